"""The hub wakes other nodes: "table X is at ply n". It carries nothing that is not in the store,
so losing it loses nothing; while it is down, nodes look into the store more often.

The back end is that of Litestar's Channels. Its plugin reads it in a task that ends for good when
Redis goes away, so the hub reads it itself and connects again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

LOG = logging.getLogger(__name__)
CHANNEL = "sortilege_tables"
RETRY = 0.5


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has so many lines; or one of its people has come or gone."""

    node: str
    table: str
    ply: int = 0
    seat: int | None = None
    here: bool = False


class Hub:
    def __init__(self, redis_url: str | None) -> None:
        self.node = secrets.token_hex(8)
        self.redis_url = redis_url
        self.connected = False
        self._waiting: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def has_other_nodes(self) -> bool:
        return self.redis_url is not None

    def start(self, hear: Callable[[News], None]) -> None:
        """Without Redis there is one node, and nobody to wake."""
        if self.redis_url is not None:
            self._tasks = [asyncio.create_task(self._keep_connected(self.redis_url, hear), name="hub")]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def tell(self, table: str, ply: int = 0, seat: int | None = None, here: bool = False) -> None:
        """Sends as soon as possible; dropped if nobody can be reached, for the store has it all."""
        if self.has_other_nodes and not self._waiting.full():
            self._waiting.put_nowait(News(self.node, table, ply, seat, here))

    async def _keep_connected(self, url: str, hear: Callable[[News], None]) -> None:
        while True:
            redis: Redis = Redis.from_url(url, socket_connect_timeout=2.0)
            backend = RedisChannelsPubSubBackend(redis=redis)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                self.connected = True
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._send(backend))
                    both.create_task(self._listen(backend, hear))
            except* (OSError, RedisError) as wrong:
                LOG.warning("the hub is not connected: %s", type(wrong.exceptions[0]).__name__)
            finally:
                self.connected = False
                with contextlib.suppress(OSError, RedisError):
                    await backend.on_shutdown()
                    await redis.aclose()
            await asyncio.sleep(RETRY)

    async def _listen(self, backend: ChannelsBackend, hear: Callable[[News], None]) -> None:
        async for _, word in backend.stream_events():
            try:
                news = msgspec.json.decode(word, type=News)
            except msgspec.MsgspecError:
                LOG.warning("the hub heard something it cannot read")
                continue
            if news.node != self.node:
                hear(news)

    async def _send(self, backend: ChannelsBackend) -> None:
        while True:
            news = await self._waiting.get()
            await backend.publish(msgspec.json.encode(news), [CHANNEL])
