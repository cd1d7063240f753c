"""Questions whose first option is what a clock plays: pass, decline, take nothing, or just the first.
Only a turn has another default (it ends). Decisions, last paragraph."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Question2, Question3
from sortilege.shelf.ecole.state import Ecole


class Choice1(Question1[Ecole]):
    def default(self, game: Ecole, step: int) -> int:
        return self.choices(game, step)[0]


class Choice2(Question2[Ecole]):
    def default(self, game: Ecole, step: int) -> int:
        return self.choices(game, step)[0]


class Choice3(Question3[Ecole]):
    def default(self, game: Ecole, step: int) -> int:
        return self.choices(game, step)[0]
