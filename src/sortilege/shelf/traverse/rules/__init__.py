"""The rulebook of Diagon Alley, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.traverse.components import BOOK
from sortilege.shelf.traverse.knowledge import redraw_secrets
from sortilege.shelf.traverse.rules import (
    attacks,
    cards,
    damage,
    floo,
    hats,
    junior,
    knockturn,
    movement,
    setup,
    shops,
    spells,
    turn,
)

CHAPTERS = (
    setup, turn, movement, shops, knockturn, cards, attacks, spells, floo, damage, hats, junior,
)  # fmt: skip

BOOK.redraw = redraw_secrets
