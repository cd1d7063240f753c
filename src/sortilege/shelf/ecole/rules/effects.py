"""What Sortilèges and Courses have in common: a condition, perhaps an aim that is announced before
anybody answers, and something to carry out. ECO-SPELL-03, ECO-R18, ECO-R44."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule, Rule2, Rule3, Rule4
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.ecole.components import EFFECT, REFILUS
from sortilege.shelf.ecole.events import BONUS_AIMED_AT, PLAYER_AIMED_AT, SLOT_AIMED_AT
from sortilege.shelf.ecole.rules.questions import Choice1, Choice2, Choice3
from sortilege.shelf.ecole.state import AREA, Ecole
from sortilege.shelf.ecole.steps import (
    AIM_AT_BONUS,
    AIM_AT_PLAYER,
    AIM_AT_SLOT,
    ANNOUNCE_EFFECT,
    APPLY,
    CHOOSE_BONUS,
    CHOOSE_NEW_AREA,
    CHOOSE_OPPONENT,
    CHOOSE_SLOT,
    PICK_BONUS,
)

NOTHING_ON_PLAYER = Reason("nothing-on-player", "ECO-SPELL-03", "ECO-SPELL-04", "ECO-R44")
NOTHING_IN_SLOT = Reason("nothing-in-slot", "ECO-SPELL-03", "ECO-SPELL-04", "ECO-R44")
BONUS_NOT_THERE = Reason("bonus-not-there", "ECO-SPELL-03", "ECO-BONUS-03")


class Effect(Rule[Ecole]):
    """An effect that can be played or used, answered and copied; its step is an item of a chain."""

    number: int

    def usable(self, game: Ecole, by: int) -> bool:
        """The condition on whoever plays the card or declares the effect, not on a copier. ECO-R44."""
        return True

    def announce(self, game: Ecole, by: int) -> None:
        """Puts the effect on the chain, once its aim is chosen."""
        raise NotImplementedError


class EffectAlone(Effect):
    """Has no aim."""

    def announce(self, game: Ecole, by: int) -> None:
        game.chain += (APPLY[self.number](by),)

    def perform(self, game: Ecole, step: int) -> None:
        self.run(game, step >> 8 & 255)

    def run(self, game: Ecole, by: int, /) -> None:
        raise NotImplementedError


class EffectOnTarget(Effect):
    """Is aimed at a player or a slot; who copies it and finds no target does nothing. ECO-R44."""

    def targets(self, game: Ecole, by: int) -> list[int]:
        raise NotImplementedError

    def usable(self, game: Ecole, by: int) -> bool:
        return bool(self.targets(game, by))

    def perform(self, game: Ecole, step: int) -> None:
        self.run(game, step >> 8 & 255, step >> 16 & 255)

    def run(self, game: Ecole, by: int, target: int, /) -> None:
        raise NotImplementedError


class EffectOnPlayer(EffectOnTarget):
    def announce(self, game: Ecole, by: int) -> None:
        if self.targets(game, by):
            game.ask_unless_forced(CHOOSE_OPPONENT(by, self.number))


class EffectOnSlot(EffectOnTarget):
    def announce(self, game: Ecole, by: int) -> None:
        if self.targets(game, by):
            game.ask_unless_forced(CHOOSE_SLOT(by, self.number))


class EffectOnBonus(Effect):
    """Is aimed at a Bonus card that lies in a play area, and at another play area."""

    def usable(self, game: Ecole, by: int) -> bool:
        return bool([seat for seat in range(game.seats) if game.zones[AREA + seat]])

    def announce(self, game: Ecole, by: int) -> None:
        if self.usable(game, by):
            game.ask_unless_forced(CHOOSE_BONUS(by))

    def perform(self, game: Ecole, step: int) -> None:
        self.run(game, step >> 16 & 255, step >> 24 & 255, step >> 32 & 255)

    def run(self, game: Ecole, card: int, of: int, to: int, /) -> None:
        raise NotImplementedError


EFFECTS: Final[list[Effect]] = [Effect() for _ in EFFECT.labels]
"""By effect: its rule."""


def define(number: int, effect: Effect) -> None:
    """Says which rule carries an effect out."""
    effect.number = number
    EFFECTS[number] = effect
    APPLY[number].means(effect)


class AnnounceEffect(Rule2[Ecole]):
    """Whoever plays, uses or copies an effect first says whom or what it is for. ECO-SPELL-03, ECO-REACT-13."""

    def run(self, game: Ecole, by: int, effect: int, /) -> None:
        EFFECTS[effect].announce(game, by)


class ChooseOpponent(Choice2):
    """Any opponent whom the effect can concern, as often as one likes. ECO-GOAL-03."""

    def options(self, game: Ecole, by: int, effect: int, /) -> list[int]:
        rule = EFFECTS[effect]
        assert isinstance(rule, EffectOnTarget)
        return AIM_AT_PLAYER.for_each(rule.targets(game, by), by, effect)


class AimAtPlayer(Rule3[Ecole]):
    def run(self, game: Ecole, by: int, effect: int, on: int, /) -> None:
        game.tell(PLAYER_AIMED_AT, by, effect, on)
        game.chain += (APPLY[effect](by, on),)

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        is_aiming = game.asked[seat] == CHOOSE_OPPONENT(seat, argument(step, 1))
        return NOTHING_ON_PLAYER if is_aiming and argument(step, 2) in game.opponents(seat) else None


class ChooseSlot(Choice2):
    """A card of the timetable that the effect can concern."""

    def options(self, game: Ecole, by: int, effect: int, /) -> list[int]:
        rule = EFFECTS[effect]
        assert isinstance(rule, EffectOnTarget)
        return AIM_AT_SLOT.for_each(rule.targets(game, by), by, effect)


class AimAtSlot(Rule3[Ecole]):
    def run(self, game: Ecole, by: int, effect: int, slot: int, /) -> None:
        game.tell(SLOT_AIMED_AT, by, effect, slot)
        game.chain += (APPLY[effect](by, slot),)

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        is_aiming = game.asked[seat] == CHOOSE_SLOT(seat, argument(step, 1))
        return NOTHING_IN_SLOT if is_aiming and 1 <= argument(step, 2) <= game.slots else None


class ChooseBonus(Choice1):
    """First the Bonus card; copies of a card in one play area are the same."""

    def options(self, game: Ecole, by: int, /) -> list[int]:
        return [PICK_BONUS(by, card, of) for of in range(game.seats) for card in game.faces(AREA + of)]


class PickBonus(Rule3[Ecole]):
    def run(self, game: Ecole, by: int, card: int, of: int, /) -> None:
        game.ask_unless_forced(CHOOSE_NEW_AREA(by, card, of))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        is_picking = game.asked[seat] == CHOOSE_BONUS(seat)
        return BONUS_NOT_THERE if is_picking and argument(step, 2) < game.seats else None


class ChooseNewArea(Choice3):
    """Then the play area it goes to: anybody's but where it lies."""

    def options(self, game: Ecole, by: int, card: int, of: int, /) -> list[int]:
        return AIM_AT_BONUS.for_each(game.opponents(of), by, card, of)


class AimAtBonus(Rule4[Ecole]):
    def run(self, game: Ecole, by: int, card: int, of: int, to: int, /) -> None:
        game.tell(BONUS_AIMED_AT, by, card, of, to)
        game.chain += (APPLY[REFILUS](by, card, of, to),)


ANNOUNCE_EFFECT.means(AnnounceEffect())
CHOOSE_OPPONENT.means(ChooseOpponent())
AIM_AT_PLAYER.means(AimAtPlayer())
CHOOSE_SLOT.means(ChooseSlot())
AIM_AT_SLOT.means(AimAtSlot())
CHOOSE_BONUS.means(ChooseBonus())
PICK_BONUS.means(PickBonus())
CHOOSE_NEW_AREA.means(ChooseNewArea())
AIM_AT_BONUS.means(AimAtBonus())
