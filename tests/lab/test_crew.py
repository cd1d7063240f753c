"""Who plays many games, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sortilege.lab.crew import Crew, parts_of, same_plan
from sortilege.lab.simulate import simulate


@pytest.mark.parametrize("games", [1, 39, 40, 41, 1000, 10_000, 10_001])
def test_every_game_is_in_one_part(games: int) -> None:
    parts = parts_of(games)

    assert [number for part in parts for number in part] == list(range(games))
    assert max(map(len, parts)) <= 250


def test_a_folder_holds_the_games_of_one_plan(tmp_path: Path) -> None:
    same_plan(tmp_path / "plan.json", {"seed": 1})
    same_plan(tmp_path / "plan.json", {"seed": 1})

    with pytest.raises(ValueError, match="holds the games of another plan"):
        same_plan(tmp_path / "plan.json", {"seed": 2})


def test_a_crew_of_nobody_plays_nothing() -> None:
    with pytest.raises(ValueError, match="at least 1 each, not 5 and 0"):
        simulate("animaux", games=5, crew=Crew(workers=0))
