"""The ten Sortilèges one plays in one's own turn. Content C2."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NO, YES
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import NO_STEP, Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, plus
from sortilege.shelf.ecole.components import CARDS_FOR_A_LOSS, MagicCard, SchoolCard, Slot
from sortilege.shelf.ecole.effects import EffectAlone, EffectOnBonus, EffectOnPlayer, EffectOnSlot
from sortilege.shelf.ecole.events import (
    ACTION_GAINED,
    BONUS_MOVED,
    DISCOUNT_GAINED,
    FIRST_PLAYER_CARD_MOVED,
    SCHOOL_CARD_LOST,
    SCHOOL_CARD_VANISHED,
)
from sortilege.shelf.ecole.moves.cards import discard, draw, retrievable, steal
from sortilege.shelf.ecole.moves.refusals import refuse_card
from sortilege.shelf.ecole.moves.timetable import reveal_school_card
from sortilege.shelf.ecole.moves.tokens import look_at_mail
from sortilege.shelf.ecole.questions import Choice1, Choice2
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAIL_ON, SCHOOL_DISCARD, Ecole, replaced
from sortilege.shelf.ecole.steps import (
    APPLY_ACCELERIO,
    APPLY_BOMBARDOUM,
    APPLY_CHIPARDIO,
    APPLY_EVAPORO,
    APPLY_LACHETOUTIS,
    APPLY_PREUMSIO,
    APPLY_RAFISTOLO,
    APPLY_REFILUS,
    APPLY_SOLDISSIMO,
    APPLY_ZYEUTIO,
    CHOOSE_DISCARD,
    CHOOSE_DROP,
    CHOOSE_LOSS,
    CHOOSE_TOKEN,
    DISCARD,
    DROP,
    LOSE_MAGIC_CARDS,
    LOSE_SCHOOL_CARD,
    RETRIEVE_CARD,
    SHOW_DROPS,
)

CARDS_KEPT: Final = 5
"""What Lâchetoutis leaves in a hand."""

GIVEN_UP = Reason("given-up-already", "ECO-R40", "DEC-08")
TOO_FEW_CARDS = Reason("two-cards-or-a-school-card", "DEC-09")


class Chipardio(EffectOnPlayer):
    """Take two cards at random from a hand, or what there is."""

    def concerns(self, game: Ecole, other: Seat) -> bool:
        return game.holds(HAND + other)

    def run(self, game: Ecole, by: Seat, on: Seat, /) -> None:
        steal(game, by, on, 2)


class Lachetoutis(EffectAlone):
    """Each opponent with more than five cards discards down to five, all choosing at once and
    secretly. ECO-R40."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return any(len(game.zones[HAND + other]) > CARDS_KEPT for other in game.opponents(by))

    def run(self, game: Ecole, by: Seat, /) -> None:
        questions: list[int] = [NO_STEP] * game.seats
        for other in game.opponents(by):
            too_many = len(game.zones[HAND + other]) - CARDS_KEPT
            if too_many > 0:
                questions[other] = CHOOSE_DROP.of(other, too_many)
        game.then(SHOW_DROPS.of(by))
        game.side_by_side(questions)


class ChooseDrop(Choice2):
    """One card after the other, out of those not given up yet. DEC-08."""

    def offer(self, game: Ecole, options: Offer, by: Seat, left: i64, /) -> None:
        for card in game.faces(HAND + by):
            if game.count(HAND + by, card) > game.drops[by].count(card):
                options.add(DROP.of(by, card, left))


class Drop(Rule3[Ecole]):
    """It stays in hand, for nobody to see, until all have chosen."""

    def run(self, game: Ecole, by: Seat, card: MagicCard, left: i64, /) -> None:
        game.drops = replaced(game.drops, by, game.drops[by] + bytes([card]))
        if left > 1:
            game.then(CHOOSE_DROP.of(by, left - 1))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, left: i64, /) -> Reason | None:
        missing = refuse_card(game, seat, card)
        if missing is None and game.count(HAND + seat, card) == game.drops[seat].count(card):
            return GIVEN_UP
        return missing


class ShowDrops(Rule1[Ecole]):
    """They enter the discard player by player, clockwise, each one's in the order given. ECO-R40."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        for other in game.opponents(by):
            for card in game.drops[other]:
                discard(game, other, card)
        game.drops = (b"",) * game.seats


class Soldissimo(EffectAlone):
    """The next School card costs three less; a second discount while one is pending is lost. ECO-R37."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return not game.has_discount(by)

    def run(self, game: Ecole, by: Seat, /) -> None:
        if self.usable(game, by):
            game.discounts = plus(game.discounts, by)
            game.tell(DISCOUNT_GAINED, by)


class Zyeutio(EffectOnSlot):
    """Look secretly at all the tokens on a card, then take one of them or none."""

    def concerns(self, game: Ecole, slot: Slot) -> bool:
        return game.holds(MAIL_ON + slot)

    def run(self, game: Ecole, by: Seat, slot: Slot, /) -> None:
        look_at_mail(game, by, slot)
        game.then(CHOOSE_TOKEN.of(by, self.number, slot))


class Rafistolo(EffectAlone):
    """Take two cards out of the Magic discard, no Rafistolo among them; or the one there is."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return len(retrievable(game, self.number)) > 0

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.then(RETRIEVE_CARD.of(by, self.number), RETRIEVE_CARD.of(by, self.number))


class Accelerio(EffectAlone):
    """One more action this turn, or in the next one of whoever is not playing. ECO-R37."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        if by == game.active:
            game.actions += 1
            game.tell(ACTION_GAINED, by, YES)
        else:
            game.extra = replaced(game.extra, by, game.extra[by] + 1)
            game.tell(ACTION_GAINED, by, NO)


class Evaporo(EffectOnSlot):
    """A card of the timetable is replaced; its tokens stay for the new one. ECO-R20, ECO-R31."""

    def concerns(self, game: Ecole, slot: Slot) -> bool:
        return game.holds(slot)

    def run(self, game: Ecole, by: Seat, slot: Slot, /) -> None:
        card = game.take_top(slot)
        game.put(card, SCHOOL_DISCARD)
        game.tell(SCHOOL_CARD_VANISHED, slot, game.face(card))
        reveal_school_card(game, slot)


class Bombardoum(EffectOnPlayer):
    """An opponent gives up a School card, or two Magic cards from a hand that has them."""

    def concerns(self, game: Ecole, other: Seat) -> bool:
        return game.holds(COLLECTION + other)

    def run(self, game: Ecole, by: Seat, on: Seat, /) -> None:
        game.ask_unless_forced(CHOOSE_LOSS.of(on))


class ChooseLoss(Choice1):
    """DEC-09."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        for school in game.faces(COLLECTION + by):
            options.add(LOSE_SCHOOL_CARD.of(by, school))
        if len(game.zones[HAND + by]) >= CARDS_FOR_A_LOSS:
            options.add(LOSE_MAGIC_CARDS.of(by))


class LoseSchoolCard(Rule2[Ecole]):
    def run(self, game: Ecole, by: Seat, school: SchoolCard, /) -> None:
        game.move(game.find(COLLECTION + by, school), COLLECTION + by, SCHOOL_DISCARD)
        game.tell(SCHOOL_CARD_LOST, by, school)


class LoseMagicCards(Rule1[Ecole]):
    def run(self, game: Ecole, by: Seat, /) -> None:
        for left in range(1, CARDS_FOR_A_LOSS + 1):
            game.then(CHOOSE_DISCARD.of(by, left))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, /) -> Reason | None:
        return TOO_FEW_CARDS if CHOOSE_LOSS.matches(game.asked[seat]) else None


class ChooseDiscard(Choice2):
    """Cards of one's own choice, one after the other."""

    def offer(self, game: Ecole, options: Offer, by: Seat, left: i64, /) -> None:
        for card in game.faces(HAND + by):
            options.add(DISCARD.of(by, card))


class Discard(Rule2[Ecole]):
    """It enters the discard at once. ECO-R14."""

    def run(self, game: Ecole, by: Seat, card: MagicCard, /) -> None:
        discard(game, by, card)

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, /) -> Reason | None:
        return refuse_card(game, seat, card)


class Refilus(EffectOnBonus):
    """A Bonus card moves from one play area to another."""

    def run(self, game: Ecole, by: Seat, card: MagicCard, of: Seat, to: Seat, /) -> None:
        game.move(game.find(AREA + of, card), AREA + of, AREA + to)
        game.tell(BONUS_MOVED, card, of, to)


class Preumsio(EffectAlone):
    """Take the first-player card, even if one has it, then draw two cards. ECO-ROUND-08, ECO-R39."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.holder = by
        game.taken = True
        game.tell(FIRST_PLAYER_CARD_MOVED, by)
        draw(game, by, 2)


Chipardio(APPLY_CHIPARDIO)
Lachetoutis(APPLY_LACHETOUTIS)
CHOOSE_DROP.asks(ChooseDrop())
DROP.means(Drop())
SHOW_DROPS.means(ShowDrops())
Soldissimo(APPLY_SOLDISSIMO)
Zyeutio(APPLY_ZYEUTIO)
Rafistolo(APPLY_RAFISTOLO)
Accelerio(APPLY_ACCELERIO)
Evaporo(APPLY_EVAPORO)
Bombardoum(APPLY_BOMBARDOUM)
CHOOSE_LOSS.asks(ChooseLoss())
LOSE_SCHOOL_CARD.means(LoseSchoolCard())
LOSE_MAGIC_CARDS.means(LoseMagicCards())
CHOOSE_DISCARD.asks(ChooseDiscard())
DISCARD.means(Discard())
Refilus(APPLY_REFILUS)
Preumsio(APPLY_PREUMSIO)
