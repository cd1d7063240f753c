"""A rule: a sentence of the rulebook that can be carried out. A question: a rule that asks a seat.

The classes differ only in how many arguments they take, so that compiled and plain code call `run` and `offer`
directly, and the type checker counts. A question's first argument is the seat it asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sortilege.kernel.native import Offer, vec

if TYPE_CHECKING:
    from sortilege.kernel.reasons import Reason
    from sortilege.kernel.state import Game

AT_ONCE: Final[i64] = -1
"""No time at all: a clock answers the question as soon as it is put."""
NO_STEP: Final[i64] = 0
"""Nothing: no step has this number."""
RANDOM_STEP: Final[i64] = -1
"""A default that says: whoever runs the clock draws one of the options."""

MOST_STEPS: Final[i64] = 100_000
"""One answer leads to no more steps than this."""


def no_steps(seats: i64) -> vec[i64]:
    """By seat: no step."""
    return vec[i64]([NO_STEP] * seats)


@mypyc_attr(native_class=False)
class EndlessGame(RuntimeError):
    """One answer would have its steps carried out for ever."""


def give_up(game: Game) -> None:
    """Names what would be done next after so many steps."""
    pending = "others"
    if len(game.stack):
        pending = game.book.write(game.stack[len(game.stack) - 1])
    raise EndlessGame(f"{game.book.game}: {int(MOST_STEPS)} steps, and then {pending}")


G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[G]):
    """Carries out one kind of step: each has `run`. `refuse` says why the step, as an option, is not open to a seat
    now, from what that seat can see."""

    standing: bool = False
    """A permission used outside the questions: `refuse` also says why to a seat that is not asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule0(Rule[G]):
    def run(self, game: G, /) -> None:
        raise NotImplementedError

    def refuse(self, game: G, seat: i64, /) -> Reason | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule1(Rule[G]):
    def run(self, game: G, a: i64, /) -> None:
        raise NotImplementedError

    def refuse(self, game: G, seat: i64, a: i64, /) -> Reason | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule2(Rule[G]):
    """Carries out a step with two arguments."""

    def run(self, game: G, a: i64, b: i64, /) -> None:
        """Does it."""
        raise NotImplementedError

    def refuse(self, game: G, seat: i64, a: i64, b: i64, /) -> Reason | None:
        """Why this step is not open to the seat now; None if it is."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule3(Rule[G]):
    def run(self, game: G, a: i64, b: i64, c: i64, /) -> None:
        raise NotImplementedError

    def refuse(self, game: G, seat: i64, a: i64, b: i64, c: i64, /) -> Reason | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule4(Rule[G]):
    def run(self, game: G, a: i64, b: i64, c: i64, d: i64, /) -> None:
        raise NotImplementedError

    def refuse(self, game: G, seat: i64, a: i64, b: i64, c: i64, d: i64, /) -> Reason | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule5(Rule[G]):
    def run(self, game: G, a: i64, b: i64, c: i64, d: i64, e: i64, /) -> None:
        raise NotImplementedError

    def refuse(self, game: G, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64, /) -> Reason | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[G]):
    """Asks the seat that is its first argument: each has `offer`, which adds what may be answered. `default` is what a
    clock plays: an option, another step, RANDOM_STEP, or NO_STEP for nothing. `seconds` is how long it may take at a
    table with clocks: 0 is for ever, AT_ONCE no time at all."""

    def put(self, game: G, question: i64) -> None:
        """Opens the question, or settles it where there is nothing to ask."""
        game.ask(question)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question1(Question[G]):
    def offer(self, game: G, options: Offer, a: i64, /) -> None:
        raise NotImplementedError

    def default(self, game: G, a: i64, /) -> i64:
        return NO_STEP

    def seconds(self, game: G, a: i64, /) -> i64:
        return game.patience(a)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question2(Question[G]):
    """Asks a seat, with one more argument."""

    def offer(self, game: G, options: Offer, a: i64, b: i64, /) -> None:
        """Adds each step with which it may be answered."""
        raise NotImplementedError

    def default(self, game: G, a: i64, b: i64, /) -> i64:
        """What a clock plays."""
        return NO_STEP

    def seconds(self, game: G, a: i64, b: i64, /) -> i64:
        """How long it may take at a table with clocks."""
        return game.patience(a)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question3(Question[G]):
    def offer(self, game: G, options: Offer, a: i64, b: i64, c: i64, /) -> None:
        raise NotImplementedError

    def default(self, game: G, a: i64, b: i64, c: i64, /) -> i64:
        return NO_STEP

    def seconds(self, game: G, a: i64, b: i64, c: i64, /) -> i64:
        return game.patience(a)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question4(Question[G]):
    def offer(self, game: G, options: Offer, a: i64, b: i64, c: i64, d: i64, /) -> None:
        raise NotImplementedError

    def default(self, game: G, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return NO_STEP

    def seconds(self, game: G, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return game.patience(a)
