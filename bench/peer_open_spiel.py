"""OpenSpiel's C++ games at random, natively and from Python, per second of CPU time; prints JSON.

    python bench/peer_open_spiel.py GAME SECONDS

`native` is `evaluate_bots` with OpenSpiel's uniform random bots: one call plays a whole game, deal included, without
coming back to Python. `rollouts` is the fastest way the wheel knows: one call to its MCTS bot with a single simulation
evaluates a dealt position by thousands of random playouts, each on a copy. Both count only decisions with two options
or more, as many a game as play from Python finds.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any

import pyspiel

GAMES_AT_ONCE = 200
PLAYOUTS_IN_A_CALL = 2000

Rates = dict[str, float]


def deal(game: Any, rng: random.Random) -> Any:
    """A position in which somebody has to decide, chance having brought all that comes before."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def from_python(game: Any, rng: random.Random, seconds: float) -> Rates:
    """Whole games, deal included."""
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += len(actions) > 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        games += 1
    return {"driven": decisions / (process_time() - start), "a_game": decisions / games}


def natively(game: Any, seconds: float) -> float:
    """Whole games a second, deal included."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    games = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(GAMES_AT_ONCE):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
            games += 1
    return games / (process_time() - start)


def rollouts(game: Any, rng: random.Random, seconds: float) -> float:
    """Playouts a second from dealt positions."""
    played = 0
    spent = 0.0
    while spent < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(PLAYOUTS_IN_A_CALL, rng.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, rng.randrange(1 << 30), False)
        state = deal(game, rng)
        start = process_time()
        bot.mcts_search(state)
        spent += process_time() - start
        played += PLAYOUTS_IN_A_CALL
    return played / spent


def real_decisions_from(game: Any, rng: random.Random) -> float:
    """How many decisions with two options or more a game has once it is dealt."""
    found = 0
    for _ in range(GAMES_AT_ONCE):
        state = deal(game, rng)
        while not state.is_terminal():
            actions = state.legal_actions()
            found += len(actions) > 1 and not state.is_chance_node()
            state.apply_action(rng.choice(actions))
    return found / GAMES_AT_ONCE


def copies(game: Any, rng: random.Random, seconds: float) -> float:
    state = deal(game, rng)
    made = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            state.clone()
        made += 100
    return made / (process_time() - start)


def measure(name: str, seconds: float) -> Rates:
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    driven = from_python(game, rng, seconds)
    return {
        "core": natively(game, seconds) * driven["a_game"],
        "playouts": rollouts(game, rng, seconds) * real_decisions_from(game, rng),
        "driven": driven["driven"],
        "clones": copies(game, rng, seconds / 4),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
