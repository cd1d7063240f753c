"""Bots at four strengths, and at the steps of a game's ladder, behind one call. They see only worlds imagined for their
seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from sortilege.bots.attention import Attentive
from sortilege.bots.first_look import best_of, draw, first_scores, preferences
from sortilege.bots.ladder import NONE_WINS, STEPS, foe_of, ladder, rung_of, stumble, winning
from sortilege.bots.memory import Memory
from sortilege.bots.search import Node, Search
from sortilege.kernel.deeds import NOBODY
from sortilege.kernel.match import Match
from sortilege.kernel.rules import NO_STEP
from sortilege.kernel.sense import G, Heard, Sense
from sortilege.kernel.step import Step

LEVELS = ("random", "novice", "adept", "master")
"""From the weakest to the strongest."""
LEVELS_AND_STEPS = tuple(dict.fromkeys((*LEVELS, *STEPS)))
"""Every name a bot may have; which steps a game has, `levels_of` tells."""
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
    sense: Sense[G] | None = None,
    memory: Memory | None = None,
) -> Step:
    """What a bot of that level, or on that step of the game's ladder, answers. The seed makes it repeatable; a master
    thinks for so many seconds of that clock, or for so many iterations; `heard` is what was said at the table; `sense`
    is the game's own if not given; `memory` is what the seat found out before, and gets what it finds out now.

    Examples:
        >>> import sortilege
        >>> from sortilege.bots.levels import choose
        >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
        >>> step = choose("adept", match, seat=match.asks[0].seat, seed=1)
        >>> step in match.asks[0].options
        True
    """
    rung = rung_of(match.ruleset.name, level)
    if level not in LEVELS and rung is None:
        raise ValueError(f"level: there are {', '.join(levels_of(match.ruleset.name))}, not {level!r}")
    options = options_of(match, seat)
    if len(options) == 1:
        return options[0]
    own: Sense[Any] = sense if sense is not None else match.ruleset.sense
    if heard:
        own = Attentive(own, seat, list(heard))
    if rung is not None and not rung.iterations:
        game = match.state_for_search()
        won = winning(game, seat, own, list(options), seed)
        if won != NONE_WINS:
            return options[won]
        foe = foe_of(match, seat, own.deeds) if rung.grudges > 0.0 else NOBODY
        return options[stumble(game, seat, own, rung, list(options), seed, guessing(match, seat), foe)]
    if level == "master" or rung is not None:
        most = rung.iterations if rung is not None else 0
        root = memory.recall(match, seat, own) if memory is not None else None
        search = think(match, seat, seed, seconds, iterations, own, clock, most=most, root=root)
        step = search.trials.best()
        if memory is not None:
            memory.keep(match, search, step)
        if step != NO_STEP:
            return match.ruleset.steps[step]
        level = "adept"
    dice = match.state_for_search().imagine(seat, seed)
    if level == "random" or (level == "novice" and dice.below(100) < NOVICE_SLIPS):
        return options[dice.below(len(options))]
    if level == "novice":
        return options[draw(dice, preferences(own.scores(dice, seat, list(options))))]
    return options[at_first_look(match, seat, seed, own)]


def levels_of(game: str) -> list[str]:
    """All that a bot of a game can be: the levels, then the steps of its ladder that are none of them."""
    return [*LEVELS, *(step for step in ladder(game) if step not in LEVELS)]


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
    most: int = 0,
    root: Node | None = None,
) -> Search:
    """Searches among all options, or those given, until the iterations or the time are used up; within a time also
    until the answer is settled, or so many iterations at most are made. It goes on from a tree that is remembered."""
    begun = now = clock()
    search = Search(match.state_for_search(), seat, sense or match.ruleset.sense, seed, between, root)
    if search.trials.settled():  # nothing to tell apart
        return search
    if iterations is not None:
        for number in range(iterations):
            search.iterate(number / iterations)
        return search
    longest = 0.0
    while now - begun < seconds and now - begun + longest <= (1 + OVERRUN) * seconds:
        used = (now - begun) / seconds
        search.iterate(max(used, search.iterations / most) if most else used)
        before, now = now, clock()
        longest = max(longest, now - before)
        if search.iterations == most or (search.iterations % PAUSE == 0 and search.trials.settled()):
            break
    return search
