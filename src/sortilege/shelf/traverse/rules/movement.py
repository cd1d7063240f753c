"""Walking along Diagon Alley: the full count, or a stop at a shop or a Gate. TRA-MOVE, TRA-SHOP, TRA-EXILE-05."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.events import GATE_TAKEN, HAT_WALKED, SHOP_ENTERED
from sortilege.shelf.traverse.map import (
    ALLEY,
    ENTRANCES,
    GRINGOTTS,
    IS_GATE,
    IS_SPIRAL,
    SHOP,
    SHOP_AT,
    STREET,
    Place,
    Shop,
    Space,
    stops_on_path,
)
from sortilege.shelf.traverse.rules.conditions import NOBODY_ENTERS_THE_BANK
from sortilege.shelf.traverse.rules.hats import enter, put_in_alley, walk_to
from sortilege.shelf.traverse.rules.questions import Alternative
from sortilege.shelf.traverse.state import JUNIOR, Traverse
from sortilege.shelf.traverse.steps import (
    CHOOSE_STOP,
    DRAW_CARDS,
    ENTER_SHOP,
    OFFER_EXTRA_ROLL,
    TAKE_GATE,
    WALK,
)

WALK_THE_FULL_COUNT = Reason("walk-the-full-count", "TRA-MOVE-04", "TRA-R07")
DOOR_CLOSED = Reason("door-closed", "TRA-CLOSE-02", "TRA-R23")
JUST_LEFT = Reason("just-left", "TRA-R18")
NOT_ON_THE_WAY = Reason("not-on-the-way", "TRA-SHOP-01", "TRA-EXILE-05")
NO_ALLEY_FOR_JUNIORS = Reason("no-alley-for-juniors", "TRA-R46")


def walk_ends_at(game: Traverse, by: Seat) -> Space:
    """The last space of a walk, the push to the next free one included. TRA-MOVE-05, TRA-MOVE-06, TRA-R08."""
    return game.next_free(game.count_ends_at(by))


def stops_on_walk(game: Traverse, by: Seat, last: Space) -> list[int]:
    """The spaces on the way to the last one, this included, where there is a door or a Gate."""
    first = game.first_space(by)
    return stops_on_path(first, (last - first) % STREET + 1)


def may_enter(game: Traverse, by: Seat, shop: Shop) -> bool:
    """Through the front Entrance of an open shop, but not back into the one just left. TRA-CLOSE-02, TRA-R18."""
    return not game.is_closed(shop) and game.hats[by] != SHOP + shop


class ChooseStop(Alternative):
    """The last space, or on the way a shop or the far side of a Gate. TRA-D04, TRA-R46."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        last = walk_ends_at(game, by)
        options.add(WALK.of(by, last))
        for space in stops_on_walk(game, by, last):
            shop: i64 = SHOP_AT[space]
            if shop == NONE:
                if game.has_alley:
                    options.add(TAKE_GATE.of(by, ALLEY + space))
            elif may_enter(game, by, shop):
                options.add(ENTER_SHOP.of(by, shop))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return WALK.of(by, walk_ends_at(game, by))

    def has_more(self, game: Traverse, by: Seat) -> bool:
        for space in stops_on_walk(game, by, walk_ends_at(game, by)):
            shop: i64 = SHOP_AT[space]
            if game.has_alley if shop == NONE else may_enter(game, by, shop):
                return True
        return False


class Walk(Rule2[Traverse]):
    """To the last space. A Spiral on a die and an exact landing on a Spiral space each give a card; in
    the junior game, together, one more roll. TRA-MOVE-07, TRA-MOVE-08, TRA-JR-05, TRA-JR-08."""

    def run(self, game: Traverse, by: Seat, to: Place, /) -> None:
        exact = to == game.count_ends_at(by)
        game.tell(HAT_WALKED, by, to)
        walk_to(game, by, to)
        spirals = game.spirals_rolled()
        reward(game, by, spirals + 1 if exact and IS_SPIRAL[to] else spirals)

    def refuse(self, game: Traverse, seat: Seat, by: Seat, to: Place, /) -> Reason | None:
        return WALK_THE_FULL_COUNT if is_choosing_stop(game, by) else None


class EnterShop(Rule2[Traverse]):
    """Onto the roof: the rest of the move is lost, a card owed is still drawn. TRA-SHOP-01, TRA-R13, TRA-R49."""

    def run(self, game: Traverse, by: Seat, shop: Shop, /) -> None:
        walk_to(game, by, ENTRANCES[shop])
        enter(game, by, shop, SHOP_ENTERED)
        if game.over:
            return
        if game.locks[by] != NONE and game.locks[by] != shop:
            game.lock_floo(by, NONE)
        reward(game, by, game.spirals_rolled())

    def refuse(self, game: Traverse, seat: Seat, by: Seat, shop: Shop, /) -> Reason | None:
        if not is_choosing_stop(game, by) or shop == NONE:
            return None
        if shop == GRINGOTTS:
            return NOBODY_ENTERS_THE_BANK
        if game.hats[by] == SHOP + shop:
            return JUST_LEFT
        on_the_way = ENTRANCES[shop] in stops_on_walk(game, by, walk_ends_at(game, by))
        return DOOR_CLOSED if on_the_way else NOT_ON_THE_WAY


class TakeGate(Rule2[Traverse]):
    """Into Knockturn Alley on purpose: the rest of the move is lost, no card is drawn, the turn is over.
    TRA-EXILE-05, TRA-R14."""

    def run(self, game: Traverse, by: Seat, to: Place, /) -> None:
        walk_to(game, by, to - ALLEY)
        put_in_alley(game, by, to, GATE_TAKEN)
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: Seat, by: Seat, to: Place, /) -> Reason | None:
        if not is_choosing_stop(game, by) or not STREET <= to < SHOP or not IS_GATE[to]:
            return None
        return NOT_ON_THE_WAY if game.has_alley else NO_ALLEY_FOR_JUNIORS


def reward(game: Traverse, by: Seat, spirals: i64) -> None:
    """What the Spirals of a throw and its landing are good for. TRA-MOVE-02, TRA-JR-06, TRA-R47."""
    if spirals:
        game.then(OFFER_EXTRA_ROLL.of(by) if game.mode == JUNIOR else DRAW_CARDS.of(by, spirals))


def is_choosing_stop(game: Traverse, seat: Seat) -> bool:
    """Whether the seat is to say how far it walks."""
    return CHOOSE_STOP.matches(game.asked[seat])


CHOOSE_STOP.asks(ChooseStop())
WALK.means(Walk())
ENTER_SHOP.means(EnterShop())
TAKE_GATE.means(TakeGate())
