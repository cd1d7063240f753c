"""How many actions a way through New York costs a pawn of the seasoned, fights with Salem tokens included."""

from __future__ import annotations

from typing import Final

from sortilege.shelf.animaux.components import JACOB, PERCIVAL
from sortilege.shelf.animaux.map import APPARITION, DIE, PLACES, STREETS
from sortilege.shelf.animaux.state import Animaux

FAR: Final = 99
WORRY: Final = 10
"""Tenths of an action: what the event costs that a removed Salem token reveals."""
KEPT: Final = 4000
"""How many fields are remembered before all are forgotten."""

_fields: Final[dict[int, list[int]]] = {}


def way_of(game: Animaux, seat: int) -> int:
    """What a pawn's ways depend on besides the Salem tokens: tenths of an action for a fight, and actions for an
    apparition."""
    fight = 0
    if game.characters[seat] != PERCIVAL:
        fight = 10 * DIE // (DIE + 1 - game.needed_against_salem(seat)) + WORRY
    jump = 0 if game.characters[seat] == JACOB else game.apparition_cost()
    return fight << 2 | jump


def field(goal: int, salem: int, way: int) -> list[int]:
    """By space: the tenths of an action from there to a goal. Whoever stands on a Salem token fights first."""
    key = (salem << 5 | goal) << 10 | way
    found = _fields.get(key)
    if found is None:
        if len(_fields) >= KEPT:
            _fields.clear()
        found = measure(goal, salem, way >> 2, 10 * (way & 3))
        _fields[key] = found
    return found


def measure(goal: int, salem: int, fight: int, jump: int) -> list[int]:
    costs = [10 * FAR] * (PLACES + 1)
    costs[goal] = 0
    reached = [goal]
    for space in reached:
        for other in STREETS[space]:
            cost = costs[space] + 10 + (fight if salem >> other & 1 else 0)
            if cost < costs[other]:
                costs[other] = cost
                reached.append(other)
        if jump and space in APPARITION:
            for other in APPARITION:
                cost = costs[space] + jump + (fight if salem >> other & 1 else 0)
                if cost < costs[other]:
                    costs[other] = cost
                    reached.append(other)
    return costs
