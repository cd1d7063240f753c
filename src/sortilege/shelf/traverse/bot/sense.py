"""What a sensible shopper of Diagon Alley thinks: how many turns are left, and what saves some.

A walk is counted shop by shop: what can be paid for on the way, where the bank pays, and back to the inn.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.judgement import learned
from sortilege.kernel.sense import Sense
from sortilege.shelf.traverse.bot.deeds import DEEDS
from sortilege.shelf.traverse.bot.features import FEATURES, features
from sortilege.shelf.traverse.bot.outlook import chances
from sortilege.shelf.traverse.bot.routes import turns_now
from sortilege.shelf.traverse.bot.shopper import Shopper
from sortilege.shelf.traverse.components import BOOK
from sortilege.shelf.traverse.state import STANDARD, Traverse

POINTS_A_TURN: Final = 1.6


class TraverseSense(Sense[Traverse]):
    deeds = DEEDS
    patience = 14

    def __init__(self) -> None:
        self.judgements = learned(BOOK.game, FEATURES)

    def scores(self, game: Traverse, seat: int, options: list[int]) -> list[float]:
        shopper = Shopper(game, seat)
        return [POINTS_A_TURN * (shopper.now - shopper.after(option)) for option in options]

    def feature_names(self) -> list[str]:
        return FEATURES

    def features(self, game: Traverse, seat: int) -> list[float]:
        if game.mode != STANDARD:
            raise ValueError("mode: only the chances of the standard game are learned")
        return features(game, seat)

    def prospects(self, game: Traverse) -> list[float]:
        """By what was learned of the standard game, or where nothing was, by the turns and cards each has left."""
        judgement = self.judgements.of(game.seats) if game.mode == STANDARD else None
        if judgement is not None:
            return judgement.chances([features(game, seat) for seat in range(game.seats)])
        return chances(game, [turns_now(game, seat) for seat in range(game.seats)])
