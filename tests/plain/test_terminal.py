"""A game that brings no drawing is drawn in the terminal from its areas."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

import sortilege
from sortilege.drawing.plain import PlainBoard
from sortilege.kernel.areas import Area, Look
from sortilege.kernel.ruleset import Ruleset
from sortilege.terminal.boards import draw
from sortilege.text import Text
from tests.kernel.toy import BOOK, RULESET


def printed(drawing: Any) -> str:
    paper = StringIO()
    Console(file=paper, width=100, color_system=None).print(drawing)
    return paper.getvalue()


def board(text: Text, view: dict[str, Any], *areas: Area, **looks: dict[str, Look]) -> str:
    rules = Ruleset(
        book=BOOK,
        revision=1,
        seats={"short": (2, 4)},
        options=(),
        blank=RULESET.blank,
        view=RULESET.look,
        turn_rules=(),
        areas=areas,
        looks=looks,
    )
    seen = {"seats": 2, "you": 0, "asked": [{"seat": 1, "why": "ChooseMove"}], **view}
    return printed(PlainBoard(seen, text, rules).draw())


def test_a_seat_sees_its_own_hand_and_the_backs_of_others(marbles: str) -> None:
    match = sortilege.new(marbles, seats=2, seed=1)

    picture = printed(draw(match.view(0), Text("fr", marbles, ("Ann", "Bob"))))

    assert "Le sac 6" in picture
    assert "▶A Ann   En main bille bleue, bille verte, bille rouge   Rouges 0" in picture
    assert "▶B Bob   En main ▒ ×3   Rouges 0" in picture


def test_a_spectator_sees_only_backs(marbles: str) -> None:
    match = sortilege.new(marbles, seats=2, seed=1)

    picture = printed(draw(match.view(None), Text("en", marbles, ("Ann", "Bob"))))

    assert picture.count("▒ ×3") == 2
    assert "marble" not in picture


def test_a_grid_shows_its_things_and_the_numbers_of_empty_places(marbles: str) -> None:
    text = Text("en", marbles, ("Ann", "Bob"))
    grid = Area("board", "grid", "board", "marble", columns=2)

    picture = board(text, {"board": [["red", None], ["?", "blue"]]}, grid, marble={"red": Look("heart", "red")})

    assert [line.split() for line in picture.splitlines() if "│" in line] == [
        ["│", "♥", "│", "1", "│"],
        ["│", "▒", "│", "bl", "│"],
    ]


def test_pawns_stand_on_their_spaces_of_a_track(marbles: str) -> None:
    text = Text("en", marbles, ("Ann", "Bob"))

    picture = board(text, {"at": [0, 2]}, Area("track", "track", "at.*", spaces=4))

    assert "track 0A 1 2B 3" in picture


def test_what_all_seats_lay_together_says_whose_it_is(marbles: str) -> None:
    text = Text("en", marbles, ("Ann", "Bob"))

    picture = board(text, {"laid": [None, "red"]}, Area("trick", "row", "laid.*", "marble"))

    assert "trick B red marble" in picture


def test_counters_by_name_and_a_pile_with_its_top(marbles: str) -> None:
    text = Text("en", marbles, ("Ann", "Bob"))
    view = {"stock": {"red": 2, "blue": 0}, "played": ["red", "blue"]}

    stock, pile = Area("stock", "counters", "stock", "marble"), Area("pile", "pile", "played", "marble")
    picture = board(text, view, stock, pile)

    assert "stock red marble 2, blue marble 0" in picture
    assert "pile blue marble (2)" in picture


def test_what_is_told_in_words_is_a_word_of_its_kind_or_nothing(marbles: str) -> None:
    text = Text("en", marbles, ("Ann", "Bob"))
    area = Area("next", "words", "next", "seat")

    assert "next Bob" in board(text, {"next": 1}, area)
    assert "next" not in board(text, {"next": None}, area)
