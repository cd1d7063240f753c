"""A room: a table in memory, with the people connected to it here.

Whatever anybody wishes becomes lines of the log; they are stored first, then applied, then told.
A room is only a cache: another node may write too, and a room that falls behind reads what it missed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import msgspec

import sortilege
from sortilege.server.live.gallery import Gallery
from sortilege.server.live.hub import Hub
from sortilege.server.live.rehearsal import broken, rehearse, rehearse_start
from sortilege.server.metrics import LINES_STORED, RACES_LOST
from sortilege.server.storage.store import PlyTaken, Store
from sortilege.server.storage.trouble import StoreTrouble
from sortilege.server.table import entries, faces, moves, talk
from sortilege.server.table.entries import ABOUT_THE_GAME, SEEN_BY_ALL, AnyEntry, LogLine
from sortilege.server.table.row import Row
from sortilege.server.table.table import OVER, PLAYING, OtherRevision, Table
from sortilege.server.table.wire import NOT_ALLOWED, Heard, TableCard, TableChanged, encode

LOG = logging.getLogger(__name__)
TRIES = 10
STILL_HERE = 25.0
"""Somebody whom a node saw so many seconds ago is still connected there."""


class Unreadable(Exception):
    """The log of a table tells a game that cannot be played again here: its rules are others in this version, it is
    not installed any more, or what was stored is damaged."""

    def __init__(self, table: str, refusal: moves.Refused) -> None:
        super().__init__(table)
        self.refusal = refusal


class Listener(Protocol):
    """Somebody connected to the table."""

    person: str

    @property
    def watches(self) -> bool:
        """It has no seat and sees what is public."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Room:
    def __init__(self, row: Row, store: Store, hub: Hub) -> None:
        self.table = Table(row)
        self.address = row.address or row.host
        """Where it was opened, as the store has it; by whom, once that is forgotten."""
        self.store = store
        self.hub = hub
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        """Held while the table where the same people go on is being opened."""
        self.elsewhere: dict[int, float] = {}
        """By seat: when another node last saw its person."""
        self.away: dict[int, float] = {}
        """By seat: until when an absent person is waited for."""
        self.changed: Callable[[Room], None] = lambda room: None
        """Called after anything happened: the driver looks who must move."""
        self._came_from: dict[str, str] = {}
        """By person who found the table in the lobby: their address."""
        self._working: set[asyncio.Task[None]] = set()
        """Wishes that are being carried out."""
        self._last: dict[int | None, bytes] = {}
        """By seat: what it was shown last, without the events."""
        delay = self.table.setup.delay
        self.gallery = Gallery(row, delay, lambda: store.lines(row.id), self._tell_watchers) if delay else None
        """Where spectators see everything later."""

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

    async def do(self, wish: Callable[[], list[AnyEntry]]) -> None:
        """Carries out a wish: `wish` checks it against the table as it is and gives its lines. When
        this returns they are stored. moves.Refused if it is refused. Whoever wished may go away meanwhile:
        what is being stored must also be applied here, so it is carried out to its end all the same."""
        work = asyncio.create_task(self._do(wish), name="wish")
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(self._nobody_waits)
            raise

    def _nobody_waits(self, work: asyncio.Task[None]) -> None:
        """A wish came to its end after whoever wished had gone."""
        wrong = None if work.cancelled() else work.exception()
        if wrong is not None and not isinstance(wrong, moves.Refused):
            LOG.error("a wish failed", exc_info=wrong, extra={"table": self.table.id})

    @property
    def is_writing(self) -> bool:
        return bool(self._working) or self.lock.locked()

    async def settle(self) -> None:
        """Returns when whatever is being written is written."""
        await asyncio.gather(*self._working, return_exceptions=True)
        async with self.lock:
            pass

    async def _do(self, wish: Callable[[], list[AnyEntry]]) -> None:
        async with self.lock:
            for _ in range(TRIES):
                written = await self._lines_of(wish)
                if not written:
                    return
                rehearse(self.table, written)
                await self._prepare(written)
                if any(isinstance(entry, entries.Started) for entry in written):
                    await asyncio.to_thread(rehearse_start, self.table)
                now = time.time()
                lines = [LogLine(self.table.ply + place, now, entry) for place, entry in enumerate(written)]
                try:
                    await self.store.append(self.table.id, lines)
                except PlyTaken:
                    RACES_LOST.inc()
                    await self._catch_up()
                    continue
                except StoreTrouble as found:
                    if found.is_sure:  # else it may be stored: whoever wished asks again, and is told
                        raise moves.Refused(f"store-{found.kind}") from found
                    raise
                LINES_STORED.inc(len(lines))
                self._apply(lines)
                self.hub.tell(self.table.id, self.table.ply)
                break
            else:
                raise moves.Refused("table-busy")
        if any(isinstance(entry, SEEN_BY_ALL) for entry in written) or self.table.status == OVER:
            await self._keep_summary(written)

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

    async def _prepare(self, written: Iterable[AnyEntry]) -> None:
        """A record that was brought is played again in a thread: it may be long."""
        if any(isinstance(entry, entries.Started) for entry in written):
            try:
                await asyncio.to_thread(self.table.prepare)
            except ValueError as wrong:
                raise moves.Refused("other-rules") from wrong
            except Exception as wrong:
                raise broken(self.table) from wrong

    async def _keep_summary(self, written: Iterable[AnyEntry]) -> None:
        """What the lobby and people's lists of tables show."""
        for entry in written:
            if isinstance(entry, entries.Seated):
                await self.store.sit(self.table.id, entry.seat, entry.person, time.time())
        summary = msgspec.json.encode(self.card()).decode()
        await self.store.summarise(self.table.id, self.table.status, summary)

    async def catch_up(self) -> None:
        """Reads what other nodes wrote."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        lines = await self.store.lines(self.table.id, since=self.table.ply)
        if lines:
            await self._prepare([line.entry for line in lines])
            self._apply(lines)

    def _apply(self, lines: list[LogLine]) -> None:
        for line in lines:
            self.table.apply(line)
            if isinstance(line.entry, entries.Said | entries.Signed):
                self._tell_spoken()
        if self.gallery is not None:
            self.gallery.feed(lines)
        if any(isinstance(line.entry, entries.Seated) for line in lines):
            self._send_strangers_away()
        if any(isinstance(line.entry, SEEN_BY_ALL) for line in lines) or self.table.status == OVER:
            self.tell_table()
        if any(isinstance(line.entry, ABOUT_THE_GAME) for line in lines):
            self._tell_seats(fresh=any(isinstance(line.entry, entries.Undone) for line in lines))
        self.changed(self)

    def _send_strangers_away(self) -> None:
        """Whoever lost the seat at a private table is shown nothing more of it."""
        for listener in self.listeners:
            if not self.table.may_be_watched_by(listener.person):
                listener.close(NOT_ALLOWED, "this table is private")

    # Telling

    def _tell_seats(self, fresh: bool) -> None:
        """Each seat hears what changed for it, and nothing if nothing did."""
        curtain = self.table.curtain
        if curtain is None:
            return
        for seat, listeners in self._by_seat().items():
            message = self._news(seat, fresh)
            if message is not None:
                for listener in listeners:
                    listener.send(message)
        self._show_spectators(fresh)

    def _news(self, seat: int | None, fresh: bool) -> bytes | None:
        message, self._last[seat] = faces.news(self.table, seat, fresh, self._last.get(seat))
        return message

    def greet(self, seat: int | None, since: int | None) -> bytes | None:
        """What somebody who comes (back) to a seat, or begins to watch, is shown; None if nothing is to be seen."""
        if self.table.curtain is None:
            return None
        missed = faces.missed(self.table, seat, since)
        self._last[seat] = encode(msgspec.structs.replace(missed, events=[], fresh=False))
        return encode(missed)

    def _by_seat(self) -> dict[int, list[Listener]]:
        found: dict[int, list[Listener]] = {}
        for listener in self.listeners:
            if not listener.watches:
                for seat in self.table.seats_of(listener.person):
                    found.setdefault(seat, []).append(listener)
        return found

    def _show_spectators(self, fresh: bool = False) -> None:
        if self.gallery is None and any(one.watches for one in self.listeners):
            message = self._news(None, fresh)
            if message is not None:
                self._tell_watchers(message)

    def _tell_watchers(self, message: bytes) -> bool:
        """Everybody without a seat is told the same; whether there is anybody. An empty message only asks."""
        watching = [listener for listener in self.listeners if listener.watches]
        for listener in watching if message else ():
            listener.send(message)
        return bool(watching)

    def _tell_spoken(self) -> None:
        spoken = self.table.talk[-1]
        message = encode(faces.heard(spoken))
        for listener in self.listeners:
            if not listener.watches and talk.hears(self.table, listener.person, spoken):
                listener.send(message)
        if self.gallery is None and talk.hears(self.table, None, spoken):
            self._tell_watchers(message)

    def tell_table(self) -> None:
        card = self.card()
        for listener in self.listeners:
            if not listener.watches:
                listener.send(encode(TableChanged(self.table.seats_of(listener.person), card)))
        if self.gallery is None:
            self._tell_watchers(encode(TableChanged([], card)))
        else:
            self.gallery.presence(self.here())

    def heard_by(self, person: str | None) -> Iterator[Heard]:
        """What was said so far, for somebody who comes; None is a spectator."""
        for spoken in self.table.talk:
            if talk.hears(self.table, person, spoken):
                yield faces.heard(spoken)

    async def public_card(self) -> TableCard:
        """What somebody without a seat may see of the table, after its delay."""
        return self.card() if self.gallery is None else await self.gallery.card()

    def card(self) -> TableCard:
        return faces.card(self.table, self.here(), self.away)

    # Coming and going

    def seats_taken(self, address: str) -> int:
        """How many seats people of an address took who found the table in the lobby."""
        return sum(address == by and bool(self.table.seats_of(person)) for person, by in self._came_from.items())

    def note_seats(self, address: str, person: str) -> None:
        self._came_from[person] = address

    def here(self) -> dict[int, bool]:
        """By seat, whether its person is connected, here or at another node."""
        local = self._by_seat()
        now = time.time()
        return {
            seat: seat in local or now - self.elsewhere.get(seat, 0.0) < STILL_HERE
            for seat in range(len(self.table.chairs))
        }

    def seats_here(self) -> list[int]:
        """The seats whose people are connected to this node."""
        return list(self._by_seat())

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._presence_changed([] if listener.watches else self.table.seats_of(listener.person), True)

    def exit(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        gone = [seat for seat in self.table.seats_of(listener.person) if seat not in self._by_seat()]
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
        here = self.here()
        waits = table.status == PLAYING and table.setup.grace is not None and table.setup.clock.kind != "slow"
        absent = [seat for seat in table.people() if not here[seat]]
        if not waits or len(absent) == len(table.people()):
            self.away = {}
            return
        until = time.time() + (table.setup.grace or 0)
        self.away = {seat: self.away.get(seat, until) for seat in absent}
