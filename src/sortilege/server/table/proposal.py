"""What somebody proposes to the table, and who is for it."""

from __future__ import annotations

import msgspec


class Proposal(msgspec.Struct):
    """Something the table must agree on: everybody to take back or to end, most for the rest."""

    seat: int
    what: str
    about: int
    votes: dict[int, bool]

    def passes(self, people: list[int]) -> bool:
        for_it = sum(self.votes.get(seat, False) for seat in people)
        return for_it == len(people) if self.what in ("undo", "end") else 2 * for_it > len(people)

    def fails(self, people: list[int]) -> bool:
        against = sum(not self.votes.get(seat, True) for seat in people)
        return against > 0 if self.what in ("undo", "end") else 2 * against >= len(people)
