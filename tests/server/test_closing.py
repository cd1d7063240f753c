"""A server that stops leaves nothing behind that would keep its process alive."""

from __future__ import annotations

import asyncio
import signal
import threading
from pathlib import Path

import pytest
import uvicorn

from sortilege.server.http.ticking import Server
from sortilege.server.storage.store import Store
from sortilege.testing.servers import running
from sortilege.testing.sleepers import put_to_sleep, url

pytestmark = pytest.mark.anyio


def lasting() -> set[threading.Thread]:
    """What the interpreter waits for at its end."""
    return {thread for thread in threading.enumerate() if not thread.daemon}


async def test_a_server_that_stops_while_tables_are_being_read_leaves_no_thread(tmp_path: Path) -> None:
    path = tmp_path / "sleepers.sqlite3"
    await put_to_sleep(url(path), tables=40)
    before = lasting()
    for pause in (0.0, 0.01, 0.03):
        async with running(url(path)) as server:
            rooms = server.services.rooms
            asleep = await rooms.store.due(9e9)
            reading = [asyncio.create_task(rooms.room(table)) for table in asleep]
            await asyncio.sleep(pause)
        await asyncio.gather(*reading, return_exceptions=True)
    await asyncio.sleep(0.2)
    left = [thread.name for thread in lasting() - before if "asyncio" not in thread.name]

    assert left == []


async def test_a_store_that_is_closed_reads_nothing_more(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    reading = asyncio.create_task(store.lobby())
    await asyncio.sleep(0)
    await store.close()

    assert await reading == []
    with pytest.raises(ConnectionError, match="the store is closed"):
        await store.lobby()


class Counting(Server):
    """Counts how often it looks whether it should end."""

    looks = 0

    async def on_tick(self, counter: int) -> bool:
        self.looks += 1
        return self.should_exit


async def test_a_server_sleeps_until_a_signal_wakes_it() -> None:
    server = Counting(uvicorn.Config("sortilege.server.http.app:create_app"))
    listening = asyncio.create_task(server.main_loop())
    await asyncio.sleep(0.4)
    before = server.looks
    server.handle_exit(signal.SIGTERM, None)
    await asyncio.wait_for(listening, 60.0)

    assert (before, server.looks) == (1, 2)
