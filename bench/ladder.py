"""The ladder, step by step: how many Elo each step of a game is above the one below it, on deals of its own.

    python bench/ladder.py zoondo --deals 200 --slow-deals 40 --master master:1000

Both play every part of each deal. Where somebody searches there are fewer deals; the top step plays with the budget
that is named. Fails if a step is not 50 to 220 Elo above its neighbour.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import sqrt

from sortilege import engine
from sortilege.bots.ladder import ladder
from sortilege.lab.crew import Crew
from sortilege.lab.league.judge import elo_of, scores_of
from sortilege.lab.league.league import setting_of
from sortilege.lab.players import Bot

LEAST, MOST = 50.0, 220.0


def gap(scores: list[float]) -> tuple[float, float, float]:
    """In Elo: how much better whoever won these parts of the deals is, and between what that lies, 19 times of 20."""
    mean = sum(scores) / len(scores)
    reach = 1.96 * sqrt(sum((score - mean) ** 2 for score in scores)) / len(scores)
    return elo_of(mean), elo_of(mean - reach), elo_of(mean + reach)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--mode")
    options.add_argument("--seats", type=int)
    options.add_argument("--deals", type=int, default=200)
    options.add_argument("--slow-deals", type=int, default=40)
    options.add_argument("--master", default="master:1000", help="the top step's budget")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--between", type=str, help="these steps alone, two or more, the lowest first: adept,shrewd")
    given = options.parse_args()
    setting, seating = setting_of(given.game, given.mode, given.seats, None, given.seed)
    steps = given.between.split(",") if given.between else ladder(given.game)
    bots = [Bot.read(given.master if step == "master" else step, game=given.game) for step in steps]
    print(f"{given.game}, {setting.mode}, {setting.seats} seats, seed {given.seed}, {engine.describe()}")
    wrong: list[str] = []
    for lower, upper in pairwise(bots):
        deals = given.slow_deals if upper.is_slow or lower.is_slow else given.deals
        scores = scores_of(setting, upper, lower, seating, range(deals), Crew())
        elo, least, most = gap(scores)
        share = sum(scores) / len(scores)
        told = f"{upper.name} above {lower.name}: {elo:+.0f} ({least:+.0f} to {most:+.0f})"
        print(f"{told}, {share:.1%} of {2 * deals} games", flush=True)
        if not LEAST <= elo <= MOST:
            wrong.append(told)
    if wrong:
        raise SystemExit("\n".join(["not 50 to 220 Elo apart:", *wrong]))


if __name__ == "__main__":
    main()
