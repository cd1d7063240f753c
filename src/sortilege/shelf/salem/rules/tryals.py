"""Tryals: how one is selected and turned up, and what that earns others. SAL-GEN-08, SAL-ACC-01, SAL-CIT-20."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import Offer
from sortilege.kernel.pieces import ALONE
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question1, Question2, Question4, Rule0, Rule1, Rule2, Rule3, Rule4
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber, StepType2
from sortilege.shelf.salem.components import REBECCA, WITCH, Slot, Tryal
from sortilege.shelf.salem.events import TRYAL_REVEALED, TRYALS_NAMED
from sortilege.shelf.salem.knowledge.facts import shown
from sortilege.shelf.salem.rules.endings import check_reveal
from sortilege.shelf.salem.state import ROW, Salem
from sortilege.shelf.salem.steps import (
    BESIDE_THE_ACTION,
    CHOOSE_LOSS,
    CHOOSE_OF_TWO,
    CHOOSE_TRYAL,
    DIE,
    DRAW,
    DRAW_NOTHING,
    DRAW_ONE_CARD,
    NAME_TWO_TRYALS,
    NO_NIGHT_YET,
    OFFER_OF_TWO,
    OFFER_ONE_CARD,
    PAY_DRAWS,
    REVEAL_BLACK_CATS_TRYAL,
    REVEAL_TRYAL,
    SELECT_TRYAL,
)

ROW_FOR_NAMING_TWO: Final = 4
"""With `two_tryals`, the least number of face-down Tryals for which two are named. SAL-R57."""

SELECT_ONE: Final[list[StepType2]] = [CHOOSE_TRYAL, REVEAL_BLACK_CATS_TRYAL, CHOOSE_LOSS]

ALREADY_REVEALED: Final = Reason("already-revealed", "SAL-GEN-08", "SAL-ACC-01")
NOT_ONE_OF_THE_TWO: Final = Reason("not-one-of-the-two", "SAL-ADV-04", "SAL-R57")


class SelectTryal(Rule2[Salem]):
    """The accuser points at a back, or with `two_tryals` at two; a dead accuser leaves it to chance, and there is
    no trial of the dead. SAL-ACC-01, SAL-ADV-04, SAL-R02, SAL-R21, SAL-R57."""

    def run(self, game: Salem, by: Seat, accused: Seat, /) -> None:
        if not game.is_living(accused):
            return
        slots = game.face_down(accused)
        if game.seating.two_tryals and len(slots) >= ROW_FOR_NAMING_TWO:
            if game.is_living(by):
                game.ask(NAME_TWO_TRYALS.of(by, accused))
            else:
                game.shuffle(slots)
                game.then(OFFER_OF_TWO.of(by, accused, min(slots[0], slots[1]), max(slots[0], slots[1])))
        elif game.is_living(by):
            game.ask_unless_forced(CHOOSE_TRYAL.of(by, accused))
        else:
            game.then(REVEAL_TRYAL.of(by, accused, slots[game.below(len(slots))]))


class ChooseTryal(Question2[Salem]):
    """SAL-D09; for the Black Cat's Tryal SAL-D15, for those lost at Night to a ghost table SAL-D26."""

    def put(self, game: Salem, question: StepNumber) -> None:
        game.ask_unless_forced(question)

    def offer(self, game: Salem, options: Offer, by: Seat, accused: Seat, /) -> None:
        for slot in game.face_down(accused):
            options.add(REVEAL_TRYAL.of(by, accused, slot))

    def default(self, game: Salem, by: Seat, accused: Seat, /) -> StepNumber:
        return RANDOM_STEP


class NameTwoTryals(Question2[Salem]):
    """The accuser names two, the accused will choose. SAL-ADV-04, SAL-D09."""

    def offer(self, game: Salem, options: Offer, by: Seat, accused: Seat, /) -> None:
        slots = game.face_down(accused)
        for place, one in enumerate(slots):
            for other in slots[place + 1 :]:
                options.add(OFFER_OF_TWO.of(by, accused, one, other))

    def default(self, game: Salem, by: Seat, accused: Seat, /) -> StepNumber:
        return RANDOM_STEP


class OfferOfTwo(Rule4[Salem]):
    """A ghost leaves the choice to chance. SAL-R57."""

    def run(self, game: Salem, accuser: Seat, accused: Seat, one: Slot, other: Slot, /) -> None:
        game.tell(TRYALS_NAMED, accuser, accused, one, other)
        if game.is_ghost(accused):
            game.then(REVEAL_TRYAL.of(accuser, accused, one if game.below(2) == 0 else other))
        else:
            game.ask(CHOOSE_OF_TWO.of(accused, one, other, accuser))

    def refuse(self, game: Salem, seat: Seat, accuser: Seat, accused: Seat, one: Slot, other: Slot, /) -> Reason | None:
        if not game.is_asked(seat, NAME_TWO_TRYALS):
            return None
        _, asked_about = NAME_TWO_TRYALS.read(game.asked[seat])
        if accused == asked_about and game.is_face_down(accused, one) and game.is_face_down(accused, other):
            return None
        return ALREADY_REVEALED


class ChooseOfTwo(Question4[Salem]):
    """SAL-ADV-04, SAL-D10."""

    def offer(self, game: Salem, options: Offer, by: Seat, one: Slot, other: Slot, accuser: Seat, /) -> None:
        options.add(REVEAL_TRYAL.of(accuser, by, one))
        options.add(REVEAL_TRYAL.of(accuser, by, other))

    def default(self, game: Salem, by: Seat, one: Slot, other: Slot, accuser: Seat, /) -> StepNumber:
        return RANDOM_STEP


class RevealTryal(Rule3[Salem]):
    """A Tryal goes face-up and stays where it is. A Witch, or the last one face-down, kills. `by` brought it about.
    SAL-GEN-08, SAL-DEATH-01, SAL-DEATH-02, SAL-ACC-07, SAL-RES-04."""

    def run(self, game: Salem, by: Seat, of: Seat, slot: Slot, /) -> None:
        face = show_tryal(game, of, slot)
        earn_draws(game, of)
        if check_reveal(game, of):
            return
        if face == WITCH or not game.count_face_down(of):
            game.then(DIE.of(of, by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, of: Seat, slot: Slot, /) -> Reason | None:
        question = game.asked[seat]
        if CHOOSE_OF_TWO.matches(question):
            _, one, other, _ = CHOOSE_OF_TWO.read(question)
            return None if slot in (one, other) else NOT_ONE_OF_THE_TWO
        for kind in SELECT_ONE:
            if kind.matches(question):
                hidden = of == kind.read(question)[1] and game.is_face_down(of, slot)
                return None if hidden else ALREADY_REVEALED
        return None


def show_tryal(game: Salem, of: Seat, slot: Slot) -> Tryal:
    """Turns one Tryal face-up for all to see; returns its face."""
    piece = game.zones[ROW + of][slot]
    face = game.face(piece)
    game.reveal(piece)
    game.stirred = True
    game.note(shown(of, face))
    game.tell(TRYAL_REVEALED, of, slot, face)
    return face


def earn_draws(game: Salem, of: Seat) -> None:
    """Rebecca Nurse may draw a card for each Tryal revealed on another player: clockwise, the active player
    first, where Martha copies her. SAL-CIT-20, SAL-R22, SAL-R23."""
    if game.citizens.find(REBECCA) < 0:
        return
    for seat in game.clockwise_from(game.active):
        if seat != of and game.ability(seat) == REBECCA:
            game.owed += ALONE[seat]


class PayDraws(Rule0[Salem]):
    """The draws that reveals have earned, in the order earned. SAL-R22 to SAL-R24."""

    def run(self, game: Salem, /) -> None:
        if game.owed:
            seat = game.owed[0]
            game.owed = game.owed[1:]
            game.then(PAY_DRAWS.of())
            if game.is_living(seat):
                game.ask(OFFER_ONE_CARD.of(seat))


class OfferOneCard(Question1[Salem]):
    """SAL-CIT-20, SAL-D12."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        options.add(DRAW_ONE_CARD.of(by))
        options.add(DRAW_NOTHING.of(by))

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return DRAW_NOTHING.of(by)


class DrawOneCard(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        game.then(DRAW.of(by, 1, NO_NIGHT_YET, BESIDE_THE_ACTION))


SELECT_TRYAL.means(SelectTryal())
CHOOSE_TRYAL.asks(ChooseTryal())
NAME_TWO_TRYALS.asks(NameTwoTryals())
OFFER_OF_TWO.means(OfferOfTwo())
CHOOSE_OF_TWO.asks(ChooseOfTwo())
REVEAL_TRYAL.means(RevealTryal())
PAY_DRAWS.means(PayDraws())
OFFER_ONE_CARD.asks(OfferOneCard())
DRAW_ONE_CARD.means(DrawOneCard())
