"""Whom somebody keeps away: those whose words they do not read, and those with whom they are never seated. Who is
kept away does not learn of it: what they are not to come to is, for them, not there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import KEPT_AWAY
from sortilege.server.storage.store import Store
from sortilege.server.table.moves import Refused

BLOCK, MUTE = "block", "mute"
MOST_KEPT_AWAY = 300
TRIES = 5


class KeptAway(NamedTuple):
    number: int
    other: str
    kind: str
    name: str
    at: float


async def kept_away(store: Store, person: str) -> list[KeptAway]:
    """The last first."""
    columns = [KEPT_AWAY.c[name] for name in KeptAway._fields]
    query = sa.select(*columns).where(KEPT_AWAY.c.person == person).order_by(KEPT_AWAY.c.number.desc())
    async with store.reading() as connection:
        return [KeptAway(*row) for row in (await connection.execute(query)).all()]


async def keep_away(store: Store, person: str, other: str, name: str, kind: str) -> None:
    """From now on; whoever was kept away before is in this way instead."""
    for _ in range(TRIES):
        before = await kept_away(store, person)
        if any(one.other == other for one in before):
            here = (KEPT_AWAY.c.person == person) & (KEPT_AWAY.c.other == other)
            await store.do(sa.update(KEPT_AWAY).where(here).values(kind=kind, name=name, at=time.time()))
            return
        if len(before) >= MOST_KEPT_AWAY:
            raise Refused("too-many-kept-away", most=MOST_KEPT_AWAY)
        number = max((one.number for one in before), default=-1) + 1
        row = {"person": person, "number": number, "other": other, "kind": kind, "name": name, "at": time.time()}
        try:
            await store.do(sa.insert(KEPT_AWAY).values(row))
            return
        except IntegrityError:  # they did so twice at the same moment
            continue
    raise Refused("table-busy")


async def let_near(store: Store, person: str, number: int) -> bool:
    """No longer kept away; whether anybody was."""
    here = (KEPT_AWAY.c.person == person) & (KEPT_AWAY.c.number == number)
    return await store.do(sa.delete(KEPT_AWAY).where(here)) == 1


async def unread_by(store: Store, person: str) -> frozenset[str]:
    """Whose words somebody does not read."""
    return frozenset(one.other for one in await kept_away(store, person))


async def apart(store: Store, people: Sequence[str]) -> set[frozenset[str]]:
    """The pairs of these people who are never seated together, whichever of the two wants it so."""
    here = KEPT_AWAY.c.person.in_(people) & KEPT_AWAY.c.other.in_(people) & (KEPT_AWAY.c.kind == BLOCK)
    async with store.reading() as connection:
        rows = (await connection.execute(sa.select(KEPT_AWAY.c.person, KEPT_AWAY.c.other).where(here))).all()
    return {frozenset(row) for row in rows}


async def blocked_by(store: Store, person: str) -> frozenset[str]:
    """Who does not want to be seated with somebody."""
    query = sa.select(KEPT_AWAY.c.person).where(KEPT_AWAY.c.other == person, KEPT_AWAY.c.kind == BLOCK)
    async with store.reading() as connection:
        return frozenset((await connection.execute(query)).scalars())


async def apart_from(store: Store, person: str) -> frozenset[str]:
    """With whom somebody is never seated, whichever of the two wants it so."""
    theirs = sa.select(KEPT_AWAY.c.other).where(KEPT_AWAY.c.person == person, KEPT_AWAY.c.kind == BLOCK)
    async with store.reading() as connection:
        wanted = frozenset((await connection.execute(theirs)).scalars())
    return wanted | await blocked_by(store, person)
