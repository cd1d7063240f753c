"""What a sensible magizoologist thinks, in each of the three modes.

First captures: go where a token lies. Apprentices: see `apprentices`. The seasoned plan as a team: see `planning` and
`seasoned`. A token that the seat has not seen is a token: what it is in an imagined world is not looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.judgement import Judgements, learned
from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import size
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.bot.apprentices import Hunt
from sortilege.shelf.animaux.bot.deeds import DEEDS
from sortilege.shelf.animaux.bot.features import FEATURES, features
from sortilege.shelf.animaux.bot.planning import Plan
from sortilege.shelf.animaux.bot.race import Race
from sortilege.shelf.animaux.bot.seasoned import chance_of_team, worth
from sortilege.shelf.animaux.components import BOOK
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, INITIATION, Animaux
from sortilege.shelf.animaux.steps import MOVE_PAWN

DECISION: Final = 3.0
"""Points for an action saved by a team."""
SOMETHING_THERE: Final = 1.5


class AnimauxSense(Sense[Animaux]):
    deeds = DEEDS
    patience = 40

    def __init__(self) -> None:
        self.judgements = learned(BOOK.game, FEATURES)
        """Of apprentices alone."""

    def recall(self, game: Animaux, seat: int) -> Sense[Animaux]:
        return ApprenticeSense(self.judgements) if game.mode == APPRENTI else self

    def scores(self, game: Animaux, seat: int, options: list[int]) -> list[float]:
        if game.mode == INITIATION:
            return first_captures(game, options)
        if game.mode == APPRENTI:
            hunt = Hunt(game, seat)
            return [hunt.worth(option) for option in options]
        plan = Plan(game, seat)
        return [DECISION * worth(plan, option) for option in options]

    def prospects(self, game: Animaux) -> list[float]:
        if game.mode == CONFIRME:
            return [chance_of_team(game)] * game.seats
        if game.mode == APPRENTI:
            judgement = self.judgements.of(game.seats)
            if judgement is not None:
                return judgement.chances([features(game, seat) for seat in range(game.seats)])
        weights: list[float] = []
        total = 0.0
        for seat in range(game.seats):
            ahead = 2.0 * float(int(size(game.beasts[seat]))) if game.mode == INITIATION else -turns_left(game, seat)
            weight = exp(ahead)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def feature_names(self) -> list[str]:
        return FEATURES

    def features(self, game: Animaux, seat: int) -> list[float]:
        if game.mode != APPRENTI:
            raise ValueError("mode: only the chances of apprentices are learned, in apprenti")
        return features(game, seat)


class ApprenticeSense(AnimauxSense):
    """The same among apprentices, whose chances are judged well enough after a turn or two."""

    patience = 12

    def __init__(self, judgements: Judgements) -> None:
        self.judgements = judgements

    def recall(self, game: Animaux, seat: int) -> Sense[Animaux]:
        return self


def turns_left(game: Animaux, seat: int) -> float:
    """Of an apprentice, each counting for less than it would if the die were not to be rolled so often."""
    race = Race(game, seat)
    return 0.6 * race.turns(race.pawn, game.is_hindered(seat))


def first_captures(game: Animaux, options: list[int]) -> list[float]:
    """Whatever lies on a place, it may be a beast."""
    scores = [0.0] * len(options)
    for index in range(len(options)):
        step: StepNumber = options[index]
        if MOVE_PAWN.matches(step) and game.holds(MOVE_PAWN.read(step)[1]):
            scores[index] = SOMETHING_THERE
    return scores
