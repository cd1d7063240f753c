"""The map of New York."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import sortilege
from sortilege.terminal.boards import draw
from sortilege.terminal.boards.animaux import HIGH, LOW, WIDTH, spots_on
from sortilege.text import Text


def drawn(match: sortilege.Match, language: str = "en", width: int = 80, height: int = 40, screen: bool = False) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, height=height, force_terminal=screen, color_system=None)
    console.print(draw(match.view(0), Text(language, "animaux", ("Ann", "Bob"))))
    return paper.getvalue()


def dealt(seats: int = 2) -> sortilege.Match:
    return sortilege.new("animaux", seats=seats, seed=4, options={"first_seat": 0, "characters": "random"})


@pytest.mark.parametrize("height", [LOW, HIGH])
def test_every_space_has_a_spot_of_its_own(height: int) -> None:
    spots = spots_on(WIDTH, height)

    assert len(set(spots)) == 30
    for column, row in spots:
        neighbours = [other for other, at in spots if at == row and other > column]
        assert all(other - column >= 5 for other in neighbours)


@pytest.mark.parametrize("width", [80, 100])
def test_every_place_shows_its_hidden_token(width: int) -> None:
    picture = drawn(dealt(), width=width)

    assert all(f"{place}●" in picture for place in range(1, 30))
    assert all(len(line) <= width for line in picture.splitlines())


def test_rings_pawns_and_empty_places() -> None:
    match = sortilege.new("animaux", seats=2, seed=4)

    picture = drawn(match)

    assert all(f"({ring}○)" in picture for ring in (4, 13, 16, 29))
    assert "▣AB" in picture


def test_beasts_stand_under_the_player_who_has_them() -> None:
    match = dealt()
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    beasts = [text for player in match.view(0)["players"] for text in player["beasts"]]

    picture = drawn(match, "fr")

    assert picture.count("★") == len(beasts) >= 3
    assert "Pioche : " in picture


def test_the_map_is_lower_on_a_low_screen() -> None:
    low, high = (drawn(dealt(), height=height, screen=True) for height in (24, 35))

    assert len(high.splitlines()) - len(low.splitlines()) == HIGH - LOW
