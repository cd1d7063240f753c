"""Knockturn Alley: exile by the dice, moving there, and the ways out. TRA-EXILE, TRA-KNOCK, TRA-LEAVE."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
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
    Place,
    Shop,
    Space,
    next_way_out,
)
from sortilege.shelf.traverse.rules.conditions import NOBODY_ENTERS_THE_BANK
from sortilege.shelf.traverse.rules.hats import enter, exile, next_free_in_alley, put_in_alley, put_on_street
from sortilege.shelf.traverse.rules.questions import Alternative
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

    def run(self, game: Traverse, by: Seat, /) -> None:
        if game.is_inside(by):
            put_in_alley(game, by, BACK_DOORS[game.hats[by] - SHOP], EXILED)
        else:
            exile(game, by)
        game.cut_turn_short()


class ChooseAlleyStop(Alternative):
    """The last space or the Exit; the Back door of a closed shop on the way; or, by exact count, out
    through a Gate or a Back door. TRA-D19, TRA-KNOCK-04, TRA-LEAVE-02, TRA-R32."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        counted = count_ends_at(game, by)
        last = next_free_in_alley(game, counted)
        closed = game.sign
        options.add(WALK_ALLEY.of(by, last))
        if passes_closed_shop(game, by, last):
            options.add(ENTER_BACK_DOOR.of(by, closed))
        if last == counted and last != EXIT:
            if IS_GATE[last]:
                options.add(LEAVE_BY_GATE.of(by, last - ALLEY))
            elif SHOP_AT[last] != NONE and SHOP_AT[last] != closed:
                options.add(ENTER_BACK_DOOR.of(by, SHOP_AT[last]))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return WALK_ALLEY.of(by, next_free_in_alley(game, count_ends_at(game, by)))

    def has_more(self, game: Traverse, by: Seat) -> bool:
        counted = count_ends_at(game, by)
        last = next_free_in_alley(game, counted)
        leads_out = last == counted and last != EXIT and (IS_GATE[last] or SHOP_AT[last] != NONE)
        return leads_out or passes_closed_shop(game, by, last)


class WalkAlley(Rule2[Traverse]):
    """To the last space, without money or cards; or to the Exit, which leads out and ends the turn.
    TRA-KNOCK-01, TRA-KNOCK-05, TRA-KNOCK-06, TRA-LEAVE-04."""

    def run(self, game: Traverse, by: Seat, to: Place, /) -> None:
        game.tell(HAT_WALKED, by, to)
        if to == EXIT:
            put_on_street(game, by, EXIT_SIDE)
            game.cut_turn_short()
        else:
            game.hats[by] = to

    def refuse(self, game: Traverse, seat: Seat, by: Seat, to: Place, /) -> Reason | None:
        return WALK_THE_FULL_COUNT if is_choosing_stop(game, by) else None


class EnterBackDoor(Rule2[Traverse]):
    """Into the shop from behind, open or closed; one purchase, and the turn is over. TRA-LEAVE-01,
    TRA-LEAVE-02, TRA-KNOCK-04, TRA-R31."""

    def run(self, game: Traverse, by: Seat, shop: Shop, /) -> None:
        game.cut_turn_short()
        enter(game, by, shop, BACK_DOOR_ENTERED)
        if not game.over:
            game.then(CHOOSE_PURCHASE.of(by))

    def refuse(self, game: Traverse, seat: Seat, by: Seat, shop: Shop, /) -> Reason | None:
        if not is_choosing_stop(game, by):
            return None
        return NOBODY_ENTERS_THE_BANK if shop == GRINGOTTS else BACK_DOOR_ONLY_PASSED


class LeaveByGate(Rule2[Traverse]):
    """Out to Diagon Alley, and the turn is over. TRA-LEAVE-01, TRA-LEAVE-02, TRA-R30."""

    def run(self, game: Traverse, by: Seat, to: Space, /) -> None:
        put_on_street(game, by, to)
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: Seat, by: Seat, to: Space, /) -> Reason | None:
        return GATE_NOT_BY_EXACT_COUNT if is_choosing_stop(game, by) else None


class LeaveByDoubles(Rule1[Traverse]):
    """Doubles lead out by the next Gate, Back door or Exit strictly ahead; there is no choice.
    TRA-LEAVE-01, TRA-R29."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        way = next_way_out(game.hats[by] + 1)
        if way == EXIT:
            game.then(WALK_ALLEY.of(by, EXIT))
        elif IS_GATE[way]:
            game.then(LEAVE_BY_GATE.of(by, way - ALLEY))
        else:
            game.then(ENTER_BACK_DOOR.of(by, SHOP_AT[way]))


def count_ends_at(game: Traverse, by: Seat) -> Place:
    """Where the dice count of a walk in Knockturn Alley ends, before any push."""
    return game.hats[by] + game.spaces_rolled()


def passes_closed_shop(game: Traverse, by: Seat, last: Place) -> bool:
    """Whether the Back door of a closed shop lies ahead, at the last space or before it. TRA-KNOCK-04."""
    closed = game.sign
    return closed != NONE and closed != GRINGOTTS and game.hats[by] < BACK_DOORS[closed] <= last


def is_choosing_stop(game: Traverse, seat: Seat) -> bool:
    return CHOOSE_ALLEY_STOP.matches(game.asked[seat])


BE_BANISHED.means(BeBanished())
CHOOSE_ALLEY_STOP.asks(ChooseAlleyStop())
WALK_ALLEY.means(WalkAlley())
LEAVE_BY_GATE.means(LeaveByGate())
ENTER_BACK_DOOR.means(EnterBackDoor())
LEAVE_BY_DOUBLES.means(LeaveByDoubles())
