"""How many turns a shopper of Diagon Alley has left: a walk counted shop by shop, with the purse."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.traverse.components import FULL_TRUNK, PRICES, SELLS
from sortilege.shelf.traverse.map import ALLEY, ENTRANCES, FIRST_IN_ALLEY, LEAKY, SHOP, STEPS, STREET
from sortilege.shelf.traverse.state import Traverse

SPACES_IN_A_TURN: Final = 6.7
"""Two dice on which a Spiral moves nobody."""
LOST_BY_A_PURCHASE: Final = 0.55
"""Of a turn: the rest of the roll that leads into a shop."""
TURNS_IN_ALLEY: Final = 1.6
SOLD_OUT: Final = 6.0
"""Turns it takes to find an item that no shop has left."""
LAPS: Final = 5

_stops: Final[list[int]] = [NONE] * STREET
for _shop, _entrance in enumerate(ENTRANCES):
    _stops[_entrance] = _shop
_ways: Final[list[int]] = [space for space in range(STREET) if _stops[space] != NONE or space == STEPS]
"""The spaces of the street that matter: the doors of the shops and the steps of the bank."""


def turns_now(game: Traverse, seat: int) -> float:
    """As it stands."""
    return turns_left(game, seat, game.hats[seat], game.coins[3 * seat : 3 * seat + 3], game.trunks[seat])


def turns_left(game: Traverse, seat: int, place: int, coins: list[int], trunk: int) -> float:
    """Until the inn with a full trunk, buying whatever can be paid for on the way."""
    purse = coins[:]
    turns = 0.0
    missing = FULL_TRUNK & ~trunk
    for item in range(len(PRICES)):
        if missing >> item & 1 and not game.stock[item]:
            turns += SOLD_OUT
            missing &= ~(1 << item)
    space = place
    if place >= SHOP:
        shop = place - SHOP
        space = ENTRANCES[shop]
        item = SELLS[shop]
        if item != NONE and missing >> item & 1 and can_pay(purse, item):
            pay(purse, item)
            missing &= ~(1 << item)
    elif place >= FIRST_IN_ALLEY:
        space = place - ALLEY
        turns += TURNS_IN_ALLEY
    walked = 0
    at = 0
    while at < len(_ways) and _ways[at] <= space:
        at += 1
    for _ in range(LAPS * len(_ways)):
        if at == len(_ways):
            at = 0
        walked += (_ways[at] - space - 1) % STREET + 1
        space = _ways[at]
        at += 1
        if space == STEPS:
            for coin in range(3):
                purse[coin] += 1
            continue
        shop = _stops[space]
        if shop == LEAKY:
            if missing == 0:
                break
            continue
        item = SELLS[shop]
        if missing >> item & 1 and can_pay(purse, item):
            pay(purse, item)
            missing &= ~(1 << item)
            turns += LOST_BY_A_PURCHASE
    return turns + walked / SPACES_IN_A_TURN + game.misses[seat]


def can_pay(purse: list[int], item: int) -> bool:
    price = PRICES[item]
    return purse[0] >= price[0] and purse[1] >= price[1] and purse[2] >= price[2]


def pay(purse: list[int], item: int) -> None:
    price = PRICES[item]
    for coin in range(3):
        purse[coin] -= price[coin]
