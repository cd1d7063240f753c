"""The cards that an answer in Zoondo plays, for those who ask what each is worth."""

from __future__ import annotations

from sortilege.kernel.kinds import Kind
from sortilege.shelf.zoondo.components import ATOUT, CARD
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import (
    ATTACK_ZOON,
    LAY_REINFORCEMENT,
    MOVE_ZOON,
    PLAY_ATOUT,
    RECRUIT_ATOUT,
    RECRUIT_ZOON,
    TAKE_BACK,
)


def plays(game: Zoondo, step: int) -> list[tuple[Kind, int]]:
    """A Zoon is played by moving it, attacking with it, or bringing it into the game or back into it. Everybody deploys
    all the Zoons of the tribe, so deploying tells them apart in nothing."""
    if MOVE_ZOON.matches(step):
        return [(CARD, game.card_on(MOVE_ZOON.read(step)[1]))]
    if ATTACK_ZOON.matches(step):
        return [(CARD, game.card_on(ATTACK_ZOON.read(step)[1]))]
    if PLAY_ATOUT.matches(step):
        return [(ATOUT, PLAY_ATOUT.read(step)[1])]
    if LAY_REINFORCEMENT.matches(step):
        return [(CARD, LAY_REINFORCEMENT.read(step)[1])]
    if RECRUIT_ZOON.matches(step):
        return [(CARD, RECRUIT_ZOON.read(step)[1])]
    if RECRUIT_ATOUT.matches(step):
        return [(ATOUT, RECRUIT_ATOUT.read(step)[1])]
    if TAKE_BACK.matches(step):
        return [(CARD, TAKE_BACK.read(step)[1])]
    return []
