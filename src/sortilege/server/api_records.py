"""Records over HTTP: look at any position of one, or play it on."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, post
from litestar.exceptions import NotAuthorizedException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromQuery, JSONBody

import sortilege
from sortilege import Match, Record
from sortilege.server.api import new_room
from sortilege.server.bodies import ReplayPage, TableDetail, UploadedRecord
from sortilege.server.services import Here, Me, Services, TooMany, Unfit, detail, spend
from sortilege.server.setup import Setup
from sortilege.server.store import Person

MOST_CHOICES = 5000


class Records(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/replay", raises=[TooMany, Unfit, RequestEntityTooLarge], status_code=200)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        services: Here,
        data: JSONBody[UploadedRecord],
        ply: FromQuery[int | None] = None,
        seat: FromQuery[int | None] = None,
    ) -> ReplayPage:
        """One position of an uploaded record: the last one, or that after so many choices."""
        spend(services, request)
        return await asyncio.to_thread(page, data.record, ply, seat)

    @post("/resume", raises=[NotAuthorizedException, TooMany, Unfit, RequestEntityTooLarge])
    async def resume(
        self,
        request: Request[Any, Any, Any],
        services: Here,
        person: Me,
        data: JSONBody[UploadedRecord],
        ply: FromQuery[int | None] = None,
    ) -> TableDetail:
        """A new table where the game of an uploaded record goes on, from its end or after so many choices."""
        match = after(await asyncio.to_thread(read_record, data.record), ply)
        if match.over:
            raise Unfit("record: the game is over")
        return await play_on(services, request, person, match)


async def play_on(services: Services, request: Request[Any, Any, Any], person: Person, match: Match) -> TableDetail:
    """A new table where that game goes on, with that person on its first seat."""
    kept = match.record()
    setup = Setup(kept.game, kept.seats, kept.mode, kept.options).checked()
    room = await new_room(services, request, person, setup, kept.text())
    return await detail(services, room, person)


def read_record(text: str) -> Match:
    try:
        record = Record.parse(text)
        if len(record.lines) > MOST_CHOICES:
            raise ValueError(f"record: more than {MOST_CHOICES} choices")
        return sortilege.replay(record)
    except ValueError as wrong:
        raise Unfit(str(wrong)[:300]) from wrong


def after(match: Match, ply: int | None) -> Match:
    """The game as it was after so many choices, or as it is."""
    if ply is None:
        return match
    if not 0 <= ply <= len(match.choices):
        raise Unfit(f"ply: 0 to {len(match.choices)}, not {ply}")
    return match.rewound(ply)


def page(text: str, ply: int | None, seat: int | None) -> ReplayPage:
    whole = read_record(text)
    record = whole.record()
    fair = record.receipt.problem(record.key) if record.receipt else "there is no receipt"
    if seat is not None and not 0 <= seat < record.seats:
        raise Unfit(f"seat: 0 to {record.seats - 1}, not {seat}")
    match = after(whole, ply)
    plies = len(whole.choices)
    return ReplayPage(len(match.choices), plies, match.view(seat), match.events(seat), match.outcome, fair)
