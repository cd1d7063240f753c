"""How a big screen finds its table, and waits to be admitted."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import JSONBody

from sortilege.server.http.services import Asked, Conflict, Here, Me, Services, TooMany, room_of, spend
from sortilege.server.lan import where_to
from sortilege.server.table.http_records import FindTable, ScreenDetail
from sortilege.server.table.screens import number_of


@post(
    "/api/screens",
    tags=["tables"],
    raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
    status_code=200,
)
async def find_table(request: Asked, services: Here, person: Me, data: JSONBody[FindTable]) -> ScreenDetail:
    """The table of a short code, for a big screen; one that has to be admitted asks again while it waits."""
    spend(services, request)
    row = await services.rooms.store.table_by_code(data.code.strip().upper())
    if row is None:
        raise NotFoundException("no such code")
    room = await room_of(services, row.id, request, person)
    table = room.table
    number, admitted = number_of(table.secret, person.id), table.has_admitted(person.id)
    needed = bool(table.setup.delay) or not table.setup.watch
    if needed and not admitted and not table.seats_of(person.id):
        room.knock(number)
    return ScreenDetail(table.id, table.code, number, admitted, needed, await known_address(services, request))


async def known_address(services: Services, request: Asked) -> str | None:
    """The address players know, or in a room that of this machine."""
    settings = services.settings
    if settings.public or not settings.lan:
        return settings.public
    port = request.scope["server"][1] if request.scope["server"] else None
    ways = await asyncio.to_thread(where_to, port or settings.port)
    return ways[0].rstrip("/") if ways else None
