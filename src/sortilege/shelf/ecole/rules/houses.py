"""The four Houses and their powers; Grosfondor's is in the order of the rounds. ECO-HOUSE."""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, only, plus
from sortilege.kernel.state import secret
from sortilege.shelf.ecole.components import POUFMOUFLE, SERDONGLE, SERPENTIN, House, MagicCard, Slot
from sortilege.shelf.ecole.events import CARD_GIVEN, MAIL_DRAWN, MAIL_PLACED, POWER_DECLINED, POWER_USED
from sortilege.shelf.ecole.moves.cards import draw, hand_over
from sortilege.shelf.ecole.moves.refusals import refuse_card
from sortilege.shelf.ecole.moves.tokens import look_at_mail
from sortilege.shelf.ecole.questions import Choice1, Choice2
from sortilege.shelf.ecole.state import HAND, MAIL_IN_HAND, MAIL_ON, RESERVE, Ecole
from sortilege.shelf.ecole.steps import (
    CHOOSE_CARD_FOR_MAIL,
    CHOOSE_GIFT,
    CHOOSE_MOVE,
    CHOOSE_POWER,
    DECLINE_POWERS,
    DRAW_AND_GIVE,
    DRAW_MAIL,
    GIVE,
    LOOK_AT_MAIL,
    OFFER_POWERS,
    PLACE_MAIL,
)

NOT_YOUR_HOUSE = Reason("not-your-house", "ECO-COMP-01", "ECO-R07")
POWER_USED_ALREADY = Reason("power-used", "ECO-HOUSE-05", "ECO-R06")
NO_MAIL_THERE = Reason("no-mail-there", "ECO-HOUSE-05")
NOT_THE_MOMENT = Reason("power-at-another-moment", "ECO-R06", "ECO-HOUSE-05")
END_OF_TURN_ONLY = Reason("power-at-end-of-turn", "ECO-R06", "ECO-HOUSE-03", "ECO-HOUSE-06")
NO_CARD_THERE = Reason("no-card-for-mail", "ECO-HOUSE-06", "ECO-R38")


class LookAtMail(Rule2[Ecole]):
    """Serdongle looks secretly at all the tokens on one card, once per turn. ECO-HOUSE-05."""

    def run(self, game: Ecole, by: Seat, slot: Slot, /) -> None:
        game.used = plus(game.used, SERDONGLE)
        game.tell(POWER_USED, by, SERDONGLE)
        look_at_mail(game, by, slot)
        game.then(CHOOSE_MOVE.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, slot: Slot, /) -> Reason | None:
        if not game.has_power(seat, SERDONGLE):
            return NOT_YOUR_HOUSE
        if not CHOOSE_MOVE.matches(game.asked[seat]):
            return NOT_THE_MOMENT
        return POWER_USED_ALREADY if game.has_used(SERDONGLE) else NO_MAIL_THERE


def usable_at_end_of_turn(game: Ecole, by: Seat, house: House) -> bool:
    """Once per turn; Serpentin must be able to draw, Poufmoufle to draw and to place. ECO-R34, ECO-R38."""
    if not game.has_power(by, house) or game.has_used(house):
        return False
    if house == SERPENTIN:
        return game.can_draw()
    return game.holds(RESERVE) and len(game.slots_with_card()) > 0


class OfferPowers(Rule1[Ecole]):
    """Each power is offered while it can be used, on the table as it then is. ECO-HOUSE-08."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        if usable_at_end_of_turn(game, by, SERPENTIN) or usable_at_end_of_turn(game, by, POUFMOUFLE):
            game.ask(CHOOSE_POWER.of(by))


class ChoosePower(Choice1):
    """No power is compulsory, and of two either may be first. ECO-HOUSE-01, DEC-10 to DEC-12."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        options.add(DECLINE_POWERS.of(by))
        if usable_at_end_of_turn(game, by, SERPENTIN):
            options.add(DRAW_AND_GIVE.of(by))
        if usable_at_end_of_turn(game, by, POUFMOUFLE):
            options.add(DRAW_MAIL.of(by))


class DeclinePowers(Rule1[Ecole]):
    """The turn is over as it is. ECO-HOUSE-01."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        for house in (SERPENTIN, POUFMOUFLE):
            if usable_at_end_of_turn(game, by, house):
                game.tell(POWER_DECLINED, by, house)


class DrawAndGive(Rule1[Ecole]):
    """Serpentin draws as many cards as there are players, then gives one to each other player,
    clockwise as far as the cards go. ECO-HOUSE-03, ECO-HOUSE-04, ECO-R34."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.used = plus(game.used, SERPENTIN)
        game.tell(POWER_USED, by, SERPENTIN)
        draw(game, by, game.seats)
        gifts = len(game.zones[HAND + by])
        game.then(OFFER_POWERS.of(by))
        game.then_all([CHOOSE_GIFT.of(by, to) for to in game.opponents(by)[:gifts]])

    def refuse(self, game: Ecole, seat: Seat, by: Seat, /) -> Reason | None:
        return END_OF_TURN_ONLY if game.has_power(seat, SERPENTIN) else NOT_YOUR_HOUSE


class ChooseGift(Choice2):
    """A card just drawn or an older one; the giver chooses which goes to whom. ECO-HOUSE-04."""

    def offer(self, game: Ecole, options: Offer, by: Seat, to: Seat, /) -> None:
        for card in game.faces(HAND + by):
            options.add(GIVE.of(by, card, to))


class Give(Rule3[Ecole]):
    """Only giver and receiver see the card. ECO-R45."""

    def run(self, game: Ecole, by: Seat, card: MagicCard, to: Seat, /) -> None:
        two = hand_over(game, by, to, card)
        game.tell(CARD_GIVEN, by, to, secret(card, two))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, to: Seat, /) -> Reason | None:
        return refuse_card(game, seat, card)


class DrawMail(Rule1[Ecole]):
    """Poufmoufle draws a token from the reserve, looks at it secretly and must place it. ECO-HOUSE-06,
    ECO-HOUSE-07, ECO-R38."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.used = plus(game.used, POUFMOUFLE)
        game.tell(POWER_USED, by, POUFMOUFLE)
        token = game.take_top(RESERVE)
        game.look(by, token)
        game.put(token, MAIL_IN_HAND)
        game.tell(MAIL_DRAWN, by, secret(game.face(token), only(by)))
        game.then(OFFER_POWERS.of(by))
        game.ask_unless_forced(CHOOSE_CARD_FOR_MAIL.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, /) -> Reason | None:
        return END_OF_TURN_ONLY if game.has_power(seat, POUFMOUFLE) else NOT_YOUR_HOUSE


class ChooseCardForMail(Choice1):
    """Any card of the timetable. ECO-HOUSE-06."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        for slot in game.slots_with_card():
            options.add(PLACE_MAIL.of(by, slot))


class PlaceMail(Rule2[Ecole]):
    """Face down; Poufmoufle goes on knowing it. ECO-HOUSE-06, ECO-R31."""

    def run(self, game: Ecole, by: Seat, slot: Slot, /) -> None:
        token = game.take_top(MAIL_IN_HAND)
        game.put(token, MAIL_ON + slot)
        game.tell(MAIL_PLACED, by, slot, secret(game.face(token), only(by)))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, slot: Slot, /) -> Reason | None:
        return NO_CARD_THERE if CHOOSE_CARD_FOR_MAIL.matches(game.asked[seat]) else None


LOOK_AT_MAIL.means(LookAtMail())
OFFER_POWERS.means(OfferPowers())
CHOOSE_POWER.asks(ChoosePower())
DECLINE_POWERS.means(DeclinePowers())
DRAW_AND_GIVE.means(DrawAndGive())
CHOOSE_GIFT.asks(ChooseGift())
GIVE.means(Give())
DRAW_MAIL.means(DrawMail())
CHOOSE_CARD_FOR_MAIL.asks(ChooseCardForMail())
PLACE_MAIL.means(PlaceMail())
