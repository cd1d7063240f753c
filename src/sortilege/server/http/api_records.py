"""Records over HTTP: look at any position of one, or play it on."""

from __future__ import annotations

from litestar import Controller, post
from litestar.exceptions import NotAuthorizedException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromQuery, JSONBody

import sortilege
from sortilege import Event, IllegalChoice, Match, Record
from sortilege.kernel.record import Choice
from sortilege.server.http.api import check_quota, new_room
from sortilege.server.http.http_records import Reel, ReelPage, ReplayPage, TableDetail, UploadedRecord
from sortilege.server.http.services import Asked, Here, Me, Services, TooMany, Unfit, detail, in_a_thread, spend
from sortilege.server.live.budgets import REPLAYS
from sortilege.server.storage.store import Person
from sortilege.server.table.setup import Setup

MOST_CHOICES = 5000
CHOICES_A_CREDIT = 500
PAGES_OF_A_REEL = 16


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

    @post("/reel", raises=[TooMany, Unfit, RequestEntityTooLarge], status_code=200)
    async def reel(
        self,
        request: Asked,
        services: Here,
        data: JSONBody[UploadedRecord],
        ply: FromQuery[int] = 0,
        seat: FromQuery[int | None] = None,
        everything: FromQuery[bool] = False,
    ) -> Reel:
        """The positions of an uploaded record from that number of choices on, as many as there are or fit: for
        looking at a whole game step by step."""
        spend(services, request, REPLAYS, cost=cost_of(data.record))
        return await in_a_thread(services, reel_of, data.record, ply, seat, everything)

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
    return begun(text)[1]


def begun(text: str, ply: int | None = None) -> tuple[Record, Match]:
    """A record, and its game to the end or as it was after so many choices."""
    try:
        record = Record.parse(text)
        if len(record.lines) > MOST_CHOICES:
            raise ValueError(f"record: more than {MOST_CHOICES} choices")
        if ply is not None and not 0 <= ply <= len(record.lines):
            raise ValueError(f"ply: 0 to {len(record.lines)}, not {ply}")
        return record, sortilege.replay(record if ply is None else record.up_to(ply))
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
    check_seat(record, seat)
    match = after(whole, ply)
    view = match.open_view() if everything else match.view(seat)
    events, ears = story(match, seat, everything)
    return ReplayPage(len(match.choices), len(whole.choices), view, events, match.outcome, fair, ears)


def check_seat(record: Record, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < record.seats:
        raise Unfit(f"seat: 0 to {record.seats - 1}, not {seat}")


def story(match: Match, seat: int | None, everything: bool) -> tuple[list[Event], list[list[int]]]:
    """What was told so far through those eyes, and to whom alone."""
    told = match.open_events()
    return (told.events(), told.ears()) if everything else (list(match.events(seat)), match.ears(seat))


def carry_on(match: Match, line: Choice) -> None:
    try:
        if line.act:
            match.act(line.seat, line.step)
        else:
            match.answer(line.seat, line.step, late=line.late)
    except IllegalChoice as wrong:
        raise Unfit(
            f"record: choice {len(match.choices) + 1}, {line.step} by seat {line.seat}: {wrong}"[:300]
        ) from wrong


def reel_of(text: str, ply: int, seat: int | None, everything: bool) -> Reel:
    record, match = begun(text, ply)
    check_seat(record, seat)
    shown: list[ReelPage] = []
    for line in (None, *record.lines[ply : ply + PAGES_OF_A_REEL - 1]):
        if line is not None:
            carry_on(match, line)
        view = match.open_view() if everything else match.view(seat)
        told = len(match.open_events() if everything else match.events(seat))
        shown.append(ReelPage(len(match.choices), view, told, match.outcome))
    return Reel(len(record.lines), shown, *story(match, seat, everything))
