"""Gymnasium: one seat against the bots."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sortilege.env.gymnasium import env
from tests.env.tables import SMALL


@pytest.mark.parametrize(("game", "mode", "seats"), SMALL)
def test_gymnasium_finds_nothing_wrong(game: str, mode: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env(game, mode=mode, seats=seats, opponents="random"), skip_render_check=True)


def test_a_game_against_bots_ends_with_what_it_was_worth() -> None:
    table = env("traverse", mode="junior", seats=3, seat=1, opponents="novice")
    _, info = table.reset(seed=2)
    dice = np.random.default_rng(2)
    done = False
    while not done:
        _, reward, over, cut_short, info = table.step(dice.choice(np.flatnonzero(info["action_mask"])))
        done = over or cut_short

    assert over
    assert reward in (-1.0, 1.0)
    with pytest.raises(RuntimeError, match="over"):
        table.step(np.int64(0))


def test_what_the_mask_forbids_loses_at_once() -> None:
    table = env("traverse", mode="junior", seats=2)
    _, info = table.reset(seed=2)
    _, reward, over, cut_short, info = table.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))

    assert (reward, over, cut_short, "illegal" in info) == (-1.0, True, False, True)


def test_the_same_seed_gives_the_same_game() -> None:
    rows = [env("ecole", seats=2, seat=1, opponents="novice").reset(seed=4)[0].tobytes() for _ in range(2)]

    assert rows[0] == rows[1]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 2}, "seat: this table has seats 0 to 1, not 2"),
        ({"opponents": "god"}, "opponents: there are .*, not 'god'"),
        ({"render_mode": "rgb_array"}, "render_mode: ansi or none, not 'rgb_array'"),
        ({"mode": "senior"}, "mode: traverse has standard, junior, not 'senior'"),
    ],
)
def test_a_wrong_setting_is_named(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env("traverse", **{"seats": 2, **wrong})  # type: ignore[arg-type]
