"""Rates of one game, mode and number of seats, per second of CPU time.

    python bench/measure.py GAME MODE SEATS SECONDS

prints them as one JSON object. Without SECONDS it says whether it runs compiled and waits for lines like `clones 0.1`,
each of which has one rate measured for so long and printed: other programs keep several builds waiting, and ask them in
turn. It uses nothing that an older edition of the library did not have, so that both can be measured.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from time import process_time
from typing import Any

import sortilege
from sortilege.bots.levels import think
from sortilege.kernel import state
from sortilege.kernel.state import play_out

LIMIT = 20_000
AFTER = (5, 20, 40, 80)
"""How many decisions into a game copies, worlds and views are made."""
WORLDS = 400
"""In how many worlds a sense is asked, one after the other."""

Rates = dict[str, float]


def measures(name: str, mode: str, seats: int) -> dict[str, Callable[[float], float]]:
    """By name: what measures a rate for so many seconds. Decisions count only where there are two options or more."""
    matches = [in_progress(name, mode, seats, plies) for plies in AFTER]
    return {
        "core": lambda seconds: inside_the_core(name, mode, seats, seconds)["core"],
        "driven": lambda seconds: driven(name, mode, seats, seconds),
        "clones": lambda seconds: rate(seconds / 4, [match.game.clone for match in matches]),
        "worlds": lambda seconds: rate(seconds / 4, [imagining(match.game) for match in matches]),
        "views": lambda seconds: rate(seconds / 4, [looking(match) for match in matches]),
        "senses": lambda seconds: rate(seconds / 4, judging(matches)),
        "iterations": lambda seconds: iterations(matches, seconds),
    }


def simulation_options(name: str, mode: str) -> dict[str, bool | int | str]:
    """Games that could go on for ever are cut off."""
    known = {option.name for option in sortilege.ruleset(name).options if mode in option.modes}
    return {"max_rounds": 60} if "max_rounds" in known else {}


def inside_the_core(name: str, mode: str, seats: int, seconds: float) -> Rates:
    rules = sortilege.ruleset(name)
    options = rules.check_options(mode, seats, simulation_options(name, mode))
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += play_out(rules.start(mode, seats, options, games), LIMIT)[1]
        games += 1
    spent = process_time() - start
    return {"core": decisions / spent, "games": games / spent}


def driven(name: str, mode: str, seats: int, seconds: float) -> float:
    """Through the library, as anyone's program would play."""
    rng = random.Random(1)
    options = simulation_options(name, mode)
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        match = sortilege.new(name, seats=seats, mode=mode, options=options, seed=rng.randrange(1 << 30))
        while not match.over:
            ask = match.asks[0]
            chosen = ask.options
            match.answer(ask.seat, chosen[int(rng.random() * len(chosen))])
            decisions += len(chosen) > 1
    return decisions / (process_time() - start)


def iterations(matches: list[sortilege.Match], seconds: float) -> float:
    """How often a master tries something out, at the first real choice from each place on."""
    asked = [(match, seat) for match in matches if (seat := chooser(match)) is not None]
    done = seed = 0
    start = process_time()
    while process_time() - start < seconds:
        for match, seat in asked:
            seed += 1
            done += think(match, seat, seed, 0.0, iterations=100).iterations
    return done / (process_time() - start)


def chooser(match: sortilege.Match) -> int | None:
    """A seat with something to choose, once those who have nothing have answered."""
    while not match.over:
        for ask in match.asks:
            if len(ask.options) > 1:
                return ask.seat
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return None


def in_progress(name: str, mode: str, seats: int, plies: int) -> sortilege.Match:
    """A match so many choices old, or as old as it gets before its end."""
    rng = random.Random(plies)
    match = sortilege.new(name, seats=seats, mode=mode, seed=plies)
    for _ in range(plies):
        before = match.clone()
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.options))
        if match.over:
            return before
    return match


def imagining(game: Any) -> Callable[[], object]:
    seeds = iter(range(1 << 60))
    return lambda: game.imagine(0, next(seeds))


def looking(match: sortilege.Match) -> Callable[[], object]:
    return lambda: match.view(0)


def judging(matches: list[sortilege.Match]) -> list[Callable[[], object]]:
    """What the game's sense thinks at the first real choice from each place on, of each option and of the standing."""
    works: list[Callable[[], object]] = []
    for match in matches:
        seat = chooser(match)
        if seat is not None:
            worlds = cycle([match.game.imagine(seat, seed) for seed in range(WORLDS)])
            works.append(partial(judge, match.ruleset.sense, worlds, seat, match.game.options(seat)))
    return works


def judge(sense: Any, worlds: Iterator[Any], seat: int, options: list[int]) -> object:
    world = next(worlds)
    return sense.scores(world, seat, options), sense.prospects(world)


def rate(seconds: float, works: list[Callable[[], object]]) -> float:
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for work in works:
            for _ in range(10):
                work()
        done += 10 * len(works)
    return done / (process_time() - start)


def main() -> None:
    name, mode, seats = sys.argv[1:4]
    known = measures(name, mode, int(seats))
    if len(sys.argv) > 4:
        print(json.dumps({rate: measure(float(sys.argv[4])) for rate, measure in known.items()}))
        return
    print(json.dumps(not str(state.__file__).endswith(".py")), flush=True)
    for line in sys.stdin:
        wanted, seconds = line.split()
        print(json.dumps(known[wanted](float(seconds))), flush=True)


if __name__ == "__main__":
    main()
