"""What a Moderator sees: a dead player whom the table appointed. SAL-R53, SAL-D30."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import NOBODY, Seat, has
from sortilege.shelf.salem.components import CONSTABLE
from sortilege.shelf.salem.knowledge.facts import (
    DEALT,
    GOT,
    MET,
    PASSED,
    SHOWN,
    kind_of,
    receiver_of,
    those_met,
    value_of,
)
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.steps import CHOOSE_VICTIM


def as_moderator(game: Salem, view: dict[str, Any]) -> dict[str, Any]:
    """The view of a dead seat, and what happened while eyes were closed: which Witches opened theirs at a Dawn or
    Night, whom each of them and all together designated tonight, who last opened their eyes as the Constable. Neither
    hands nor rows, nor what changed by day."""
    met = NOBODY
    for fact in game.facts:
        if kind_of(fact) == MET:
            met |= those_met(fact)
    players = [{**player, "witch": True} if has(met, seat) else player for seat, player in enumerate(view["players"])]
    constable = constable_seen(game)
    return {
        **view,
        "players": players,
        "victim": None if game.victim == NONE else game.victim,
        "picks": [{"by": seat, "on": on} for seat, on in enumerate(game.pointed) if on != NONE],
        "constable": None if constable == NONE else constable,
    }


def constable_seen(game: Salem) -> Seat:
    """Who held the Constable's card when its step last began: a player, and nobody once the card is face-up. After
    every meeting of the Witches but that of the Dawn the step begins when they have chosen. SAL-NIGHT-03, SAL-R37."""
    holder = seen = before = NONE
    is_dawn = True
    for fact in game.facts:
        kind, value = kind_of(fact), value_of(fact)
        if kind == MET:
            before, seen = seen, NONE if is_dawn else holder
            is_dawn = False
        elif kind == SHOWN and value == CONSTABLE:
            return NONE
        elif (kind == DEALT and value) or (kind in (PASSED, GOT) and value == CONSTABLE):
            holder = receiver_of(fact)
    witches_choose = any(CHOOSE_VICTIM.matches(question) for question in game.asked)
    constable = before if witches_choose else seen
    return constable if constable < game.seats else NONE
