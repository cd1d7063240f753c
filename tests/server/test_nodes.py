"""Several nodes on PostgreSQL and Redis, and nodes that are killed: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sortilege import games, replay
from sortilege.client import AtTable, Client, WasRefused
from sortilege.server.table import moves, wire
from sortilege.testing import services
from sortilege.testing.kills import Storm
from sortilege.testing.servers import Node, Running, play_on, running
from sortilege.testing.services import Redis
from tests.server.scenes import two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nodes(postgres_url: str, redis_server: Redis) -> AsyncIterator[tuple[Running, Running]]:
    async with running(postgres_url, redis_server.url) as one, running(postgres_url, redis_server.url) as other:
        yield one, other


async def test_two_nodes_serve_one_table(nodes: tuple[Running, Running]) -> None:
    async with two_at_a_table(*nodes) as (newt, tina):
        await newt.say(0, "from one node to the other")
        await asyncio.gather(play_on(newt, lambda options: options[-1]), play_on(tina, lambda options: options[0]))

        await tina.until(lambda: tina.over and tina.heard)
        assert await newt.client.record(newt.id) == await tina.client.record(newt.id)


async def test_both_nodes_know_who_is_there(nodes: tuple[Running, Running]) -> None:
    async with two_at_a_table(*nodes) as (newt, tina):
        await newt.until(lambda: all(chair.here for chair in newt.card.chairs))  # type: ignore[union-attr]

        await tina.__aexit__()

        await newt.until(lambda: not newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table


async def test_two_nodes_that_open_a_rematch_at_once_leave_one_table(nodes: tuple[Running, Running]) -> None:
    async with two_at_a_table(*nodes) as (newt, tina):
        await newt.wish(wire.Resign("r", 0))
        await tina.until(lambda: tina.over)

        both = await asyncio.gather(newt.client.rematch(newt.id), tina.client.rematch(newt.id))

        assert both[0].table.id == both[1].table.id
        for client in (newt.client, tina.client):
            assert [card.id for card in await client.my_tables() if card.status == "open"] == [both[0].table.id]


async def test_two_writers_race_for_one_ply_and_one_wins(nodes: tuple[Running, Running]) -> None:
    one, other = nodes
    async with two_at_a_table(one, other) as (newt, _):
        twin = Client(other.base, newt.client.token)
        async with twin, twin.at(newt.id) as again:
            for _ in range(5):
                question = (await newt.until(lambda: newt.question(0))).ask
                await again.until(lambda number=question.number: _asked(again, number))  # type: ignore[misc]
                results = await asyncio.gather(
                    newt.play(0, question.options[0], question.number, id=f"a{question.number}"),
                    again.play(0, question.options[-1], question.number, id=f"b{question.number}"),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == ["NoneType", "WasRefused"]
                refused = next(result for result in results if isinstance(result, WasRefused))
                assert refused.reason.message in ("stale-question", "not-asked")
                await newt.wish(wire.Propose(f"u{question.number}", 0, "undo"))
                await _agree(other, newt, question.number)

        lines = await one.services.rooms.store.lines(newt.id)
        assert [line.ply for line in lines] == list(range(len(lines)))


def _asked(here: AtTable, number: int) -> bool:
    state = here.question(0)
    return state is not None and state.ask is not None and state.ask.number == number


async def _agree(node: Running, newt: AtTable, number: int) -> None:
    """Tina's vote, given where her node stands."""
    room = await node.services.rooms.room(newt.id)
    for _ in range(200):
        if room.table.proposal is not None:
            break
        await asyncio.sleep(0.02)
    tina = room.table.chairs[1].person
    assert tina is not None
    await room.do(lambda: moves.vote(room.table, tina, wire.Vote(f"v{number}", 1, True)))


async def test_losing_redis_loses_nothing(postgres_url: str) -> None:
    with services.redis() as redis:
        async with (
            running(postgres_url, redis.url) as one,
            running(postgres_url, redis.url) as other,
            two_at_a_table(one, other) as (newt, tina),
        ):
            redis.stop()
            await asyncio.sleep(0.3)
            for _ in range(2):
                await play_on(newt, lambda options: options[0], moves=1)
                await play_on(tina, lambda options: options[0], moves=1)
            redis.start()
            for hub in (one.services.rooms.hub, other.services.rooms.hub):
                while not hub.connected:
                    await asyncio.sleep(0.1)
            await asyncio.gather(play_on(newt, lambda options: options[-1]), play_on(tina, lambda options: options[0]))

            assert replay(await newt.client.record(newt.id)).over


async def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """The short version of `make soak`."""
    node = Node(f"sqlite+aiosqlite:///{tmp_path}/killed.sqlite3")
    storm = Storm([node], tables=10, seed=1)

    await storm.run(kills=2, least=0.5, most=1.5)

    everybody_took_part(storm)


async def test_kill_9_of_one_of_two_nodes_loses_no_acknowledged_move(postgres_url: str, redis_server: Redis) -> None:
    nodes = [Node(postgres_url, redis_server.url) for _ in range(2)]
    storm = Storm(nodes, tables=10, seed=2)

    await storm.run(kills=2, least=0.5, most=1.5)

    everybody_took_part(storm)


def everybody_took_part(storm: Storm) -> None:
    """Scripts and bots of all games played while nodes were killed."""
    assert storm.acknowledged > 20
    assert storm.reconnections > 0
    for game in games():
        assert storm.by_scripts[game] > 0, game
        assert storm.by_bots[game] > 0, game
