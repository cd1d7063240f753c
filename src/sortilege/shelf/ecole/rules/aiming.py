"""Whom or what an effect is for, said before anybody answers it. ECO-SPELL-03, ECO-REACT-13, ECO-R44."""

from __future__ import annotations

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2, Rule3, Rule4
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.components import EffectNumber, MagicCard, Slot
from sortilege.shelf.ecole.effects import EffectOnPlayer, EffectOnSlot, add_to_chain, effect_with
from sortilege.shelf.ecole.events import BONUS_AIMED_AT, PLAYER_AIMED_AT, SLOT_AIMED_AT
from sortilege.shelf.ecole.questions import Choice1, Choice2, Choice3
from sortilege.shelf.ecole.state import AREA, Ecole
from sortilege.shelf.ecole.steps import (
    AIM_AT_BONUS,
    AIM_AT_PLAYER,
    AIM_AT_SLOT,
    ANNOUNCE_EFFECT,
    APPLY_REFILUS,
    CHOOSE_BONUS,
    CHOOSE_NEW_AREA,
    CHOOSE_OPPONENT,
    CHOOSE_SLOT,
    PICK_BONUS,
)

NOTHING_ON_PLAYER = Reason("nothing-on-player", "ECO-SPELL-03", "ECO-SPELL-04", "ECO-R44")
NOTHING_IN_SLOT = Reason("nothing-in-slot", "ECO-SPELL-03", "ECO-SPELL-04", "ECO-R44")
BONUS_NOT_THERE = Reason("bonus-not-there", "ECO-SPELL-03", "ECO-BONUS-03")


class AnnounceEffect(Rule2[Ecole]):
    """Whoever plays, uses or copies an effect first says whom or what it is for. ECO-SPELL-03, ECO-REACT-13."""

    def run(self, game: Ecole, by: Seat, effect: EffectNumber, /) -> None:
        effect_with(effect).announce(game, by)


class ChooseOpponent(Choice2):
    """Any opponent whom the effect can concern, as often as one likes. ECO-GOAL-03."""

    def offer(self, game: Ecole, options: Offer, by: Seat, effect: EffectNumber, /) -> None:
        aimed = effect_on_player(effect)
        for other in game.opponents(by):
            if aimed.concerns(game, other):
                options.add(AIM_AT_PLAYER.of(by, effect, other))


class AimAtPlayer(Rule3[Ecole]):
    def run(self, game: Ecole, by: Seat, effect: EffectNumber, on: Seat, /) -> None:
        game.tell(PLAYER_AIMED_AT, by, effect, on)
        effect_on_player(effect).aim(game, by, on)

    def refuse(self, game: Ecole, seat: Seat, by: Seat, effect: EffectNumber, on: Seat, /) -> Reason | None:
        is_aiming = game.asked[seat] == CHOOSE_OPPONENT.of(seat, effect)
        return NOTHING_ON_PLAYER if is_aiming and on in game.opponents(seat) else None


def effect_on_player(number: EffectNumber) -> EffectOnPlayer:
    effect = effect_with(number)
    assert isinstance(effect, EffectOnPlayer)
    return effect


class ChooseSlot(Choice2):
    """A card of the timetable that the effect can concern."""

    def offer(self, game: Ecole, options: Offer, by: Seat, effect: EffectNumber, /) -> None:
        aimed = effect_on_slot(effect)
        for slot in range(1, game.slots + 1):
            if aimed.concerns(game, slot):
                options.add(AIM_AT_SLOT.of(by, effect, slot))


class AimAtSlot(Rule3[Ecole]):
    def run(self, game: Ecole, by: Seat, effect: EffectNumber, slot: Slot, /) -> None:
        game.tell(SLOT_AIMED_AT, by, effect, slot)
        effect_on_slot(effect).aim(game, by, slot)

    def refuse(self, game: Ecole, seat: Seat, by: Seat, effect: EffectNumber, slot: Slot, /) -> Reason | None:
        is_aiming = game.asked[seat] == CHOOSE_SLOT.of(seat, effect)
        return NOTHING_IN_SLOT if is_aiming and 1 <= slot <= game.slots else None


def effect_on_slot(number: EffectNumber) -> EffectOnSlot:
    effect = effect_with(number)
    assert isinstance(effect, EffectOnSlot)
    return effect


class ChooseBonus(Choice1):
    """First the Bonus card; copies of a card in one play area are the same."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        for of in range(game.seats):
            for card in game.faces(AREA + of):
                options.add(PICK_BONUS.of(by, card, of))


class PickBonus(Rule3[Ecole]):
    def run(self, game: Ecole, by: Seat, card: MagicCard, of: Seat, /) -> None:
        game.ask_unless_forced(CHOOSE_NEW_AREA.of(by, card, of))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, of: Seat, /) -> Reason | None:
        is_picking = CHOOSE_BONUS.matches(game.asked[seat])
        return BONUS_NOT_THERE if is_picking and of < game.seats else None


class ChooseNewArea(Choice3):
    """Then the play area it goes to: anybody's but where it lies."""

    def offer(self, game: Ecole, options: Offer, by: Seat, card: MagicCard, of: Seat, /) -> None:
        for to in game.opponents(of):
            options.add(AIM_AT_BONUS.of(by, card, of, to))


class AimAtBonus(Rule4[Ecole]):
    def run(self, game: Ecole, by: Seat, card: MagicCard, of: Seat, to: Seat, /) -> None:
        game.tell(BONUS_AIMED_AT, by, card, of, to)
        add_to_chain(game, APPLY_REFILUS.of(by, card, of, to))


ANNOUNCE_EFFECT.means(AnnounceEffect())
CHOOSE_OPPONENT.asks(ChooseOpponent())
AIM_AT_PLAYER.means(AimAtPlayer())
CHOOSE_SLOT.asks(ChooseSlot())
AIM_AT_SLOT.means(AimAtSlot())
CHOOSE_BONUS.asks(ChooseBonus())
PICK_BONUS.means(PickBonus())
CHOOSE_NEW_AREA.asks(ChooseNewArea())
AIM_AT_BONUS.means(AimAtBonus())
