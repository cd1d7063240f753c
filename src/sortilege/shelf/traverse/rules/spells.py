"""The Spells that name nobody: Close, Alohomora, Leave, cart and key. TRA-CLOSE, TRA-LEAVE-03, S-CART, S-KEY."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Rule1, Rule2, Rule3
from sortilege.kernel.vocabulary import NONE, RANDOM_STEP, Reason, argument
from sortilege.shelf.traverse.components import BUILDINGS
from sortilege.shelf.traverse.events import (
    BACK_DOOR_ENTERED,
    BUILDING_CLOSED,
    CART_RIDDEN,
    SIGN_LIFTED,
    VAULT_OPENED,
)
from sortilege.shelf.traverse.map import ALLEY, IS_GATE, SHOP_AT, next_way_out
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

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [CLOSE_BUILDING(by, building) for building in range(BUILDINGS) if building != game.sign]

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class CloseBuilding(Rule2[Traverse]):
    """There is one sign: the building that carried it is open again. TRA-CLOSE-07."""

    def run(self, game: Traverse, by: int, building: int, /) -> None:
        game.sign = building
        game.tell(BUILDING_CLOSED, by, building)

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        is_choosing = argument(step, 0) == seat and game.asked[seat] == CHOOSE_BUILDING(seat)
        return CLOSED_ALREADY if is_choosing and game.sign == argument(step, 1) != NONE else None


class LiftSign(Rule1[Traverse]):
    """All buildings are open. S-OPEN, TRA-R22."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.tell(SIGN_LIFTED, by, game.sign)
        game.sign = NONE


class LeaveAlley(Rule1[Traverse]):
    """Out by the nearest Gate or Back door, the hat's own space included; the turn goes on.
    TRA-LEAVE-03, TRA-R34."""

    def run(self, game: Traverse, by: int, /) -> None:
        way = next_way_out(game.hats[by])
        if IS_GATE[way]:
            put_on_street(game, by, way - ALLEY)
        else:
            enter(game, by, SHOP_AT[way], BACK_DOOR_ENTERED)


class RideCart(Rule1[Traverse]):
    """To the Gringotts steps, where the bank pays once if it is open. S-CART, TRA-R40."""

    def run(self, game: Traverse, by: int, /) -> None:
        put_on_steps(game, by, CART_RIDDEN)


class ChooseCoins(OpenQuestion):
    """Any two coins the bank has, or its last one. S-KEY, TRA-D13."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        bank = game.seats
        kinds = game.coin_kinds(bank)
        pairs = [
            TAKE_COINS(by, first, second)
            for first in kinds
            for second in kinds
            if first < second or (first == second and game.coins[3 * bank + first] > 1)
        ]
        return pairs or TAKE_COINS.for_each([NONE], by, kinds[0])

    def default(self, game: Traverse, step: int) -> int:
        return RANDOM_STEP


class TakeCoins(Rule3[Traverse]):
    """From the bank to the caster. S-KEY."""

    def run(self, game: Traverse, by: int, first: int, second: int, /) -> None:
        game.move_coin(first, game.seats, by)
        if second != NONE:
            game.move_coin(second, game.seats, by)
        game.tell(VAULT_OPENED, by, first, second)

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        if game.asked[seat] != CHOOSE_COINS(seat) or argument(step, 0) != seat:
            return None
        swapped = TAKE_COINS(seat, argument(step, 2), argument(step, 1))
        return None if swapped in game.options(seat) else NOT_IN_BANK


CHOOSE_BUILDING.means(ChooseBuilding())
CLOSE_BUILDING.means(CloseBuilding())
LIFT_SIGN.means(LiftSign())
LEAVE_ALLEY.means(LeaveAlley())
RIDE_CART.means(RideCart())
CHOOSE_COINS.means(ChooseCoins())
TAKE_COINS.means(TakeCoins())
