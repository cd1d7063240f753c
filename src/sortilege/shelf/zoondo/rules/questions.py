"""Questions of Zoondo. None has a time limit; where a table has a clock of its own, what it plays for a
late seat is drawn among the options, unless the question says that it may be declined. ZOO-R49."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Question2, Question3, Question4
from sortilege.kernel.vocabulary import RANDOM_STEP
from sortilege.shelf.zoondo.state import Zoondo


class Choice1(Question1[Zoondo]):
    def default(self, game: Zoondo, step: int) -> int:
        return RANDOM_STEP


class Choice2(Question2[Zoondo]):
    def default(self, game: Zoondo, step: int) -> int:
        return RANDOM_STEP


class Choice3(Question3[Zoondo]):
    def default(self, game: Zoondo, step: int) -> int:
        return RANDOM_STEP


class Choice4(Question4[Zoondo]):
    def default(self, game: Zoondo, step: int) -> int:
        return RANDOM_STEP
