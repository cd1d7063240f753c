"""Worlds: dice under other cups show anything, each face as likely."""

from __future__ import annotations

from liars_dice.state import FIRST_CUP, LiarsDice
from sortilege.kernel.sets import Seat


def redraw(game: LiarsDice, seat: Seat) -> None:
    """Rolls anew, in a world imagined for a seat, every die that it has not seen."""
    for other in range(game.seats):
        for die in game.zones[FIRST_CUP + other]:
            if not game.knows(seat, die):
                game.change_face(die, game.roll_one())
