"""What somebody finds when they come back: the tables that wait for them first."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

import sortilege
from sortilege.client import Client
from sortilege.server.live.room import Room
from sortilege.server.storage.home import going_on
from sortilege.server.storage.store import Store
from sortilege.server.table import entries
from sortilege.server.table.awaited import Awaited, awaited
from sortilege.server.table.entries import LogLine
from sortilege.server.table.http_records import MyTable
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.testing.eavesdrop import a_table
from sortilege.testing.servers import Running, running
from tests.server.ears import way_to_a_window
from tests.server.scenes import everybody_at, identity, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    """On SQLite and on PostgreSQL."""
    async with running(store_url) as one:
        yield one


async def home(client: Client) -> list[MyTable]:
    return msgspec.json.decode(await client.ask("GET", "/api/me/home"), type=list[MyTable])


async def test_a_table_tells_each_whether_it_waits_for_them(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        (mine,), (theirs,) = await home(newt.client), await home(tina.client)

        assert (mine.mine, theirs.mine) == (True, False)
        assert mine.awaited == theirs.awaited == [0]


async def test_tables_that_wait_for_me_come_first_and_those_that_are_over_not_at_all(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina), server.people("Queenie") as (queenie,):
        waiting = (await tina.client.open_table(game="animaux", seats=2)).table.id
        other = await queenie.open_table(game="animaux", seats=2, options={"first_seat": 1, "characters": "random"})
        await tina.client.join(code=other.code)
        await queenie.start(other.table.id)
        ended = await tina.client.open_table(game="animaux", seats=2)
        await tina.client.leave(ended.table.id)

        found = await home(tina.client)

        assert [one.table.id for one in found] == [other.table.id, newt.id, waiting]
        assert [one.mine for one in found] == [True, False, False]


async def test_a_paused_table_waits_for_nobody(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        room = await server.services.rooms.room(newt.id)
        await room.do(lambda: [entries.Paused(True)])

        assert [(one.mine, one.awaited) for one in await home(newt.client)] == [(False, [])]


async def test_who_is_awaited_is_found_without_the_table_in_memory(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, _):
        who, table = identity(newt.client), newt.id
    store = await Store.open(store_url)
    ((row, seats),) = await going_on(store, who)
    await store.close()

    assert (row.id, seats) == (table, [0])
    assert Awaited(row.asked, row.unseen) == Awaited(0b01, False)


async def test_strangers_have_no_home_here(server: Running) -> None:
    async with Client(server.base) as stranger:
        with pytest.raises(httpx.HTTPStatusError, match="401"):
            await home(stranger)


# Unseen


WINDOWS = [("salem", False), ("ecole", False), ("zoondo", False), ("ecole", True)]


@pytest.mark.parametrize("timed", [False, True], ids=["open until all answered", "full length"])
@pytest.mark.parametrize(("game", "side_by_side"), WINDOWS)
def test_where_answers_are_unseen_everybody_is_awaited_whoever_has_answered(
    game: str, side_by_side: bool, timed: bool
) -> None:
    seats = min(5, sortilege.ruleset(game).seats["standard"][1])
    setup = Setup(game, seats, clock=ClockSetup("timed", 30) if timed else ClockSetup()).checked()
    table = a_table(setup)
    for seat, step in way_to_a_window(setup, 1, side_by_side):
        table.apply(LogLine(table.ply, 1.0, entries.Chosen(seat, step)))
    assert table.match is not None
    before = awaited(table)
    first, *others = [ask.seat for ask in table.match.asks]
    step = str(table.match.asks[0].options[0])
    kind = entries.Sealed if table.clock.is_uniform(table.match) else entries.Chosen
    table.apply(LogLine(table.ply, 1.0, kind(first, step)))
    after = awaited(table)

    assert before.for_everybody(seats) is after.for_everybody(seats) is None
    assert others
    assert all(before.asks([seat]) == after.asks([seat]) for seat in range(seats) if seat != first)
    if not side_by_side:
        assert before.asks([first])
        assert not after.asks([first])


async def test_the_home_of_others_is_the_same_to_the_byte_while_somebody_answers_unseen(server: Running) -> None:
    async with everybody_at(server, "Ann", "Bob", "Cat", "Dan", game="salem", pace=0.0) as tables:
        room = await server.services.rooms.room(tables[0].id)
        await until_a_window(room)
        assert room.table.match is not None
        first, *others = room.table.match.asks
        listeners = [tables[seat].client for seat in range(4) if seat != first.seat]
        for one in listeners:
            await one.open_table(game="animaux", seats=2)
        before = [await lists(one) for one in listeners]
        chosen = entries.Chosen(first.seat, str(first.options[0]))
        await room.do(lambda: [chosen])

        assert others
        assert [await lists(one) for one in listeners] == before


async def lists(client: Client) -> list[bytes]:
    """Whatever tells somebody of their own tables, in its order."""
    return [await client.ask("GET", f"/api/me/{what}") for what in ("home", "tables", "games", "statistics")]


async def until_a_window(room: Room) -> None:
    """Everybody takes the first option until several are asked in secret."""
    while (match := room.table.match) is not None and not match.over:
        if match.is_sealed and len(match.asks) > 1:
            return
        ask = match.asks[0]
        chosen = entries.Chosen(ask.seat, str(ask.options[0]))
        await room.do(lambda chosen=chosen: [chosen])  # type: ignore[misc]
    pytest.fail("no window was found")
