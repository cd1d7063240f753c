"""Two bots on deals fixed beforehand, both in every seat: how often the first wins. What was played is kept deal by
deal, and a run that was broken off goes on from there.

    python bench/meeting.py traverse master:0.02s master:0.02s@1ee38e1 --deals 30 --seed 5201 --results FILE
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from sortilege import engine
from sortilege.lab.crew import Crew
from sortilege.lab.intervals import wilson
from sortilege.lab.league.judge import elo_of, scores_of
from sortilege.lab.league.league import setting_of
from sortilege.lab.players import Bot


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("first")
    options.add_argument("second")
    options.add_argument("--mode")
    options.add_argument("--seats", type=int)
    options.add_argument("--deals", type=int, default=30, help="each is two games")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--results", type=Path, required=True, help="a file with a line for each deal")
    given = options.parse_args()
    setting, seating = setting_of(given.game, given.mode, given.seats, None, given.seed)
    first, second = (Bot.read(name, game=given.game) for name in (given.first, given.second))
    about = [given.game, setting.mode, setting.seats, given.seed, given.first, given.second]
    known: dict[int, float] = {}
    if given.results.is_file():
        for line in given.results.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            if told["about"] != about:
                raise SystemExit(f"{given.results} is about {told['about']}, not {about}")
            known[told["deal"]] = told["score"]
    for deal in range(given.deals):
        if deal not in known:
            known[deal] = scores_of(setting, first, second, seating, range(deal, deal + 1), Crew())[0]
            with given.results.open("a", encoding="utf-8") as file:
                print(json.dumps({"about": about, "deal": deal, "score": known[deal]}), file=file)
    scores = [known[deal] for deal in range(given.deals)]
    share = sum(scores) / len(scores)
    low, high = wilson(2 * sum(scores), 2 * len(scores))
    elo = f"{elo_of(share):+.0f} Elo ({elo_of(low):+.0f} to {elo_of(high):+.0f})"
    print(f"{given.game}, {setting.mode}, {setting.seats} seats, seed {given.seed}, {engine.describe()}")
    told = f"{share:.1%} ({low:.1%} to {high:.1%}) of {2 * len(scores)} games"
    print(f"{first.name} against {second.name}: {told}, {elo}")


if __name__ == "__main__":
    main()
