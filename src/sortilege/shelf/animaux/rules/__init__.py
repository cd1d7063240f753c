"""The rulebook of Les Animaux Fantastiques, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.animaux.rules import (
    actions,
    apprenti,
    capture,
    endings,
    event_cards,
    event_effects,
    initiation,
    movement,
    piles,
    salem,
    setup,
    spells,
    spells_on_players,
    spells_on_tokens,
    turns,
    walking,
)

CHAPTERS = (
    setup, movement, turns, endings, initiation, apprenti, piles, spells, spells_on_tokens, spells_on_players, capture,
    actions, walking, event_cards, event_effects, salem,
)  # fmt: skip
