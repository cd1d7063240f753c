"""Where a device keeps its tables: rows, and lines that are unique by ply. All of it is JSON, for whoever keeps it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from sortilege.server.table import entries
from sortilege.server.table.entries import LogLine
from sortilege.server.table.row import Row


class Drawer(Protocol):
    """What a browser's database has to do. When a call returns, it is done for good."""

    async def me(self) -> str:
        """Who plays here; empty if nobody has said so."""

    async def name(self, me: str) -> None: ...

    async def rows(self) -> list[str]:
        """Every table, the last to change first."""

    async def keep(self, table: str, row: str) -> None: ...

    async def lines(self, table: str, since: int) -> list[str]:
        """From a ply on, in order."""

    async def append(self, table: str, ply: int, lines: list[str]) -> bool:
        """All of them or none; false if another page of this device has written there."""

    async def clear(self) -> None: ...


class StoredLine(msgspec.Struct, frozen=True):
    ply: int
    at: float
    entry: str


def write(line: LogLine) -> str:
    return msgspec.json.encode(StoredLine(line.ply, line.at, entries.write(line.entry))).decode()


def read(text: str) -> LogLine:
    stored = msgspec.json.decode(text, type=StoredLine)
    return LogLine(stored.ply, stored.at, entries.read(stored.entry))


def write_row(row: Row) -> str:
    return msgspec.json.encode(row).decode()


def read_row(text: str) -> Row:
    return msgspec.json.decode(text, type=Row)
