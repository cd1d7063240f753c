"""Manners: simple ways of playing that a game declares beside its own sense, for bots to be measured against."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from sortilege.kernel.overlay import Overlay
from sortilege.kernel.sense import G, Sense

EITHER_SIDE: Final = -1
SEATINGS: Final = ("mixed", "same", "sides")
"""All at one table, in every seat; each alone with itself; a bot for each team dealt."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Manner(Generic[G]):
    """A liking for some options, on top of what the game's own sense thinks of them."""

    side: int = EITHER_SIDE
    """Where teams are dealt: the one it is a manner of; the others play as ever."""

    def liking(self, game: G, seat: int, option: int) -> float:
        """How many points it adds to an option."""
        return 0.0


class Mannered(Overlay):
    """A sense with a manner: other seats are thought of as ever."""

    def __init__(self, sense: Sense[Any], manner: Manner[Any], seat: int) -> None:
        super().__init__(sense.unvaried(), seat)
        self.manner = manner

    def recall(self, game: Any, seat: int) -> Sense[Any]:
        return Mannered(self.sense.recall(game, seat), self.manner, self.seat)

    def scores(self, game: Any, seat: int, options: list[int]) -> list[float]:
        scores = self.sense.scores(game, seat, options)
        side = self.manner.side
        if seat != self.seat or (side != EITHER_SIDE and side != self.sense.side(game, seat)):
            return scores
        return [scores[index] + self.manner.liking(game, seat, option) for index, option in enumerate(options)]


class Rivals:
    """Whom a game's bots are measured against, and at which tables."""

    def __init__(
        self,
        manners: Mapping[str, Manner[Any]] | None = None,
        *,
        mode: str | None = None,
        seats: int | None = None,
        seatings: Mapping[str, str] | None = None,
    ) -> None:
        self.manners: dict[str, Manner[Any]] = dict(manners or {})
        """By name."""
        self.mode = mode
        """The mode that says most about bots; None for the first."""
        self.seats = seats
        """How many play; None for as few as the mode allows."""
        self.seatings: dict[str, str] = dict(seatings or {})
        """By mode, where not all play against each other at one table: `same` for a team of all, `sides` for teams
        that are dealt."""
