"""How long logs and talk are kept. Results stay: a table whose log is gone keeps its row, with who won."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from sortilege.server.storage.deleting import delete_whole
from sortilege.server.storage.deliveries import tidy_notices
from sortilege.server.storage.schema import (
    AUDIT,
    BANS,
    BEEN_AT,
    CIRCLE_TABLES,
    LINES,
    METADATA,
    MUTES,
    PEOPLE,
    REPORTS,
    SEATS,
    TABLES,
)
from sortilege.server.storage.store import SOMEBODY, Store, in_parts
from sortilege.server.table.entries import Said, read, write

DAY = 86_400.0
TABLES_AT_ONCE = 50
GUESTS_AT_ONCE = 500
ABANDONED = "abandoned"
LEFT = 1.0
"""Days after which nothing is left of an open table that everybody has left."""
SOMEBODY_IS = ("person", "host", "who", "other", "reporter", "about")
"""How columns are called that name a person."""
MENTIONS = [table.c[name] for table in METADATA.tables.values() for name in SOMEBODY_IS if name in table.c]
DID_NOTHING = sa.and_(
    *(PEOPLE.c[kept].is_(None) for kept in ("passphrase", "recovery", "profile")),
    *(~sa.exists().where(column == PEOPLE.c.id) for column in MENTIONS if column.table is not AUDIT),
)
"""Of a person: they are a guest, and nothing else in the store is about them but what an operator did."""


class Terms(NamedTuple):
    """In days after the last line of a table's log; 0 is for ever."""

    talk: float
    """What was said at tables that are over, and what was reported."""
    logs: float
    """Logs of tables that are over."""
    abandoned: float
    """Logs of tables where nothing happens any more; tables that never began, whole; guests who never did anything."""


class Tidied(NamedTuple):
    talk: int
    logs: int
    abandoned: int
    reports: int
    left: int = 0
    """Open tables that are gone."""
    over: int = 0
    """Bans and mutes whose time was over."""
    guests: int = 0
    """Those who had a name, and nothing else."""


async def tidy(store: Store, terms: Terms, now: float | None = None) -> Tidied:
    """Ends what has come to its end, a few tables in each transaction; how many of each."""
    now = time.time() if now is None else now
    talk = logs = abandoned = reports = guests = 0
    if terms.talk:
        before = now - terms.talk * DAY
        for table in await _with_talk(store, before):
            talk += await _forget_talk(store, table)
        async with store.engine.begin() as connection:
            reports = (await connection.execute(sa.delete(REPORTS).where(REPORTS.c.at < before))).rowcount
    if terms.logs:
        logs = await _forget_logs(store, (TABLES.c.status == "over") & (TABLES.c.changed < now - terms.logs * DAY))
    left = await _delete_open(store, (TABLES.c.changed < now - LEFT * DAY) & ~SOMEBODY, presided=False)
    if terms.abandoned:
        old = TABLES.c.changed < now - terms.abandoned * DAY
        left += await _delete_open(store, old, presided=True)
        abandoned = await _forget_logs(store, old & (TABLES.c.status != "over"))
        guests = await _forget_guests(store, DID_NOTHING & (PEOPLE.c.created < now - terms.abandoned * DAY))
    await tidy_notices(store, now)
    return Tidied(talk, logs, abandoned, reports, left, await _lift(store, now), guests)


async def _lift(store: Store, now: float) -> int:
    """Bans and mutes whose time is over are forgotten."""
    async with store.engine.begin() as connection:
        return sum(
            [(await connection.execute(sa.delete(kept).where(kept.c.until < now))).rowcount for kept in (BANS, MUTES)]
        )


async def _forget_guests(store: Store, which: sa.ColumnElement[bool]) -> int:
    async with store.engine.connect() as connection:
        found = list((await connection.execute(sa.select(PEOPLE.c.id).where(which))).scalars())
    count = 0
    for some in in_parts(found, GUESTS_AT_ONCE):
        async with store.engine.begin() as connection:
            still = sa.delete(PEOPLE).where(PEOPLE.c.id.in_(some), which)
            count += (await connection.execute(still)).rowcount
    return count


async def _delete_open(store: Store, which: sa.ColumnElement[bool], presided: bool) -> int:
    """Nothing came of these tables, and nothing is left of them; `presided`: also where a Moderator without a seat
    waits. How many."""
    query = sa.select(TABLES.c.id, TABLES.c.summary).where(TABLES.c.status == "open", which)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    gone = [row.id for row in rows if presided or not msgspec.json.decode(row.summary).get("presiding")]
    count = 0
    for some in in_parts(gone, TABLES_AT_ONCE):
        async with store.engine.begin() as connection:
            still = sa.select(TABLES.c.id).where(TABLES.c.id.in_(some), TABLES.c.status == "open", which)
            for table in (await connection.execute(still)).scalars().all():
                await delete_whole(connection, table)
                count += 1
    return count


async def _with_talk(store: Store, before: float) -> list[str]:
    said = LINES.c.body.startswith('{"t":"said"') & ~LINES.c.body.contains('"text":""', autoescape=True)
    query = (
        sa.select(TABLES.c.id)
        .where(TABLES.c.status == "over", TABLES.c.changed < before)
        .where(sa.exists().where(LINES.c.table_id == TABLES.c.id, said))
    )
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def _forget_talk(store: Store, table: str) -> bool:
    """Each line stays in its place, without its words."""
    query = sa.select(LINES.c.ply, LINES.c.body).where(
        LINES.c.table_id == table, LINES.c.body.startswith('{"t":"said"')
    )
    changed = False
    async with store.engine.begin() as connection:
        for ply, body in (await connection.execute(query)).all():
            said = read(body)
            assert isinstance(said, Said)
            if said.text:
                empty = write(msgspec.structs.replace(said, text=""))
                where = (LINES.c.table_id == table) & (LINES.c.ply == ply)
                await connection.execute(sa.update(LINES).where(where).values(body=empty))
                changed = True
    return changed


async def _forget_logs(store: Store, which: sa.ColumnElement[bool]) -> int:
    has_log = sa.exists().where(LINES.c.table_id == TABLES.c.id)
    query = sa.select(TABLES.c.id, TABLES.c.status, TABLES.c.summary).where(which, has_log).limit(TABLES_AT_ONCE)
    count = 0
    while True:
        async with store.engine.begin() as connection:
            rows = (await connection.execute(query)).all()
            for row in rows:
                for gone in (LINES, BEEN_AT):
                    await connection.execute(sa.delete(gone).where(gone.c.table_id == row.id))
                change = {"status": "over", "wake": None}
                card = msgspec.json.decode(row.summary)
                if row.status != "over" and card:
                    card.update(status="over", ended=ABANDONED, proposal=None)
                    change["summary"] = msgspec.json.encode(card).decode()
                await connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(change))
                for ended in (SEATS, CIRCLE_TABLES):
                    await connection.execute(sa.update(ended).where(ended.c.table_id == row.id).values(over=True))
        count += len(rows)
        if len(rows) < TABLES_AT_ONCE:
            return count
