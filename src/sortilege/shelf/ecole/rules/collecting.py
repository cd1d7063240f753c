"""Collecting a School card: choose, discard, take, apply its effect. ECO-COLL, ECO-COST."""

from __future__ import annotations

from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.ecole.components import FIRST_COURSE, HORCRUCHE, HORCRUCHES
from sortilege.shelf.ecole.events import COLLECTION_BEGUN, EFFECT_DECLINED, EFFECT_USED, SCHOOL_CARD_TAKEN
from sortilege.shelf.ecole.rules.effects import EFFECTS
from sortilege.shelf.ecole.rules.hands import discard, refuse_card
from sortilege.shelf.ecole.rules.mail import recover
from sortilege.shelf.ecole.rules.questions import Choice2, Choice3
from sortilege.shelf.ecole.rules.scoring import end_with_all_horcruches
from sortilege.shelf.ecole.rules.turns import refuse_action
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

    def run(self, game: Ecole, by: int, slot: int, school: int, /) -> None:
        cost = game.cost(by, school)
        game.actions -= 1
        game.discounts &= ~(1 << by)
        game.tell(COLLECTION_BEGUN, by, slot, school, cost)
        game.then(TAKE_SCHOOL_CARD(by, slot), CHOOSE_MOVE(by))
        game.then_all([CHOOSE_PAYMENT(by, slot, left) for left in range(cost, 0, -1)])

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        refusal = refuse_action(game, seat)
        if refusal is not None:
            return refusal
        there = game.card_in(argument(step, 1))
        if there == NONE:
            return EMPTY_SLOT
        return TOO_EXPENSIVE if there == argument(step, 2) else ANOTHER_CARD


class ChoosePayment(Choice3):
    """Any card in hand pays one, and the cost is paid exactly. ECO-COMP-02, ECO-R28."""

    def options(self, game: Ecole, by: int, slot: int, left: int, /) -> list[int]:
        return PAY.for_each(game.faces(HAND + by), by)


class Pay(Rule2[Ecole]):
    """It enters the Magic discard at once, for all to see. ECO-COLL-03, ECO-R27."""

    def run(self, game: Ecole, by: int, card: int, /) -> None:
        discard(game, by, card)

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return refuse_card(game, seat, argument(step, 1))


class TakeSchoolCard(Rule2[Ecole]):
    """The seventh Horcruche wins before anything else happens. Otherwise the tokens on the card are
    recovered, and then its effect may be used. ECO-COLL-04 to ECO-COLL-08, ECO-R23, ECO-R32."""

    def run(self, game: Ecole, by: int, slot: int, /) -> None:
        card = game.take_top(slot)
        school = game.face(card)
        game.put(card, COLLECTION + by)
        game.tell(SCHOOL_CARD_TAKEN, by, school)
        if school == HORCRUCHE and game.count(COLLECTION + by, HORCRUCHE) == HORCRUCHES:
            end_with_all_horcruches(game, by)
            return
        recover(game, by, MAIL_ON + slot, game.zones[MAIL_ON + slot])
        if school < HORCRUCHE and EFFECTS[FIRST_COURSE + school].usable(game, by):
            game.then(CHOOSE_WHETHER_TO_USE(by, FIRST_COURSE + school))


class ChooseWhetherToUse(Choice2):
    """Now or never. ECO-COLL-06, ECO-R32."""

    def options(self, game: Ecole, by: int, effect: int, /) -> list[int]:
        return [DECLINE_EFFECT(by, effect), USE_EFFECT(by, effect)]


class UseEffect(Rule2[Ecole]):
    """Declaring it lets the others answer. ECO-REACT-03."""

    def run(self, game: Ecole, by: int, effect: int, /) -> None:
        game.tell(EFFECT_USED, by, effect)
        game.then(ANNOUNCE_EFFECT(by, effect), OPEN_WINDOW())

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return TOO_LATE


class DeclineEffect(Rule2[Ecole]):
    """Then there is nothing to answer. ECO-R32."""

    def run(self, game: Ecole, by: int, effect: int, /) -> None:
        game.tell(EFFECT_DECLINED, by, effect)


COLLECT.means(Collect())
CHOOSE_PAYMENT.means(ChoosePayment())
PAY.means(Pay())
TAKE_SCHOOL_CARD.means(TakeSchoolCard())
CHOOSE_WHETHER_TO_USE.means(ChooseWhetherToUse())
USE_EFFECT.means(UseEffect())
DECLINE_EFFECT.means(DeclineEffect())
