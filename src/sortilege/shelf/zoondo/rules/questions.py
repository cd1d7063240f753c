"""Questions of Zoondo. None has a time limit; where a table has a clock of its own, what it plays for a
late seat is drawn among the options, unless the question says that it may be declined. ZOO-R49."""

from __future__ import annotations

from sortilege.kernel.native import i64
from sortilege.kernel.rules import RANDOM_STEP, Question1, Question2, Question3, Question4
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.state import Zoondo


class Choice1(Question1[Zoondo]):
    def default(self, game: Zoondo, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class Choice2(Question2[Zoondo]):
    def default(self, game: Zoondo, by: Seat, b: i64, /) -> StepNumber:
        return RANDOM_STEP


class Choice3(Question3[Zoondo]):
    def default(self, game: Zoondo, by: Seat, b: i64, c: i64, /) -> StepNumber:
        return RANDOM_STEP


class Choice4(Question4[Zoondo]):
    def default(self, game: Zoondo, by: Seat, b: i64, c: i64, d: i64, /) -> StepNumber:
        return RANDOM_STEP
