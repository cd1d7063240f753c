"""A finished table from the lines of its log alone, for its record: that can be had for ever, even after the rules
have changed so that the game can no longer be played again."""

from __future__ import annotations

from msgspec import structs

import sortilege
from sortilege import Receipt, Record
from sortilege.kernel.record import Choice
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.row import Row
from sortilege.server.table.table import OVER, Table


class ArchivedTable(Table):
    """Knows who sat where and what was chosen, and nothing of the game."""

    def __init__(self, row: Row, lines: list[LogLine]) -> None:
        super().__init__(row)
        self._revision = 0
        self._chosen: list[Choice] = []
        self._last_choice = 0.0
        for line in lines:
            self.apply(line)
        self.status = OVER
        self.over_since = self.over_since or self._last_choice

    def _read(self, entry: AnyEntry, line: LogLine) -> None:
        match entry:
            case entries.Started(revision):
                self._revision = revision
                if self.brought is not None:
                    self._chosen = list(Record.parse(self.brought).lines)
            case entries.Chosen():
                self._chosen.append(entry.choice)
                self._last_choice = line.at
            case entries.Undone(_, to):
                del self._chosen[to:]
            case entries.Seated() | entries.Readied() | entries.Begins() | entries.Brought() | entries.Ended():
                super()._read(entry, line)
            case _:
                pass

    def record(self) -> Record:
        chosen = tuple(self._chosen)
        if self.brought is not None:
            return structs.replace(Record.parse(self.brought).without_receipt(), lines=chosen)
        setup = self.setup
        key = Receipt.derive(bytes.fromhex(self.secret), self.receipt.entropy)
        options, starter = dict(setup.options), self.starter
        if starter is not None and self.begins is not None:
            options[starter.name] = self.begins
        if setup.game in sortilege.games():
            options = sortilege.ruleset(setup.game).recorded(options)
        return Record(
            setup.game, self._revision, setup.mode or "", setup.seats, options, key.hex(), chosen, self.receipt
        )
