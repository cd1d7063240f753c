"""Where somebody stands in what others keep: in talk that was reported, and in notices that are still to be sent."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.storage.schema import DELIVERIES, REPORTS, TABLES

INVITED = "invited"


class Sitting(msgspec.Struct, frozen=True):
    """From then on a seat is a nameless one, or somebody's."""

    at: float
    seat: int
    is_nameless: bool


async def forget_reported(connection: AsyncConnection, table: str, sittings: list[Sitting]) -> None:
    """Takes the talk of nameless seats out of all that was reported at a table; all of it, where nothing tells any more
    whose it was."""
    query = sa.select(REPORTS.c.number, REPORTS.c.talk).where(REPORTS.c.table_id == table, REPORTS.c.talk != "[]")
    for number, talk in (await connection.execute(query)).all():
        lines = msgspec.json.decode(talk)
        kept = [line for line in lines if sittings and not _was_nameless(sittings, line["seat"], line["at"])]
        if len(kept) < len(lines):
            change = {"talk": msgspec.json.encode(kept).decode()}
            await connection.execute(sa.update(REPORTS).where(REPORTS.c.number == number).values(change))


def _was_nameless(sittings: list[Sitting], seat: int, at: float) -> bool:
    last = [one for one in sittings if one.seat == seat and one.at <= at]
    return bool(last) and last[-1].is_nameless


async def forget_notices(connection: AsyncConnection, tables: list[str], person: str, names: set[str]) -> None:
    """What is still to be sent and names somebody is not sent: invitations of theirs, and that it is their turn."""
    query = (
        sa.select(DELIVERIES.c.id, DELIVERIES.c.notice, TABLES.c.host)
        .join_from(DELIVERIES, TABLES, TABLES.c.id == DELIVERIES.c.table_id)
        .where(DELIVERIES.c.table_id.in_(tables))
    )
    for number, text, host in (await connection.execute(query)).all():
        notice = msgspec.json.decode(text)
        if notice.get("name") in names or (host == person and notice.get("kind") == INVITED):
            await connection.execute(sa.delete(DELIVERIES).where(DELIVERIES.c.id == number))
