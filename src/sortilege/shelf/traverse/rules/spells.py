"""The Spells that name nobody: Close, Alohomora, Leave, cart and key. TRA-CLOSE, TRA-LEAVE-03, S-CART, S-KEY."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question1, Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.components import BUILDINGS, KINDS_OF_COIN, Coin
from sortilege.shelf.traverse.events import (
    BACK_DOOR_ENTERED,
    BUILDING_CLOSED,
    CART_RIDDEN,
    SIGN_LIFTED,
    VAULT_OPENED,
)
from sortilege.shelf.traverse.map import ALLEY, IS_GATE, SHOP_AT, Building, next_way_out
from sortilege.shelf.traverse.rules.hats import enter, put_on_steps, put_on_street
from sortilege.shelf.traverse.rules.questions import OpenQuestion
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.steps import (
    CHOOSE_BUILDING,
    CHOOSE_COINS,
    CLOSE_BUILDING,
    LEAVE_ALLEY,
    LIFT_SIGN,
    RIDE_CART,
    TAKE_COINS,
)

CLOSED_ALREADY = Reason("closed-already", "TRA-R22")
NOT_IN_BANK = Reason("not-in-bank", "TRA-R39")


class ChooseBuilding(Question1[Traverse]):
    """Any shop, the bank or the inn, but not where the sign is already. TRA-CLOSE-01, TRA-R22, TRA-D08."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        for building in range(BUILDINGS):
            if building != game.sign:
                options.add(CLOSE_BUILDING.of(by, building))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class CloseBuilding(Rule2[Traverse]):
    """There is one sign: the building that carried it is open again. TRA-CLOSE-07."""

    def run(self, game: Traverse, by: Seat, building: Building, /) -> None:
        game.sign = building
        game.tell(BUILDING_CLOSED, by, building)

    def refuse(self, game: Traverse, seat: Seat, by: Seat, building: Building, /) -> Reason | None:
        is_choosing = CHOOSE_BUILDING.matches(game.asked[by])
        return CLOSED_ALREADY if is_choosing and game.sign == building != NONE else None


class LiftSign(Rule1[Traverse]):
    """All buildings are open. S-OPEN, TRA-R22."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.tell(SIGN_LIFTED, by, game.sign)
        game.sign = NONE


class LeaveAlley(Rule1[Traverse]):
    """Out by the nearest Gate or Back door, the hat's own space included; the turn goes on.
    TRA-LEAVE-03, TRA-R34."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        way = next_way_out(game.hats[by])
        if IS_GATE[way]:
            put_on_street(game, by, way - ALLEY)
        else:
            enter(game, by, SHOP_AT[way], BACK_DOOR_ENTERED)


class RideCart(Rule1[Traverse]):
    """To the Gringotts steps, where the bank pays once if it is open. S-CART, TRA-R40."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        put_on_steps(game, by, CART_RIDDEN)


class ChooseCoins(OpenQuestion):
    """Any two coins the bank has, or its last one. S-KEY, TRA-D13."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        bank = game.seats
        last = NONE
        for first in range(KINDS_OF_COIN):
            if game.coins_of(bank, first):
                last = first
                if game.coins_of(bank, first) > 1:
                    options.add(TAKE_COINS.of(by, first, first))
                for second in range(first + 1, KINDS_OF_COIN):
                    if game.coins_of(bank, second):
                        options.add(TAKE_COINS.of(by, first, second))
        if not options:
            options.add(TAKE_COINS.of(by, last, NONE))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class TakeCoins(Rule3[Traverse]):
    """From the bank to the caster. S-KEY."""

    def run(self, game: Traverse, by: Seat, first: Coin, second: Coin, /) -> None:
        game.move_coin(first, game.seats, by)
        if second != NONE:
            game.move_coin(second, game.seats, by)
        game.tell(VAULT_OPENED, by, first, second)

    def refuse(self, game: Traverse, seat: Seat, by: Seat, first: Coin, second: Coin, /) -> Reason | None:
        if not CHOOSE_COINS.matches(game.asked[by]):
            return None
        return None if TAKE_COINS.of(by, second, first) in game.options(by) else NOT_IN_BANK


CHOOSE_BUILDING.asks(ChooseBuilding())
CLOSE_BUILDING.means(CloseBuilding())
LIFT_SIGN.means(LiftSign())
LEAVE_ALLEY.means(LeaveAlley())
RIDE_CART.means(RideCart())
CHOOSE_COINS.asks(ChooseCoins())
TAKE_COINS.means(TakeCoins())
