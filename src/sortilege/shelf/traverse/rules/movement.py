"""Walking along Diagon Alley: the full count, or a stop at a shop or a Gate. TRA-MOVE, TRA-SHOP, TRA-EXILE-05."""

from __future__ import annotations

from sortilege.kernel.rules import Rule2
from sortilege.kernel.vocabulary import NONE, Reason, argument
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
    stops_on_path,
)
from sortilege.shelf.traverse.rules.conditions import NOBODY_ENTERS_THE_BANK
from sortilege.shelf.traverse.rules.hats import enter, put_in_alley, walk_to
from sortilege.shelf.traverse.rules.questions import OpenQuestion
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


def path(game: Traverse, by: int) -> tuple[int, int]:
    """The first space of a walk and how many it goes, the push to the next free space included.
    TRA-MOVE-05, TRA-MOVE-06, TRA-R08."""
    first = game.first_space(by)
    last = game.next_free(game.count_ends_at(by))
    return first, (last - first) % STREET + 1


def may_enter(game: Traverse, by: int, shop: int) -> bool:
    """Through the front Entrance of an open shop, but not back into the one just left. TRA-CLOSE-02, TRA-R18."""
    return not game.is_closed(shop) and game.hats[by] != SHOP + shop


class ChooseStop(OpenQuestion):
    """The last space, or on the way a shop or the far side of a Gate. TRA-D04."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        first, spaces = path(game, by)
        found = [WALK(by, (first + spaces - 1) % STREET)]
        for space in stops_on_path(first, spaces):
            shop = SHOP_AT[space]
            if shop == NONE:
                if game.mode != JUNIOR:
                    found.append(TAKE_GATE(by, ALLEY + space))
            elif may_enter(game, by, shop):
                found.append(ENTER_SHOP(by, shop))
        return found

    def default(self, game: Traverse, step: int) -> int:
        return self.options(game, argument(step, 0))[0]


class Walk(Rule2[Traverse]):
    """To the last space. A Spiral on a die and an exact landing on a Spiral space each give a card; in
    the junior game, together, one more roll. TRA-MOVE-07, TRA-MOVE-08, TRA-JR-05, TRA-JR-08."""

    def run(self, game: Traverse, by: int, to: int, /) -> None:
        exact = to == game.count_ends_at(by)
        game.tell(HAT_WALKED, by, to)
        walk_to(game, by, to)
        reward(game, by, game.spirals_rolled() + (exact and IS_SPIRAL[to]))

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        return WALK_THE_FULL_COUNT if is_choosing_stop(game, seat, step) else None


class EnterShop(Rule2[Traverse]):
    """Onto the roof: the rest of the move is lost, a card owed is still drawn. TRA-SHOP-01, TRA-R13, TRA-R49."""

    def run(self, game: Traverse, by: int, shop: int, /) -> None:
        walk_to(game, by, ENTRANCES[shop])
        enter(game, by, shop, SHOP_ENTERED)
        if game.over:
            return
        if game.locks[by] != shop:
            game.locks[by] = NONE
        reward(game, by, game.spirals_rolled())

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        shop = argument(step, 1)
        if not is_choosing_stop(game, seat, step) or shop == NONE:
            return None
        if shop == GRINGOTTS:
            return NOBODY_ENTERS_THE_BANK
        if game.hats[seat] == SHOP + shop:
            return JUST_LEFT
        first, spaces = path(game, seat)
        return DOOR_CLOSED if ENTRANCES[shop] in stops_on_path(first, spaces) else NOT_ON_THE_WAY


class TakeGate(Rule2[Traverse]):
    """Into Knockturn Alley on purpose: the rest of the move is lost, no card is drawn, the turn is over.
    TRA-EXILE-05, TRA-R14."""

    def run(self, game: Traverse, by: int, to: int, /) -> None:
        walk_to(game, by, to - ALLEY)
        put_in_alley(game, by, to, GATE_TAKEN)
        game.cut_turn_short()

    def refuse(self, game: Traverse, seat: int, step: int) -> Reason | None:
        to = argument(step, 1)
        if not is_choosing_stop(game, seat, step) or not STREET <= to < SHOP or not IS_GATE[to]:
            return None
        return NO_ALLEY_FOR_JUNIORS if game.mode == JUNIOR else NOT_ON_THE_WAY


def reward(game: Traverse, by: int, spirals: int) -> None:
    """What the Spirals of a throw and its landing are good for. TRA-MOVE-02, TRA-JR-06, TRA-R47."""
    if spirals:
        game.then(OFFER_EXTRA_ROLL(by) if game.mode == JUNIOR else DRAW_CARDS(by, spirals))


def is_choosing_stop(game: Traverse, seat: int, step: int) -> bool:
    """Whether a step is tried by the seat that says how far it walks."""
    return argument(step, 0) == seat and game.asked[seat] == CHOOSE_STOP(seat)


CHOOSE_STOP.means(ChooseStop())
WALK.means(Walk())
ENTER_SHOP.means(EnterShop())
TAKE_GATE.means(TakeGate())
