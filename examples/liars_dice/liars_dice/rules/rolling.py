"""Rolling: everybody shakes at once, and looks under their own cup only."""

from __future__ import annotations

from liars_dice.components import NO_BID
from liars_dice.events import DICE_ROLLED, DIE_SEEN
from liars_dice.state import FIRST_CUP, LiarsDice
from liars_dice.steps import CHOOSE_BID, ROLL_DICE
from sortilege.kernel.native import i64
from sortilege.kernel.rules import Rule1
from sortilege.kernel.sets import Seat, only


class RollDice(Rule1[LiarsDice]):
    """LIA-DIE-01 LIA-RND-01"""

    def run(self, game: LiarsDice, first: Seat, /) -> None:
        game.bid = NO_BID
        game.rounds += 1
        game.tell(DICE_ROLLED, first, game.dice)
        for seat in range(game.seats):
            game.said[seat] = NO_BID
            roll(game, seat)
        game.then(CHOOSE_BID.of(first))


def roll(game: LiarsDice, seat: Seat) -> None:
    """New faces under a cup, known to its owner alone."""
    cup = game.zones[FIRST_CUP + seat]
    for place in range(len(cup)):
        die: i64 = cup[place]
        face = game.roll_one()
        game.change_face(die, face)
        game.know_only(die, only(seat))
        game.tell_only(only(seat), DIE_SEEN, seat, face)


ROLL_DICE.means(RollDice())
