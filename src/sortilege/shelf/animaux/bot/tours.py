"""Tours: places worth going to, and what going to the best two of them is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import append, vec
from sortilege.shelf.animaux.bot.ways import STEP, field
from sortilege.shelf.animaux.map import Space, Spaces

PATIENCE: Final = 0.93
"""What an action later is worth of an action now."""
HASTE: Final = 0.01
"""What a tenth of an action costs where it does not matter."""
TABLED: Final = 1000

_worth_after: Final[list[float]] = [float(PATIENCE ** (tenths / STEP)) for tenths in range(TABLED)]


def worth_after(tenths: i64) -> float:
    """What is left of the worth of something that takes so long."""
    return _worth_after[tenths] if tenths < TABLED else float(PATIENCE ** (int(tenths) / STEP))


class Errands:
    """Places worth going to for one player: what for in this turn, and what for in a later one."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.now: vec[float] = vec[float]()
        self.later: vec[float] = vec[float]()

    def add(self, place: Space, now: float, later: float) -> None:
        if now > 0.0 or later > 0.0:
            self.places = append(self.places, place)
            self.now = append(self.now, now)
            self.later = append(self.later, later)

    def place_of(self, space: Space) -> i64:
        """Which errand is the first one on that space, or -1."""
        for index in range(len(self.places)):
            if self.places[index] == space:
                return index
        return -1

    def worth(self, index: i64, way: i64, spent: i64, actions: i64) -> float:
        """What an errand is worth at the end of a way, when so much of so much has been spent. What is good later does
        not gain by being early, but for the choice it leaves."""
        arrival = spent + way
        late = arrival - actions
        value = self.later[index] * worth_after(max(0, late)) - HASTE * float(int(way))
        if arrival + STEP <= actions:
            at_once = self.now[index] * worth_after(arrival)
            if at_once > value:
                return at_once
        return value


class Legs:
    """How far it is for one player to each errand, from any space and from the other errands."""

    def __init__(self, errands: Errands, salem: Spaces, fight: i64, jump: i64) -> None:
        self.fields: list[vec[i64]] = []
        for index in range(len(errands.places)):
            self.fields.append(field(errands.places[index], salem, fight, jump))


def best_tour(errands: Errands, legs: Legs, start: Space, spent: i64, actions: i64, done: i64) -> float:
    """What the best tour of two errands is worth, or of one; all times in tenths of an action."""
    best = 0.0
    for index in range(len(errands.places)):
        if index == done:
            continue
        way = legs.fields[index][start]
        value = errands.worth(index, way, spent, actions)
        if value > 0.0:
            value += best_next(errands, legs, index, spent + way + STEP, actions, done)
            if value > best:
                best = value
    return best


def best_next(errands: Errands, legs: Legs, first: i64, spent: i64, actions: i64, done: i64) -> float:
    """What the best errand after a first one is worth."""
    start = errands.places[first]
    best = 0.0
    for index in range(len(errands.places)):
        if index != done and index != first:
            value = errands.worth(index, legs.fields[index][start], spent, actions)
            if value > best:
                best = value
    return best
