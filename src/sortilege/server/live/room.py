"""A room: a table in memory, with the people connected to it here.

Whatever anybody wishes becomes lines of the log; they are stored first, then applied, then told.
A room is only a cache: another node may write too, and a room that falls behind reads what it missed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import Protocol

import msgspec

import sortilege
from sortilege.server.live.hub import Hub
from sortilege.server.live.rehearsal import broken, rehearse, rehearse_start
from sortilege.server.metrics import LINES_STORED, RACES_LOST
from sortilege.server.storage.store import PlyTaken, Store
from sortilege.server.table import entries as log
from sortilege.server.table import faces, moves, talk
from sortilege.server.table.entries import AnyEntry, Line
from sortilege.server.table.row import Row
from sortilege.server.table.table import OVER, PLAYING, Table
from sortilege.server.table.wire import NOT_ALLOWED, Heard, TableCard, TableChanged, encode

LOG = logging.getLogger(__name__)
TRIES = 10
STILL_HERE = 25.0
"""Somebody whom a node saw so many seconds ago is still connected there."""

SEEN_BY_ALL = (
    log.Seated, log.Readied, log.Started, log.StoodIn, log.CameBack, log.Proposed, log.Voted,
    log.Undone, log.Paused, log.Ended, log.Rematched, log.Appointed,
)  # fmt: skip
ABOUT_THE_GAME = (log.Started, log.Chosen, log.Sealed, log.Undone, log.Paused, log.Appointed)


class Unreadable(Exception):
    """The log of a table tells a game that cannot be played again here: its rules are others in this version, or it
    is not installed any more."""

    def __init__(self, table: str, missing: str = "") -> None:
        super().__init__(table)
        self.missing = missing
        """The game that is not installed."""

    @property
    def refusal(self) -> moves.Refused:
        return moves.Refused("game-missing", game=self.missing) if self.missing else moves.Refused("other-rules")


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
        self._row = row
        self.table = Table(row)
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
        self._working: set[asyncio.Task[None]] = set()
        """Wishes that are being carried out."""
        self._last: dict[int | None, bytes] = {}
        """By seat: what it was shown last, without the events."""
        self._public: bytes | None = None
        """What somebody who begins to watch is shown, where spectators see everything later."""
        self._public_card: TableCard | None = None

    async def load(self) -> None:
        """Reads the log, in a thread: other tables need not wait while a long game is played again."""
        game = self.table.setup.game
        if game not in sortilege.games():
            raise Unreadable(self.table.id, game)
        lines = await self.store.lines(self.table.id)
        try:
            past = await asyncio.to_thread(self._read, lines, time.time() - self.table.setup.delay)
        except Exception as wrong:
            raise Unreadable(self.table.id) from wrong
        if self.hub.has_other_nodes:
            self.elsewhere = await self.store.seen(self.table.id)
        self._public_card = faces.card(past, self.here(), {})
        if self.table.setup.delay:
            self._public = encode(faces.missed(past, None, None)) if past.curtain else None
            self.tell_table()
        self._show_spectators()

    def _read(self, lines: list[Line], until: float) -> Table:
        """Gives the table as it was at that moment, which is what spectators may see."""
        for line in lines:
            self.table.apply(line)
        if not lines or lines[-1].at <= until or not self.table.setup.delay:
            return self.table
        past = Table(self._row)
        for line in takewhile(lambda line: line.at <= until, lines):
            past.apply(line)
        return past

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
                entries = self._lines_of(wish)
                if not entries:
                    return
                rehearse(self.table, entries)
                await self._prepare(entries)
                if any(isinstance(entry, log.Started) for entry in entries):
                    await asyncio.to_thread(rehearse_start, self.table)
                now = time.time()
                lines = [Line(self.table.ply + place, now, entry) for place, entry in enumerate(entries)]
                try:
                    await self.store.append(self.table.id, lines)
                except PlyTaken:
                    RACES_LOST.inc()
                    await self._catch_up()
                    continue
                LINES_STORED.inc(len(lines))
                self._apply(lines)
                self.hub.tell(self.table.id, self.table.ply)
                break
            else:
                raise moves.Refused("table-busy")
        if any(isinstance(entry, SEEN_BY_ALL) for entry in entries) or self.table.status == OVER:
            await self._keep_summary(entries)

    def _lines_of(self, wish: Callable[[], list[AnyEntry]]) -> list[AnyEntry]:
        """Judging a wish asks the rules too."""
        try:
            return wish()
        except moves.Refused:
            raise
        except Exception as wrong:
            raise broken(self.table) from wrong

    async def _prepare(self, entries: Iterable[AnyEntry]) -> None:
        """A record that was brought is played again in a thread: it may be long."""
        if any(isinstance(entry, log.Started) for entry in entries):
            try:
                await asyncio.to_thread(self.table.prepare)
            except ValueError as wrong:
                raise moves.Refused("other-rules") from wrong
            except Exception as wrong:
                raise broken(self.table) from wrong

    async def _keep_summary(self, entries: Iterable[AnyEntry]) -> None:
        """What the lobby and people's lists of tables show."""
        for entry in entries:
            if isinstance(entry, log.Seated):
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

    def _apply(self, lines: list[Line]) -> None:
        for line in lines:
            self.table.apply(line)
            if isinstance(line.entry, log.Said | log.Signed):
                self._tell_spoken()
        if any(isinstance(line.entry, log.Seated) for line in lines):
            self._send_strangers_away()
        if any(isinstance(line.entry, SEEN_BY_ALL) for line in lines) or self.table.status == OVER:
            self.tell_table()
        if any(isinstance(line.entry, ABOUT_THE_GAME) for line in lines):
            self._tell_seats(fresh=any(isinstance(line.entry, log.Undone) for line in lines))
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
        """What a seat is told now; None if nothing changed for it, so that a message never tells that
        something happened which it may not know."""
        assert self.table.curtain is not None
        events = list(self.table.curtain.news(seat))
        state = faces.state(self.table, seat, [])
        bare = encode(state)
        if not events and not fresh and bare == self._last.get(seat):
            return None
        self._last[seat] = bare
        if fresh:
            return encode(msgspec.structs.replace(state, fresh=True, events=faces.story(self.table, seat)))
        return encode(msgspec.structs.replace(state, events=events)) if events else bare

    def greet(self, seat: int | None, since: int | None) -> bytes | None:
        """What somebody who comes (back) to a seat, or begins to watch, is shown; None if nothing may be yet."""
        if self.table.curtain is None:
            return None
        if seat is None and self.table.setup.delay:
            return self._public
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
        if self.table.curtain is None or not (self.table.setup.delay or any(one.watches for one in self.listeners)):
            return
        message = self._news(None, fresh)
        if message is not None:
            whole = encode(faces.missed(self.table, None, None)) if self.table.setup.delay else None
            self._tell_spectators(message, whole)

    def _tell_spectators(self, message: bytes, whole: bytes | None = None, card: TableCard | None = None) -> None:
        """Everybody without a seat is told the same, after the table's delay; `whole` or `card` is what those
        are shown who begin to watch from then on."""

        def tell() -> None:
            self._public = whole or self._public
            self._public_card = card or self._public_card
            for listener in self.listeners:
                if listener.watches:
                    listener.send(message)

        if self.table.setup.delay:
            asyncio.get_running_loop().call_later(self.table.setup.delay, tell)
        else:
            tell()

    def _tell_spoken(self) -> None:
        spoken = self.table.talk[-1]
        message = encode(faces.heard(spoken))
        for listener in self.listeners:
            if not listener.watches and talk.hears(self.table, listener.person, spoken):
                listener.send(message)
        if talk.hears(self.table, None, spoken):
            self._tell_spectators(message)

    def tell_table(self) -> None:
        card = self.card()
        for listener in self.listeners:
            if not listener.watches:
                listener.send(encode(TableChanged(self.table.seats_of(listener.person), card)))
        self._tell_spectators(encode(TableChanged([], card)), card=card)

    def heard_by(self, person: str | None) -> Iterator[Heard]:
        """What was said so far, for somebody who comes; None is a spectator."""
        until = time.time() - (self.table.setup.delay if person is None else 0.0)
        for spoken in self.table.talk:
            if spoken.at <= until and talk.hears(self.table, person, spoken):
                yield faces.heard(spoken)

    def card_for(self, listener: Listener) -> TableCard:
        return self.public_card() if listener.watches else self.card()

    def public_card(self) -> TableCard:
        """What somebody without a seat may see of the table, after its delay."""
        late = self._public_card if self.table.setup.delay else None
        return late or self.card()

    def card(self) -> TableCard:
        return faces.card(self.table, self.here(), self.away)

    # Coming and going

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
