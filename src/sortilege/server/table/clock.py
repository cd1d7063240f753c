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

    def look(self, match: Match, now: float) -> None:
        """Starts, keeps and stops deadlines after something happened."""
        if self.setup.kind == "none" and not self.is_uniform(match):
            self.deadlines = {}
            return
        asks = [ask for ask in match.asks if ask.default is not None]
        if match.is_sealed:
            self._look_at_window(match, asks, now)
            return
        kept = {deadline.question: deadline for deadline in self.deadlines.values()}
        self.deadlines = {}
        for ask in asks:
            limit = self.limit(ask)
            if limit is None:
                continue
            question = (ask.seat, int(ask.why)) if match.is_side_by_side else (ask.window,)
            old = kept.get(question)
            fresh = Deadline(question, limit, now + limit)
            self.deadlines[ask.seat] = old if old is not None and old.limit == limit else fresh

    def _look_at_window(self, match: Match, asks: list[Ask], now: float) -> None:
        """One window, one clock, whoever is asked what and whoever has answered."""
        question = (match.window,)
        if self.window is None or self.window.question != question:
            limits = [limit for ask in asks if (limit := self.limit(ask)) is not None]
            self.window = Deadline(question, max(limits), now + max(limits)) if limits else None
        self.deadlines = {ask.seat: self.window for ask in asks} if self.window else {}

    def limit(self, ask: Ask) -> float | None:
        """How long a question may take at this table."""
        if self.setup.kind == "slow":
            return self.setup.seconds
        seconds = ask.seconds
        return (self.window_of(ask.why.name) or self.setup.seconds) if seconds is None else seconds

    def window_of(self, question: str) -> float:
        """How long the windows of a question last whose length no rulebook gives; 0 for all others."""
        length = self.rules.windows.get(question, 0.0)
        return (self.setup.window or length) if length else 0.0

    def is_uniform(self, match: Match) -> bool:
        """Whether the open window always runs its full length."""
        if not self._holds_windows() or not match.is_sealed:
            return False
        return any(ask.why.name in self.rules.windows for ask in match.asks)

    def _holds_windows(self) -> bool:
        """Wherever clocks run, unless the table will not have it; where the table says how long windows are; and where
        several people sit, if the game asks for it."""
        if self.setup.kind == "slow":
            return False
        if self.setup.window is not None or (self.rules.holds_windows and self.has_company):
            return True
        return self.setup.kind == "timed" and self.setup.uniform

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
            lost = now - self._paused_at
            if self.window is not None:
                self.window = self.window._replace(until=self.window.until + lost)
            self.deadlines = {
                seat: deadline._replace(until=deadline.until + lost) for seat, deadline in self.deadlines.items()
            }
            self._paused_at = None
