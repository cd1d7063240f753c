"""When a table stands still: because everybody agreed, or because somebody is on vacation. Both are public.

At a slow table each person may be away for so many days in all; no clock runs meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sortilege.server.table import entries
from sortilege.server.table.clock import Clock
from sortilege.server.table.entries import AnyEntry

if TYPE_CHECKING:
    from sortilege.server.table.table import Table

DAY = 86_400.0


class Vacation(NamedTuple):
    since: float
    until: float


class Pausing:
    def __init__(self) -> None:
        self.agreed = False
        self.vacations: dict[int, Vacation] = {}
        """By seat whose person is away."""
        self.used: dict[int, float] = {}
        """By seat: the seconds of the vacations that are over."""

    @property
    def is_on(self) -> bool:
        return self.agreed or bool(self.vacations)

    def read(self, entry: entries.Paused | entries.WentAway, at: float, clock: Clock) -> None:
        was_on = self.is_on
        if isinstance(entry, entries.Paused):
            self.agreed = entry.on
        else:
            before = self.vacations.pop(entry.seat, None)
            if before is not None:
                self.used[entry.seat] = self.used.get(entry.seat, 0.0) + min(at, before.until) - before.since
            if entry.days:
                self.vacations[entry.seat] = Vacation(at, at + entry.days * DAY)
        if was_on != self.is_on:
            (clock.pause if self.is_on else clock.resume)(at)


def days_left(table: Table, seat: int) -> int:
    """Whole days for which somebody may still go away, beside a vacation that goes on."""
    going_on = table.pausing.vacations.get(seat)
    taken = table.pausing.used.get(seat, 0.0) + (going_on.until - going_on.since if going_on else 0.0)
    return max(0, int((table.setup.clock.vacation * DAY - taken) // DAY))


def homecomings(table: Table, now: float) -> list[AnyEntry]:
    """Whose vacation is over, or who plays no more."""
    return [
        entries.WentAway(seat, 0)
        for seat, vacation in table.pausing.vacations.items()
        if vacation.until <= now or table.chairs[seat].thinker is not None
    ]
