"""Going on vacation from a slow table, and coming home."""

from __future__ import annotations

from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused, check_room
from sortilege.server.table.pausing import DAY, days_left
from sortilege.server.table.table import PLAYING, Table


def go_away(table: Table, person: str, days: int, now: float) -> list[AnyEntry]:
    """Somebody who plays is away for so many days from now on; for none, they are home. All their seats are one."""
    seats = [seat for seat in table.seats_of(person) if table.chairs[seat].thinker is None]
    if not seats:
        raise Refused("not-seated")
    if table.status != PLAYING:
        raise Refused("not-begun" if table.over_since is None else "game-is-over")
    seat = seats[0]
    going_on = table.pausing.vacations.get(seat)
    if days == 0:
        return [entries.WentAway(seat, 0)] if going_on else []
    if not table.setup.clock.vacation:
        raise Refused("no-vacation")
    unused = going_on.until - max(now, going_on.since) if going_on else 0.0
    most = days_left(table, seat) + int(unused // DAY)
    if days > most:
        raise Refused("vacation-too-long", most=most)
    check_room(table, seat)
    return [entries.WentAway(seat, days)]
