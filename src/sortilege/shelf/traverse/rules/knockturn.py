"""Knockturn Alley: exile by the dice, moving there, and the ways out. TRA-EXILE, TRA-KNOCK, TRA-LEAVE."""

from __future__ import annotations

from sortilege.kernel.rules import Rule1, Rule2
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.traverse.events import BACK_DOOR_ENTERED, EXILED, HAT_WALKED
from sortilege.shelf.traverse.map import (
    ALLEY,
    BACK_DOORS,
    EXIT,
    EXIT_SIDE,
    GRINGOTTS,
    IS_GATE,
    SHOP,
    SHOP_AT,
    next_way_out,
)
from sortilege.shelf.traverse.rules.conditions import NOBODY_ENTERS_THE_BANK
from sortilege.shelf.traverse.rules.hats import enter, exile, next_free_in_alley, put_in_alley, put_on_street
from sortilege.shelf.traverse.rules.questions import OpenQuestion
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.steps import (
    BE_BANISHED,
    CHOOSE_ALLEY_STOP,
    CHOOSE_PURCHASE,
    ENTER_BACK_DOOR,
    LEAVE_BY_DOUBLES,
    LEAVE_BY_GATE,
    WALK_ALLEY,
)

WALK_THE_FULL_COUNT = Reason("walk-the-full-count", "TRA-KNOCK-01", "TRA-KNOCK-02")
BACK_DOOR_ONLY_PASSED = Reason("back-door-only-passed", "TRA-KNOCK-03", "TRA-KNOCK-04", "TRA-LEAVE-02")
GATE_NOT_BY_EXACT_COUNT = Reason("gate-not-by-exact-count", "TRA-LEAVE-02", "TRA-R08", "TRA-R33")


class BeBanished(Rule1[Traverse]):
    """Two Spirals: out of a shop by its Back door, from the street through the next Gate; the turn is
    over. TRA-MOVE-03, TRA-EXILE-01, TRA-EXILE-03."""

    def run(self, game: Traverse, by: int, /) -> None:
        if game.is_inside(by):
            put_in_alley(game, by, BACK_DOORS[game.hats[by] - SHOP], EXILED)
        else:
            exile(game, by)
        game.cut_turn_short()


class ChooseAlleyStop(OpenQuestion):
    """The last space or the Exit; the Back door of a closed shop on the way; or, by exact count, out
    through a Gate or a Back door. TRA-D19, TRA-KNOCK-04, TRA-LEAVE-02, TRA-R32."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        counted = game.hats[by] + game.spaces_rolled()
        last = next_free_in_alley(game, counted)
        found = [WALK_ALLEY(by, last)]
        closed = game.sign
        if closed != NONE and closed != GRINGOTTS and game.hats[by] < BACK_DOORS[closed] <= last:
            found.append(ENTER_BACK_DOOR(by, closed))
        if last == counted and last != EXIT:
            if IS_GATE[last]:
                found.append(LEAVE_BY_GATE(by, last - ALLEY))
            elif SHOP_AT[last] not in (NONE, closed):
                found.append(ENTER_BACK_DOOR(by, SHOP_AT[last]))
        return found

    def default(self, game: Traverse, step: int) -> int:
        return self.options(game, argument(step, 0))[0]


class WalkAlley(Rule2[Traverse]):
    """To the last space, without money or cards; or to the Exit, which leads out and ends the turn.
    TRA-KNOCK-01, TRA-KNOCK-05, TRA-KNOCK-06, TRA-LEAVE-04."""

    def run(self, game: Traverse, by: int, to: int, /) -> None:
        game.tell(HAT_WALKED, by, to)
        if to == EXIT:
            put_on_street(game, by, EXIT_SIDE)
            game.cut_turn_short()
        else:
            game.hats[by] = to

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return WALK_THE_FULL_COUNT if is_choosing_stop(game, seat, step) else None


class EnterBackDoor(Rule2[Traverse]):
    """Into the shop from behind, open or closed; one purchase, and the turn is over. TRA-LEAVE-01,
    TRA-LEAVE-02, TRA-KNOCK-04, TRA-R31."""

    def run(self, game: Traverse, by: int, shop: int, /) -> None:
        game.cut_turn_short()
        enter(game, by, shop, BACK_DOOR_ENTERED)
        if not game.over:
            game.then(CHOOSE_PURCHASE(by))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        if not is_choosing_stop(game, seat, step):
            return None
        return NOBODY_ENTERS_THE_BANK if argument(step, 1) == GRINGOTTS else BACK_DOOR_ONLY_PASSED


class LeaveByGate(Rule2[Traverse]):
    """Out to Diagon Alley, and the turn is over. TRA-LEAVE-01, TRA-LEAVE-02, TRA-R30."""

    def run(self, game: Traverse, by: int, to: int, /) -> None:
        put_on_street(game, by, to)
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return GATE_NOT_BY_EXACT_COUNT if is_choosing_stop(game, seat, step) else None


class LeaveByDoubles(Rule1[Traverse]):
    """Doubles lead out by the next Gate, Back door or Exit strictly ahead; there is no choice.
    TRA-LEAVE-01, TRA-R29."""

    def run(self, game: Traverse, by: int, /) -> None:
        way = next_way_out(game.hats[by] + 1)
        if way == EXIT:
            game.then(WALK_ALLEY(by, EXIT))
        elif IS_GATE[way]:
            game.then(LEAVE_BY_GATE(by, way - ALLEY))
        else:
            game.then(ENTER_BACK_DOOR(by, SHOP_AT[way]))


def is_choosing_stop(game: Traverse, seat: int, step: int) -> bool:
    return argument(step, 0) == seat and game.asked[seat] == CHOOSE_ALLEY_STOP(seat)


BE_BANISHED.means(BeBanished())
CHOOSE_ALLEY_STOP.means(ChooseAlleyStop())
WALK_ALLEY.means(WalkAlley())
LEAVE_BY_GATE.means(LeaveByGate())
ENTER_BACK_DOOR.means(EnterBackDoor())
LEAVE_BY_DOUBLES.means(LeaveByDoubles())
