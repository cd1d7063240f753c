"""Scenes of Zoondo: positions written into the state, and the ledger's notation to play and read them.

`battle("c3 jorund", "c4 kassin.a1")` puts South's Jorund on c3 and North's Kassin on c4. A way is written
`d2>d3>xd4` (along a line, attacking) or `c2^c4` (a special move); a commitment `upright BR`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import sortilege
from sortilege.kernel.match import Event, IllegalChoice, Match, Refusal
from sortilege.kernel.rules import no_steps
from sortilege.kernel.sets import EMPTY, group_of, plus
from sortilege.shelf.zoondo.battlefield import HAND, NAMES, SQUARES, TOMB
from sortilege.shelf.zoondo.components import ALL_CARDS, ATOUTS, CARDS, EQUIPMENT, PRINTED_ATOUTS, TRIBES
from sortilege.shelf.zoondo.state import Zoondo, with_number, with_row
from sortilege.shelf.zoondo.steps import BEGIN_TURN

SOUTH, NORTH = 0, 1
SPIN = "spin TL"


def state_of(match: Match) -> Zoondo:
    game = match.game
    assert isinstance(game, Zoondo)
    return game


def card_id(name: str) -> str:
    """The card that the ledger calls `grognard.b2`, or `rhinogoths.trice`."""
    plain = re.sub(r"(\.[ab])[0-9r]$", r"\1", name).replace(".", "-")
    found = [card for card in CARDS if card == plain or card.split("-", 1)[1] == plain]
    assert len(found) == 1, f"{name} is the name of {found}"
    return found[0]


def atout_id(name: str) -> str:
    """The Atout whose name begins so."""
    found = [atout for atout in ATOUTS if atout.split("-", 1)[1].startswith(name)]
    assert len(found) == 1, f"{name} is the name of {found}"
    return found[0]


def short(card: str | None) -> str | None:
    return None if card is None else card.split("-", 1)[1]


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def places(words: str) -> list[tuple[int, int]]:
    """Squares with the cards that stand there."""
    pairs = [word.split() for word in split(words)]
    return [(NAMES.index(square), CARDS.index(card_id(name))) for square, name in pairs]


def cards(words: str) -> list[int]:
    return [CARDS.index(card_id(word)) for word in split(words)]


def deployed(
    south: str = "warus", north: str = "boarix", mode: str = "standard", seed: int | str = 5, **options: Any
) -> Match:
    """A game in which both tribes stand in their ready-made formations."""
    match = sortilege.new("zoondo", seats=2, mode=mode, seed=seed, options=options)
    for seat, tribe in ((SOUTH, south), (NORTH, north)):
        pick = "RecruitPrinted" if mode == "recruit" else "PickTribe"
        match.answer(seat, f"{pick}(by={seat}, tribe={tribe})")
    for seat in (SOUTH, NORTH):
        match.answer(seat, f"TakeFormation(by={seat})")
    return match


def battle(
    south: str,
    north: str,
    *,
    to_play: int = SOUTH,
    turn: int = 9,
    atouts: tuple[str, str] = ("", ""),
    tombs: tuple[str, str] = ("", ""),
    hands: tuple[str, str] = ("", ""),
    walls: str = "",
    ponds: str = "",
    equipment: str = "",
    bound: str = "",
    quiet: int = 0,
    idle: bool = True,
    mode: str = "standard",
    seed: int | str = 5,
    **options: Any,
) -> Match:
    """A battle in the middle: who stands where, what is in hand and in the Tombs, whose turn it is.

    `equipment` and `bound` are lists such as `d4 carapace` and `c3 11` (until the end of turn 11). Unless
    `idle` is off each side also has a Hero in a corner, f1 and a6, so that nobody is out of moves."""
    match = deployed(mode=mode, seed=seed, **options)
    game = state_of(match)
    bystanders = [places("f1 oto-von-rhino"), places("a6 oto-von-rhino")] if idle else [[], []]
    sides = [places(south) + bystanders[SOUTH], places(north) + bystanders[NORTH]]
    dead = [cards(words) for words in tombs]
    held = [cards(words) for words in hands]
    tribes = [[card for _, card in sides[seat]] + dead[seat] + held[seat] for seat in (SOUTH, NORTH)]
    game.make_tribes(*tribes)
    game.armies[SOUTH] = game.armies[NORTH] = EMPTY
    for seat in (SOUTH, NORTH):
        pieces = list(game.pieces_of(seat))
        for piece, (square, _) in zip(pieces, sides[seat], strict=False):
            game.move(piece, HAND + seat, square)
            game.stand(seat, square)
        for piece in pieces[len(sides[seat]) :][: len(dead[seat])]:
            game.move(piece, HAND + seat, TOMB + seat)
        holds_atouts(game, seat, [ATOUTS.index(atout_id(name)) for name in split(atouts[seat])])
        game.first_layings = with_number(game.first_layings, seat, len(held[seat]))
        game.recalled |= group_of(list(game.zones[HAND + seat]))
    game.begin_unknown(ALL_CARDS, ALL_CARDS, SQUARES)
    for seat in (SOUTH, NORTH):
        for piece in game.zones[TOMB + seat]:
            game.show(piece)
    for name in split(walls):
        game.obstacles = plus(game.obstacles, NAMES.index(name))
        game.terrain += ((SOUTH, ATOUTS.index(atout_id("mur")), NAMES.index(name)),)
    for name in split(ponds):
        game.ponds = plus(game.ponds, NAMES.index(name))
        game.terrain += ((NORTH, ATOUTS.index(atout_id("etang")), NAMES.index(name)),)
    for place, name in (word.split() for word in split(equipment)):
        piece = game.zones[NAMES.index(place)][0]
        slot = EQUIPMENT.index(ATOUTS.index(atout_id(name)))
        game.bearers = with_number(game.bearers, 2 * game.owner(piece) + slot, piece)
    game.bound = tuple((NAMES.index(square), int(until)) for square, until in (word.split() for word in split(bound)))
    game.quiet = quiet
    begin_turn(match, to_play, turn)
    return match.clone()


def holds_atouts(game: Zoondo, seat: int, atouts: list[int]) -> None:
    """A seat has these Atouts in hand, and everybody knows it."""
    game.atouts = with_row(game.atouts, seat, bytes(atouts))
    game.shown_atouts = with_row(game.shown_atouts, seat, bytes(sorted(atouts)))


def begin_turn(match: Match, seat: int, turn: int) -> None:
    """It is that seat's turn, afresh."""
    game = state_of(match)
    game.turn = turn - 1
    game.open = b""
    game.asked = no_steps(2)
    game.drop_pending()
    game.then(BEGIN_TURN(seat))
    game.main_stack = game.stack[:]
    game.advance()
    match._asks = None


def full_hand(tribe: str) -> str:
    """The three Atouts of a tribe."""
    return ", ".join(ATOUTS[atout].split("-", 1)[1] for atout in PRINTED_ATOUTS[TRIBES.index(tribe)])


# Recruiting


def recruiting(**options: Any) -> Match:
    return sortilege.new("zoondo", seats=2, mode="recruit", seed=7, options=options)


def recruit(match: Match, seat: int, zoons: str, atouts: str = "", done: bool = True) -> None:
    for name in split(zoons):
        match.answer(seat, f"RecruitZoon(by={seat}, card={card_id(name)})")
    if done:
        match.answer(seat, f"StopRecruiting(by={seat}, stage=1)")
        for atout in split(atouts):
            match.answer(seat, f"RecruitAtout(by={seat}, atout={atout})")
        match.answer(seat, f"StopRecruiting(by={seat}, stage=2)")


def offered_to(match: Match, seat: int, name: str) -> list[dict[str, Any]]:
    ask = next(ask for ask in match.asks if ask.seat == seat)
    return [dict(option.arguments) for option in ask.options if option.name == name]


# What a test does


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and what, where one seat is."""
    (ask,) = match.asks
    return ask.seat, ask.why.name


def written(seat: int, way: str) -> str:
    """The step of a way such as `d2>d3>xd4`."""
    squares = re.findall("[a-f][1-6]", way)
    via = "special" if "^" in way else squares[1] if len(squares) == 3 else "none"
    verb = "AttackZoon" if "x" in way else "MoveZoon"
    return f"{verb}(by={seat}, zoon={squares[0]}, to={squares[-1]}, via={via})"


def go(match: Match, way: str) -> Sequence[Event]:
    """Whoever is asked moves or attacks."""
    seat = match.asks[0].seat
    return match.answer(seat, written(seat, way))


def commit(match: Match, seat: int, words: str) -> Sequence[Event]:
    turn, touch = words.split()
    return match.answer(seat, f"TouchCorner(by={seat}, turn={turn}, touch={touch})")


def fight(match: Match, south: str, north: str) -> Sequence[Event]:
    """Both commit; what everybody is told of it."""
    before = len(match.events(None))
    commit(match, SOUTH, south)
    commit(match, NORTH, north)
    return match.events(None, since=before)


def play_atout(match: Match, name: str) -> Sequence[Event]:
    seat = match.asks[0].seat
    return match.answer(seat, f"PlayAtout(by={seat}, atout={atout_id(name)})")


def choose(match: Match, words: str) -> Sequence[Event]:
    """Whoever is asked takes the option that its words begin: `RelocateZoon to=f4`."""
    name, *given = words.split()
    ask = match.asks[0]
    found = [
        option
        for option in ask.options
        if option.name == name and all(f"{part}," in f"{option},".replace(")", "") for part in given)
    ]
    assert len(found) == 1, f"{words} names {found} of {ask.options}"
    return match.answer(ask.seat, found[0])


def refused(match: Match, seat: int, step: str) -> Refusal:
    try:
        match.answer(seat, step)
    except IllegalChoice as no:
        return no.reason
    raise AssertionError(f"{step} was not refused")


# What a test sees


def ways(match: Match, zoon: str = "") -> set[str]:
    """The ways on offer, of one Zoon or of all."""
    found = set()
    for option in match.asks[0].options:
        if option.name in ("MoveZoon", "AttackZoon"):
            start, to, via = (option.arguments[name] for name in ("zoon", "to", "via"))
            if zoon in ("", start):
                arrival = f"x{to}" if option.name == "AttackZoon" else to
                middle = "^" if via == "special" else ">" if via is None else f">{via}>"
                found.add(f"{start}{middle}{arrival}")
    return found


def arrivals(match: Match, zoon: str) -> set[str]:
    return {way[-2:] for way in ways(match, zoon)}


def offered(match: Match, name: str) -> list[dict[str, Any]]:
    """The arguments, but for the seat, of the options of one name."""
    found = [dict(option.arguments) for option in match.asks[0].options if option.name == name]
    for one in found:
        del one["by"]
    return found


def playable(match: Match) -> list[str]:
    """The Atouts on offer."""
    return [str(short(str(one["atout"]))) for one in offered(match, "PlayAtout")]


def on(match: Match, square: str) -> str | None:
    """What really stands on a square, whoever may know it."""
    game = state_of(match)
    zone = game.zones[NAMES.index(square)]
    return short(CARDS[game.face(zone[0])]) if zone else None


def tomb(match: Match, seat: int) -> list[str]:
    """What really lies in a Tomb, Zoons and Atouts."""
    game = state_of(match)
    zoons = [CARDS[game.face(piece)] for piece in game.zones[TOMB + seat]]
    return sorted(str(short(card)) for card in [*zoons, *[ATOUTS[atout] for atout in game.buried[seat]]])


def hand(match: Match, seat: int) -> list[str]:
    """The Reinforcement cards that a seat really holds."""
    game = state_of(match)
    return sorted(str(short(CARDS[game.face(piece)])) for piece in game.zones[HAND + seat])


def atouts_of(match: Match, seat: int) -> list[str]:
    return [str(short(ATOUTS[atout])) for atout in state_of(match).atouts[seat]]


def seen(match: Match, seat: int | None, square: str) -> str | None:
    """The face a seat is shown on a square; None is a back."""
    return short(match.view(seat)["field"][square]["card"])


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def told(events: Sequence[Event], name: str) -> dict[str, Any]:
    """The fields of the one event of that name."""
    (event,) = [event for event in events if event.name == name]
    return dict(event.fields)


def result(match: Match) -> tuple[tuple[int, ...], str] | None:
    """Who has won, and why it is over."""
    return None if match.outcome is None else (match.outcome.winners, match.outcome.reason)
