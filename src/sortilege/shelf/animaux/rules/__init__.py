"""The rulebook of Les Animaux Fantastiques, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.animaux.rules import (
    actions,
    apprenti,
    capture,
    endings,
    event_cards,
    initiation,
    movement,
    piles,
    salem,
    setup,
    spells,
    spells_on_players,
    turns,
)

CHAPTERS = (
    setup, movement, turns, endings, initiation, apprenti, piles, spells, spells_on_players, capture, actions,
    event_cards, salem,
)  # fmt: skip
