"""Spells against another player, and the Defence. TRA-TAKE, TRA-CARD-10, TRA-R25, S-TAKE, S-GRATE, S-ACCIO."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question4, Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, has, minus, plus
from sortilege.kernel.step_types import StepNumber, argument
from sortilege.shelf.traverse.components import DEFEND, Coin, Item
from sortilege.shelf.traverse.events import (
    ATTACK_ACCEPTED,
    ATTACK_FENDED_OFF,
    COIN_AIMED_AT,
    COIN_TAKEN,
    DUPLICATE_RETURNED,
    ITEM_AIMED_AT,
    ITEM_TAKEN,
    PLAYER_AIMED_AT,
)
from sortilege.shelf.traverse.rules.conditions import offer_coins_to_take, offer_items_to_take
from sortilege.shelf.traverse.rules.hats import exile
from sortilege.shelf.traverse.rules.questions import OpenQuestion
from sortilege.shelf.traverse.state import HAND, Traverse
from sortilege.shelf.traverse.steps import (
    ACCEPT,
    AIM_AT_COIN,
    AIM_AT_ITEM,
    AIM_AT_PLAYER,
    ANSWER_ATTACK,
    CHOOSE_COIN_TO_TAKE,
    CHOOSE_ITEM_TO_TAKE,
    CHOOSE_PLAYER_TO_EXILE,
    DEFEND_YOURSELF,
    EXILE_PLAYER,
    TAKE_COIN,
    TAKE_ITEM,
)

NOT_IN_FRONT = Reason("not-in-front", "TRA-TAKE-01", "TRA-R26", "TRA-R27")
BEHIND_THE_WALL = Reason("behind-the-wall", "TRA-TAKE-03", "TRA-R43")
NO_DEFENCE_IN_HAND = Reason("no-defence-in-hand", "TRA-CARD-10")


class ChooseTarget(OpenQuestion):
    """The target and what it shall lose are declared when the card is played. Everybody sees it when
    there is only one. TRA-R25."""

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class ChooseItemToTake(ChooseTarget):
    """One item of the player in front. TRA-TAKE-01, TRA-D09."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        offer_items_to_take(game, options, by)


class AimAtItem(Rule3[Traverse]):
    """The target may defend before the item changes hands. TRA-CARD-10."""

    def run(self, game: Traverse, by: Seat, on: Seat, item: Item, /) -> None:
        game.tell(ITEM_AIMED_AT, by, on, item)
        game.then(ANSWER_ATTACK.of(on, by, item, NONE), TAKE_ITEM.of(by, on, item))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, on: Seat, item: Item, /) -> Reason | None:
        return NOT_IN_FRONT if CHOOSE_ITEM_TO_TAKE.matches(game.asked[by]) else None


class TakeItem(Rule3[Traverse]):
    """Into the caster's trunk, or back to its shop if the caster has one already. TRA-TAKE-02."""

    def run(self, game: Traverse, by: Seat, on: Seat, item: Item, /) -> None:
        game.trunks[on] = minus(game.trunks[on], item)
        if game.owns(by, item):
            game.stock[item] += 1
            game.tell(DUPLICATE_RETURNED, by, on, item)
        else:
            game.trunks[by] = plus(game.trunks[by], item)
            game.tell(ITEM_TAKEN, by, on, item)


class ChoosePlayerToExile(ChooseTarget):
    """Any other player who is not in Knockturn Alley already. S-GRATE, TRA-D10."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        others = game.others_outside_alley(by)
        for on in range(game.seats):
            if has(others, on):
                options.add(AIM_AT_PLAYER.of(by, on))


class AimAtPlayer(Rule2[Traverse]):
    """The target may defend before being exiled. S-GRATE."""

    def run(self, game: Traverse, by: Seat, on: Seat, /) -> None:
        game.tell(PLAYER_AIMED_AT, by, on)
        game.then(ANSWER_ATTACK.of(on, by, NONE, NONE), EXILE_PLAYER.of(on))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, on: Seat, /) -> Reason | None:
        return behind_the_wall(game, on) if CHOOSE_PLAYER_TO_EXILE.matches(game.asked[by]) else None


class ExilePlayer(Rule1[Traverse]):
    """As by two Spirals on the street; from a shop out by the Entrance. S-GRATE, TRA-R11, TRA-R12."""

    def run(self, game: Traverse, on: Seat, /) -> None:
        exile(game, on)


class ChooseCoinToTake(ChooseTarget):
    """One coin of any other player who is not in Knockturn Alley. S-ACCIO, TRA-D11."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        offer_coins_to_take(game, options, by)


class AimAtCoin(Rule3[Traverse]):
    """The target may defend before losing the coin. S-ACCIO."""

    def run(self, game: Traverse, by: Seat, on: Seat, coin: Coin, /) -> None:
        game.tell(COIN_AIMED_AT, by, on, coin)
        game.then(ANSWER_ATTACK.of(on, by, NONE, coin), TAKE_COIN.of(by, on, coin))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, on: Seat, coin: Coin, /) -> Reason | None:
        return behind_the_wall(game, on) if CHOOSE_COIN_TO_TAKE.matches(game.asked[by]) else None


class TakeCoin(Rule3[Traverse]):
    """The coin goes from the target to the caster. S-ACCIO."""

    def run(self, game: Traverse, by: Seat, on: Seat, coin: Coin, /) -> None:
        game.move_coin(coin, on, by)
        game.tell(COIN_TAKEN, by, on, coin)


class AnswerAttack(Question4[Traverse]):
    """The target is asked whenever it holds a card, whatever it is. TRA-D12, TRA-R25."""

    def put(self, game: Traverse, question: StepNumber) -> None:
        if game.hand_size(argument(question, 0)):
            game.ask(question)

    def offer(self, game: Traverse, options: Offer, on: Seat, by: Seat, item: Item, coin: Coin, /) -> None:
        options.add(ACCEPT.of(on))
        if game.find(HAND + on, DEFEND) >= 0:
            options.add(DEFEND_YOURSELF.of(on))

    def default(self, game: Traverse, on: Seat, by: Seat, item: Item, coin: Coin, /) -> StepNumber:
        return ACCEPT.of(on)


class Accept(Rule1[Traverse]):
    """The attack takes effect. TRA-R25."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.tell(ATTACK_ACCEPTED, by)


class DefendYourself(Rule1[Traverse]):
    """The attack does nothing; the Defence goes under the pile after it. TRA-CARD-10, TRA-R25, TRA-R37."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.show_under_pile(game.release(HAND + by, DEFEND))
        game.tell(ATTACK_FENDED_OFF, by)
        game.drop_next()  # the effect of the attack

    def refuse(self, game: Traverse, seat: Seat, by: Seat, /) -> Reason | None:
        return NO_DEFENCE_IN_HAND if ANSWER_ATTACK.matches(game.asked[by]) else None


def behind_the_wall(game: Traverse, on: Seat) -> Reason | None:
    """Why a player in Knockturn Alley cannot be named. TRA-R43."""
    return BEHIND_THE_WALL if on < game.seats and game.is_in_alley(on) else None


CHOOSE_ITEM_TO_TAKE.asks(ChooseItemToTake())
AIM_AT_ITEM.means(AimAtItem())
TAKE_ITEM.means(TakeItem())
CHOOSE_PLAYER_TO_EXILE.asks(ChoosePlayerToExile())
AIM_AT_PLAYER.means(AimAtPlayer())
EXILE_PLAYER.means(ExilePlayer())
CHOOSE_COIN_TO_TAKE.asks(ChooseCoinToTake())
AIM_AT_COIN.means(AimAtCoin())
TAKE_COIN.means(TakeCoin())
ANSWER_ATTACK.asks(AnswerAttack())
ACCEPT.means(Accept())
DEFEND_YOURSELF.means(DefendYourself())
