"""PettingZoo's own suites pass for every game and mode, and a game that lasts too long is cut short."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from sortilege.env.pettingzoo import env, parallel_env
from tests.env.tables import LARGE, SMALL


@pytest.fixture(autouse=True)
def _quiet(capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo prints what it does, and warns of things that are as they should be."""
    warnings.filterwarnings("ignore", module="pettingzoo")
    warnings.filterwarnings("ignore", module="gymnasium")


@pytest.mark.parametrize(("game", "mode", "seats"), SMALL)
def test_players_may_act_one_after_the_other(game: str, mode: str, seats: int) -> None:
    api_test(env(game, mode=mode, seats=seats), num_cycles=100)
    seed_test(lambda: env(game, mode=mode, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("game", "mode", "seats"), LARGE)
def test_players_may_all_act_at_once(game: str, mode: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, mode=mode, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "mode", "seats"), SMALL)
def test_the_table_can_be_looked_at(game: str, mode: str, seats: int) -> None:
    render_test(lambda render_mode: env(game, mode=mode, seats=seats, render_mode=render_mode))


@pytest.mark.parametrize("longest", [1, 7])
def test_a_game_that_lasts_too_long_is_cut_short_and_worth_nothing(longest: int) -> None:
    table = env("zoondo", mode="standard", longest=longest)
    table.reset(seed=1)
    decisions = 0
    while not any(table.truncations.values()):
        observation, _, terminated, _, _ = table.last()
        assert observation is not None
        assert not terminated
        table.step(int(np.flatnonzero(observation["action_mask"])[0]))
        decisions += 1

    assert decisions == longest
    assert set(table.truncations.values()) == {True}
    assert set(table.terminations.values()) == {False}
    assert set(table.rewards.values()) == {0.0}


def test_whoever_is_not_asked_can_only_wait() -> None:
    table = parallel_env("traverse", mode="junior", seats=3)
    observations, _ = table.reset(seed=1)
    asked = [agent for agent in table.agents if not observations[agent]["action_mask"][table.wait]]
    waiting = [agent for agent in table.agents if observations[agent]["action_mask"][table.wait]]

    assert len(asked) == 1
    assert len(waiting) == 2
    assert all(observations[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_those_who_answer_in_secret_answer_in_one_step() -> None:
    table = parallel_env("zoondo", mode="standard")
    observations, _ = table.reset(seed=1)
    assert not any(observations[agent]["action_mask"][table.wait] for agent in table.agents)

    table.step({agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in table.agents})
    assert [choice[0] for choice in table.episode.match.choices] == [0, 1]


def test_the_winner_has_1_and_the_others_have_minus_1() -> None:
    table = env("traverse", mode="junior", seats=2)
    table.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            break
        assert observation is not None
        table.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))

    assert sorted(table.rewards.values()) == [-1.0, 1.0]
