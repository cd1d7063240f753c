"""A room: a table in memory, with the people connected to it here.

Whatever anybody wishes becomes lines of the log; they are stored first, then applied, then told.
A room is only a cache: another node may write too, and a room that falls behind reads what it missed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable

import msgspec

import sortilege
from sortilege import Match
from sortilege.server.live.breakage import broken, logged
from sortilege.server.live.gallery import Gallery
from sortilege.server.live.hub import Hub
from sortilege.server.metrics import LINES_STORED, RACES_LOST
from sortilege.server.storage.statistics import keep_played
from sortilege.server.storage.store import PlyTaken, Store
from sortilege.server.storage.trouble import StoreTrouble
from sortilege.server.storage.watching import keep_watchable
from sortilege.server.table import entries, faces, moves
from sortilege.server.table.audience import Audience, Listener
from sortilege.server.table.entries import PLAYED_AGAIN, SEEN_BY_ALL, AnyEntry, Changed, LogLine
from sortilege.server.table.rehearsal import rehearse, rehearse_start
from sortilege.server.table.row import Row
from sortilege.server.table.table import OPEN, OVER, PLAYING, OtherRevision, Table
from sortilege.server.table.wire import TableCard

LOG = logging.getLogger(__name__)
TRIES = 10
KNOCK_LASTS = 20.0
"""Seconds for which a big screen is thought to wait after it said so."""
MOST_KNOCKS = 20
STILL_HERE = 25.0
"""Somebody whom a node saw so many seconds ago is still connected there."""


class Unreadable(Exception):
    """The log of a table tells a game that cannot be played again here: its rules are others in this version, it is
    not installed any more, or what was stored is damaged."""

    def __init__(self, table: str, refusal: moves.Refused) -> None:
        super().__init__(table)
        self.refusal = refusal


def in_parts(lines: list[LogLine]) -> list[list[LogLine]]:
    """Each part begins with a line for which something may have to be played again."""
    parts: list[list[LogLine]] = []
    for line in lines:
        if not parts or isinstance(line.entry, PLAYED_AGAIN):
            parts.append([])
        parts[-1].append(line)
    return parts


class Room:
    def __init__(self, row: Row, store: Store, hub: Hub) -> None:
        self.table = Table(row)
        self.address = row.address or row.host
        """Where it was opened, as the store has it; by whom, once that is forgotten."""
        self.store = store
        self.hub = hub
        self.audience = Audience(self.table)
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        """Held while the table where the same people go on is being opened."""
        self.elsewhere: dict[int, float] = {}
        """By seat: when another node last saw its person."""
        self.away: dict[int, float] = {}
        """By seat: until when an absent person is waited for."""
        self.changed: Callable[[Room], None] = lambda room: None
        """Called after anything happened: the driver looks who must move."""
        self.noticed: Callable[[Room], None] = lambda room: None
        """Called after anything was written: those who are away may have to be told."""
        self.visited: Callable[[Room, str], None] = lambda room, person: None
        """Called when somebody who sits there comes to look."""
        self._knocks: dict[str, float] = {}
        """By number: when a big screen that is not admitted last asked to be."""
        self._came_from: dict[str, str] = {}
        """By person who found the table in the lobby: their address."""
        self._end_is_kept = row.status == OVER
        self._found_as = row.status if row.status == OVER else OPEN
        """How it is found by those who want to watch."""
        self._working: set[asyncio.Task[None]] = set()
        """Wishes that are being carried out."""
        self.gallery: Gallery | None = None
        """Where spectators see everything later."""
        delay = self.table.setup.delay
        if delay:
            self.audience.is_delayed = True
            self.gallery = Gallery(row, delay, lambda: store.lines(row.id), self.audience.tell_watching)

    @property
    def listeners(self) -> set[Listener]:
        """Who is connected to the table here."""
        return self.audience.listeners

    async def load(self) -> None:
        """Reads the log, in a thread: other tables need not wait while a long game is played again."""
        game = self.table.setup.game
        if game not in sortilege.games():
            raise Unreadable(self.table.id, moves.Refused("game-missing", game=game))
        try:
            lines = await self.store.lines(self.table.id)
            await asyncio.to_thread(self._read, lines)
        except StoreTrouble:
            raise
        except Exception as wrong:
            of_other_rules = isinstance(wrong, OtherRevision)
            raise Unreadable(
                self.table.id, moves.Refused("other-rules" if of_other_rules else "table-damaged")
            ) from wrong
        if self.hub.has_other_nodes:
            self.elsewhere = await self.store.seen(self.table.id)

    def _read(self, lines: list[LogLine]) -> None:
        for line in lines:
            self.table.apply(line)

    @property
    def has_company(self) -> bool:
        """Somebody is connected to the table, here or at another node."""
        return bool(self.listeners) or any(self.here().values())

    # Writing

    async def do(self, wish: Callable[[], list[AnyEntry]], stored: Callable[[], None] = lambda: None) -> None:
        """Carries out a wish: `wish` checks it against the table as it is and gives its lines. When
        this returns they are stored; `stored` is called as soon as everybody has been told. moves.Refused if it is
        refused. Whoever wished may go away meanwhile: what is being stored must also be applied here, so it is carried
        out to its end all the same."""
        await self._unbroken(self.do_myself(wish, stored))

    async def _unbroken(self, work: Coroutine[None, None, None]) -> None:
        """Returns when it is done; it goes on if whoever waits for it does not."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._nobody_waits)
            raise

    def let_finish(self, task: asyncio.Task[None]) -> None:
        """A task that carries out a wish itself is not waited for any more."""
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        task.add_done_callback(self._nobody_waits)

    def _nobody_waits(self, work: asyncio.Task[None]) -> None:
        """A wish came to its end after whoever wished had gone."""
        wrong = None if work.cancelled() else work.exception()
        if isinstance(wrong, StoreTrouble):
            LOG.warning("a wish failed: store-%s", wrong.kind, extra={"table": self.table.id})
        elif wrong is not None and not isinstance(wrong, moves.Refused):
            LOG.error("a wish failed", exc_info=wrong, extra={"table": self.table.id})

    @property
    def is_writing(self) -> bool:
        return bool(self._working) or self.lock.locked()

    async def settle(self) -> None:
        """Returns when whatever is being written is written."""
        await asyncio.gather(*self._working, return_exceptions=True)
        async with self.lock:
            pass

    async def do_myself(self, wish: Callable[[], list[AnyEntry]], stored: Callable[[], None]) -> None:
        """The same for a task that nobody breaks off meanwhile: a move needs no other of its own."""
        async with self.lock:
            for _ in range(TRIES):
                written = await self._lines_of(wish)
                rehearsed = logged(rehearse, self.table, written)
                if written and await self._write_down(written, rehearsed):
                    self.hub.tell(self.table.id, self.table.ply)
                elif written:
                    RACES_LOST.inc()
                    await self._catch_up()
                    continue
                break
            else:
                raise moves.Refused("table-busy")
            changes_card = not {type(entry) for entry in written}.isdisjoint(SEEN_BY_ALL)
            if not (changes_card or (written and self.table.status == OVER)):
                stored()
                return
        await self._unbroken(self._keep_summary(written))
        stored()

    async def _write_down(self, written: list[AnyEntry], rehearsed: Match | None) -> bool:
        """Stores, applies and tells; whether nobody else was first."""
        await self._prepare(written)
        if any(isinstance(entry, entries.Started) for entry in written):
            await asyncio.to_thread(logged, rehearse_start, self.table)
        now = time.time()
        lines = [LogLine(self.table.ply + place, now, entry) for place, entry in enumerate(written)]
        try:
            await self.store.append(self.table.id, lines)
        except PlyTaken:
            return False
        except StoreTrouble as found:
            if found.is_sure:  # else it may be stored: whoever wished asks again, and is told
                raise moves.Refused(f"store-{found.kind}") from found
            raise
        LINES_STORED.inc(len(lines))
        self._apply(lines, rehearsed)
        return True

    async def _lines_of(self, wish: Callable[[], list[AnyEntry]]) -> list[AnyEntry]:
        """What a wish becomes. Where there are other nodes, none is refused for what one of them has changed since."""
        try:
            return self._judged(wish)
        except moves.Refused:
            ply = self.table.ply
            if self.hub.has_other_nodes:
                await self._catch_up()
            if self.table.ply == ply:
                raise
        return self._judged(wish)

    def _judged(self, wish: Callable[[], list[AnyEntry]]) -> list[AnyEntry]:
        """Judging a wish asks the rules too, and rules may break."""
        try:
            return wish()
        except moves.Refused:
            raise
        except Exception as wrong:
            raise broken(self.table) from wrong

    async def _prepare(self, written: list[AnyEntry]) -> None:
        """What must be played again before lines can be read is played in a thread: a game may be long."""
        for entry in written:
            if isinstance(entry, PLAYED_AGAIN):
                try:
                    await asyncio.to_thread(self.table.prepare, entry)
                except ValueError as wrong:
                    raise moves.Refused("other-rules") from wrong
                except Exception as wrong:
                    raise broken(self.table) from wrong

    async def _keep_summary(self, written: Iterable[AnyEntry]) -> None:
        """What the lobby and people's lists of tables show."""
        for entry in written:
            if isinstance(entry, entries.Seated):
                await self.store.sit(self.table.id, entry.seat, entry.person, time.time())
        await self.keep_end()
        summary = msgspec.json.encode(self.card()).decode()
        await self.store.summarise(self.table.id, self.table.status, summary)

    async def keep_end(self) -> None:
        """Once the game is over, what it came to for everybody is written down, by whichever node is first; and
        before that, that it has begun."""
        if self.table.status == OVER and not self._end_is_kept:
            await keep_played(self.store, self.table)
            self._end_is_kept = True
        if self._found_as != self.table.status:
            await keep_watchable(self.store, self.table)
            self._found_as = self.table.status

    async def catch_up(self) -> None:
        """Reads what other nodes wrote."""
        async with self.lock:
            await self._catch_up()
        await self.keep_end()

    async def _catch_up(self) -> None:
        for lines in in_parts(await self.store.lines(self.table.id, since=self.table.ply)):
            await self._prepare([lines[0].entry])
            self._apply(lines)

    def _apply(self, lines: list[LogLine], rehearsed: Match | None = None) -> None:
        """Reads lines and tells of them, without a pause in between: whoever comes meanwhile would be told first."""
        for line in lines:
            self.table.apply(line, rehearsed if isinstance(line.entry, entries.Chosen) else None)
            if isinstance(line.entry, entries.Said | entries.Signed):
                self.audience.tell_spoken(self.table.talk[-1])
        if self.gallery is not None:
            self.gallery.feed(lines)
        changed = Changed.by(lines)
        if changed.seats:
            self.audience.seats_changed()
        screens = {line.entry.screen for line in lines if isinstance(line.entry, entries.Admitted)}
        if screens:
            self.audience.screens_changed(screens, self.card())
            self.tell_screens()
        if changed.card or self.table.status == OVER:
            self.tell_table()
        if changed.game:
            self.audience.show(changed.fresh)
        self.changed(self)
        self.noticed(self)

    # Telling

    def tell_table(self) -> None:
        self.audience.tell_card(self.card())
        if self.gallery is not None:
            self.gallery.presence(self.here())

    async def public_card(self) -> TableCard:
        """What somebody without a seat may see of the table, after its delay."""
        return self.card() if self.gallery is None else await self.gallery.card()

    def card(self) -> TableCard:
        return faces.card(self.table, self.here(), self.away)

    # Big screens

    def knock(self, screen: str) -> None:
        """A big screen waits to be admitted; it says so again every few seconds."""
        new = screen not in self.screens_waiting()
        if len(self._knocks) < MOST_KNOCKS or screen in self._knocks:
            self._knocks[screen] = time.monotonic()
        if new:
            self.tell_screens()

    def screens_waiting(self) -> list[str]:
        late = time.monotonic() - KNOCK_LASTS
        self._knocks = {screen: at for screen, at in self._knocks.items() if at > late}
        return sorted(set(self._knocks) - self.table.screens)

    def tell_screens(self, listeners: Iterable[Listener] | None = None) -> None:
        waiting = self.screens_waiting()
        if waiting or listeners is None:
            self.audience.tell_screens(waiting, listeners)

    # Coming and going

    def seats_taken(self, address: str) -> int:
        """How many seats people of an address took who found the table in the lobby."""
        return sum(address == by and bool(self.table.seats_of(person)) for person, by in self._came_from.items())

    def note_seats(self, address: str, person: str) -> None:
        self._came_from[person] = address

    def here(self) -> dict[int, bool]:
        """By seat, whether its person is connected, here or at another node."""
        local = self.audience.by_seat()
        now = time.time()
        return {
            seat: seat in local or now - self.elsewhere.get(seat, 0.0) < STILL_HERE
            for seat in range(len(self.table.chairs))
        }

    def seats_here(self) -> list[int]:
        """The seats whose people are connected to this node."""
        return list(self.audience.by_seat())

    def enter(self, listener: Listener) -> None:
        self.audience.add(listener)
        if not listener.watches:
            self.visited(self, listener.person)
        self._presence_changed([] if listener.watches else self.table.seats_of(listener.person), True)

    def exit(self, listener: Listener) -> None:
        self.audience.remove(listener)
        gone = [seat for seat in self.table.seats_of(listener.person) if seat not in self.audience.by_seat()]
        self._presence_changed([] if listener.watches else gone, False)

    def hear_presence(self, seat: int, here: bool) -> None:
        """Another node says that somebody came or went."""
        if here:
            self.elsewhere[seat] = time.time()
        else:
            self.elsewhere.pop(seat, None)
        self._presence_changed([], here)
        self.tell_table()

    def _presence_changed(self, seats: list[int], here: bool) -> None:
        for seat in seats:
            self.hub.tell(self.table.id, seat=seat, here=here)
        self.count_leavers()
        if seats:
            self.tell_table()
        self.changed(self)

    def count_leavers(self) -> None:
        """Absent people are waited for a while, as long as somebody else is there to wait."""
        table = self.table
        waits = table.status == PLAYING and table.setup.grace is not None and table.setup.clock.kind != "slow"
        people = table.people() if waits else []
        here = self.here() if people else {}
        absent = [seat for seat in people if not here[seat]]
        if len(absent) == len(people):
            self.away = {}
            return
        until = time.time() + (table.setup.grace or 0)
        self.away = {seat: self.away.get(seat, until) for seat in absent}
