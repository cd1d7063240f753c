"""What is to be said for an apprentice's chances; how much each counts is learned from games (`judgement.toml`)."""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.sets import Seat
from sortilege.shelf.animaux.bot.race import Race
from sortilege.shelf.animaux.components import MULTI, SPELLS
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.zones import HAND

FEATURES: Final[list[str]] = [
    "turns", "soon", "very-soon", "soon-with-one", "very-soon-with-one", "beast", "tokens", "tokens-with-one", "jokers",
    "active", "moved", "hindered", "protected", "turns-with-one", "ways", "active-soon", "active-very-soon",
    "moved-very-soon", *[f"hand-{spell}" for spell in SPELLS],
]  # fmt: skip
"""What `features` says, in its order."""


def features(game: Animaux, seat: Seat) -> list[float]:
    """One number for each of FEATURES, all about as large as 1."""
    race = Race(game, seat)
    turns = race.turns(race.pawn, game.is_hindered(seat))
    soon = exp(-0.5 * turns)
    very_soon = exp(-1.5 * turns)
    one = 1.0 if race.has_one else 0.0
    tokens = float(int(race.tokens)) / 5.0
    active = 1.0 if len(game.open) > 0 and game.open[0] == seat else 0.0
    moved = active if game.moved else 0.0
    row = [-0.2 * turns, soon, very_soon, one * soon, one * very_soon, one, tokens, one * tokens]
    row += [float(int(race.held[MULTI])) / 2.0, active, moved]
    row.append(1.0 if game.is_hindered(seat) else 0.0)
    row.append(1.0 if game.is_protected(seat) else 0.0)
    row += [-0.2 * turns * one, race.ways(), active * soon, active * very_soon, moved * very_soon]
    held = [0.0] * len(SPELLS)
    for card in game.zones[HAND + seat]:
        held[game.face(card)] += 0.5
    row += held
    return row
