"""Steps that ask: the seat that is their first argument answers with one of the steps they offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from sortilege.kernel.kinds import Kind
from sortilege.kernel.native import Offer
from sortilege.kernel.rules import G, Question1, Question2, Question3, Question4
from sortilege.kernel.step_types import StepNumber, StepType1, StepType2, StepType3, StepType4

if TYPE_CHECKING:
    from sortilege.kernel.book import Book
    from sortilege.kernel.state import Game


class QuestionType1(StepType1):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, **kinds)
        self.question: Question1[Any] = Question1()

    def asks(self, question: Question1[G]) -> None:
        self.take_rule()
        self.question = question

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.question.put(game, step)

    def offer(self, game: Game, options: Offer, step: StepNumber) -> None:
        self.question.offer(game, options, step >> 8 & 255)

    def default(self, game: Game, step: StepNumber) -> StepNumber:
        return self.question.default(game, step >> 8 & 255)

    def seconds(self, game: Game, step: StepNumber) -> i64:
        return self.question.seconds(game, step >> 8 & 255)


class QuestionType2(StepType2):
    """A question with two arguments: the seat it asks, and one more."""

    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, **kinds)
        self.question: Question2[Any] = Question2()

    def asks(self, question: Question2[G]) -> None:
        """Says what it asks: once, when the game is declared."""
        self.take_rule()
        self.question = question

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.question.put(game, step)

    def offer(self, game: Game, options: Offer, step: StepNumber) -> None:
        self.question.offer(game, options, step >> 8 & 255, step >> 16 & 255)

    def default(self, game: Game, step: StepNumber) -> StepNumber:
        return self.question.default(game, step >> 8 & 255, step >> 16 & 255)

    def seconds(self, game: Game, step: StepNumber) -> i64:
        return self.question.seconds(game, step >> 8 & 255, step >> 16 & 255)


class QuestionType3(StepType3):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, **kinds)
        self.question: Question3[Any] = Question3()

    def asks(self, question: Question3[G]) -> None:
        self.take_rule()
        self.question = question

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.question.put(game, step)

    def offer(self, game: Game, options: Offer, step: StepNumber) -> None:
        self.question.offer(game, options, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255)

    def default(self, game: Game, step: StepNumber) -> StepNumber:
        return self.question.default(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255)

    def seconds(self, game: Game, step: StepNumber) -> i64:
        return self.question.seconds(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255)


class QuestionType4(StepType4):
    def __init__(self, book: Book, name: str, **kinds: Kind) -> None:
        super().__init__(book, name, **kinds)
        self.question: Question4[Any] = Question4()

    def asks(self, question: Question4[G]) -> None:
        self.take_rule()
        self.question = question

    def carry_out(self, game: Game, step: StepNumber) -> None:
        self.question.put(game, step)

    def offer(self, game: Game, options: Offer, step: StepNumber) -> None:
        self.question.offer(game, options, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)

    def default(self, game: Game, step: StepNumber) -> StepNumber:
        return self.question.default(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)

    def seconds(self, game: Game, step: StepNumber) -> i64:
        return self.question.seconds(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)
