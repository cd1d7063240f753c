"""Choices that depend on public facts only, so that one with nothing to choose need not be asked."""

from __future__ import annotations

from sortilege.kernel.rules import RANDOM_STEP, Question1, Question2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.map import Space
from sortilege.shelf.animaux.state import Animaux


class OpenChoice(Question1[Animaux]):
    """Without options it is skipped, and a single option is taken at once."""

    def put(self, game: Animaux, question: StepNumber) -> None:
        settle_or_ask(game, question)

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class OpenChoiceOfOther(Question2[Animaux]):
    """The same where a first space has been chosen, and another one goes with it."""

    def put(self, game: Animaux, question: StepNumber) -> None:
        settle_or_ask(game, question)

    def default(self, game: Animaux, by: Seat, on: Space, /) -> StepNumber:
        return RANDOM_STEP


def settle_or_ask(game: Animaux, question: StepNumber) -> None:
    options = game.offered(question)
    if len(options) > 1:
        game.ask(question)
    elif len(options) == 1:
        game.then(options.at(0))
