"""What each option of a shopper leads to, in turns left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import minus
from sortilege.kernel.step_types import StepNumber, argument, type_code
from sortilege.shelf.traverse.bot.routes import fewest, one, passes_bank, turns_left
from sortilege.shelf.traverse.bot.savings import EXILED, WORTH_OF_SPELL, Savings
from sortilege.shelf.traverse.map import ALLEY, ENTRANCES, GRINGOTTS, SHOP, Place, Space, crosses_steps
from sortilege.shelf.traverse.steps import (
    AIM_AT_COIN,
    AIM_AT_ITEM,
    AIM_AT_PLAYER,
    ANNOUNCE,
    BUY,
    CLOSE_BUILDING,
    COME_OUT,
    DEFEND_YOURSELF,
    DISCARD_SPELL,
    ENTER_BACK_DOOR,
    ENTER_SHOP,
    GO_TO_STEPS,
    LEAVE_BY_GATE,
    LOSE_COIN,
    LOSE_SPELL,
    PLAY_SPELL,
    RETURN_ITEM,
    ROLL_DICE,
    TAKE_COINS,
    TAKE_GATE,
    USE_FLOO,
    WALK,
    WALK_ALLEY,
)

HOME: Final = -20.0
"""Turns left to whoever comes home with a full trunk."""


class Shopper(Savings):
    def after(self, step: StepNumber) -> float:
        code = type_code(step)
        what = argument(step, 1)
        if code == WALK.code or code == TAKE_GATE.code:
            return self.after_walk(what, what if code == WALK.code else what - ALLEY)
        if code == ENTER_SHOP.code:
            return HOME if self.is_home(what) else self.after_walk(SHOP + what, ENTRANCES[what])
        if code == COME_OUT.code or code == ENTER_BACK_DOOR.code:
            return HOME if self.is_home(what) else self.at(SHOP + what)
        if code == LEAVE_BY_GATE.code or code == WALK_ALLEY.code:
            return self.at(what)
        if code == BUY.code:
            return self.now - 4.0
        if code == ROLL_DICE.code:
            return self.now if self.game.is_inside(self.seat) else self.now - 0.6
        if code == PLAY_SPELL.code:
            return self.now - self.saved_by_spell(what)
        if code == AIM_AT_COIN.code:
            return self.now - self.saved_by_coin(what, argument(step, 2))
        if code == AIM_AT_ITEM.code:
            return self.now - self.saved_by_theft(what, argument(step, 2))
        if code == AIM_AT_PLAYER.code:
            return self.now - EXILED * self.rivalry(what)
        if code == CLOSE_BUILDING.code:
            return self.now - self.saved_by_closing(what)
        if code == USE_FLOO.code:
            return self.now - self.saved_by_powder()
        if code == ANNOUNCE.code:
            return self.wrong_chimneys(what)
        return self.after_change(step, code, what)

    def after_change(self, step: StepNumber, code: i64, what: i64) -> float:
        """Where one stays, or is put without walking, and only the purse, the trunk or the hand changes."""
        game = self.game
        here = game.hats[self.seat]
        if code == DISCARD_SPELL.code or code == LOSE_SPELL.code:
            return self.now + WORTH_OF_SPELL[what]
        if code == DEFEND_YOURSELF.code:
            return self.now - self.saved_by_defence()
        if code == RETURN_ITEM.code:
            return turns_left(game, self.seat, here, self.purse, minus(self.trunk, what))
        if code == LOSE_COIN.code:
            return turns_left(game, self.seat, here, self.purse - one(what), self.trunk)
        if code == TAKE_COINS.code:
            second = argument(step, 2)
            purse = self.purse + one(what) + (one(second) if second != NONE else 0)
            return turns_left(game, self.seat, here, purse, self.trunk) - 0.05 * int(fewest(purse))
        if code == GO_TO_STEPS.code:
            return self.on_steps()
        return self.now

    def after_walk(self, place: Place, space: Space) -> float:
        """At a place reached by a walk on Diagon Alley that ends on a space of it."""
        game = self.game
        is_paid = game.sign != GRINGOTTS and crosses_steps(game.first_space(self.seat), space)
        purse = passes_bank(self.purse) if is_paid else self.purse
        return turns_left(game, self.seat, place, purse, self.trunk)
