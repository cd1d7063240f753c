"""A game of one person against bots goes on elsewhere: from here to a device, or from a device to here."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import JSONBody

from sortilege.server.http.api import TableId, carry_out, check_quota
from sortilege.server.http.api_records import cost_of, kept_cost
from sortilege.server.http.services import (
    Asked,
    Conflict,
    Here,
    Me,
    TooMany,
    Unfit,
    detail,
    in_a_thread,
    refuse,
    room_for,
    spend,
    stored_address,
)
from sortilege.server.live.budgets import BROUGHT, RECORDS, REPLAYS
from sortilege.server.table import handing, moves
from sortilege.server.table.handing import Handover
from sortilege.server.table.http_records import TableDetail


@post(
    "/api/tables/{table:str}/hand-over",
    tags=["tables"],
    raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany],
    status_code=200,
)
async def hand_over(request: Asked, services: Here, person: Me, table: TableId) -> Handover:
    """Ends a table where you alone play with bots, and gives its game to your device: with everything that is hidden in
    it, so it goes on there unrated and without a receipt. Refused where anybody else sits or looks on."""
    room = await room_for(services, table, request, person)
    spend(services, request, RECORDS)
    await carry_out(
        room,
        lambda: handing.hand_over(room.table, person.id, any(one.person != person.id for one in room.listeners)),
    )
    try:
        return await asyncio.to_thread(handing.handover, room.table, person.id)  # it is over: nothing changes any more
    except moves.Refused as no:
        raise refuse(no.reason) from no


@post(
    "/api/records/take-over",
    tags=["records"],
    raises=[NotAuthorizedException, Conflict, TooMany, Unfit, RequestEntityTooLarge],
)
async def take_over(request: Asked, services: Here, person: Me, data: JSONBody[Handover]) -> TableDetail:
    """A new table where a game of a device goes on, everybody on the seat they had; unrated, without a receipt."""
    await check_quota(services, request, person)
    spend(services, request, REPLAYS, cost=cost_of(data.record))
    came = await in_a_thread(services, handing.arrival, data)
    spend(services, request, BROUGHT, person, kept_cost(came.record))
    room = await services.rooms.open_table(
        came.setup,
        person,
        await stored_address(services, request),
        came.chairs(person.id, person.name),
        came.record,
    )
    await carry_out(room, lambda: moves.start(room.table, person.id))
    return await detail(services, room, person)
