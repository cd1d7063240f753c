"""What goes wrong with a store, and what must have come through it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx

from sortilege.client import AtTable
from sortilege.server.table import entries
from sortilege.testing.servers import Running


class Acknowledged(Counter[tuple[str, int, str]]):
    """Moves that were: by their number, seat and step."""

    async def play(self, *people: AtTable, moves: int = 1) -> None:
        """Whoever is asked takes the first option, so many times in all."""
        for _ in range(moves):
            here, seat = await somebody_asked(people)
            ask = here.states[seat].ask
            assert ask is not None
            number = secrets.token_hex(8)
            await here.play(seat, ask.options[0], ask.number, id=number)
            self[number, seat, ask.options[0]] += 1
            await here.until(lambda old=ask: here.over or here.states[seat].ask != old)  # type: ignore[misc]  # noqa: B023

    async def are_stored(self, server: Running, here: AtTable) -> bool:
        """Each of them exactly once, and no others."""
        lines = [line.entry for line in await server.services.rooms.store.lines(here.id)]
        chosen = [entry for entry in lines if isinstance(entry, entries.Chosen) and not entry.late]
        return Counter((entry.client, entry.seat, entry.step) for entry in chosen) == self


async def somebody_asked(people: tuple[AtTable, ...]) -> tuple[AtTable, int]:
    for _ in range(1500):
        for here in people:
            state = here.question()
            if state is not None and state.seat is not None:
                return here, state.seat
        await asyncio.sleep(0.02)
    raise TimeoutError("nobody is asked anything")


async def told(server: Running) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.base, timeout=20.0) as visitor:
        answer = await visitor.get("/healthz")
    return answer.status_code, answer.json()["store"]


async def until_told(server: Running, *words: str) -> tuple[int, str]:
    until = time.monotonic() + 20.0
    while (found := await told(server))[1] not in words and time.monotonic() < until:
        await asyncio.sleep(0.1)
    return found


async def have_the_writer(server: Running, pragma: str) -> None:
    """SQLite's own switches, for the connection that writes."""
    database = server.services.rooms.store._writer._database

    def turn() -> None:
        with database._engine.connect() as connection:  # type: ignore[attr-defined]  # that of SQLite
            connection.exec_driver_sql(f"PRAGMA {pragma}")

    await asyncio.get_running_loop().run_in_executor(database._thread, turn)  # type: ignore[attr-defined]


@contextlib.contextmanager
def another_writer(folder: Path) -> Iterator[None]:
    """Somebody else who holds the lock of the store."""
    store = sqlite3.connect(folder / "sortilege.sqlite3", isolation_level=None)
    store.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        store.execute("ROLLBACK")
        store.close()
