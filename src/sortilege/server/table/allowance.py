"""What a log takes of each seat that is no choice of the game: nobody can use up what others need."""

from __future__ import annotations

from sortilege.server.table import entries
from sortilege.server.table.chair import Chair
from sortilege.server.table.entries import AnyEntry

NOBODYS = -1
"""Stands for whoever has no seat: the table itself, and a Moderator from the start."""


class Besides:
    """How many such lines there are, by the seat that caused them. Playing needs what it needs, and talk has a limit of
    its own."""

    def __init__(self) -> None:
        self._by_seat: dict[int, int] = {}

    def of(self, seat: int) -> int:
        return self._by_seat.get(seat, 0)

    def count(self, entry: AnyEntry, chairs: list[Chair], begins: int | None) -> None:
        """`begins` is the seat that begins, as far as was said before."""
        kind = type(entry)
        if kind is entries.Started:  # what was done until it begins is done
            self._by_seat = {}
        if kind not in entries.COUNTED_ELSEWHERE:
            seat = _whose(entry, chairs, begins)
            self._by_seat[seat] = self.of(seat) + 1

    @property
    def all(self) -> int:
        return sum(self._by_seat.values())


def _whose(entry: AnyEntry, chairs: list[Chair], begins: int | None) -> int:
    match entry:
        case entries.Muted(person=person):
            seats = [seat for seat, chair in enumerate(chairs) if chair.person == person]
            return seats[0] if seats else NOBODYS
        case entries.Begins(seat=None):
            return NOBODYS if begins is None else begins
    seat = getattr(entry, "seat", None)
    return NOBODYS if seat is None else int(seat)
