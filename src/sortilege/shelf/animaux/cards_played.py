"""The cards that an answer in Les Animaux Fantastiques plays, for those who ask what each is worth."""

from __future__ import annotations

from sortilege.kernel.kinds import Kind
from sortilege.shelf.animaux.components import CHARACTER, EVENT, REDUCIO, SPELL
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import APPLY_EVENT, CAPTURE_BEAST, PLAY_SPELL, TAKE_CHARACTER


def plays(game: Animaux, step: int) -> list[tuple[Kind, int]]:
    """Reducio is played by capturing with it. An event is played by whoever chooses it from several."""
    if TAKE_CHARACTER.matches(step):
        return [(CHARACTER, TAKE_CHARACTER.read(step)[1])]
    if PLAY_SPELL.matches(step):
        return [(SPELL, PLAY_SPELL.read(step)[1])]
    if CAPTURE_BEAST.matches(step):
        return [(SPELL, REDUCIO)] if CAPTURE_BEAST.read(step)[1] > 0 else []
    if APPLY_EVENT.matches(step):
        return [(EVENT, APPLY_EVENT.read(step)[1])]
    return []
