"""OpenSpiel loads every game, plays it through, and its searches think about it."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from sortilege.env.open_spiel import register
from tests.env.tables import LARGE, SMALL

register()
AFTER = 8
"""Decisions before a search is asked."""
SIMULATIONS = 2


@pytest.mark.parametrize(("game", "mode", "seats"), sorted({*SMALL, *LARGE[:3]}))
def test_openspiel_plays_it_through(game: str, mode: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"sortilege_{game}", {"mode": mode, "players": seats})

    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "mode", "seats"), SMALL)
def test_its_searches_choose_something_that_is_open(game: str, mode: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"sortilege_{game}", {"mode": mode, "players": seats, "seed": 5})
    state = loaded.new_initial_state()
    for _ in range(AFTER):
        state.apply_action(state.legal_actions()[0])
    dice = np.random.RandomState(1)
    thoughts = mcts.RandomRolloutEvaluator(1, dice)
    blind = ismcts.ISMCTSBot(game=loaded, uct_c=1.4, max_simulations=SIMULATIONS, evaluator=thoughts, random_state=dice)
    seeing = mcts.MCTSBot(loaded, 1.4, SIMULATIONS, thoughts, random_state=dice)

    assert blind.step(state) in state.legal_actions()
    assert seeing.step(state) in state.legal_actions()


def test_a_clone_draws_its_dice_anew() -> None:
    loaded = pyspiel.load_game("sortilege_traverse", {"mode": "junior", "players": 2, "seed": 5})
    state = loaded.new_initial_state()
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    futures = set()
    for _ in range(20):
        clone = state.clone()
        for _ in range(6):
            clone.apply_action(clone.legal_actions()[0])
        futures.add(clone.observation_string(0))

    assert len(futures) > 1


def test_another_world_of_the_same_information_has_the_same_text_and_row() -> None:
    loaded = pyspiel.load_game("sortilege_zoondo", {"seed": 5})
    state = loaded.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.37)

    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()


def test_a_seed_deals_the_same_games_again() -> None:
    texts = [
        pyspiel.load_game("sortilege_traverse", {"seed": 9}).new_initial_state().information_state_string(0)
        for _ in range(2)
    ]

    assert texts[0] == texts[1]
