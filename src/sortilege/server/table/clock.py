"""Clocks: until when each open question may be answered, and what is played then.

Times come from the log, so every node, and a node that restarts, counts down to the same moment.
"""

from __future__ import annotations

from typing import NamedTuple

from sortilege import Ask, Match
from sortilege.kernel.table_rules import TableRules
from sortilege.server.table.setup import ClockSetup


class Deadline(NamedTuple):
    question: tuple[int, ...]
    """What the time is for: a window, or one seat's own line of questions."""
    limit: float
    until: float


AT_ONCE = 0
"""The limit of somebody whose time ran out before, in the same turn."""


class Clock:
    def __init__(self, setup: ClockSetup, table_rules: TableRules) -> None:
        self.setup = setup
        self.rules = table_rules
        self.deadlines: dict[int, Deadline] = {}
        """By seat that is being asked."""
        self.window: Deadline | None = None
        """Of the last window in which answers were sealed: it may open again after a question in between."""
        self.has_company = False
        """Two people or more sit at the table, each at a device of their own."""
        self._paused_at: float | None = None
        self._hurry: tuple[Match, int, bool] | None = None
        """The match that was last asked whether somebody is hurried, after how many choices, and what it said."""

    def look(self, match: Match, now: float) -> None:
        """Starts, keeps and stops deadlines after something happened."""
        asks = [ask for ask in match.asks if ask.default is not None]
        if match.is_sealed:
            self._look_at_window(match, asks, now)
            return
        kept = {deadline.question: deadline for deadline in self.deadlines.values()}
        self.deadlines = {}
        for ask in asks:
            limit = self.limit(match, ask)
            if limit is None:
                continue
            question = (ask.seat, int(ask.why)) if match.is_side_by_side else (ask.window,)
            self.deadlines[ask.seat] = self._until(question, limit, now, kept.get(question))

    def _look_at_window(self, match: Match, asks: list[Ask], now: float) -> None:
        """One window, one clock, whoever is asked what and whoever has answered; only the hourglass changes it."""
        question = (match.window,)
        is_new = self.window is None or self.window.question != question
        if is_new or self._is_hurried(match):
            limits = [limit for ask in asks if (limit := self.limit(match, ask)) is not None]
            self.window = self._until(question, max(limits), now, None if is_new else self.window) if limits else None
        self.deadlines = {ask.seat: self.window for ask in asks} if self.window else {}

    def _until(self, question: tuple[int, ...], limit: float, now: float, old: Deadline | None) -> Deadline:
        """A limit that changes while its question is open never lengthens the time: the earlier end counts."""
        if old is not None and old.limit == limit:
            return old
        until = self._after(now, limit)
        return Deadline(question, limit, until if old is None else min(old.until, until))

    def _after(self, now: float, seconds: float) -> float:
        """When so many seconds have gone by that count at this table."""
        return now + seconds if self.setup.calendar is None else self.setup.calendar.after(now, seconds)

    def limit(self, match: Match, ask: Ask) -> float | None:
        """How long a question may take at this table. Where no clock runs only the hourglass hurries anybody, and the
        windows end that a pause would betray."""
        if self.setup.kind == "slow":
            return self.setup.seconds
        seconds, question = ask.seconds, ask.why.name
        if self.setup.kind == "none" and not (question in self.rules.windows and self._holds_windows()):
            return seconds if seconds == AT_ONCE or (seconds is not None and self._is_hurried(match)) else None
        return (self.window_of(question) or self.setup.seconds) if seconds is None else seconds

    def window_of(self, question: str) -> float:
        """How long the windows of a question last whose length no rulebook gives; 0 for all others."""
        length = self.rules.windows.get(question, 0.0)
        return (self.setup.window or length) if length else 0.0

    def _is_hurried(self, match: Match) -> bool:
        if not self.rules.hourglass:
            return False
        made, last = len(match.choices), self._hurry
        if last is None or last[0] is not match or last[1] != made:
            last = self._hurry = match, made, self.rules.is_hurried(match.view(None))
        return last[2]

    def is_uniform(self, match: Match) -> bool:
        """Whether the open window always runs its full length."""
        if not self._holds_windows() or not match.is_sealed:
            return False
        return any(ask.why.name in self.rules.windows for ask in match.asks)

    def _holds_windows(self) -> bool:
        """Where the table says how long windows are; else, unless it will not have it, wherever clocks run and, if the
        game asks for it, several people sit."""
        if self.setup.kind == "slow":
            return False
        if self.setup.window is not None:
            return True
        return self.setup.uniform and (self.setup.kind == "timed" or (self.rules.holds_windows and self.has_company))

    def until(self, match: Match, seat: int | None) -> float | None:
        """The moment a seat is shown: that of the window or of the question everybody waits for.
        Seats that work side by side see only their own."""
        if match.is_sealed:
            return self.window.until if self.window else None
        if match.is_side_by_side:
            own = self.deadlines.get(seat) if seat is not None else None
            return own.until if own else None
        return next((deadline.until for deadline in self.deadlines.values()), None)

    def pause(self, now: float) -> None:
        self._paused_at = now

    def resume(self, now: float) -> None:
        """Whoever was being asked has as much time left as before."""
        if self._paused_at is not None:
            paused_at, self._paused_at = self._paused_at, None
            if self.window is not None:
                self.window = self._put_off(self.window, paused_at, now)
            self.deadlines = {
                seat: self._put_off(deadline, paused_at, now) for seat, deadline in self.deadlines.items()
            }

    def _put_off(self, deadline: Deadline, paused_at: float, now: float) -> Deadline:
        calendar = self.setup.calendar
        if calendar is None:
            return deadline._replace(until=deadline.until + now - paused_at)
        return deadline._replace(until=calendar.after(now, calendar.between(paused_at, deadline.until)))
