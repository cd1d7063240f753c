"""Records over HTTP: look at any position of one, or play it on."""

from __future__ import annotations

from litestar import Controller, post
from litestar.exceptions import NotAuthorizedException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromQuery, JSONBody

import sortilege
from sortilege import Match, Record
from sortilege.server.http.api import check_quota, new_room
from sortilege.server.http.http_records import ReplayPage, TableDetail, UploadedRecord
from sortilege.server.http.services import Asked, Here, Me, Services, TooMany, Unfit, detail, in_a_thread, spend
from sortilege.server.live.budgets import REPLAYS
from sortilege.server.storage.store import Person
from sortilege.server.table.setup import Setup

MOST_CHOICES = 5000
CHOICES_A_CREDIT = 500


class Records(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/replay", raises=[TooMany, Unfit, RequestEntityTooLarge], status_code=200)
    async def replay(
        self,
        request: Asked,
        services: Here,
        data: JSONBody[UploadedRecord],
        ply: FromQuery[int | None] = None,
        seat: FromQuery[int | None] = None,
        everything: FromQuery[bool] = False,
    ) -> ReplayPage:
        """One position of an uploaded record: the last one, or that after so many choices. As a spectator, a seat,
        or with everything open: whoever has the record has it anyway."""
        spend(services, request, REPLAYS, cost=cost_of(data.record))
        return await in_a_thread(services, page, data.record, ply, seat, everything)

    @post("/resume", raises=[NotAuthorizedException, TooMany, Unfit, RequestEntityTooLarge])
    async def resume(
        self,
        request: Asked,
        services: Here,
        person: Me,
        data: JSONBody[UploadedRecord],
        ply: FromQuery[int | None] = None,
    ) -> TableDetail:
        """A new table where the game of an uploaded record goes on, from its end or after so many choices."""
        await check_quota(services, request, person)
        spend(services, request, REPLAYS, cost=cost_of(data.record))
        record = await in_a_thread(services, unfinished, data.record, ply)
        return await play_on(services, request, person, record)


async def play_on(services: Services, request: Asked, person: Person, record: Record) -> TableDetail:
    """A new table where that game goes on, with that person on its first seat. Without a receipt: whoever brings a
    record has read it."""
    setup = Setup(record.game, record.seats, record.mode, record.options).checked()
    room = await new_room(services, request, person, setup, record.without_receipt().text())
    return await detail(services, room, person)


def cost_of(text: str) -> float:
    """A long record costs more."""
    return 1 + text.count("\n") / CHOICES_A_CREDIT


def unfinished(text: str, ply: int | None) -> Record:
    """The record of a game that can go on."""
    match = after(read_record(text), ply)
    if match.over:
        raise Unfit("record: the game is over")
    return match.record()


def read_record(text: str) -> Match:
    try:
        record = Record.parse(text)
        if len(record.lines) > MOST_CHOICES:
            raise ValueError(f"record: more than {MOST_CHOICES} choices")
        return sortilege.replay(record)
    except ValueError as wrong:
        raise Unfit(str(wrong)[:300].encode(errors="replace").decode()) from wrong


def after(match: Match, ply: int | None) -> Match:
    """The game as it was after so many choices, or as it is."""
    if ply is None:
        return match
    if not 0 <= ply <= len(match.choices):
        raise Unfit(f"ply: 0 to {len(match.choices)}, not {ply}")
    return match.rewound(ply)


def page(text: str, ply: int | None, seat: int | None, everything: bool = False) -> ReplayPage:
    whole = read_record(text)
    record = whole.record()
    fair = record.receipt.problem(record.key) if record.receipt else "there is no receipt"
    if seat is not None and not 0 <= seat < record.seats:
        raise Unfit(f"seat: 0 to {record.seats - 1}, not {seat}")
    match = after(whole, ply)
    view = match.open_view() if everything else match.view(seat)
    told = match.open_events()
    events, ears = (told.events(), told.ears()) if everything else (list(match.events(seat)), match.ears(seat))
    return ReplayPage(len(match.choices), len(whole.choices), view, events, match.outcome, fair, ears)
