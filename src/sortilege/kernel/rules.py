"""A rule: a sentence of the rulebook that can be carried out. A question: a rule that asks a seat.

The classes differ only in how many arguments they unpack from their step, so that compiled and
plain code call `run` and `options` directly. A question's first argument is the seat it asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from sortilege.kernel.state import Game
    from sortilege.kernel.vocabulary import Reason

AT_ONCE: Final = -1

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[G]):
    """Carries out one kind of step."""

    standing: bool = False
    """A permission used outside the questions: `refuse` also says why to a seat that is not asked."""

    def perform(self, game: G, step: int) -> None:
        raise NotImplementedError(f"nothing carries out {game.book.write(step)}")

    def choices(self, game: G, step: int) -> list[int]:
        """The options, if this rule asks."""
        raise NotImplementedError(f"{game.book.write(step)} asks nothing")

    def seconds(self, game: G, step: int) -> int:
        """How long its question may take at a table with clocks; 0 is for ever, AT_ONCE no time at all."""
        return game.patience(step >> 8 & 255)

    def default(self, game: G, step: int) -> int:
        """What a clock plays: an option, another step, RANDOM_STEP, or NO_STEP for nothing."""
        return 0

    def refuse(self, game: G, seat: int, step: int) -> Reason | None:
        """Why this step, as an option, is not open to the seat now; from what that seat can see."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule0(Rule[G]):
    def perform(self, game: G, step: int) -> None:
        self.run(game)

    def run(self, game: G, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule1(Rule[G]):
    def perform(self, game: G, step: int) -> None:
        self.run(game, step >> 8 & 255)

    def run(self, game: G, a: int, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule2(Rule[G]):
    def perform(self, game: G, step: int) -> None:
        self.run(game, step >> 8 & 255, step >> 16 & 255)

    def run(self, game: G, a: int, b: int, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule3(Rule[G]):
    def perform(self, game: G, step: int) -> None:
        self.run(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255)

    def run(self, game: G, a: int, b: int, c: int, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule4(Rule[G]):
    def perform(self, game: G, step: int) -> None:
        self.run(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)

    def run(self, game: G, a: int, b: int, c: int, d: int, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule5(Rule[G]):
    def perform(self, game: G, step: int) -> None:
        self.run(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255, step >> 40 & 255)

    def run(self, game: G, a: int, b: int, c: int, d: int, e: int, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Rule[G]):
    """Opens its question to the seat that is its first argument."""

    def perform(self, game: G, step: int) -> None:
        game.ask(step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question1(Question[G]):
    def choices(self, game: G, step: int) -> list[int]:
        return self.options(game, step >> 8 & 255)

    def options(self, game: G, a: int, /) -> list[int]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question2(Question[G]):
    def choices(self, game: G, step: int) -> list[int]:
        return self.options(game, step >> 8 & 255, step >> 16 & 255)

    def options(self, game: G, a: int, b: int, /) -> list[int]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question3(Question[G]):
    def choices(self, game: G, step: int) -> list[int]:
        return self.options(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255)

    def options(self, game: G, a: int, b: int, c: int, /) -> list[int]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question4(Question[G]):
    def choices(self, game: G, step: int) -> list[int]:
        return self.options(game, step >> 8 & 255, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)

    def options(self, game: G, a: int, b: int, c: int, d: int, /) -> list[int]:
        raise NotImplementedError


AnyRule = Rule[Any]
