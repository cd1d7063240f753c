"""A node does what operators did: it reads the audit log, wherever they wrote it, and acts on what is new."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import sqlalchemy as sa

from sortilege.server.http.faults import where
from sortilege.server.http.services import Services
from sortilege.server.settings import Settings
from sortilege.server.storage.erased_file import ErasedFile
from sortilege.server.storage.erasing import make_nameless
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.retention import Terms, tidy
from sortilege.server.storage.schema import AUDIT
from sortilege.server.table.wire import GOING_AWAY, NO_SUCH_TABLE, NOT_ALLOWED

LOG = logging.getLogger(__name__)
EVERY = 2.0
"""Seconds between two looks at the audit log."""
BANS_EVERY = 10.0
"""Bans that end do so without a line in it."""
TIDY_EVERY = 3600.0
LOOK_BACK = 50
"""Lines that were written at the same time may become visible in another order than that of their numbers."""
FAILED = "failed"
"""In the audit log: a node could not do what an operator did."""
SENT_AWAY = 1.0
"""How long sockets that are closed may still be writing."""


def terms(settings: Settings) -> Terms:
    return Terms(settings.talk_days, settings.log_days, settings.abandoned_days)


Deed = tuple[int, str, str]
"""The number of its line in the audit log, what was done, and about what."""


def _since_restored(deeds: list[Deed]) -> list[Deed]:
    """What was done before a restoration came with it, and is done already."""
    restored = [place for place, (_, what, _) in enumerate(deeds) if what == "restore"]
    return deeds[restored[-1] :] if restored else deeds


class Orders:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.rooms.store
        self._seen: set[int] = set()
        self._newest = 0
        self._bans_at = 0.0
        self._tidied_at = time.monotonic()
        self._stopped = asyncio.Event()
        self._following: asyncio.Task[None]

    async def begin(self) -> None:
        """What was done before this node started needs no further deed; whoever was erased stays so."""
        await ErasedFile(self._services.settings.erased_path).agree(self._store)
        await self._services.bans.read(self._store)
        self._bans_at = time.monotonic()
        for number, _, _ in await self._new():
            self._note(number)

    def start(self) -> None:
        self._following = asyncio.create_task(self._follow(), name="orders")

    async def stop(self) -> None:
        """Returns when what is being read or done is; a question to the store is never broken off."""
        self._stopped.set()
        await asyncio.gather(self._following, return_exceptions=True)

    async def _follow(self) -> None:
        while not self._stopped.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), EVERY)
                return
            try:
                await self.look()
            except Exception as wrong:
                LOG.warning("what operators did could not be read: %s", type(wrong).__name__)

    async def look(self) -> None:
        new = await self._new()
        if new or time.monotonic() - self._bans_at > BANS_EVERY:
            await self._services.bans.read(self._store)
            self._bans_at = time.monotonic()
        for socket in self._services.connected:
            if self._services.bans.keep_out(socket.address, socket.person):
                socket.close(NOT_ALLOWED, "kept-out")
        to_do = _since_restored(new)
        for number, _, _ in new[: len(new) - len(to_do)]:
            self._note(number)
        for number, what, about in to_do:
            self._note(number)  # whatever comes of it: what failed once would fail again, and keep out all that follow
            await self._try_to_obey(what, about)
        if time.monotonic() - self._tidied_at > TIDY_EVERY:
            self._tidied_at = time.monotonic()
            await tidy(self._store, terms(self._services.settings))
            await self._services.addresses.tidy()
            await self._drop_what_is_gone()

    async def _drop_what_is_gone(self) -> None:
        """Somebody may still have looked at a table whose log has ended."""
        known = self._services.rooms.in_memory()
        left = await self._store.plies(known)
        for table in known:
            if table not in left:
                await self._services.rooms.drop(table, GOING_AWAY, "the log of this table has ended")

    def _note(self, number: int) -> None:
        self._seen.add(number)
        self._newest = max(self._newest, number)
        self._seen = {one for one in self._seen if one > self._newest - 2 * LOOK_BACK}

    async def _new(self) -> list[Deed]:
        after = self._newest - LOOK_BACK if self._newest else -1
        query = sa.select(AUDIT.c.number, AUDIT.c.what, AUDIT.c.about).where(AUDIT.c.number > after)
        async with self._store.reading() as connection:
            rows = (await connection.execute(query.order_by(AUDIT.c.number))).all()
        return [(row.number, row.what, row.about) for row in rows if row.number not in self._seen]

    async def _try_to_obey(self, what: str, about: str) -> None:
        try:
            await self._obey(what, about)
        except Exception as wrong:
            LOG.error("what an operator did failed here: %s: %s", what, where(wrong))
            with contextlib.suppress(Exception):  # the store may be what fails
                await Operator(self._store, "server").note(FAILED, about, f"{what}: {type(wrong).__name__}")

    async def _obey(self, what: str, about: str) -> None:
        services = self._services
        match what:
            case "close" if about in services.rooms:
                await self._close(about)
            case "delete":
                await services.rooms.drop(about, NO_SUCH_TABLE, "no such table")
            case "sign-out":
                self._send_away(about)
            case "erase":
                await self._erase(about)
            case "rotate-keys":
                services.people.forget()
            case "rest":
                services.rooms.resting = services.draining = True
                await self._drop_all()
            case "restore":
                services.people.forget()
                await self._drop_all()
                await ErasedFile(services.settings.erased_path).agree(self._store)
            case "wake":
                services.rooms.resting = services.draining = False

    async def _close(self, table: str) -> None:
        room = await self._services.rooms.room(table)
        try:
            await room.catch_up()
        except Exception:
            await self._services.rooms.drop(table, GOING_AWAY, "this table cannot be read")
            raise

    async def _erase(self, person: str) -> None:
        """Whatever they were still writing here goes too."""
        self._send_away(person)
        tables = self._services.rooms.in_memory(person)
        for table in tables:
            await self._services.rooms.drop(table, GOING_AWAY, "somebody was erased")
        if tables:
            await asyncio.sleep(SENT_AWAY)
            for table in tables:
                await make_nameless(self._store, table, person)
                await self._services.rooms.drop(table, GOING_AWAY, "somebody was erased")
        ErasedFile(self._services.settings.erased_path).add({person})

    async def _drop_all(self) -> None:
        for table in self._services.rooms.in_memory():
            await self._services.rooms.drop(table, GOING_AWAY, "the operator changes the tables")

    def _send_away(self, person: str) -> None:
        self._services.people.forget(person)
        for socket in self._services.connected:
            if socket.person == person:
                socket.close(GOING_AWAY, "signed out")
