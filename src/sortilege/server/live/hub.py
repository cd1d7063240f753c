"""The hub wakes other nodes: "table X is at ply n". It carries nothing that is not in the store,
so losing it loses nothing; while it is down, nodes look into the store more often.

Each node says which tables it has in memory, and is told of these and no others, many in one message. A node alone
tells nobody anything. The back end is that of Litestar's Channels. Its plugin reads it in a task that ends for good
when Redis goes away, so the hub reads it itself and connects again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

LOG = logging.getLogger(__name__)
EVERYBODY = "sortilege_nodes"
RETRY = 0.5
SAID_EVERY = 10.0
"""Every so many seconds a node says again which tables it has."""
FORGOTTEN_AFTER = 35.0
"""A node that has not said so for so many seconds is gone."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has so many lines; or one of its people has come or gone."""

    table: str
    ply: int = 0
    seat: int | None = None
    here: bool = False


class Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a node says to another, or to all."""

    node: str
    news: list[News] = []
    has: list[str] = []
    """Tables that it has in memory from now on."""
    lets_go: list[str] = []
    is_all: bool = False
    """It has no others."""
    asks: bool = False
    """Which have you?"""


class Other:
    """Another node."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.heard_at = time.monotonic()
        self.news: dict[tuple[str, int | None], News] = {}
        """What it is told next; of each table the last word counts."""


class Hub:
    def __init__(self, redis_url: str | None) -> None:
        self.node = secrets.token_hex(8)
        self.redis_url = redis_url
        self.connected = False
        self.tables: set[str] = set()
        """Those that this node has in memory."""
        self._others: dict[str, Other] = {}
        self._has: list[str] = []
        self._lets_go: list[str] = []
        self._to_say = asyncio.Event()
        self._connected_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def has_other_nodes(self) -> bool:
        return self.redis_url is not None

    def may_be_elsewhere(self, table: str) -> bool:
        """Whether another node may have a table in memory, and write there. Those that are there have said so soon
        after this one came; while nobody can be heard, any may."""
        if self.redis_url is None:
            return False
        if not self.connected or time.monotonic() - self._connected_at < SAID_EVERY:
            return True
        return any(table in other.tables for other in self._others.values())

    def start(self, hear: Callable[[News], None], known: Callable[[str], Iterable[News]]) -> None:
        """`hear` is told what other nodes say, `known` gives what there is to say of a table. Without Redis there is
        one node, and nobody to wake."""
        if self.redis_url is not None:
            self._tasks = [asyncio.create_task(self._keep_connected(self.redis_url, hear, known), name="hub")]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def follow(self, table: str) -> None:
        """This node has a table in memory."""
        if self.has_other_nodes:
            self.tables.add(table)
            self._has.append(table)
            self._to_say.set()

    def let_go(self, table: str) -> None:
        if self.has_other_nodes:
            self.tables.discard(table)
            self._lets_go.append(table)
            self._to_say.set()

    def tell(self, table: str, ply: int = 0, seat: int | None = None, here: bool = False) -> None:
        """Wakes the nodes that have the table, as soon as possible; the store has it all, should one not hear."""
        for other in self._others.values():
            if table in other.tables:
                other.news[table, seat] = News(table, ply, seat, here)
                self._to_say.set()

    async def _keep_connected(
        self, url: str, hear: Callable[[News], None], known: Callable[[str], Iterable[News]]
    ) -> None:
        while True:
            redis: Redis = Redis.from_url(url, socket_connect_timeout=2.0)
            backend = RedisChannelsPubSubBackend(redis=redis)
            try:
                await backend.on_startup()
                await backend.subscribe([EVERYBODY, f"{EVERYBODY}_{self.node}"])
                self.connected, self._connected_at = True, time.monotonic()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._send(backend))
                    both.create_task(self._listen(backend, hear, known))
            except* (OSError, RedisError) as wrong:
                LOG.warning("the hub is not connected: %s", type(wrong.exceptions[0]).__name__)
            finally:
                self.connected = False
                self._others = {}
                with contextlib.suppress(OSError, RedisError):
                    await backend.on_shutdown()
                    await redis.aclose()
            await asyncio.sleep(RETRY)

    # Hearing

    async def _listen(
        self, backend: ChannelsBackend, hear: Callable[[News], None], known: Callable[[str], Iterable[News]]
    ) -> None:
        async for _, word in backend.stream_events():
            try:
                letter = msgspec.json.decode(word, type=Letter)
            except msgspec.MsgspecError:
                LOG.warning("the hub heard something it cannot read")
                continue
            if letter.node != self.node:
                self._learn(letter, known)
                for news in letter.news:
                    hear(news)

    def _learn(self, letter: Letter, known: Callable[[str], Iterable[News]]) -> None:
        """Which tables another node has. Of those that are new to it, it is told where they are: something may have
        been written between its reading and its saying so."""
        other = self._others.setdefault(letter.node, Other())
        other.heard_at = time.monotonic()
        new = [table for table in letter.has if table not in other.tables]
        other.tables = set(letter.has) if letter.is_all else (other.tables | set(letter.has)) - set(letter.lets_go)
        for table in new:
            for news in known(table) if table in self.tables else ():
                other.news[table, news.seat] = news
                self._to_say.set()
        if letter.asks:
            self._has.extend(self.tables)
            self._to_say.set()

    # Saying

    async def _send(self, backend: ChannelsBackend) -> None:
        said_all = time.monotonic()
        await self._say_all(backend, asks=True)
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._to_say.wait(), SAID_EVERY / 2)
            self._to_say.clear()
            if time.monotonic() - said_all > SAID_EVERY:
                said_all = time.monotonic()
                self._forget_the_gone()
                await self._say_all(backend)
            has, self._has, lets_go, self._lets_go = self._has, [], self._lets_go, []
            if has or lets_go:
                kept = [table for table in has if table in self.tables]
                gone = [table for table in lets_go if table not in self.tables]
                await self._say(backend, EVERYBODY, Letter(self.node, has=kept, lets_go=gone))
            for name, other in list(self._others.items()):
                if other.news:
                    news, other.news = list(other.news.values()), {}
                    await self._say(backend, f"{EVERYBODY}_{name}", Letter(self.node, news))

    async def _say_all(self, backend: ChannelsBackend, asks: bool = False) -> None:
        await self._say(backend, EVERYBODY, Letter(self.node, has=list(self.tables), is_all=True, asks=asks))

    async def _say(self, backend: ChannelsBackend, channel: str, letter: Letter) -> None:
        await backend.publish(msgspec.json.encode(letter), [channel])

    def _forget_the_gone(self) -> None:
        late = time.monotonic() - FORGOTTEN_AFTER
        self._others = {name: other for name, other in self._others.items() if other.heard_at > late}
