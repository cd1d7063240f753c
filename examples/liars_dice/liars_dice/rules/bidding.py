"""Bidding: say more than was said before, or do not believe it."""

from __future__ import annotations

from liars_dice.components import NO_BID, bid_of, face_of, many_of
from liars_dice.events import BID_RAISED
from liars_dice.state import LiarsDice
from liars_dice.steps import CALL_LIAR, CHOOSE_BID, RAISE_BID
from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.pieces import Face
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule3
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber

NO_SUCH_BID = Reason("no-such-bid", "LIA-BID-01")
TOO_LOW = Reason("too-low", "LIA-BID-02")
TOO_MANY = Reason("too-many", "LIA-BID-03")


class ChooseBid(Question1[LiarsDice]):
    """LIA-BID-01 LIA-BID-02 LIA-BID-03 LIA-CAL-01"""

    def offer(self, game: LiarsDice, options: Offer, by: Seat, /) -> None:
        for bid in range(game.bid + 1, game.highest_bid() + 1):
            if game.has_face(face_of(bid)):
                options.add(RAISE_BID.of(by, many_of(bid), face_of(bid)))
        if game.bid != NO_BID:
            options.add(CALL_LIAR.of(by))

    def default(self, game: LiarsDice, by: Seat, /) -> StepNumber:
        """The clock bids as little as it can, and doubts only the highest bid."""
        return game.offered(CHOOSE_BID.of(by)).at(0)


class RaiseBid(Rule3[LiarsDice]):
    def run(self, game: LiarsDice, by: Seat, many: i64, face: Face, /) -> None:
        game.bid = bid_of(many, face)
        game.bidder = by
        game.said[by] = game.bid
        game.tell(BID_RAISED, by, many, face)
        game.then(CHOOSE_BID.of(game.next_with_dice(by)))

    def refuse(self, game: LiarsDice, seat: Seat, by: Seat, many: i64, face: Face, /) -> Reason | None:
        if many == 0 or many == NONE or face == NONE or not game.has_face(face):
            return NO_SUCH_BID
        return TOO_MANY if many > game.dice else TOO_LOW


CHOOSE_BID.asks(ChooseBid())
RAISE_BID.means(RaiseBid())
