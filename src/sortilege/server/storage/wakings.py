"""Which tables the database says already should be looked at soon: not every move need say so again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from sortilege.server.storage.statements import NOTE, WAKE_SOON
from sortilege.server.storage.writer import Change, Writer

SOON = 15.0
"""A table that was just written to is looked at again after so many seconds, come what may."""
AT_LEAST = 5.0
"""It need not be told anew while this will happen no sooner than in so many seconds."""
TOGETHER = 5.0
"""Whoever tells it of one table tells it of those too of which it would have to be told within so many seconds: most
groups of moves are then one statement, and one trip to the database."""
TOGETHER_EVERY = 1.0
MOST_TOGETHER = 500
MOST_KNOWN = 20_000


class Wakings:
    def __init__(self, writer: Writer, may_be_elsewhere: Callable[[str], bool]) -> None:
        self._writer = writer
        self._may_be_elsewhere = may_be_elsewhere
        """Whether another node may write to a table too."""
        self._looked_at: dict[str, float] = {}
        """By table: when it will be looked at, as it was written last."""
        self._noted: set[str] = set()
        """Tables that were noted since they were written to."""
        self._gathered_at = 0.0

    def noted(self, table: str) -> None:
        """A note of it will be written. If one that was made before waits no longer, that one has been."""
        if table in self._noted and not self._writer.has_note(table, NOTE):
            self._looked_at.pop(table, None)
        if len(self._noted) > MOST_KNOWN:
            self._looked_at, self._noted = {}, set()
        self._noted.add(table)

    def to_tell(self, table: str, at: float) -> list[str]:
        """The tables of which the database is told when a line of one is written."""
        return [] if self._will_be_looked_at(table, at) else [table, *self._others_to_tell(at)]

    def telling(self, tables: list[str], at: float) -> Change:
        return WAKE_SOON, [{"table": table, "soon": at + SOON, "now": at} for table in tables]

    def told(self, tables: list[str], at: float) -> None:
        """That is written."""
        self._looked_at.update(dict.fromkeys(tables, at + SOON))

    def _will_be_looked_at(self, table: str, at: float) -> bool:
        """Whether what was written before says so, and soon enough: then each move need not say it again. Not if
        others write it too, or if a note has taken its place."""
        note_took_its_place = not self._writer.forget_note(table, NOTE)
        before = self._looked_at.pop(table, 0.0)
        self._noted.discard(table)
        if note_took_its_place or self._may_be_elsewhere(table) or not AT_LEAST <= before - at <= SOON:
            return False
        if len(self._looked_at) > MOST_KNOWN:
            self._looked_at = {}
        self._looked_at[table] = before
        return True

    def _others_to_tell(self, at: float) -> list[str]:
        """Those where something happened just now, for a note of it waits, and which must be told of before long."""
        if 0.0 <= at - self._gathered_at < TOGETHER_EVERY:
            return []
        self._gathered_at = at
        others = (
            table
            for table, until in self._looked_at.items()
            if until - at < AT_LEAST + TOGETHER
            and self._writer.has_note(table, NOTE)
            and not self._may_be_elsewhere(table)
        )
        return list(islice(others, MOST_TOGETHER))
