"""The Dawn: the Witches meet and give the Black Cat to somebody. SAL-DAWN."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.rules import Question1, Rule0
from sortilege.kernel.sets import NOBODY, Seat, members
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import BLACK_CAT
from sortilege.shelf.salem.events import BLACK_CAT_PLACED, DAWN_BROKE
from sortilege.shelf.salem.rules.windows import PointAtSeat, let_witches_meet, most_pointed_at, witches_picks
from sortilege.shelf.salem.state import CAT, DAY, FRONT, Salem
from sortilege.shelf.salem.steps import (
    BEGIN_TURN,
    BREAK_DAWN,
    CHOOSE_BLACK_CAT,
    GIVE_BLACK_CAT,
    PICK_NOBODY,
    PLACE_BLACK_CAT,
)

DAWN_SECONDS: Final = 10


class BreakDawn(Rule0[Salem]):
    """Once, before the first turn. SAL-DAWN-01, SAL-DAWN-02."""

    def run(self, game: Salem, /) -> None:
        game.tell(DAWN_BROKE)
        let_witches_meet(game)
        game.then(PLACE_BLACK_CAT.of())
        game.ask_together(CHOOSE_BLACK_CAT.each(members(game.living_players())))


class ChooseBlackCat(Question1[Salem]):
    """Everybody points at somebody, oneself included; only the Witches count. SAL-DAWN-03, SAL-D02."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        for on in members(game.living):
            options.add(GIVE_BLACK_CAT.of(by, on))

    def seconds(self, game: Salem, by: Seat, /) -> i64:
        return DAWN_SECONDS

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return PICK_NOBODY.of(by)


class PlaceBlackCat(Rule0[Salem]):
    """The recipient is public, the choosers are not; that player begins, or the next one clockwise
    from a ghost. SAL-DAWN-04, SAL-DAWN-05, SAL-R35, SAL-R62, SAL-R63."""

    def run(self, game: Salem, /) -> None:
        holder = most_pointed_at(game, witches_picks(game, GIVE_BLACK_CAT))
        if holder == NONE:
            seats = members(game.living)
            holder = seats[game.below(len(seats))]
        game.move(game.find(CAT, BLACK_CAT), CAT, FRONT + holder)
        game.tell(BLACK_CAT_PLACED, holder)
        game.phase = DAY
        game.late = NOBODY
        game.then(BEGIN_TURN.of(game.left_player_of(holder) if game.is_ghost(holder) else holder))


BREAK_DAWN.means(BreakDawn())
CHOOSE_BLACK_CAT.asks(ChooseBlackCat())
GIVE_BLACK_CAT.means(PointAtSeat(CHOOSE_BLACK_CAT))
PLACE_BLACK_CAT.means(PlaceBlackCat())
