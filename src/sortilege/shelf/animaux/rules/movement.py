"""Movement by die, in the modes for beginners and apprentices. ANI-MOV."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question2, Rule2
from sortilege.kernel.vocabulary import RANDOM_STEP, Reason
from sortilege.shelf.animaux.events import PAWN_MOVED
from sortilege.shelf.animaux.map import destinations
from sortilege.shelf.animaux.state import APPRENTI, Animaux
from sortilege.shelf.animaux.steps import CAST_TRANSPLANAGE, CHOOSE_DESTINATION, MOVE_PAWN

TOO_FAR: Final = Reason("no-such-destination", "ANI-MOV-01", "ANI-MOV-03", "ANI-MOV-10")
OTHER_RING: Final = Reason("transplanage-to-a-ring", "SP-TRANSPLANAGE")
DESTINATION_FIRST: Final = Reason("destination-first", "ANI-GEN-15", "ANI-MOV-01", "ANI-M2-TURN-12")


class ChooseDestination(Question2[Animaux]):
    """The route is free and exactly as long as the roll; a turn is never skipped. ANI-MOV, ANI-GEN-15."""

    def options(self, game: Animaux, by: int, roll: int, /) -> list[int]:
        return MOVE_PAWN.for_each(destinations(game.pawns[by], roll), by)

    def default(self, game: Animaux, step: int) -> int:
        return RANDOM_STEP


class MovePawn(Rule2[Animaux]):
    """Spaces on the way have no effect: only the one where the pawn stops matters. ANI-MOV-08."""

    def run(self, game: Animaux, by: int, to: int, /) -> None:
        game.pawns[by] = to
        game.tell(PAWN_MOVED, by, to)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        if game.asked[seat] == CAST_TRANSPLANAGE(seat):
            return OTHER_RING
        return TOO_FAR if is_moving(game, seat) else None


def is_moving(game: Animaux, seat: int) -> bool:
    """The seat is asked where its pawn goes: nothing else can be done before. ANI-GEN-15, ANI-M2-TURN-12."""
    return game.asked[seat] & 255 == CHOOSE_DESTINATION.code


def refuse_before_arrival(game: Animaux, seat: int) -> Reason | None:
    """An apprentice rolls, plays and captures only before the roll and after arrival. ANI-M2-TURN-12."""
    return DESTINATION_FIRST if game.mode == APPRENTI and is_moving(game, seat) else None


CHOOSE_DESTINATION.means(ChooseDestination())
MOVE_PAWN.means(MovePawn())
