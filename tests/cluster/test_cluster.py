"""A cluster plays the same games: the same figures, nothing twice, nothing lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet
import pytest

from sortilege.lab.crew import Crew, Work
from sortilege.lab.league.judge import judge
from sortilege.lab.league.league import play_league, setting_of
from sortilege.lab.players import Bot
from sortilege.lab.selfplay import self_play
from sortilege.lab.simulate import GameCounted, Setting, Simulation, play_games, simulate
from sortilege.lab.tournament import tournament

GAMES = int(os.environ.get("CLUSTER_GAMES", "400"))
pytestmark = [pytest.mark.filterwarnings("default"), pytest.mark.timeout(180 + GAMES // 10)]


def without_speed(simulation: Simulation) -> Simulation:
    return msgspec.structs.replace(simulation, speed=0)


def test_a_cluster_finds_what_one_machine_finds(cluster: Any, tmp_path: Path) -> None:
    alone = simulate("animaux", seats=3, games=GAMES, seed=5)
    heard: list[int] = []
    shared = simulate(
        "animaux", seats=3, games=GAMES, seed=5, progress=heard.append,
        crew=Crew(cluster=cluster.address, folder=tmp_path),
    )  # fmt: skip

    assert without_speed(shared) == without_speed(alone)
    assert sum(heard) == GAMES
    assert shared.speed >= 0.9 * alone.speed or GAMES < 10_000, (shared.speed, alone.speed)
    numbers = [row["number"] for row in pyarrow.parquet.read_table(tmp_path).to_pylist()]
    assert sorted(numbers) == list(range(GAMES))


def test_a_tournament_and_self_play_are_the_same_too(cluster: Any) -> None:
    crew = Crew(cluster=cluster.address)
    bots = ["novice", "random"]

    assert tournament("traverse", bots, 8, "junior", crew=crew).rows == tournament("traverse", bots, 8, "junior").rows
    assert self_play("ecole", 2, bots=("random",), crew=crew) == self_play("ecole", 2, bots=("random",))


def test_a_league_on_a_cluster_rates_as_one_machine_does(cluster: Any, tmp_path: Path) -> None:
    setting, seating = setting_of("animaux", "initiation", None, None, 7)
    bots = ["adept", "novice", "random"]
    crew = Crew(cluster=cluster.address, folder=tmp_path)

    shared = play_league(setting, seating, bots, 6, 6, crew=crew)

    assert shared == play_league(setting, seating, bots, 6, 6)
    rows = pyarrow.parquet.read_table(tmp_path).to_pylist()
    assert sorted(row["number"] for row in rows) == list(range(18))
    assert play_league(setting, seating, bots, 6, 6, crew=crew) == shared


def test_a_judge_on_a_cluster_finds_the_same(cluster: Any) -> None:
    setting, seating = setting_of("animaux", "initiation", None, None, 7)
    new, old = Bot.read("adept"), Bot.read("random")
    alone = judge(setting, new, old, seating, (0.0, 60.0), 20)

    assert judge(setting, new, old, seating, (0.0, 60.0), 20, crew=Crew(cluster=cluster.address)) == alone


def test_a_node_that_is_lost_costs_no_game_and_doubles_none(cluster: Any, tmp_path: Path) -> None:
    setting = Setting.check("animaux", None, 3, None, 9)
    work = Work(setting, play_games, GameCounted)
    alone = [row for part in Crew().parts(work, GAMES) for row in part]
    third = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()

    found: list[GameCounted] = []
    for finished, part in enumerate(Crew(cluster=cluster.address, folder=tmp_path).parts(work, GAMES)):
        found += part
        if finished == 2:
            cluster.remove_node(third, allow_graceful=False)

    assert [told(row) for row in sorted(found, key=lambda row: row.number)] == [told(row) for row in alone]


def told(row: GameCounted) -> GameCounted:
    """Without the time it took."""
    return msgspec.structs.replace(row, cpu=0.0)


def test_whoever_breaks_off_goes_on_where_it_was(cluster: Any, tmp_path: Path) -> None:
    setting = Setting.check("animaux", None, 3, None, 9)
    work = Work(setting, play_games, GameCounted)
    crew = Crew(cluster=cluster.address, folder=tmp_path)
    first = [part for _, part in zip(range(3), crew.parts(work, GAMES), strict=False)]
    kept = {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("*.parquet")}

    rows = [row for part in crew.parts(work, GAMES) for row in part]

    assert 0 < sum(map(len, first)) < GAMES
    assert sorted(row.number for row in rows) == list(range(GAMES))
    assert all((tmp_path / name).stat().st_mtime_ns == time for name, time in kept.items())
