"""Who a seat knows to be a Witch, and whether it knows whom they chose."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.pieces import JUDGE
from sortilege.kernel.sets import EVERYONE, Seat, SmallSet, group_of, has, members
from sortilege.shelf.salem.components import WITCH
from sortilege.shelf.salem.knowledge.facts import (
    MET,
    PASSED,
    PEEKED,
    SAID,
    SHOWN,
    as_known,
    kind_of,
    other_of,
    seat_of,
    those_met,
    value_of,
)
from sortilege.shelf.salem.state import Salem

TELLING: Final[SmallSet] = group_of([SAID, PASSED, SHOWN, PEEKED, MET])
"""The facts that can tell who is a Witch."""


def knows_victim(game: Salem, seat: Seat) -> bool:
    return seat == JUDGE or game.victim_known_to == EVERYONE or has(game.victim_known_to, seat)


def witches_known_to(game: Salem, seat: Seat) -> dict[int, bool]:
    """Who a seat knows to be a Witch or never to have been one: from its own row, meetings, cards seen, statements;
    everybody once the game is over."""
    if game.over or seat == JUDGE:
        return {other: has(game.ever, other) for other in range(game.seats)}
    known: dict[int, bool] = {}
    if seat < game.seats:
        known[seat] = has(game.ever, seat)
    for happened in game.facts:
        kind = kind_of(happened)
        if not has(TELLING, kind):
            continue
        fact = as_known(happened, seat)
        one, two, value = seat_of(fact), other_of(fact), value_of(fact)
        if kind == SAID:
            known[one] = value == 1
        elif kind == PASSED and value == WITCH:
            known[one] = known[two] = True
        elif kind == SHOWN and value == WITCH:
            known[one] = True
        elif kind == PEEKED and value == WITCH:
            known[two] = True
        elif kind == MET:
            for other in members(those_met(fact)):
                known[other] = True
    return known
