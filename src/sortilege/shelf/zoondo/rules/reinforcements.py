"""Laying a Reinforcement. Rulebook: Jouer un renfort; ZOO-REI."""

from __future__ import annotations

from sortilege.kernel.rules import Rule3
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.zoondo.battlefield import REINFORCEMENT, squares_of
from sortilege.shelf.zoondo.events import REINFORCEMENT_LAID
from sortilege.shelf.zoondo.knowledge.worlds import HAND
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import CHOOSE_ACTION, LAY_REINFORCEMENT

NO_SUCH_REINFORCEMENT = Reason("no-such-reinforcement", "ZOO-REI-01", "ZOO-REI-03")
OUTSIDE_ZONE = Reason("outside-reinforcement-zone", "ZOO-REI-01", "ZOO-BRD-05")
SQUARE_TAKEN = Reason("reinforcement-square-taken", "ZOO-REI-01", "ZOO-R35")


def layable(game: Zoondo, by: int) -> list[int]:
    """Each Reinforcement card in hand on each free square of the zone. ZOO-REI-01."""
    if not game.zones[HAND + by]:
        return []
    squares = squares_of(REINFORCEMENT[by] & game.free())
    return [step for card in game.faces(HAND + by) for step in LAY_REINFORCEMENT.for_each(squares, by, card)]


class LayReinforcement(Rule3[Zoondo]):
    """A whole action: the card lies face down, and is a Zoon from then on. Everybody sees the square, not
    which of the cards in hand it was. ZOO-REI-02, ZOO-R35, ZOO-R56."""

    def run(self, game: Zoondo, by: int, card: int, on: int, /) -> None:
        game.mix(game.zones[HAND + by])
        piece = game.find(HAND + by, card)
        game.move(piece, HAND + by, on)
        game.armies[by] |= 1 << on
        if game.fresh[by]:
            game.fresh[by] -= 1
            game.progress = True
        game.tell(REINFORCEMENT_LAID, by, on)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        if not game.is_answer(seat, step, CHOOSE_ACTION):
            return None
        if argument(step, 1) not in game.faces(HAND + seat):
            return NO_SUCH_REINFORCEMENT
        return SQUARE_TAKEN if REINFORCEMENT[seat] >> argument(step, 2) & 1 else OUTSIDE_ZONE


LAY_REINFORCEMENT.means(LayReinforcement())
