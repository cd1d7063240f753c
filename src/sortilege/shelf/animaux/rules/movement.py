"""Movement by die, in the modes for beginners and apprentices. ANI-MOV."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question2, Rule2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.events import PAWN_MOVED
from sortilege.shelf.animaux.map import DIE, PLACES, Space, destinations
from sortilege.shelf.animaux.state import APPRENTI, Animaux
from sortilege.shelf.animaux.steps import CAST_TRANSPLANAGE, CHOOSE_DESTINATION, MOVE_PAWN
from sortilege.shelf.animaux.zones import MOST_SEATS

TOO_FAR: Final = Reason("no-such-destination", "ANI-MOV-01", "ANI-MOV-03", "ANI-MOV-10")
OTHER_RING: Final = Reason("transplanage-to-a-ring", "SP-TRANSPLANAGE")
DESTINATION_FIRST: Final = Reason("destination-first", "ANI-GEN-15", "ANI-MOV-01", "ANI-M2-TURN-12")


_moves: Final[list[list[int]]] = [[] for _ in range(MOST_SEATS * (PLACES + 1) * (DIE + 1))]


def moves(by: Seat, start: Space, roll: i64) -> list[int]:
    """All moves of a pawn that a roll allows, made once for each seat, space and roll."""
    place = (by * (PLACES + 1) + start) * (DIE + 1) + roll
    if not _moves[place]:
        _moves[place] = MOVE_PAWN.each(by, list(destinations(start, roll)))
    return _moves[place]


class ChooseDestination(Question2[Animaux]):
    """The route is free and exactly as long as the roll; a turn is never skipped. ANI-MOV, ANI-GEN-15."""

    def offer(self, game: Animaux, options: Offer, by: Seat, roll: i64, /) -> None:
        options.add_all(moves(by, game.pawns[by], roll))

    def default(self, game: Animaux, by: Seat, roll: i64, /) -> StepNumber:
        return RANDOM_STEP


class MovePawn(Rule2[Animaux]):
    """Spaces on the way have no effect: only the one where the pawn stops matters. ANI-MOV-08."""

    def run(self, game: Animaux, by: Seat, to: Space, /) -> None:
        game.pawns[by] = to
        game.tell(PAWN_MOVED, by, to)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, to: Space, /) -> Reason | None:
        if game.asked[seat] == CAST_TRANSPLANAGE.of(seat):
            return OTHER_RING
        return TOO_FAR if is_moving(game, seat) else None


def is_moving(game: Animaux, seat: Seat) -> bool:
    """The seat is asked where its pawn goes: nothing else can be done before. ANI-GEN-15, ANI-M2-TURN-12."""
    return CHOOSE_DESTINATION.matches(game.asked[seat])


def refuse_before_arrival(game: Animaux, seat: Seat) -> Reason | None:
    """An apprentice rolls, plays and captures only before the roll and after arrival. ANI-M2-TURN-12."""
    return DESTINATION_FIRST if game.mode == APPRENTI and is_moving(game, seat) else None


CHOOSE_DESTINATION.asks(ChooseDestination())
MOVE_PAWN.means(MovePawn())
