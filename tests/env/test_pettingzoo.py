"""PettingZoo's own suites pass for every game and mode, and a game that lasts too long is cut short."""

from __future__ import annotations

import warnings
from copy import deepcopy

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from sortilege.env import Episode, Table
from sortilege.env.gymnasium import env as seat_env
from sortilege.env.pettingzoo import env, parallel_env
from tests.env.tables import ALL, LARGE, SMALL, moments

CUT_SHORT = [("zoondo", "standard", 2), ("salem", "standard", 4)]


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
@pytest.mark.parametrize(("game", "mode", "seats"), CUT_SHORT)
def test_a_game_that_lasts_too_long_is_cut_short_and_worth_nothing(
    game: str, mode: str, seats: int, longest: int
) -> None:
    table = env(game, mode=mode, seats=seats, longest=longest)
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


@pytest.mark.parametrize("longest", [1, 7])
@pytest.mark.parametrize(("game", "mode", "seats"), CUT_SHORT)
def test_where_all_act_at_once_too_it_is_cut_short_and_worth_nothing(
    game: str, mode: str, seats: int, longest: int
) -> None:
    table = parallel_env(game, mode=mode, seats=seats, longest=longest)
    observations, _ = table.reset(seed=1)
    playing = [*table.agents]
    while table.agents:
        assert table.unwrapped.episode.decisions < longest
        chosen = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        observations, rewards, over, cut_short, _ = table.step(chosen)

    assert table.unwrapped.episode.decisions == longest
    assert rewards == dict.fromkeys(playing, 0.0)
    assert over == dict.fromkeys(playing, False)
    assert cut_short == dict.fromkeys(playing, True)


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_what_a_game_is_worth_lies_in_the_declared_range(game: str, mode: str, seats: int) -> None:
    table = Table(game, mode=mode, seats=seats)
    *_, match = moments(game, mode, seats, seed=2)
    returns = Episode(table, match).returns()

    assert match.over
    assert len(returns) == seats
    assert all(table.least_return <= one <= table.greatest_return for one in returns)


def test_both_kinds_know_how_many_play_and_the_game_behind_the_wrappers() -> None:
    one_by_one, together = env("traverse", mode="junior", seats=3), parallel_env("traverse", mode="junior", seats=3)
    one_by_one.reset(seed=1)
    together.reset(seed=1)

    assert (one_by_one.num_agents, together.num_agents) == (3, 3)
    assert (one_by_one.max_num_agents, together.max_num_agents) == (3, 3)
    assert one_by_one.unwrapped.episode.asked == together.unwrapped.episode.asked
    assert one_by_one.unwrapped.table.game == "traverse"


def test_a_copy_that_would_know_the_dice_is_refused_with_the_way_to_another() -> None:
    one_by_one, alone = env("traverse", mode="junior", seats=2), seat_env("traverse", mode="junior", seats=2)
    one_by_one.reset(seed=1)
    alone.reset(seed=1)

    for table in (one_by_one, alone):
        with pytest.raises(NotImplementedError, match=r"episode.clone\(seed\)"):
            deepcopy(table)


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
    assert [choice[0] for choice in table.unwrapped.episode.match.choices] == [0, 1]


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
