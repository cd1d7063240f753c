"""One of the examples at random, inside the core and through the library, per second of CPU time; prints JSON.

    python bench/peer_ours.py GAME MODE SEATS SECONDS

Counted like `peer_open_spiel.py`: whole games, deal included; playouts of copies of a dealt position; games driven
through the library, as anyone's program would; copies.
"""

from __future__ import annotations

import json
import sys
from time import process_time

import sortilege
from measure import LIMIT, driven, inside_the_core
from sortilege.kernel.native import COMPILED
from sortilege.kernel.state import play_out

Rates = dict[str, float]


def playouts(name: str, mode: str, seats: int, seconds: float) -> float:
    """Decisions in playouts of copies of dealt positions."""
    rules = sortilege.ruleset(name)
    options = rules.check_options(mode, seats, None)
    decisions = seed = 0
    spent = 0.0
    while spent < seconds:
        dealt = rules.start(mode, seats, options, seed)
        start = process_time()
        for _ in range(100):
            seed += 1
            copy = dealt.clone()
            copy.seed_quickly(seed)
            decisions += play_out(copy, LIMIT)[1]
        spent += process_time() - start
    return decisions / spent


def copies(name: str, mode: str, seats: int, seconds: float) -> float:
    rules = sortilege.ruleset(name)
    clone = rules.start(mode, seats, rules.check_options(mode, seats, None), 1).clone
    made = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            clone()
        made += 100
    return made / (process_time() - start)


def measure(name: str, mode: str, seats: int, seconds: float) -> Rates:
    return {
        "compiled": float(COMPILED),
        "core": inside_the_core(name, mode, seats, seconds)["core"],
        "playouts": playouts(name, mode, seats, seconds),
        "driven": driven(name, mode, seats, seconds),
        "clones": copies(name, mode, seats, seconds / 4),
    }


if __name__ == "__main__":
    game, mode_name, players, budget = sys.argv[1:]
    print(json.dumps(measure(game, mode_name, int(players), float(budget))))
