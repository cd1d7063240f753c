"""What every request needs: who sent it, the rooms, and how to refuse."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    ValidationException,
)

from sortilege.kernel.match import Refusal
from sortilege.server.http.people import People
from sortilege.server.live.addresses import UNKNOWN, address_key
from sortilege.server.live.bans import KEPT_OUT, Bans
from sortilege.server.live.budgets import LOADS, TRIES, WISHES, Budgets, count_refusal
from sortilege.server.live.figures import Figures
from sortilege.server.live.health import Health
from sortilege.server.live.phone_rooms import Phone, PhoneRooms
from sortilege.server.live.room import Room, Unreadable
from sortilege.server.live.rooms import NoSuchTable, Rooms, is_in_lobby
from sortilege.server.live.sockets import Socket
from sortilege.server.metrics import TURNED_AWAY
from sortilege.server.notices.desk import Notices
from sortilege.server.settings import Settings
from sortilege.server.storage.address_keys import AddressKeys
from sortilege.server.storage.company import apart_from, blocked_by
from sortilege.server.storage.store import Person
from sortilege.server.table.http_records import TableDetail
from sortilege.server.table.moves import Refused
from sortilege.server.table.table import OPEN, Table


class Conflict(ClientException):
    """Refused by the state of the table."""

    status_code = 409


class Unfit(ClientException):
    """Well formed, but no game, table or person can be like that."""

    status_code = 422


class Unavailable(HTTPException):
    """The store is in trouble; nothing was changed, or it will be told."""

    status_code = 503


class TooMany(ClientException):
    """Slow down: `extra` is the whole refusal."""

    status_code = 429

    @classmethod
    def because(cls, refused: Refused) -> TooMany:
        return cls(refused.reason.message, extra=msgspec.to_builtins(refused.reason))


def whole_if_it_is(number: str) -> float:
    """JSON knows only numbers; 7.0 is as good as 7."""
    value = float(number)
    return int(value) if value.is_integer() else value


P = ParamSpec("P")
T = TypeVar("T")
REPLAYS_AT_ONCE = 2
"""Records of strangers that are played at the same time; the threads that tables are read in must not all be taken."""
BODY = msgspec.json.Decoder(float_hook=whole_if_it_is)


Asked = Request[Any, Any, Any]


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body as it is described: no text for a number and no number for a boolean, both of which the framework
    lets pass; but 7.0 is a whole number."""

    async def json(self) -> Any:
        body = self.route_handler.parsed_data_field
        if body is None:
            return await super().json()
        try:
            return msgspec.convert(BODY.decode(await self.body()), body.annotation)
        except (msgspec.MsgspecError, RecursionError) as wrong:
            raise ValidationException(f"body: {wrong}") from wrong


class Services(msgspec.Struct):
    """What the requests need, made when the server starts."""

    settings: Settings
    people: People
    rooms: Rooms
    budgets: Budgets
    health: Health
    bans: Bans
    addresses: AddressKeys
    figures: Figures
    phones: PhoneRooms
    notices: Notices
    replays: asyncio.Semaphore = msgspec.field(default_factory=lambda: asyncio.Semaphore(REPLAYS_AT_ONCE))
    sockets: set[Socket] = msgspec.field(default_factory=set)
    draining: bool = False

    @property
    def connected(self) -> list[Socket | Phone]:
        """Whoever is here by a socket, at a table of the server or with a phone around a real one."""
        return [*self.sockets, *self.phones.connected()]


Here = NamedDependency[Services]
Me = NamedDependency[Person]
"""How a handler asks for the services, and for the person who sent the request."""


def services_of(state: State) -> Services:
    found = state["services"]
    assert isinstance(found, Services)
    return found


async def somebody(request: Asked, services: Here) -> Person:
    person = await anybody(request, services)
    if person is None:
        raise NotAuthorizedException("who are you? POST /api/me first")
    return person


async def anybody(request: Asked, services: Services) -> Person | None:
    """Whoever sent the request, if they have been here before; they pay for it."""
    person = await visitor(request, services)
    if person is not None:
        spend(services, request, WISHES, person)
    return person


async def visitor(request: Asked, services: Services) -> Person | None:
    """The same where something else is paid."""
    person = await services.people.of(request)
    if person is not None:
        let_in(services, request, person)
    return person


def let_in(services: Services, request: Asked, person: Person) -> None:
    """Refused if an operator keeps them out."""
    if services.bans.keep_out(address_of(request), person.id):
        TURNED_AWAY.labels(KEPT_OUT).inc()
        raise PermissionDeniedException(KEPT_OUT)


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the address of a request is counted under."""
    return address_key(request.client.host) if request.client else UNKNOWN


async def room_of(services: Services, table: str, request: Asked, person: Person | None) -> Room:
    if table not in services.rooms:
        spend(services, request, LOADS, person)
    try:
        return await services.rooms.room(table)
    except NoSuchTable:
        raise NotFoundException("no such table") from None
    except Unreadable as unreadable:
        raise refuse(unreadable.refusal.reason) from None


async def room_for(services: Services, table: str, request: Asked, person: Person) -> Room:
    """The room of a table as somebody may find it: of a private one others do not even learn that it exists, unless
    it stands in the lobby."""
    room = await room_of(services, table, request, person)
    if not is_in_lobby(room.table) and not room.table.may_be_watched_by(person.id):
        raise NotFoundException("no such table")
    if await lobby_hides(services, room.table, person):
        raise NotFoundException("no such table")
    return room


async def lobby_hides(services: Services, table: Table, person: Person) -> bool:
    """Whether a table of the lobby is not there for somebody, for the sake of one of those who wait at it, or for
    their own."""
    if not is_in_lobby(table) or table.host == person.id or table.is_at_table(person.id):
        return False
    there = {table.host, *(chair.person for chair in table.chairs)}
    return not there.isdisjoint(await apart_from(services.rooms.store, person.id))


async def host_keeps_away(services: Services, table: Table, person: Person) -> bool:
    """Whether an invitation to a table that has not begun is none for somebody: nobody but its host decides that."""
    if table.status != OPEN or table.is_at_table(person.id):
        return False
    return table.host in await blocked_by(services.rooms.store, person.id)


async def detail(services: Services, room: Room, person: Person) -> TableDetail:
    table = room.table
    seats = table.seats_of(person.id)
    inside = table.is_at_table(person.id) or person.id == table.host
    invites = await services.rooms.store.invites(table.id) if person.id == table.host else None
    card = room.card() if table.is_at_table(person.id) or table.status == OPEN else await room.public_card()
    return TableDetail(card, seats, table.code if inside else None, invites)


def refuse(reason: Refusal) -> HTTPException:
    """What a table, or the store, says no with; the budgets of a table are counted as the others are."""
    kind: type[HTTPException] = Conflict
    if reason.message.startswith("store-"):
        kind = Unavailable
    elif reason.message.startswith("budget-"):
        kind = TooMany
        count_refusal(reason.message)
    return kind(reason.message, extra=msgspec.to_builtins(reason))


def spend(
    services: Services,
    request: Asked,
    kind: str = TRIES,
    person: Person | None = None,
    cost: float = 1.0,
) -> None:
    """What everybody pays who wants anything; while an operator changes all the tables, nobody gets anything."""
    if services.rooms.resting:
        raise refuse(Refused("store-rests").reason)
    try:
        services.budgets.spend(kind, address_of(request), person.id if person else None, cost)
    except Refused as refused:
        raise TooMany.because(refused) from refused


def spend_own(services: Services, kind: str, person: Person) -> None:
    """What somebody pays whose address has paid already."""
    try:
        services.budgets.spend_own(kind, person.id)
    except Refused as refused:
        raise TooMany.because(refused) from refused


async def stored_address(services: Services, request: Asked) -> str:
    """What the store keeps of where a request came from."""
    address = address_of(request)
    return await services.addresses.word(address, services.budgets.factor(address))


def in_use_since(services: Services) -> float:
    """Tables where nothing happened after that moment were abandoned."""
    return time.time() - services.settings.idle_days * 24 * 3600


async def in_a_thread(services: Services, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Work on a stranger's record, which may take seconds, while the server goes on; what is wrong with it is said."""
    async with services.replays:
        try:
            return await asyncio.to_thread(work, *given, **named)
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
