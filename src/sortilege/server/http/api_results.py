"""Games that are over, over HTTP: what each has to tell, how everybody stood on the way."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import JSONBody

from sortilege import Record
from sortilege.bots.hindsight import Curve
from sortilege.server.http.api import TableId, finished_table
from sortilege.server.http.api_records import cost_of
from sortilege.server.http.services import (
    Asked,
    Conflict,
    Here,
    Services,
    TooMany,
    Unavailable,
    Unfit,
    address_of,
    refuse,
    spend,
    visitor,
)
from sortilege.server.live.budgets import RECORDS, REPLAYS
from sortilege.server.live.hindsight import Historian
from sortilege.server.table.http_records import GameResult, UploadedRecord
from sortilege.server.table.moves import Refused
from sortilege.server.table.reels import MOST_CHOICES, game_result
from sortilege.server.table.table import Table

T = TypeVar("T")


class Results(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/result", raises=[NotFoundException, Conflict, TooMany, Unavailable])
    async def result(self, request: Asked, services: Here, table: TableId) -> GameResult:
        """What a game has to tell once it is over; for whoever may have its record."""
        record, finished = await record_of(services, request, table)
        historian = services.rooms.historian
        retold = await looked_back(historian.retell(record, address_of(request)), "other-rules")
        lasted = None
        if finished.began is not None and finished.over_since is not None:
            lasted = finished.over_since - finished.began
        return game_result(retold, lasted)

    @get("/{table:str}/curve", raises=[NotFoundException, Conflict, TooMany, Unavailable])
    async def curve(self, request: Asked, services: Here, table: TableId) -> Curve:
        """How everybody stood in the course of a game that is over, with all that was hidden known."""
        record, _ = await record_of(services, request, table)
        return await looked_back(services.rooms.historian.curve(record, address_of(request)), "other-rules")


class RecordResults(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/result", raises=[TooMany, Unfit, RequestEntityTooLarge, Conflict], status_code=200)
    async def result(self, request: Asked, services: Here, data: JSONBody[UploadedRecord]) -> GameResult:
        """What the game of an uploaded record has to tell; one that goes on is told as far as it came."""
        historian = of_stranger(services, request, data.record)
        return game_result(await looked_back(historian.retell(data.record, address_of(request))), None)

    @post("/curve", raises=[TooMany, Unfit, RequestEntityTooLarge, Conflict], status_code=200)
    async def curve(self, request: Asked, services: Here, data: JSONBody[UploadedRecord]) -> Curve:
        """How everybody stood in the course of the game of an uploaded record."""
        historian = of_stranger(services, request, data.record)
        return await looked_back(historian.curve(data.record, address_of(request)))


def of_stranger(services: Services, request: Asked, record: str) -> Historian:
    """Paid for as any record that is brought, and not too long."""
    spend(services, request, REPLAYS, cost=cost_of(record))
    try:
        if len(Record.parse(record).lines) > MOST_CHOICES:
            raise ValueError(f"record: more than {MOST_CHOICES} choices")
    except ValueError as wrong:
        raise Unfit(str(wrong)[:300].encode(errors="replace").decode()) from wrong
    return services.rooms.historian


async def record_of(services: Services, request: Asked, table: str) -> tuple[str, Table]:
    person = await visitor(request, services)
    spend(services, request, RECORDS)
    finished = await finished_table(services, request, table, person)
    return await services.rooms.record(finished), finished


async def looked_back(looking: Awaitable[T], unreadable: str | None = None) -> T:
    """What was found; a record that cannot be played again is refused."""
    try:
        return await looking
    except Refused as refused:
        if refused.reason.message.startswith("budget-"):
            raise TooMany.because(refused) from refused
        raise refuse(refused.reason) from refused
    except ValueError as wrong:
        if unreadable is not None:
            raise refuse(Refused(unreadable).reason) from wrong
        raise Unfit(str(wrong)[:300].encode(errors="replace").decode()) from wrong
