"""Simple ways of being a pupil."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.manners import Manner, Rivals
from sortilege.shelf.ecole.state import COLLECTION, HAND, Ecole
from sortilege.shelf.ecole.steps import COLLECT, DRAW_FIVE, DRAW_TWO, PLAY_BONUS, PLAY_REACTION, PLAY_SPELL

HOARD: Final = 9
"""Cards in hand that a hoarder wants."""


class Hoarder(Manner[Ecole]):
    """Draws until there is plenty."""

    def liking(self, game: Ecole, seat: int, option: int) -> float:
        draws = DRAW_TWO.matches(option) or DRAW_FIVE.matches(option)
        return 6.0 if draws and len(game.zones[HAND + seat]) < HOARD else 0.0


class Rush(Manner[Ecole]):
    """Takes any card it can pay for."""

    def liking(self, game: Ecole, seat: int, option: int) -> float:
        return 6.0 if COLLECT.matches(option) else 0.0


class Duellist(Manner[Ecole]):
    """Casts whatever can be cast."""

    def liking(self, game: Ecole, seat: int, option: int) -> float:
        return 4.0 if PLAY_SPELL.matches(option) or PLAY_REACTION.matches(option) else 0.0


class Peaceful(Manner[Ecole]):
    """Casts nothing, and keeps its cards to pay with."""

    def liking(self, game: Ecole, seat: int, option: int) -> float:
        return -9.0 if PLAY_SPELL.matches(option) or PLAY_REACTION.matches(option) else 0.0


class Specialist(Manner[Ecole]):
    """More of what it has already, and no bonus."""

    def liking(self, game: Ecole, seat: int, option: int) -> float:
        if PLAY_BONUS.matches(option):
            return -4.0
        if not COLLECT.matches(option):
            return 0.0
        return 2.0 * int(game.count(COLLECTION + seat, COLLECT.read(option)[2]))


RIVALS: Final = Rivals(
    {
        "hoarder": Hoarder(),
        "rush": Rush(),
        "duellist": Duellist(),
        "peaceful": Peaceful(),
        "specialist": Specialist(),
    }
)
