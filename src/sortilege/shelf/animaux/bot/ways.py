"""How many actions a way through New York costs a pawn of the seasoned, fights with Salem tokens included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import append, vec
from sortilege.kernel.sets import Seat, has
from sortilege.shelf.animaux.components import JACOB, PERCIVAL
from sortilege.shelf.animaux.map import APPARITION, DIE, PLACES, RINGS, STREETS, Space, Spaces
from sortilege.shelf.animaux.state import Animaux

STEP: Final = 10
"""Ways are measured in tenths of an action."""
FAR: Final[i64] = 990
WORRY: Final = 10
"""Tenths of an action: what the event costs that a removed Salem token reveals."""
KEPT: Final = 4000
"""How many fields are remembered before all are forgotten."""

_fields: Final[dict[int, vec[i64]]] = {}


def fight_of(game: Animaux, seat: Seat) -> i64:
    """What it costs that pawn to leave a Salem token, on average."""
    if game.characters[seat] == PERCIVAL:
        return 0
    return STEP * DIE // (DIE + 1 - game.needed_against_salem(seat)) + WORRY


def jump_of(game: Animaux, seat: Seat) -> i64:
    """What an apparition costs that pawn; 0 for Jacob, who cannot."""
    return 0 if game.characters[seat] == JACOB else STEP * game.apparition_cost()


def field(goal: Space, salem: Spaces, fight: i64, jump: i64) -> vec[i64]:
    """By space: what the way from there to a goal costs. Whoever stands on a Salem token fights first."""
    key = int(((salem * (PLACES + 1) + goal) * FAR + fight) * FAR + jump)
    if key not in _fields:
        if len(_fields) >= KEPT:
            _fields.clear()
        _fields[key] = measure(goal, salem, fight, jump)
    return _fields[key]


def measure(goal: Space, salem: Spaces, fight: i64, jump: i64) -> vec[i64]:
    costs = vec[i64](capacity=PLACES + 1)
    for _ in range(PLACES + 1):
        costs = append(costs, FAR)
    costs[goal] = 0
    reached = vec[i64](capacity=2 * PLACES)
    reached = append(reached, goal)
    place: i64 = 0
    while place < len(reached):
        space = reached[place]
        place += 1
        so_far = costs[space]
        for other in STREETS[space]:
            cost = so_far + STEP + (fight if has(salem, other) else 0)
            if cost < costs[other]:
                costs[other] = cost
                reached = append(reached, other)
        if jump and has(RINGS, space):
            for other in APPARITION:
                cost = so_far + jump + (fight if has(salem, other) else 0)
                if cost < costs[other]:
                    costs[other] = cost
                    reached = append(reached, other)
    return costs
