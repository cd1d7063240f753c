"""Bots at four strengths behind one call. They see only worlds imagined for their seat."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from sortilege.bots.search import Search, draw, preferences
from sortilege.kernel.match import Match
from sortilege.kernel.sense import Sense
from sortilege.kernel.step import Step
from sortilege.kernel.vocabulary import NO_STEP

LEVELS = ("random", "novice", "adept", "master")
WORLDS_OF_AN_ADEPT = 6
NOVICE_SLIPS = 20
"""In a hundred decisions of a novice, how many are made without looking."""
MASTER_SECONDS = 1.0


def choose(
    level: str, match: Match, seat: int, seed: int, *, seconds: float = MASTER_SECONDS, iterations: int | None = None
) -> Step:
    """What a bot of that level answers. The seed makes it repeatable; a master thinks for so many seconds, or for so
    many iterations."""
    if level not in LEVELS:
        raise ValueError(f"level: there are {', '.join(LEVELS)}, not {level!r}")
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    if ask is None:
        raise ValueError(f"seat: {seat} is not being asked")
    if len(ask.options) == 1:
        return ask.options[0]
    if level == "master":
        step = think(match, seat, seed, seconds, iterations).best()
        if step != NO_STEP:
            return match.ruleset.step_type(step)
    if level == "random":
        dice = match.game.imagine(seat, seed)
        return ask.options[dice.below(len(ask.options))]
    return glance(match, seat, seed, careless=level == "novice")


def glance(match: Match, seat: int, seed: int, careless: bool) -> Step:
    """The best option by the game's own sense over a few possible worlds; a novice sees one, likes what looks good,
    and sometimes does not look."""
    options = next(ask for ask in match.asks if ask.seat == seat).options
    sense = match.ruleset.sense
    dice = match.game.imagine(seat, seed)
    if careless:
        if dice.below(100) < NOVICE_SLIPS:
            return options[dice.below(len(options))]
        return options[draw(dice, preferences(sense.scores(dice, seat, list(options))))]
    scores = average_scores(match, seat, seed, sense, list(options))
    return options[scores.index(max(scores))]


def average_scores(match: Match, seat: int, seed: int, sense: Sense[Any], options: list[int]) -> list[float]:
    totals = [0.0] * len(options)
    for number in range(WORLDS_OF_AN_ADEPT):
        world = match.game.imagine(seat, seed + number)
        for index, score in enumerate(sense.scores(world, seat, options)):
            totals[index] += score
    return totals


def think(match: Match, seat: int, seed: int, seconds: float, iterations: int | None) -> Search:
    """Searches until the time or the iterations are used up."""
    search = Search(match.game, seat, match.ruleset.sense, seed)
    if iterations is not None:
        for _ in range(iterations):
            search.iterate()
        return search
    end = perf_counter() + seconds
    while perf_counter() < end:
        search.iterate()
    return search
