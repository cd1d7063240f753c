"""Quiet hours: when somebody wants to be left alone, by the clock on their own wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sortilege.server.storage.ways import Wishes
from sortilege.server.table.calendar import zone_of


def not_before(wishes: Wishes, now: float) -> float:
    """The first moment from now on at which somebody wants to hear anything."""
    begin, end = wishes.quiet_from, wishes.quiet_until
    if begin is None or end is None or begin == end:
        return now
    here = datetime.fromtimestamp(now, UTC).astimezone(zone_of(wishes.zone))
    minute = here.hour * 60 + here.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return now
    day = here.date() + timedelta(days=1 if end <= minute else 0)
    wakes = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=here.tzinfo)
    return max(now, wakes.timestamp())
