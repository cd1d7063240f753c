"""The battlefield: six rows of six squares, seen from either side. ZOO-BRD.

Seat 0 sits below rank 1 and looks up the board, seat 1 above rank 6 and looks down it; (right, forward) of a square
is read from a seat.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sortilege.kernel.native import i64, vec
from sortilege.kernel.sets import Seat, SmallSet, group_of

Square: TypeAlias = i64
Squares: TypeAlias = SmallSet
"""A set of squares."""

SIDE: Final = 6
SQUARES: Final = SIDE * SIDE
FIELD: Final[Squares] = group_of(list(range(SQUARES)))
OUTSIDE: Final = -1
NAMES: Final[list[str]] = [f"{letter}{rank}" for rank in range(1, SIDE + 1) for letter in "abcdef"]

# Zones: 0 to 35 are the squares, then for each seat
HAND: Final = SQUARES
TOMB: Final = HAND + 2
ZONES: Final = TOMB + 2


def beyond(seat: Seat, square: Square, right: i64, forward: i64) -> Square:
    """The square that lies so far to the right and forward, as that seat sees it, or OUTSIDE. ZOO-BRD-07."""
    sense = 1 if seat == 0 else -1
    file = square % SIDE + sense * right
    rank = square // SIDE + sense * forward
    return rank * SIDE + file if 0 <= file < SIDE and 0 <= rank < SIDE else OUTSIDE


def inside(squares: list[int]) -> Squares:
    """The set of those that are not OUTSIDE."""
    return group_of([square for square in squares if square != OUTSIDE])


def rows(seat: Seat, depth: int) -> Squares:
    """The rows nearest to a seat."""
    near = range(SIDE * depth) if seat == 0 else range(SIDE * (SIDE - depth), SQUARES)
    return group_of(list(near))


CAMP: Final[vec[i64]] = vec[i64]([rows(0, 3), rows(1, 3)])
"""By seat: its half of the field. ZOO-BRD-03."""
DEPLOYMENT: Final[vec[i64]] = vec[i64]([rows(0, 2), rows(1, 2)])
"""By seat: the two rows where its Zoons begin. ZOO-BRD-04."""
REINFORCEMENT: Final[vec[i64]] = vec[i64]([rows(0, 1), rows(1, 1)])
"""By seat: the row where Reinforcements arrive. ZOO-BRD-05."""

AROUND: Final[list[tuple[int, int]]] = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if right or up]
ADJACENT: Final[vec[i64]] = vec[i64](
    [inside([beyond(0, square, right, up) for right, up in AROUND]) for square in range(SQUARES)]
)
"""By square: the squares it touches by a side or a corner. ZOO-BRD-08."""
_BEHIND: Final[vec[i64]] = vec[i64](
    [inside([beyond(seat, square, right, -1) for right in (-1, 0, 1)]) for seat in (0, 1) for square in range(SQUARES)]
)
_BACK: Final[vec[i64]] = vec[i64]([beyond(seat, square, 0, -1) for seat in (0, 1) for square in range(SQUARES)])


def behind(seat: Seat, square: Square) -> Squares:
    """The three squares of the row behind one, as a seat sees it. ZOO-R42."""
    return _BEHIND[SQUARES * seat + square]


def back(seat: Seat, square: Square) -> Square:
    """The square straight behind one, as a seat sees it, or OUTSIDE. ZOO-AT-BOURRASQUE."""
    return _BACK[SQUARES * seat + square]
