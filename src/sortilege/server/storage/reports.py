"""Somebody shows the operator what is said at a table: the last words they heard there, and no others."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sortilege.server.storage.schema import REPORTS
from sortilege.server.storage.store import Store
from sortilege.server.table import talk
from sortilege.server.table.cleaning import cleaned
from sortilege.server.table.entries import Said
from sortilege.server.table.moves import Refused
from sortilege.server.table.table import OVER, Table

LINES_KEPT = 20


class Complaint(NamedTuple):
    person: str
    seat: int
    """Whom it is about."""
    why: str
    client: str = ""
    """The number their client gave it: the same one sent again is no second complaint."""


async def add_report(store: Store, table: Table, complaint: Complaint) -> None:
    """Kept for the operator. Refused if nobody sits there."""
    seat = complaint.seat
    if seat >= len(table.chairs):
        raise Refused("no-such-seat", seat=seat, last=len(table.chairs) - 1)
    about = table.chairs[seat].person
    if about is None:
        raise Refused("nobody-to-report", seat=seat)
    once = complaint.client or secrets.token_hex(8)
    row = {
        "name": hashlib.sha256(f"{table.id} {complaint.person} {once}".encode()).hexdigest(),
        "table_id": table.id,
        "at": time.time(),
        "reporter": complaint.person,
        "about": about,
        "seat": seat,
        "why": cleaned(complaint.why),
        "talk": msgspec.json.encode(heard(table, complaint.person, time.time())).decode(),
    }
    try:
        async with store.engine.begin() as connection:
            await connection.execute(sa.insert(REPORTS).values(row))
    except IntegrityError:  # it is there already
        return


def heard(table: Table, person: str, now: float) -> list[dict[str, object]]:
    """The last lines that somebody heard; `open` are those that spectators hear too."""
    watches = not table.seats_of(person)
    found = []
    for spoken in table.talk:
        is_open = talk.hears(table, None, spoken)
        late = watches and table.status != OVER and spoken.at > now - table.setup.delay
        if isinstance(spoken.said, Said) and not late and (is_open if watches else talk.hears(table, person, spoken)):
            said = spoken.said
            found.append(
                {"at": spoken.at, "seat": said.seat, "channel": said.channel, "text": said.text, "open": is_open}
            )
    return found[-LINES_KEPT:]
