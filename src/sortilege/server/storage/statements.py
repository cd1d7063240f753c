"""The statements by which the store writes, made once: rows for the same one are written together."""

from __future__ import annotations

import sqlalchemy as sa

from sortilege.server.storage.schema import CIRCLE_TABLES, LINES, PEOPLE, SEATS, SETTINGS, TABLES

TRIED = "tried"
"""The setting that is written to see whether that can be done."""
HERE = TABLES.c.id == sa.bindparam("table")
SEAT_HERE = (SEATS.c.table_id == sa.bindparam("table")) & (SEATS.c.seat == sa.bindparam("number"))

ADD_LINES = sa.insert(LINES)
ADD_TABLE = sa.insert(TABLES)
ADD_SEATS = sa.insert(SEATS)
ADD_PERSON = sa.insert(PEOPLE)
WAKE_SOON = sa.update(TABLES).where(HERE).values(wake=sa.bindparam("soon"), changed=sa.bindparam("now"))
NOTE = (
    sa.update(TABLES)
    .where(HERE)
    .values(
        wake=sa.bindparam("next"),
        status=sa.bindparam("state"),
        asked=sa.bindparam("who"),
        unseen=sa.bindparam("hidden"),
    )
)
SUMMARISE = sa.update(TABLES).where(HERE).values(status=sa.bindparam("state"), summary=sa.bindparam("text"))
END_SEATS = sa.update(SEATS).where(SEATS.c.table_id == sa.bindparam("table")).values(over=sa.true())
END_CIRCLE_TABLE = (
    sa.update(CIRCLE_TABLES).where(CIRCLE_TABLES.c.table_id == sa.bindparam("table")).values(over=sa.true())
)
ENDS = (END_SEATS, END_CIRCLE_TABLE)
SIT = sa.update(SEATS).where(SEAT_HERE).values(person=sa.bindparam("who"), seen=sa.bindparam("now"))
TRY = sa.update(SETTINGS).where(SETTINGS.c.name == TRIED).values(value=sa.bindparam("text"))
SEE = sa.update(SEATS).where(SEAT_HERE).values(seen=sa.bindparam("now"))
