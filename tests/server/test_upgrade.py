"""Stores of before, and tables that were begun under other rules than those of this version."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import sortilege
from sortilege import Record
from sortilege.client import Client, WasClosed
from sortilege.server.storage.back_up import back_up, restore
from sortilege.server.storage.migrations import upgrade
from sortilege.server.storage.schema import BEEN_AT, METADATA, TABLES
from sortilege.server.storage.store import Store
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


FIRST = Path(__file__).with_name("first_schema.json")
"""What a server of the first schema wrote: a finished game with talk, one that goes on, an open table."""


async def first_store(url: str) -> dict[str, Any]:
    """Puts these rows into a store of that schema."""
    old: dict[str, Any] = msgspec.json.decode(FIRST.read_bytes())
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        found = sa.MetaData()
        await connection.run_sync(found.reflect)
        for name, rows in old["rows"].items():
            given = [{**row, "listed": bool(row["listed"])} if name == "tables" else row for row in rows]
            await connection.execute(sa.insert(found.tables[name]), given)
    await engine.dispose()
    return old


async def test_a_store_of_the_first_schema_goes_on_where_it_was(store_url: str) -> None:
    old = await first_store(store_url)
    async with (
        running(store_url) as server,
        Client(server.base, old["zoe"]) as zoe,
        Client(server.base, old["tina"]) as tina,
        Client(server.base) as phone,
    ):
        mine = {card.id: card.status for card in await zoe.my_tables()}
        record = Record.parse(await zoe.record(old["finished"]))
        await phone.claim(old["passphrase"])
        async with zoe.at(old["playing"]) as one, tina.at(old["playing"]) as other:
            await one.until(lambda: one.question() or one.states)
            await asyncio.gather(*(play_on(here, lambda options: options[-1]) for here in (one, other)))
        async with server.services.rooms.store.engine.connect() as connection:
            addresses = set((await connection.execute(sa.select(TABLES.c.address))).scalars())
        code = (await zoe.table(old["open"])).code
        await tina.join(code=code)
        await zoe.start(old["open"])

    assert mine == {old["finished"]: "over", old["playing"]: "playing", old["open"]: "open"}
    assert record.receipt is not None
    assert record.receipt.problem(record.key) is None
    assert sortilege.replay(record).over
    assert one.over
    assert addresses == {""}, "they were kept in clear"


async def test_the_schema_that_migrations_make_is_the_one_the_code_knows(store_url: str) -> None:
    store = await Store.open(store_url)
    async with store.engine.connect() as connection:
        found = sa.MetaData()
        await connection.run_sync(found.reflect)
    await store.close()

    made = {table.name: {column.name for column in table.columns} for table in found.sorted_tables}
    assert made.pop("alembic_version")
    assert made == {table.name: {column.name for column in table.columns} for table in METADATA.sorted_tables}


async def test_who_has_been_where_is_read_out_of_older_logs(store_url: str, tmp_path: Path) -> None:
    """When the store is brought up to date, and when a back-up of before is put back."""
    old = await first_store(store_url)
    found = []
    store = await Store.open(store_url)
    for number in range(2):
        async with store.engine.connect() as connection:
            rows = (await connection.execute(sa.select(BEEN_AT).order_by(*BEEN_AT.c))).all()
            found.append([tuple(row) for row in rows])
        await store.do(sa.delete(BEEN_AT))  # a version of before knew nothing of it
        await back_up(store, tmp_path / f"copy{number}")
        await restore(store, tmp_path / f"copy{number}", replace=True)
    await store.close()
    zoe = old["zoe"].partition(".")[0]

    assert {(zoe, old[name]) for name in ("finished", "playing", "open")} <= set(found[0])
    assert found[1] == found[0]
