"""Scenes of Les Animaux Fantastiques: a game that is dealt, then arranged as a test needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sortilege
from sortilege.kernel.match import Event, Match
from sortilege.kernel.sets import plus
from sortilege.shelf.animaux.components import CHARACTERS, FIRST_BEAST, TOKEN
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import CHOOSE_DESTINATION
from sortilege.shelf.animaux.zones import PILE, SET_ASIDE

ANN, BOB, CAT, DAN, EVE, FLO = range(6)


def state_of(match: Match) -> Animaux:
    assert isinstance(match.game, Animaux)
    return match.game


def first_captures(
    seats: int = 2,
    *,
    roll: int | None = None,
    pawns: Mapping[int, int] | None = None,
    tokens: Mapping[int, str | None] | None = None,
    captured: Mapping[int, Sequence[str]] | None = None,
    pile: int = 21,
    round_number: int = 1,
    character: str | None = None,
    active: int = ANN,
    seed: int = 1926,
) -> Match:
    """A game of the first mode in which Ann, or whoever is active, has rolled and is about to move.

    `tokens` says what lies face down on a place, or that it is empty; `captured` which beasts a
    player has already, their tokens being gone; `pile` how many tokens are left to draw."""
    match = sortilege.new("animaux", seats=seats, seed=seed, options={"first_seat": active, "characters": "random"})
    game = state_of(match)
    arranged: set[int] = set()
    for seat, beasts in (captured or {}).items():
        for beast in beasts:
            capture(game, seat, beast)
    while len(game.zones[PILE]) > pile:
        leave(game, game.zones[PILE][0], PILE)
    for place, token in (tokens or {}).items():
        if token is None:
            leave(game, game.zones[place][0], place)
        else:
            arranged.add(lay(game, token, place, arranged))
    for seat, space in (pawns or {}).items():
        game.pawns[seat] = space
    if character is not None:
        game.characters[active] = CHARACTERS.index(character)
    if roll is not None:
        game.asked[active] = CHOOSE_DESTINATION(active, roll)
    game.round = round_number
    return match.clone()


def leave(game: Animaux, token: int, zone: int) -> None:
    """A token leaves the game, seen by all."""
    game.reveal(token)
    game.move(token, zone, SET_ASIDE)


def capture(game: Animaux, seat: int, beast: str) -> None:
    face = TOKEN.values[beast]
    zone = next(zone for zone in range(1, PILE + 1) if game.find(zone, face) >= 0)
    other = game.zones[PILE][0]
    exchange(game, game.find(zone, face), other)
    leave(game, other, PILE)
    game.beasts[seat] = plus(game.beasts[seat], face - FIRST_BEAST)


def lay(game: Animaux, token: str, place: int, arranged: set[int]) -> int:
    """Makes the token on a place the one named, by exchanging it with one that lies face down."""
    face = TOKEN.values[token]
    here = game.zones[place][0]
    hidden = [piece for zone in range(1, PILE + 1) for piece in game.zones[zone]]
    exchange(game, here, next(piece for piece in hidden if game.face(piece) == face and piece not in arranged))
    return here


def exchange(game: Animaux, one: int, other: int) -> None:
    game.pieces[one], game.pieces[other] = game.pieces[other], game.pieces[one]


# What a test does and sees


def go(match: Match, seat: int, to: int) -> Sequence[Event]:
    return match.answer(seat, f"MovePawn(by={seat}, to={to})")


def rolls(match: Match, seat: int, roll: int) -> None:
    """Makes the roll of whoever is about to move another one."""
    match.game.asked[seat] = CHOOSE_DESTINATION(seat, roll)
    match._asks = None


def go_anywhere(match: Match) -> None:
    """Whoever plays goes to the first space on offer."""
    match.answer(match.asks[0].seat, match.asks[0].options[0])


def destinations(match: Match) -> list[int]:
    """Where the player whose turn it is may go."""
    return sorted(int(str(option.arguments["to"])) for option in match.asks[0].options)


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def beasts_of(match: Match, seat: int) -> list[str]:
    beasts: list[str] = match.view(None)["players"][seat]["beasts"]
    return beasts


def pile_of(match: Match) -> int:
    pile: int = match.view(None)["pile"]
    return pile


def token_on(match: Match, place: int) -> str:
    """What is really on the token of a place, whoever may know it."""
    game = state_of(match)
    return str(TOKEN.write(game.face(game.zones[place][0])))


def lies_face_down(match: Match, place: int) -> bool:
    shown: list[object] = [match.view(seat)["places"][str(place)] for seat in (None, *range(match.game.seats))]
    return shown == [{"token": None, "open": False}] * len(shown)
