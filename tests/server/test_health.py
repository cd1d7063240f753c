"""Health that is true: what is wrong with a store is said to whoever asks, to the log and to players."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy.exc import OperationalError

from sortilege.client import AtTable, Client, WasRefused
from sortilege.server.live import health
from sortilege.server.metrics import HUB_CONNECTED, STORE_WELL, JsonLines, log_what_the_loop_says
from sortilege.server.storage.trouble import StoreTrouble, trouble
from sortilege.server.table import wire
from sortilege.testing.servers import Running, running
from sortilege.testing.services import Redis
from tests.server.scenes import two_at_a_table
from tests.server.troubles import another_writer, have_the_writer, told, until_told

pytestmark = pytest.mark.anyio
ALERTS = Path(__file__).parents[2] / "deploy" / "alerts.yaml"


@pytest.fixture(autouse=True)
def _ask_anew_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)


async def test_health_tries_a_write_and_not_more_often_than_it_must(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY", 60.0)
    store = server.services.rooms.store
    tries = 0
    try_write = store.try_write

    async def counted() -> None:
        nonlocal tries
        tries += 1
        await try_write()

    monkeypatch.setattr(store, "try_write", counted)
    server.services.health._known = -health.EVERY

    assert [await told(server) for _ in range(3)] == [(200, "well")] * 3
    assert tries == 1


async def test_a_locked_store_is_not_called_well(server: Running, tmp_path: Path) -> None:
    with another_writer(tmp_path):
        locked = await told(server)
    again = await until_told(server, "well")

    assert locked[0] == 503
    assert locked[1] in ("slow", "locked")
    assert again == (200, "well")


async def firing(server: Running) -> set[str]:
    """The alerts that compare one metric with 0, by what /metrics says."""
    async with httpx.AsyncClient(base_url=server.base) as prometheus:
        lines = (await prometheus.get("/metrics")).text.splitlines()
    rules = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"][0]["rules"]
    compared = {rule["alert"]: rule["expr"].partition(" == 0") for rule in rules if rule["expr"].endswith(" == 0")}
    samples = [
        (line.partition(" ")[0].partition("{")[0], float(line.rpartition(" ")[2])) for line in lines if line[0] != "#"
    ]
    return {alert for alert, (name, _, _) in compared.items() if (name, 0.0) in samples}


async def until_firing(server: Running, *alerts: str) -> set[str]:
    until = time.monotonic() + 10.0
    while (found := await firing(server)) != set(alerts) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    return found


async def test_alerts_tell_the_truth_though_nobody_asks_for_health(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "WATCHED_EVERY", 0.1)
    STORE_WELL.set(0)
    HUB_CONNECTED.clear()
    async with running(sqlite_url) as server:
        at_first = await firing(server)
        with another_writer(tmp_path):
            locked = await until_firing(server, "SortilegeStore")
        again = await until_firing(server)

    assert at_first == set(), "neither before anybody asked, nor for want of a Redis that nobody has"
    assert locked == {"SortilegeStore"}
    assert again == set()


async def test_a_node_that_loses_redis_says_so(sqlite_url: str, redis_server: Redis) -> None:
    HUB_CONNECTED.clear()
    async with running(sqlite_url, redis_server.url) as server:
        with_it = await until_firing(server)
        redis_server.stop()
        try:
            without = await until_firing(server, "SortilegeAlone")
        finally:
            redis_server.start()
    HUB_CONNECTED.clear()

    assert (with_it, without) == (set(), {"SortilegeAlone"})


async def test_a_full_store_says_so_to_players_and_goes_on_when_there_is_room(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await have_the_writer(server, "max_page_count=1")
        step = newt.states[0].ask.options[0]  # type: ignore[union-attr]  # it is asked
        with pytest.raises(WasRefused, match="store-full"):
            await say_much(newt)
        assert await told(server) == (503, "full")
        with pytest.raises(httpx.HTTPStatusError) as wrong:
            await open_many(newt.client)
        connections = newt.connections

        await have_the_writer(server, "max_page_count=1000000")
        assert await until_told(server, "well") == (200, "well")
        await newt.play(0, step)
        await tina.until(lambda: tina.states[1].events)

    assert (wrong.value.response.status_code, wrong.value.response.json()["detail"]) == (503, "store-full")
    assert connections == 1
    assert "the store is in trouble: full" in caplog.text


async def say_much(here: AtTable) -> None:
    for number in range(200):
        await here.wish(wire.Say(f"s{number}", 0, "é" * 500))


async def open_many(client: Client) -> None:
    for _ in range(100):
        await client.open_table(game="salem", seats=12)


@pytest.mark.parametrize(
    ("words", "kind", "is_sure"),
    [
        ("database or disk is full", "full", True),
        ("attempt to write a readonly database", "read-only", True),
        ("database is locked", "locked", True),
        ("connection was closed in the middle of operation", "gone", False),
    ],
)
def test_the_words_of_databases_are_understood(words: str, kind: str, is_sure: bool) -> None:
    found = trouble(OperationalError("INSERT", {}, Exception(words)))

    assert isinstance(found, StoreTrouble)
    assert (found.kind, found.is_sure) == (kind, is_sure)


async def test_whoever_is_turned_away_at_once_waits_longer_each_time(sqlite_url: str) -> None:
    """The door opens, the room does not."""
    knocks: list[float] = []

    async def slam(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        knocks.append(time.monotonic())
        writer.close()

    server = await asyncio.start_server(slam, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, Client(f"http://127.0.0.1:{port}", "token") as newt:
        here = newt.at("t")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(here.__aenter__(), 4.0)
        await here.__aexit__()

    assert 3 <= len(knocks) <= 9


async def test_what_the_event_loop_complains_of_is_json(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    log_what_the_loop_says()
    try:
        loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": OSError("no")})
    finally:
        loop.set_exception_handler(None)
    (record,) = [one for one in caplog.records if one.name == "sortilege.loop"]

    assert json.loads(JsonLines().format(record))["message"] == "socket.accept() out of system resource: OSError"
    assert record.levelno == logging.ERROR
