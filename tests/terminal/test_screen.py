"""What a real terminal shows: as much as fits."""

from __future__ import annotations

import sys
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import sortilege
from sortilege.drawing.palette import letter, mark
from sortilege.terminal.menu import plain
from sortilege.terminal.play import TerminalGame, bot
from sortilege.terminal.question import QuestionOnScreen
from sortilege.terminal.screen import CLEAR, FORGET, Screen, players_text

HEIGHT = 24


def screen_of(match: sortilege.Match) -> tuple[Screen, StringIO]:
    paper = StringIO()
    console = Console(
        file=paper, width=80, height=HEIGHT, force_terminal=True, color_system="standard", highlight=False
    )
    return Screen(console, players_text("en", match.ruleset.name, match.view(None)["seats"], ("Ann",))), paper


def crowded() -> sortilege.Match:
    """A game of Salem in which somebody may choose among more than sixty things."""
    for seed in range(100):
        match, rng = sortilege.new("salem", seats=12, seed=seed), Random(seed)
        while not match.over:
            if len(match.asks[0].options) > 60:
                return match
            match.answer(match.asks[0].seat, rng.choice(match.asks[0].options))
    raise AssertionError("no game has such a question")


def shown(match: sortilege.Match, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    screen, paper = screen_of(match)
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))
    TerminalGame(match, 1, screen, bot("random", Random(1))).play()
    return paper.getvalue()


@pytest.fixture(autouse=True)
def _in_an_empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.chdir(str(tmp_path))


def test_more_options_than_lines_are_folded_until_words_open_them() -> None:
    match = crowded()
    screen, paper = screen_of(match)
    question = QuestionOnScreen(match, match.asks[0], screen)

    screen.console.print(question.drawing())
    folded = paper.getvalue()
    question.answer(question.menu.words[-1])
    opened = paper.getvalue().removeprefix(folded)

    assert "To open a group, type some words of what you want." in folded
    assert folded.count("\n") <= HEIGHT // 2
    assert len(question.shown) < 60
    assert plain(question.menu.words[-1]) in plain(opened)


def test_a_small_menu_is_not_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = shown(sortilege.new("animaux", seats=2, seed=4), monkeypatch)

    assert "open a group" not in picture
    assert picture.rpartition(CLEAR)[2].count("\n") <= HEIGHT


def test_a_long_log_is_cut_to_the_screen_and_says_so() -> None:
    match = sortilege.new("animaux", seats=6, seed=4)
    for _ in range(20):
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    screen, paper = screen_of(match)

    screen.log(match.events(0), seen=0, room=5)

    assert len(paper.getvalue().splitlines()) == 5
    assert f"{len(match.events(0)) - 4} more before these" in paper.getvalue()


def test_old_events_fill_the_room_and_only_new_ones_are_marked() -> None:
    match = sortilege.new("animaux", seats=2, seed=4, options={"characters": "random"})
    events = match.events(0)
    screen, paper = screen_of(match)

    screen.log(events, seen=len(events) - 1, room=3)

    assert len(paper.getvalue().splitlines()) == 3
    assert paper.getvalue().count("• ") == 1


def test_names_have_the_colour_of_their_seat() -> None:
    screen, _ = screen_of(sortilege.new("animaux", seats=3))

    line = screen.tinted("Ann, Anna and Player 3")

    assert [line.plain[span.start : span.end] for span in line.spans] == ["Ann", "Player 3"]
    assert [letter(seat) for seat in (0, 11)] == ["A", "L"]
    assert mark(0).style != mark(1).style


def test_the_scrollback_is_forgotten_only_on_request() -> None:
    screen, paper = screen_of(sortilege.new("animaux", seats=2))

    screen.clear()
    assert paper.getvalue() == CLEAR
    screen.clear(forget=True)
    assert paper.getvalue() == CLEAR + CLEAR + FORGET
