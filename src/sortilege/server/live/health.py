"""Whether a node can do its work: it tries to write, now and then, and says what is wrong."""

from __future__ import annotations

import asyncio
import logging
import time

from sortilege.server.live.rooms import Rooms
from sortilege.server.metrics import STORE_WELL, TABLES_DAMAGED
from sortilege.server.storage.trouble import DAMAGED, GONE, trouble

LOG = logging.getLogger(__name__)
EVERY = 3.0
"""Seconds for which an answer holds, however often it is asked for."""
WATCHED_EVERY = 15.0
"""Seconds after which the server asks itself: whoever watches its metrics need not ask for its health."""
WITHIN = 2.0
REMEMBERED = 5.0
DAMAGE_REMEMBERED = 600.0
"""Seconds for which trouble that somebody met is told, though what was tried here went well."""


class Health:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._problem: str | None = None
        self._known = -EVERY
        self._trying: asyncio.Task[None] | None = None

    async def watch(self) -> None:
        """Keeps the metric true though nobody asks."""
        while True:
            await asyncio.sleep(WATCHED_EVERY)
            self.damaged_tables()
            await self.problem()

    def damaged_tables(self) -> int:
        """How many tables somebody wanted in vain, because their lines cannot be read. The metric says the same: one
        bad row is no reason to play nothing at this node."""
        late = time.monotonic() - DAMAGE_REMEMBERED
        for table in [table for table, at in self._rooms.damaged.items() if at < late]:
            del self._rooms.damaged[table]
        TABLES_DAMAGED.set(len(self._rooms.damaged))
        return len(self._rooms.damaged)

    async def problem(self) -> str | None:
        """What is wrong with the store; None if nothing is. The metric says the same."""
        found = await self._problem_now()
        STORE_WELL.set(found is None)
        return found

    async def _problem_now(self) -> str | None:
        if time.monotonic() - self._known >= EVERY:
            if self._trying is None or self._trying.done():
                self._trying = asyncio.create_task(self._store.try_write(), name="health")
            await self._look(self._trying)
        met = self._store.met
        if self._problem is not None or met is None:
            return self._problem
        remembered = DAMAGE_REMEMBERED if met.kind == DAMAGED else REMEMBERED
        return met.kind if time.monotonic() - met.at < remembered else None

    async def _look(self, trying: asyncio.Task[None]) -> None:
        before = self._problem
        try:
            await asyncio.wait_for(asyncio.shield(trying), WITHIN)
        except TimeoutError:
            self._problem = "slow"
        except Exception as wrong:
            known = trouble(wrong)
            self._problem = known.kind if known else GONE
        else:
            self._problem = None
        self._known = time.monotonic()
        if self._problem != before:
            LOG.warning("the store can be written to" if self._problem is None else "the store cannot be written to")
