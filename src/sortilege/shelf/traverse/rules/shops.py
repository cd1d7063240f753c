"""Buying a school supply for the exact coins. TRA-BUY."""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2
from sortilege.kernel.sets import Seat, plus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.components import KINDS_OF_COIN, PRICE, Item
from sortilege.shelf.traverse.events import ITEM_BOUGHT, TURN_ENDED
from sortilege.shelf.traverse.rules.conditions import may_buy, objection_to_buying, offer_purchase
from sortilege.shelf.traverse.rules.questions import Alternative
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.steps import BUY, BUY_NOTHING, CHOOSE_PURCHASE


class Buy(Rule2[Traverse]):
    """The price goes to the bank, the item into the trunk, and the turn is over. TRA-BUY-02, TRA-BUY-07."""

    def run(self, game: Traverse, by: Seat, item: Item, /) -> None:
        bank = game.seats
        for coin in range(KINDS_OF_COIN):
            for _ in range(PRICE[KINDS_OF_COIN * item + coin]):
                game.move_coin(coin, by, bank)
        game.stock[item] -= 1
        game.trunks[by] = plus(game.trunks[by], item)
        game.tell(ITEM_BOUGHT, by, item, game.stock[item])
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: Seat, by: Seat, item: Item, /) -> Reason | None:
        return objection_to_buying(game, by, item)


class ChoosePurchase(Alternative):
    """Whoever came in by a Back door, or used junior Floo powder, may buy once; nothing else is left of
    the turn. TRA-D20, TRA-R31, TRA-R49."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add(BUY_NOTHING.of(by))
        offer_purchase(game, options, by)

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return BUY_NOTHING.of(by)

    def has_more(self, game: Traverse, by: Seat) -> bool:
        return may_buy(game, by)


class BuyNothing(Rule1[Traverse]):
    """Buying is never compulsory. TRA-D20."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.tell(TURN_ENDED, by)


BUY.means(Buy())
CHOOSE_PURCHASE.asks(ChoosePurchase())
BUY_NOTHING.means(BuyNothing())
