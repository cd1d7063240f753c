"""How a big screen finds its table, and waits to be admitted."""

from __future__ import annotations

from litestar import post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import JSONBody

from sortilege.server.http.api import carry_out
from sortilege.server.http.services import Asked, Conflict, Here, Me, Services, TooMany, room_of, spend
from sortilege.server.live.room import Room
from sortilege.server.storage.store import Person
from sortilege.server.table.admitting import admit_again
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
    table = (room := await followed(services, request, person, row.id)).table
    number, admitted = number_of(table.secret, person.id), table.has_admitted(person.id)
    needed = bool(table.setup.delay) or not table.setup.watch
    if needed and not admitted and not table.seats_of(person.id):
        room.knock(number)
    return ScreenDetail(table.id, table.code, number, admitted, needed)


async def followed(services: Services, request: Asked, person: Person, table: str) -> Room:
    """The table, or the one where the same people go on: so does their screen. Who may not watch a private table is
    not led on from it."""
    first = room = await room_of(services, table, request, person)
    while room.table.rematch is not None and first.table.may_be_watched_by(person.id):
        try:
            room = await room_of(services, room.table.rematch, request, person)
        except NotFoundException:  # it was closed or erased
            break
    if room is not first:
        await carry_out(room, lambda: admit_again(first.table, room.table, person.id))
    return room
