"""What does not change during a game of Salem 1692: who sits where, how much is dealt, the options. SAL-SET."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.sets import Seats, below
from sortilege.shelf.salem.components import deal_of

SEATS_WITH_GHOSTS: Final = 4


def everybody_at(mode: str, players: int) -> int:
    """How many seats such a table has, ghosts included."""
    return SEATS_WITH_GHOSTS if mode == "ghost" else players


class Seating:
    def __init__(self, players: int, ghosts: bool, options: dict[str, bool | int | str]) -> None:
        seats = SEATS_WITH_GHOSTS if ghosts else players
        order = [0, 2, 1, 3] if ghosts and players == 2 else list(range(seats))
        self.ghosts: bool = ghosts
        self.seats: i64 = seats
        """Everyone at the table, ghosts included, who are numbered after the players."""
        self.everybody: Seats = below(seats)
        self.players: Seats = below(players)
        self.order: bytes = bytes(order)
        """Clockwise. SAL-GHOST-01, SAL-R69."""
        self.place: bytes = bytes([order.index(seat) for seat in range(seats)])
        """By seat: where it is in that order."""
        self.deal: list[int] = deal_of(seats, options.get("more_witches") is True)
        """How many Puritan, Witch and Constable cards there are."""
        self.row: i64 = sum(self.deal) // seats
        """How many Tryals each is dealt."""
        self.blind_conspiracy: bool = options["blind_conspiracy"] is True
        self.silent_death: bool = options["silent_death"] is True
        self.two_tryals: bool = options["two_tryals"] is True
        self.citizen_choice: bool = options.get("citizen_choice") is True
