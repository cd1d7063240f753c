"""All the rooms of this node: opening, finding, sweeping, closing."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from sortilege.server.live.advice import Adviser
from sortilege.server.live.budgets import Budgets
from sortilege.server.live.driver import Driver
from sortilege.server.live.hindsight import Historian
from sortilege.server.live.hub import Hub, News
from sortilege.server.live.room import Room, Unreadable
from sortilege.server.live.thinking import Thinkers
from sortilege.server.metrics import HUB_CONNECTED, ROOMS
from sortilege.server.storage.company import apart_from
from sortilege.server.storage.store import Person, Store
from sortilege.server.table import entries, moves
from sortilege.server.table.chair import Chair
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.row import Row
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import OPEN, OtherRevision, Table

LOG = logging.getLogger(__name__)
REDIS = "redis"
"""What the hub goes through."""
SWEEP = 2.0
HEARTBEAT = 10.0
IDLE = 120.0
RECORDS_KEPT = 32
STILL_WAITING = 60.0
"""Every so many seconds the store learns who waits at tables of the lobby."""
LOG_GONE = "log-gone"
"""Why a table cannot be opened whose log had its time: only its result is kept."""
DAMAGED = "table-damaged"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6


class NoSuchTable(LookupError):
    pass


def is_in_lobby(table: Table) -> bool:
    """Whether anybody may find it and sit down."""
    return table.setup.listed and table.status == OPEN


class Rooms:
    def __init__(self, store: Store, hub: Hub, thinkers: Thinkers, budgets: Budgets) -> None:
        self.store = store
        store.may_be_elsewhere = hub.may_be_elsewhere
        self.hub = hub
        self.thinkers = thinkers
        self.budgets = budgets
        self.adviser = Adviser(thinkers, budgets)
        self.historian = Historian(thinkers, budgets)
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, Driver] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._records: dict[str, str] = {}
        """Of games that are over: the last ones asked for."""
        self.noticed: Callable[[Room], None] = lambda room: None
        self.visited: Callable[[Room, str], None] = lambda room, person: None
        """What every room calls when something was written there, and when somebody comes to look."""
        self._told_lobby = 0.0
        self.resting = False
        """No table is woken: an operator is about to change all of them."""
        self._unreadable: set[str] = set()
        """Tables of which the log has said already that this version cannot read them."""
        self.damaged: dict[str, float] = {}
        """Tables whose lines cannot be read, and when (on the machine's own clock) that was last tried."""
        self._idle_since: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.hub.start(self._hear, self._known)
        self._tasks = [asyncio.create_task(self._sweep_now_and_then(), name="sweep")]
        if self.hub.has_other_nodes:
            self._tasks.append(asyncio.create_task(self._stay_in_touch(), name="heartbeat"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for driver in self._drivers.values():
            driver.stop()
        await self.hub.close()
        await asyncio.gather(*self._opening.values(), *self._errands, return_exceptions=True)
        for table, room in list(self._rooms.items()):
            self._drivers[table].stop()  # that of a table opened meanwhile too
            await room.settle()
        self.thinkers.close()

    def __contains__(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    # Opening and finding

    def found(self, table: str) -> Room | None:
        """The room of a table if it is in memory; nobody need keep it there for that."""
        return self._rooms.get(table)

    async def room(self, table: str) -> Room:
        """The room of a table, read from its log if it is not in memory."""
        found = self._rooms.get(table)
        if found is not None:
            self._idle_since.pop(table, None)
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(opening)

    async def _load(self, table: str) -> Room:
        try:
            row = await self.store.table(table)
            if row is None:
                raise NoSuchTable(table)
            room = Room(row, self.store, self.hub)
            await room.load()
            if room.table.ply == 0 and row.summary != "{}":
                raise Unreadable(table, moves.Refused(LOG_GONE))
            self._rooms[table] = room
            self._unreadable.discard(table)
            self.damaged.pop(table, None)
            self.hub.follow(table)
            driver = self._drivers[table] = Driver(room, self.thinkers, self.budgets)
            ROOMS.set(len(self._rooms))
            room.noticed, room.visited = self.noticed, self.visited
            driver.look()
            room.noticed(room)
            await room.keep_end()  # whoever wrote the last move may have gone before that
            return room
        except (Unreadable, msgspec.MsgspecError) as wrong:
            why = wrong.refusal.reason.message if isinstance(wrong, Unreadable) else DAMAGED
            if why != LOG_GONE:
                self._complain(table, wrong)
            if why == DAMAGED:
                self.damaged[table] = time.monotonic()
            if isinstance(wrong, Unreadable):
                raise
            raise Unreadable(table, moves.Refused(DAMAGED)) from wrong
        finally:
            self._opening.pop(table, None)

    def _complain(self, table: str, why: BaseException) -> None:
        """Says once that a table cannot be read; only what we wrote ourselves, for rules quote what players hold."""
        if table not in self._unreadable:
            self._unreadable.add(table)
            extra: dict[str, str | int | None] = {"table": table}
            if isinstance(why, Unreadable) and why.refusal.reason.message == "game-missing":
                LOG.error("the game of a table is not installed", extra=extra | why.refusal.reason.arguments)
                return
            cause = why.__cause__ or why
            problem = str(cause) if isinstance(cause, OtherRevision) else type(cause).__name__
            LOG.error("this version cannot read a table: %s", problem, extra=extra)

    async def open_table(
        self, setup: Setup, host: Person, address: str, chairs: list[Chair] | None = None, record: str | None = None
    ) -> Room:
        """A new table; `chairs` are people and bots who sit down at once (a rematch)."""
        now = time.time()
        row = Row(
            id=secrets.token_hex(16),
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            setup=msgspec.json.encode(setup).decode(),
            secret=secrets.token_hex(32),
            host=host.id,
            listed=setup.listed,
            status="open",
            summary="{}",
            changed=now,
            address=address,
            created=now,
        )
        values = {**msgspec.structs.asdict(row), "wake": None}
        await self.store.add_table(values, [secrets.token_urlsafe(16) for _ in range(setup.seats)])
        lines: list[AnyEntry] = [
            entries.Seated(seat, chair.person, chair.name, chair.bot)
            for seat, chair in enumerate(chairs or [])
            if not chair.is_free
        ]
        if record is not None:
            lines.append(entries.Brought(record))
        room = await self.room(row.id)
        await room.do(lambda: lines)
        return room

    async def rematch(self, room: Room, person: Person, address: str) -> Room:
        """The same people at a new table, but those who are kept apart from whoever asks. Whoever asks second, even at
        the same time, is shown the first one's."""
        table = room.table
        if not table.is_at_table(person.id):
            raise moves.Refused("not-seated")
        if table.status != "over":
            raise moves.Refused("not-over")
        async with room.rematching:
            if table.rematch is None:
                apart = await apart_from(self.store, person.id)
                chairs = [Chair() if chair.person in apart else chair for chair in table.chairs]
                new = await self.open_table(table.setup, person, address, chairs)
                if table.presiding is not None:
                    again = entries.Presided(table.presiding, table.presiding_name)
                    await new.do(lambda: [again])
                await room.do(lambda: [] if table.rematch else [entries.Rematched(new.table.id)])
                if table.rematch != new.table.id:  # another node was first
                    await new.do(lambda: [*map(entries.Seated, range(table.setup.seats)), entries.Ended("agreed")])
        assert table.rematch is not None
        return await self.room(table.rematch)

    async def record(self, table: Table) -> str:
        """The record of a game that is over, written once for many who ask."""
        found = self._records.pop(table.id, None)
        if found is None:
            found = await asyncio.to_thread(lambda: table.record().text())
        self._records[table.id] = found
        if len(self._records) > RECORDS_KEPT:
            self._records.pop(next(iter(self._records)))
        return found

    # Keeping up

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _hear(self, news: News) -> None:
        room = self._rooms.get(news.table)
        if room is None:
            return
        if news.seat is not None:
            room.hear_presence(news.seat, news.here)
        elif news.ply > room.table.ply:
            self._errand(room.catch_up())

    def _known(self, table: str) -> list[News]:
        """What a node that has a table from now on must know of it."""
        room = self._rooms.get(table)
        if room is None:
            return []
        return [News(table, room.table.ply), *(News(table, seat=seat, here=True) for seat in room.seats_here())]

    async def _every(self, seconds: Callable[[], float], work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                LOG.exception("the store did not answer")
            await asyncio.sleep(seconds())

    async def _sweep_now_and_then(self) -> None:
        await self._every(lambda: SWEEP, self._sweep)

    async def _sweep(self) -> None:
        """Wakes tables whose moment has come, and lets go of those where nothing happens."""
        if self.hub.has_other_nodes:
            HUB_CONNECTED.labels(REDIS).set(self.hub.connected)
        if self.resting:
            return
        now = time.time()
        for table in await self.store.due(now):
            await self._look_after(table, now)
        if now - self._told_lobby > STILL_WAITING:
            self._told_lobby = now
            await self.store.see(self._waiting_in_lobby(), now)
        for table, room in list(self._rooms.items()):
            if room.listeners or self._drivers[table].is_busy or room.is_writing:
                self._idle_since.pop(table, None)
            elif now - self._idle_since.setdefault(table, now) > IDLE:
                self._forget(table)

    def _waiting_in_lobby(self) -> list[tuple[str, int]]:
        waiting = [room for room in self._rooms.values() if is_in_lobby(room.table)]
        return [(room.table.id, seat) for room in waiting for seat in room.seats_here()]

    async def _look_after(self, table: str, now: float) -> None:
        """A table whose moment has come: it is opened, or if it is in memory, what it missed is read."""
        room = self._rooms.get(table)
        if room is None:
            try:
                await self.room(table)
            except Unreadable:
                self.store.note(table, "playing", now + 3600.0)
            except Exception:
                LOG.exception("a table cannot be opened", extra={"table": table})
                self.store.note(table, "playing", now + 3600.0)
            return
        try:
            await room.catch_up()
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": table})
        self._drivers[table].look()

    async def drop(self, table: str, code: int, reason: str) -> None:
        """Sends everybody away from a table that an operator changed; whoever comes back finds it read anew."""
        room = self._rooms.get(table)
        self._records.pop(table, None)
        if room is None:
            return
        for listener in list(room.listeners):
            listener.close(code, reason)
        await room.settle()
        if self._rooms.get(table) is room:
            self._idle_since.setdefault(table, 0.0)
            self._forget(table)

    def in_memory(self, person: str | None = None) -> list[str]:
        """The tables in memory, or those where a person sits."""
        return [table for table, room in self._rooms.items() if person is None or room.table.seats_of(person)]

    def _forget(self, table: str) -> None:
        self._drivers.pop(table).stop()
        if (gallery := self._rooms[table].gallery) is not None:
            gallery.close()
        del self._rooms[table], self._idle_since[table]
        self.hub.let_go(table)
        ROOMS.set(len(self._rooms))

    async def _stay_in_touch(self) -> None:
        await self._every(lambda: HEARTBEAT if self.hub.connected else 1.0, self._touch)

    async def _touch(self) -> None:
        """Tells the store who is connected here, and reads what no other node woke us for. Of a table that no other
        has there is nothing to read; whoever opens it says so, and is told who is here."""
        now = time.time()
        listened = {
            table: room
            for table, room in self._rooms.items()
            if (room.listeners or self._drivers[table].is_busy) and self.hub.may_be_elsewhere(table)
        }
        if not listened:
            return
        present = [(table, seat) for table, room in listened.items() for seat in room.seats_here()]
        await self.store.see(present, now)
        plies = await self.store.plies(list(listened))
        for table, ply in plies.items():
            if ply > listened[table].table.ply:
                await listened[table].catch_up()
        for table, seen in (await self.store.seen_at(list(listened))).items():
            listened[table].elsewhere = seen
