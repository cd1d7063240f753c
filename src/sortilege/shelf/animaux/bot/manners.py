"""Simple ways of looking for beasts, alone or in a team."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.manners import Manner, Rivals
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.map import START, Space
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    APPARATE,
    MOVE_PAWN,
    PLAY_SPELL,
    REMOVE_SALEM,
    STOP_ACTING,
    TAKE_RESOURCE,
    WALK,
)


def arrival(step: StepNumber) -> Space:
    """Where an option leads; NONE if nowhere."""
    if MOVE_PAWN.matches(step):
        return MOVE_PAWN.read(step)[1]
    if WALK.matches(step):
        return WALK.read(step)[1]
    return APPARATE.read(step)[1] if APPARATE.matches(step) else NONE


class SpellShy(Manner[Animaux]):
    """Keeps its spells."""

    def liking(self, game: Animaux, seat: int, option: int) -> float:
        return -9.0 if PLAY_SPELL.matches(option) else 0.0


class Spellcaster(Manner[Animaux]):
    """Casts every spell at once."""

    def liking(self, game: Animaux, seat: int, option: int) -> float:
        return 5.0 if PLAY_SPELL.matches(option) else 0.0


class Gatherer(Manner[Animaux]):
    """Turns up tokens wherever some lie face-down, and takes what there is to take."""

    def liking(self, game: Animaux, seat: int, option: int) -> float:
        if TAKE_RESOURCE.matches(option):
            return 4.0
        to = arrival(option)
        return 3.0 if to not in (NONE, START) and game.is_face_down(to) else 0.0


class Hunter(Manner[Animaux]):
    """Goes where a beast is, whether it can be paid for or not."""

    def liking(self, game: Animaux, seat: int, option: int) -> float:
        to = arrival(option)
        return 3.0 if to not in (NONE, START) and game.beast_on(to) != NONE else 0.0


class Cleaner(Manner[Animaux]):
    """In a team: drives followers away first. Alone it keeps near home."""

    def liking(self, game: Animaux, seat: int, option: int) -> float:
        if REMOVE_SALEM.matches(option):
            return 4.0
        return 2.0 if arrival(option) == START or STOP_ACTING.matches(option) else 0.0


RIVALS: Final = Rivals(
    {
        "spell-shy": SpellShy(),
        "spellcaster": Spellcaster(),
        "gatherer": Gatherer(),
        "hunter": Hunter(),
        "cleaner": Cleaner(),
    },
    mode="apprenti",
    seatings={"confirme": "same"},
)
