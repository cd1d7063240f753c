"""The grid notation: what a movement or aiming grid says, checked and drawn. ZOO-MOV, ZOO-SHT-01.

`n.n ne j(0,2)` reads: one or two squares forward along a line, one square forward right, a special
move two squares forward. `~` marks a square that the line crosses and where no move ends.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

Offset = tuple[int, int]
"""So many squares to the right and so many forward."""

STEPS: Final[dict[str, Offset]] = {
    "n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1), "w": (-1, 0), "nw": (-1, 1),
}  # fmt: skip
REACH: Final = 2
"""A grid is five squares wide: nothing lies further off."""
LONGEST_LINE: Final = 2

_JUMP: Final = re.compile(r"j\((-?\d+),(-?\d+)\)")
_AIM: Final = re.compile(r"T\((-?\d+),(-?\d+)\)")


class Way(NamedTuple):
    """One way to an arrival square: along a line, over the square `via` if it is two steps long, or
    directly if it is special."""

    to: Offset
    via: Offset | None
    special: bool


def read_grid(text: str) -> list[Way]:
    """The ways of a movement grid, each once; ValueError says what is wrong with it."""
    ways: list[Way] = []
    for entry in text.split():
        jump = _JUMP.fullmatch(entry)
        found = [Way(_within(entry, int(jump[1]), int(jump[2])), None, True)] if jump else _read_line(entry)
        ways += [way for way in found if way not in ways]
    return ways


def _read_line(entry: str) -> list[Way]:
    steps = entry.split(".")
    if len(steps) > LONGEST_LINE:
        raise ValueError(f"{entry!r} is longer than {LONGEST_LINE} steps")
    ways: list[Way] = []
    at: Offset = (0, 0)
    for number, step in enumerate(steps):
        direction = STEPS.get(step.removeprefix("~"))
        if direction is None:
            raise ValueError(f"{step!r} in {entry!r} is neither a direction ({', '.join(STEPS)}) nor j(right,forward)")
        before, at = at, _within(entry, at[0] + direction[0], at[1] + direction[1])
        if not step.startswith("~"):
            ways.append(Way(at, before if number else None, False))
    if steps[-1].startswith("~"):
        raise ValueError(f"{entry!r} ends on a square where no move ends")
    return ways


def read_aim(text: str) -> list[Offset]:
    """The squares of an aiming grid; ValueError says what is wrong with it."""
    aims: list[Offset] = []
    for entry in text.split():
        aim = _AIM.fullmatch(entry)
        if aim is None:
            raise ValueError(f"{entry!r} is not T(right,forward)")
        aims.append(_within(entry, int(aim[1]), int(aim[2])))
    return aims


def _within(entry: str, right: int, forward: int) -> Offset:
    if (right, forward) == (0, 0):
        raise ValueError(f"{entry!r} ends where it starts")
    if abs(right) > REACH or abs(forward) > REACH:
        raise ValueError(f"{entry!r} leaves the grid")
    return right, forward


def draw_grid(text: str) -> list[str]:
    """The five rows of a movement grid, the farthest first: `@` the Zoon, `1` and `2` arrival squares
    so many steps along a line, `~` a square only crossed, `J` a special move."""
    ways = read_grid(text)
    marks: dict[Offset, str] = {way.via: "~" for way in ways if way.via}
    marks |= {way.to: "J" if way.special else "2" if way.via else "1" for way in ways}
    return _draw(marks)


def draw_aim(text: str) -> list[str]:
    """The five rows of an aiming grid: `@` the Zoon that shoots, `T` the squares it may shoot at."""
    return _draw(dict.fromkeys(read_aim(text), "T"))


def _draw(marks: dict[Offset, str]) -> list[str]:
    wide = range(-REACH, REACH + 1)
    marks = {(0, 0): "@", **marks}
    return ["".join([marks.get((right, forward), ".") for right in wide]) for forward in reversed(wide)]
