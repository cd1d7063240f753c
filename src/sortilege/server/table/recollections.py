"""What the bots of one table remember, each for itself, and which of them may think on while others are asked.

A seat that changed hands remembers nothing, nor does one whose past was taken back.
"""

from __future__ import annotations

from sortilege.bots.ladder import SEARCHING
from sortilege.bots.memory import Kept
from sortilege.bots.pondering import may_ponder
from sortilege.server.table.driving import hides_thoughts
from sortilege.server.table.table import PLAYING, Table

THINK_ON = (*SEARCHING, "master")
"""The levels that search, and so may think on."""


class Recollections:
    def __init__(self) -> None:
        self._kept: dict[int, Kept] = {}
        self._whence: dict[int, tuple[str | None, int]] = {}
        """By seat: who thought it, and in which game so far."""

    def at(self, table: Table) -> dict[int, Kept]:
        """By seat, what is still true at the table: to be read, and to be written to."""
        for seat, kept in list(self._kept.items()):
            if self._whence.get(seat) != whence(table, seat, kept):
                del self._kept[seat]
        return self._kept

    def hold(self, table: Table, seat: int) -> None:
        """What a seat remembers now comes from this game, and from whoever plays there now."""
        kept = self._kept.get(seat)
        if kept is not None:
            self._whence[seat] = whence(table, seat, kept)

    def clear(self) -> None:
        self._kept.clear()
        self._whence.clear()


def whence(table: Table, seat: int, kept: Kept) -> tuple[str | None, int]:
    match = table.match
    past = match.choices[: kept[1]] if match is not None else []
    return table.chairs[seat].thinker, hash(tuple(past))


def who_may_think_on(table: Table) -> list[int]:
    """The seats of bots that search and are not asked. Nobody while answers are given unseen: how long others wait
    for theirs must tell nothing."""
    match = table.match
    if match is None or table.status != PLAYING or table.paused or hides_thoughts(table):
        return []
    return [seat for seat, chair in enumerate(table.chairs) if chair.thinker in THINK_ON and may_ponder(match, seat)]
