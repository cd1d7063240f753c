"""How likely dice are to show what is hoped for."""

from __future__ import annotations

from math import comb
from typing import Final

from liars_dice.components import MOST_DICE, MOST_PLAYERS

ALL_DICE: Final = MOST_DICE * MOST_PLAYERS
ONE_FACE: Final = 1 / 6
FACE_OR_WILD: Final = 2 / 6


def at_least(dice: int, wanted: int, chance: float) -> float:
    """How likely it is that of so many dice so many hit, or more."""
    found = 0.0
    for hits in range(max(wanted, 0), dice + 1):
        found += comb(dice, hits) * chance**hits * (1.0 - chance) ** (dice - hits)
    return found


def table(chance: float) -> list[list[float]]:
    return [[at_least(dice, wanted, chance) for wanted in range(ALL_DICE + 1)] for dice in range(ALL_DICE + 1)]


SIXES: Final[list[list[float]]] = table(ONE_FACE)
"""By how many dice are unseen and how many of them are needed: for a bid on sixes."""
OTHERS: Final[list[list[float]]] = table(FACE_OR_WILD)
"""The same for any other face, which sixes help."""
