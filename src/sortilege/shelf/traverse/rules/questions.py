"""When a question is put. Who is asked, and when, depends on public facts alone. TRA-R58."""

from __future__ import annotations

from sortilege.kernel.rules import Question1
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber, argument
from sortilege.shelf.traverse.state import Traverse


class OpenQuestion(Question1[Traverse]):
    """Its answers rest on what everybody sees: if there is only one, it is given without asking."""

    def put(self, game: Traverse, question: StepNumber) -> None:
        game.ask_unless_forced(question)


class Alternative(Question1[Traverse]):
    """Such a question that always offers the usual, which is its default, and sometimes more."""

    def put(self, game: Traverse, question: StepNumber) -> None:
        by = argument(question, 0)
        if self.has_more(game, by):
            game.ask(question)
        else:
            game.then(self.default(game, by))

    def has_more(self, game: Traverse, by: Seat) -> bool:
        """Whether anything is possible besides the usual."""
        raise NotImplementedError


class Window(Alternative):
    """A moment for Spells and purchases. It stays pending until its player ends it, so that a card
    played comes back to it. Whoever holds cards is asked, whatever they are. TRA-CARD-07, TRA-R58."""

    def put(self, game: Traverse, question: StepNumber) -> None:
        by = argument(question, 0)
        game.then(question)
        if game.hand_size(by) or self.has_more(game, by):
            game.ask(question)
        else:
            game.then(self.default(game, by))

    def has_more(self, game: Traverse, by: Seat) -> bool:
        """The same, Spells left aside."""
        raise NotImplementedError
