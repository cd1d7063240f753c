"""What somebody finds when they come back: the tables of theirs that go on."""

from __future__ import annotations

import sqlalchemy as sa

from sortilege.server.storage.schema import SEATS, TABLES
from sortilege.server.storage.store import ROW, Store
from sortilege.server.table.row import Row

MOST = 100


async def going_on(store: Store, person: str) -> list[tuple[Row, list[int]]]:
    """The tables of a person that are not over, with their seats, the newest first. Not by when something last
    happened there: that would tell when others answer unseen."""
    mine = (SEATS.c.person == person) & ~SEATS.c.over & TABLES.c.status.in_(("open", "playing"))
    query = (
        sa.select(*ROW, SEATS.c.seat)
        .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
        .where(mine)
        .order_by(TABLES.c.created.desc(), TABLES.c.id, SEATS.c.seat)
        .limit(MOST)
    )
    found: dict[str, tuple[Row, list[int]]] = {}
    async with store.reading() as connection:
        for row in (await connection.execute(query)).all():
            table = Row(*row[:-1])
            found.setdefault(table.id, (table, []))[1].append(row.seat)
    return list(found.values())
