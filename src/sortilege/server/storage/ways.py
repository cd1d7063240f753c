"""Ways to reach somebody who is away, and when they want to be left alone."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import DELIVERIES, NOTICE_WISHES, SETTINGS, WAYS
from sortilege.server.storage.store import Store, in_parts
from sortilege.server.table.moves import Refused
from sortilege.server.table.notice_records import NoticeKind

WayKind = Literal["push", "mail", "webhook"]
MOST_WAYS = 10
"""Of one person."""


class Way(NamedTuple):
    id: str
    person: str
    kind: WayKind
    address: str
    """The endpoint of a browser, an e-mail address, or that of a webhook."""
    keys: dict[str, str]
    """What a message is encrypted with, or the shape that a webhook wants."""
    confirmed: bool


class Wishes(NamedTuple):
    zone: str = "UTC"
    quiet_from: int | None = None
    """In minutes of their own day; from then on nothing is sent."""
    quiet_until: int | None = None
    silent: tuple[NoticeKind, ...] = ()
    """Of these they want to hear nothing."""


_WAY = [WAYS.c[name] for name in ("id", "person", "kind", "address", "keys", "confirmed")]
ADD_WAY = sa.insert(WAYS)


def _way(row: Sequence[Any]) -> Way:
    found, person, kind, address, keys, confirmed = row
    return Way(found, person, cast(WayKind, kind), address, msgspec.json.decode(keys), confirmed is not None)


async def ways_of(store: Store, person: str) -> list[Way]:
    """All of them, the oldest first."""
    return await _ways(store, WAYS.c.person == person)


async def open_ways(store: Store, people: Iterable[str]) -> dict[str, list[Way]]:
    """By person: those by which something may be sent; nobody who has none."""
    found: dict[str, list[Way]] = {}
    for some in in_parts(sorted(people)):
        for way in await _ways(store, WAYS.c.person.in_(some) & WAYS.c.confirmed.is_not(None)):
            found.setdefault(way.person, []).append(way)
    return found


async def way_of_id(store: Store, way: str) -> Way | None:
    return next(iter(await _ways(store, WAYS.c.id == way)), None)


async def _ways(store: Store, which: sa.ColumnElement[bool]) -> list[Way]:
    query = sa.select(*_WAY).where(which).order_by(WAYS.c.created, WAYS.c.id)
    async with store.reading() as connection:
        return [_way(row) for row in (await connection.execute(query)).all()]


async def people_with_ways(store: Store) -> set[str]:
    async with store.reading() as connection:
        found = await connection.execute(sa.select(WAYS.c.person).where(WAYS.c.confirmed.is_not(None)).distinct())
        return set(found.scalars())


async def add_way(store: Store, person: str, kind: WayKind, address: str, keys: dict[str, str], confirmed: bool) -> Way:
    """A way that was there already stays, with these keys. A browser is one person's: whoever used it before is told
    there no more."""
    if kind == "push":
        others = (WAYS.c.kind == kind) & (WAYS.c.address == address) & (WAYS.c.person != person)
        async with store.engine.begin() as connection:
            await connection.execute(sa.delete(WAYS).where(others))
    there = await ways_of(store, person)
    known = next((one for one in there if (one.kind, one.address) == (kind, address)), None)
    text = msgspec.json.encode(keys).decode()
    if known is not None:
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(WAYS).where(WAYS.c.id == known.id).values(keys=text))
        return known._replace(keys=keys)
    if len(there) >= MOST_WAYS:
        raise Refused("too-many-ways", most=MOST_WAYS)
    now = time.time()
    way = Way(secrets.token_urlsafe(12), person, kind, address, keys, confirmed)
    row = {"id": way.id, "person": person, "kind": kind, "address": address, "keys": text, "created": now}
    try:
        await store.change((ADD_WAY, [{**row, "confirmed": now if confirmed else None}]))
    except IntegrityError:  # asked for twice at the same moment
        return await add_way(store, person, kind, address, keys, confirmed)
    return way


async def confirm_way(store: Store, way: str) -> bool:
    """Whether there is such a way."""
    async with store.engine.begin() as connection:
        done = await connection.execute(sa.update(WAYS).where(WAYS.c.id == way).values(confirmed=time.time()))
    return done.rowcount > 0


async def forget_way(store: Store, way: str, person: str | None = None) -> bool:
    """Nothing more is sent by it; only that person's, if one is named. Whether there was one."""
    which = (WAYS.c.id == way) & (WAYS.c.person == person if person is not None else sa.true())
    async with store.engine.begin() as connection:
        gone = await connection.execute(sa.delete(WAYS).where(which))
        if gone.rowcount:
            await connection.execute(sa.delete(DELIVERIES).where(DELIVERIES.c.way_id == way))
    return gone.rowcount > 0


async def forget_address(store: Store, person: str, kind: WayKind, address: str) -> None:
    """Nothing more is sent to an address of somebody's."""
    for way in await ways_of(store, person):
        if (way.kind, way.address) == (kind, address):
            await forget_way(store, way.id, person)


async def wishes_of(store: Store, people: Iterable[str]) -> dict[str, Wishes]:
    """By person; whoever has said nothing has none."""
    found: dict[str, Wishes] = {}
    async with store.reading() as connection:
        for some in in_parts(sorted(people)):
            query = sa.select(NOTICE_WISHES).where(NOTICE_WISHES.c.person.in_(some))
            for row in (await connection.execute(query)).all():
                silent = msgspec.json.decode(row.silent, type=tuple[NoticeKind, ...])
                found[row.person] = Wishes(row.zone, row.quiet_from, row.quiet_until, silent)
    return found


async def set_wishes(store: Store, person: str, wishes: Wishes) -> None:
    row = {**wishes._asdict(), "person": person, "silent": msgspec.json.encode(wishes.silent).decode()}
    async with store.engine.begin() as connection:
        await connection.execute(sa.delete(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person))
        await connection.execute(sa.insert(NOTICE_WISHES).values(row))


async def kept_setting(store: Store, name: str, new: str) -> str:
    """What the store has under a name; what is new, if it has nothing yet."""
    query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    for _ in range(2):
        async with store.reading() as connection:
            found = (await connection.execute(query)).scalar()
        if found is not None:
            return str(found)
        try:
            async with store.engine.begin() as connection:
                await connection.execute(sa.insert(SETTINGS).values(name=name, value=new))
        except IntegrityError:  # another node was first
            continue
    return new
