"""Tables that were begun under other rules than those of this version."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import httpx
import msgspec
import pytest

from sortilege import Record
from sortilege.client import Client, WasClosed
from sortilege.server.table import entries, wire
from sortilege.server.table.archive import ArchivedTable
from sortilege.testing.servers import Running, play_on, running

pytestmark = pytest.mark.anyio


async def refusal(request: object) -> tuple[int, str, object]:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await request  # type: ignore[misc]  # any of the client's calls
    answer = wrong.value.response
    return answer.status_code, answer.json()["detail"], answer.json()["extra"]["message"]


def age(folder: Path) -> None:
    """Every game in the store was begun under revision 0."""
    with sqlite3.connect(folder / "sortilege.sqlite3") as store:
        begun = ('{"t":"started","revision":0}', '{"t":"started"%')
        changed = store.execute("UPDATE lines SET body = ? WHERE body LIKE ?", begun)
    assert changed.rowcount > 0


async def finished(newt: Client, **setup: object) -> str:
    """A game of Newt's with himself, in which something was taken back."""
    table = (await newt.open_table(game="animaux", seats=2, **setup)).table.id
    await newt.sit(table, 0, "niffler")
    await newt.sit(table, 1)
    await newt.start(table)
    async with newt.at(table) as here:
        await play_on(here, lambda options: options[0], moves=3)
        state = await here.until(lambda: here.question())
        await here.wish(wire.Propose("back", state.seat, "undo"))
        await here.wish(wire.Vote("yes", 1 - state.seat, True))
        await play_on(here, lambda options: options[-1])
    return table


async def test_a_finished_game_of_other_rules_keeps_its_record(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        table, token = await finished(newt), newt.token
        record = Record.parse(await newt.record(table))
    age(tmp_path)
    async with running(sqlite_url) as server, Client(server.base, token) as newt:
        again = Record.parse(await newt.record(table))

        assert again == msgspec.structs.replace(record, revision=0)
        assert [card.id for card in await newt.my_tables()] == [table]
        assert await refusal(newt.table(table)) == (409, "other-rules", "other-rules")


async def test_what_is_read_without_the_rules_is_what_the_rules_say(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = await finished(newt)
        record = Record.parse(await newt.record(table))
        half = msgspec.structs.replace(record, lines=record.lines[:4])
        resumed = (await newt.resume(half.text())).table.id
        await newt.sit(resumed, 1)
        await newt.start(resumed)
        async with newt.at(resumed) as here:
            await play_on(here, lambda options: options[0])

        store = server.services.rooms.store
        assert any(isinstance(line.entry, entries.Undone) for line in await store.lines(table))
        for one in (table, resumed):
            row = await store.table(one)
            assert row is not None
            kept = ArchivedTable(row, await store.lines(one))
            room = await server.services.rooms.room(one)
            assert kept.record() == room.table.record()
            assert kept.over_since == room.table.over_since


async def test_a_game_of_other_rules_is_refused_with_a_reason_and_logged_once(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        opened, token = await newt.open_table(game="animaux", seats=2), newt.token
        table = opened.table.id
        await newt.sit(table, 1)
        await newt.start(table)
    age(tmp_path)
    async with running(sqlite_url) as server, Client(server.base, token) as newt:
        for request in (newt.table(table), newt.record(table), newt.leave(table), newt.join(code=opened.code)):
            assert await refusal(request) == (409, "other-rules", "other-rules")
        with pytest.raises(WasClosed) as closed:
            async with newt.at(table):
                pass

    assert closed.value.code == wire.OTHER_RULES
    said = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert [line.getMessage() for line in said if "revision 0" in line.getMessage()] == [said[0].getMessage()]
    assert said[0].table == table  # type: ignore[attr-defined]  # given as an extra
