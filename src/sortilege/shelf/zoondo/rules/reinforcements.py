"""Laying a Reinforcement. Rulebook: Jouer un renfort; ZOO-REI."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule3
from sortilege.kernel.sets import Seat, has, members
from sortilege.shelf.zoondo.battlefield import HAND, REINFORCEMENT, SIDE, Square
from sortilege.shelf.zoondo.components import CARDS, Card
from sortilege.shelf.zoondo.events import REINFORCEMENT_LAID
from sortilege.shelf.zoondo.state import Zoondo, with_number
from sortilege.shelf.zoondo.steps import CHOOSE_ACTION, LAY_REINFORCEMENT

NO_SUCH_REINFORCEMENT = Reason("no-such-reinforcement", "ZOO-REI-01", "ZOO-REI-03")
OUTSIDE_ZONE = Reason("outside-reinforcement-zone", "ZOO-REI-01", "ZOO-BRD-05")
SQUARE_TAKEN = Reason("reinforcement-square-taken", "ZOO-REI-01", "ZOO-R35")

LAYINGS: Final[list[list[int]]] = [
    LAY_REINFORCEMENT.each(seat, card, members(REINFORCEMENT[seat])) for seat in (0, 1) for card in range(len(CARDS))
]
"""By seat and card: laying it on each square of the row, from the a-file on."""


def can_lay(game: Zoondo, by: Seat) -> bool:
    return game.holds(HAND + by) and REINFORCEMENT[by] & game.free() != 0


def add_layings(game: Zoondo, options: Offer, by: Seat) -> None:
    """Each Reinforcement card in hand on each free square of the zone. ZOO-REI-01."""
    if not game.holds(HAND + by):
        return
    squares = members(REINFORCEMENT[by] & game.free())
    for card in game.faces(HAND + by):
        layings = LAYINGS[by * len(CARDS) + card]
        for square in squares:
            options.add(layings[square % SIDE])


class LayReinforcement(Rule3[Zoondo]):
    """A whole action: the card lies face down, and is a Zoon from then on. Everybody sees the square, not
    which of the cards in hand it was. ZOO-REI-02, ZOO-R35, ZOO-R56."""

    def run(self, game: Zoondo, by: Seat, card: Card, on: Square, /) -> None:
        game.mix(game.zones[HAND + by])
        game.move(game.find(HAND + by, card), HAND + by, on)
        game.stand(by, on)
        left = game.first_layings[by]
        if left:
            game.first_layings = with_number(game.first_layings, by, left - 1)
            game.progress = True
        game.tell(REINFORCEMENT_LAID, by, on)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, card: Card, on: Square, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_ACTION):
            return None
        if not game.count(HAND + seat, card):
            return NO_SUCH_REINFORCEMENT
        return SQUARE_TAKEN if has(REINFORCEMENT[seat], on) else OUTSIDE_ZONE


LAY_REINFORCEMENT.means(LayReinforcement())
