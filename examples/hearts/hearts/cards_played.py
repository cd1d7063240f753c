"""The cards that an answer in Hearts plays, for those who ask what each is worth: passing one does not play it."""

from __future__ import annotations

from hearts.components import CARD
from hearts.state import Hearts
from hearts.steps import PLAY_CARD
from sortilege.kernel.kinds import Kind


def plays(game: Hearts, step: int) -> list[tuple[Kind, int]]:
    return [(CARD, PLAY_CARD.read(step)[1])] if PLAY_CARD.matches(step) else []
