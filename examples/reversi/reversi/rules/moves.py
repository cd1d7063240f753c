"""A turn: a disc that encloses others, which change sides; whoever has none passes."""

from __future__ import annotations

from reversi.components import LINES, NO_DISC, NO_SQUARE, SQUARES, Square
from reversi.events import DISC_PLACED, TURN_PASSED
from reversi.rules.ending import end
from reversi.state import Reversi
from reversi.steps import CHOOSE_SQUARE, PLACE_DISC
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber

NO_SUCH_SQUARE = Reason("no-such-square", "REV-SET-01")
TAKEN = Reason("taken", "REV-MOV-01")
ENCLOSES_NOTHING = Reason("encloses-nothing", "REV-MOV-01")


class ChooseSquare(Question1[Reversi]):
    def put(self, game: Reversi, question: StepNumber) -> None:
        """Whoever cannot enclose anything passes unasked: everybody can see it. REV-MOV-03 REV-END-01"""
        by = CHOOSE_SQUARE.read(question)
        if game.first_choice(by) != NO_SQUARE:
            game.ask(question)
        elif game.first_choice(1 - by) != NO_SQUARE:
            game.tell(TURN_PASSED, by)
            game.then(CHOOSE_SQUARE.of(1 - by))
        else:
            end(game)

    def offer(self, game: Reversi, options: Offer, by: Seat, /) -> None:
        board = game.board
        for square in range(SQUARES):
            if board[square] == NO_DISC and game.encloses(by, square):
                options.add(PLACE_DISC.of(by, square))

    def default(self, game: Reversi, by: Seat, /) -> StepNumber:
        """REV-CLK-01"""
        return PLACE_DISC.of(by, game.first_choice(by))


class PlaceDisc(Rule2[Reversi]):
    """REV-MOV-02"""

    def run(self, game: Reversi, by: Seat, on: Square, /) -> None:
        turned: i64 = 0
        for line in LINES[on]:
            turned += turn_over(game, by, line)
        game.board[on] = by
        game.latest = on
        game.tell(DISC_PLACED, by, on, turned)
        game.then(CHOOSE_SQUARE.of(1 - by))

    def refuse(self, game: Reversi, seat: Seat, by: Seat, on: Square, /) -> Reason | None:
        if on >= SQUARES:
            return NO_SUCH_SQUARE
        return ENCLOSES_NOTHING if game.board[on] == NO_DISC else TAKEN


def turn_over(game: Reversi, by: Seat, line: bytes) -> i64:
    """Turns what a line encloses; returns how many discs that is."""
    board = game.board
    reach: i64 = 0
    while reach < len(line) and board[line[reach]] == 1 - by:
        reach += 1
    if reach == len(line) or board[line[reach]] == NO_DISC:
        return 0
    for place in range(reach):
        game.board[line[place]] = by
    return reach


CHOOSE_SQUARE.asks(ChooseSquare())
PLACE_DISC.means(PlaceDisc())
