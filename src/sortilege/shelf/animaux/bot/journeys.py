"""How many turns a pawn needs until it stops on a place: the die has to fit, so near is not always soon."""

from __future__ import annotations

from typing import Final

from sortilege.shelf.animaux.map import DIE, PLACES, Space, destinations

TURN: Final = 40
"""Waits are counted in such parts of a turn."""
LONGEST: Final = 255
SWEEPS: Final = 12
"""After so many nothing changes any more."""

_waits: Final[list[bytes]] = [b""] * (PLACES + 1)
_hindered: Final[list[bytes]] = [b""] * (PLACES + 1)


def waits(goal: Space) -> bytes:
    """By space: parts of turns until a pawn stops on the goal, if each roll takes it where the rest is shortest."""
    if not _waits[goal]:
        measure(goal)
    return _waits[goal]


def hindered_waits(goal: Space) -> bytes:
    """The same where the first roll is halved."""
    if not _hindered[goal]:
        measure(goal)
    return _hindered[goal]


def measure(goal: Space) -> None:
    turns = [float(DIE)] * (PLACES + 1)
    turns[goal] = 0.0
    for _ in range(SWEEPS):
        for space in range(PLACES + 1):
            if space != goal:
                turns[space] = after_a_roll(turns, space, False)
    _waits[goal] = in_parts(turns)
    slow = [0.0 if space == goal else after_a_roll(turns, space, True) for space in range(PLACES + 1)]
    _hindered[goal] = in_parts(slow)


def after_a_roll(turns: list[float], space: Space, halved: bool) -> float:
    total = 0.0
    for roll in range(1, DIE + 1):
        best = float(LONGEST)
        for to in destinations(space, (roll + 1) // 2 if halved else roll):
            best = min(best, turns[to])
        total += best
    return 1.0 + total / DIE


def in_parts(turns: list[float]) -> bytes:
    return bytes([min(LONGEST, round(TURN * one)) for one in turns])
