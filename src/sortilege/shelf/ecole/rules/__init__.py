"""The rulebook of L'École de magie, a file a chapter."""

from __future__ import annotations

from sortilege.shelf.ecole.rules import (
    aiming,
    collecting,
    courses,
    houses,
    magic,
    mail,
    reactions,
    retrieving,
    rounds,
    setup,
    spells,
    turns,
)

CHAPTERS = (
    setup, rounds, turns, collecting, aiming, courses, retrieving, magic, spells, reactions, mail, houses,
)  # fmt: skip
