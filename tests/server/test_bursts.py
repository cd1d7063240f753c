"""Where one commit follows the other, what comes in waits for the next one; nothing of it is lost, and elsewhere nobody
waits."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from sortilege.server.storage import writer
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, wire
from sortilege.testing.servers import Running
from tests.server.mailboxes import until
from tests.server.scenes import two_at_a_table
from tests.server.test_store import a_choice, a_new_table

pytestmark = pytest.mark.anyio

GATHER = 3.0


@pytest.fixture(autouse=True)
def slow_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Groups are further apart than on a real server, to be told apart."""
    monkeypatch.setattr(writer, "GATHER", GATHER)


async def write_a_group(store: Store) -> None:
    """Two tables are written to at once."""
    tables = [await a_new_table(store) for _ in range(2)]
    await asyncio.gather(*(store.append(table, [a_choice(0)]) for table in tables))


async def test_where_little_is_written_nobody_waits(store: Store) -> None:
    await store.append(await a_new_table(store), [a_choice(0)])

    assert not store.hold(lambda: None)


async def test_where_one_group_follows_the_other_whoever_comes_waits_until_the_next_begins(store: Store) -> None:
    released: list[str] = []
    await write_a_group(store)

    assert store.hold(lambda: released.append("one"))
    assert store.hold(lambda: released.append("other"))
    assert released == []
    await until(lambda: len(released) > 0)
    assert released == ["one", "other"]
    assert not store.hold(lambda: None)


async def test_once_enough_wait_the_next_group_begins_at_once(store: Store) -> None:
    released: list[int] = []
    await write_a_group(store)

    for number in range(writer.ENOUGH - 1):
        assert store.hold(partial(released.append, number))
    await asyncio.sleep(0.1)
    assert released == []
    assert store.hold(partial(released.append, writer.ENOUGH - 1))
    assert not store.hold(lambda: None)
    await asyncio.sleep(0)
    assert released == list(range(writer.ENOUGH))


async def test_whoever_was_held_is_in_the_same_group_as_who_waits(store: Store) -> None:
    tables = [await a_new_table(store) for _ in range(4)]
    began = time.monotonic()
    await write_a_group(store)
    first = asyncio.create_task(store.append(tables[0], [a_choice(0)]))
    later: list[asyncio.Task[None]] = []
    for table in tables[1:]:
        assert store.hold(
            partial(lambda one: later.append(asyncio.create_task(store.append(one, [a_choice(0)]))), table)
        )

    await first
    assert time.monotonic() - began >= GATHER
    assert len(later) == 3
    await asyncio.wait_for(asyncio.gather(*later), GATHER / 2)  # another group would come after the whole of it


async def test_messages_that_waited_are_answered_in_their_order_when_the_next_group_begins(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        await write_a_group(server.services.rooms.store)

        answers = await asyncio.gather(*(newt.wish(wire.Ping(str(number))) for number in range(10)))

        assert [answer.id for answer in answers if isinstance(answer, wire.Pong)] == [str(one) for one in range(10)]


async def test_a_move_of_somebody_who_goes_at_once_is_carried_out_though_it_had_to_wait(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        store = server.services.rooms.store
        state = newt.question()
        assert state is not None
        assert state.ask is not None
        await write_a_group(store)

        playing = asyncio.create_task(newt.play(0, state.ask.options[0], id="last"))
        await asyncio.sleep(0.05)
        await newt.__aexit__(None, None, None)
        playing.cancel()
        async with asyncio.timeout(60.0):
            while not (chosen := await all_chosen(store, newt.id)):
                await asyncio.sleep(0.1)

    assert [entry.client for entry in chosen] == ["last"]


async def all_chosen(store: Store, table: str) -> list[entries.Chosen]:
    return [line.entry for line in await store.lines(table) if isinstance(line.entry, entries.Chosen)]
