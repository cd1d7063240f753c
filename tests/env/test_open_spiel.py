"""OpenSpiel loads every game, plays it through, and its searches think about it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from sortilege import IllegalChoice, shelf
from sortilege.env.open_spiel import register
from tests.env.tables import LARGE, SMALL

register()
LARGEST = {game: (game, mode, seats) for game, mode, seats in sorted(LARGE, key=lambda table: table[2])}
"""By game: its largest table."""
EXAMPLE = Path(__file__).parents[2] / "examples" / "liars_dice" / "liars_dice"
AFTER = 8
"""Decisions before a search is asked."""
SIMULATIONS = 2
MANY_SIMULATIONS = 20
"""So many that a tree grows beyond its first answers."""


@pytest.mark.parametrize(("game", "mode", "seats"), sorted({*SMALL, *LARGEST.values()}))
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


class NoOpinion(mcts.Evaluator):  # type: ignore[misc]
    """Holds all positions for equal and all answers for likely: then a search costs its tree and nothing else."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        return np.zeros(state.num_players())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


def searcher(loaded: pyspiel.Game, name: str) -> pyspiel.Bot:
    dice = np.random.RandomState(1)
    if name == "mcts":
        return mcts.MCTSBot(loaded, 1.4, MANY_SIMULATIONS, NoOpinion(), random_state=dice)
    return ismcts.ISMCTSBot(
        game=loaded, uct_c=1.4, max_simulations=MANY_SIMULATIONS, evaluator=NoOpinion(), random_state=dice
    )


def searched(loaded: pyspiel.Game, name: str, most: int) -> tuple[pyspiel.State, int]:
    """A game in which seat 0 searches and everybody else answers at random, to its end or so many searches."""
    dice, bot = np.random.RandomState(2), searcher(loaded, name)
    state, searches = loaded.new_initial_state(), 0
    while not state.is_terminal() and searches < most:
        open_now = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else []
        if not open_now:
            open_now = state.legal_actions()
        action = dice.choice(open_now)
        if state.current_player() == 0:
            action = bot.step(state)
            searches += 1
        assert action in open_now
        state.apply_action(action)
    return state, searches


@pytest.mark.parametrize("name", ["mcts", "ismcts"])
def test_its_searches_play_a_young_traverse_to_its_end(name: str) -> None:
    loaded = pyspiel.load_game("sortilege_traverse", {"mode": "junior", "players": 2, "seed": 5})
    state, _ = searched(loaded, name, most=10_000)

    assert state.is_terminal()
    assert sorted(state.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize("name", ["mcts", "ismcts"])
def test_its_searches_play_a_duel_of_liars_dice_whose_draws_are_moves(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(shelf.VARIABLE, "")
    shelf.add_games(str(EXAMPLE))
    register()
    state, searches = searched(pyspiel.load_game("sortilege_liars_dice", {"mode": "duel"}), name, most=10_000)
    shelf.look_again()

    assert state.is_terminal()
    assert searches > 0


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in sorted(LARGEST) for name in ("mcts", "ismcts") if (game, name) != ("traverse", "mcts")],
)
def test_its_searches_go_far_into_games_that_no_deep_chain_of_dice_decides(game: str, name: str) -> None:
    state, searches = searched(pyspiel.load_game(f"sortilege_{game}", {"seed": 5}), name, most=20)

    assert searches == 20 or state.is_terminal()


def test_a_clone_can_be_led_wherever_another_clone_came_by_its_dice() -> None:
    loaded = pyspiel.load_game("sortilege_traverse", {"mode": "junior", "players": 2, "seed": 5})
    state = loaded.new_initial_state()
    dice = np.random.RandomState(3)
    ways = []
    for _ in range(10):
        clone = state.clone()
        for _ in range(6):
            clone.apply_action(dice.choice(clone.legal_actions()))
        ways.append(clone.history())
    for way in ways:
        clone = state.clone()
        for action in way:
            clone.apply_action(action)

        assert clone.history() == way


def test_a_clone_of_a_game_that_nobody_has_looked_at_is_the_same_game() -> None:
    state = pyspiel.load_game("sortilege_ecole", {"players": 2}).new_initial_state()
    clone = state.clone()

    assert clone.information_state_string(0) == state.information_state_string(0)


def test_what_no_dice_allow_is_refused_to_a_clone_too() -> None:
    loaded = pyspiel.load_game("sortilege_traverse", {"mode": "junior", "players": 2, "seed": 5})
    clone = loaded.new_initial_state().clone()
    forbidden = next(action for action in range(loaded.num_distinct_actions()) if action not in clone.legal_actions())

    with pytest.raises(IllegalChoice):
        clone.apply_action(forbidden)


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
