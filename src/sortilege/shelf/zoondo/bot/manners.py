"""Simple ways of leading a tribe."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.manners import Manner, Rivals
from sortilege.kernel.sets import has
from sortilege.shelf.zoondo.battlefield import REINFORCEMENT, SIDE, Square
from sortilege.shelf.zoondo.components import EMBLEM, TYPE_OF
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import ATTACK_ZOON, MOVE_ZOON, PLACE_ZOON, PLAY_ATOUT


def advance(seat: int, start: Square, to: Square) -> float:
    """How many rows nearer to the enemy's camp a step leads."""
    rows: int = to // SIDE - start // SIDE
    own = REINFORCEMENT[seat]
    return float(rows if has(own, 0) else -rows)


class EmblemInFront(Manner[Zoondo]):
    """The Emblem where nobody looks for it."""

    def liking(self, game: Zoondo, seat: int, option: int) -> float:
        if not PLACE_ZOON.matches(option):
            return 0.0
        _, card, on = PLACE_ZOON.read(option)
        return 6.0 if TYPE_OF[card] == EMBLEM and not has(REINFORCEMENT[seat], on) else 0.0


class BackRow(Manner[Zoondo]):
    """Attacks whatever stands behind: the Emblem may be among it."""

    def liking(self, game: Zoondo, seat: int, option: int) -> float:
        return 2.0 if ATTACK_ZOON.matches(option) and has(REINFORCEMENT[1 - seat], ATTACK_ZOON.read(option)[2]) else 0.0


class Turtle(Manner[Zoondo]):
    """Stays at home and waits."""

    def liking(self, game: Zoondo, seat: int, option: int) -> float:
        if not MOVE_ZOON.matches(option):
            return 0.0
        _, zoon, to, _ = MOVE_ZOON.read(option)
        return -1.0 * advance(seat, zoon, to)


class Charge(Manner[Zoondo]):
    """Always forward."""

    def liking(self, game: Zoondo, seat: int, option: int) -> float:
        if not MOVE_ZOON.matches(option):
            return 0.0
        _, zoon, to, _ = MOVE_ZOON.read(option)
        return advance(seat, zoon, to)


class AtoutsFirst(Manner[Zoondo]):
    """Plays Atouts as soon as it has them."""

    def liking(self, game: Zoondo, seat: int, option: int) -> float:
        return 4.0 if PLAY_ATOUT.matches(option) else 0.0


class Duellist(Manner[Zoondo]):
    """Never lets a fight go."""

    def liking(self, game: Zoondo, seat: int, option: int) -> float:
        return 2.0 if ATTACK_ZOON.matches(option) else 0.0


RIVALS: Final = Rivals(
    {
        "emblem-in-front": EmblemInFront(),
        "back-row": BackRow(),
        "turtle": Turtle(),
        "charge": Charge(),
        "atouts-first": AtoutsFirst(),
        "duellist": Duellist(),
    }
)
