"""What a room has in memory is what the log says, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from pathlib import Path

import pytest

from sortilege.server.live import rooms
from sortilege.server.live.room import Room
from sortilege.server.storage import wakings
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, wire
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.testing.servers import Running, running
from tests.server.scenes import room_of, two_at_a_table

pytestmark = pytest.mark.anyio


def slow_to_commit(room: Room, monkeypatch: pytest.MonkeyPatch, seconds: float) -> asyncio.Event:
    """From now on lines take their time to be stored; the event tells that some are on their way."""
    begun = asyncio.Event()
    append = room.store.append

    async def slowly(self: Store, table: str, lines: list[LogLine]) -> None:
        begun.set()
        await append(table, lines)
        await asyncio.sleep(seconds)

    monkeypatch.setattr(Store, "append", slowly)
    return begun


async def test_a_move_whose_socket_dies_while_it_is_stored_is_also_made(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_at_a_table(server) as (newt, tina):
        room = await room_of(server, newt)
        question = newt.states[0].ask
        assert question is not None
        begun = slow_to_commit(room, monkeypatch, 0.3)
        wishing = asyncio.create_task(newt.wish(wire.Play("x", 0, question.number, question.options[0])))
        await begun.wait()
        (mine,) = [one for one in server.services.sockets if room.table.seats_of(one.person) == [0]]

        mine.close(wire.GOING_AWAY, "a moment")
        await newt.__aexit__()  # it does not send it again
        await tina.until(lambda: tina.question(), patience=60.0)

        assert wishing.cancelled()
        stored = await room.store.lines(newt.id)
        assert room.table.ply == len(stored)
        assert [line.entry.client for line in stored if isinstance(line.entry, entries.Chosen)] == ["x"]


async def test_a_wish_that_fails_when_nobody_waits_for_it_is_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(self: Store, table: str, lines: list[LogLine]) -> None:
        await asyncio.sleep(0.05)
        raise OSError("the disk is full")

    caplog.set_level(logging.ERROR, "sortilege")
    async with two_at_a_table(server) as (newt, _):
        room = await room_of(server, newt)
        monkeypatch.setattr(Store, "append", broken)
        said: AnyEntry = entries.Said(0, "table", "psst")
        wishing = asyncio.create_task(room.do(lambda: [said]))
        await asyncio.sleep(0.01)

        wishing.cancel()
        await room.settle()
        await asyncio.sleep(0)
        monkeypatch.undo()

    assert "a wish failed" in caplog.text


async def test_a_table_that_fell_behind_its_log_reads_it_when_it_is_due(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.1)
    monkeypatch.setattr(wakings, "SOON", 0.0)
    async with running(sqlite_url) as server, two_at_a_table(server) as (newt, tina):
        room = await room_of(server, newt)
        step = newt.states[0].ask.options[0]  # type: ignore[union-attr]  # it is asked
        line = LogLine(room.table.ply, time.time(), entries.Chosen(0, step))

        await room.store.append(newt.id, [line])

        await tina.until(lambda: tina.question(), patience=60.0)
        assert room.table.ply == line.ply + 1


async def test_two_who_want_a_rematch_at_once_get_one_table(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await newt.wish(wire.Resign("r", 0))

        both = await asyncio.gather(newt.client.rematch(newt.id), tina.client.rematch(newt.id))

        assert both[0].table.id == both[1].table.id
        for client in (newt.client, tina.client):
            assert [card.id for card in await client.my_tables() if card.status == "open"] == [both[0].table.id]


async def test_after_a_restart_whoever_watches_late_sees_the_card_of_then(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url) as first, two_at_a_table(first, delay=60) as (newt, _):
        table = newt.id
        await newt.wish(wire.Resign("r", 0))
        await newt.until(lambda: newt.over)
    async with (
        running(sqlite_url) as second,
        second.people("Queenie") as (queenie,),
        contextlib.AsyncExitStack() as come,
    ):
        with sqlite3.connect(tmp_path / "sortilege.sqlite3") as file:  # all but the end was long ago
            file.execute("UPDATE lines SET at = at - 1000")
            (last,) = file.execute("SELECT max(ply) FROM lines").fetchone()
            file.execute("UPDATE lines SET at = ? WHERE ply = ?", (time.time() - 60 + 5, last))
        watching = await come.enter_async_context(queenie.at(table))
        assert watching.card is not None
        assert (watching.card.status, watching.card.receipt.secret) == ("playing", None)
        assert [chair.name for chair in watching.card.chairs] == ["Newt", "Tina"]

        await watching.until(lambda: watching.over)
