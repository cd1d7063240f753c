"""How fair a game is, counted and written as one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sortilege.cli import main
from sortilege.lab.balance import balance, summarise, variant
from sortilege.lab.page import write_page
from sortilege.lab.simulate import Setting
from sortilege.lab.watched import GameSeen

REVERSI = Path(__file__).parents[2] / "examples" / "reversi" / "reversi"


def seen(number: int, winners: list[int], began: int) -> GameSeen:
    return GameSeen(number, winners, began, 10 + number, "end", [["house-a"], ["house-b"]], [[], []])


def test_the_share_of_who_began_is_counted_by_who_began() -> None:
    games = [seen(number, [number % 2], number % 2) for number in range(30)]
    setting = Setting.check("ecole", None, 2, None, 0)

    found = summarise(setting, games, [variant("", "", games, 2)])

    assert found.began[0].share == 1.0
    assert [one.share for one in found.seats] == [0.5, 0.5]
    assert [(one.what, one.share) for one in found.traits] == [("house-a", 0.5), ("house-b", 0.5)]
    assert found.variants[0].length == 24.5


def test_a_shared_win_is_shared_among_its_winners() -> None:
    games = [seen(number, [0, 1], 0) for number in range(20)]

    found = summarise(Setting.check("ecole", None, 2, None, 0), games, [variant("", "", games, 2)])

    assert [one.share for one in found.seats] == [0.5, 0.5]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_opens_anywhere(language: str) -> None:
    found = balance("ecole", games=24, bots=("novice",), options={"houses": "random"})
    page = write_page(found, language)

    assert page.startswith("<!doctype html>")
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", page)
    assert len(found.variants) > 3
    assert {one.what.partition("-")[0] for one in found.traits} == {"house"}
    shares = [*found.began, *found.seats, *found.traits, *found.cards]
    assert all(one.interval[0] <= one.share <= one.interval[1] for one in shares)
    assert {one.what.partition("-")[0] for one in found.cards} == {"magic", "school"}
    assert all(one.fair_interval[0] <= one.fair <= one.fair_interval[1] for one in found.cards if one.left)


def test_those_who_wait_are_told_how_many_games_there_are() -> None:
    heard: list[tuple[int, int]] = []
    found = balance("traverse", "junior", games=8, bots=("random",), progress=lambda *told: heard.append(told))

    assert sum(done for done, _ in heard) == sum(one.games for one in found.variants)
    assert {total for _, total in heard} == {sum(one.games for one in found.variants)}


def test_teams_are_compared_where_there_are_teams() -> None:
    found = balance("salem", games=40, bots=("random",), seats=4)

    assert {"side-0", "side-1"} <= {one.what for one in found.traits}


def test_a_game_that_somebody_brings_is_studied_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    typed = ["--games", str(REVERSI), "lab", "reversi", "--games", "4", "--bots", "random", "--output", str(page)]

    assert main(typed) == 0
    assert "<h2>" in page.read_text(encoding="utf-8")
    assert capsys.readouterr().out.strip() == str(page)
