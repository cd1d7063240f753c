"""Accusations and trials. SAL-ACC, SAL-RES-02."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question1, Question2, Question4, Rule0, Rule1, Rule2, Rule3, Rule4
from sortilege.kernel.vocabulary import NONE, RANDOM_STEP, Reason, argument
from sortilege.shelf.salem.components import ABIGAIL, ANN, GEORGE, MARTHA, REBECCA, THOMAS, WITCH
from sortilege.shelf.salem.events import (
    EARLY_TRIAL_DECLINED,
    REDS_DISCARDED,
    TRIAL_HELD,
    TRIAL_REVEALED,
    TRIALS_NAMED,
)
from sortilege.shelf.salem.knowledge.facts import SHOWN, fact
from sortilege.shelf.salem.rules.endings import check_reveal
from sortilege.shelf.salem.state import DAY, ROW, Salem
from sortilege.shelf.salem.steps import (
    CHOOSE_LOSS,
    CHOOSE_OF_TWO,
    CHOOSE_TRIAL,
    CLEAR_OWN_REDS,
    CLOSE_TRIAL,
    DIE,
    DRAW,
    DRAW_BEFORE_TRIAL,
    DRAW_NOTHING,
    DRAW_ONE_CARD,
    HOLD_NO_TRIAL,
    HOLD_TRIAL,
    KEEP_OWN_REDS,
    NAME_TWO_TRIALS,
    OFFER_CLEARING,
    OFFER_EARLY_TRIAL,
    OFFER_OF_TWO,
    OFFER_ONE_CARD,
    OFFER_TWO_CARDS,
    PAY_DRAWS,
    REVEAL_BLACK_CATS_TRIAL,
    REVEAL_TRIAL,
    SELECT_TRIAL,
    TRY_MARTHA,
    WEIGH_ACCUSATIONS,
)

ROW_FOR_NAMING_TWO: Final = 4
"""With `two_tryals`, the least number of face-down Tryals for which two are named. SAL-R57."""

SELECT_ONE: Final[list[int]] = [verb.code for verb in (CHOOSE_TRIAL, REVEAL_BLACK_CATS_TRIAL, CHOOSE_LOSS)]

ALREADY_REVEALED = Reason("already-revealed", "SAL-GEN-08", "SAL-ACC-01")
NOT_ONE_OF_THE_TWO = Reason("not-one-of-the-two", "SAL-ADV-04", "SAL-R57")


class WeighAccusations(Rule2[Salem]):
    """With enough accusations a trial follows at once; Thomas Danforth may hold it one earlier. SAL-ACC-01,
    SAL-CIT-04, SAL-R08, SAL-R09."""

    def run(self, game: Salem, by: int, on: int, /) -> None:
        needed = game.accusations_needed(by, on)
        count = game.accusations(on)
        if count >= needed:
            game.then(HOLD_TRIAL(by, on, 1))
        elif count == needed - 1 and game.ability(by) == THOMAS and game.ability(on) != GEORGE:
            game.ask(OFFER_EARLY_TRIAL(by, on))


class OfferEarlyTrial(Question2[Salem]):
    """SAL-CIT-04, SAL-D07."""

    def options(self, game: Salem, by: int, accused: int, /) -> list[int]:
        return [HOLD_TRIAL(by, accused, 1), HOLD_NO_TRIAL(by, accused)]

    def default(self, game: Salem, step: int) -> int:
        return HOLD_NO_TRIAL(argument(step, 0), argument(step, 1))


class HoldNoTrial(Rule2[Salem]):
    """The cards stay. SAL-R09."""

    def run(self, game: Salem, by: int, accused: int, /) -> None:
        game.tell(EARLY_TRIAL_DECLINED, by, accused)


class HoldTrial(Rule3[Salem]):
    """Ann Putnam may draw first; then a face-down Tryal is selected, blind, and revealed. `caused` says that
    `by` brought the accusation, so that Ann's and Abigail's abilities apply. SAL-RES-02, SAL-R21, SAL-R28."""

    def run(self, game: Salem, by: int, accused: int, caused: int, /) -> None:
        game.on_trial = accused
        game.tell(TRIAL_HELD, by, accused)
        game.then(SELECT_TRIAL(by, accused), CLOSE_TRIAL(by, accused, caused))
        if caused and game.ability(by) == ANN:
            game.ask(OFFER_TWO_CARDS(by))


class OfferTwoCards(Question1[Salem]):
    """SAL-CIT-18, SAL-D08."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        return [DRAW_BEFORE_TRIAL(by), DRAW_NOTHING(by)]

    def default(self, game: Salem, step: int) -> int:
        return DRAW_NOTHING(argument(step, 0))


class DrawBeforeTrial(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        game.then(DRAW(by, 2, 0, 0))


class DrawNothing(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        pass


class SelectTrial(Rule2[Salem]):
    """The accuser points at a back, or with `two_tryals` at two; a dead accuser leaves it to chance, and there is
    no trial of the dead. SAL-ACC-01, SAL-ADV-04, SAL-R02, SAL-R21, SAL-R57."""

    def run(self, game: Salem, by: int, accused: int, /) -> None:
        if not game.is_living(accused):
            return
        slots = game.face_down(accused)
        if game.table.two_tryals and len(slots) >= ROW_FOR_NAMING_TWO:
            if game.is_living(by):
                game.ask(NAME_TWO_TRIALS(by, accused))
            else:
                game.shuffle(slots)
                game.then(OFFER_OF_TWO(by, accused, min(slots[0], slots[1]), max(slots[0], slots[1])))
        elif game.is_living(by):
            game.ask_unless_forced(CHOOSE_TRIAL(by, accused))
        else:
            game.then(REVEAL_TRIAL(by, accused, slots[game.below(len(slots))]))


class ChooseTrial(Question2[Salem]):
    """SAL-D09; for the Black Cat's Tryal SAL-D15, for those lost at Night to a ghost table SAL-D26."""

    def perform(self, game: Salem, step: int) -> None:
        game.ask_unless_forced(step)

    def options(self, game: Salem, by: int, accused: int, /) -> list[int]:
        return REVEAL_TRIAL.for_each(game.face_down(accused), by, accused)

    def default(self, game: Salem, step: int) -> int:
        return RANDOM_STEP


class NameTwoTrials(Question2[Salem]):
    """The accuser names two, the accused will choose. SAL-ADV-04, SAL-D09."""

    def options(self, game: Salem, by: int, accused: int, /) -> list[int]:
        slots = game.face_down(accused)
        options: list[int] = []
        for place, one in enumerate(slots):
            options += OFFER_OF_TWO.for_each(slots[place + 1 :], by, accused, one)
        return options

    def default(self, game: Salem, step: int) -> int:
        return RANDOM_STEP


class OfferOfTwo(Rule4[Salem]):
    """A ghost leaves the choice to chance. SAL-R57."""

    def run(self, game: Salem, accuser: int, accused: int, one: int, other: int, /) -> None:
        game.tell(TRIALS_NAMED, accuser, accused, one, other)
        if game.is_ghost(accused):
            game.then(REVEAL_TRIAL(accuser, accused, one if game.below(2) == 0 else other))
        else:
            game.ask(CHOOSE_OF_TWO(accused, one, other, accuser))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        if not game.is_asked(seat, NAME_TWO_TRIALS):
            return None
        hidden = hidden_slots(game, game.asked[seat], argument(step, 1))
        return ALREADY_REVEALED if not {argument(step, 2), argument(step, 3)} <= set(hidden) else None


class ChooseOfTwo(Question4[Salem]):
    """SAL-ADV-04, SAL-D10."""

    def options(self, game: Salem, by: int, one: int, other: int, accuser: int, /) -> list[int]:
        return [REVEAL_TRIAL(accuser, by, one), REVEAL_TRIAL(accuser, by, other)]

    def default(self, game: Salem, step: int) -> int:
        return RANDOM_STEP


class RevealTrial(Rule3[Salem]):
    """A Tryal goes face-up and stays where it is. A Witch, or the last one face-down, kills. `by` brought it about.
    SAL-GEN-08, SAL-DEATH-01, SAL-DEATH-02, SAL-ACC-07, SAL-RES-04."""

    def run(self, game: Salem, by: int, of: int, slot: int, /) -> None:
        face = show_trial(game, of, slot)
        earn_draws(game, of)
        if check_reveal(game, of):
            return
        if face == WITCH or not game.face_down(of):
            game.then(DIE(of, by))

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        question = game.asked[seat]
        if game.is_asked(seat, CHOOSE_OF_TWO):
            named = (argument(question, 1), argument(question, 2))
            return NOT_ONE_OF_THE_TWO if argument(step, 2) not in named else None
        if question & 255 not in SELECT_ONE:
            return None
        return ALREADY_REVEALED if argument(step, 2) not in hidden_slots(game, question, argument(step, 1)) else None


def hidden_slots(game: Salem, question: int, of: int) -> list[int]:
    """The slots that may be named of a seat, which must be the one the question is about."""
    return game.face_down(of) if of == argument(question, 1) else []


def show_trial(game: Salem, of: int, slot: int) -> int:
    """Turns one Tryal face-up for all to see; returns its face."""
    piece = game.zones[ROW + of][slot]
    face = game.face(piece)
    game.reveal(piece)
    game.stirred = True
    game.note(fact(SHOWN, of, 0, face))
    game.tell(TRIAL_REVEALED, of, slot, face)
    return face


def earn_draws(game: Salem, of: int) -> None:
    """Rebecca Nurse may draw a card for each Tryal revealed on another player: clockwise, the active player
    first, where Martha copies her. SAL-CIT-20, SAL-R22, SAL-R23."""
    for seat in game.clockwise_from(game.active):
        if seat != of and game.ability(seat) == REBECCA:
            game.owed += (seat,)


class CloseTrial(Rule3[Salem]):
    """All red cards of the accused go; Abigail Williams may clear her own; then what the trial brought others.
    SAL-ACC-02, SAL-ACC-03, SAL-RES-02."""

    def run(self, game: Salem, by: int, accused: int, caused: int, /) -> None:
        game.on_trial = NONE
        if game.is_living(accused) and game.discard_reds(accused):
            game.tell(REDS_DISCARDED, accused)
        if game.phase == DAY:
            game.then(TRY_MARTHA(by), PAY_DRAWS())
        else:
            game.then(TRY_MARTHA(by))
        if caused and game.is_living(by) and game.ability(by) == ABIGAIL and game.accusations(by) > 0:
            game.ask(OFFER_CLEARING(by))


class OfferClearing(Question1[Salem]):
    """SAL-CIT-17, SAL-R73, SAL-D11."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        return [CLEAR_OWN_REDS(by), KEEP_OWN_REDS(by)]

    def default(self, game: Salem, step: int) -> int:
        return KEEP_OWN_REDS(argument(step, 0))


class ClearOwnReds(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        game.discard_reds(by)
        game.tell(REDS_DISCARDED, by)


class KeepOwnReds(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        pass


class TryMartha(Rule1[Salem]):
    """A death may change Martha Corey's ability so that her accusations are enough: she stands trial, before whoever
    triggered the death, or the next living player if that is herself or somebody dead. SAL-CIT-13, SAL-R28."""

    def run(self, game: Salem, trigger: int, /) -> None:
        if game.table.ghosts or MARTHA not in game.citizens:
            return
        martha = game.citizens.index(MARTHA)
        if not game.is_living(martha) or game.on_trial == martha:
            return
        accuser = trigger
        if trigger == martha or not game.is_living(trigger):
            accuser = game.left_player_of(martha)
        if game.accusations(martha) >= game.accusations_needed(martha, martha):
            game.then(HOLD_TRIAL(accuser, martha, 0))


class PayDraws(Rule0[Salem]):
    """The draws that reveals have earned, in the order earned. SAL-R22 to SAL-R24."""

    def run(self, game: Salem, /) -> None:
        if game.owed:
            seat = game.owed[0]
            game.owed = game.owed[1:]
            game.then(PAY_DRAWS())
            if game.is_living(seat):
                game.ask(OFFER_ONE_CARD(seat))


class OfferOneCard(Question1[Salem]):
    """SAL-CIT-20, SAL-D12."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        return [DRAW_ONE_CARD(by), DRAW_NOTHING(by)]

    def default(self, game: Salem, step: int) -> int:
        return DRAW_NOTHING(argument(step, 0))


class DrawOneCard(Rule1[Salem]):
    def run(self, game: Salem, by: int, /) -> None:
        game.then(DRAW(by, 1, 0, 0))


WEIGH_ACCUSATIONS.means(WeighAccusations())
OFFER_EARLY_TRIAL.means(OfferEarlyTrial())
HOLD_NO_TRIAL.means(HoldNoTrial())
HOLD_TRIAL.means(HoldTrial())
OFFER_TWO_CARDS.means(OfferTwoCards())
DRAW_BEFORE_TRIAL.means(DrawBeforeTrial())
DRAW_NOTHING.means(DrawNothing())
SELECT_TRIAL.means(SelectTrial())
CHOOSE_TRIAL.means(ChooseTrial())
NAME_TWO_TRIALS.means(NameTwoTrials())
OFFER_OF_TWO.means(OfferOfTwo())
CHOOSE_OF_TWO.means(ChooseOfTwo())
REVEAL_TRIAL.means(RevealTrial())
CLOSE_TRIAL.means(CloseTrial())
OFFER_CLEARING.means(OfferClearing())
CLEAR_OWN_REDS.means(ClearOwnReds())
KEEP_OWN_REDS.means(KeepOwnReds())
TRY_MARTHA.means(TryMartha())
PAY_DRAWS.means(PayDraws())
OFFER_ONE_CARD.means(OfferOneCard())
DRAW_ONE_CARD.means(DrawOneCard())
