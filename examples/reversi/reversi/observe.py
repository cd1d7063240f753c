"""What anybody may know of a game of Reversi, as numbers: whose disc lies on each square."""

from __future__ import annotations

from reversi.components import SQUARES
from reversi.state import Reversi
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat


def observe(game: Reversi, seat: Seat, sheet: Sheet) -> None:
    for square in range(SQUARES):
        sheet.player(game.board[square])
