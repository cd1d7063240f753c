"""Positions for bots: every game and mode, some way into a random game."""

from __future__ import annotations

from random import Random

import sortilege
from sortilege import Match

SETTINGS = [
    (game, mode, seats)
    for game in sortilege.games()
    for mode, (least, most) in sortilege.ruleset(game).seats.items()
    for seats in sorted({least, min(most, 4)})
]


def position(game: str, mode: str, seats: int, choices: int, seed: int = 7) -> Match:
    """A game after so many random choices, or a little before its end."""
    rng = Random(seed)
    match = sortilege.new(game, mode=mode, seats=seats, seed=seed)
    for _ in range(choices):
        before = match.clone()
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))
        if match.over:
            return before
    return match
