"""Every way of every card from every square, made once: what movement and those who weigh it look up. ZOO-MOV."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import i64, vec
from sortilege.kernel.sets import EMPTY, Seat, group_of, only, plus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import OUTSIDE, SQUARES, Square, Squares, beyond
from sortilege.shelf.zoondo.components import CARDS, GRID_OF, SPECIAL, STILTS_GRID, Card, Cards
from sortilege.shelf.zoondo.grids import read_grid
from sortilege.shelf.zoondo.steps import ATTACK_ZOON, MOVE_ZOON


class Route:
    """A way from one square to another: what must be free on it, and the steps that go it."""

    def __init__(self, seat: Seat, start: Square, to: Square, via: Square) -> None:
        self.crossed: Final[Squares] = only(via) if via < SQUARES else EMPTY
        self.arrival: Final[Squares] = only(to)
        self.to: Final[Square] = to
        self.move: Final[StepNumber] = MOVE_ZOON.of(seat, start, to, via)
        self.attack: Final[StepNumber] = ATTACK_ZOON.of(seat, start, to, via)


def routes_from(grid: str, seat: Seat, square: Square) -> list[Route]:
    """The ways of a grid that stay inside the battlefield. ZOO-MOV-03, ZOO-R11."""
    routes: list[Route] = []
    for way in read_grid(grid):
        to = beyond(seat, square, way.to[0], way.to[1])
        over = beyond(seat, square, way.via[0], way.via[1]) if way.via else NONE
        if to != OUTSIDE and over != OUTSIDE:
            routes.append(Route(seat, square, to, SPECIAL if way.special else over))
    return routes


class WayTable:
    """By seat, card and square: its ways, in the order of its grid. Cards with the same grid share them."""

    def __init__(self, grids: list[str]) -> None:
        self.routes: list[list[Route]] = []
        self.cards_by_move: dict[int, int] = {}
        """By move: the set of the cards that can make it."""
        for seat in (0, 1):
            by_grid = {grid: [routes_from(grid, seat, square) for square in range(SQUARES)] for grid in set(grids)}
            for card, grid in enumerate(grids):
                self.routes += by_grid[grid]
                for routes in by_grid[grid]:
                    for route in routes:
                        self.cards_by_move[route.move] = plus(self.cards_by_move.get(route.move, EMPTY), card)
        self.reach: Final[vec[i64]] = vec[i64]([group_of([route.to for route in routes]) for routes in self.routes])
        """By the same: all squares where a way ends."""


def place(seat: Seat, card: Card, square: Square) -> i64:
    """Where a card on a square stands in the tables."""
    return (seat * len(CARDS) + card) * SQUARES + square


ON_FOOT: Final = WayTable(GRID_OF)
ON_STILTS: Final = WayTable([f"{grid} {STILTS_GRID}" for grid in GRID_OF])


def cards_that_go(move: StepNumber, stilts: bool) -> Cards:
    """The cards that can make a move."""
    return ON_STILTS.cards_by_move[move] if stilts else ON_FOOT.cards_by_move[move]
