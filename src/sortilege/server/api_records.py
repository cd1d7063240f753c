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
from sortilege.server.services import Here, Me, TooMany, Unfit, detail, spend
from sortilege.server.setup import Setup

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
        self, request: Request[Any, Any, Any], services: Here, person: Me, data: JSONBody[UploadedRecord]
    ) -> TableDetail:
        """A new table where the game of an uploaded record goes on."""
        match = await asyncio.to_thread(read_record, data.record)
        if match.over:
            raise Unfit("record: the game is over")
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


def page(text: str, ply: int | None, seat: int | None) -> ReplayPage:
    match = read_record(text)
    plies = len(match.choices)
    record = match.record()
    fair = record.receipt.problem(record.key) if record.receipt else "there is no receipt"
    if seat is not None and not 0 <= seat < record.seats:
        raise Unfit(f"seat: 0 to {record.seats - 1}, not {seat}")
    if ply is not None:
        if not 0 <= ply <= plies:
            raise Unfit(f"ply: 0 to {plies}, not {ply}")
        match = match.rewound(ply)
    return ReplayPage(len(match.choices), plies, match.view(seat), match.events(seat), match.outcome, fair)
