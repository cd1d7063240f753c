"""Circles over HTTP: friends, their tables, their table of honour and their standing invitation."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter

from sortilege.server.http.api import check_quota, new_room
from sortilege.server.http.api_people import cards
from sortilege.server.http.services import Asked, Conflict, Here, Me, Services, TooMany, Unfit, detail, refuse, spend
from sortilege.server.live.budgets import CIRCLES, INVITATIONS
from sortilege.server.storage import circles
from sortilege.server.storage.circles import Circle
from sortilege.server.storage.company import apart_from, blocked_by
from sortilege.server.storage.store import Person
from sortilege.server.table.cleaning import can_be_read, cleaned
from sortilege.server.table.http_records import (
    ChangeCircle,
    CircleCard,
    CircleDetail,
    CircleTable,
    Done,
    JoinCircle,
    Member,
    NameCircle,
    TableDetail,
)
from sortilege.server.table.moves import Refused
from sortilege.server.table.row import Row
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import OPEN
from sortilege.server.table.wire import TableCard

CircleId = Annotated[str, PathParameter(max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Circles(Controller):
    path = "/api/circles"
    tags = ("circles",)

    @get(raises=[NotAuthorizedException, TooMany])
    async def mine(self, services: Here, person: Me) -> list[CircleCard]:
        """The circles of which you are."""
        found = await circles.circles_of(services.rooms.store, person.id)
        return [CircleCard(one.id, one.name, one.invitation, one.members) for one in found]

    @post(raises=[NotAuthorizedException, Conflict, TooMany, Unfit])
    async def open_circle(self, request: Asked, services: Here, person: Me, data: JSONBody[NameCircle]) -> CircleDetail:
        spend(services, request, CIRCLES, person)
        try:
            circle = await circles.open_circle(services.rooms.store, person.id, readable(data.name))
        except Refused as no:
            raise refuse(no.reason) from no
        return await shown(services, circle, person)

    @get("/links/{link:str}", raises=[NotFoundException, TooMany])
    async def invited(self, request: Asked, services: Here, link: CircleId) -> CircleCard:
        """Where a link leads, before you join: what the circle is called, and how many they are."""
        spend(services, request, INVITATIONS)
        found = await linked(services, link)
        return CircleCard(None, found.name, found.invitation, found.members)

    @post("/join", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany], status_code=200)
    async def join(self, request: Asked, services: Here, person: Me, data: JSONBody[JoinCircle]) -> CircleDetail:
        """Be of the circle of a link."""
        spend(services, request)
        circle = await linked(services, data.link)
        try:
            await circles.join_circle(services.rooms.store, circle, person.id)
        except Refused as no:
            raise refuse(no.reason) from no
        return await shown(services, circle, person)

    @get("/{circle:str}", raises=[NotAuthorizedException, NotFoundException, TooMany])
    async def one_circle(self, services: Here, person: Me, circle: CircleId) -> CircleDetail:
        return await shown(services, await own(services, circle, person), person)

    @put("/{circle:str}", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany, Unfit])
    async def change(self, services: Here, person: Me, circle: CircleId, data: JSONBody[ChangeCircle]) -> CircleDetail:
        """The host gives it another name, says when it meets, or makes its old link useless."""
        found = await hosted(services, circle, person)
        changed = found._replace(
            name=found.name if data.name is None else readable(data.name),
            invitation=found.invitation if data.invitation is None else cleaned(data.invitation),
            link=circles.new_link() if data.new_link else found.link,
        )
        await circles.change_circle(services.rooms.store, changed)
        return await shown(services, changed, person)

    @post("/{circle:str}/leave", raises=[NotAuthorizedException, NotFoundException, TooMany], status_code=200)
    async def leave(self, services: Here, person: Me, circle: CircleId) -> Done:
        """If you are its host, its oldest member is from now on."""
        await own(services, circle, person)
        await circles.leave_circle(services.rooms.store, circle, person.id)
        return Done()

    @post(
        "/{circle:str}/members/{number:int}/remove",
        raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
        status_code=200,
    )
    async def remove(self, services: Here, person: Me, circle: CircleId, number: FromPath[int]) -> CircleDetail:
        """The host sends a member away; a new link keeps them away."""
        found = await hosted(services, circle, person)
        members = await circles.members_of(services.rooms.store, circle)
        gone = next((one for one in members if one.number == number and one.person != person.id), None)
        if gone is None:
            raise NotFoundException("no such member, but yourself")
        await circles.leave_circle(services.rooms.store, circle, gone.person)
        return await shown(services, found, person)

    @post("/{circle:str}/tables", raises=[NotAuthorizedException, NotFoundException, TooMany, Unfit])
    async def open_table(
        self, request: Asked, services: Here, person: Me, circle: CircleId, data: JSONBody[Setup]
    ) -> TableDetail:
        """A table that every member finds, and may sit down at."""
        found = await own(services, circle, person)
        try:
            setup = data.checked()
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        await check_quota(services, request, person, setup.listed)
        room = await new_room(services, request, person, setup)
        await circles.add_table(services.rooms.store, found.id, room.table.id)
        others = [one.person for one in await circles.members_of(services.rooms.store, found.id)]
        away = {person.id, *await apart_from(services.rooms.store, person.id)}
        services.notices.noticer.invite(room.table, [one for one in others if one not in away], person.name)
        return await detail(services, room, person)


def readable(name: str) -> str:
    found = cleaned(name)
    if not can_be_read(found):
        raise Unfit("name: something that can be read")
    return found


async def linked(services: Services, link: str) -> Circle:
    found = await circles.circle_by_link(services.rooms.store, link)
    if found is None:
        raise NotFoundException("no such circle")
    return found


async def own(services: Services, circle: str, person: Person) -> Circle:
    """Others do not even learn that it exists."""
    found = await circles.circle_for(services.rooms.store, circle, person.id)
    if found is None:
        raise NotFoundException("no such circle")
    return found


async def hosted(services: Services, circle: str, person: Person) -> Circle:
    found = await own(services, circle, person)
    if found.host != person.id:
        raise refuse(Refused("circle-host-only").reason)
    return found


async def shown(services: Services, circle: Circle, person: Person) -> CircleDetail:
    store, now = services.rooms.store, time.time()
    members = [
        Member(one.number, one.name, one.person == circle.host, one.person == person.id, one.played, one.won)
        for one in await circles.honour(store, circle.id, now)
    ]
    rows = await circles.tables_going_on(store, circle.id)
    away = await blocked_by(store, person.id)
    welcome = [row for row in rows if row.status != OPEN or row.host not in away]
    tables = [table for row in welcome if (table := table_for(row)) is not None]
    games = cards(await circles.games_over(store, circle.id, now))
    return CircleDetail(
        circle.id, circle.name, circle.invitation, circle.link, circle.host == person.id, members, tables, games
    )


def table_for(row: Row) -> CircleTable | None:
    """A table as a member who has no seat there may see it: before the game with its code; after that only where
    spectators see everything at once."""
    if row.summary == "{}":
        return None
    card = msgspec.json.decode(row.summary, type=TableCard)
    if row.status == OPEN and card.status == OPEN:
        return CircleTable(card, row.code)
    return CircleTable(card, None) if card.setup.watch and card.setup.delay == 0 else None
