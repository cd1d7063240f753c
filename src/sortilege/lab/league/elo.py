"""Ratings from results: Bradley and Terry's model, on the scale that chess players use.

How sure they are is found by drawing the deals anew, all that happened in a deal together: bots that play the same
deals share their luck.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import log10
from random import Random
from typing import TypeVar

Player = TypeVar("Player", bound=Hashable)
Result = tuple[int, Player, Player, float, float]
"""A deal's number, two players, and what each of them won of it."""

SCALE = 400.0
ROUNDS = 400
ENOUGH = 1.0e-6
DRAWN = 0.5
"""A game so much of which is drawn is added to each meeting, so that nobody is infinitely better."""
SAMPLES = 200
LOW, HIGH = 0.025, 0.975


def fit(scores: Mapping[tuple[Player, Player], tuple[float, float]]) -> dict[Player, float]:
    """The Elo of everybody, 0 on average, that makes the results likeliest; by pair, what each won against the
    other."""
    players = list(dict.fromkeys(player for pair in scores for player in pair))
    place = {player: number for number, player in enumerate(players)}
    won = [0.0] * len(players)
    games: list[tuple[int, int, float]] = []
    for (one, other), (first, second) in scores.items():
        won[place[one]] += first + DRAWN / 2
        won[place[other]] += second + DRAWN / 2
        games.append((place[one], place[other], first + second + DRAWN))
    strength = [1.0] * len(players)
    for _ in range(ROUNDS):
        expected = [0.0] * len(players)
        for here, there, many in games:
            share = many / (strength[here] + strength[there])
            expected[here] += share
            expected[there] += share
        fresh = [won[number] / expected[number] for number in range(len(players))]
        moved = max(abs(fresh[number] / strength[number] - 1) for number in range(len(players)))
        strength = fresh
        if moved < ENOUGH:
            break
    elos = [SCALE * log10(one) for one in strength]
    middle = sum(elos) / len(elos)
    return {player: elos[number] - middle for player, number in place.items()}


def ratings(
    results: Sequence[Result[Player]], anchors: Mapping[Player, Player], seed: int = 0
) -> dict[Player, tuple[float, float, float]]:
    """By player: the Elo above its anchor, and between what it lies, 19 times out of 20."""
    by_deal: dict[int, list[Result[Player]]] = {}
    for result in results:
        by_deal.setdefault(result[0], []).append(result)
    deals = list(by_deal)
    best = above(fit(together(results)), anchors)
    rng = Random(seed)
    drawn: dict[Player, list[float]] = {player: [] for player in best}
    for _ in range(SAMPLES):
        sample = [result for deal in rng.choices(deals, k=len(deals)) for result in by_deal[deal]]
        for player, elo in above(fit(together(sample)), anchors).items():
            drawn[player].append(elo)
    found: dict[Player, tuple[float, float, float]] = {}
    for player, elo in best.items():
        ordered = sorted(drawn[player]) or [elo]
        low, high = ordered[int(LOW * len(ordered))], ordered[min(int(HIGH * len(ordered)), len(ordered) - 1)]
        found[player] = (elo, low, high)
    return found


def together(results: Sequence[Result[Player]]) -> dict[tuple[Player, Player], tuple[float, float]]:
    """By pair: what each has won."""
    found: dict[tuple[Player, Player], tuple[float, float]] = {}
    for _, one, other, first, second in results:
        before = found.get((one, other), (0.0, 0.0))
        found[one, other] = (before[0] + first, before[1] + second)
    return found


def above(elos: Mapping[Player, float], anchors: Mapping[Player, Player]) -> dict[Player, float]:
    return {
        player: elo - elos.get(anchors.get(player, player), 0.0) for player, elo in elos.items() if player in anchors
    }
