"""The gallery of a table where spectators see everything later.

It reads the log a second time, so many seconds behind, and only while somebody is there to look: what waits is kept
once, as lines, whoever watches and however long the delay."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator

from sortilege.server.table import entries, faces, talk
from sortilege.server.table.entries import PLAYED_AGAIN, Changed, LogLine
from sortilege.server.table.row import Row
from sortilege.server.table.table import OVER, Table
from sortilege.server.table.wire import Heard, TableCard, TableChanged, encode

LOG = logging.getLogger(__name__)
LINGERS = 60.0
"""How many seconds it stays open after the last who looked."""
MOST_COMINGS = 500
"""How many comings and goings it remembers."""


class Gallery:
    def __init__(
        self,
        row: Row,
        delay: float,
        read: Callable[[], Awaitable[list[LogLine]]],
        tell: Callable[[bytes, str | None], bool],
    ) -> None:
        self._row = row
        self._delay = delay
        self._read = read
        self._tell = tell
        """Tells everybody who watches, but whoever does not read its speaker; whether anybody does."""
        self._past: Table | None = None
        self._to_come: deque[LogLine] | None = None
        """Lines that nobody here may see yet; None while it is closed."""
        self._here: dict[int, bool] = {}
        self._comings: deque[tuple[float, dict[int, bool]]] = deque(maxlen=MOST_COMINGS)
        self._last: faces.Shown | None = None
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._looked_at = 0.0

    async def open(self) -> Table:
        """The table as spectators may see it now."""
        async with self._lock:
            self._looked_at = time.monotonic()
            if self._past is None:
                self._to_come = deque()
                lines = await self._read()
                past = await asyncio.to_thread(self._read_until, lines, time.time() - self._delay)
                known = {line.ply for line in self._to_come}
                self._to_come.extendleft(
                    line for line in reversed(lines) if line.ply >= past.ply and line.ply not in known
                )
                self._past, self._last = past, None
                if past.curtain is not None:
                    self._news(fresh=False)
            await self._advance()
            self._wind_up()
            return self._past

    def _read_until(self, lines: list[LogLine], until: float) -> Table:
        past = Table(self._row)
        for line in lines:
            if line.at > until:
                break
            past.apply(line)
        return past

    def feed(self, lines: list[LogLine]) -> None:
        """Something was written."""
        if self._to_come is not None:
            next_ply = self._to_come[-1].ply + 1 if self._to_come else self._past.ply if self._past else 0
            self._to_come.extend(line for line in lines if line.ply >= next_ply)
            self._wind_up()

    def presence(self, here: dict[int, bool]) -> None:
        """Somebody came or went."""
        if here != (self._comings[-1][1] if self._comings else self._here):
            self._comings.append((time.time(), here))
            self._wind_up()

    async def card(self) -> TableCard:
        return self._card(await self.open())

    async def greet(self) -> tuple[TableCard, list[Heard], bytes | None]:
        """What somebody who begins to watch is shown: the card, what was said, and the game if it has begun."""
        past = await self.open()
        whole = None if past.curtain is None else encode(faces.missed(past, None, None))
        return self._card(past), list(self._heard(past)), whole

    def _heard(self, past: Table) -> Iterator[Heard]:
        return (faces.heard(spoken) for spoken in past.talk if talk.hears(past, None, spoken))

    def _card(self, past: Table) -> TableCard:
        return faces.card(past, self._here, {})

    def close(self) -> None:
        self._past = self._to_come = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Time passes

    def _wind_up(self) -> None:
        """Sets the timer to the first thing that may be seen, or to the end of waiting for somebody to look."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._past is None or self._to_come is None:
            return
        moments = [self._to_come[0].at] if self._to_come else []
        moments += [self._comings[0][0]] if self._comings else []
        wait = min(moments) + self._delay - time.time() if moments else LINGERS
        self._timer = asyncio.get_running_loop().call_later(min(max(0.0, wait), LINGERS), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on(), name="gallery")

    async def _go_on(self) -> None:
        async with self._lock:
            try:
                await self._advance()
            except Exception:
                LOG.exception("a gallery fell behind", extra={"table": self._row.id})
                self.close()
            self._wind_up()

    async def _advance(self) -> None:
        """Reads the lines whose moment has come, and tells whoever watches."""
        past, to_come = self._past, self._to_come
        if past is None or to_come is None:
            return
        until = time.time() - self._delay
        came = False
        while self._comings and self._comings[0][0] <= until:
            _, self._here = self._comings.popleft()
            came = True
        due: list[LogLine] = []
        while to_come and to_come[0].at <= until:
            due.append(to_come.popleft())
        for line in due:
            if isinstance(line.entry, PLAYED_AGAIN):
                await asyncio.to_thread(past.prepare, line.entry)
            past.apply(line)
            if isinstance(line.entry, entries.Said | entries.Signed) and talk.hears(past, None, past.talk[-1]):
                self._tell(encode(faces.heard(past.talk[-1])), past.chairs[line.entry.seat].person)
        changed = Changed.by(due)
        if came or changed.card or (due and past.status == OVER):
            self._tell(encode(TableChanged([], self._card(past))), None)
        if past.curtain is not None and changed.game:
            message = self._news(changed.fresh)
            if message is not None:
                self._tell(message, None)
        if self._tell(b"", None):
            self._looked_at = time.monotonic()
        elif time.monotonic() - self._looked_at >= LINGERS:
            self.close()

    def _news(self, fresh: bool) -> bytes | None:
        assert self._past is not None
        message, self._last = faces.news(self._past, None, fresh, self._last)
        return message
