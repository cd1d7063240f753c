"""The cards that an answer in Le Chemin de Traverse plays, for those who ask what each is worth."""

from __future__ import annotations

from sortilege.kernel.kinds import Kind
from sortilege.shelf.traverse.components import CARD, DEFEND, ITEM
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.steps import AIM_AT_ITEM, BUY, DEFEND_YOURSELF, PLAY_SPELL


def plays(game: Traverse, step: int) -> list[tuple[Kind, int]]:
    """An item is played by buying it or taking it from somebody. A Damage card is played by nobody: it happens."""
    if PLAY_SPELL.matches(step):
        return [(CARD, PLAY_SPELL.read(step)[1])]
    if DEFEND_YOURSELF.matches(step):
        return [(CARD, DEFEND)]
    if BUY.matches(step):
        return [(ITEM, BUY.read(step)[1])]
    if AIM_AT_ITEM.matches(step):
        return [(ITEM, AIM_AT_ITEM.read(step)[2])]
    return []
