"""How many turns a pawn needs until it stops on a place: the die has to fit, so near is not always soon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import vec
from sortilege.shelf.animaux.map import DIE, PLACES, Space, destinations

TURN: Final = 40
"""Waits are counted in such parts of a turn."""
LONGEST: Final = 255
SWEEPS: Final = 12
"""After so many nothing changes any more."""

SPACES: Final = PLACES + 1
UNMEASURED: Final = -1

_waits: Final[vec[i64]] = vec[i64]([UNMEASURED] * (SPACES * SPACES))
_hindered: Final[vec[i64]] = vec[i64]([UNMEASURED] * (SPACES * SPACES))


def wait(goal: Space, space: Space) -> i64:
    """Parts of turns until a pawn stops on the goal, if each roll takes it where the rest is shortest."""
    if _waits[goal * SPACES + space] == UNMEASURED:
        measure(goal)
    return _waits[goal * SPACES + space]


def hindered_wait(goal: Space, space: Space) -> i64:
    """The same where the first roll is halved."""
    if _hindered[goal * SPACES + space] == UNMEASURED:
        measure(goal)
    return _hindered[goal * SPACES + space]


def measure(goal: Space) -> None:
    turns = [float(DIE)] * SPACES
    turns[goal] = 0.0
    for _ in range(SWEEPS):
        for space in range(SPACES):
            if space != goal:
                turns[space] = after_a_roll(turns, space, False)
    for space in range(SPACES):
        slow = 0.0 if space == goal else after_a_roll(turns, space, True)
        _waits[goal * SPACES + space] = in_parts(turns[space])
        _hindered[goal * SPACES + space] = in_parts(slow)


def after_a_roll(turns: list[float], space: Space, halved: bool) -> float:
    total = 0.0
    for roll in range(1, DIE + 1):
        best = float(LONGEST)
        for to in destinations(space, (roll + 1) // 2 if halved else roll):
            best = min(best, turns[to])
        total += best
    return 1.0 + total / DIE


def in_parts(turns: float) -> i64:
    return min(LONGEST, round(TURN * turns))
