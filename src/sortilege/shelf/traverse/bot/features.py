"""What is to be said for a shopper's chances; how much each counts is learned from games (`judgement.toml`)."""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, size
from sortilege.shelf.traverse.bot.outlook import standing
from sortilege.shelf.traverse.bot.routes import fewest, purse_of, turns_now
from sortilege.shelf.traverse.components import FULL_TRUNK, ITEMS, KINDS_OF_COIN, SELLS, SPELLS
from sortilege.shelf.traverse.map import GRINGOTTS, LEAKY
from sortilege.shelf.traverse.state import HAND, Traverse

FEATURES: Final[list[str]] = [
    "standing", "soon", "very-soon", "soon-and-next", "items", "full", "coins", "even-coins", "inside", "in-alley",
    "shut-out", *[f"hand-{spell}" for spell in SPELLS],
]  # fmt: skip
"""What `features` says, in its order."""


def features(game: Traverse, seat: Seat) -> list[float]:
    """One number for each of FEATURES, all about as large as 1."""
    turns = turns_now(game, seat)
    trunk = game.trunks[seat]
    soon = exp(-0.5 * turns)
    purse = purse_of(game, seat)
    coins = 0
    for coin in range(KINDS_OF_COIN):
        coins += int(game.coins_of(seat, coin))
    row = [standing(game, seat, turns), soon, exp(-1.5 * turns), soon if game.turn == seat else 0.0]
    row += [int(size(trunk)) / len(ITEMS), 1.0 if trunk == FULL_TRUNK else 0.0, coins / 10.0, int(fewest(purse)) / 3.0]
    row += [1.0 if game.is_inside(seat) else 0.0, 1.0 if game.is_in_alley(seat) else 0.0]
    row.append(1.0 if is_shut_out(game, seat) else 0.0)
    held = [0.0] * len(SPELLS)
    for card in game.zones[HAND + seat]:
        held[game.face(card)] += 0.5
    row += held
    return row


def is_shut_out(game: Traverse, seat: Seat) -> bool:
    """Whether the building that is closed is one the seat still needs."""
    if game.sign == NONE or game.sign == GRINGOTTS:
        return False
    if game.sign == LEAKY:
        return game.has_full_trunk(seat)
    return not game.owns(seat, SELLS[game.sign])
