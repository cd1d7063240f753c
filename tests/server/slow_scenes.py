"""Newt at a slow table, and Tina who is away and wants to be told."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from sortilege.client import AtTable, Client
from sortilege.server.storage.store import Store
from sortilege.server.table.notice_records import MyNotices
from sortilege.testing.servers import Running, running
from tests.server.mailboxes import LOOPBACK, Browser, Inbox, an_inbox

SLOW = {"kind": "slow", "seconds": 24 * 3600}
HERE = "http://127.0.0.1:1"
"""The address that players know; only links to it are read."""


class Scene(NamedTuple):
    server: Running
    inbox: Inbox
    newt: AtTable
    tina: Client
    table: str
    browser: Browser

    async def settle(self) -> None:
        """Whatever is to be said now is sent."""
        await self.server.services.notices.noticer.settled()
        await self.server.services.notices.courier.look()

    @property
    def store(self) -> Store:
        return self.server.services.rooms.store


async def my_notices(client: Client, method: str = "GET", path: str = "", body: Any = None) -> MyNotices:
    answer = await client.ask(method, f"/api/me/notices{path}", body)
    return msgspec.json.decode(answer, type=MyNotices)


@contextlib.asynccontextmanager
async def tina_is_away(
    url: str, by: str | None = "push", settings: dict[str, Any] | None = None, **setup: Any
) -> AsyncIterator[Scene]:
    """A slow table of Animaux where it is Newt's turn; Tina has a browser that is told, a room (`slack` and so on) or
    nothing."""
    table_setup = {"game": "animaux", "seats": 2, "options": {"first_seat": 0, "characters": "random"}, "clock": SLOW}
    with_loopback = {"notice_networks": LOOPBACK, "public": HERE, **(settings or {})}
    async with (
        running(url, **with_loopback) as server,
        an_inbox() as inbox,
        server.people("Newt", "Tina") as (newt, tina),
    ):
        browser = Browser(f"{inbox.base}/push/1")
        if by == "push":
            await my_notices(tina, "POST", "/push", browser.subscription)
        elif by is not None:
            await my_notices(tina, "POST", "/webhook", {"address": f"{inbox.base}/room", "shape": by})
        table = await newt.open_table(**{**table_setup, **setup})
        await tina.join(code=table.code)
        await newt.start(table.table.id)
        async with newt.at(table.table.id) as here:
            await here.until(lambda: here.question())
            yield Scene(server, inbox, here, tina, table.table.id, browser)


async def play_a_turn(here: AtTable) -> None:
    """Plays on until the other is asked."""
    for _ in range(60):
        state = here.question()
        if state is None or state.ask is None or state.seat is None:
            return
        ends = [step for step in state.ask.options if "EndTurn" in step]
        number = state.ask.number
        await here.play(state.seat, (ends or state.ask.options)[0], number)
        await here.until(lambda: (now := here.question()) is None or now.ask is None or now.ask.number != number)  # noqa: B023


async def rows(store: Store, table: sa.Table) -> list[dict[str, Any]]:
    async with store.engine.connect() as connection:
        return [dict(row._mapping) for row in (await connection.execute(sa.select(table))).all()]
