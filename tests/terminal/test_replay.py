"""Looking at a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sortilege
from sortilege.terminal.replay import Viewer

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal


@pytest.fixture
def match() -> sortilege.Match:
    """A whole game of First Captures in which everybody takes the first option."""
    match = sortilege.new("animaux", seats=2, seed=4, options={"first_seat": 0})
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match


def look(terminal: Terminal, match: sortilege.Match, *lines: str, language: str = "en") -> str:
    terminal.type(*lines)
    Viewer(match, terminal.screen(match, language)).run()
    return terminal.shown


def test_it_goes_forwards_one_choice_at_a_time(terminal: Terminal, match: sortilege.Match) -> None:
    shown = look(terminal, match, "", "n", "q")

    assert f"choice 0 of {len(match.choices)}" in shown
    assert "1. Ann: Newt Scamander" in shown
    assert "2. Bob: Porpentina Goldstein" in shown
    assert "3. " not in shown


def test_it_goes_backwards_and_to_both_ends(terminal: Terminal, match: sortilege.Match) -> None:
    last = len(match.choices)

    shown = look(terminal, match, "e", "p", "f", "q")

    assert [f"{ply}/{last}" in shown for ply in (0, last, last - 1)] == [True] * 3
    assert "The winner is" in shown


def test_a_number_goes_to_that_choice_and_no_further_than_the_last(terminal: Terminal, match: sortilege.Match) -> None:
    shown = look(terminal, match, "5", "999", "q")

    assert "choice 5 of" in shown
    assert f"The choices go from 0 to {len(match.choices)}." in shown


@pytest.mark.parametrize("eyes", ["v b", "v B", "v 2"])
def test_through_the_eyes_of_a_seat_only_its_own_choices_are_read(
    terminal: Terminal, match: sortilege.Match, eyes: str
) -> None:
    shown = look(terminal, match, eyes, "1", "2", "q")

    assert "1. Ann has chosen." in shown
    assert "2. Bob: Porpentina Goldstein" in shown


def test_a_spectator_reads_no_choice_and_everything_can_be_shown_again(
    terminal: Terminal, match: sortilege.Match
) -> None:
    shown = look(terminal, match, "v -", "1", "v *", "v z", "q")

    assert shown.index("1. Ann has chosen.") < shown.index("1. Ann: Newt Scamander")
    assert "v and a letter from A to B" in shown


def test_the_log_so_far_and_the_help_are_shown(terminal: Terminal, match: sortilege.Match) -> None:
    shown = look(terminal, match, "3", "l", "h", language="fr")

    assert shown.count("Les jetons sont mélangés") == 1
    assert "par les yeux de A" in shown


def test_an_unfinished_game_says_who_is_to_answer(terminal: Terminal, match: sortilege.Match) -> None:
    shown = look(terminal, match.rewound(1), "e")

    assert "To answer: Bob" in shown
