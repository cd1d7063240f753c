"""How a seat is shown a Diagon Alley game: everything but the cards of others and of the pile."""

from __future__ import annotations

from functools import lru_cache

from msgspec import UNSET

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import JUDGE, NOTHING
from sortilege.shelf.traverse.components import (
    BUILDING,
    CARD,
    COINS,
    HAT,
    ITEMS,
    KINDS_OF_COIN,
    PLACE,
    PRICES,
    ROLLED,
)
from sortilege.shelf.traverse.rules.conditions import coins_lacking
from sortilege.shelf.traverse.state import DRAWN, HAND, PILE, Traverse, spaces_of
from sortilege.shelf.traverse.view import Player, Purse, TraverseView

PRICE_OF: dict[str, dict[str, int]] = {
    item: {coin: count for coin, count in zip(COINS, price, strict=True) if count}
    for item, price in zip(ITEMS, PRICES, strict=True)
}


def view(game: Traverse, seat: int) -> TraverseView:
    dice = [game.first_die, game.second_die] if game.first_die else None
    return TraverseView(
        round=game.round,
        first=None if game.turn == NONE else game.first,
        turn=None if game.turn == NONE else game.turn,
        dice=None if dice is None else [ROLLED.labels[die - 1] for die in dice],
        steps=None if dice is None else [spaces_of(die) for die in dice],
        sign=BUILDING.shown[game.sign],
        bank=purse(game, game.seats),
        stock=dict(zip(ITEMS, game.stock, strict=True)),
        prices=PRICE_OF,
        pile=len(game.zones[PILE]),
        waiting=[CARD.shown[face] for face in waiting(game, seat)],
        players=[player(game, other) for other in range(game.seats)],
        hand=name_cards(own_hand(game, seat)),
        hands=[name_cards(game.seen_by(seat, HAND + other)) for other in range(game.seats)] if seat == JUDGE else UNSET,
    )


def name_cards(faces: list[int]) -> list[str]:
    return sorted([CARD.labels[face] for face in faces])


def purse(game: Traverse, holder: int) -> Purse:
    """The coins of a seat, or of the bank after the last seat."""
    first = KINDS_OF_COIN * holder
    return Purse(*game.coins[first : first + KINDS_OF_COIN])


def player(game: Traverse, seat: int) -> Player:
    return Player(
        hat=HAT.shown[game.colours[seat]],
        place=PLACE.shown[game.hats[seat]],
        coins=purse(game, seat),
        trunk=[ITEMS[item] for item in game.items_of(seat)],
        cards=game.hand_size(seat),
        misses=game.misses[seat],
        floo_locked=BUILDING.shown[game.locks[seat]],
        lacks=lacks(*game.coins[KINDS_OF_COIN * seat : KINDS_OF_COIN * (seat + 1)]),
    )


@lru_cache(maxsize=4096)
def lacks(*purse: int) -> dict[str, dict[str, int]]:
    """By item and coin: how many are missing in a purse. Purses are few, and seen again and again."""
    return {
        name: {COINS[coin]: short for coin, held in enumerate(purse) if (short := coins_lacking(item, coin, held))}
        for item, name in enumerate(ITEMS)
    }


def waiting(game: Traverse, seat: int) -> list[int]:
    """The second card of a pair, for its drawer. What others may know of it is left to memory. TRA-R60, TRA-R42."""
    return game.seen_by(seat, DRAWN) if seat in (game.turn, JUDGE) else [NOTHING] * len(game.zones[DRAWN])


def own_hand(game: Traverse, seat: int) -> list[int]:
    """The cards of one's own hand. What one may know of others' cards is left to memory. TRA-R42."""
    if seat >= game.seats:
        return []
    return [face for face in game.seen_by(seat, HAND + seat) if face != NOTHING]
