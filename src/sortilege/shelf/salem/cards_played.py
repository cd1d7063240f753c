"""The cards that an answer in Salem 1692 plays, for those who ask what each is worth."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import Kind
from sortilege.kernel.step_types import StepType
from sortilege.shelf.salem.components import ALIBI, ARSON, CARD, CURSE, ROBBERY, SCAPEGOAT, STOCKS
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import (
    PLAY_ALIBI,
    PLAY_ALIBI_AS_WITNESS,
    PLAY_ARSON,
    PLAY_BLUE,
    PLAY_CURSE,
    PLAY_RED,
    PLAY_ROBBERY,
    PLAY_SCAPEGOAT,
    PLAY_STOCKS,
)

PLAYS: Final[list[tuple[StepType, int]]] = [
    (PLAY_ALIBI, int(ALIBI)),
    (PLAY_ALIBI_AS_WITNESS, int(ALIBI)),
    (PLAY_STOCKS, int(STOCKS)),
    (PLAY_ARSON, int(ARSON)),
    (PLAY_CURSE, int(CURSE)),
    (PLAY_ROBBERY, int(ROBBERY)),
    (PLAY_SCAPEGOAT, int(SCAPEGOAT)),
]
"""The steps that need not name the card they play."""


def plays(game: Salem, step: int) -> list[tuple[Kind, int]]:
    if PLAY_RED.matches(step):
        return [(CARD, PLAY_RED.read(step)[2])]
    if PLAY_BLUE.matches(step):
        return [(CARD, PLAY_BLUE.read(step)[2])]
    return [(CARD, card) for step_type, card in PLAYS if step_type.matches(step)]
