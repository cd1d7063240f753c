"""People who seek the same are seated together; bots take what is free when somebody has waited long enough."""

from __future__ import annotations

import secrets
import time
from functools import partial

from sortilege.server.live.room import Room
from sortilege.server.live.rooms import Rooms
from sortilege.server.storage import seeks
from sortilege.server.storage.seeks import Seeker
from sortilege.server.storage.store import Person
from sortilege.server.table import moves
from sortilege.server.table.club_records import Pace
from sortilege.server.table.setup import ClockSetup, Setup

PACES: dict[Pace, ClockSetup] = {
    "free": ClockSetup(),
    "timed": ClockSetup("timed", 60),
    "slow": ClockSetup("slow", 24 * 3600),
}
STAND_IN = "adept"


def setup_for(seeker: Seeker) -> Setup:
    """The table that they seek; ValueError says what is not allowed."""
    return Setup(seeker.game, seeker.seats, seeker.mode or None, clock=PACES[seeker.pace]).checked()


async def seat_together(rooms: Rooms, mine: Seeker, address: str) -> str | None:
    """The table where somebody and those who seek the same now play; None while they have to wait."""
    now = time.time()
    company = await seeks.company_for(rooms.store, mine, now)
    if len(company) < mine.seats and now < mine.fills_at:
        return None
    if not await seeks.take(rooms.store, company):
        return None
    try:
        room = await _table_for(rooms, company, address)
    except BaseException:
        await seeks.seated_at(rooms.store, company, None)
        raise
    await seeks.seated_at(rooms.store, company, room.table.id)
    return room.table.id


async def _table_for(rooms: Rooms, company: list[Seeker], address: str) -> Room:
    """Chance says who sits where."""
    names = await seeks.names_of(rooms.store, company)
    host, setup = company[0].person, setup_for(company[0])
    room = await rooms.open_table(setup, Person(host, names.get(host, ""), ""), address)
    seats = list(range(setup.seats))
    secrets.SystemRandom().shuffle(seats)
    for one, seat in zip(company, seats, strict=False):
        name = names.get(one.person, "")
        await room.do(partial(moves.sit, room.table, one.person, name, seat, ""))
    for seat in seats[len(company) :]:
        await room.do(partial(moves.set_bot, room.table, host, seat, STAND_IN))
    await room.do(lambda: moves.start(room.table, host))
    return room
