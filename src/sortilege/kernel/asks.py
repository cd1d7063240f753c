"""The questions of a match that are open: to whom, why, with which answers and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sortilege.kernel.rules import NO_STEP, RANDOM_STEP
from sortilege.kernel.step import RANDOM, RandomDefault, Step
from sortilege.kernel.step_types import StepType, type_code

if TYPE_CHECKING:
    from sortilege.kernel.match import Match

ANSWER: Final = 0
LATE: Final = 1
ACT: Final = 2


class Ask:
    """A question open to a seat. It knows the game, not the match that knows it: both are gone as soon as nobody needs
    them, and no garbage is left to be collected."""

    def __init__(self, match: Match, seat: int) -> None:
        game = match.game
        self._game = game
        self._ruleset = match.ruleset
        self._choices = match.choices
        self._numbers: list[int] | None = None
        self._options: tuple[Step, ...] | None = None
        self._ply = len(match.choices)
        self._question: i64 = game.asked[seat]
        self.seat = seat
        """Who is asked."""
        self.window: int = game.window
        """Asks of one window share one clock. Side by side each question has a window of its own, numbered below zero
        by what its seat alone has answered."""
        if game.lanes:
            answered = sum([by == seat for by, _, _ in match.choices])
            self.window = -1 - seat - game.seats * answered

    @property
    def why(self) -> Step:
        """The question, with what it is about."""
        return self._ruleset.steps[self._question]

    @property
    def options(self) -> tuple[Step, ...]:
        """Everything that may be answered."""
        if self._options is None:
            named = self._ruleset.steps
            self._options = tuple([named[step] for step in self.numbers])
        return self._options

    @property
    def numbers(self) -> list[int]:
        """The options as plain numbers, for programs in a hurry: nobody changes the list."""
        if self._numbers is None:
            if len(self._choices) != self._ply:
                self._check_open()
            self._numbers = self._game.options(self.seat)
        return self._numbers

    @property
    def seconds(self) -> int | None:
        """How long it may take at a table with clocks; None is for ever."""
        self._check_open()
        seconds = self._type().seconds(self._game, self._question)
        return None if seconds == 0 else max(int(seconds), 0)

    @property
    def default(self) -> Step | RandomDefault | None:
        """What a clock plays: a step, RANDOM for one of the options, None for nothing."""
        self._check_open()
        step = self._type().default(self._game, self._question)
        if step == RANDOM_STEP:
            return RANDOM
        return None if step == NO_STEP else self._ruleset.steps[step]

    def _type(self) -> StepType:
        return self._game.step_types[type_code(self._question)]

    def _check_open(self) -> None:
        """Once it is answered the game would tell of another question; what was read of this one in time stays."""
        game = self._game
        since = self._choices[self._ply :]
        answered = any(by == self.seat and how != ACT for by, _, how in since)
        if answered or (since and (self.seat not in game.open or game.asked[self.seat] != self._question)):
            raise ValueError(f"ask: {self.why} is no longer open to seat {self.seat}; the match has the asks of now")

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, why={self.why})"
