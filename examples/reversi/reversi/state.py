"""A game of Reversi in progress: a disc, or none, on each square."""

from __future__ import annotations

from reversi.components import BLACK, BOOK, LINES, NO_DISC, NO_SQUARE, OPENING, SQUARE, SQUARES, Disc, Square
from reversi.steps import CHOOSE_SQUARE
from sortilege.kernel.native import append, i64, vec
from sortilege.kernel.sets import Seat
from sortilege.kernel.state import Game


def bare_board() -> vec[i64]:
    board = vec[i64](capacity=64)
    for _ in range(SQUARES):
        board = append(board, NO_DISC)
    return board


class Reversi(Game):
    def __init__(self, old: Reversi | None = None) -> None:
        super().__init__(old)
        self.board: vec[i64] = old.board[:] if old is not None else bare_board()
        """By square: the seat whose disc lies there, or NO_DISC."""
        self.latest: Square = old.latest if old is not None else NO_SQUARE
        """Where the last disc was placed."""

    def clone(self) -> Reversi:
        return Reversi(self)

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        """Four discs in the middle; black, seat 0, begins. REV-SET-01 REV-SET-02"""
        self.sit_down(BOOK, mode, seats, 0)
        for name, disc in OPENING.items():
            self.board[SQUARE.values[name]] = disc
        self.then(CHOOSE_SQUARE.of(BLACK))

    def encloses(self, by: Seat, square: Square) -> bool:
        """Whether a disc of that seat there would enclose any of the other's. REV-MOV-01"""
        board = self.board
        for line in LINES[square]:
            if board[line[0]] != 1 - by:
                continue
            for place in range(1, len(line)):
                disc: Disc = board[line[place]]
                if disc == by:
                    return True
                if disc == NO_DISC:
                    break
        return False

    def can_place(self, by: Seat, square: Square) -> bool:
        return self.board[square] == NO_DISC and self.encloses(by, square)

    def first_choice(self, by: Seat) -> Square:
        """The first square, row by row, where a seat may place a disc; NO_SQUARE if there is none."""
        for square in range(SQUARES):
            if self.board[square] == NO_DISC and self.encloses(by, square):
                return square
        return NO_SQUARE

    def discs(self, of: Disc) -> i64:
        """How many squares hold a disc of that seat, or none."""
        found: i64 = 0
        for square in range(SQUARES):
            if self.board[square] == of:
                found += 1
        return found
