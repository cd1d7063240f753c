"""A game that breaks on demand, for what must go on around it.

In turn, a seat goes on, drops everything (its rule raises), spins (its rules never end), goes dark (from then on nobody
can be shown anything) or stops the game. Made of glass, it breaks at the first answer, which is seat 1's.
"""

from __future__ import annotations

from typing import Any, Final

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import SEAT
from sortilege.kernel.native import Offer
from sortilege.kernel.question_types import QuestionType1
from sortilege.kernel.rules import Question1, Rule1
from sortilege.kernel.ruleset import Ruleset, switch
from sortilege.kernel.sets import Seat, only
from sortilege.kernel.state import Game
from sortilege.kernel.step_types import StepType1

BOOK: Final = Book("fragile")
CHOOSE: Final = QuestionType1(BOOK, "Choose", by=SEAT)
GO_ON: Final = StepType1(BOOK, "GoOn", by=SEAT)
DROP: Final = StepType1(BOOK, "Drop", by=SEAT)
SPIN: Final = StepType1(BOOK, "Spin", by=SEAT)
GO_DARK: Final = StepType1(BOOK, "GoDark", by=SEAT)
STOP: Final = StepType1(BOOK, "Stop", by=SEAT)


class Fragile(Game):
    def __init__(self, old: Fragile | None = None) -> None:
        super().__init__(old)
        self.is_dark: bool = old.is_dark if old is not None else False
        self.is_glass: bool = old.is_glass if old is not None else False

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        if options["undealt"]:
            raise RuntimeError("the cards fell")
        self.is_glass = options["glass"] is True
        self.sit_down(BOOK, mode, seats, 1)
        self.then(CHOOSE(1 if self.is_glass else 0))

    def clone(self) -> Fragile:
        return Fragile(self)


class Choose(Question1[Fragile]):
    def offer(self, game: Fragile, options: Offer, by: Seat, /) -> None:
        options.add_all([DROP(by)] if game.is_glass else [GO_ON(by), DROP(by), SPIN(by), GO_DARK(by), STOP(by)])


class GoOn(Rule1[Fragile]):
    def run(self, game: Fragile, by: Seat, /) -> None:
        game.then(CHOOSE((by + 1) % game.seats))


class Drop(Rule1[Fragile]):
    def run(self, game: Fragile, by: Seat, /) -> None:
        raise RuntimeError("it fell")


class Spin(Rule1[Fragile]):
    def run(self, game: Fragile, by: Seat, /) -> None:
        game.then(SPIN(by))


class GoDark(Rule1[Fragile]):
    def run(self, game: Fragile, by: Seat, /) -> None:
        game.is_dark = True
        game.then(CHOOSE(by))


class Stop(Rule1[Fragile]):
    def run(self, game: Fragile, by: Seat, /) -> None:
        game.finish(only(by), [0] * game.seats, "stopped")


def view(game: Fragile, seat: int) -> dict[str, Any]:
    if game.is_dark:
        raise KeyError("light")
    return {"whole": True}


CHOOSE.asks(Choose())
GO_ON.means(GoOn())
DROP.means(Drop())
SPIN.means(Spin())
GO_DARK.means(GoDark())
STOP.means(Stop())
RULESET: Final = Ruleset(
    book=BOOK, revision=1, seats={"only": (2, 4)}, options=(switch("undealt", "only"), switch("glass", "only")),
    blank=Fragile, view=view, turn_rules=(),
)  # fmt: skip
