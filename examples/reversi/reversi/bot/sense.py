"""What a sensible player of Reversi thinks: corners are for ever, the squares beside them give them away, and whoever
has more to choose from chooses better. How many discs lie there counts at the end only."""

from __future__ import annotations

from math import exp
from typing import Final

from reversi.components import BLACK, NO_DISC, SQUARES, WHITE, Square
from reversi.state import Reversi
from reversi.steps import PLACE_DISC
from sortilege.kernel.native import i64
from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import Seat

WORTH_OF_A_QUARTER: Final = [
    [10.0, -3.0, 1.2, 0.8],
    [-3.0, -5.0, -0.6, -0.4],
    [1.2, -0.6, 0.4, 0.2],
    [0.8, -0.4, 0.2, 0.1],
]
WORTH: Final[list[float]] = [
    WORTH_OF_A_QUARTER[min(square // 8, 7 - square // 8)][min(square % 8, 7 - square % 8)] for square in range(64)
]
"""By square: what it is worth while its corner is empty."""
CORNER_NEAR: Final[list[int]] = [(0 if square // 8 < 4 else 56) + (0 if square % 8 < 4 else 7) for square in range(64)]
"""By square: the corner of its quarter."""
LATE: Final[i64] = 12
"""With so few squares empty, discs begin to count."""
A_CHOICE: Final = 0.35
"""What one more square to choose from is worth."""


class ReversiSense(Sense[Reversi]):
    patience = 2
    foresight = True
    stakes = 12.0

    def scores(self, game: Reversi, seat: int, options: list[int]) -> list[float]:
        return [0.5 * worth(game, PLACE_DISC.read(option)[1]) for option in options]

    def prospects(self, game: Reversi) -> list[float]:
        lead = 0.0
        for square in range(SQUARES):
            disc = game.board[square]
            if disc == BLACK:
                lead += worth(game, square)
            elif disc == WHITE:
                lead -= worth(game, square)
        lead += A_CHOICE * (choices(game, BLACK) - choices(game, WHITE))
        empty = int(game.discs(NO_DISC))
        if empty < LATE:
            lead += (int(game.discs(BLACK)) - int(game.discs(WHITE))) * (1.0 - empty / LATE)
        share = 1.0 / (1.0 + exp(-0.25 * lead))
        return [share, 1.0 - share]


def worth(game: Reversi, square: Square) -> float:
    """What a square is worth: next to a corner that is taken there is nothing left to lose."""
    there = WORTH[square]
    return there if there >= 0.0 or game.board[CORNER_NEAR[square]] == NO_DISC else 0.8


def choices(game: Reversi, by: Seat) -> int:
    """How many squares a seat could choose from."""
    found = 0
    for square in range(SQUARES):
        if game.can_place(by, square):
            found += 1
    return found
