"""What a sensible shopper of Diagon Alley thinks: how many turns are left, and what saves some.

A walk is counted shop by shop: what can be paid for on the way, where the bank pays, and back to the inn.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.sense import Sense
from sortilege.shelf.traverse.bot.deeds import DEEDS
from sortilege.shelf.traverse.bot.outlook import chances
from sortilege.shelf.traverse.bot.routes import turns_now
from sortilege.shelf.traverse.bot.shopper import Shopper
from sortilege.shelf.traverse.state import Traverse

POINTS_A_TURN: Final = 1.6


class TraverseSense(Sense[Traverse]):
    deeds = DEEDS
    patience = 14

    def scores(self, game: Traverse, seat: int, options: list[int]) -> list[float]:
        shopper = Shopper(game, seat)
        return [POINTS_A_TURN * (shopper.now - shopper.after(option)) for option in options]

    def prospects(self, game: Traverse) -> list[float]:
        """By the turns and cards each has left."""
        return chances(game, [turns_now(game, seat) for seat in range(game.seats)])
