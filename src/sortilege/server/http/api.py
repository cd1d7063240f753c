"""Games and tables over HTTP. Playing itself happens over the socket."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post, put
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter

from sortilege.bots.levels import levels_of
from sortilege.server.http.api_people import cards
from sortilege.server.http.services import (
    Asked,
    Conflict,
    Here,
    Me,
    Services,
    TooMany,
    Unfit,
    address_of,
    detail,
    host_keeps_away,
    in_use_since,
    refuse,
    room_for,
    room_of,
    spend,
    stored_address,
    visitor,
)
from sortilege.server.live.budgets import LISTED, LOADS, OPENED, RECORDS, REPORTS, SEATS, TABLES
from sortilege.server.live.room import Room, Unreadable
from sortilege.server.live.rooms import LOG_GONE, NoSuchTable
from sortilege.server.storage.company import apart_from
from sortilege.server.storage.reports import Complaint, add_report
from sortilege.server.storage.store import Person
from sortilege.server.table import moves
from sortilege.server.table.archive import ArchivedTable
from sortilege.server.table.cleaning import can_be_read, cleaned
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.http_records import (
    Called,
    Consent,
    Done,
    Join,
    Moderate,
    ReportTalk,
    SeatBot,
    Sit,
    TableDetail,
    WhoBegins,
)
from sortilege.server.table.naming import call
from sortilege.server.table.presiding import preside, step_down
from sortilege.server.table.rated import consent, start
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import OVER, Table
from sortilege.server.table.wire import TableCard

TableId = Annotated[str, PathParameter(max_length=40)]


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def lobby(self, request: Asked, services: Here) -> list[TableCard]:
        """Open tables that anybody may join; none with people from whom you are kept apart."""
        store, person = services.rooms.store, await visitor(request, services)
        without = await apart_from(store, person.id) if person is not None else frozenset()
        return cards(await store.lobby(time.time() - services.settings.lobby_minutes * 60, without=without))

    @post(raises=[NotAuthorizedException, TooMany, Unfit])
    async def open_table(self, request: Asked, services: Here, person: Me, data: JSONBody[Setup]) -> TableDetail:
        try:
            setup = data.checked()
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        await check_quota(services, request, person, setup.listed)
        room = await new_room(services, request, person, setup)
        return await detail(services, room, person)

    @get("/{table:str}", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany])
    async def one_table(self, request: Asked, services: Here, person: Me, table: TableId) -> TableDetail:
        """A table; one that may not be watched only for its people."""
        return await detail(services, await room_for(services, table, request, person), person)

    @post("/{table:str}/sit", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany], status_code=200)
    async def sit(self, request: Asked, services: Here, person: Me, table: TableId, data: JSONBody[Sit]) -> TableDetail:
        """Take a seat of a listed table; the host, and whoever sits already, also of a private one."""
        room = await room_for(services, table, request, person)
        if not (room.table.setup.listed or person.id == room.table.host or room.table.is_at_table(person.id)):
            raise NotFoundException("no such table")
        if room.table.setup.listed:
            return await sit_by_listing(services, request, room, person, data)
        return await sit_down(services, room, person, data.seat, data.entropy)

    @put("/{table:str}/begins", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany])
    async def begins(
        self, request: Asked, services: Here, person: Me, table: TableId, data: JSONBody[WhoBegins]
    ) -> TableDetail:
        """Say that your seat begins (the last in a zoo, the youngest), or take that back."""
        room = await room_for(services, table, request, person)
        await carry_out(room, lambda: moves.begins(room.table, person.id, data.seat))
        return await detail(services, room, person)

    @put("/{table:str}/seats/{seat:int}", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany, Unfit])
    async def seat_bot(
        self,
        request: Asked,
        services: Here,
        person: Me,
        table: TableId,
        seat: FromPath[int],
        data: JSONBody[SeatBot],
    ) -> TableDetail:
        """The host puts a bot on a seat, or frees it."""
        room = await room_for(services, table, request, person)
        known = levels_of(room.table.setup.game)
        if data.bot is not None and data.bot not in known:
            raise Unfit(f"bot: one of {', '.join(known)}, not {data.bot!r}")
        await carry_out(room, lambda: moves.set_bot(room.table, person.id, seat, data.bot))
        return await detail(services, room, person)

    @put(
        "/{table:str}/seats/{seat:int}/name",
        raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany, Unfit],
    )
    async def call(
        self,
        request: Asked,
        services: Here,
        person: Me,
        table: TableId,
        seat: FromPath[int],
        data: JSONBody[Called],
    ) -> TableDetail:
        """Say how whoever plays one of your seats is called, before the game begins."""
        name = cleaned(data.name)
        if not can_be_read(name):
            raise Unfit("name: something that can be read")
        room = await room_for(services, table, request, person)
        await carry_out(room, lambda: call(room.table, person.id, seat, name))
        return await detail(services, room, person)

    @put("/{table:str}/moderator", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany])
    async def moderator(
        self, request: Asked, services: Here, person: Me, table: TableId, data: JSONBody[Moderate]
    ) -> TableDetail:
        """Be Moderator of a private table, without a seat; or no longer, which the host may also say."""
        room = await room_for(services, table, request, person)
        await carry_out(room, lambda: preside_or_not(room.table, person, data.on))
        return await detail(services, room, person)

    @put("/{table:str}/consent", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany])
    async def consent(
        self, request: Asked, services: Here, person: Me, table: TableId, data: JSONBody[Consent]
    ) -> TableDetail:
        """Be content that the game of a rated table counts, or no longer."""
        room = await room_for(services, table, request, person)
        await carry_out(room, lambda: consent(room.table, person.id, data.on))
        return await detail(services, room, person)

    @post("/{table:str}/start", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany], status_code=200)
    async def start(self, request: Asked, services: Here, person: Me, table: TableId) -> TableDetail:
        room = await room_for(services, table, request, person)
        await carry_out(room, lambda: start(room.table, person.id))
        return await detail(services, room, person)

    @post("/{table:str}/leave", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany], status_code=200)
    async def leave(self, request: Asked, services: Here, person: Me, table: TableId) -> TableDetail:
        room = await room_for(services, table, request, person)
        await carry_out(room, lambda: moves.leave(room.table, person.id))
        return await detail(services, room, person)

    @post("/{table:str}/rematch", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany])
    async def rematch(self, request: Asked, services: Here, person: Me, table: TableId) -> TableDetail:
        """The same people at a new table, but those who are kept apart from whoever asks."""
        room = await room_for(services, table, request, person)
        await check_quota(services, request, person)
        try:
            new = await services.rooms.rematch(room, person, await stored_address(services, request))
        except moves.Refused as no:
            raise refuse(no.reason) from no
        return await detail(services, await room_for(services, new.table.id, request, person), person)

    @post(
        "/{table:str}/reports", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany], status_code=200
    )
    async def report(
        self, request: Asked, services: Here, person: Me, table: TableId, data: JSONBody[ReportTalk]
    ) -> Done:
        """Show the operator what somebody at this table says."""
        room = await room_for(services, table, request, person)
        spend(services, request, REPORTS, person)
        try:
            await add_report(services.rooms.store, room.table, Complaint(person.id, data.about, data.why))
        except moves.Refused as no:
            raise refuse(no.reason) from no
        return Done()

    @get(
        "/{table:str}/record",
        raises=[NotFoundException, Conflict, TooMany],
        responses={200: ResponseSpec(str, media_type="application/x-ndjson", description="JSON Lines")},
    )
    async def record(self, request: Asked, services: Here, table: TableId) -> Response[str]:
        """The whole game, once it is over, with the receipt that proves its shuffles. Whoever had no seat gets it
        when spectators have seen the end; of a private table, never."""
        person = await visitor(request, services)
        spend(services, request, RECORDS)
        finished = await finished_table(services, request, table, person)
        name = f'attachment; filename="{finished.setup.game}-{table[:8]}.jsonl"'
        text = await services.rooms.record(finished)
        return Response(text, media_type="application/x-ndjson", headers={"content-disposition": name})


@post(
    "/api/join",
    tags=["tables"],
    raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
    status_code=200,
)
async def join(request: Asked, services: Here, person: Me, data: JSONBody[Join]) -> TableDetail:
    """Sit down by an invitation (its own seat) or by a table's short code (any free seat, or as its Moderator)."""
    spend(services, request)
    store = services.rooms.store
    if data.invite is not None:
        found = await store.seat_of_invite(data.invite)
        if found is None:
            raise NotFoundException("no such invitation")
        room = await room_of(services, found[0], request, person)
        if await host_keeps_away(services, room.table, person):
            raise NotFoundException("no such invitation")
        return await sit_down(services, room, person, found[1], data.entropy)
    row = await store.table_by_code((data.code or "").strip().upper())
    if row is None:
        raise NotFoundException("no such code")
    room = await room_of(services, row.id, request, person)
    if await host_keeps_away(services, room.table, person):
        raise NotFoundException("no such code")
    if data.moderate:
        await carry_out(room, lambda: preside_or_not(room.table, person, True))
        return await detail(services, room, person)
    return await sit_down(services, room, person, data.seat, data.entropy)


def preside_or_not(table: Table, person: Person, on: bool) -> list[AnyEntry]:
    return preside(table, person.id, person.name) if on else step_down(table, person.id)


async def finished_table(services: Services, request: Asked, table: str, person: Person | None) -> Table:
    """A table whose record somebody may have, read without its rules if they have changed since."""
    if table not in services.rooms:
        spend(services, request, LOADS, person)
    try:
        found = (await services.rooms.room(table)).table
    except NoSuchTable:
        raise NotFoundException("no such table") from None
    except Unreadable as unreadable:
        found = await archived_table(services, table, unreadable.refusal)
    who = person.id if person else ""
    if not found.may_be_watched_by(who):
        raise NotFoundException("no such table")
    delay = 0 if found.is_at_table(who) else found.setup.delay
    if found.over_since is None or time.time() < found.over_since + delay:
        raise refuse(moves.Refused("not-over").reason)
    if found.match is None and not isinstance(found, ArchivedTable):  # closed before anybody played
        raise refuse(moves.Refused("not-begun").reason)
    return found


async def archived_table(services: Services, table: str, refusal: moves.Refused) -> Table:
    """A table that cannot be played again here, if its game is over and its lines can be read."""
    store = services.rooms.store
    row = await store.table(table)
    if row is None or row.status != OVER or refusal.reason.message == LOG_GONE:
        raise refuse(refusal.reason)
    try:
        return ArchivedTable(row, await store.lines(table))
    except (ValueError, msgspec.MsgspecError):
        raise refuse(refusal.reason) from None


async def check_quota(services: Services, request: Asked, person: Person, listed: bool = False) -> None:
    """Whoever opens a table pays first: what follows may cost more than looking."""
    spend(services, request)
    store, settings, address = services.rooms.store, services.settings, address_of(request)
    words = await services.addresses.words(address, services.budgets.factor(address))
    used = await store.in_use(words, person.id, in_use_since(services))
    try:
        services.budgets.check(TABLES, used.by_person, settings.tables_per_person, by="person")
        services.budgets.check(TABLES, used.by_address, settings.tables_per_address, address)
        services.budgets.check(OPENED, used.opened, settings.tables_per_day, address)
        if listed:
            services.budgets.check(LISTED, used.listed, settings.listed_per_address, address)
    except moves.Refused as refused:
        raise TooMany.because(refused) from refused


async def sit_by_listing(services: Services, request: Asked, room: Room, person: Person, data: Sit) -> TableDetail:
    """People of one address may take only a few seats of a table that is not theirs."""
    table, address = room.table, address_of(request)
    if person.id != table.host and not table.seats_of(person.id):
        try:
            services.budgets.check(SEATS, room.seats_taken(address), services.settings.seats_per_address, address)
        except moves.Refused as refused:
            raise TooMany.because(refused) from refused
    await carry_out(room, lambda: moves.sit_by_listing(table, person.id, person.name, data.seat, data.entropy))
    if person.id != table.host:
        room.note_seats(address, person.id)
    return await detail(services, room, person)


async def new_room(services: Services, request: Asked, person: Person, setup: Setup, record: str | None = None) -> Room:
    room = await services.rooms.open_table(setup, person, await stored_address(services, request), record=record)
    await carry_out(room, lambda: moves.sit(room.table, person.id, person.name, 0, ""))
    return room


async def sit_down(services: Services, room: Room, person: Person, seat: int | None, entropy: str) -> TableDetail:
    await carry_out(room, lambda: moves.sit(room.table, person.id, person.name, seat, entropy))
    return await detail(services, room, person)


async def carry_out(room: Room, wish: Callable[[], list[AnyEntry]]) -> None:
    try:
        await room.do(wish)
    except moves.Refused as no:
        raise refuse(no.reason) from no
