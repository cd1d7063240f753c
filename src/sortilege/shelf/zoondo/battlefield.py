"""The battlefield: six rows of six squares, seen from either side. ZOO-BRD.

A square is a number, a set of squares a mask. Seat 0 sits below rank 1 and looks up the board, seat 1
above rank 6 and looks down it; (right, forward) of a square is read from a seat.
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 6
SQUARES: Final = SIDE * SIDE
FIELD: Final = (1 << SQUARES) - 1
OUTSIDE: Final = -1
NAMES: Final[list[str]] = [f"{letter}{rank}" for rank in range(1, SIDE + 1) for letter in "abcdef"]


def beyond(seat: int, square: int, right: int, forward: int) -> int:
    """The square that lies so far to the right and forward, as that seat sees it, or OUTSIDE. ZOO-BRD-07."""
    sense = 1 if seat == 0 else -1
    file = square % SIDE + sense * right
    rank = square // SIDE + sense * forward
    return rank * SIDE + file if 0 <= file < SIDE and 0 <= rank < SIDE else OUTSIDE


def mask_of(squares: list[int]) -> int:
    """A set of squares; those outside the field are left out."""
    mask = 0
    for square in squares:
        if square != OUTSIDE:
            mask |= 1 << square
    return mask


def squares_of(mask: int) -> list[int]:
    """The squares of a set, a1 first."""
    squares: list[int] = []
    while mask:
        low = mask & -mask
        squares.append(low.bit_length() - 1)
        mask ^= low
    return squares


def rows(seat: int, depth: int) -> int:
    """The rows nearest to a seat."""
    near = (1 << SIDE * depth) - 1
    return near if seat == 0 else near << SIDE * (SIDE - depth)


CAMP: Final[list[int]] = [rows(0, 3), rows(1, 3)]
"""By seat: its half of the field. ZOO-BRD-03."""
DEPLOYMENT: Final[list[int]] = [rows(0, 2), rows(1, 2)]
"""By seat: the two rows where its Zoons begin. ZOO-BRD-04."""
REINFORCEMENT: Final[list[int]] = [rows(0, 1), rows(1, 1)]
"""By seat: the row where Reinforcements arrive. ZOO-BRD-05."""

ADJACENT: Final[list[int]] = [
    mask_of([beyond(0, square, right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if right or up])
    for square in range(SQUARES)
]
"""By square: the squares it touches by a side or a corner. ZOO-BRD-08."""
BEHIND: Final[list[list[int]]] = [
    [mask_of([beyond(seat, square, right, -1) for right in (-1, 0, 1)]) for square in range(SQUARES)] for seat in (0, 1)
]
"""By seat and square: the three squares of the row behind it. ZOO-R42."""
BACK: Final[list[list[int]]] = [
    [mask_of([beyond(seat, square, 0, -1)]) for square in range(SQUARES)] for seat in (0, 1)
]
"""By seat and square: the square straight behind it. ZOO-AT-BOURRASQUE."""
