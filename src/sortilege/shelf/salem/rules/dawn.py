"""The Dawn: the Witches meet and give the Black Cat to somebody. SAL-DAWN."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question1, Rule0
from sortilege.kernel.vocabulary import NONE, argument
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
        game.then(PLACE_BLACK_CAT())
        game.ask_together([CHOOSE_BLACK_CAT(seat) for seat in game.living_players()])


class ChooseBlackCat(Question1[Salem]):
    """Everybody points at somebody, oneself included; only the Witches count. SAL-DAWN-03, SAL-D02."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        return GIVE_BLACK_CAT.for_each(game.living_seats(), by)

    def seconds(self, game: Salem, step: int) -> int:
        return DAWN_SECONDS

    def default(self, game: Salem, step: int) -> int:
        return PICK_NOBODY(argument(step, 0))


class PlaceBlackCat(Rule0[Salem]):
    """The recipient is public, the choosers are not; that player begins, or the next one clockwise
    from a ghost. SAL-DAWN-04, SAL-DAWN-05, SAL-R35, SAL-R62, SAL-R63."""

    def run(self, game: Salem, /) -> None:
        holder = most_pointed_at(game, witches_picks(game))
        if holder == NONE:
            seats = game.living_seats()
            holder = seats[game.below(len(seats))]
        game.move(game.find(CAT, BLACK_CAT), CAT, FRONT + holder)
        game.tell(BLACK_CAT_PLACED, holder)
        game.phase = DAY
        game.late = 0
        game.then(BEGIN_TURN(game.left_player_of(holder) if game.is_ghost(holder) else holder))


BREAK_DAWN.means(BreakDawn())
CHOOSE_BLACK_CAT.means(ChooseBlackCat())
GIVE_BLACK_CAT.means(PointAtSeat(CHOOSE_BLACK_CAT))
PLACE_BLACK_CAT.means(PlaceBlackCat())
