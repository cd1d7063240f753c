"""The drawings: they show what a seat may see, and fit."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import sortilege
from sortilege.drawing.palette import letter
from sortilege.shelf.animaux.board import HIGH, LOW, WIDTH, spots_on
from sortilege.terminal.boards import draw
from sortilege.terminal.everything import view_of_all
from sortilege.terminal.screen import players_text
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


def test_rings_pawns_and_empty_places_are_drawn() -> None:
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
    assert "Pioche\u00a0: " in picture


def test_the_map_is_lower_on_a_low_screen() -> None:
    low, high = (drawn(dealt(), height=height, screen=True) for height in (24, 35))

    assert len(high.splitlines()) - len(low.splitlines()) == HIGH - LOW


class TestSalem:
    @pytest.fixture
    def match(self) -> sortilege.Match:
        """A table of twelve after a while."""
        match, rng = sortilege.new("salem", seats=12, seed=4), Random(1)
        for _ in range(60):
            match.answer(match.asks[0].seat, rng.choice(match.asks[0].options))
        return match

    @staticmethod
    def drawn(match: sortilege.Match, view: dict[str, Any], width: int) -> str:
        paper = StringIO()
        text = players_text("en", "salem", match.view(None)["seats"])
        Console(file=paper, width=width).print(draw(view, text))
        return paper.getvalue()

    @pytest.mark.parametrize("width", [80, 100])
    def test_twelve_players_fit_in_twenty_lines(self, match: sortilege.Match, width: int) -> None:
        picture = self.drawn(match, match.view(0), width)

        assert all(f"{letter(seat)} Player {seat + 1} " in picture for seat in range(12))
        assert len(picture.splitlines()) <= 20

    def test_only_tryals_and_hands_the_seat_knows_are_shown(self, match: sortilege.Match) -> None:
        mine, public = self.drawn(match, match.view(0), 100), self.drawn(match, match.view(None), 100)
        everything = self.drawn(match, view_of_all(match), 100)

        assert "(○)" in mine
        assert "Your hand:" not in public
        assert public.count("(") == 1, "but for the legend nothing hidden is known"
        assert "▒" not in everything.rpartition("▒ hidden")[0]

    def test_ghosts_are_called_so(self) -> None:
        match = sortilege.new("salem", mode="ghost", seats=2, seed=1)

        assert self.drawn(match, match.view(0), 80).count("(ghost)") == 2

    def test_who_has_confessed_and_what_is_left_of_a_power(self, match: sortilege.Match) -> None:
        view = match.view(0)
        before = self.drawn(match, view, 120)
        view["players"][3]["confessed"] = True
        view["players"][0] |= {"ability": "samuel_parris", "parris_uses": 1}

        after = self.drawn(match, view, 120)

        assert "(confessed)" in after
        assert "(used once)" in after
        assert "confessed" not in before
        assert "(used" not in before
