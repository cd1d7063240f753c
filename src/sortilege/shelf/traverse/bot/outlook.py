"""One look at the table: how many turns everybody has left, and how near to winning that is.

What was counted once is kept, since nothing changes while one looks.
"""

from __future__ import annotations

from math import exp, log

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat
from sortilege.shelf.traverse.bot.routes import Purse, passes_bank, purse_of, turns_left, turns_now
from sortilege.shelf.traverse.components import FULL_TRUNK, TAKE, Items
from sortilege.shelf.traverse.map import LEAKY, STEPS, Place, Shop
from sortilege.shelf.traverse.state import HAND, Traverse


def standing(game: Traverse, seat: Seat, turns: float) -> float:
    """By the turns and cards a seat has left; whose turn it is goes first. The weights fit 45,960 turns of 700 games
    of such players: the more they are, the more a turn counts."""
    seats = int(game.seats)
    behind = int((seat - game.turn) % game.seats) / seats if game.turn != NONE else 0.0
    hand = 0.17 * int(game.hand_size(seat)) + 0.3 * int(game.count(HAND + seat, TAKE))
    return hand - 0.18 * behind - (0.85 + 0.2 * seats) * log(turns + 1.0)


def chances(game: Traverse, turns: list[float]) -> list[float]:
    """Of everybody, by how each stands."""
    weights: list[float] = []
    total = 0.0
    for seat in range(game.seats):
        weight = exp(standing(game, seat, turns[seat]))
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


class Outlook:
    """What one seat sees."""

    def __init__(self, game: Traverse, seat: Seat) -> None:
        self.game = game
        self.seat: Seat = seat
        self.purse: Purse = purse_of(game, seat)
        self.trunk: Items = game.trunks[seat]
        self.now: float = turns_now(game, seat)
        """Turns left to oneself."""
        self.turns: list[float] = []
        """By seat: the turns left, once anybody has asked."""
        self.chances: list[float] = []
        """By seat, likewise."""

    def turns_of(self, seat: Seat) -> float:
        if not self.turns:
            for other in range(self.game.seats):
                self.turns.append(self.now if other == self.seat else turns_now(self.game, other))
        return self.turns[seat]

    def leader(self) -> Seat:
        """Of the others, the one with the fewest turns left."""
        best: i64 = -1
        least = 1.0e9
        for other in range(self.game.seats):
            if other != self.seat and self.turns_of(other) < least:
                least = self.turns_of(other)
                best = other
        return best

    def rivalry(self, on: Seat) -> float:
        """What a turn lost by another player is worth in turns of one's own: more if that player is near winning."""
        theirs = self.turns_of(on)
        if not self.chances:
            self.chances = chances(self.game, self.turns)
        return self.chances[on] / (1.0 - self.chances[self.seat]) * (self.now + 1.0) / (theirs + 1.0)

    def at(self, place: Place) -> float:
        """Put somewhere without walking."""
        return turns_left(self.game, self.seat, place, self.purse, self.trunk)

    def on_steps(self) -> float:
        return turns_left(self.game, self.seat, STEPS, passes_bank(self.purse), self.trunk)

    def is_home(self, shop: Shop) -> bool:
        """Whether entering a shop wins."""
        return shop == LEAKY and self.trunk == FULL_TRUNK
