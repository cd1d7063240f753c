"""The Damage cards, which nothing cancels. TRA-CARD-02, TRA-CARD-09, TRA-RETURN, TRA-R45."""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.rules import RANDOM_STEP, Question1, Rule1, Rule2
from sortilege.kernel.sets import Seat, minus, only
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber, argument
from sortilege.shelf.traverse.components import (
    EMPTY_TRUNK,
    KINDS_OF_COIN,
    NIFFLER,
    PIXIES,
    RETURN,
    Card,
    Coin,
    Item,
)
from sortilege.shelf.traverse.events import (
    COIN_LOST,
    ITEM_RETURNED,
    NOTHING_LOST,
    SPELL_LOST,
    TURN_TO_BE_MISSED,
)
from sortilege.shelf.traverse.rules.hats import exile
from sortilege.shelf.traverse.state import DRAWN, HAND, Traverse
from sortilege.shelf.traverse.steps import (
    CHOOSE_COIN_TO_LOSE,
    CHOOSE_ITEM_TO_RETURN,
    CHOOSE_SPELL_TO_LOSE,
    LOSE_COIN,
    LOSE_SPELL,
    MISS_NEXT_TURN,
    PUT_AWAY_CARD,
    RETURN_ITEM,
    SUFFER_EXILE,
)


class SufferExile(Rule1[Traverse]):
    """Through the next Gate, and the turn is over; a second card is not played. D-EXILE, TRA-EXILE-02,
    TRA-R12, TRA-R15."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        exile(game, by)
        game.cut_turn_short()
        if game.holds(DRAWN):
            game.then(PUT_AWAY_CARD.of(by))


class ChooseItemToReturn(Question1[Traverse]):
    """One item of one's own trunk. D-RETURN, TRA-D16."""

    def put(self, game: Traverse, question: StepNumber) -> None:
        by = argument(question, 0)
        if game.trunks[by] != EMPTY_TRUNK:
            game.ask_unless_forced(question)
        else:
            game.tell(NOTHING_LOST, by, RETURN)

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add_all(RETURN_ITEM.each(by, game.items_of(by)))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class ReturnItem(Rule2[Traverse]):
    """Back to the shop that sells it, wherever it came from. TRA-RETURN-02, TRA-R55."""

    def run(self, game: Traverse, by: Seat, item: Item, /) -> None:
        game.trunks[by] = minus(game.trunks[by], item)
        game.stock[item] += 1
        game.tell(ITEM_RETURNED, by, item)


class ChooseCoinToLose(Question1[Traverse]):
    """One coin of one's own. D-NIFFLER, TRA-D17."""

    def put(self, game: Traverse, question: StepNumber) -> None:
        by = argument(question, 0)
        if game.has_coins(by):
            game.ask_unless_forced(question)
        else:
            game.tell(NOTHING_LOST, by, NIFFLER)

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        for coin in range(KINDS_OF_COIN):
            if game.coins_of(by, coin):
                options.add(LOSE_COIN.of(by, coin))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class LoseCoin(Rule2[Traverse]):
    """The coin goes to the bank. D-NIFFLER, TRA-R39."""

    def run(self, game: Traverse, by: Seat, coin: Coin, /) -> None:
        game.move_coin(coin, by, game.seats)
        game.tell(COIN_LOST, by, coin)


class ChooseSpellToLose(Question1[Traverse]):
    """One Spell of one's own hand; a single card is lost without asking. D-PIXIES, TRA-D18, TRA-R58."""

    def put(self, game: Traverse, question: StepNumber) -> None:
        by = argument(question, 0)
        if game.hand_size(by) > 1:
            game.ask(question)
        elif game.hand_size(by) == 1:
            game.then(LOSE_SPELL.of(by, game.last_drawn(by)))
        else:
            game.tell(NOTHING_LOST, by, PIXIES)

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add_all(LOSE_SPELL.each(by, game.faces(HAND + by)))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class LoseSpell(Rule2[Traverse]):
    """Face down under the pile, after the pixies themselves. D-PIXIES, TRA-R37."""

    def run(self, game: Traverse, by: Seat, card: Card, /) -> None:
        game.hide_under_pile(by, card)
        game.tell(SPELL_LOST, by, secret(card, only(by)))


class MissNextTurn(Rule1[Traverse]):
    """This turn goes on; several cards add up. D-SIGNING, TRA-R41."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.misses[by] += 1
        game.tell(TURN_TO_BE_MISSED, by)


SUFFER_EXILE.means(SufferExile())
CHOOSE_ITEM_TO_RETURN.asks(ChooseItemToReturn())
RETURN_ITEM.means(ReturnItem())
CHOOSE_COIN_TO_LOSE.asks(ChooseCoinToLose())
LOSE_COIN.means(LoseCoin())
CHOOSE_SPELL_TO_LOSE.asks(ChooseSpellToLose())
LOSE_SPELL.means(LoseSpell())
MISS_NEXT_TURN.means(MissNextTurn())
