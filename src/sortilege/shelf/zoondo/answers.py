"""What can ever be answered in Zoondo, where the arguments of a step would allow far more."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.actions import Narrowed
from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import EMPTY, members
from sortilege.shelf.zoondo.battlefield import ADJACENT, DEPLOYMENT, FIELD, REINFORCEMENT, SQUARES, Squares
from sortilege.shelf.zoondo.components import ATOUT, CARDS, EQUIPMENT, POWER_OF, USERS_OF
from sortilege.shelf.zoondo.rules.shooting import aim
from sortilege.shelf.zoondo.steps import (
    ATTACK_ZOON,
    CAGE_ZOON,
    EQUIP_ZOON,
    HYPNOTISE,
    LAY_REINFORCEMENT,
    LAY_TERRAIN,
    MOVE_ZOON,
    PLACE_ZOON,
    PUSH_ZOON,
    REVEAL_SHOT,
    REVEAL_ZOONS,
    SHOOT,
)
from sortilege.shelf.zoondo.ways import ON_FOOT, ON_STILTS

Arguments = list[tuple[int, ...]]
"""Those after `by`, for either player."""


def ways() -> Arguments:
    """From, to and over which square anything on foot or on stilts can ever go."""
    found = {
        MOVE_ZOON.read(route.move)[1:] for table in (ON_FOOT, ON_STILTS) for routes in table.routes for route in routes
    }
    return sorted(found)


def shots() -> Arguments:
    """Which Atout can ever be shot from where to where; without a shooter, at anything in one's own camp."""
    found: Arguments = []
    for atout in range(ATOUT.size):
        if USERS_OF[atout] == EMPTY:
            found += [(atout, NONE, target) for target in range(SQUARES)]
        for shooter in range(SQUARES):
            found += [(atout, shooter, target) for target in members(aim(atout, 0, shooter) | aim(atout, 1, shooter))]
    return found


def each_on(things: list[int], squares: Squares) -> Arguments:
    """Each of some cards or Atouts on each of some squares."""
    return [(thing, square) for thing in things for square in members(squares)]


def neighbours() -> Arguments:
    return [(square, other) for square in range(SQUARES) for other in members(ADJACENT[square])]


def atouts_of(*powers: str) -> list[int]:
    return [atout for atout, power in enumerate(POWER_OF) if power in powers]


NARROWED: Final[Narrowed] = {
    PLACE_ZOON: each_on(list(range(len(CARDS))), DEPLOYMENT[0] | DEPLOYMENT[1]),
    LAY_REINFORCEMENT: each_on(list(range(len(CARDS))), REINFORCEMENT[0] | REINFORCEMENT[1]),
    MOVE_ZOON: ways(),
    ATTACK_ZOON: ways(),
    SHOOT: shots(),
    LAY_TERRAIN: each_on(atouts_of("wall", "pond"), FIELD),
    CAGE_ZOON: each_on(atouts_of("cage"), DEPLOYMENT[0] | DEPLOYMENT[1]),
    EQUIP_ZOON: each_on(EQUIPMENT, FIELD),
    PUSH_ZOON: neighbours(),
    HYPNOTISE: neighbours(),
    REVEAL_ZOONS: [],
    REVEAL_SHOT: [],
}
