"""How a big screen finds its table, and waits to be admitted."""

from __future__ import annotations

from litestar import post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import JSONBody

from sortilege.server.http.http_records import FindTable, ScreenDetail
from sortilege.server.http.services import Asked, Conflict, Here, Me, TooMany, room_of, spend
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
    return ScreenDetail(table.id, table.code, number, admitted, needed)
