"""Every mode of every game with as few players as it takes, and the largest table of each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sortilege import Match, games, new, ruleset

SMALL = [(game, mode, ruleset(game).seats[mode][0]) for game in games() for mode in ruleset(game).modes]
LARGE = [(game, mode, ruleset(game).seats[mode][1]) for game in games() for mode in ruleset(game).modes]
ALL = sorted({*SMALL, *LARGE})


def moments(game: str, mode: str, seats: int, seed: int = 1) -> Iterator[Match]:
    """One match at each of its decisions, played at random."""
    dice = Random(seed)
    match = new(game, mode=mode, seats=seats, seed=seed)
    while not match.over:
        yield match
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
    yield match
