"""People over HTTP: a name, a language, a passphrase."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody

from sortilege.server.http.people import COOKIE, COOKIE_SECONDS
from sortilege.server.http.services import (
    Asked,
    Here,
    Me,
    Services,
    TooMany,
    Unfit,
    anybody,
    let_in,
    spend,
    spend_own,
    visitor,
)
from sortilege.server.live.budgets import EXPORTS, PASSPHRASES, WISHES
from sortilege.server.storage.erased_file import ErasedFile
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.home import going_on
from sortilege.server.storage.store import Person
from sortilege.server.table.awaited import Awaited, awaited
from sortilege.server.table.cleaning import can_be_read, cleaned
from sortilege.server.table.http_records import Done, MyTable, Name, NewPhrases, Passphrase, Sure
from sortilege.server.table.row import Row
from sortilege.server.table.table import PLAYING
from sortilege.server.table.wire import GOING_AWAY, TableCard


class PeopleRoutes(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(raises=[TooMany])
    async def who_am_i(self, request: Asked, services: Here) -> Response[Name | None]:
        """Who you are; null as long as you have no name here. A cookie that an older key signed is signed anew."""
        person = await anybody(request, services)
        if person is None:
            return Response(None)
        name = Name(person.name, "en" if person.language == "en" else "fr")
        is_old = await services.people.is_of_an_older_key(request.cookies.get(COOKIE, ""))
        return Response(name, cookies=[cookie(services, person)] if is_old else None)

    @post(raises=[TooMany, Unfit], status_code=200)
    async def name_yourself(self, request: Asked, services: Here, data: JSONBody[Name]) -> Response[Name]:
        """A new guest, or a new name for the one you are."""
        name = cleaned(data.name)
        if not can_be_read(name):
            raise Unfit("name: something that can be read")
        person = await visitor(request, services)
        if person is None:
            spend(services, request)
            person = await services.people.welcome(name, data.language)
        else:
            spend(services, request, WISHES, person)
            person = await services.people.change(person, name, data.language)
        return with_cookie(services, person)

    @post("/passphrase", raises=[NotAuthorizedException, TooMany], status_code=200)
    async def new_passphrase(self, request: Asked, services: Here, person: Me) -> Response[NewPhrases]:
        """Write them down, they are shown once: the passphrase makes you yourself on another device, the recovery code
        does so once, should you lose it. Your other devices are signed out."""
        spend(services, request, PASSPHRASES, person)
        changed, phrases = await services.people.new_phrases(person)
        sign_out(services, person)
        return Response(NewPhrases(*phrases), cookies=[cookie(services, changed)])

    @post("/claim", raises=[NotAuthorizedException, TooMany], status_code=200)
    async def claim(self, request: Asked, services: Here, data: JSONBody[Passphrase]) -> Response[Name]:
        """Become the person of a passphrase, or of a recovery code, which signs all other devices out."""
        spend(services, request)
        spend(services, request, PASSPHRASES)
        person = await services.people.whose(data.passphrase)
        if person is not None:  # their own budget alone is asked, and before the code is used up
            spend_own(services, PASSPHRASES, person)
            let_in(services, request, person)
            person = await services.people.of_phrase(data.passphrase)
        if person is None:
            raise NotAuthorizedException("nobody has this passphrase")
        return with_cookie(services, person)

    @get("/export", raises=[NotAuthorizedException, TooMany])
    async def everything(self, request: Asked, services: Here, person: Me) -> Response[dict[str, Any]]:
        """Everything about you that is kept here."""
        spend(services, request, EXPORTS, person)
        name = 'attachment; filename="sortilege.json"'
        return Response(await export(services.rooms.store, person.id, own=True), headers={"content-disposition": name})

    @post("/erase", raises=[NotAuthorizedException, TooMany], status_code=200)
    async def be_erased(self, request: Asked, services: Here, person: Me, data: JSONBody[Sure]) -> Response[Done]:
        """You are gone: your name, your talk, your phrases. In games that are over your seat is a nameless one, in
        others a bot sits there. Nobody can take it back."""
        spend(services, request, EXPORTS, person)
        assert data.sure
        ErasedFile(services.settings.erased_path).add({person.id})
        await erase(services.rooms.store, person.id, "", by="person")
        services.people.forget(person.id)
        sign_out(services, person)
        gone = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
        return Response(Done(), cookies=[gone])

    @get("/tables", raises=[NotAuthorizedException, TooMany])
    async def my_tables(self, services: Here, person: Me) -> list[TableCard]:
        return cards(await services.rooms.store.tables_of(person.id))

    @get("/home", raises=[NotAuthorizedException, TooMany])
    async def my_home(self, services: Here, person: Me) -> list[MyTable]:
        """Your tables that go on: first those that wait for you, then those where a game is played."""
        rows = await going_on(services.rooms.store, person.id)
        found = [my_table(services, row, seats) for row, seats in rows if row.summary != "{}"]
        return sorted(found, key=lambda one: (not one.mine, one.table.status != PLAYING))


def my_table(services: Services, row: Row, seats: list[int]) -> MyTable:
    """As it is in memory, if it is there; else as the store has it, which may be some seconds behind."""
    room = services.rooms.found(row.id)
    waits = awaited(room.table) if room is not None else Awaited(row.asked, row.unseen)
    card = room.card() if room is not None else msgspec.json.decode(row.summary, type=TableCard)
    return MyTable(card, waits.asks(seats), waits.for_everybody(len(card.chairs)))


def with_cookie(services: Services, person: Person) -> Response[Name]:
    name = Name(person.name, "en" if person.language == "en" else "fr")
    return Response(name, cookies=[cookie(services, person)])


def cookie(services: Services, person: Person) -> Cookie:
    return Cookie(
        COOKIE, value=services.people.token(person), max_age=COOKIE_SECONDS, httponly=True, samesite="lax",
        secure=services.settings.is_secure, path="/",
    )  # fmt: skip


def sign_out(services: Services, person: Person) -> None:
    """Closes the sockets of somebody whose sessions were ended: whoever may come back does."""
    for socket in services.connected:
        if socket.person == person.id:
            socket.close(GOING_AWAY, "signed out")


def cards(rows: list[Row]) -> list[TableCard]:
    return [msgspec.json.decode(row.summary, type=TableCard) for row in rows if row.summary != "{}"]
