"""Tables with people at them, over real sockets, for the tests of the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import msgspec
import pytest

from sortilege.client import AtTable, Client, WasRefused
from sortilege.server.live.hub import Hub
from sortilege.server.live.room import Room
from sortilege.server.storage.store import Store
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.row import Row
from sortilege.testing.servers import Running


@contextlib.asynccontextmanager
async def everybody_at(server: Running, *names: str, **setup: Any) -> AsyncIterator[list[AtTable]]:
    async with server.people(*names) as people, contextlib.AsyncExitStack() as stack:
        table = await people[0].open_table(seats=len(names), **setup)
        for person in people[1:]:
            await person.join(code=table.code)
        await people[0].start(table.table.id)
        tables = [await stack.enter_async_context(person.at(table.table.id)) for person in people]
        for here in tables:
            await here.until(lambda here=here: here.states)  # type: ignore[misc]
        yield tables


@contextlib.asynccontextmanager
async def two_at_a_table(
    here: Running, there: Running | None = None, **setup: Any
) -> AsyncIterator[tuple[AtTable, AtTable]]:
    """Newt (seat 0, who plays first) and Tina (seat 1, perhaps at another node) at a table of Animaux that has
    begun."""
    settings = {"game": "animaux", "seats": 2, "options": {"first_seat": 0, "characters": "random"}, **setup}
    async with here.people("Newt") as (newt,), (there or here).people("Tina") as (tina,):
        table = await newt.open_table(**settings)
        await tina.join(code=table.code)
        await newt.start(table.table.id)
        async with newt.at(table.table.id) as one, tina.at(table.table.id) as other:
            await one.until(lambda: one.question())
            await other.until(lambda: other.states)
            yield one, other


async def admin(database: str, *words: str, code: int = 0, **environment: str) -> Any:
    """The answer of `sortilege admin --json`."""
    command = [sys.executable, "-m", "sortilege.cli", "admin", "--database", database, "--json", *words]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, **environment}
    )
    out, wrong = await process.communicate()
    assert process.returncode == code, wrong.decode()
    return json.loads(out) if out else wrong.decode()


def identity(client: Client) -> str:
    """The id of a person."""
    assert client.token is not None
    return client.token.partition(".")[0]


async def room_of(server: Running, here: AtTable) -> Room:
    return await server.services.rooms.room(here.id)


@contextlib.asynccontextmanager
async def a_stored_room(url: str, row: Row, written: list[AnyEntry], at: float = 1.0) -> AsyncIterator[Room]:
    """A room without a server, read from a store that has these lines."""
    store = await Store.open(url)
    values = {**msgspec.structs.asdict(row), "code": row.id, "address": "", "created": 0.0, "wake": None}
    await store.add_table(values, [f"{row.id}{number}" for number in range(24)])
    await store.append(row.id, [LogLine(ply, at, entry) for ply, entry in enumerate(written)])
    room = Room(row, store, Hub(None))
    await room.load()
    yield room
    await store.close()


async def answer_all(tables: list[AtTable], rounds: int = 1) -> None:
    """Everybody who is asked takes the first option."""
    for _ in range(rounds):
        for here in tables:
            state = here.question()
            if state is not None and state.ask is not None:
                with contextlib.suppress(WasRefused):
                    await here.play(state.seat or 0, state.ask.options[0], state.ask.number)
        await asyncio.sleep(0.02)


async def _dies(room: Room, victim: int, rng: Random) -> bool:
    """Everybody is after one seat until somebody has just died; whether that is the one, and the game goes on."""
    while (match := room.table.match) is not None and not match.over:
        dead = [event.fields["of"] for event in match.events(None) if event.name == "PlayerDied"]
        if dead:
            return dead == [victim]
        ask = rng.choice(match.asks)
        step = rng.choice([step for step in ask.options if f"on={victim}" in str(step)] or ask.options)
        chosen: AnyEntry = entries.Chosen(ask.seat, str(step))
        await room.do(lambda chosen=chosen: [chosen])  # type: ignore[misc]
    return False


@contextlib.asynccontextmanager
async def a_death(server: Running, *names: str, victim: int, **setup: Any) -> AsyncIterator[list[AtTable]]:
    """A table of Salem at which that seat has just been the first to die."""
    async with server.people(*names) as people, contextlib.AsyncExitStack() as stack:
        for attempt in range(20):
            table = await people[0].open_table(game="salem", seats=len(names), **setup)
            for person in people[1:]:
                await person.join(code=table.code)
            await people[0].start(table.table.id)
            room = await server.services.rooms.room(table.table.id)
            if await _dies(room, victim, Random(attempt)):
                tables = [await stack.enter_async_context(person.at(table.table.id)) for person in people]
                for here in tables:
                    await here.until(lambda here=here: here.states)  # type: ignore[misc]
                yield tables
                return
    pytest.fail("nobody died in twenty games")
