"""Many games at once tell the same as one at a time."""

from __future__ import annotations

import numpy as np
import pytest

from sortilege import Match
from sortilege.env.vector import Ended, Runner
from tests.env.tables import SMALL


@pytest.mark.parametrize(("game", "mode", "seats"), SMALL)
def test_games_side_by_side_run_to_their_ends(game: str, mode: str, seats: int) -> None:
    runner = Runner(game, mode=mode, seats=seats, games=4, seed=1, longest=150)
    dice = np.random.default_rng(1)
    ended: list[Ended] = []
    while len(ended) < 4:
        batch = runner.look()
        assert batch.rows.shape == (4, runner.table.width)
        assert batch.masks.any(axis=1).all()
        ended += runner.step(np.array([dice.choice(np.flatnonzero(mask)) for mask in batch.masks]))

    assert all(len(one.returns) == seats for one in ended)
    assert all(one.cut_short == (one.decisions == 150 and set(one.returns) == {0.0}) for one in ended)


@pytest.mark.parametrize(("game", "mode", "seats"), SMALL)
def test_a_row_of_the_runner_is_the_row_of_the_match(game: str, mode: str, seats: int) -> None:
    runner = Runner(game, mode=mode, seats=seats, games=2, seed=5, longest=150)
    rules, options = runner.table.rules, dict(runner.table.options)
    dice = np.random.default_rng(5)

    for _ in range(60):
        batch = runner.look()
        for state, seat, row, numbers in zip(runner.games, batch.seats, batch.rows, batch.open, strict=True):
            match = Match(rules, state, options)
            assert row.tobytes() == match.observation(int(seat))
            assert numbers == [runner.table.actions.number(option) for option in match.asks[0].options]
        runner.step(np.array([dice.choice(numbers) for numbers in batch.open]))


def test_a_batch_shows_what_one_game_shows() -> None:
    runner = Runner("salem", mode="standard", seats=6, games=2, seed=3)
    alone = Runner("salem", mode="standard", seats=6, games=1, seed=3)

    assert (runner.look().rows[0] == alone.look().rows[0]).all()
    assert (runner.look().masks[0] == alone.look().masks[0]).all()


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    runner = Runner("traverse", mode="junior", seats=2, games=2, seed=3)
    batch = runner.look()
    wrong = np.array([np.flatnonzero(batch.masks[0])[0], np.flatnonzero(~batch.masks[1])[0]])

    with pytest.raises(ValueError, match=r"game 1: action \d+ is none of"):
        runner.step(wrong)
    assert (runner.look().rows == batch.rows).all()


def test_nothing_is_played_that_was_not_looked_at() -> None:
    runner = Runner("traverse", mode="junior", seats=2, games=2)

    with pytest.raises(ValueError, match="after a look"):
        runner.step(np.array([0, 0]))
