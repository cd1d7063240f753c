"""Records over HTTP: look at any position of one, or play it on."""

from __future__ import annotations

from litestar import Controller, post
from litestar.exceptions import NotAuthorizedException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromQuery, JSONBody

from sortilege import Record
from sortilege.server.http.api import check_quota, new_room
from sortilege.server.http.services import Asked, Here, Me, Services, TooMany, Unfit, detail, in_a_thread, spend
from sortilege.server.live.budgets import BROUGHT, REPLAYS
from sortilege.server.storage.store import Person
from sortilege.server.table.http_records import Reel, ReplayPage, TableDetail, UploadedRecord
from sortilege.server.table.reels import page, reel_of, unfinished
from sortilege.server.table.setup import USUAL_PACE, Pace, Setup

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
        pace: FromQuery[Pace] = USUAL_PACE,
    ) -> TableDetail:
        """A new table where the game of an uploaded record goes on, from its end or after so many choices, against
        bots of that pace."""
        await check_quota(services, request, person)
        spend(services, request, REPLAYS, cost=cost_of(data.record))
        record = await in_a_thread(services, unfinished, data.record, ply)
        return await play_on(services, request, person, record, pace)


async def play_on(
    services: Services, request: Asked, person: Person, record: Record, pace: float = USUAL_PACE
) -> TableDetail:
    """A new table where that game goes on, with that person on its first seat. Without a receipt: whoever brings a
    record has read it."""
    setup = Setup(record.game, record.seats, record.mode, record.options, pace=pace).checked()
    text = record.without_receipt().text()
    spend(services, request, BROUGHT, person, kept_cost(text))
    room = await new_room(services, request, person, setup, text)
    return await detail(services, room, person)


def kept_cost(text: str) -> float:
    """What is kept of a record that somebody brought: its size in kB."""
    return len(text.encode()) / 1000


def cost_of(text: str) -> float:
    """A long record costs more."""
    return 1 + text.count("\n") / CHOICES_A_CREDIT
