"""Buying a school supply for the exact coins. TRA-BUY."""

from __future__ import annotations

from sortilege.kernel.rules import Rule1, Rule2
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.traverse.components import PRICES
from sortilege.shelf.traverse.events import ITEM_BOUGHT, TURN_ENDED
from sortilege.shelf.traverse.rules.conditions import objection_to_buying, purchases
from sortilege.shelf.traverse.rules.questions import OpenQuestion
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.steps import BUY, BUY_NOTHING, CHOOSE_PURCHASE


class Buy(Rule2[Traverse]):
    """The price goes to the bank, the item into the trunk, and the turn is over. TRA-BUY-02, TRA-BUY-07."""

    def run(self, game: Traverse, by: int, item: int, /) -> None:
        price = PRICES[item]
        for coin in range(3):
            for _ in range(price[coin]):
                game.move_coin(coin, by, game.seats)
        game.stock[item] -= 1
        game.trunks[by] |= 1 << item
        game.tell(ITEM_BOUGHT, by, item, game.stock[item])
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return objection_to_buying(game, seat, argument(step, 1)) if argument(step, 0) == seat else None


class ChoosePurchase(OpenQuestion):
    """Whoever came in by a Back door, or used junior Floo powder, may buy once; nothing else is left of
    the turn. TRA-D20, TRA-R31, TRA-R49."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [BUY_NOTHING(by), *purchases(game, by)]

    def default(self, game: Traverse, step: int) -> int:
        return BUY_NOTHING(argument(step, 0))


class BuyNothing(Rule1[Traverse]):
    """Buying is never compulsory. TRA-D20."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.tell(TURN_ENDED, by)


BUY.means(Buy())
CHOOSE_PURCHASE.means(ChoosePurchase())
BUY_NOTHING.means(BuyNothing())
