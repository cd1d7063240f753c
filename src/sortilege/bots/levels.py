"""Bots at four strengths behind one call. They see only worlds imagined for their seat."""

from __future__ import annotations

from time import perf_counter

from sortilege.bots.glance import best_of, draw, preferences, weigh
from sortilege.bots.search import Search
from sortilege.kernel.match import Match
from sortilege.kernel.step import Step
from sortilege.kernel.vocabulary import NO_STEP

LEVELS = ("random", "novice", "adept", "master")
WORLDS_OF_AN_ADEPT = 4
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
    options = options_of(match, seat)
    if len(options) == 1:
        return options[0]
    if level == "master":
        step = think(match, seat, seed, seconds, iterations).best()
        if step != NO_STEP:
            return match.ruleset.step_type(step)
        level = "adept"
    sense = match.ruleset.sense
    dice = match.game.imagine(seat, seed)
    if level == "random" or (level == "novice" and dice.below(100) < NOVICE_SLIPS):
        return options[dice.below(len(options))]
    if level == "novice":
        return options[draw(dice, preferences(sense.scores(dice, seat, list(options))))]
    return options[glance(match, seat, seed)]


def options_of(match: Match, seat: int) -> tuple[Step, ...]:
    """What a seat may answer."""
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    if ask is None:
        raise ValueError(f"seat: {seat} is not being asked")
    return ask.options


def glance(match: Match, seat: int, seed: int) -> int:
    """The place of the option that looks best over a few possible worlds; an answer to a guessing game is drawn."""
    game = match.game
    sense = match.ruleset.sense
    scores = weigh(game, seat, sense, list(options_of(match, seat)), seed, WORLDS_OF_AN_ADEPT)
    dice = game.imagine(seat, seed ^ 0xD1CE)
    if game.together and sense.bluffs(game.asked[seat]):
        return draw(dice, preferences(scores))
    return best_of(dice, scores)


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
