"""What a sensible magizoologist thinks, in each of the three modes.

First captures: go where a token lies. Apprentices: see `apprentices`. The seasoned plan as a team: see `planning` and
`seasoned`. A token that the seat has not seen is a token: what it is in an imagined world is not looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import size
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.bot.apprentices import Hunt
from sortilege.shelf.animaux.bot.planning import Plan
from sortilege.shelf.animaux.bot.seasoned import chance_of_team, worth
from sortilege.shelf.animaux.map import START
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, INITIATION, Animaux
from sortilege.shelf.animaux.steps import MOVE_PAWN

DECISION: Final = 3.0
"""Points for an action saved by a team."""
SOMETHING_THERE: Final = 1.5


class AnimauxSense(Sense[Animaux]):
    patience = 40

    def scores(self, game: Animaux, seat: int, options: list[int]) -> list[float]:
        if game.mode == INITIATION:
            return [first_capture(game, option) for option in options]
        if game.mode == APPRENTI:
            hunt = Hunt(game, seat)
            return [hunt.worth(option) for option in options]
        plan = Plan(game, seat)
        return [DECISION * worth(plan, option) for option in options]

    def prospects(self, game: Animaux) -> list[float]:
        if game.mode == CONFIRME:
            return [chance_of_team(game)] * game.seats
        weights: list[float] = []
        total = 0.0
        for seat in range(game.seats):
            ready = 0.0 if game.mode == INITIATION else Hunt(game, seat).readiness()
            weight = exp(2.0 * float(int(size(game.beasts[seat]))) + ready)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]


def first_capture(game: Animaux, step: StepNumber) -> float:
    """Whatever lies on a place, it may be a beast."""
    if not MOVE_PAWN.matches(step):
        return 0.0
    to = MOVE_PAWN.read(step)[1]
    return SOMETHING_THERE if to != START and game.holds(to) else 0.0
