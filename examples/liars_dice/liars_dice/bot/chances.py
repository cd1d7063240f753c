"""How likely dice are to show what is hoped for."""

from __future__ import annotations

from math import comb
from typing import Final

from liars_dice.components import FEWEST_SIDES, MOST_DICE, MOST_PLAYERS, SIDES

ALL_DICE: Final = MOST_DICE * MOST_PLAYERS
NO_SUCH_DIE: Final[list[list[float]]] = []


def at_least(dice: int, wanted: int, chance: float) -> float:
    """How likely it is that of so many dice so many hit, or more."""
    found = 0.0
    for hits in range(max(wanted, 0), dice + 1):
        found += comb(dice, hits) * chance**hits * (1.0 - chance) ** (dice - hits)
    return found


def table(chance: float) -> list[list[float]]:
    return [[at_least(dice, wanted, chance) for wanted in range(ALL_DICE + 1)] for dice in range(ALL_DICE + 1)]


def by_sides(faces: int) -> list[list[list[float]]]:
    """A table for each number of sides that a die may have, so many of its faces being wanted."""
    known = [table(faces / sides) for sides in range(FEWEST_SIDES, int(SIDES) + 1)]
    return [NO_SUCH_DIE] * FEWEST_SIDES + known


SIXES: Final = by_sides(1)
"""By sides, how many dice are unseen and how many of them are needed: for a bid on sixes."""
OTHERS: Final = by_sides(2)
"""The same for any other face, which sixes help."""
