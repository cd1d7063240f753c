"""What whoever holds the operator's token sees and does over HTTP."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from sortilege.client import WasClosed
from sortilege.server.http import orders
from sortilege.server.live.figures import ENOUGH_WISHES, Figures, quantile
from sortilege.server.metrics import PLAY_SECONDS
from sortilege.server.settings import Settings
from sortilege.server.storage import back_up
from sortilege.server.table import wire
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity, two_at_a_table

pytestmark = pytest.mark.anyio
TOKEN = "a" * 30
LISTS = ("figures", "tables", "people", "reports", "bans", "mutes", "audit", "check", "back-up", "export/x")


@pytest.fixture
async def server(store_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    monkeypatch.setattr(orders, "EVERY", 0.1)
    monkeypatch.setattr(back_up, "UNTIL_THEY_REST", 0.5)
    async with running(store_url, operator_token=TOKEN) as one:
        yield one


def operator(server: Running, token: str = TOKEN) -> httpx.AsyncClient:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=f"{server.base}/api/operator", headers=headers, timeout=30.0)


async def do(page: httpx.AsyncClient, deed: str, about: str = "", **more: Any) -> int:
    return (await page.post("/deeds", json={"deed": deed, "about": about, **more})).status_code


async def test_without_the_token_there_is_nothing(server: Running) -> None:
    async with server.people("Newt") as (newt,), operator(server, newt.token or "") as stranger:
        codes = {path: (await stranger.get(f"/{path}")).status_code for path in LISTS}
        deeds = [await do(stranger, "rotate-keys"), (await stranger.post("/restore", content=b"x")).status_code]

    assert set(codes.values()) == {401}
    assert deeds == [401, 401]


async def test_where_no_token_is_set_there_is_nothing_either(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, operator(server, "c" * 30) as stranger:
        assert {(await stranger.get(f"/{path}")).status_code for path in LISTS} == {404}
        assert await do(stranger, "rotate-keys") == 404


async def test_the_token_can_be_guessed_only_so_often(sqlite_url: str) -> None:
    async with running(sqlite_url, operator_token=TOKEN, allowances=()) as server, operator(server, "b" * 30) as guess:
        codes = [(await guess.get("/tables")).status_code for _ in range(15)]

    assert codes.count(401) <= 10
    assert codes[-1] == 429


def test_a_short_token_is_refused() -> None:
    with pytest.raises(ValueError, match="operator_token: 24 characters or more"):
        Settings(operator_token="a" * 23).check()
    Settings(operator_token="a" * 24).check()


async def test_everything_can_be_done_on_the_page(server: Running) -> None:
    async with operator(server) as page, two_at_a_table(server) as (newt, tina):
        who, other = identity(newt.client), identity(tina.client)
        await tina.say(1, "you toad")
        await newt.wish(wire.Report("a", 1, "rude"))
        (report,) = (await page.get("/reports")).json()
        tables = (await page.get("/tables?status=playing")).json()
        people = (await page.get("/people?name=Tin")).json()
        done = [
            await do(page, "mute", other, days=2, reason="toad"), await do(page, "unmute", other),
            await do(page, "settle", str(report["number"])), await do(page, "ban", "203.0.113.9/24"),
            await do(page, "unban", "203.0.113.0/24"), await do(page, "rotate-keys"), await do(page, "tidy"),
        ]  # fmt: skip
        exported = (await page.get(f"/export/{who}")).json()
        problems = (await page.get("/check")).json()
        await do(page, "close", newt.id)
        await newt.until(lambda: newt.over)
        await do(page, "delete", newt.id)
        with pytest.raises(WasClosed, match="4404"):
            await newt.until(lambda: False, patience=10.0)
        await do(page, "sign-out", other)
        await do(page, "erase", who)
        left = (await page.get("/people")).json()
        audit = (await page.get("/audit")).json()

    assert [row["id"] for row in tables] == [newt.id]
    assert [row["id"] for row in people] == [other]
    assert done == [200] * 7
    assert exported["person"]["name"] == "Newt"
    assert problems == []
    assert [row["name"] for row in left] == ["Tina"]
    assert {row["by"] for row in audit} == {"page"}
    assert [row["what"] for row in reversed(audit)] == [
        "mute", "unmute", "settle", "ban", "unban", "rotate-keys", "tidy", "export", "close", "delete", "sign-out",
        "erase",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("order", "code", "said"),
    [
        ({"deed": "explode"}, 400, "Invalid enum value"),
        ({"deed": "close", "about": "NOBODY"}, 422, "table: there is none with the id or code 'NOBODY'"),
        ({"deed": "mute", "about": "nobody"}, 422, "person: there is none"),
        ({"deed": "ban", "about": "nowhere"}, 422, "who: the id of a person or a network"),
        ({"deed": "ban", "about": "203.0.113.0/24", "days": 0}, 400, ">= 0.01"),
        ({"deed": "settle", "about": "x"}, 422, "report: the number of one"),
        ({"deed": "erase", "about": "nobody"}, 422, "person: there is none"),
    ],
)
async def test_what_cannot_be_done_is_refused_with_the_reason(
    sqlite_url: str, order: dict[str, Any], code: int, said: str
) -> None:
    async with running(sqlite_url, operator_token=TOKEN) as server, operator(server) as page:
        answer = await page.post("/deeds", json=order)
        audit = (await page.get("/audit")).json()

    assert answer.status_code == code
    assert said in answer.text
    assert audit == []


async def test_a_back_up_is_downloaded_and_brought_back_on_the_page(server: Running) -> None:
    async with operator(server) as page, two_at_a_table(server) as (newt, _):
        copy = (await page.get("/back-up")).content
        state = newt.question()
        assert state is not None
        assert state.ask is not None
        await newt.play(0, state.ask.options[0])
        lines = len(await server.services.rooms.store.lines(newt.id))
        nonsense = await page.post("/restore", content=b"nonsense")
        restored = await page.post("/restore", content=copy)
        after = len(await server.services.rooms.store.lines(newt.id))
        await asyncio.sleep(0.5)
        table = await newt.client.table(newt.id)

    assert nonsense.status_code == 422
    assert "not a whole back-up" in nonsense.text
    assert restored.status_code == 200
    assert after < lines
    assert table.table.status == "playing"


async def test_figures_tell_of_the_node_and_of_no_single_game(server: Running) -> None:
    async with operator(server) as page, two_at_a_table(server) as (newt, _):
        server.services.figures.take()
        one = (await page.get("/figures")).json()
        state = newt.question()
        assert state is not None
        assert state.ask is not None
        await newt.play(0, state.ask.options[0])
        again = (await page.get("/figures")).json()

    assert one["stored"] == {"open": 0, "playing": 1, "over": 0, "people": 2, "reports": 0}
    assert one["store"] == "well"
    assert (one["samples"][-1]["tables"], one["samples"][-1]["sockets"]) == (1, 2)
    assert json.dumps(one["stored"] | one["refused"]) == json.dumps(again["stored"] | again["refused"])


def test_latencies_are_told_only_where_many_wished_something() -> None:
    figures = Figures()
    figures.take()
    for _ in range(ENOUGH_WISHES - 1):
        PLAY_SECONDS.observe(0.02)
    few = figures.take()
    PLAY_SECONDS.observe(0.02)
    enough = figures.take()

    assert few.p50 is None
    assert enough.p50 is not None
    assert 10 <= enough.p50 <= 25
    assert quantile([10.0, 10.0, *[0.0] * 8], 0.5) == 5.0
    assert quantile([10.0, 10.0, *[0.0] * 8], 1.0) == 10.0
