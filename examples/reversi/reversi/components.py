"""The board: eight rows of eight squares, and the straight lines that lead away from each."""

from __future__ import annotations

from typing import Final, TypeAlias

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import Kind
from sortilege.kernel.native import i64

Square: TypeAlias = i64
Disc: TypeAlias = i64

BOOK: Final = Book("reversi")

WIDTH: Final = 8
SQUARES: Final[i64] = 64
FILES: Final = "abcdefgh"
SQUARE: Final = Kind("square", [f"{file}{row}" for row in range(1, WIDTH + 1) for file in FILES])
"""Row by row from a1, the corner where both begin."""

BLACK: Final[i64] = 0
WHITE: Final[i64] = 1
NO_DISC: Final[i64] = 2
COLOURS: Final = ("black", "white")
"""By seat: a disc is the number of the seat it belongs to."""
NO_SQUARE: Final[i64] = 255

OPENING: Final = {"d4": WHITE, "e4": BLACK, "d5": BLACK, "e5": WHITE}

DIRECTIONS: Final = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]


def line_from(square: int, across: int, down: int) -> bytes:
    """The squares from a square to the edge, the nearest first."""
    column, row = square % WIDTH + across, square // WIDTH + down
    found: list[int] = []
    while 0 <= column < WIDTH and 0 <= row < WIDTH:
        found.append(row * WIDTH + column)
        column, row = column + across, row + down
    return bytes(found)


def lines_from(square: int) -> list[bytes]:
    """The lines long enough to enclose something on."""
    lines = [line_from(square, across, down) for across, down in DIRECTIONS]
    return [line for line in lines if len(line) > 1]


LINES: Final[list[list[bytes]]] = [lines_from(square) for square in range(SQUARES)]
"""By square."""
