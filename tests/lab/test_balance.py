"""How fair a game is, counted and written as one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sortilege.cli import main
from sortilege.lab.balance import balance, summarise, traits, variant
from sortilege.lab.page import write_page
from sortilege.lab.players import LONGEST_GAME
from sortilege.lab.simulate import Setting
from sortilege.lab.watched import GameSeen

REVERSI = Path(__file__).parents[2] / "examples" / "reversi" / "reversi"


def seen(number: int, winners: list[int], began: int) -> GameSeen:
    return GameSeen(number, winners, began, 10 + number, "end", [["house-a"], ["house-b"]], [[], []])


def test_the_share_of_who_began_is_counted_by_who_began() -> None:
    games = [seen(number, [number % 2], number % 2) for number in range(30)]
    setting = Setting.check("ecole", None, 2, None, 0)

    found = summarise(setting, games, [variant("", "", games, games)])

    assert found.began[0].share == 1.0
    assert [one.share for one in found.seats] == [0.5, 0.5]
    assert [(one.what, one.share) for one in found.traits] == [("house-a", 0.5), ("house-b", 0.5)]
    assert found.variants[0].length == 24.5


def test_a_shared_win_is_shared_among_its_winners() -> None:
    games = [seen(number, [0, 1], 0) for number in range(20)]

    found = summarise(Setting.check("ecole", None, 2, None, 0), games, [variant("", "", games, games)])

    assert [one.share for one in found.seats] == [0.5, 0.5]


def of_teams(number: int, puritans_win: bool) -> GameSeen:
    """Five Puritans and a Witch: each side wins as one."""
    winners, ending = ([0, 1, 2, 3, 4], "witch-cards-revealed") if puritans_win else ([5], "constable-revealed")
    return GameSeen(number, winners, 0, 10, ending, [["side-0"]] * 5 + [["side-1"]], [[]] * 6)


def test_a_side_of_five_is_known_no_better_than_a_side_of_one() -> None:
    games = [of_teams(number, number % 2 == 0) for number in range(200)]

    found = summarise(Setting.check("salem", None, 6, None, 0), games, [variant("", "", games, games)])

    puritans, witches = found.traits
    assert (puritans.cases, witches.cases) == (1000, 200)
    assert puritans.share == witches.share == 0.5
    assert puritans.interval == witches.interval
    assert puritans.interval == pytest.approx((0.431, 0.569), abs=0.001)


def test_of_fewer_than_twenty_games_no_trait_is_told_however_many_are_it() -> None:
    games = [of_teams(number, number % 2 == 0) for number in range(20)]

    assert traits(games[:19]) == []
    assert [one.what for one in traits(games)] == ["side-0", "side-1"]


def together(number: int, everybody_wins: bool) -> GameSeen:
    return GameSeen(number, [0, 1, 2] if everybody_wins else [], number % 3, 10, "end", [["side-0"]] * 3, [[]] * 3)


def test_what_equals_would_have_is_less_where_nobody_may_win() -> None:
    games = [together(number, number % 4 == 0) for number in range(240)]

    found = summarise(Setting.check("animaux", "confirme", 3, None, 0), games, [variant("", "", games, games)])

    assert [(one.share, one.fair) for one in [*found.began, *found.seats]] == [(0.0833, 0.0833)] * 4


def test_an_option_is_told_by_who_wins_and_how_it_ends() -> None:
    asked = [of_teams(number, number % 2 == 0) for number in range(200)]
    harsher = [of_teams(number, number % 10 == 0) for number in range(50)]

    found = variant("more_witches", "True", harsher, asked)

    assert [(one.what, one.share, one.fair) for one in found.sides] == [("side-0", 0.1, 0.5), ("side-1", 0.9, 0.5)]
    assert [(one.what, one.difference) for one in found.endings] == [
        ("constable-revealed", 0.4),
        ("witch-cards-revealed", -0.4),
    ]
    low, high = found.sides[1].difference_interval
    assert 0.2 < low < 0.4 < high < 0.5


def test_where_all_win_together_everybody_is_one_side() -> None:
    asked = [together(number, number % 4 == 0) for number in range(40)]

    found = variant("first_seat", "0", asked[:20], asked)

    assert [(one.what, one.cases, one.share, one.fair) for one in found.sides] == [("everybody", 20, 0.25, 0.25)]


def test_where_each_plays_alone_there_are_no_sides() -> None:
    games = [seen(number, [number % 2], 0) for number in range(30)]

    assert variant("houses", "choice", games[:8], games).sides == []


def test_the_length_of_one_game_says_nothing_of_others() -> None:
    games = [seen(number, [0], 0) for number in range(2)]

    assert variant("", "", games[:1], games).length_interval == (0.0, LONGEST_GAME)
    assert variant("", "", games, games).length_interval == pytest.approx((9.5, 11.5), abs=0.05)


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
    assert all([one.what for one in changed.sides] == ["side-0", "side-1"] for changed in found.variants)
    page = write_page(found, "en")
    assert all(f"<h3>Wins: {side}</h3>" in page for side in ("Puritans", "Witches"))


def test_how_long_games_are_is_said_with_its_interval_where_there_are_no_options() -> None:
    games = [seen(number, [number % 2], 0) for number in range(30)]
    found = summarise(Setting.check("ecole", None, 2, None, 0), games, [variant("", "", games, games)])

    assert "On average 24.50 (21.30 – 27.70)" in write_page(found, "en")


def test_a_game_that_somebody_brings_is_studied_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    typed = ["--games", str(REVERSI), "lab", "reversi", "--games", "4", "--bots", "random", "--output", str(page)]

    assert main(typed) == 0
    assert "<h2>" in page.read_text(encoding="utf-8")
    assert capsys.readouterr().out.strip() == str(page)
