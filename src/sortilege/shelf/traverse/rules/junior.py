"""The junior game: no cards, no Knockturn Alley but by an option; Spirals mean another roll. TRA-JR, TRA-R46
to TRA-R50."""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.rules import Question1, Rule1
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.traverse.events import STAYED, STEPS_CHOSEN
from sortilege.shelf.traverse.rules.conditions import offer_shopping
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

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add(GO_TO_STEPS.of(by))
        options.add(STAY.of(by))

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return GO_TO_STEPS.of(by)


class GoToSteps(Rule1[Traverse]):
    """Straight there: nothing is passed or entered on the way. TRA-R48."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        put_on_steps(game, by, STEPS_CHOSEN)
        game.then(OFFER_EXTRA_ROLL.of(by))


class Stay(Rule1[Traverse]):
    """No money, and the roll all the same. TRA-JR-10, TRA-R48."""

    def run(self, game: Traverse, by: Seat, /) -> None:
        game.tell(STAYED, by)
        game.then(OFFER_EXTRA_ROLL.of(by))


class OfferExtraRoll(Question1[Traverse]):
    """An extra roll is never compulsory; a purchase or Floo powder gives it up. TRA-JR-07, TRA-R50, TRA-D22."""

    def offer(self, game: Traverse, options: Offer, by: Seat, /) -> None:
        options.add(ROLL_DICE.of(by))
        options.add(END_TURN.of(by))
        offer_shopping(game, options, by)

    def default(self, game: Traverse, by: Seat, /) -> StepNumber:
        return ROLL_DICE.of(by)


CHOOSE_STEPS_OR_STAY.asks(ChooseStepsOrStay())
GO_TO_STEPS.means(GoToSteps())
STAY.means(Stay())
OFFER_EXTRA_ROLL.asks(OfferExtraRoll())
