"""Accusations and the trials they lead to; `tryals` turns the cards up. SAL-ACC, SAL-RES-02."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.rules import Question1, Question2, Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import ABIGAIL, ANN, CARDS_IN_A_DRAW, GEORGE, MARTHA, THOMAS
from sortilege.shelf.salem.events import (
    DRAW_DECLINED,
    EARLY_TRIAL_DECLINED,
    OWN_REDS_KEPT,
    REDS_DISCARDED,
    TRIAL_HELD,
)
from sortilege.shelf.salem.state import DAY, Salem
from sortilege.shelf.salem.steps import (
    BESIDE_THE_ACTION,
    BY_A_DEATH,
    BY_ACCUSING,
    CLEAR_OWN_REDS,
    CLOSE_TRIAL,
    DRAW,
    DRAW_BEFORE_TRIAL,
    DRAW_NOTHING,
    HOLD_NO_TRIAL,
    HOLD_TRIAL,
    KEEP_OWN_REDS,
    NO_NIGHT_YET,
    OFFER_CLEARING,
    OFFER_EARLY_TRIAL,
    OFFER_TWO_CARDS,
    PAY_DRAWS,
    SELECT_TRYAL,
    TRY_MARTHA,
    WEIGH_ACCUSATIONS,
)


class WeighAccusations(Rule2[Salem]):
    """With enough accusations a trial follows at once; Thomas Danforth may hold it one earlier. SAL-ACC-01,
    SAL-CIT-04, SAL-R08, SAL-R09."""

    def run(self, game: Salem, by: Seat, on: Seat, /) -> None:
        needed = game.accusations_needed(by, on)
        count = game.accusations(on)
        if count >= needed:
            game.then(HOLD_TRIAL.of(by, on, BY_ACCUSING))
        elif count == needed - 1 and game.ability(by) == THOMAS and game.ability(on) != GEORGE:
            game.ask(OFFER_EARLY_TRIAL.of(by, on))


class OfferEarlyTrial(Question2[Salem]):
    """SAL-CIT-04, SAL-D07."""

    def offer(self, game: Salem, options: Offer, by: Seat, accused: Seat, /) -> None:
        options.add(HOLD_TRIAL.of(by, accused, BY_ACCUSING))
        options.add(HOLD_NO_TRIAL.of(by, accused))

    def default(self, game: Salem, by: Seat, accused: Seat, /) -> StepNumber:
        return HOLD_NO_TRIAL.of(by, accused)


class HoldNoTrial(Rule2[Salem]):
    """The cards stay. SAL-R09."""

    def run(self, game: Salem, by: Seat, accused: Seat, /) -> None:
        game.tell(EARLY_TRIAL_DECLINED, by, accused)


class HoldTrial(Rule3[Salem]):
    """Ann Putnam may draw first; then a face-down Tryal is selected, blind, and revealed. Ann's and Abigail's abilities
    are for a trial that `by` brought about by accusing. SAL-RES-02, SAL-R21, SAL-R28."""

    def run(self, game: Salem, by: Seat, accused: Seat, caused: i64, /) -> None:
        game.on_trial = accused
        game.tell(TRIAL_HELD, by, accused)
        game.then(SELECT_TRYAL.of(by, accused), CLOSE_TRIAL.of(by, accused, caused))
        if caused == BY_ACCUSING and game.ability(by) == ANN:
            game.ask(OFFER_TWO_CARDS.of(by))


class OfferTwoCards(Question1[Salem]):
    """SAL-CIT-18, SAL-D08."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        options.add(DRAW_BEFORE_TRIAL.of(by))
        options.add(DRAW_NOTHING.of(by))

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return DRAW_NOTHING.of(by)


class DrawBeforeTrial(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.then(DRAW.of(by, CARDS_IN_A_DRAW, NO_NIGHT_YET, BESIDE_THE_ACTION))


class DrawNothing(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.tell(DRAW_DECLINED, by)


class CloseTrial(Rule3[Salem]):
    """All red cards of the accused go; Abigail Williams may clear her own; then what the trial brought others.
    SAL-ACC-02, SAL-ACC-03, SAL-RES-02."""

    def run(self, game: Salem, by: Seat, accused: Seat, caused: i64, /) -> None:
        game.on_trial = NONE
        if game.is_living(accused) and game.discard_reds(accused):
            game.tell(REDS_DISCARDED, accused)
        if game.phase == DAY:
            game.then(TRY_MARTHA.of(by), PAY_DRAWS.of())
        else:
            game.then(TRY_MARTHA.of(by))
        if caused != BY_ACCUSING or not game.is_living(by):
            return
        if game.ability(by) == ABIGAIL and game.accusations(by) > 0:
            game.ask(OFFER_CLEARING.of(by))


class OfferClearing(Question1[Salem]):
    """SAL-CIT-17, SAL-R73, SAL-D11."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        options.add(CLEAR_OWN_REDS.of(by))
        options.add(KEEP_OWN_REDS.of(by))

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return KEEP_OWN_REDS.of(by)


class ClearOwnReds(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.discard_reds(by)
        game.tell(REDS_DISCARDED, by)


class KeepOwnReds(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.tell(OWN_REDS_KEPT, by)


class TryMartha(Rule1[Salem]):
    """A death may change Martha Corey's ability so that her accusations are enough: she stands trial, before whoever
    triggered the death, or the next living player if that is herself or somebody dead. SAL-CIT-13, SAL-R28."""

    def run(self, game: Salem, trigger: Seat, /) -> None:
        if game.seating.ghosts:
            return
        martha: Seat = game.citizens.find(MARTHA)
        if martha < 0 or not game.is_living(martha) or game.on_trial == martha:
            return
        accuser = trigger
        if trigger == martha or not game.is_living(trigger):
            accuser = game.left_player_of(martha)
        if game.accusations(martha) >= game.accusations_needed(martha, martha):
            game.then(HOLD_TRIAL.of(accuser, martha, BY_A_DEATH))


WEIGH_ACCUSATIONS.means(WeighAccusations())
OFFER_EARLY_TRIAL.asks(OfferEarlyTrial())
HOLD_NO_TRIAL.means(HoldNoTrial())
HOLD_TRIAL.means(HoldTrial())
OFFER_TWO_CARDS.asks(OfferTwoCards())
DRAW_BEFORE_TRIAL.means(DrawBeforeTrial())
DRAW_NOTHING.means(DrawNothing())
CLOSE_TRIAL.means(CloseTrial())
OFFER_CLEARING.asks(OfferClearing())
CLEAR_OWN_REDS.means(ClearOwnReds())
KEEP_OWN_REDS.means(KeepOwnReds())
TRY_MARTHA.means(TryMartha())
