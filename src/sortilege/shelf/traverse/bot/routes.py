"""How many turns a shopper of Diagon Alley has left: a walk counted shop by shop, with the purse."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, has, minus, only
from sortilege.shelf.traverse.components import FULL_TRUNK, ITEMS, KINDS_OF_COIN, PRICES, SELLS, Coin, Item, Items
from sortilege.shelf.traverse.map import (
    ALLEY,
    ENTRANCES,
    FIRST_IN_ALLEY,
    LEAKY,
    SHOP,
    STEPS,
    STREET,
    Place,
)
from sortilege.shelf.traverse.state import Traverse

SPACES_IN_A_TURN: Final = 6.7
"""Two dice on which a Spiral moves nobody."""
LOST_BY_A_PURCHASE: Final = 0.55
"""Of a turn: the rest of the roll that leads into a shop."""
TURNS_IN_ALLEY: Final = 1.6
SOLD_OUT: Final = 6.0
"""Turns it takes to find an item that no shop has left."""
LAPS: Final = 5

# A purse is one number, so that it is paid from and filled at a stroke: eight bits for each kind of coin, of which the
# highest is never used and lends to a subtraction.

Purse: TypeAlias = i64

BITS: Final = 8
ONE_OF_EACH: Final[i64] = 0x010101
LENT: Final[i64] = 0x808080


def purse_of(game: Traverse, seat: Seat) -> Purse:
    coins = game.coins
    first = KINDS_OF_COIN * seat
    return coins[first] | coins[first + 1] << BITS | coins[first + 2] << 2 * BITS


def one(coin: Coin) -> Purse:
    """A single coin."""
    return only(BITS * coin)


def can_pay(purse: Purse, price: Purse) -> bool:
    """Whether there are enough coins of every kind."""
    return (purse | LENT) - price & LENT == LENT


def fewest(purse: Purse) -> i64:
    """How many coins there are of the rarest kind: an even purse buys anything."""
    least = purse & 255
    for coin in range(1, KINDS_OF_COIN):
        many = purse >> BITS * coin & 255
        if many < least:
            least = many
    return least


def price_of(item: Item) -> Purse:
    price: i64 = 0
    for coin in range(KINDS_OF_COIN):
        price += PRICES[item][coin] * one(coin)
    return price


# The halts of a lap of the street, in its order: the doors of the shops and the steps of the bank

AT_BANK: Final = 100
AT_INN: Final = 101

_spaces: Final[list[int]] = sorted([*ENTRANCES, STEPS])
_goods: Final[list[int]] = [
    AT_BANK if space == STEPS else AT_INN if space == ENTRANCES[LEAKY] else SELLS[ENTRANCES.index(space)]
    for space in _spaces
]
HALTS: Final = 8
GOODS: Final[bytes] = bytes(_goods)
"""By halt: the item sold there, AT_BANK or AT_INN."""
GAPS: Final[bytes] = bytes([(_spaces[halt] - _spaces[halt - 1]) % STREET for halt in range(HALTS)])
"""By halt: how many spaces it lies after the one before it."""
NEXT_HALT: Final[bytes] = bytes(
    [next((halt for halt in range(HALTS) if _spaces[halt] > space), 0) for space in range(STREET)]
)
"""By space: the first halt after it."""
PASSED: Final[bytes] = bytes([(space - _spaces[NEXT_HALT[space] - 1]) % STREET for space in range(STREET)])
"""By space: how many spaces it lies after the halt before it, or on it."""
COSTS: Final[list[int]] = [price_of(item) for item in range(len(ITEMS))]
"""By item: its price."""


def turns_now(game: Traverse, seat: Seat) -> float:
    """As it stands."""
    return turns_left(game, seat, game.hats[seat], purse_of(game, seat), game.trunks[seat])


def turns_left(game: Traverse, seat: Seat, place: Place, purse: Purse, trunk: Items) -> float:
    """Until the inn with a full trunk, buying whatever can be paid for on the way."""
    turns = 0.0
    missing = FULL_TRUNK & ~trunk
    stock = game.stock
    for item in range(len(stock)):
        if stock[item] == 0 and has(missing, item):
            turns += SOLD_OUT
            missing = minus(missing, item)
    space: i64 = place
    if place >= SHOP:
        space = ENTRANCES[place - SHOP]
        sold: i64 = SELLS[place - SHOP]
        if sold != NONE and has(missing, sold) and can_pay(purse, COSTS[sold]):
            purse -= COSTS[sold]
            missing = minus(missing, sold)
    elif place >= FIRST_IN_ALLEY:
        space = place - ALLEY
        turns += TURNS_IN_ALLEY
    halt: i64 = NEXT_HALT[space]
    walked: i64 = -PASSED[space]
    for _ in range(LAPS * HALTS):
        walked += GAPS[halt]
        goods: i64 = GOODS[halt]
        halt += 1
        if halt == HALTS:
            halt = 0
        if goods == AT_BANK:
            purse += ONE_OF_EACH
        elif goods == AT_INN:
            if missing == 0:
                break
        elif has(missing, goods) and can_pay(purse, COSTS[goods]):
            purse -= COSTS[goods]
            missing = minus(missing, goods)
            turns += LOST_BY_A_PURCHASE
    return turns + int(walked) / SPACES_IN_A_TURN + int(game.misses[seat])


def passes_bank(purse: Purse) -> Purse:
    """What is in a purse after the bank has paid."""
    return purse + ONE_OF_EACH
