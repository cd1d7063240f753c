"""catanatron: random play of four, and copies. Runs in the peers' environment; prints JSON."""

from __future__ import annotations

import json
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer

MOST_TURNS = 1000


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def main(seconds: float) -> None:
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        game = new_game(games)
        games += 1
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
    rate = decisions / (process_time() - start)
    game = new_game(1)
    for _ in range(40):
        game.play_tick()
    copies = 0
    start = process_time()
    while process_time() - start < seconds / 2:
        game.copy()
        copies += 1
    print(json.dumps({"decisions": rate, "copies": copies / (process_time() - start)}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
