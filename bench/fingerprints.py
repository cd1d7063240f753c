"""Plays random games and prints a hash of each one's last state, mode by mode.

python bench/fingerprints.py GAMES          prints JSON
python bench/fingerprints.py GAMES TREE     compares this build with the one in TREE
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b

import measure
import sortilege
from sortilege.kernel.state import play_out


def fingerprints(games: int) -> dict[str, list[str]]:
    """By mode: the states in which random games over all numbers of seats end."""
    found: dict[str, list[str]] = {}
    for name in sortilege.games():
        rules = sortilege.ruleset(name)
        for mode in rules.modes:
            least, most = rules.seats[mode]
            states: list[str] = []
            for seed in range(games):
                seats = least + seed % (most - least + 1)
                options = rules.check_options(mode, seats, measure.simulation_options(name, mode))
                game = rules.start(mode, seats, options, seed)
                play_out(game, measure.LIMIT)
                states.append(blake2b(repr(game.state()).encode(), digest_size=8).hexdigest())
            found[f"{name} {mode}"] = states
    return found


def elsewhere(games: int, tree: str) -> dict[str, list[str]]:
    told = subprocess.run(
        [sys.executable, __file__, str(games)],
        env={**os.environ, "PYTHONPATH": tree}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: dict[str, list[str]] = json.loads(told.stdout)
    return found


def main() -> None:
    games = int(sys.argv[1])
    here = fingerprints(games)
    if len(sys.argv) == 2:
        print(json.dumps(here))
        return
    there = elsewhere(games, sys.argv[2])
    for mode, states in here.items():
        alike = sum(one == other for one, other in zip(states, there[mode], strict=True))
        print(f"{mode}: {alike} of {len(states)} games end in the same state")
        if alike != len(states):
            sys.exit(1)


if __name__ == "__main__":
    main()
