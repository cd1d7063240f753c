"""Simple ways of going shopping."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.manners import Manner, Rivals
from sortilege.shelf.traverse.components import CLOSE
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.steps import (
    AIM_AT_COIN,
    AIM_AT_ITEM,
    AIM_AT_PLAYER,
    ENTER_SHOP,
    LIFT_SIGN,
    PLAY_SPELL,
    TAKE_GATE,
    USE_FLOO,
    WALK_ALLEY,
)


class SpellShy(Manner[Traverse]):
    """Leaves Spells alone."""

    def liking(self, game: Traverse, seat: int, option: int) -> float:
        return -9.0 if PLAY_SPELL.matches(option) else 0.0


class Spellcaster(Manner[Traverse]):
    """Plays every Spell at once."""

    def liking(self, game: Traverse, seat: int, option: int) -> float:
        harms = AIM_AT_COIN.matches(option) or AIM_AT_ITEM.matches(option) or AIM_AT_PLAYER.matches(option)
        return 5.0 if harms or PLAY_SPELL.matches(option) else 0.0


class Blocker(Manner[Traverse]):
    """Closes a shop whenever it can, and never opens one."""

    def liking(self, game: Traverse, seat: int, option: int) -> float:
        if LIFT_SIGN.matches(option):
            return -9.0
        return 5.0 if PLAY_SPELL.matches(option) and PLAY_SPELL.read(option)[1] == CLOSE else 0.0


class WindowShopper(Manner[Traverse]):
    """Enters every shop on the way."""

    def liking(self, game: Traverse, seat: int, option: int) -> float:
        return 3.0 if ENTER_SHOP.matches(option) else 0.0


class ShortCut(Manner[Traverse]):
    """Takes the dark alley and the chimneys wherever it can."""

    def liking(self, game: Traverse, seat: int, option: int) -> float:
        return 3.0 if TAKE_GATE.matches(option) or USE_FLOO.matches(option) or WALK_ALLEY.matches(option) else 0.0


RIVALS: Final = Rivals(
    {
        "spell-shy": SpellShy(),
        "spellcaster": Spellcaster(),
        "blocker": Blocker(),
        "window-shopper": WindowShopper(),
        "short-cut": ShortCut(),
    }
)
