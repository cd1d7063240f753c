"""Who is woken: nodes that have the table in memory, and with one message for many tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import msgspec
import pytest
from redis.asyncio import Redis

from sortilege.server.live.hub import EVERYBODY, Hub, Letter, News
from sortilege.testing import services

pytestmark = pytest.mark.anyio


class Node:
    """A hub, and what it heard."""

    def __init__(self, url: str) -> None:
        self.hub = Hub(url)
        self.heard: list[News] = []

    def known(self, table: str) -> list[News]:
        return [News(table, 3)]


@contextlib.asynccontextmanager
async def nodes(url: str, *tables: str) -> AsyncIterator[list[Node]]:
    """Each has one table, and knows what the others have."""
    found = [Node(url) for _ in tables]
    for node, table in zip(found, tables, strict=True):
        node.hub.start(node.heard.append, node.known)
        await until(lambda node=node: node.hub.connected)  # type: ignore[misc]  # it is bound here
        node.hub.follow(table)
    await until(lambda: all(sum(len(one.tables) for one in node.hub._others.values()) == 2 for node in found))
    yield found
    for node in found:
        await node.hub.close()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10.0):
        while not happened():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def overheard(url: str) -> AsyncIterator[list[Letter]]:
    """Every letter that has news in it."""
    redis: Redis = Redis.from_url(url)
    letters: list[Letter] = []
    async with redis.pubsub() as ear:
        await ear.psubscribe(f"*{EVERYBODY}*")

        async def listen() -> None:
            async for message in ear.listen():
                if message["type"] == "pmessage":
                    letter = msgspec.json.decode(message["data"], type=Letter)
                    letters.extend([letter] if letter.news else [])

        listening = asyncio.create_task(listen())
        yield letters
        listening.cancel()
    await redis.aclose()


async def test_only_nodes_that_have_the_table_are_woken(redis_server: services.Redis) -> None:
    async with nodes(redis_server.url, "shared", "shared", "other") as (one, two, three):
        await until(lambda: bool(two.heard))
        one.hub.tell("shared", 7)
        await until(lambda: News("shared", 7) in two.heard)

        two.hub.let_go("shared")
        await until(lambda: not any("shared" in other.tables for other in one.hub._others.values()))
        one.hub.tell("shared", 8)
        await asyncio.sleep(0.3)

    assert three.heard == []
    assert News("shared", 8) not in two.heard


async def test_whoever_opens_a_table_is_told_where_it_is(redis_server: services.Redis) -> None:
    async with nodes(redis_server.url, "shared", "shared", "other") as (_, two, _):
        await until(lambda: News("shared", 3) in two.heard)


async def test_many_wakings_are_one_message_and_of_a_table_the_last_word_counts(redis_server: services.Redis) -> None:
    async with nodes(redis_server.url, "shared", "shared", "other") as (one, two, _):
        await until(lambda: bool(two.heard))
        for number in range(50):
            two.hub.follow(f"t{number}")
        await until(lambda: any(len(other.tables) == 51 for other in one.hub._others.values()))
        async with overheard(redis_server.url) as letters:
            await asyncio.sleep(0.2)
            for ply in (1, 2):
                for number in range(50):
                    one.hub.tell(f"t{number}", ply)
            await until(lambda: News("t49", 2) in two.heard)
            await asyncio.sleep(0.1)

    assert [(len(letter.news), {news.ply for news in letter.news}) for letter in letters] == [(50, {2})]


async def test_a_node_alone_tells_nobody(redis_server: services.Redis) -> None:
    alone = Node(redis_server.url)
    alone.hub.start(alone.heard.append, alone.known)
    await until(lambda: alone.hub.connected)
    async with overheard(redis_server.url) as letters:
        alone.hub.follow("mine")
        for ply in range(20):
            alone.hub.tell("mine", ply)
        await asyncio.sleep(0.4)
    await alone.hub.close()

    assert letters == []


async def test_a_table_may_be_elsewhere_until_nobody_else_says_so(
    redis_server: services.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = Hub(None)
    async with nodes(redis_server.url, "a", "b", "c") as (one, _, _):
        at_first = one.hub.may_be_elsewhere("d")
        monkeypatch.setattr("sortilege.server.live.hub.SAID_EVERY", 0.0)
        known = [one.hub.may_be_elsewhere(table) for table in "abcd"]
        one.hub.connected = False
        unheard = one.hub.may_be_elsewhere("d")

    assert at_first
    assert known == [False, True, True, False]
    assert unheard
    assert not alone.may_be_elsewhere("a")
