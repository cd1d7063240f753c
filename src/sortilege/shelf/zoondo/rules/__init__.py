"""The rulebook of Zoondo, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.zoondo.components import BOOK
from sortilege.shelf.zoondo.knowledge.worlds import redraw_secrets
from sortilege.shelf.zoondo.rules import (
    atouts,
    combat,
    effect_choices,
    effects,
    ending,
    materials,
    movement,
    orders,
    recruiting,
    reinforcements,
    setup,
    shooting,
    tomb,
    turn,
)

CHAPTERS = (
    setup, turn, movement, combat, effects, effect_choices, atouts, shooting, materials, orders, reinforcements,
    tomb, ending, recruiting,
)  # fmt: skip

BOOK.redraw = redraw_secrets
BOOK.permissions = ending.standing_permissions
