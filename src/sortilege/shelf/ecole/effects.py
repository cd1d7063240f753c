"""What Sortilèges and Courses have in common: a condition, perhaps an aim that is announced before anybody answers, and
something to carry out. ECO-SPELL-03, ECO-R18, ECO-R44."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, trait

from sortilege.kernel.rules import Rule1, Rule2, Rule4
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber, StepType, StepType1, StepType2, StepType4
from sortilege.shelf.ecole.chain import EFFECT_OF
from sortilege.shelf.ecole.components import EFFECT, ONCE_PER_TURN, EffectNumber, MagicCard, Slot
from sortilege.shelf.ecole.state import AREA, Ecole
from sortilege.shelf.ecole.steps import CHOOSE_BONUS, CHOOSE_OPPONENT, CHOOSE_SLOT


@trait
class Effect:
    """An effect that can be played or used, answered and copied. It is also the rule of a step, of as many arguments as
    its aim needs, and that step is an item of a chain."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        """The condition on whoever plays the card or declares the effect, not on a copier. ECO-R44."""
        return True

    def announce(self, game: Ecole, by: Seat) -> None:
        """Puts the effect on the chain, once its aim is chosen."""
        raise NotImplementedError


EFFECTS: Final[list[Effect | None]] = [None] * len(EFFECT.labels)
"""By number: the effect."""


def enter(effect: Effect, item: StepType) -> EffectNumber:
    """An effect takes its place among them: that of the step it is the rule of."""
    number = EFFECT_OF[item.code]
    EFFECTS[number] = effect
    return number


def effect_with(number: EffectNumber) -> Effect:
    effect = EFFECTS[number]
    assert effect is not None, f"no chapter says what {EFFECT.labels[number]} does"
    return effect


def may_play(game: Ecole, by: Seat, spell: MagicCard) -> bool:
    """A Sortilège in hand can be played if its condition is met, some only once per turn, be they cancelled or not.
    ECO-SPELL-04, ECO-SPELL-05."""
    if ONCE_PER_TURN[spell] and game.has_cast(spell):
        return False
    return effect_with(spell).usable(game, by)


def add_to_chain(game: Ecole, item: StepNumber) -> None:
    game.chain += (item,)


class EffectAlone(Rule1[Ecole], Effect):
    """Has no aim."""

    def __init__(self, item: StepType1) -> None:
        self.item: Final = item
        self.number: Final[EffectNumber] = enter(self, item)
        item.means(self)

    def announce(self, game: Ecole, by: Seat) -> None:
        add_to_chain(game, self.item.of(by))


class EffectOnTarget(Rule2[Ecole], Effect):
    """Is aimed at a player or a slot; who copies it and finds no target does nothing. ECO-R44."""

    def __init__(self, item: StepType2) -> None:
        self.item: Final = item
        self.number: Final[EffectNumber] = enter(self, item)
        item.means(self)

    def aim(self, game: Ecole, by: Seat, target: i64) -> None:
        """Puts the effect on the chain, with its aim."""
        add_to_chain(game, self.item.of(by, target))


class EffectOnPlayer(EffectOnTarget):
    def concerns(self, game: Ecole, other: Seat) -> bool:
        """Whether it does anything to that opponent."""
        raise NotImplementedError

    def usable(self, game: Ecole, by: Seat) -> bool:
        return any(self.concerns(game, other) for other in game.opponents(by))

    def announce(self, game: Ecole, by: Seat) -> None:
        if self.usable(game, by):
            game.ask_unless_forced(CHOOSE_OPPONENT.of(by, self.number))


class EffectOnSlot(EffectOnTarget):
    def concerns(self, game: Ecole, slot: Slot) -> bool:
        """Whether it does anything to what lies there."""
        raise NotImplementedError

    def has_target(self, game: Ecole) -> bool:
        return any(self.concerns(game, slot) for slot in range(1, game.slots + 1))

    def usable(self, game: Ecole, by: Seat) -> bool:
        return self.has_target(game)

    def announce(self, game: Ecole, by: Seat) -> None:
        if self.has_target(game):
            game.ask_unless_forced(CHOOSE_SLOT.of(by, self.number))


class EffectOnBonus(Rule4[Ecole], Effect):
    """Is aimed at a Bonus card that lies in a play area, and at another play area."""

    def __init__(self, item: StepType4) -> None:
        enter(self, item)
        item.means(self)

    def usable(self, game: Ecole, by: Seat) -> bool:
        return any(game.holds(AREA + seat) for seat in range(game.seats))

    def announce(self, game: Ecole, by: Seat) -> None:
        if self.usable(game, by):
            game.ask_unless_forced(CHOOSE_BONUS.of(by))
