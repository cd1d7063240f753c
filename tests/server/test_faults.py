"""Faults while people play: nothing acknowledged is lost, health says what is wrong, and play goes on when it is over.

A damaged row and a damaged page are in test_damage.py, readers who do not read in test_streams.py, killed
nodes in test_nodes.py."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sortilege.client import AtTable, WasRefused
from sortilege.server.live import health
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, wire
from sortilege.testing import services
from sortilege.testing.servers import Running, running
from tests.server.scenes import two_at_a_table
from tests.server.troubles import Acknowledged, another_writer, have_the_writer, told, until_told

pytestmark = pytest.mark.anyio

HOUR = 3600.0


@pytest.fixture(autouse=True)
def _ask_anew_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)
    monkeypatch.setattr(health, "REMEMBERED", 0.5)


async def test_a_move_waits_for_a_store_that_is_locked_for_a_while(server: Running, tmp_path: Path) -> None:
    moves = Acknowledged()
    async with two_at_a_table(server) as (newt, tina):
        await moves.play(newt, tina, moves=2)
        with another_writer(tmp_path):
            waiting = asyncio.create_task(moves.play(newt, tina))
            locked = await until_told(server, "slow", "locked")
            before = waiting.done()
        await waiting
        await moves.play(newt, tina, moves=2)
        after = await until_told(server, "well")

        assert await moves.are_stored(server, newt)
        assert (newt.connections, tina.connections) == (1, 1)
    assert (locked[0], before, after) == (503, False, (200, "well"))


async def test_a_store_that_stays_locked_refuses_and_nothing_has_changed(server: Running, tmp_path: Path) -> None:
    moves = Acknowledged()
    async with two_at_a_table(server) as (newt, tina):
        await moves.play(newt, tina, moves=2)
        await have_the_writer(server, "busy_timeout=100")
        with another_writer(tmp_path):
            with pytest.raises(WasRefused, match="store-locked"):
                await moves.play(newt, tina)
            locked = await told(server)
        await moves.play(newt, tina, moves=3)
        after = await until_told(server, "well")

        assert await moves.are_stored(server, newt)
    assert (locked, after) == ((503, "locked"), (200, "well"))


async def test_a_store_that_may_only_be_read_refuses_and_goes_on_when_it_may_be_written(server: Running) -> None:
    moves = Acknowledged()
    async with two_at_a_table(server) as (newt, tina):
        await moves.play(newt, tina, moves=2)
        await have_the_writer(server, "query_only=ON")
        with pytest.raises(WasRefused, match="store-read-only"):
            await moves.play(newt, tina)
        sees = await newt.client.table(newt.id)
        shut = await told(server)
        await have_the_writer(server, "query_only=OFF")
        await moves.play(newt, tina, moves=3)
        after = await until_told(server, "well")

        assert await moves.are_stored(server, newt)
    assert sees.table.status == "playing"
    assert (shut, after) == ((503, "read-only"), (200, "well"))


async def test_a_full_store_loses_nothing_that_was_acknowledged_before_or_is_after(server: Running) -> None:
    moves = Acknowledged()
    async with two_at_a_table(server) as (newt, tina):
        await moves.play(newt, tina, moves=2)
        await have_the_writer(server, "max_page_count=1")
        said, why = await say_until_refused(newt)
        full = await told(server)
        await have_the_writer(server, "max_page_count=1000000")
        await moves.play(newt, tina, moves=2)
        after = await until_told(server, "well")

        assert await lines_of_talk(server, newt) == said
        assert await moves.are_stored(server, newt)
    assert why == "store-full"
    assert (full, after) == ((503, "full"), (200, "well"))


async def say_until_refused(here: AtTable) -> tuple[int, str]:
    """How often that went well, and why it did not at last."""
    for said in range(500):
        try:
            await here.say(0, "é" * 500)
        except WasRefused as refused:
            return said, refused.reason.message
    return 500, ""


async def lines_of_talk(server: Running, here: AtTable) -> int:
    lines = await server.services.rooms.store.lines(here.id)
    return sum(isinstance(line.entry, entries.Said) for line in lines)


@pytest.mark.parametrize("jump", [-24 * HOUR, -HOUR, 2 * HOUR])
async def test_a_clock_that_jumps_breaks_nothing(server: Running, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    moves = Acknowledged()
    real = time.time
    async with two_at_a_table(server, clock={"kind": "slow", "seconds": 24 * 3600}) as (newt, tina):
        await moves.play(newt, tina, moves=2)
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        await moves.play(newt, tina, moves=3)
        monkeypatch.setattr(time, "time", real)
        await moves.play(newt, tina, moves=3)

        assert await moves.are_stored(server, newt)
        assert await told(server) == (200, "well")


async def test_a_clock_that_jumps_past_a_question_runs_it_out_and_the_game_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = Acknowledged()
    real = time.time
    async with two_at_a_table(server, clock={"kind": "timed", "seconds": 3000}) as (newt, tina):
        await moves.play(newt, tina, moves=2)
        before = (await server.services.rooms.room(newt.id)).table.ply
        monkeypatch.setattr(time, "time", lambda: real() + 2 * HOUR)
        with contextlib.suppress(WasRefused):  # its question may have run out at this very moment
            await moves.play(newt, tina)
        for _ in range(200):
            if (await server.services.rooms.room(newt.id)).table.ply > before:
                break
            await asyncio.sleep(0.05)
        monkeypatch.setattr(time, "time", real)
        await moves.play(newt, tina, moves=3)

        assert await moves.are_stored(server, newt)


@pytest.fixture
async def on_postgres() -> AsyncIterator[tuple[Running, services.Postgres]]:
    with services.postgres_server() as database:
        async with running(database.url) as server:
            yield server, database


async def test_postgresql_may_go_and_come_back(on_postgres: tuple[Running, services.Postgres]) -> None:
    server, database = on_postgres
    moves = Acknowledged()
    async with two_at_a_table(server) as (newt, tina):
        await moves.play(newt, tina, moves=3)
        await asyncio.to_thread(database.stop)
        waiting = asyncio.create_task(moves.play(newt, tina))
        gone = await until_told(server, "gone")
        before = waiting.done()
        await asyncio.to_thread(database.start)
        async with asyncio.timeout(60):
            await waiting
        await moves.play(newt, tina, moves=3)
        after = await until_told(server, "well")

        assert await moves.are_stored(server, newt)
    assert (gone, before, after) == ((503, "gone"), False, (200, "well"))


async def test_a_postgresql_that_may_only_be_read_refuses_and_goes_on_when_it_may_be_written(
    on_postgres: tuple[Running, services.Postgres],
) -> None:
    """As one is that has just become a standby of another."""
    server, database = on_postgres
    moves = Acknowledged()
    async with two_at_a_table(server) as (newt, tina):
        await moves.play(newt, tina, moves=2)
        await order(database.url, "ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
        shut = await until_told(server, "read-only")
        with pytest.raises(WasRefused, match="store-read-only"):
            await moves.play(newt, tina)
        sees = await newt.client.table(newt.id)
        await order(database.url, "ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")
        after = await until_told(server, "well")
        await moves.play(newt, tina, moves=3)

        assert await moves.are_stored(server, newt)
    assert sees.table.status == "playing"
    assert (shut, after) == ((503, "read-only"), (200, "well"))


async def test_a_full_disk_of_postgresql_loses_nothing_that_was_acknowledged_before_or_is_after() -> None:
    moves = Acknowledged()
    with a_small_disk() as disk, services.postgres_server() as database:
        for word in (f"CREATE TABLESPACE small LOCATION '{disk}'", "CREATE DATABASE small TABLESPACE small"):
            await order(database.url, word)
        url = database.url.rpartition("/")[0] + "/small"
        async with running(url) as server, two_at_a_table(server) as (newt, tina):
            await moves.play(newt, tina, moves=2)
            fill(disk / "everything-else")
            said, why = await say_until_refused(newt)
            full = await told(server)
            (disk / "everything-else").unlink()
            await moves.play(newt, tina, moves=2)
            after = await until_told(server, "well")

            assert await lines_of_talk(server, newt) == said
            assert await moves.are_stored(server, newt)
    assert why == "store-full"
    assert (full, after) == ((503, "full"), (200, "well"))


async def order(url: str, *words: str) -> None:
    driver = await asyncpg.connect(url.replace("+asyncpg", ""))
    for word in words:
        await driver.execute(word)
    await driver.close()


@contextlib.contextmanager
def a_small_disk() -> Iterator[Path]:
    """One in memory, which belongs to PostgreSQL."""
    services.need("postgresql", "initdb")
    with tempfile.TemporaryDirectory(prefix="sortilege-disk-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", "size=32m,uid=postgres,mode=700", "tmpfs", folder]
        if os.geteuid() or subprocess.run(mount, check=False, capture_output=True).returncode:
            pytest.skip("only somebody who may mount a disk can fill one")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def fill(file: Path) -> None:
    """Until there is not a byte left."""
    with contextlib.suppress(OSError), file.open("wb", buffering=0) as everything:
        while True:
            everything.write(bytes(4096))


async def test_whoever_plays_while_the_store_goes_is_told_so(
    on_postgres: tuple[Running, services.Postgres], caplog: pytest.LogCaptureFixture
) -> None:
    server, database = on_postgres
    async with two_at_a_table(server) as (newt, _):
        bearer = {"authorization": f"Bearer {newt.client.token}"}
        address = f"{server.base.replace('http', 'ws')}/ws/{newt.id}"
        async with connect(address, additional_headers=bearer) as playing:
            await playing.send(wire.encode(wire.Hello(wire.PROTOCOL)).decode())
            await playing.recv()
            ask = newt.states[0].ask
            assert ask is not None
            await asyncio.to_thread(database.stop)
            await playing.send(wire.encode(wire.Play("p", 0, ask.number, ask.options[0])).decode())
            async with asyncio.timeout(60):
                with contextlib.suppress(ConnectionClosed):
                    async for _ in playing:
                        pass
        async with connect(address, additional_headers=bearer) as coming, asyncio.timeout(60):
            with contextlib.suppress(ConnectionClosed):
                await coming.recv()
        await asyncio.to_thread(database.start)

    for closed in (playing, coming):
        assert (closed.close_code, closed.close_reason) == (wire.STORE_TROUBLE, "store-gone")
    failed = [record.getMessage() for record in caplog.records if record.exc_info]
    assert [words for words in failed if "socket" in words or "ASGI" in words or "a wish" in words] == []


async def test_a_connection_to_postgresql_that_was_lost_gives_way_to_a_new_one(postgres_url: str) -> None:
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1"
    store = await Store.open(postgres_url)
    async with store.reading(), store.reading():
        pass
    driver = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
    ended = await driver.fetch(others, driver.get_server_pid())
    await driver.close()
    await asyncio.sleep(0.2)
    found = await store.lobby()
    await store.close()

    assert len(ended) >= 2
    assert found == []


async def test_redis_may_go_and_come_back(postgres_url: str) -> None:
    moves = Acknowledged()
    with services.redis() as redis:
        async with (
            running(postgres_url, redis.url) as one,
            running(postgres_url, redis.url) as other,
            two_at_a_table(one, other) as (newt, tina),
        ):
            await until_woken(one, other, True)
            await moves.play(newt, tina, moves=3)
            redis.stop()
            without = await until_woken(one, other, False)
            await moves.play(newt, tina, moves=3)
            redis.start()
            again = await until_woken(one, other, True)
            await moves.play(newt, tina, moves=3)

            assert await moves.are_stored(other, newt)
            assert await told(one) == (200, "well")
    assert (without, again) == ([False, False], [True, True])


async def until_woken(one: Running, other: Running, connected: bool) -> list[bool]:
    """What the health of both says of the hub, once it is so or nobody waits any longer."""
    for _ in range(200):
        async with httpx.AsyncClient() as visitor:
            found = [(await visitor.get(f"{node.base}/healthz")).json()["hub"] for node in (one, other)]
        if found == [connected, connected]:
            break
        await asyncio.sleep(0.1)
    return found
