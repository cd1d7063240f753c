"""Slow tables over HTTP: going on vacation, and coming home."""

from __future__ import annotations

import time

from litestar import put
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import JSONBody

from sortilege.server.http.api import TableId, carry_out
from sortilege.server.http.services import Asked, Conflict, Here, Me, TooMany, detail, room_for
from sortilege.server.table.http_records import TableDetail
from sortilege.server.table.notice_records import GoAway
from sortilege.server.table.vacation import go_away


@put(
    "/api/tables/{table:str}/vacation",
    tags=["tables"],
    raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
)
async def vacation(request: Asked, services: Here, person: Me, table: TableId, data: JSONBody[GoAway]) -> TableDetail:
    """Be away from a slow table for so many days from now on, while it stands still; for none, you are home."""
    room = await room_for(services, table, request, person)
    await carry_out(room, lambda: go_away(room.table, person.id, data.days, time.time()))
    return await detail(services, room, person)
