"""A table of which nothing is left."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.storage.schema import (
    BEEN_AT,
    CIRCLE_TABLES,
    DELIVERIES,
    LINES,
    NOTICED,
    PLAYED,
    SEATS,
    TABLES,
    WATCHED,
)
from sortilege.server.storage.tallies import counting_anew

OF_A_TABLE = (LINES, BEEN_AT, SEATS, PLAYED, CIRCLE_TABLES, WATCHED, NOTICED, DELIVERIES)


async def delete_whole(connection: AsyncConnection, table: str) -> None:
    """Its log, its seats, what came of it; what was reported there is another matter."""
    # whoever is writing of it comes before, whoever begins to do so finds no table
    await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    played = list((await connection.execute(sa.select(PLAYED.c.person).where(PLAYED.c.table_id == table))).scalars())
    for kept in OF_A_TABLE:
        await connection.execute(sa.delete(kept).where(kept.c.table_id == table))
    await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
    for statement in counting_anew(played) if played else ():
        await connection.execute(statement)
