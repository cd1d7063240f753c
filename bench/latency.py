"""How long bots think: processor time of decisions with two options or more, in every game and mode, of every level and
every step of the ladder.

    python bench/latency.py [--decisions 400] [--budget 0.2] [--masters 60]

Tables are as large as a mode allows. Fails if a level below master, or a step that does not search, takes 20 ms
or more in one decision of twenty, or a master longer than its time and a tenth.
"""

from __future__ import annotations

import argparse
from itertools import count

import sortilege
from sortilege import engine, games, ruleset
from sortilege.bots.ladder import SEARCHING
from sortilege.bots.levels import LEVELS, levels_of
from sortilege.lab.intervals import percentile
from sortilege.lab.players import Bot, play, seed_of

LONGEST = 20_000
"""Microseconds that nineteen decisions of twenty may take."""
OVERRUN = 1.1


def times(game: str, mode: str, bot: Bot, decisions: int) -> list[int]:
    """The microseconds of so many decisions, the shortest first, of as many games as that takes."""
    _, seats = ruleset(game).seats[mode]
    found: list[int] = []
    for number in count():
        match = sortilege.new(game, mode=mode, seats=seats, seed=seed_of(number, seats))
        for _, took in play(match, lambda seat: bot, number):
            if took:
                found.append(took)
            if len(found) == decisions:
                return sorted(found)
    raise AssertionError


def line(game: str, mode: str, bot: str, took: list[int]) -> str:
    told = [percentile(took, 0.5), percentile(took, 0.95), took[-1]]
    return f"{game:9} {mode:11} {bot:12}" + "".join(f"{one / 1000:10.2f}" for one in told)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--decisions", type=int, default=400, help="of each level below master")
    options.add_argument("--budget", type=float, default=0.2, help="a master's seconds")
    options.add_argument("--masters", type=int, default=60, help="decisions of a master")
    given = options.parse_args()
    print(engine.describe())
    print(f"{'game':9} {'mode':11} {'bot':12}{'p50 ms':>10}{'p95 ms':>10}{'worst':>10}")
    wrong: list[str] = []
    for game in games():
        for mode in ruleset(game).modes:
            for level in [level for level in levels_of(game) if level != LEVELS[-1]]:
                took = times(game, mode, Bot.read(level), given.decisions)
                print(line(game, mode, level, took), flush=True)
                if percentile(took, 0.95) >= LONGEST and level not in SEARCHING:
                    wrong.append(f"{game}, {mode}: {level} is too slow")
            took = times(game, mode, Bot.read(f"master:{given.budget:g}s"), given.masters)
            print(line(game, mode, f"master:{given.budget:g}s", took), flush=True)
            if took[-1] > OVERRUN * given.budget * 1e6:
                wrong.append(f"{game}, {mode}: a master thinks past its time")
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
