"""Seeking people to play with over HTTP, and keeping some of them away."""

from __future__ import annotations

import time

from litestar import Controller, get, post, put
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody

from sortilege.server.http.api import TableId, check_quota
from sortilege.server.http.services import (
    Asked,
    Conflict,
    Here,
    Me,
    Services,
    TooMany,
    Unfit,
    address_of,
    refuse,
    room_for,
    spend,
    stored_address,
)
from sortilege.server.live.budgets import COMPANY, SEEKS
from sortilege.server.live.seeking import seat_together, setup_for
from sortilege.server.storage import seeks
from sortilege.server.storage.company import keep_away, kept_away, let_near, unread_by
from sortilege.server.storage.seeks import Seeker
from sortilege.server.storage.store import Person
from sortilege.server.table.club_records import KeepAway, KeptAwayCard, MySeek, Seeking
from sortilege.server.table.http_records import Done
from sortilege.server.table.moves import Refused


class SeekRoutes(Controller):
    path = "/api/seek"
    tags = ("tables",)

    @get(raises=[NotAuthorizedException, Conflict, TooMany])
    async def mine(self, request: Asked, services: Here, person: Me) -> MySeek:
        """What you seek, or where you were seated meanwhile. Whoever asks no more is not there any more."""
        store = services.rooms.store
        found = await seeks.seeker_of(store, person.id)
        if found is None:
            return MySeek()
        if found.table_id:
            await seeks.seek_no_more(store, person.id)
            return MySeek(table=found.table_id)
        await seeks.still_here(store, person.id)
        if found.table_id is not None and time.time() > found.fills_at + seeks.HERE:  # whoever did it has gone
            await seeks.seated_at(store, [found], None)
            found = found._replace(table_id=None)
        return await seated(services, request, person, found)

    @post(raises=[NotAuthorizedException, Conflict, TooMany, Unfit], status_code=200)
    async def begin(self, request: Asked, services: Here, person: Me, data: JSONBody[Seeking]) -> MySeek:
        """Seek people for a game, in a mode, for so many, at a pace; in place of what you sought before."""
        spend(services, request, SEEKS, person)
        now, address = time.time(), address_of(request)
        mine = Seeker(
            person.id, data.game, data.mode or "", data.seats, data.pace, await stored_address(services, request),
            now, now, None,
        )  # fmt: skip
        try:
            mine = mine._replace(mode=setup_for(mine).mode or "")
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        await check_quota(services, request, person)
        words = await services.addresses.words(address, services.budgets.factor(address))
        others = await seeks.seeking_from(services.rooms.store, words, person.id, now)
        try:
            services.budgets.check(SEEKS, others, services.settings.seats_per_address, address)
        except Refused as refused:
            raise TooMany.because(refused) from refused
        await seeks.seek(services.rooms.store, mine)
        return await seated(services, request, person, mine)

    @post("/withdraw", raises=[NotAuthorizedException, TooMany], status_code=200)
    async def withdraw(self, services: Here, person: Me) -> MySeek:
        """Seek no more; if you were seated already, that is where."""
        store = services.rooms.store
        if await seeks.seek_no_more(store, person.id, waiting=True):
            return MySeek()
        found = await seeks.seeker_of(store, person.id)
        await seeks.seek_no_more(store, person.id)
        return MySeek(table=(found.table_id or None) if found is not None else None)


async def seated(services: Services, request: Asked, person: Person, mine: Seeker) -> MySeek:
    """Seats them now, if that can be done."""
    table = None
    if mine.table_id is None:
        try:
            table = await seat_together(services.rooms, mine, await stored_address(services, request))
        except Refused as no:
            raise refuse(no.reason) from no
    if table is not None:
        await seeks.seek_no_more(services.rooms.store, person.id)
        return MySeek(table=table)
    what = Seeking(mine.game, mine.seats, mine.pace, mine.mode)
    return MySeek(what, mine.since, mine.fills_at, time.time())


class CompanyRoutes(Controller):
    path = "/api/me/company"
    tags = ("people",)

    @get(raises=[NotAuthorizedException, TooMany])
    async def mine(self, services: Here, person: Me) -> list[KeptAwayCard]:
        """Whom you keep away."""
        return await shown(services, person)

    @post("/{number:int}/remove", raises=[NotAuthorizedException, NotFoundException, TooMany], status_code=200)
    async def let_near(self, services: Here, person: Me, number: FromPath[int]) -> list[KeptAwayCard]:
        """Keep somebody away no longer."""
        if not 0 <= number < 1 << 31 or not await let_near(services.rooms.store, person.id, number):
            raise NotFoundException("no such person of your list")
        await read_anew(services, person)
        return await shown(services, person)


@put(
    "/api/tables/{table:str}/seats/{seat:int}/company",
    tags=["people"],
    raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
)
async def keep(
    request: Asked, services: Here, person: Me, table: TableId, seat: FromPath[int], data: JSONBody[KeepAway]
) -> Done:
    """Read no more of what the person of a seat says, at any table; with `block`, never be seated with them by the
    server either, and your open tables are not there for them. They do not learn of it."""
    spend(services, request, COMPANY, person)
    room = await room_for(services, table, request, person)
    chairs = room.table.chairs
    other = chairs[seat].person if 0 <= seat < len(chairs) else None
    try:
        if not room.table.is_at_table(person.id):
            raise Refused("not-seated")
        if other is None or other == person.id or await services.rooms.store.person(other) is None:
            raise Refused("nobody-to-keep-away")
        await keep_away(services.rooms.store, person.id, other, chairs[seat].name, data.how)
    except Refused as no:
        raise refuse(no.reason) from no
    await read_anew(services, person)
    return Done()


async def shown(services: Services, person: Person) -> list[KeptAwayCard]:
    found = await kept_away(services.rooms.store, person.id)
    return [KeptAwayCard(one.number, one.name, one.kind, one.at) for one in found]


async def read_anew(services: Services, person: Person) -> None:
    """What they are told from now on; where another node has their sockets, when they come back to it."""
    unread = await unread_by(services.rooms.store, person.id)
    for socket in services.sockets:
        if socket.person == person.id:
            socket.unread = unread
