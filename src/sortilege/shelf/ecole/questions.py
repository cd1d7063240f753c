"""Questions whose first option is what a clock plays: pass, decline, take nothing, or just the first.
Only a turn has another default (it ends). Decisions, last paragraph."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.rules import Question1, Question2, Question3
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.ecole.state import Ecole


class Choice1(Question1[Ecole]):
    def default(self, game: Ecole, by: Seat, /) -> StepNumber:
        options = Offer()
        self.offer(game, options, by)
        return options.at(0)


class Choice2(Question2[Ecole]):
    def default(self, game: Ecole, by: Seat, b: i64, /) -> StepNumber:
        options = Offer()
        self.offer(game, options, by, b)
        return options.at(0)


class Choice3(Question3[Ecole]):
    def default(self, game: Ecole, by: Seat, b: i64, c: i64, /) -> StepNumber:
        options = Offer()
        self.offer(game, options, by, b, c)
        return options.at(0)
