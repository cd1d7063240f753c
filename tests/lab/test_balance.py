"""How fair a game is, counted and written as one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sortilege.cli import main
from sortilege.lab.balance import GameSeen, balance, cards, summarise, variant
from sortilege.lab.page import write_page
from sortilege.lab.simulate import Setting

REVERSI = Path(__file__).parents[2] / "examples" / "reversi" / "reversi"


def seen(number: int, winners: list[int], began: int, did: list[list[str]], could: list[list[str]]) -> GameSeen:
    return GameSeen(number, winners, began, 10 + number, "end", [["house-a"], ["house-b"]], did, could)


def test_the_share_of_who_began_is_counted_by_who_began() -> None:
    games = [seen(number, [number % 2], number % 2, [[], []], [[], []]) for number in range(30)]
    setting = Setting.check("ecole", None, 2, None, 0)

    found = summarise(setting, games, [variant("", "", games, 2)])

    assert found.began[0].share == 1.0
    assert [one.share for one in found.seats] == [0.5, 0.5]
    assert [(one.what, one.share) for one in found.traits] == [("house-a", 0.5), ("house-b", 0.5)]
    assert found.variants[0].length == 24.5


def test_a_card_is_compared_with_those_who_could_have_used_it() -> None:
    used = [seen(number, [0], 0, [["magic-x"], []], [["magic-x"], ["magic-x"]]) for number in range(20)]

    (card,) = cards(used)

    assert (card.what, card.share, card.fair, card.cases) == ("magic-x", 1.0, 0.0, 20)
    assert cards(used[:19]) == []


def test_a_shared_win_is_shared_among_its_winners() -> None:
    games = [seen(number, [0, 1], 0, [[], []], [[], []]) for number in range(20)]

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
    assert all(one.interval[0] <= one.share <= one.interval[1] for one in [*found.began, *found.seats, *found.traits])


def test_teams_are_compared_where_there_are_teams() -> None:
    found = balance("salem", games=40, bots=("random",), seats=4)

    assert {"side-0", "side-1"} <= {one.what for one in found.traits}


def test_a_game_that_somebody_brings_is_studied_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    typed = ["--games", str(REVERSI), "lab", "reversi", "--games", "4", "--bots", "random", "--output", str(page)]

    assert main(typed) == 0
    assert "<h2>" in page.read_text(encoding="utf-8")
    assert capsys.readouterr().out.strip() == str(page)
