"""The cards that an answer in L'École de magie plays, for those who ask what each is worth."""

from __future__ import annotations

from sortilege.kernel.kinds import Kind
from sortilege.shelf.ecole.components import MAGIC, SCHOOL
from sortilege.shelf.ecole.state import Ecole
from sortilege.shelf.ecole.steps import COLLECT, PLAY_BONUS, PLAY_REACTION, PLAY_SPELL


def plays(game: Ecole, step: int) -> list[tuple[Kind, int]]:
    """A School card is played by collecting it; who pays with a Magic card or discards it does not play it."""
    if COLLECT.matches(step):
        return [(SCHOOL, COLLECT.read(step)[2])]
    if PLAY_SPELL.matches(step):
        return [(MAGIC, PLAY_SPELL.read(step)[1])]
    if PLAY_BONUS.matches(step):
        return [(MAGIC, PLAY_BONUS.read(step)[1])]
    if PLAY_REACTION.matches(step):
        return [(MAGIC, PLAY_REACTION.read(step)[1])]
    return []
