"""For whom a table waits: what a seat may know of itself, and what everybody may know."""

from __future__ import annotations

from typing import NamedTuple

from sortilege.kernel.sets import group_of, has
from sortilege.server.table.answering import answer_for, question_of
from sortilege.server.table.table import PLAYING, Table


class Awaited(NamedTuple):
    asked: int
    """The seats that have something to answer themselves. Only its own is a seat's to know while answers are
    given unseen."""
    unseen: bool
    """Answers are given unseen, or everybody works on something of their own: nobody learns who is ready."""

    def asks(self, seats: list[int]) -> bool:
        """Whether somebody who has these seats has something to do."""
        return any(has(self.asked, seat) for seat in seats)

    def for_everybody(self, seats: int) -> list[int] | None:
        """The seats for which everybody sees the table wait; None is all of them."""
        return None if self.unseen else [seat for seat in range(seats) if has(self.asked, seat)]


NOBODY = Awaited(0, False)


def awaited(table: Table) -> Awaited:
    """What a table waits for now; nobody is waited for while it is paused."""
    curtain = table.curtain
    if curtain is None or table.status != PLAYING or table.paused:
        return NOBODY
    if not curtain.window_is_open:
        match = curtain.match  # what a seat leaves to the table is its own business, so all who are asked count
        return Awaited(group_of([ask.seat for ask in match.asks]), match.is_sealed or match.is_side_by_side)
    seats = range(len(table.chairs))
    asked = [seat for seat in seats if question_of(curtain.shown(seat), seat) and answer_for(table, seat) is None]
    return Awaited(group_of(asked), True)
