"""An answer whose steps would go on for ever is an error that names them, not a program that hangs."""

from __future__ import annotations

import pytest

from sortilege.kernel.book import Book
from sortilege.kernel.chance import key_from
from sortilege.kernel.kinds import NUMBER, SEAT
from sortilege.kernel.match import Match
from sortilege.kernel.native import Offer
from sortilege.kernel.question_types import QuestionType1
from sortilege.kernel.rules import MOST_STEPS, EndlessGame, Question1, Rule1
from sortilege.kernel.ruleset import Ruleset
from sortilege.kernel.sets import Seat
from sortilege.kernel.state import Game
from sortilege.kernel.step_types import StepType1

BOOK = Book("treadmill")
CHOOSE = QuestionType1(BOOK, "Choose", by=SEAT)
STOP = StepType1(BOOK, "Stop", by=SEAT)
RUN = StepType1(BOOK, "Run", by=SEAT)
WALK = StepType1(BOOK, "Walk", of=NUMBER)


class Treadmill(Game):
    def __init__(self, old: Treadmill | None = None) -> None:
        super().__init__(old)
        self.steps: int = old.steps if old is not None else 0
        self.lanes_wanted: bool = old.lanes_wanted if old is not None else False

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        self.sit_down(BOOK, mode, seats, 1)
        self.then(CHOOSE(0))

    def clone(self) -> Treadmill:
        return Treadmill(self)


class Choose(Question1[Treadmill]):
    def offer(self, game: Treadmill, options: Offer, by: Seat, /) -> None:
        options.add_all([STOP(by), RUN(by), *[WALK(number) for number in range(2)]])


class Stop(Rule1[Treadmill]):
    def run(self, game: Treadmill, by: Seat, /) -> None:
        game.then(CHOOSE(by))


class Run(Rule1[Treadmill]):
    def run(self, game: Treadmill, by: Seat, /) -> None:
        if game.lanes_wanted and not game.lanes:
            game.side_by_side([RUN(seat) for seat in range(game.seats)])
        else:
            game.then(RUN(by))


class Walk(Rule1[Treadmill]):
    """As many steps as one answer may lead to, or one more."""

    def run(self, game: Treadmill, of: int, /) -> None:
        game.steps += 1
        game.then(WALK(of) if game.steps < MOST_STEPS - 2 + of else CHOOSE(0))


CHOOSE.asks(Choose())
STOP.means(Stop())
RUN.means(Run())
WALK.means(Walk())
RULESET = Ruleset(
    book=BOOK, revision=1, seats={"only": (2, 2)}, options=(), blank=Treadmill, view=lambda game, seat: {},
    turn_rules=(),
)  # fmt: skip


def on_the_treadmill(lanes: bool = False) -> Match:
    game = RULESET.start("only", 2, {}, key_from(1))
    assert isinstance(game, Treadmill)
    game.lanes_wanted = lanes
    return Match(RULESET, game, {})


@pytest.mark.parametrize("lanes", [False, True])
def test_steps_without_end_are_an_error_that_names_them(lanes: bool) -> None:
    match = on_the_treadmill(lanes)

    with pytest.raises(EndlessGame, match=r"treadmill: 100000 steps, and then Run\(by=0\)"):
        match.answer(0, "Run(by=0)")


def test_a_very_long_answer_that_ends_is_none() -> None:
    match = on_the_treadmill()
    match.answer(0, "Walk(of=0)")

    assert match.asks[0].why.name == "Choose"


def test_one_step_more_is_one_too_many() -> None:
    with pytest.raises(EndlessGame):
        on_the_treadmill().answer(0, "Walk(of=1)")
