"""Spells against another player, and the Defence. TRA-TAKE, TRA-CARD-10, TRA-R25, S-TAKE, S-GRATE, S-ACCIO."""

from __future__ import annotations

from sortilege.kernel.rules import Question4, Rule1, Rule2, Rule3
from sortilege.kernel.vocabulary import NONE, RANDOM_STEP, Reason, argument
from sortilege.shelf.traverse.components import DEFEND
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
from sortilege.shelf.traverse.rules.conditions import coins_to_take, items_to_take
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

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class ChooseItemToTake(ChooseTarget):
    """One item of the player in front. TRA-TAKE-01, TRA-D09."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return items_to_take(game, by)


class AimAtItem(Rule3[Traverse]):
    """The target may defend before the item changes hands. TRA-CARD-10."""

    def run(self, game: Traverse, by: int, on: int, item: int, /) -> None:
        game.tell(ITEM_AIMED_AT, by, on, item)
        game.then(ANSWER_ATTACK(on, by, item, NONE), TAKE_ITEM(by, on, item))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return NOT_IN_FRONT if game.asked[seat] == CHOOSE_ITEM_TO_TAKE(seat) and argument(step, 0) == seat else None


class TakeItem(Rule3[Traverse]):
    """Into the caster's trunk, or back to its shop if the caster has one already. TRA-TAKE-02."""

    def run(self, game: Traverse, by: int, on: int, item: int, /) -> None:
        game.trunks[on] &= ~(1 << item)
        if game.trunks[by] >> item & 1:
            game.stock[item] += 1
            game.tell(DUPLICATE_RETURNED, by, on, item)
        else:
            game.trunks[by] |= 1 << item
            game.tell(ITEM_TAKEN, by, on, item)


class ChoosePlayerToExile(ChooseTarget):
    """Any other player who is not in Knockturn Alley already. S-GRATE, TRA-D10."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return AIM_AT_PLAYER.for_each(game.others_outside_alley(by), by)


class AimAtPlayer(Rule2[Traverse]):
    """The target may defend before being exiled. S-GRATE."""

    def run(self, game: Traverse, by: int, on: int, /) -> None:
        game.tell(PLAYER_AIMED_AT, by, on)
        game.then(ANSWER_ATTACK(on, by, NONE, NONE), EXILE_PLAYER(on))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return behind_the_wall(game, seat, step, CHOOSE_PLAYER_TO_EXILE(seat))


class ExilePlayer(Rule1[Traverse]):
    """As by two Spirals on the street; from a shop out by the Entrance. S-GRATE, TRA-R11, TRA-R12."""

    def run(self, game: Traverse, on: int, /) -> None:
        exile(game, on)


class ChooseCoinToTake(ChooseTarget):
    """One coin of any other player who is not in Knockturn Alley. S-ACCIO, TRA-D11."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return coins_to_take(game, by)


class AimAtCoin(Rule3[Traverse]):
    """The target may defend before losing the coin. S-ACCIO."""

    def run(self, game: Traverse, by: int, on: int, coin: int, /) -> None:
        game.tell(COIN_AIMED_AT, by, on, coin)
        game.then(ANSWER_ATTACK(on, by, NONE, coin), TAKE_COIN(by, on, coin))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return behind_the_wall(game, seat, step, CHOOSE_COIN_TO_TAKE(seat))


class TakeCoin(Rule3[Traverse]):
    """The coin goes from the target to the caster. S-ACCIO."""

    def run(self, game: Traverse, by: int, on: int, coin: int, /) -> None:
        game.move_coin(coin, on, by)
        game.tell(COIN_TAKEN, by, on, coin)


class AnswerAttack(Question4[Traverse]):
    """The target is asked whenever it holds a card, whatever it is. TRA-D12, TRA-R25."""

    def perform(self, game: Traverse, step: int) -> None:
        if game.hand_size(argument(step, 0)):
            game.ask(step)

    def options(self, game: Traverse, on: int, by: int, item: int, coin: int, /) -> list[int]:
        if game.find(HAND + on, DEFEND) < 0:
            return [ACCEPT(on)]
        return [ACCEPT(on), DEFEND_YOURSELF(on)]

    def default(self, game: Traverse, step: int) -> int:
        return ACCEPT(argument(step, 0))


class Accept(Rule1[Traverse]):
    """The attack takes effect. TRA-R25."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.tell(ATTACK_ACCEPTED, by)


class DefendYourself(Rule1[Traverse]):
    """The attack does nothing; the Defence goes under the pile after it. TRA-CARD-10, TRA-R25, TRA-R37."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.show_under_pile(game.release(HAND + by, DEFEND))
        game.tell(ATTACK_FENDED_OFF, by)
        game.stack.pop()  # the effect of the attack, which comes next

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        under_attack = game.asked[seat] & 255 == ANSWER_ATTACK.code
        return NO_DEFENCE_IN_HAND if argument(step, 0) == seat and under_attack else None


def behind_the_wall(game: Traverse, seat: int, step: int, question: int) -> Reason | None:
    """Why a player in Knockturn Alley cannot be named. TRA-R43."""
    on = argument(step, 1)
    if game.asked[seat] != question or argument(step, 0) != seat or on >= game.seats:
        return None
    return BEHIND_THE_WALL if game.is_in_alley(on) else None


CHOOSE_ITEM_TO_TAKE.means(ChooseItemToTake())
AIM_AT_ITEM.means(AimAtItem())
TAKE_ITEM.means(TakeItem())
CHOOSE_PLAYER_TO_EXILE.means(ChoosePlayerToExile())
AIM_AT_PLAYER.means(AimAtPlayer())
EXILE_PLAYER.means(ExilePlayer())
CHOOSE_COIN_TO_TAKE.means(ChooseCoinToTake())
AIM_AT_COIN.means(AimAtCoin())
TAKE_COIN.means(TakeCoin())
ANSWER_ATTACK.means(AnswerAttack())
ACCEPT.means(Accept())
DEFEND_YOURSELF.means(DefendYourself())
