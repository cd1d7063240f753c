"""How a table is set up: what its host chose before anybody sat down."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

import sortilege
from sortilege.kernel.ruleset import Ruleset, Value
from sortilege.server.table.calendar import HOUR, WEEK, Calendar
from sortilege.shelf import is_brought

LONGEST_QUESTION = 30 * 24 * 3600
LONGEST_GRACE = 3600
LEAST_RATED = 2
MOST_VACATION = 30
DAY = 24 * 3600


class ClockSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`: questions wait. `timed`: the rulebook's limits run, and `seconds` for any other
    question. `slow`: `seconds` (hours, days) for every question, and nobody counts as a leaver."""

    kind: Literal["none", "timed", "slow"] = "none"
    seconds: int | None = None
    uniform: bool = True
    """Windows in which a pause would tell something always run their full length (if timed)."""
    window: Annotated[int, msgspec.Meta(ge=2, le=10)] | None = None
    """How many seconds a window lasts whose length no rulebook gives; None is what the game says."""
    calendar: Calendar | None = None
    """At a slow table: the hours that count; None is all of them."""
    vacation: Annotated[int, msgspec.Meta(ge=0, le=MOST_VACATION)] = 0
    """At a slow table: for how many days in all each person may be away, while the table stands still."""

    def check_pace(self) -> None:
        """ValueError says what only a slow table has, or what would take too long there."""
        if self.kind != "slow":
            if self.calendar is not None or self.vacation:
                raise ValueError("clock: only a slow table has a calendar or vacations")
            return
        if self.seconds is None:
            raise ValueError("clock: a slow table needs its seconds")
        if self.calendar is not None:
            self.calendar.check()
            lasts = self.seconds / (self.calendar.hours_a_week * HOUR) * WEEK * DAY
            if lasts > LONGEST_QUESTION:
                most = LONGEST_QUESTION // DAY
                raise ValueError(f"clock: with so few hours a week a question would take more than {most} days")


Pace = Annotated[float, msgspec.Meta(ge=0, le=10)]
"""Seconds."""
USUAL_PACE: Final = 1.0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=24)]
    mode: str | None = None
    options: dict[Annotated[str, msgspec.Meta(max_length=40)], Value] = {}
    listed: bool = False
    clock: ClockSetup = ClockSetup()
    undo: Literal["free", "none"] | None = None
    """`free` as far as nothing was shown, by consent beyond; None is what the rulebook says."""
    chat: bool = True
    hints: bool = True
    """Whoever is asked may ask what a bot would do."""
    watch: bool = True
    """Whoever has the table's address may watch what is public."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Spectators see everything so many seconds later."""
    grace: int | None = 60
    """How long a leaver's seat is kept before a bot sits in; None is for ever."""
    crier: int | None = None
    """The seat of the Town Crier, where a game knows one: whoever is killed first may become Moderator."""
    rated: bool = False
    """The game counts for the ratings of those who play: people only, who all consent, without hints, taking back and
    Moderator."""
    pace: Pace = USUAL_PACE
    """How long a bot seems to think, about."""

    def checked(self) -> Setup:
        """The same with every default written out; ValueError says what is not allowed."""
        if self.game not in sortilege.games():
            raise ValueError(f"game: one of {', '.join(sortilege.games())}, not {self.game!r}")
        rules = sortilege.ruleset(self.game)
        mode = rules.check_mode(self.mode)
        rules.check_seats(mode, self.seats)
        self.clock.check_pace()
        if self.clock.seconds is not None and not 1 <= self.clock.seconds <= LONGEST_QUESTION:
            raise ValueError(f"clock: seconds may be 1 to {LONGEST_QUESTION}, not {self.clock.seconds}")
        if self.clock.window is not None and not any(rules.table.windows.values()):
            raise ValueError(f"clock: {self.game} has no windows whose length a table sets")
        if self.grace is not None and not 1 <= self.grace <= LONGEST_GRACE:
            raise ValueError(f"grace: 1 to {LONGEST_GRACE} seconds, not {self.grace}")
        if self.crier is not None and (
            sortilege.ruleset(self.game).table.as_moderator is None or not 0 <= self.crier < self.seats
        ):
            raise ValueError(f"crier: a seat of the table, in a game that knows a Moderator, not {self.crier}")
        if self.rated:
            self._check_rated(rules, mode)
        starter = rules.starter(mode)
        chance = {starter.name: starter.by_chance} if starter is not None else {}
        return msgspec.structs.replace(
            self,
            mode=mode,
            options=rules.check_options(mode, self.seats, {**chance, **self.options}),
            undo=self.undo or ("none" if rules.without_undo or self.rated else "free"),
        )

    def _check_rated(self, rules: Ruleset, mode: str) -> None:
        if is_brought(self.game) or mode in rules.unrated or self.seats < LEAST_RATED:
            raise ValueError(f"rated: not {self.game} {mode} with {self.seats} players")
        for field, on in (("hints", self.hints), ("undo", self.undo == "free"), ("crier", self.crier is not None)):
            if on:
                raise ValueError(f"rated: a rated table has no {field}")
