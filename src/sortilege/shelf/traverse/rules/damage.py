"""The Damage cards, which nothing cancels. TRA-CARD-02, TRA-CARD-09, TRA-RETURN, TRA-R45."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Rule1, Rule2
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import RANDOM_STEP, argument
from sortilege.shelf.traverse.components import NIFFLER, PIXIES, RETURN
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

    def run(self, game: Traverse, by: int, /) -> None:
        exile(game, by)
        game.cut_turn_short()
        if game.zones[DRAWN]:
            game.then(PUT_AWAY_CARD(by))


class ChooseItemToReturn(Question1[Traverse]):
    """One item of one's own trunk. D-RETURN, TRA-D16."""

    def perform(self, game: Traverse, step: int) -> None:
        if game.trunks[argument(step, 0)]:
            game.ask_unless_forced(step)
        else:
            game.tell(NOTHING_LOST, argument(step, 0), RETURN)

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return RETURN_ITEM.for_each(game.items_of(by), by)

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class ReturnItem(Rule2[Traverse]):
    """Back to the shop that sells it, wherever it came from. TRA-RETURN-02, TRA-R55."""

    def run(self, game: Traverse, by: int, item: int, /) -> None:
        game.trunks[by] &= ~(1 << item)
        game.stock[item] += 1
        game.tell(ITEM_RETURNED, by, item)


class ChooseCoinToLose(Question1[Traverse]):
    """One coin of one's own. D-NIFFLER, TRA-D17."""

    def perform(self, game: Traverse, step: int) -> None:
        if game.coin_kinds(argument(step, 0)):
            game.ask_unless_forced(step)
        else:
            game.tell(NOTHING_LOST, argument(step, 0), NIFFLER)

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return LOSE_COIN.for_each(game.coin_kinds(by), by)

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class LoseCoin(Rule2[Traverse]):
    """The coin goes to the bank. D-NIFFLER, TRA-R39."""

    def run(self, game: Traverse, by: int, coin: int, /) -> None:
        game.move_coin(coin, by, game.seats)
        game.tell(COIN_LOST, by, coin)


class ChooseSpellToLose(Question1[Traverse]):
    """One Spell of one's own hand; a single card is lost without asking. D-PIXIES, TRA-D18, TRA-R58."""

    def perform(self, game: Traverse, step: int) -> None:
        by = argument(step, 0)
        if game.hand_size(by) > 1:
            game.ask(step)
        elif game.hand_size(by) == 1:
            game.then(self.options(game, by)[0])
        else:
            game.tell(NOTHING_LOST, by, PIXIES)

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return LOSE_SPELL.for_each(game.faces(HAND + by), by)

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class LoseSpell(Rule2[Traverse]):
    """Face down under the pile, after the pixies themselves. D-PIXIES, TRA-R37."""

    def run(self, game: Traverse, by: int, card: int, /) -> None:
        game.hide_under_pile(by, card)
        game.tell(SPELL_LOST, by, secret(card, 1 << by))


class MissNextTurn(Rule1[Traverse]):
    """This turn goes on; several cards add up. D-SIGNING, TRA-R41."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.misses[by] += 1
        game.tell(TURN_TO_BE_MISSED, by)


SUFFER_EXILE.means(SufferExile())
CHOOSE_ITEM_TO_RETURN.means(ChooseItemToReturn())
RETURN_ITEM.means(ReturnItem())
CHOOSE_COIN_TO_LOSE.means(ChooseCoinToLose())
LOSE_COIN.means(LoseCoin())
CHOOSE_SPELL_TO_LOSE.means(ChooseSpellToLose())
LOSE_SPELL.means(LoseSpell())
MISS_NEXT_TURN.means(MissNextTurn())
