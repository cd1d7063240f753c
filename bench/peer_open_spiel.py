"""OpenSpiel's C++ games driven from Python at random. Runs in the peers' environment; prints JSON."""

from __future__ import annotations

import json
import random
import sys
from time import process_time

import pyspiel


def main(name: str, seconds: float) -> None:
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += len(actions) > 1
            state.apply_action(actions[int(rng.random() * len(actions))])
    rate = decisions / (process_time() - start)
    state = game.new_initial_state()
    copies = 0
    start = process_time()
    while process_time() - start < seconds / 2:
        state.clone()
        copies += 1
    print(json.dumps({"decisions": rate, "copies": copies / (process_time() - start)}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
