"""Collecting a School card: choose, discard, take, apply its effect. ECO-COLL, ECO-COST."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.sets import Seat, minus
from sortilege.shelf.ecole.components import (
    FIRST_COURSE,
    HORCRUCHE,
    HORCRUCHES,
    EffectNumber,
    MagicCard,
    SchoolCard,
    Slot,
)
from sortilege.shelf.ecole.effects import effect_with
from sortilege.shelf.ecole.events import COLLECTION_BEGUN, EFFECT_DECLINED, EFFECT_USED, SCHOOL_CARD_TAKEN
from sortilege.shelf.ecole.moves.cards import discard
from sortilege.shelf.ecole.moves.refusals import refuse_action, refuse_card
from sortilege.shelf.ecole.moves.tokens import recover_all
from sortilege.shelf.ecole.questions import Choice2, Choice3
from sortilege.shelf.ecole.scoring import end_with_all_horcruches
from sortilege.shelf.ecole.state import COLLECTION, HAND, MAIL_ON, Ecole
from sortilege.shelf.ecole.steps import (
    ANNOUNCE_EFFECT,
    CHOOSE_MOVE,
    CHOOSE_PAYMENT,
    CHOOSE_WHETHER_TO_USE,
    COLLECT,
    DECLINE_EFFECT,
    OPEN_WINDOW,
    PAY,
    TAKE_SCHOOL_CARD,
    USE_EFFECT,
)

EMPTY_SLOT = Reason("empty-slot", "ECO-COLL-02", "ECO-COLL-08")
ANOTHER_CARD = Reason("another-card", "ECO-COLL-02")
TOO_EXPENSIVE = Reason("too-expensive", "ECO-COLL-02", "ECO-COST-01", "ECO-COST-02", "ECO-R28")
TOO_LATE = Reason("effect-is-gone", "ECO-COLL-06", "ECO-R32")


class Collect(Rule3[Ecole]):
    """For one action, a card of the timetable whose cost one can pay; a pending discount is used up
    by it, whatever it saves. ECO-COLL-01 to ECO-COLL-03, ECO-COST-04."""

    def run(self, game: Ecole, by: Seat, slot: Slot, school: SchoolCard, /) -> None:
        cost = game.cost(by, school)
        game.actions -= 1
        game.discounts = minus(game.discounts, by)
        game.tell(COLLECTION_BEGUN, by, slot, school, cost)
        game.then(TAKE_SCHOOL_CARD.of(by, slot), CHOOSE_MOVE.of(by))
        for left in range(1, cost + 1):
            game.then(CHOOSE_PAYMENT.of(by, slot, left))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, slot: Slot, school: SchoolCard, /) -> Reason | None:
        refusal = refuse_action(game, seat)
        if refusal is not None:
            return refusal
        there = game.card_in(slot)
        if there == NONE:
            return EMPTY_SLOT
        return TOO_EXPENSIVE if there == school else ANOTHER_CARD


class ChoosePayment(Choice3):
    """Any card in hand pays one, and the cost is paid exactly. ECO-COMP-02, ECO-R28."""

    def offer(self, game: Ecole, options: Offer, by: Seat, slot: Slot, left: i64, /) -> None:
        for card in game.faces(HAND + by):
            options.add(PAY.of(by, card))


class Pay(Rule2[Ecole]):
    """It enters the Magic discard at once, for all to see. ECO-COLL-03, ECO-R27."""

    def run(self, game: Ecole, by: Seat, card: MagicCard, /) -> None:
        discard(game, by, card)

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, /) -> Reason | None:
        return refuse_card(game, seat, card)


class TakeSchoolCard(Rule2[Ecole]):
    """The seventh Horcruche wins before anything else happens. Otherwise the tokens on the card are
    recovered, and then its effect may be used. ECO-COLL-04 to ECO-COLL-08, ECO-R23, ECO-R32."""

    def run(self, game: Ecole, by: Seat, slot: Slot, /) -> None:
        card = game.take_top(slot)
        school = game.face(card)
        game.put(card, COLLECTION + by)
        game.tell(SCHOOL_CARD_TAKEN, by, school)
        if school == HORCRUCHE and game.count(COLLECTION + by, HORCRUCHE) == HORCRUCHES:
            end_with_all_horcruches(game, by)
            return
        recover_all(game, by, MAIL_ON + slot)
        if school < HORCRUCHE and effect_with(FIRST_COURSE + school).usable(game, by):
            game.then(CHOOSE_WHETHER_TO_USE.of(by, FIRST_COURSE + school))


class ChooseWhetherToUse(Choice2):
    """Now or never. ECO-COLL-06, ECO-R32."""

    def offer(self, game: Ecole, options: Offer, by: Seat, effect: EffectNumber, /) -> None:
        options.add(DECLINE_EFFECT.of(by, effect))
        options.add(USE_EFFECT.of(by, effect))


class UseEffect(Rule2[Ecole]):
    """Declaring it lets the others answer. ECO-REACT-03."""

    def run(self, game: Ecole, by: Seat, effect: EffectNumber, /) -> None:
        game.tell(EFFECT_USED, by, effect)
        game.then(ANNOUNCE_EFFECT.of(by, effect), OPEN_WINDOW.of())

    def refuse(self, game: Ecole, seat: Seat, by: Seat, effect: EffectNumber, /) -> Reason | None:
        return TOO_LATE


class DeclineEffect(Rule2[Ecole]):
    """Then there is nothing to answer. ECO-R32."""

    def run(self, game: Ecole, by: Seat, effect: EffectNumber, /) -> None:
        game.tell(EFFECT_DECLINED, by, effect)


COLLECT.means(Collect())
CHOOSE_PAYMENT.asks(ChoosePayment())
PAY.means(Pay())
TAKE_SCHOOL_CARD.means(TakeSchoolCard())
CHOOSE_WHETHER_TO_USE.asks(ChooseWhetherToUse())
USE_EFFECT.means(UseEffect())
DECLINE_EFFECT.means(DeclineEffect())
