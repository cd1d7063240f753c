"""The rulebook of L'École de magie, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.ecole.rules import (
    collecting,
    courses,
    effects,
    hands,
    houses,
    magic,
    mail,
    reactions,
    retrieving,
    rounds,
    scoring,
    setup,
    spells,
    turns,
)

CHAPTERS = (
    setup, rounds, turns, hands, collecting, effects, courses, retrieving, magic, spells, reactions, mail,
    houses, scoring,
)  # fmt: skip
