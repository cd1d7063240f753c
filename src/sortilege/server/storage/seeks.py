"""Who seeks people to play with, and who is seated with whom."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from sortilege.server.storage.company import apart
from sortilege.server.storage.schema import PEOPLE, SEEKS
from sortilege.server.storage.store import Store
from sortilege.server.table.club_records import Pace

HERE = 20.0
"""Somebody who asked so many seconds ago is still there."""
FORGOTTEN = 3600.0
MOST_LOOKED_AT = 100
FILLED_AFTER: dict[Pace, float] = {"free": 60.0, "timed": 60.0, "slow": 600.0}
"""By pace: after so many seconds bots take the free seats."""
BEING_SEATED = ""


class Seeker(NamedTuple):
    person: str
    game: str
    mode: str
    seats: int
    pace: Pace
    address: str
    since: float
    seen: float
    table_id: str | None

    @property
    def fills_at(self) -> float:
        return self.since + FILLED_AFTER[self.pace]


async def seek(store: Store, seeker: Seeker) -> None:
    """In place of what they sought before."""
    async with store.engine.begin() as connection:
        gone = (SEEKS.c.person == seeker.person) | (SEEKS.c.seen < seeker.seen - FORGOTTEN)
        await connection.execute(sa.delete(SEEKS).where(gone))
        await connection.execute(sa.insert(SEEKS).values(seeker._asdict()))


async def seeker_of(store: Store, person: str) -> Seeker | None:
    async with store.reading() as connection:
        row = (await connection.execute(sa.select(SEEKS).where(SEEKS.c.person == person))).first()
    return Seeker(*row) if row is not None else None


async def still_here(store: Store, person: str) -> None:
    await store.do(sa.update(SEEKS).where(SEEKS.c.person == person).values(seen=time.time()))


async def seek_no_more(store: Store, person: str, waiting: bool = False) -> bool:
    """Whether they did; with `waiting`, only if they have not been seated."""
    theirs = SEEKS.c.person == person
    return await store.do(sa.delete(SEEKS).where(theirs & SEEKS.c.table_id.is_(None) if waiting else theirs)) == 1


async def seeking_from(store: Store, addresses: list[str], but: str, now: float) -> int:
    """How many others seek from an address, as it is stored."""
    here = SEEKS.c.address.in_(addresses) & (SEEKS.c.person != but) & (SEEKS.c.seen > now - HERE)
    query = sa.select(sa.func.count()).where(here & SEEKS.c.table_id.is_(None))
    async with store.reading() as connection:
        return int((await connection.execute(query)).scalar() or 0)


async def company_for(store: Store, mine: Seeker, now: float) -> list[Seeker]:
    """Somebody, and those who seek the same, are there and can all be seated together; those who wait longest first,
    and no more than there are seats."""
    alike = (SEEKS.c.game == mine.game) & (SEEKS.c.mode == mine.mode)
    alike &= (SEEKS.c.seats == mine.seats) & (SEEKS.c.pace == mine.pace)
    there = SEEKS.c.table_id.is_(None) & (SEEKS.c.seen > now - HERE) & (SEEKS.c.person != mine.person)
    query = sa.select(SEEKS).where(alike & there).order_by(SEEKS.c.since, SEEKS.c.person).limit(MOST_LOOKED_AT)
    async with store.reading() as connection:
        others = [Seeker(*row) for row in (await connection.execute(query)).all()]
    never = await apart(store, [mine.person, *(one.person for one in others)])
    company = [mine]
    for one in others:
        fits = all(frozenset((one.person, other.person)) not in never for other in company)
        if fits and len(company) < mine.seats:
            company.append(one)
    return sorted(company, key=lambda one: (one.since, one.person))


async def take(store: Store, company: list[Seeker]) -> bool:
    """These are being seated together from now on; False if one of them is no longer to be had, and then nobody is."""
    which = sa.or_(*((SEEKS.c.person == one.person) & (SEEKS.c.since == one.since) for one in company))
    statement = sa.update(SEEKS).where(which & SEEKS.c.table_id.is_(None)).values(table_id=BEING_SEATED)
    try:
        async with store.engine.connect() as connection:
            whole = (await connection.execute(statement)).rowcount == len(company)
            await (connection.commit() if whole else connection.rollback())
    except DBAPIError:  # two who seat the same people wait for each other
        return False
    return whole


async def seated_at(store: Store, company: list[Seeker], table: str | None) -> None:
    """Where they were seated; nowhere if it could not be done, and they wait again."""
    people = [one.person for one in company]
    where = SEEKS.c.person.in_(people) & (SEEKS.c.table_id == BEING_SEATED)
    await store.do(sa.update(SEEKS).where(where).values(table_id=table))


async def names_of(store: Store, company: list[Seeker]) -> dict[str, str]:
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_([one.person for one in company]))
    async with store.reading() as connection:
        return {row.id: row.name for row in (await connection.execute(query)).all()}
