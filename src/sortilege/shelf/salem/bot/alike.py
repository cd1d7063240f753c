"""Answers that come to the same in Salem."""

from __future__ import annotations

from sortilege.kernel.sets import Seat, has
from sortilege.kernel.step_types import StepNumber, argument, type_code
from sortilege.shelf.salem.components import CONSTABLE
from sortilege.shelf.salem.state import ROW, Salem
from sortilege.shelf.salem.steps import CONFESS, GIVE_BLACK_CAT, PROTECT, REVEAL_TRYAL, STRIKE, TAKE_TRYAL


def gist_of(game: Salem, seat: Seat, step: StepNumber) -> int:
    """What an answer comes to. Whoever is asked only so that nobody can tell who is who may answer anything, and Tryals
    that show the same back or the same face are alike; with ghosts backs can be told apart."""
    code = type_code(step)
    if code in (STRIKE.code, GIVE_BLACK_CAT.code):
        return int(step) if has(game.ever, seat) else int(code)
    if code == PROTECT.code:
        return int(step) if game.find(ROW + seat, CONSTABLE) >= 0 else int(code)
    if code == CONFESS.code:
        return int(code + 256 * (1 + game.face(game.zones[ROW + seat][argument(step, 1)])))
    if game.seating.ghosts:
        return int(step)
    if code == REVEAL_TRYAL.code and argument(step, 1) == seat:
        return int(code + 256 * (1 + game.face(game.zones[ROW + seat][argument(step, 2)])))
    return int(code) if code in (REVEAL_TRYAL.code, TAKE_TRYAL.code) else int(step)
