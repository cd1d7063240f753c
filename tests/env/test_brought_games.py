"""Games from elsewhere have all doors too, whether they declare what a learner sees or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
TRY_ALL_DOORS = """
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from sortilege import ruleset
from sortilege.env import gymnasium, open_spiel, pettingzoo
from sortilege.env.vector import Runner

game = {game!r}
open_spiel.register()
for mode, (seats, _) in ruleset(game).seats.items():
    table = dict(mode=mode, seats=seats)
    api_test(pettingzoo.env(game, **table), num_cycles=100)
    seed_test(lambda: pettingzoo.env(game, **table), num_cycles=30)
    parallel_api_test(pettingzoo.parallel_env(game, **table), num_cycles=60)
    render_test(lambda render_mode: pettingzoo.env(game, **table, render_mode=render_mode))
    check_env(gymnasium.env(game, **table, opponents="random"), skip_render_check=True)
    loaded = pyspiel.load_game("sortilege_" + game, dict(mode=mode, players=seats))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    runner = Runner(game, **table, games=3)
    runner.step(np.array([mask.nonzero()[0][0] for mask in runner.look().masks]))
"""


@pytest.mark.parametrize("game", ["hearts", "liars_dice", "reversi"])
def test_every_door_opens_for_a_game_from_elsewhere(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", TRY_ALL_DOORS.format(game=game)],
        env={**os.environ, "SORTILEGE_GAMES": str(EXAMPLES / game / game)}, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
