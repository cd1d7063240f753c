"""The ten Sortilèges one plays in one's own turn. Content C2."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.vocabulary import NO_STEP, Reason, argument
from sortilege.shelf.ecole.components import (
    ACCELERIO,
    BOMBARDOUM,
    CHIPARDIO,
    EVAPORO,
    LACHETOUTIS,
    PREUMSIO,
    RAFISTOLO,
    REFILUS,
    SOLDISSIMO,
    ZYEUTIO,
)
from sortilege.shelf.ecole.events import (
    ACTION_GAINED,
    BONUS_MOVED,
    DISCOUNT_GAINED,
    FIRST_PLAYER_CARD_MOVED,
    SCHOOL_CARD_LOST,
    SCHOOL_CARD_VANISHED,
)
from sortilege.shelf.ecole.rules.effects import EffectAlone, EffectOnBonus, EffectOnPlayer, EffectOnSlot, define
from sortilege.shelf.ecole.rules.hands import discard, draw, refuse_card, steal
from sortilege.shelf.ecole.rules.mail import look_at_mail
from sortilege.shelf.ecole.rules.questions import Choice1, Choice2
from sortilege.shelf.ecole.rules.retrieving import retrievable
from sortilege.shelf.ecole.rules.rounds import reveal_school_card
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, SCHOOL_DISCARD, Ecole
from sortilege.shelf.ecole.steps import (
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
CARDS_FOR_A_LOSS: Final = 2
"""What Bombardoum takes from a hand instead of a School card."""

GIVEN_UP = Reason("given-up-already", "ECO-R40", "DEC-08")
TOO_FEW_CARDS = Reason("two-cards-or-a-school-card", "DEC-09")


class Chipardio(EffectOnPlayer):
    """Take two cards at random from a hand, or what there is."""

    def targets(self, game: Ecole, by: int) -> list[int]:
        return game.opponents_with_cards(by)

    def run(self, game: Ecole, by: int, on: int, /) -> None:
        steal(game, by, on, 2)


class Lachetoutis(EffectAlone):
    """Each opponent with more than five cards discards down to five, all choosing at once and
    secretly. ECO-R40."""

    def concerned(self, game: Ecole, by: int) -> list[int]:
        return [other for other in game.opponents(by) if len(game.zones[HAND + other]) > CARDS_KEPT]

    def usable(self, game: Ecole, by: int) -> bool:
        return bool(self.concerned(game, by))

    def run(self, game: Ecole, by: int, /) -> None:
        questions = [NO_STEP] * game.seats
        for other in self.concerned(game, by):
            questions[other] = CHOOSE_DROP(other, len(game.zones[HAND + other]) - CARDS_KEPT)
        game.then(SHOW_DROPS(by))
        game.side_by_side(questions)


class ChooseDrop(Choice2):
    """One card after the other, out of those not given up yet. DEC-08."""

    def options(self, game: Ecole, by: int, left: int, /) -> list[int]:
        held = [game.face(card) for card in game.zones[HAND + by]]
        for card in game.drops[by]:
            held.remove(card)
        return [DROP(by, card, left) for card in sorted(set(held))]


class Drop(Rule3[Ecole]):
    """It stays in hand, for nobody to see, until all have chosen."""

    def run(self, game: Ecole, by: int, card: int, left: int, /) -> None:
        game.drops[by] += (card,)
        if left > 1:
            game.then(CHOOSE_DROP(by, left - 1))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        card = argument(step, 1)
        missing = refuse_card(game, seat, card)
        if missing is None and game.count(HAND + seat, card) == game.drops[seat].count(card):
            return GIVEN_UP
        return missing


class ShowDrops(Rule1[Ecole]):
    """They enter the discard player by player, clockwise, each one's in the order given. ECO-R40."""

    def run(self, game: Ecole, by: int, /) -> None:
        for other in game.opponents(by):
            for card in game.drops[other]:
                discard(game, other, card)
            game.drops[other] = ()


class Soldissimo(EffectAlone):
    """The next School card costs three less; a second discount while one is pending is lost. ECO-R37."""

    def usable(self, game: Ecole, by: int) -> bool:
        return not game.discounts >> by & 1

    def run(self, game: Ecole, by: int, /) -> None:
        if self.usable(game, by):
            game.discounts |= 1 << by
            game.tell(DISCOUNT_GAINED, by)


class Zyeutio(EffectOnSlot):
    """Look secretly at all the tokens on a card, then take one of them or none."""

    def targets(self, game: Ecole, by: int) -> list[int]:
        return game.slots_with_mail()

    def run(self, game: Ecole, by: int, slot: int, /) -> None:
        look_at_mail(game, by, slot)
        game.then(CHOOSE_TOKEN(by, self.number, slot))


class Rafistolo(EffectAlone):
    """Take two cards out of the Magic discard, no Rafistolo among them; or the one there is."""

    def usable(self, game: Ecole, by: int) -> bool:
        return bool(retrievable(game, self.number))

    def run(self, game: Ecole, by: int, /) -> None:
        game.then(RETRIEVE_CARD(by, self.number), RETRIEVE_CARD(by, self.number))


class Accelerio(EffectAlone):
    """One more action this turn, or in the next one of whoever is not playing. ECO-R37."""

    def run(self, game: Ecole, by: int, /) -> None:
        if by == game.active:
            game.actions += 1
        else:
            game.extra[by] += 1
        game.tell(ACTION_GAINED, by, by == game.active)


class Evaporo(EffectOnSlot):
    """A card of the timetable is replaced; its tokens stay for the new one. ECO-R20, ECO-R31."""

    def targets(self, game: Ecole, by: int) -> list[int]:
        return game.slots_with_card()

    def run(self, game: Ecole, by: int, slot: int, /) -> None:
        card = game.take_top(slot)
        game.put(card, SCHOOL_DISCARD)
        game.tell(SCHOOL_CARD_VANISHED, slot, game.face(card))
        reveal_school_card(game, slot)


class Bombardoum(EffectOnPlayer):
    """An opponent gives up a School card, or two Magic cards from a hand that has them."""

    def targets(self, game: Ecole, by: int) -> list[int]:
        return [other for other in game.opponents(by) if game.zones[COLLECTION + other]]

    def run(self, game: Ecole, by: int, on: int, /) -> None:
        game.ask_unless_forced(CHOOSE_LOSS(on))


class ChooseLoss(Choice1):
    """DEC-09."""

    def options(self, game: Ecole, by: int, /) -> list[int]:
        losses = LOSE_SCHOOL_CARD.for_each(game.faces(COLLECTION + by), by)
        if len(game.zones[HAND + by]) >= CARDS_FOR_A_LOSS:
            losses.append(LOSE_MAGIC_CARDS(by))
        return losses


class LoseSchoolCard(Rule2[Ecole]):
    def run(self, game: Ecole, by: int, school: int, /) -> None:
        game.move(game.find(COLLECTION + by, school), COLLECTION + by, SCHOOL_DISCARD)
        game.tell(SCHOOL_CARD_LOST, by, school)


class LoseMagicCards(Rule1[Ecole]):
    def run(self, game: Ecole, by: int, /) -> None:
        game.then_all([CHOOSE_DISCARD(by, left) for left in range(CARDS_FOR_A_LOSS, 0, -1)])

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return TOO_FEW_CARDS if game.asked[seat] == CHOOSE_LOSS(seat) else None


class ChooseDiscard(Choice2):
    """Cards of one's own choice, one after the other."""

    def options(self, game: Ecole, by: int, left: int, /) -> list[int]:
        return DISCARD.for_each(game.faces(HAND + by), by)


class Discard(Rule2[Ecole]):
    """It enters the discard at once. ECO-R14."""

    def run(self, game: Ecole, by: int, card: int, /) -> None:
        discard(game, by, card)

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return refuse_card(game, seat, argument(step, 1))


class Refilus(EffectOnBonus):
    """A Bonus card moves from one play area to another."""

    def run(self, game: Ecole, card: int, of: int, to: int, /) -> None:
        game.move(game.find(AREA + of, card), AREA + of, AREA + to)
        game.tell(BONUS_MOVED, card, of, to)


class Preumsio(EffectAlone):
    """Take the first-player card, even if one has it, then draw two cards. ECO-ROUND-08, ECO-R39."""

    def run(self, game: Ecole, by: int, /) -> None:
        game.holder = by
        game.taken = True
        game.tell(FIRST_PLAYER_CARD_MOVED, by)
        draw(game, by, 2)


define(CHIPARDIO, Chipardio())
define(LACHETOUTIS, Lachetoutis())
CHOOSE_DROP.means(ChooseDrop())
DROP.means(Drop())
SHOW_DROPS.means(ShowDrops())
define(SOLDISSIMO, Soldissimo())
define(ZYEUTIO, Zyeutio())
define(RAFISTOLO, Rafistolo())
define(ACCELERIO, Accelerio())
define(EVAPORO, Evaporo())
define(BOMBARDOUM, Bombardoum())
CHOOSE_LOSS.means(ChooseLoss())
LOSE_SCHOOL_CARD.means(LoseSchoolCard())
LOSE_MAGIC_CARDS.means(LoseMagicCards())
CHOOSE_DISCARD.means(ChooseDiscard())
DISCARD.means(Discard())
define(REFILUS, Refilus())
define(PREUMSIO, Preumsio())
