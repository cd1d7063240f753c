"""Positions to test: written into the state directly, then played through a match.

Seats are A to F, dice are numbers and S, places are named as on the board. Everybody holds a card that
cannot be played on the street unless the scene says otherwise, so that everybody is asked at each window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sortilege
from sortilege.kernel.kinds import NONE
from sortilege.kernel.match import Match, Refusal
from sortilege.kernel.rules import NO_STEP, no_steps
from sortilege.kernel.ruleset import Value
from sortilege.kernel.sets import EMPTY
from sortilege.shelf.traverse.components import BUILDING, CARD, COINS, ITEMS, PLACE
from sortilege.shelf.traverse.state import DRAWN, PILE, Traverse
from sortilege.shelf.traverse.steps import TAKE_TURN

A, B, C, D, E, F = range(6)
S = 1
"""A Spiral."""
FULL = " ".join(ITEMS)
HARMLESS = ["S-DEFEND"] * 4 + ["S-LEAVE"] * 3
SEEDS_TO_TRY = 2_000_000


def new(seats: int = 4, mode: str = "standard", options: Mapping[str, Value] | None = None) -> Match:
    """A real new game whose players have chosen their hats."""
    match = sortilege.new("traverse", seats=seats, mode=mode, options=options, seed=1)
    while match.asks[0].why.name == "ChooseHat":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match


def scene(
    at: Mapping[int, str] | None = None,
    *,
    seats: int = 4,
    mode: str = "standard",
    turn: int = A,
    coins: Mapping[int, Sequence[int]] | None = None,
    bank: Sequence[int] | None = None,
    trunks: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    pile: str = "",
    sign: str | None = None,
    locks: Mapping[int, str] | None = None,
    dice: Sequence[int] = (),
    step: int = NO_STEP,
    **options: Value,
) -> Match:
    """A position at the beginning of a turn. Coins, items and cards not mentioned stay where they are:
    2 of each coin, empty trunks, a harmless card; `pile` names its top cards, the topmost first. Coins
    that `bank` does not leave in the bank are the last seat's."""
    match = new(seats, mode, options)
    game = match.game
    assert isinstance(game, Traverse)
    game.drop_pending()
    game.open = b""
    game.asked = no_steps(seats)
    game.first = turn
    for seat, place in (at or {}).items():
        game.hats[seat] = PLACE.values[place]
    share_coins(game, coins or {}, bank)
    for seat, items in (trunks or {}).items():
        for item in items.split():
            assert game.stock[ITEMS.index(item)], "more items in trunks than there are"
            game.put_in_trunk(seat, ITEMS.index(item))
            game.take_from_shop(ITEMS.index(item))
    if mode == "standard":
        share_cards(game, hands or {}, pile.split())
    game.sign = NONE if sign is None else BUILDING.values[sign]
    for seat, shop in (locks or {}).items():
        game.lock_floo(seat, BUILDING.values[shop])
    load(match, *dice)
    game.then(step or TAKE_TURN(turn))
    game.advance()
    return Match(match.ruleset, game, match.view(None)["options"])


def share_coins(game: Traverse, coins: Mapping[int, Sequence[int]], bank: Sequence[int] | None) -> None:
    for kind in range(len(COINS)):
        for seat, purse in coins.items():
            game.coins[3 * seat + kind] = purse[kind]
        rest = 20 - sum(game.coins[3 * seat + kind] for seat in range(game.seats))
        game.coins[3 * game.seats + kind] = rest if bank is None else bank[kind]
        if bank is not None:
            game.coins[3 * (game.seats - 1) + kind] += rest - bank[kind]
    assert min(game.coins) >= 0, "more coins than there are"


def share_cards(game: Traverse, hands: Mapping[int, str], pile: list[str]) -> None:
    """Deals the cards anew: these hands, these on top of the pile, nobody knowing but the holders."""
    cards = list(range(len(game.pieces)))
    for piece in cards:
        game.forget(piece)
    for zone in range(len(game.zones)):
        game.lay([], zone)
    game.known_spells = EMPTY

    def pick(card: str) -> int:
        found = next(piece for piece in cards if game.face(piece) == CARD.values[card])
        cards.remove(found)
        return found

    top = [pick(card) for card in pile]
    held = {seat: [pick(card) for card in hand.split()] for seat, hand in hands.items()}
    for seat in range(game.seats):
        if seat not in held:
            spare = next(card for card in HARMLESS if any(game.face(piece) == CARD.values[card] for piece in cards))
            held[seat] = [pick(spare)]
        for piece in held[seat]:
            game.look(seat, piece)
            game.put_in_hand(piece, seat)
    game.lay([*cards, *reversed(top)], PILE)


def load(match: Match, *dice: int) -> None:
    """The next dice rolled show these faces: a seed is looked for that throws them."""
    if dice:
        for seed in range(SEEDS_TO_TRY):
            match.game.seed_quickly(seed)
            if all(match.game.below(6) + 1 == die for die in dice):
                match.game.seed_quickly(seed)
                return
        raise AssertionError(f"no seed throws {dice}")


# Playing


def choose(match: Match, name: str, **arguments: str | int) -> None:
    """Answers with the one option of that name and these arguments."""
    ask = match.asks[0]
    found = [
        option
        for option in ask.options
        if option.name == name and all(option.arguments[key] == value for key, value in arguments.items())
    ]
    assert len(found) == 1, f"{name} {arguments} names {found} of {ask.options}"
    match.answer(ask.seat, found[0])


def roll(match: Match, *dice: int) -> None:
    """Rolls these dice; whatever is rolled afterwards may be loaded with them."""
    load(match, *dice)
    choose(match, "RollDice")


def throw(match: Match, *dice: int) -> None:
    """Rolls these dice and goes on without a Spell."""
    roll(match, *dice)
    if asked(match)[1] == "ActAfterRoll":
        choose(match, "GoOn")


def walk(match: Match, *dice: int) -> None:
    """Rolls these dice and walks the full count."""
    throw(match, *dice)
    if asked(match)[1] == "ChooseStop":
        choose(match, "Walk")


def quiet_turn(match: Match, *dice: int) -> None:
    """A whole turn: rolls these dice, walks the full count and does nothing that is not compulsory."""
    seat = asked(match)[0]
    walk(match, *dice)
    while not match.over and asked(match)[0] == seat and asked(match)[1] != "ActBeforeRoll":
        match.answer(seat, match.asks[0].options[0])


def spell(match: Match, card: str) -> None:
    choose(match, "PlaySpell", card=card)


def end(match: Match) -> None:
    choose(match, "EndTurn")


# Looking


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert len(match.asks) == 1
    return match.asks[0].seat, match.asks[0].why.name


def offered(match: Match) -> set[str]:
    """The options, each with its arguments but the seat that chooses: "EnterShop wand_shop"."""
    options = match.asks[0].options
    words = {" ".join([option.name, *map(str, list(option.arguments.values())[1:])]) for option in options}
    assert len(words) == len(options)
    return words


def refusal(match: Match, seat: int, notation: str) -> Refusal:
    refused = match.why_not(seat, notation)
    assert refused is not None, f"{notation} is possible"
    return refused


def player(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["players"][seat]
    return found


def place(match: Match, seat: int) -> str:
    return str(player(match, seat)["place"])


def coins(match: Match, seat: int | None) -> list[int]:
    """Galleons, Sickles, Knuts of a seat, or of the bank."""
    purse = match.view(None)["bank"] if seat is None else player(match, seat)["coins"]
    return list(purse.values())


def trunk(match: Match, seat: int) -> set[str]:
    return set(player(match, seat)["trunk"])


def stock(match: Match, item: str) -> int:
    return int(match.view(None)["stock"][item])


def hand(match: Match, seat: int) -> list[str]:
    return list(match.view(seat)["hand"])


def pile(match: Match) -> list[str]:
    """The whole pile, which nobody may see, the top card first."""
    return [str(CARD.write(match.game.face(piece))) for piece in reversed(match.game.zones[PILE])]


def waiting(match: Match) -> int:
    return len(match.game.zones[DRAWN])


def happened(match: Match, seat: int | None = None) -> list[str]:
    """The names of everything a seat, or a spectator, was told."""
    return [event.name for event in match.events(seat)]


def last(match: Match, name: str, seat: int | None = None) -> dict[str, Any]:
    """The fields of the last event of that name."""
    return [event.fields for event in match.events(seat) if event.name == name][-1]
