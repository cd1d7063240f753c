"""Bots at four strengths behind one call. They see only worlds imagined for their seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from sortilege.bots.attention import Attentive
from sortilege.bots.first_look import best_of, draw, first_scores, preferences
from sortilege.bots.search import Search
from sortilege.kernel.match import Match
from sortilege.kernel.rules import NO_STEP
from sortilege.kernel.sense import Heard, Sense
from sortilege.kernel.step import Step

LEVELS = ("random", "novice", "adept", "master")
WORLDS_OF_AN_ADEPT = 4
NOVICE_SLIPS = 20
"""In a hundred decisions of a novice, how many are made without looking."""
MASTER_SECONDS = 1.0
OVERRUN = 0.1
"""What part of its time a master may at most think longer."""
PAUSE = 16
"""After so many iterations a master asks itself whether it can still change its mind."""


def choose(
    level: str,
    match: Match,
    seat: int,
    seed: int,
    *,
    seconds: float = MASTER_SECONDS,
    iterations: int | None = None,
    heard: Sequence[Heard] = (),
    clock: Callable[[], float] = perf_counter,
    sense: Sense[Any] | None = None,
) -> Step:
    """What a bot of that level answers. The seed makes it repeatable; a master thinks for so many seconds of that
    clock, or for so many iterations; `heard` is what was said at the table; `sense` is the game's own if not given."""
    if level not in LEVELS:
        raise ValueError(f"level: there are {', '.join(LEVELS)}, not {level!r}")
    options = options_of(match, seat)
    if len(options) == 1:
        return options[0]
    sense = sense if sense is not None else match.ruleset.sense
    if heard:
        sense = Attentive(sense, seat, list(heard))
    if level == "master":
        step = think(match, seat, seed, seconds, iterations, sense, clock).trials.best()
        if step != NO_STEP:
            return match.ruleset.steps[step]
        level = "adept"
    dice = match.state_for_search().imagine(seat, seed)
    if level == "random" or (level == "novice" and dice.below(100) < NOVICE_SLIPS):
        return options[dice.below(len(options))]
    if level == "novice":
        return options[draw(dice, preferences(sense.scores(dice, seat, list(options))))]
    return options[at_first_look(match, seat, seed, sense)]


def options_of(match: Match, seat: int) -> tuple[Step, ...]:
    """What a seat may answer."""
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    if ask is None:
        raise ValueError(f"seat: {seat} is not being asked")
    return ask.options


def guessing(match: Match, seat: int) -> bool:
    """Whether a seat is asked to guess what others guess at the same moment."""
    asked = next((ask.why for ask in match.asks if ask.seat == seat), None)
    return asked is not None and match.is_sealed and match.ruleset.sense.bluffs(asked)


def at_first_look(match: Match, seat: int, seed: int, sense: Sense[Any]) -> int:
    """The place of the option that looks best over a few possible worlds; an answer to a guessing game is drawn."""
    game = match.state_for_search()
    scores = first_scores(game, seat, sense, list(options_of(match, seat)), seed, WORLDS_OF_AN_ADEPT)
    dice = game.imagine(seat, seed ^ 0xD1CE)
    if guessing(match, seat):
        return draw(dice, preferences(scores))
    return best_of(dice, scores)


def think(
    match: Match,
    seat: int,
    seed: int,
    seconds: float,
    iterations: int | None,
    sense: Sense[Any] | None = None,
    clock: Callable[[], float] = perf_counter,
    between: list[int] | None = None,
) -> Search:
    """Searches among all options, or those given, until the iterations or the time are used up; within a time also
    until the answer is settled."""
    begun = now = clock()
    search = Search(match.state_for_search(), seat, sense or match.ruleset.sense, seed, between)
    if iterations is not None:
        for number in range(iterations):
            search.iterate(number / iterations)
        return search
    longest = 0.0
    while now - begun < seconds and now - begun + longest <= (1 + OVERRUN) * seconds:
        search.iterate((now - begun) / seconds)
        before, now = now, clock()
        longest = max(longest, now - before)
        if search.iterations % PAUSE == 0 and search.trials.settled():
            break
    return search
