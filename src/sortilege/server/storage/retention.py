"""How long logs and talk are kept. Results stay: a table whose log is gone keeps its row, with who won."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from sortilege.server.storage.deliveries import tidy_notices
from sortilege.server.storage.schema import CIRCLE_TABLES, LINES, REPORTS, SEATS, TABLES
from sortilege.server.storage.store import Store
from sortilege.server.table.entries import Said, read, write

DAY = 86_400.0
TABLES_AT_ONCE = 50
ABANDONED = "abandoned"


class Terms(NamedTuple):
    """In days after the last line of a table's log; 0 is for ever."""

    talk: float
    """What was said at tables that are over, and what was reported."""
    logs: float
    """Logs of tables that are over."""
    abandoned: float
    """Logs of tables where nothing happens any more."""


class Tidied(NamedTuple):
    talk: int
    logs: int
    abandoned: int
    reports: int


async def tidy(store: Store, terms: Terms, now: float | None = None) -> Tidied:
    """Ends what has come to its end, a few tables in each transaction; how many of each."""
    now = time.time() if now is None else now
    talk = logs = abandoned = reports = 0
    if terms.talk:
        before = now - terms.talk * DAY
        for table in await _with_talk(store, before):
            talk += await _forget_talk(store, table)
        async with store.engine.begin() as connection:
            reports = (await connection.execute(sa.delete(REPORTS).where(REPORTS.c.at < before))).rowcount
    if terms.logs:
        logs = await _forget_logs(store, (TABLES.c.status == "over") & (TABLES.c.changed < now - terms.logs * DAY))
    if terms.abandoned:
        old = (TABLES.c.status != "over") & (TABLES.c.changed < now - terms.abandoned * DAY)
        abandoned = await _forget_logs(store, old)
    await tidy_notices(store, now)
    return Tidied(talk, logs, abandoned, reports)


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
                await connection.execute(sa.delete(LINES).where(LINES.c.table_id == row.id))
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
