"""What does not change during a game of Salem 1692: who sits where, what was dealt, the options. SAL-SET."""

from __future__ import annotations

from typing import Final

from sortilege.shelf.salem.components import deal_of

SEATS_WITH_GHOSTS: Final = 4


class Table:
    """What does not change during a game."""

    def __init__(self, players: int, ghosts: bool, options: dict[str, bool | int | str]) -> None:
        self.ghosts = ghosts
        self.seats = SEATS_WITH_GHOSTS if ghosts else players
        """Everyone at the table, ghosts included, who are numbered after the players."""
        self.order: list[int] = [0, 2, 1, 3] if ghosts and players == 2 else list(range(self.seats))
        """Clockwise. SAL-GHOST-01, SAL-R69."""
        self.place: list[int] = [self.order.index(seat) for seat in range(self.seats)]
        self.players = (1 << players) - 1
        self.deal: list[int] = deal_of(self.seats, options.get("more_witches") is True)
        self.row = sum(self.deal) // self.seats
        self.blind_conspiracy = options["blind_conspiracy"] is True
        self.silent_death = options["silent_death"] is True
        self.two_tryals = options["two_tryals"] is True
        self.citizen_choice = options.get("citizen_choice") is True
