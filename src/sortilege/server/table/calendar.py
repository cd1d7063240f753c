"""The calendar of a slow table: which hours of which days count, by the clock of one place, for everybody alike."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Annotated

import msgspec

HOUR = 3600.0
WEEK, WORKING_WEEK = 7, 5
A_DAY = timedelta(days=1)


def zone_of(name: str) -> tzinfo:
    """ValueError says that there is no such place."""
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError  # not every device knows the zones, nor needs them

    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as wrong:
        raise ValueError(f"zone: a time zone such as Europe/Paris, not {name!r}") from wrong


class Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] = "Europe/Paris"
    opens: Annotated[int, msgspec.Meta(ge=0, le=23)] = 8
    """The hour from which time counts."""
    closes: Annotated[int, msgspec.Meta(ge=1, le=24)] = 22
    """The hour from which it counts no more."""
    weekends: bool = True
    """Saturdays and Sundays count like other days."""

    def check(self) -> None:
        """ValueError says what cannot be."""
        zone_of(self.zone)
        if self.opens >= self.closes:
            raise ValueError(f"calendar: it opens before it closes, not at {self.opens} and {self.closes}")

    @property
    def hours_a_week(self) -> int:
        return (self.closes - self.opens) * (WEEK if self.weekends else WORKING_WEEK)

    def after(self, now: float, seconds: float) -> float:
        """The moment at which so many seconds that count have gone by."""
        day, left = self._day(now), seconds
        while True:
            begin, end = self._span(day)
            begin = max(begin, now)
            if end > begin:
                if left <= end - begin:
                    return begin + left
                left -= end - begin
            day += A_DAY

    def between(self, now: float, until: float) -> float:
        """How many seconds of that time count."""
        day, last, counted = self._day(now), self._day(until), 0.0
        while day <= last:
            begin, end = self._span(day)
            counted += max(0.0, min(end, until) - max(begin, now))
            day += A_DAY
        return counted

    def _day(self, at: float) -> date:
        return datetime.fromtimestamp(at, UTC).astimezone(zone_of(self.zone)).date()

    def _span(self, day: date) -> tuple[float, float]:
        """From when to when a day counts; no time at all if it does not."""
        midnight = datetime.combine(day, time(), zone_of(self.zone))
        begin, end = midnight + timedelta(hours=self.opens), midnight + timedelta(hours=self.closes)
        counts = self.weekends or day.weekday() < WORKING_WEEK
        return begin.timestamp(), end.timestamp() if counts else begin.timestamp()
