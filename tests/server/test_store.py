"""The store keeps what it acknowledged, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest
import sqlalchemy as sa

from sortilege.server.storage import writer
from sortilege.server.storage.migrations import upgrade
from sortilege.server.storage.schema import METADATA
from sortilege.server.storage.store import Person, PlyTaken, Store
from sortilege.server.table.entries import Chosen, LogLine, Said

pytestmark = pytest.mark.anyio

NOTES_WAIT = 0.3


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes are written sooner than at a real table."""
    monkeypatch.setattr(writer, "NOTES_WAIT", NOTES_WAIT)


def a_table(**changes: Any) -> dict[str, Any]:
    word = secrets.token_hex(8)
    return {
        "id": word, "code": word[:6], "setup": "{}", "secret": "00", "host": "h", "address": "1.2.3.4",
        "listed": True, "status": "open", "summary": "{}", "wake": None, "created": 1.0, "changed": 1.0, **changes,
    }  # fmt: skip


def a_choice(ply: int, step: str = "Pass(by=0)", at: float = 5.0) -> LogLine:
    return LogLine(ply, at, Chosen(0, step))


async def a_new_table(store: Store, seats: int = 2, **changes: Any) -> str:
    values = a_table(**changes)
    await store.add_table(values, [f"{values['id']}-{seat}" for seat in range(seats)])
    return str(values["id"])


async def test_lines_come_back_in_order_with_what_was_written(store: Store) -> None:
    table = await a_new_table(store)
    lines = [a_choice(0), LogLine(1, 6.0, Said(1, "table", "« bonsoir »", "c1"))]

    await store.append(table, lines)
    await store.append(table, [a_choice(2)])

    assert await store.lines(table) == [*lines, a_choice(2)]
    assert await store.lines(table, since=2) == [a_choice(2)]


async def test_the_second_writer_of_a_ply_fails_and_the_log_stays_intact(store: Store, store_url: str) -> None:
    table = await a_new_table(store)
    other = await Store.open(store_url)

    results = await asyncio.gather(
        store.append(table, [a_choice(0, "Mine(by=0)")]),
        other.append(table, [a_choice(0, "Theirs(by=0)")]),
        return_exceptions=True,
    )

    assert sorted(type(result).__name__ for result in results) == ["NoneType", "PlyTaken"]
    kept = await store.lines(table)
    assert len(kept) == 1
    assert isinstance(kept[0].entry, Chosen)
    assert kept[0].entry.step == ("Mine(by=0)" if results[0] is None else "Theirs(by=0)")
    await other.close()


async def test_a_lost_race_does_not_hurt_the_tables_written_in_the_same_group(store: Store) -> None:
    tables = [await a_new_table(store) for _ in range(5)]
    await store.append(tables[2], [a_choice(0)])

    results = await asyncio.gather(
        *(store.append(table, [a_choice(0, "Again(by=0)")]) for table in tables), return_exceptions=True
    )

    assert [type(result).__name__ for result in results] == ["NoneType", "NoneType", "PlyTaken", "NoneType", "NoneType"]
    assert [len(await store.lines(table)) for table in tables] == [1, 1, 1, 1, 1]


async def test_lines_of_one_group_are_written_together_or_not_at_all(store: Store) -> None:
    table = await a_new_table(store)
    await store.append(table, [a_choice(0), a_choice(1)])

    with pytest.raises(PlyTaken):
        await store.append(table, [a_choice(2), a_choice(1)])

    assert len(await store.lines(table)) == 2


async def test_many_tables_write_at_once_and_nothing_is_lost(store: Store) -> None:
    tables = [await a_new_table(store) for _ in range(20)]

    async def play(table: str) -> None:
        for ply in range(20):
            await store.append(table, [a_choice(ply)])

    await asyncio.gather(*map(play, tables))

    for table in tables:
        assert [line.ply for line in await store.lines(table)] == list(range(20))


async def test_a_table_that_was_written_to_is_due_soon_and_a_note_says_when_exactly(store: Store) -> None:
    table = await a_new_table(store)
    await store.append(table, [a_choice(0, at=100.0)])
    assert await store.due(now=114.0) == []
    assert await store.due(now=116.0) == [table]

    store.note(table, "playing", 150.0)
    store.note(table, "over", None)
    await asyncio.sleep(NOTES_WAIT)
    await store.append(await a_new_table(store), [a_choice(0, at=500.0)])

    assert await store.due(now=200.0) == []
    row = await store.table(table)
    assert row is not None
    assert row.status == "over"


async def test_lively_tables_are_said_to_be_due_soon_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "NOTES_WAIT", 60.0)
    store.may_be_elsewhere = lambda table: table == shared
    lively, other, shared = [await a_new_table(store) for _ in range(3)]
    for table in (lively, other, shared):
        await store.append(table, [a_choice(0, at=1000.0)])
        store.note(table, "playing", None)
    await store.append(lively, [a_choice(1, at=1011.0)])

    assert await store.due(1015.1) == [shared]
    assert set(await store.due(1026.1)) == {lively, other, shared}


async def test_a_table_of_which_a_note_was_written_is_left_as_it_says(store: Store) -> None:
    store.may_be_elsewhere = lambda table: False
    lively, noted = [await a_new_table(store) for _ in range(2)]
    for table in (lively, noted):
        await store.append(table, [a_choice(0, at=1000.0)])
    store.note(noted, "playing", 1003.0)
    while noted in await store.due(1016.0) and noted not in await store.due(1004.0):
        await asyncio.sleep(0.02)
    await store.append(lively, [a_choice(1, at=1011.0)])

    assert await store.due(1004.0) == [noted]


async def test_after_a_note_that_was_written_and_one_that_was_not_a_move_is_due_soon(store: Store) -> None:
    store.may_be_elsewhere = lambda table: False
    table = await a_new_table(store)
    await store.append(table, [a_choice(0, at=1000.0)])
    store.note(table, "playing", 5000.0)
    while await store.due(1016.0):
        await asyncio.sleep(0.02)
    store.note(table, "playing", 6000.0)
    await store.append(table, [a_choice(1, at=1001.0)])

    assert await store.due(1017.0) == [table]


async def test_a_note_never_outlives_what_was_written_after_it(store: Store) -> None:
    table = await a_new_table(store)
    store.note(table, "playing", None)
    await store.append(table, [a_choice(0, at=100.0)])

    await asyncio.sleep(NOTES_WAIT + 0.2)

    assert await store.due(now=116.0) == [table]


async def test_a_note_is_written_even_if_nothing_else_is(store: Store, store_url: str) -> None:
    table = await a_new_table(store)
    store.note(table, "playing", 7.0)
    await asyncio.sleep(NOTES_WAIT + 0.2)
    assert await store.due(now=7.5) == [table]

    closing = await Store.open(store_url)
    closing.note(table, "over", None)
    await closing.close()

    assert await store.due(now=100.0) == []


async def test_what_waits_is_written_before_the_store_closes(store_url: str) -> None:
    store = await Store.open(store_url)
    table = await a_new_table(store)
    waiting = asyncio.create_task(store.append(table, [a_choice(0)]))
    await asyncio.sleep(0)

    await store.close()

    await waiting
    again = await Store.open(store_url)
    assert len(await again.lines(table)) == 1
    await again.close()


async def test_nothing_has_a_name_with_a_nul(store: Store) -> None:
    assert await store.table("\0") is None
    assert await store.table_by_code("A\0") is None
    assert await store.seat_of_invite("\0") is None


async def test_the_lobby_lists_open_tables_that_are_public(store: Store) -> None:
    seen = await a_new_table(store)
    await store.sit(seen, 0, "claire", 7.0)
    for other in (await a_new_table(store, listed=False), await a_new_table(store, status="playing")):
        await store.sit(other, 0, "claire", 7.0)
    await a_new_table(store)  # nobody waits there

    assert [row.id for row in await store.lobby()] == [seen]


async def test_people_find_their_seats_by_invite_and_code(store: Store) -> None:
    table = await a_new_table(store, code="ABCDEF")
    await store.sit(table, 1, "claire", 7.0)

    by_code = await store.table_by_code("ABCDEF")
    assert by_code is not None
    assert by_code.id == table
    assert await store.seat_of_invite(f"{table}-1") == (table, 1)
    assert [row.id for row in await store.tables_of("claire")] == [table]
    assert await store.seen(table) == {1: 7.0}


async def test_a_person_keeps_a_name_and_is_found_by_passphrase(store: Store) -> None:
    await store.add_person(Person("p1", "Zoé", "fr"), now=1.0)
    await store.change_person("p1", name="Chloé", passphrase="digest")

    assert await store.person("p1") == Person("p1", "Chloé", "fr")
    assert await store.person_by_passphrase("digest") == Person("p1", "Chloé", "fr")
    assert await store.person_by_passphrase("other") is None


async def test_all_nodes_sign_with_one_key(store: Store, store_url: str) -> None:
    other = await Store.open(store_url)

    keys = await asyncio.gather(store.keys(), other.keys())

    assert keys[0] == keys[1]
    assert [len(key) for key in keys[0].values()] == [32]
    await other.close()


async def test_migrations_make_the_schema_the_code_expects(store: Store) -> None:
    def shape(connection: sa.Connection) -> dict[str, list[str]]:
        found = sa.inspect(connection)
        return {name: [column["name"] for column in found.get_columns(name)] for name in METADATA.tables}

    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade)  # a second time changes nothing
        assert await connection.run_sync(shape) == {
            name: [column.name for column in table.columns] for name, table in METADATA.tables.items()
        }
