"""PettingZoo's wrappers with a shorter way to what they look at say, refuse and end just what its own do."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import AssertOutOfBoundsWrapper, BaseWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from sortilege.env.episode import Table
from sortilege.env.pettingzoo import Players, SortilegeEnv, env

BEFORE_A_GAME = ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")


@pytest.fixture(autouse=True)
def _quiet() -> None:
    """PettingZoo warns of what is forbidden, which is what is tried here."""
    warnings.filterwarnings("ignore")


def wrapped_by_pettingzoo(game: str, mode: str, seats: int) -> Players:
    raw = SortilegeEnv(Table(game, mode=mode, seats=seats), None)
    legal = TerminateIllegalWrapper(raw, illegal_reward=raw.table.least_return)
    players: Players = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(legal))
    return players


def told(table: Any) -> list[object]:
    """All that an environment says of itself, as text or plain data."""
    observation, reward, terminated, truncated, info = table.last()
    return [
        str(table), table.agents, table.num_agents, table.agent_selection, table.rewards, table.terminations,
        table.truncations, table.infos, table._cumulative_rewards, observation["observation"].tobytes(),
        observation["action_mask"].tobytes(), reward, terminated, truncated, info,
    ]  # fmt: skip


def played(table: Players, seed: int, forbidden_at: int | None) -> list[object]:
    """A game until nobody is left, at random but for one answer that the mask forbids."""
    dice = np.random.default_rng(seed)
    table.reset(seed=seed)
    story: list[object] = []
    for number, _ in enumerate(table.agent_iter()):
        story.append(told(table))
        observation, _, terminated, truncated, _ = table.last()
        wanted = 0 if number == forbidden_at else 1
        answers = np.flatnonzero(observation["action_mask"] == wanted)
        table.step(None if terminated or truncated else int(dice.choice(answers)))
    return story


@pytest.mark.parametrize("forbidden_at", [None, 0, 5])
@pytest.mark.parametrize(("game", "mode", "seats"), [("traverse", "junior", 3), ("zoondo", "standard", 2)])
def test_whole_games_are_told_as_pettingzoos_wrappers_tell_them(
    game: str, mode: str, seats: int, forbidden_at: int | None
) -> None:
    ours = played(env(game, mode=mode, seats=seats), 3, forbidden_at)
    theirs = played(wrapped_by_pettingzoo(game, mode, seats), 3, forbidden_at)

    assert ours == theirs


@pytest.mark.parametrize("name", BEFORE_A_GAME)
def test_before_the_first_game_nothing_is_told_of_it(name: str) -> None:
    table = env("traverse", mode="junior", seats=2)
    with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
        getattr(table, name)
    table.reset(seed=3)

    assert getattr(table, name)


def test_what_is_out_of_order_or_out_of_range_is_refused() -> None:
    table = env("traverse", mode="junior", seats=2)
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)
    table.reset(seed=3)

    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(100_000)


def test_no_wrapper_searches_another_for_what_a_step_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    table = env("traverse", mode="junior", seats=2)
    table.reset(seed=3)
    searched: list[str] = []
    monkeypatch.setattr(BaseWrapper, "__getattr__", lambda _, name: searched.append(name))
    for _ in zip(range(20), table.agent_iter(), strict=False):
        observation, _, _, _, _ = table.last()
        table.step(int(np.flatnonzero(observation["action_mask"])[0]))

    assert searched == []
