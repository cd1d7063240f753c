"""All the tables of a device: opened once, read from its drawer when they are wanted."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec

from sortilege import Record
from sortilege.server.device.drawer import Drawer, read_row, write_row
from sortilege.server.device.driver import DeviceDriver
from sortilege.server.device.room import DeviceRoom
from sortilege.server.table import entries, moves
from sortilege.server.table.chair import Chair
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.handing import Arrival
from sortilege.server.table.http_records import Name
from sortilege.server.table.row import Row
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import OVER

ME = "me"
"""Whoever sits before the device; several people on its seats are one to it."""
PREFIX = "device-"
"""How the tables of a device are told from a server's."""


class NoSuchTable(LookupError):
    pass


class DeviceRooms:
    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self._rooms: dict[str, DeviceRoom] = {}
        self._drivers: dict[str, DeviceDriver] = {}
        self._opening = asyncio.Lock()

    async def me(self) -> Name | None:
        text = await self.drawer.me()
        return msgspec.json.decode(text, type=Name) if text else None

    async def rows(self) -> list[Row]:
        return [read_row(text) for text in await self.drawer.rows()]

    async def room(self, table: str) -> DeviceRoom:
        """Refused if it cannot be played on by these rules."""
        async with self._opening:
            if table not in self._rooms:
                row = next((row for row in await self.rows() if row.id == table), None)
                if row is None:
                    raise NoSuchTable(table)
                room = DeviceRoom(row, self.drawer)
                await room.load()
                self._rooms[table] = room
                self._drivers[table] = DeviceDriver(room)
                self._drivers[table].look()
        return self._rooms[table]

    async def open_table(
        self, setup: Setup, chairs: list[Chair] | None = None, record: str | None = None
    ) -> DeviceRoom:
        """A new table, where this person sits first unless the chairs of another say who sits where."""
        row = Row(
            id=PREFIX + secrets.token_urlsafe(12), code="", setup=msgspec.json.encode(setup).decode(),
            secret=secrets.token_hex(32), host=ME, listed=False, status="open", summary="{}", changed=time.time(),
        )  # fmt: skip
        await self.drawer.keep(row.id, write_row(row))
        room = await self.room(row.id)
        lines: list[AnyEntry] = [
            entries.Seated(seat, chair.person, chair.name, chair.bot)
            for seat, chair in enumerate(chairs or [])
            if not chair.is_free
        ]
        if record is not None:
            lines.append(entries.Brought(record))
        await room.do(lambda: lines)
        if chairs is None:
            name = await self.me()
            await room.do(lambda: moves.sit(room.table, ME, name.name if name else "", 0, ""))
        return room

    async def play_on(self, record: Record) -> DeviceRoom:
        """A new table where that game goes on; whoever brings a record has read it."""
        setup = Setup(record.game, record.seats, record.mode, record.options).checked()
        return await self.open_table(setup, record=record.without_receipt().text())

    async def take_over(self, came: Arrival) -> DeviceRoom:
        """A new table where a game of a server goes on, everybody on the seat they had."""
        me = await self.me()
        room = await self.open_table(came.setup, came.chairs(ME, me.name if me else ""), came.record)
        await room.do(lambda: moves.start(room.table, ME))
        return room

    async def rematch(self, room: DeviceRoom) -> DeviceRoom:
        table = room.table
        if table.status != OVER:
            raise moves.Refused("not-over")
        if table.rematch is None:
            new = await self.open_table(table.setup, table.chairs)
            await room.do(lambda: [] if table.rematch else [entries.Rematched(new.table.id)])
        assert table.rematch is not None
        return await self.room(table.rematch)

    def close(self) -> None:
        for driver in self._drivers.values():
            driver.stop()
        self._rooms, self._drivers = {}, {}
