"""What a human Moderator sees whom the table appointed, a player who is dead. SAL-R53, SAL-D30."""

from __future__ import annotations

from typing import Any

from sortilege.games.salem.components import CONSTABLE
from sortilege.games.salem.facts import MET
from sortilege.games.salem.state import ROW, Salem
from sortilege.kernel.vocabulary import NONE


def as_moderator(game: Salem, view: dict[str, Any]) -> dict[str, Any]:
    """The view of a dead seat, and what happened while eyes were closed: which Witches opened theirs at a Dawn or
    Night, whom they designated, who holds the Constable's card. Neither hands nor rows."""
    met = 0
    for number in range(game.noted):
        if game.facts[number] & 255 == MET:
            met |= game.facts[number] >> 8
    players = [{**player, "witch": True} if met >> seat & 1 else player for seat, player in enumerate(view["players"])]
    constable = [seat for seat in range(game.seats) if holds_constable(game, seat)]
    return {
        **view,
        "players": players,
        "victim": None if game.victim == NONE else game.victim,
        "constable": constable[0] if constable else None,
    }


def holds_constable(game: Salem, seat: int) -> bool:
    return CONSTABLE in [game.face(piece) for piece in game.zones[ROW + seat] if not game.is_open(piece)]
