"""When a question is put. Who is asked, and when, depends on public facts alone. TRA-R58."""

from __future__ import annotations

from sortilege.kernel.rules import Question1
from sortilege.kernel.vocabulary import argument
from sortilege.shelf.traverse.state import Traverse


class OpenQuestion(Question1[Traverse]):
    """Its answers rest on what everybody sees: if there is only one, it is given without asking."""

    def perform(self, game: Traverse, step: int) -> None:
        game.ask_unless_forced(step)


class Window(Question1[Traverse]):
    """A moment for Spells and purchases. It stays pending until its player ends it, so that a card
    played comes back to it. Whoever holds cards is asked, whatever they are. TRA-CARD-07, TRA-R58."""

    def perform(self, game: Traverse, step: int) -> None:
        game.then(step)
        if game.hand_size(argument(step, 0)):
            game.ask(step)
        else:
            game.ask_unless_forced(step)
