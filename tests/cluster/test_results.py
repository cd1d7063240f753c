"""What is kept of many games: one table whatever its parts hold, and nothing is played twice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest

from sortilege.lab import parquet
from sortilege.lab.balance import Balance, balance
from sortilege.lab.crew import Crew
from sortilege.lab.league.league import play_league, setting_of
from sortilege.lab.league.meetings import DealPlayed
from sortilege.lab.selfplay import GameNoted
from sortilege.lab.simulate import GameCounted, simulate
from sortilege.lab.tournament import GamePlayed
from sortilege.lab.watched import CardSeen, GameSeen


class BrokenOffError(Exception):
    """Somebody has pressed a key."""


def kept(folder: Path) -> dict[str, int]:
    return {str(file.relative_to(folder)): file.stat().st_mtime_ns for file in folder.rglob("*.parquet")}


@pytest.mark.parametrize("row", [GameCounted, GamePlayed, GameNoted, GameSeen, DealPlayed])
def test_every_line_that_is_kept_has_columns_of_its_own(row: type[msgspec.Struct], tmp_path: Path) -> None:
    parquet.write(tmp_path / "none.parquet", [], row)

    table = pyarrow.parquet.read_table(tmp_path / "none.parquet")
    assert table.column_names == [field.name for field in msgspec.structs.fields(row)]
    assert "null" not in str(table.schema)


def test_a_part_that_nobody_won_is_of_the_same_table(tmp_path: Path) -> None:
    lost = [GameCounted(0, [], [0, 0], 10, "salem", 0.1)]
    won = [GameCounted(1, [0, 1], [2, 2], 12, "beasts", 0.1)]
    parquet.write(tmp_path / "games-00000000.parquet", lost, GameCounted)
    parquet.write(tmp_path / "games-00000001.parquet", won, GameCounted)

    assert pyarrow.parquet.read_table(tmp_path).column("winners").to_pylist() == [[], [0, 1]]
    assert parquet.read(tmp_path / "games-00000000.parquet", GameCounted) == lost


def test_what_lies_in_lists_and_records_is_read_as_it_was_written(tmp_path: Path) -> None:
    seen = [GameSeen(7, [1], 0, 30, "end", [[], ["house-a"]], [[], [CardSeen("magic-x", 1, 2)]])]
    parquet.write(tmp_path / "seen.parquet", seen, GameSeen)

    assert parquet.read(tmp_path / "seen.parquet", GameSeen) == seen


@pytest.mark.parametrize("seed", [1, 3, 4])
def test_a_mode_that_is_also_lost_is_one_table(seed: int, tmp_path: Path) -> None:
    simulate(
        "animaux", "confirme", 2, games=40, seed=seed, bots=("novice",), crew=Crew(folder=tmp_path)
    )  # fmt: skip

    assert pyarrow.parquet.read_table(tmp_path).num_rows == 40


def study(folder: Path | None, stop_after: int = 1000) -> Balance:
    done = 0

    def count(many: int, _: int) -> None:
        nonlocal done
        done += many
        if done >= stop_after:
            raise BrokenOffError

    return balance("ecole", seats=2, games=12, bots=("random",), crew=Crew(folder=folder), progress=count)


def test_a_study_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    with pytest.raises(BrokenOffError):
        study(tmp_path, stop_after=15)
    before = kept(tmp_path)

    found = study(tmp_path)

    after = kept(tmp_path)
    assert len(before) >= 14
    assert before.items() <= after.items()
    assert found == study(None)
    assert len({Path(name).parent for name in after}) == len(found.variants)
    assert pyarrow.parquet.read_table(tmp_path).num_rows == sum(one.games for one in found.variants)


def test_a_folder_of_another_study_is_refused(tmp_path: Path) -> None:
    balance("traverse", "junior", games=2, bots=("random",), crew=Crew(folder=tmp_path))

    with pytest.raises(ValueError, match="holds the games of another plan"):
        balance("traverse", "junior", games=2, seed=1, bots=("random",), crew=Crew(folder=tmp_path))


def test_a_league_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    setting, seating = setting_of("animaux", "initiation", None, None, 7)
    heard: list[int] = []

    def count(done: int, total: int) -> None:
        heard.append(total)
        if len(heard) == 3:
            raise BrokenOffError

    with pytest.raises(BrokenOffError):
        play_league(setting, seating, ["adept", "novice", "random"], 4, 4, progress=count, crew=Crew(folder=tmp_path))
    before = kept(tmp_path)
    found = play_league(setting, seating, ["adept", "novice", "random"], 4, 4, crew=Crew(folder=tmp_path))

    assert len(before) == 3
    assert before.items() <= kept(tmp_path).items()
    assert found == play_league(setting, seating, ["adept", "novice", "random"], 4, 4)
    assert pyarrow.parquet.read_table(tmp_path).num_rows == 12
