"""Whose turn it is, and the rounds. ANI-GEN-07."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule0, Rule1
from sortilege.kernel.sets import Seat
from sortilege.shelf.animaux.rules.endings import end_together, end_with_most_beasts
from sortilege.shelf.animaux.rules.movement import DESTINATION_FIRST, is_moving
from sortilege.shelf.animaux.state import CONFIRME, Animaux
from sortilege.shelf.animaux.steps import HEED_MARY_LOU, NEXT_ROUND, PASS_TURN, SHIFT_PLACE_TRACK

LAST_ROUND: Final = 100


class PassTurn(Rule1[Animaux]):
    """The player to the right goes on; when all have played, Salem stirs. ANI-GEN-07, ANI-M3-END-01, ANI-M3-END-07."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        after = game.next_seat(by)
        if after != game.first:
            game.then(game.turn_of(after))
        elif game.mode == CONFIRME:
            game.then(SHIFT_PLACE_TRACK.of(), HEED_MARY_LOU.of(), NEXT_ROUND.of())
        else:
            game.then(NEXT_ROUND.of())

    def refuse(self, game: Animaux, seat: Seat, by: Seat, /) -> Reason | None:
        return DESTINATION_FIRST if is_moving(game, seat) else None


class NextRound(Rule0[Animaux]):
    """The first player begins every round; after 100 rounds the game stops.
    ANI-M1-END-04, ANI-M2-END-02, ANI-M3-WIN-03, ANI-R49."""

    def run(self, game: Animaux, /) -> None:
        if game.round < LAST_ROUND:
            game.round += 1
            game.then(game.turn_of(game.first))
        elif game.mode == CONFIRME:
            end_together(game, False, "out-of-time")
        else:
            end_with_most_beasts(game, "last-round")


PASS_TURN.means(PassTurn())
NEXT_ROUND.means(NextRound())
