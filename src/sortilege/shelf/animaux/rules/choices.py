"""Choices that depend on public facts only, so that one with nothing to choose need not be asked."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Question2
from sortilege.kernel.vocabulary import RANDOM_STEP
from sortilege.shelf.animaux.state import Animaux


class OpenChoice1(Question1[Animaux]):
    """Without options it is skipped, and a single option is taken at once."""

    def perform(self, game: Animaux, step: int) -> None:
        settle_or_ask(game, step, self.choices(game, step))

    def default(self, game: Animaux, step: int) -> int:
        return RANDOM_STEP


class OpenChoice2(Question2[Animaux]):
    """The same about something already chosen."""

    def perform(self, game: Animaux, step: int) -> None:
        settle_or_ask(game, step, self.choices(game, step))

    def default(self, game: Animaux, step: int) -> int:
        return RANDOM_STEP


def settle_or_ask(game: Animaux, step: int, options: list[int]) -> None:
    if len(options) > 1:
        game.ask(step)
    elif options:
        game.then(options[0])
