"""A table on a device: whatever is wished becomes lines, which are kept first, then applied, then told.

Another page of the same device may write too: whoever comes second reads what it missed, and tries again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from sortilege import Match
from sortilege.server.device.drawer import Drawer, read, write, write_row
from sortilege.server.table import entries, faces
from sortilege.server.table.audience import Audience
from sortilege.server.table.entries import SEEN_BY_ALL, AnyEntry, Changed, LogLine
from sortilege.server.table.moves import RULES_BROKE, Refused
from sortilege.server.table.rehearsal import rehearse, rehearse_start
from sortilege.server.table.row import Row
from sortilege.server.table.table import OVER, OtherRevision, Table
from sortilege.server.table.wire import TableCard

TRIES = 10


class DeviceRoom:
    def __init__(self, row: Row, drawer: Drawer) -> None:
        self.row = row
        self.drawer = drawer
        self.table = Table(row)
        self.audience = Audience(self.table)
        self.lock = asyncio.Lock()
        self.changed: Callable[[], None] = lambda: None
        """Called after anything happened: the driver looks who must move."""

    async def load(self) -> None:
        """Refused if what was kept cannot be played again by these rules."""
        try:
            for text in await self.drawer.lines(self.table.id, 0):
                self.table.apply(read(text))
        except OtherRevision as wrong:
            raise Refused("other-rules") from wrong
        except (ValueError, msgspec.MsgspecError) as wrong:
            raise Refused("table-damaged") from wrong

    async def do(self, wish: Callable[[], list[AnyEntry]]) -> None:
        """Carries out a wish, or says by Refused why not; when this returns its lines are kept."""
        async with self.lock:
            for _ in range(TRIES):
                written = self._judged(wish)
                if not written:
                    return
                rehearsed = rehearse(self.table, written)
                if any(isinstance(entry, entries.Started) for entry in written):
                    self._prepare(written)
                now = time.time()
                lines = [LogLine(self.table.ply + place, now, entry) for place, entry in enumerate(written)]
                if await self.drawer.append(self.table.id, self.table.ply, list(map(write, lines))):
                    self._apply(lines, rehearsed)
                    await self._keep_row(written)
                    return
                await self._catch_up()
        raise Refused("table-busy")

    def _judged(self, wish: Callable[[], list[AnyEntry]]) -> list[AnyEntry]:
        """Judging a wish asks the rules too, and rules may break."""
        try:
            return wish()
        except Refused:
            raise
        except Exception as wrong:
            raise Refused(RULES_BROKE) from wrong

    def _prepare(self, written: list[AnyEntry]) -> None:
        """A record that was brought must be one of these rules before its line is kept."""
        try:
            for entry in written:
                self.table.prepare(entry)
        except ValueError as wrong:
            raise Refused("other-rules") from wrong
        rehearse_start(self.table)

    async def _catch_up(self) -> None:
        for text in await self.drawer.lines(self.table.id, self.table.ply):
            self._apply([read(text)], None)

    def _apply(self, lines: list[LogLine], rehearsed: Match | None) -> None:
        for line in lines:
            self.table.apply(line, rehearsed if isinstance(line.entry, entries.Chosen) else None)
            if isinstance(line.entry, entries.Said | entries.Signed):
                self.audience.tell_spoken(self.table.talk[-1])
        changed = Changed.by(lines)
        if changed.seats:
            self.audience.seats_changed()
        if changed.card or self.table.status == OVER:
            self.audience.tell_card(self.card())
        if changed.game:
            self.audience.show(changed.fresh)
        self.changed()

    async def _keep_row(self, written: list[AnyEntry]) -> None:
        """What the list of this device's tables shows."""
        if {type(entry) for entry in written}.isdisjoint(SEEN_BY_ALL) and self.table.status != OVER:
            return
        summary = msgspec.json.encode(self.card()).decode()
        self.row = msgspec.structs.replace(self.row, status=self.table.status, summary=summary, changed=time.time())
        await self.drawer.keep(self.table.id, write_row(self.row))

    def here(self) -> dict[int, bool]:
        """Everybody who plays here sits before this device."""
        return {seat: chair.person is not None for seat, chair in enumerate(self.table.chairs)}

    def card(self) -> TableCard:
        return faces.card(self.table, self.here(), {})
