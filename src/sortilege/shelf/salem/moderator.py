"""What a human Moderator sees whom the table appointed, a player who is dead. SAL-R53, SAL-D30."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.salem.components import CONSTABLE
from sortilege.shelf.salem.knowledge.facts import DEALT, GOT, MET, PASSED, SHOWN
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import CHOOSE_VICTIM


def as_moderator(game: Salem, view: dict[str, Any]) -> dict[str, Any]:
    """The view of a dead seat, and what happened while eyes were closed: which Witches opened theirs at a Dawn or
    Night, whom each of them and all together designated tonight, who last opened their eyes as the Constable. Neither
    hands nor rows, nor what changed by day."""
    met = 0
    for number in range(game.noted):
        if game.facts[number] & 255 == MET:
            met |= game.facts[number] >> 8
    players = [{**player, "witch": True} if met >> seat & 1 else player for seat, player in enumerate(view["players"])]
    constable = constable_seen(game)
    return {
        **view,
        "players": players,
        "victim": None if game.victim == NONE else game.victim,
        "picks": [{"by": seat, "on": on} for seat, on in enumerate(game.pointed) if on != NONE],
        "constable": None if constable == NONE else constable,
    }


def constable_seen(game: Salem) -> int:
    """Who held the Constable's card when its step last began: a player, and nobody once the card is face-up. After
    every meeting of the Witches but that of the Dawn the step begins when they have chosen. SAL-NIGHT-03, SAL-R37."""
    holder = seen = before = NONE
    is_dawn = True
    for number in range(game.noted):
        kind, value = game.facts[number] & 255, game.facts[number] >> 24
        if kind == MET:
            before, seen = seen, NONE if is_dawn else holder
            is_dawn = False
        elif kind == SHOWN and value == CONSTABLE:
            return NONE
        elif (kind == DEALT and value) or (kind in (PASSED, GOT) and value == CONSTABLE):
            holder = game.facts[number] >> (16 if kind == PASSED else 8) & 255
    witches_choose = CHOOSE_VICTIM.code in [question & 255 for question in game.asked]
    constable = before if witches_choose else seen
    return constable if constable < game.seats else NONE
