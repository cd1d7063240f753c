"""Who has ever sat at a table or presided there: their tables are found without reading all logs."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from sortilege.server.storage.schema import BEEN_AT, LINES
from sortilege.server.storage.writer import Row
from sortilege.server.table.entries import LogLine, Presided, Seated, read
from sortilege.server.table.played import NAMELESS

_WHO, _TABLE = sa.bindparam("who", type_=sa.Text), sa.bindparam("table", type_=sa.Text)
_KNOWN = sa.exists().where(BEEN_AT.c.person == _WHO, BEEN_AT.c.table_id == _TABLE)
COME = sa.insert(BEEN_AT).from_select(["person", "table_id"], sa.select(_WHO, _TABLE).where(~_KNOWN))
ROWS_AT_ONCE = 1000


def who_comes(table: str, lines: list[LogLine]) -> list[Row]:
    """The rows of those who sit down or preside by these lines."""
    found = {
        line.entry.person
        for line in lines
        if isinstance(line.entry, Seated | Presided) and line.entry.person is not None
    }
    return [{"who": person, "table": table} for person in sorted(found) if not person.startswith(NAMELESS)]


def find_all(connection: sa.Connection) -> None:
    """Reads it out of the logs, where a back-up of before did not say it."""
    if connection.execute(sa.select(BEEN_AT).limit(1)).first() is not None:
        return
    told = sa.or_(*(LINES.c.body.startswith(f'{{"t":"{kind}"') for kind in ("seated", "presided")))
    found: set[tuple[str, str]] = set()
    query = sa.select(LINES.c.table_id, LINES.c.ply, LINES.c.at, LINES.c.body).where(told)
    for row in connection.execute(query):
        try:
            line = LogLine(row.ply, row.at, read(row.body))
        except msgspec.MsgspecError:  # damaged
            continue
        found.update((one["who"], one["table"]) for one in who_comes(row.table_id, [line]))
    rows = [{"person": person, "table_id": table} for person, table in sorted(found)]
    for first in range(0, len(rows), ROWS_AT_ONCE):
        connection.execute(sa.insert(BEEN_AT), rows[first : first + ROWS_AT_ONCE])
