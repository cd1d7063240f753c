"""The junior game: no cards, no Knockturn Alley; Spirals mean another roll. TRA-JR, TRA-R46 to TRA-R50."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Rule1
from sortilege.kernel.vocabulary import argument
from sortilege.shelf.traverse.events import STAYED, STEPS_CHOSEN
from sortilege.shelf.traverse.rules.conditions import shopping
from sortilege.shelf.traverse.rules.hats import put_on_steps
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.steps import (
    CHOOSE_STEPS_OR_STAY,
    END_TURN,
    GO_TO_STEPS,
    OFFER_EXTRA_ROLL,
    ROLL_DICE,
    STAY,
)


class ChooseStepsOrStay(Question1[Traverse]):
    """Two Spirals: to the Gringotts steps and collect, or stay; either way a roll is owed. TRA-JR-09,
    TRA-JR-10, TRA-D21."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [GO_TO_STEPS(by), STAY(by)]

    def default(self, game: Traverse, step: int) -> int:
        return GO_TO_STEPS(argument(step, 0))


class GoToSteps(Rule1[Traverse]):
    """Straight there: nothing is passed or entered on the way. TRA-R48."""

    def run(self, game: Traverse, by: int, /) -> None:
        put_on_steps(game, by, STEPS_CHOSEN)
        game.then(OFFER_EXTRA_ROLL(by))


class Stay(Rule1[Traverse]):
    """No money, and the roll all the same. TRA-JR-10, TRA-R48."""

    def run(self, game: Traverse, by: int, /) -> None:
        game.tell(STAYED, by)
        game.then(OFFER_EXTRA_ROLL(by))


class OfferExtraRoll(Question1[Traverse]):
    """An extra roll is never compulsory; a purchase or Floo powder gives it up. TRA-JR-07, TRA-R50, TRA-D22."""

    def options(self, game: Traverse, by: int, /) -> list[int]:
        return [ROLL_DICE(by), END_TURN(by), *shopping(game, by)]

    def default(self, game: Traverse, step: int) -> int:
        return ROLL_DICE(argument(step, 0))


CHOOSE_STEPS_OR_STAY.means(ChooseStepsOrStay())
GO_TO_STEPS.means(GoToSteps())
STAY.means(Stay())
OFFER_EXTRA_ROLL.means(OfferExtraRoll())
