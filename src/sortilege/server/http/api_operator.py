"""What an operator sees and does over HTTP: all that `sortilege admin` does, for whoever holds the token."""

from __future__ import annotations

import hmac
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from sortilege.server.http.operator_records import Order, Watched
from sortilege.server.http.orders import terms
from sortilege.server.http.services import Asked, Here, Services, Unfit, spend
from sortilege.server.live.budgets import PASSPHRASES
from sortilege.server.storage.back_up import back_up, restore_beside
from sortilege.server.storage.erased_file import ErasedFile
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.operator import Found, Operator
from sortilege.server.storage.retention import tidy
from sortilege.server.storage.schema import PEOPLE, REPORTS, TABLES
from sortilege.server.table.http_records import Done

PAGE = "page"
CHUNK = 65_536


async def holder(request: Asked, services: Here) -> Operator:
    """Whoever bears the token; where none is set there is nothing here."""
    token = services.settings.operator_token
    if not token:
        raise NotFoundException("no such thing here")
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if not hmac.compare_digest(bearer.encode(), token.encode()):
        spend(services, request, PASSPHRASES)
        raise NotAuthorizedException("the operator's token is another one")
    return Operator(services.rooms.store, PAGE)


Holder = NamedDependency[Operator]
"""How a route asks for whoever holds the token."""


class Operators(Controller):
    path = "/api/operator"
    tags = ("operation",)
    dependencies = {"operator": Provide(holder)}  # noqa: RUF012  # as the framework has it

    @get("/figures", raises=[NotAuthorizedException, NotFoundException])
    async def figures(self, services: Here, operator: Holder) -> Watched:
        problem = await services.health.problem()
        stored = await counts(operator)
        figures = services.figures
        return Watched(services.rooms.hub.node, problem or "well", stored, figures.refused(), list(figures.samples))

    @get("/{what:str}", raises=[NotAuthorizedException, NotFoundException])
    async def listing(
        self,
        operator: Holder,
        what: FromPath[str],
        name: FromQuery[str | None] = None,
        status: FromQuery[str | None] = None,
        settled: FromQuery[bool] = False,
    ) -> list[Found]:
        """`tables`, `people`, `reports`, `bans`, `mutes`, `audit`, or `check`: what is wrong with the store."""
        match what:
            case "tables":
                return await operator.tables(status)
            case "people":
                return await operator.people(name)
            case "reports":
                return await operator.reports(settled)
            case "bans":
                return await operator.bans()
            case "mutes":
                return await operator.mutes()
            case "audit":
                return await operator.audit()
            case "check":
                return await operator.check()
        raise NotFoundException("no such thing here")

    @get("/export/{who:str}", raises=[NotAuthorizedException, NotFoundException])
    async def one_person(self, operator: Holder, who: FromPath[str]) -> Found:
        """Everything about somebody, but for what they do in games that go on."""
        try:
            found = await export(operator.store, who)
        except ValueError as wrong:
            raise NotFoundException(str(wrong)) from wrong
        await operator.note("export", who, "")
        return found

    @post("/deeds", raises=[NotAuthorizedException, NotFoundException, Unfit], status_code=200)
    async def do(self, services: Here, operator: Holder, data: JSONBody[Order]) -> Done:
        try:
            await carry_out(services, operator, data)
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        return Done()

    @get("/back-up", raises=[NotAuthorizedException, NotFoundException])
    async def download(self, operator: Holder) -> Stream:
        """Everything, in one file."""
        folder = tempfile.TemporaryDirectory(prefix="sortilege-")
        file = Path(folder.name) / "back-up"
        await back_up(operator.store, file, PAGE)

        async def chunks() -> AsyncIterator[bytes]:
            with folder, file.open("rb") as source:
                while chunk := source.read(CHUNK):
                    yield chunk

        headers = {"content-disposition": 'attachment; filename="sortilege.backup"'}
        return Stream(chunks(), media_type="application/octet-stream", headers=headers)

    @post(
        "/restore",
        raises=[NotAuthorizedException, NotFoundException, Unfit],
        request_max_body_size=None,
        status_code=200,
    )
    async def restore(self, request: Asked, services: Here, operator: Holder) -> Done:
        """A back-up, as the body: everything becomes as it was in it. Everybody is sent away meanwhile."""
        with tempfile.TemporaryDirectory(prefix="sortilege-") as folder:
            file = Path(folder) / "back-up"
            with file.open("wb") as target:
                async for chunk in request.stream():
                    target.write(chunk)
            try:
                await restore_beside(operator.store, file, replace=True, by=PAGE)
            except ValueError as wrong:
                raise Unfit(str(wrong)) from wrong
        await ErasedFile(services.settings.erased_path).agree(operator.store)
        return Done()


async def counts(operator: Operator) -> dict[str, int]:
    """How many tables of each status there are, people, and complaints that wait."""
    async with operator.store.engine.connect() as connection:
        by_status = sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status)
        found = {"open": 0, "playing": 0, "over": 0}
        found |= {str(row[0]): int(row[1]) for row in (await connection.execute(by_status)).all()}
        people = sa.select(sa.func.count()).select_from(PEOPLE)
        waiting = sa.select(sa.func.count()).select_from(REPORTS).where(REPORTS.c.settled.is_(None))
        found["people"] = (await connection.execute(people)).scalar_one()
        found["reports"] = (await connection.execute(waiting)).scalar_one()
    return found


async def carry_out(services: Services, operator: Operator, order: Order) -> None:
    about, reason = order.about, order.reason
    match order.deed:
        case "close":
            await operator.close_table(about, reason)
        case "delete":
            await operator.delete_table(about, reason)
        case "sign-out":
            await operator.sign_out(about, reason)
        case "mute":
            await operator.mute(about, reason, order.days)
        case "unmute":
            await operator.unmute(about, reason)
        case "ban":
            await operator.ban(about, reason, order.days)
        case "unban":
            await operator.unban(about, reason)
        case "settle":
            await operator.settle(whole(about), reason)
        case "erase":
            await erase(operator.store, about, reason, PAGE)
            ErasedFile(services.settings.erased_path).add({about})
        case "rotate-keys":
            await operator.rotate_keys(reason)
        case "tidy":
            await tidy(operator.store, terms(services.settings))
            await services.addresses.tidy()
            await operator.note("tidy", "", reason)


def whole(number: str) -> int:
    if not number.isdecimal() or len(number) > 9:
        raise ValueError(f"report: the number of one, not {number!r}")
    return int(number)
