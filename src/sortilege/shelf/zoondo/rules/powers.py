"""What an Atout can do: when it may be played and what it then asks."""

from __future__ import annotations

from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.components import Atout
from sortilege.shelf.zoondo.state import Zoondo


class Power:
    def can_play(self, game: Zoondo, by: Seat, atout: Atout) -> bool:
        """At least one part of the effect can be carried out now. ZOO-ATO-11."""
        raise NotImplementedError

    def question(self, by: Seat, atout: Atout) -> StepNumber:
        """What it asks first; it depends on the Atout alone. ZOO-R54."""
        raise NotImplementedError

    def announce(self, game: Zoondo, by: Seat, atout: Atout) -> None:
        """What everybody learns from its being played."""
