"""Follows the tables of this node, and has those told who are away. One thing after the other, beside the tables: no
move waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from sortilege.server.live.budgets import NOTICES_SENT, Budgets
from sortilege.server.live.room import Room
from sortilege.server.notices.occasions import Occasion, occasions
from sortilege.server.notices.quiet import not_before
from sortilege.server.storage import deliveries
from sortilege.server.storage.deliveries import Told, new_delivery
from sortilege.server.storage.store import Store
from sortilege.server.storage.ways import Way, Wishes, open_ways, people_with_ways, wishes_of
from sortilege.server.table.notice_records import NoticeKind
from sortilege.server.table.table import Table

LOG = logging.getLogger(__name__)
MOST_KNOWN = 20_000
MOST_WAITING = 10_000
"""Tables that changed and were not looked at yet; if there are more, those who are away miss something."""
KNOWN_FOR = 5.0


class Notice(msgspec.Struct, frozen=True):
    """What is said, in nobody's language yet."""

    kind: NoticeKind
    path: str
    """Where one should look."""
    game: str
    name: str = ""
    """Whose turn everybody sees it is, or who invites."""


Marks = dict[str, tuple[str, bool]]


class Noticer:
    def __init__(self, store: Store, budgets: Budgets) -> None:
        self._store = store
        self._budgets = budgets
        self._known: dict[str, Marks] = {}
        """By table: what was said last to whom."""
        self._errands: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(MOST_WAITING)
        self._subscribed: set[str] = set()
        self._read_at = -KNOWN_FOR
        self.sent: Callable[[], None] = lambda: None
        """Called when something is to be sent."""
        self._working: asyncio.Task[None]

    def start(self) -> None:
        self._working = asyncio.create_task(self._work(), name="notices")

    async def stop(self) -> None:
        """Returns when what has happened so far is noted."""
        await self._errands.join()
        self._working.cancel()
        await asyncio.gather(self._working, return_exceptions=True)

    async def settled(self) -> None:
        """Returns when everything that happened by now is noted."""
        await self._errands.join()

    # What happens

    def look(self, room: Room) -> None:
        """Something happened at a table."""
        table = room.table
        found = occasions(table)
        before = self._known.get(table.id, {})
        marks = {person: (one.mark, one.is_left) for person, one in found.items()}
        if marks == before:
            return
        if len(self._known) > MOST_KNOWN:
            self._known = {}
        self._known[table.id] = marks
        new = {person: one for person, one in found.items() if marks[person] != before.get(person)}
        if not new:
            return
        here = room.here()
        there = {person for person in new if any(here[seat] for seat in table.seats_of(person))}
        self._run(partial(self._tell, new, there, notices(table, new), table))

    def looked(self, room: Room, person: str) -> None:
        """Somebody came to a table."""
        table = room.table
        if table.setup.clock.kind == "slow" or person in self._subscribed:
            self._run(partial(deliveries.looked, self._store, person, table.id))

    def invite(self, table: Table, people: list[str], by: str) -> None:
        """These people may sit down at a new table."""
        found = {person: Occasion("invited", table.id, "invited") for person in people}
        said = dict.fromkeys(people, Notice("invited", f"/join/{table.code}", table.setup.game, by))
        self._run(partial(self._tell, found, set(), said, table))

    def subscribe(self, person: str) -> None:
        self._subscribed.add(person)

    # Noting it

    def _run(self, errand: Callable[[], Awaitable[None]]) -> None:
        try:
            self._errands.put_nowait(errand)
        except asyncio.QueueFull:
            LOG.error("too much happens for those who are away to be told of it")

    async def _work(self) -> None:
        while True:
            errand = await self._errands.get()
            try:
                await errand()
            except Exception as wrong:
                LOG.error("nobody was told: %s", type(wrong).__name__)
            finally:
                self._errands.task_done()

    async def _tell(self, found: dict[str, Occasion], there: set[str], said: dict[str, Notice], table: Table) -> None:
        if table.setup.clock.kind != "slow" and not await self._some_are_subscribed(found):
            return
        ways = await open_ways(self._store, found)
        wishes = await wishes_of(self._store, ways)
        now, anything = time.time(), False
        for person, theirs in ways.items():
            for public in (False, True):
                some = [way for way in theirs if (way.kind == "webhook") == public]
                if not some or not may_hear(table, found[person], public):
                    continue
                delay = table.setup.delay if public else 0
                wish = wishes.get(person, Wishes())
                anything |= await self._tell_one(
                    person, found[person], person in there, said[person], some, wish, now + delay
                )
        if anything:
            self.sent()

    async def _tell_one(
        self, person: str, occasion: Occasion, is_there: bool, notice: Notice, ways: list[Way], wish: Wishes, at: float
    ) -> bool:
        public = ways[0].kind == "webhook"
        told = Told(person, occasion.table, public, occasion.mark, is_there, time.time())
        if is_there:
            return await deliveries.tell(self._store, told, [])
        if occasion.kind in wish.silent or not self._budgets.purse(NOTICES_SENT, "", person).spend():
            return False
        text, due = msgspec.json.encode(notice).decode(), not_before(wish, at)
        sent = [new_delivery(person, way.id, occasion.table, text, told.at, due) for way in ways]
        return await deliveries.tell(self._store, told, sent)

    async def _some_are_subscribed(self, found: dict[str, Occasion]) -> bool:
        """Where games are quick nobody asks the store each time."""
        if time.monotonic() - self._read_at > KNOWN_FOR:
            self._read_at = time.monotonic()
            self._subscribed = await people_with_ways(self._store)
        return not self._subscribed.isdisjoint(found)


def may_hear(table: Table, occasion: Occasion, public: bool) -> bool:
    """Whether something is said to somebody alone, or where others listen: there nothing of what only they wished, of
    tables that nobody may watch, or where one may sit down."""
    if public:
        return table.setup.watch and occasion.kind != "invited"
    return not occasion.is_left


def notices(table: Table, found: dict[str, Occasion]) -> dict[str, Notice]:
    """What is said to each: the game and the table, and where everybody sees whose turn it is, their name at it."""
    said = {}
    for person, one in found.items():
        seats = table.seats_of(person)
        name = table.chairs[seats[0]].name if one.kind == "turn" and seats else ""
        said[person] = Notice(one.kind, f"/t/{one.table}", table.setup.game, name)
    return said
