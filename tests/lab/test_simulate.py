"""Figures that depend on the seed and on nothing else."""

from __future__ import annotations

import random

import msgspec
import pytest

from sortilege import ruleset
from sortilege.kernel.state import play_out
from sortilege.lab.players import seed_of
from sortilege.lab.simulate import A_WIN, Setting, Simulation, Tally, play_part, simulate, summarise


def without_speed(simulation: Simulation) -> Simulation:
    return msgspec.structs.replace(simulation, speed=0)


def test_two_workers_find_what_one_finds() -> None:
    alone = simulate("animaux", seats=3, games=60, seed=5)
    shared = simulate("animaux", seats=3, games=60, seed=5, workers=2)

    assert without_speed(shared) == without_speed(alone)


def test_the_order_in_which_parts_finish_does_not_matter() -> None:
    setting = Setting.check("animaux", None, 3, None, 5)
    parts = [play_part((setting, range(start, start + 7))) for start in range(0, 70, 7)]
    found = set()
    for order in range(5):
        random.Random(order).shuffle(parts)
        tally = Tally.empty(3)
        for part in parts:
            tally.add(part)
        found.add(msgspec.json.encode(without_speed(summarise(setting, tally))))

    assert len(found) == 1


def test_another_seed_plays_other_games() -> None:
    assert simulate("animaux", games=20, seed=1).decisions != simulate("animaux", games=20, seed=2).decisions
    assert len({seed_of(seed, number) for seed in range(10) for number in range(100)}) == 1000


def test_the_figures_are_those_of_the_games() -> None:
    setting = Setting.check("animaux", "initiation", 2, {"characters": "random"}, 9)
    games = [ruleset("animaux").start("initiation", 2, setting.options, seed_of(9, number)) for number in range(11)]
    lengths = sorted(play_out(game, 10_000)[0] for game in games)

    simulation = simulate("animaux", "initiation", 2, games=11, seed=9, options={"characters": "random"})

    assert simulation.games == 11
    assert simulation.decisions == sum(lengths)
    assert simulation.lengths.median == lengths[5]
    assert simulation.lengths.p95 == lengths[10]
    assert simulation.shares[0] == pytest.approx(sum(game.winners == 1 for game in games) / 11, abs=1e-6)
    assert simulation.endings == {"three-beasts": 1.0}
    assert simulation.ending_intervals["three-beasts"][1] == 1.0
    assert 0.5 < simulation.ending_intervals["three-beasts"][0] < 1.0
    assert simulation.scores[0] == pytest.approx(sum(game.points[0] for game in games) / 22, abs=1e-6)


def test_shares_of_the_seats_and_of_nobody_make_one() -> None:
    simulation = simulate("animaux", seats=6, games=50)

    assert sum(simulation.shares) + simulation.nobody == pytest.approx(1, abs=1e-5)
    for share, (low, high) in zip(simulation.shares, simulation.intervals, strict=True):
        assert low <= share <= high


def test_a_shared_win_is_divided() -> None:
    setting = Setting.check("animaux", None, 3, None, 0)
    tally = Tally.empty(3)
    tally.games, tally.wins, tally.lengths = 2, [A_WIN // 2, A_WIN // 2, A_WIN], [10, 20]

    assert summarise(setting, tally).shares == (0.25, 0.25, 0.5)
    assert all(A_WIN % winners == 0 for winners in range(1, 13))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"name": "chess"}, "game: there is no 'chess'"),
        ({"mode": "hard"}, "mode: animaux has"),
        ({"seats": 7}, "seats: animaux initiation takes 2 to 6"),
        ({"options": {"dice": 2}}, "no option 'dice'"),
        ({"games": 0}, "at least 1 each, not 0 and 1"),
        ({"workers": 0}, "at least 1 each, not 1000 and 0"),
    ],
)
def test_what_is_not_allowed_is_named(arguments: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        simulate(**{"name": "animaux", **arguments})  # type: ignore[arg-type] # wrong on purpose
