"""Options: numbers, groups, columns, words."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.terminal.columns import factor, in_columns
from sortilege.terminal.menu import Menu, plain, unbroken
from sortilege.text import Text

TEXT = Text("en", "animaux")


def steps(*notations: str) -> list[sortilege.Step]:
    rules = sortilege.ruleset("animaux")
    return [rules.steps[rules.book.read(notation)] for notation in notations]


def moves(*spaces: int) -> list[sortilege.Step]:
    return steps(*(f"MovePawn(by=0, to={space})" for space in spaces))


def test_options_are_counted_from_one() -> None:
    menu = Menu(steps("TakeCharacter(by=0, character=jacob)", "TakeCharacter(by=0, character=queenie)"), TEXT)

    assert menu.numbers == [1, 2]
    assert str(menu.by_number[2]) == "TakeCharacter(by=0, character=queenie)"


def test_options_that_name_a_space_each_have_its_number() -> None:
    assert Menu(moves(3, 13, 0), TEXT).numbers == [3, 13, 0]


def test_options_of_several_verbs_are_counted() -> None:
    menu = Menu([*moves(13), *steps("TakeCharacter(by=0, character=jacob)")], TEXT)

    assert menu.numbers == [1, 2]


def test_spaces_named_twice_are_counted() -> None:
    menu = Menu(steps("MovePawn(by=0, to=13)", "MovePawn(by=1, to=13)"), TEXT)

    assert menu.numbers == [1, 2]


def test_a_menu_after_another_uses_no_number_again() -> None:
    options = Menu(moves(3, 13), TEXT)

    closed = Menu([*steps("TakeCharacter(by=0, character=jacob)"), *moves(29, 7)], TEXT, after=options)

    assert closed.numbers == [30, 29, 7]


def test_after_counted_options_everything_is_counted() -> None:
    options = Menu(steps("TakeCharacter(by=0, character=jacob)"), TEXT)

    assert Menu(moves(29, 7), TEXT, after=options).numbers == [2, 3]


@pytest.mark.parametrize("words", ["wall", "WALL street", "street wall", "(7)"])
def test_words_find_the_options_in_which_they_all_occur(words: str) -> None:
    assert Menu(moves(3, 7, 13), TEXT).find(words) == [7]


def test_accents_and_capitals_do_not_matter() -> None:
    assert plain("Hôtel de VILLE") == "hotel de ville"


def test_what_a_group_shares_is_said_once() -> None:
    cells = [(1, "Accuse Ann with Evidence"), (2, "Accuse Bob with Evidence"), (3, "Accuse Old Sam with Evidence")]

    heading, left = factor(cells)

    assert heading == "Accuse … with Evidence"
    assert left == [(1, "Ann"), (2, "Bob"), (3, "Old Sam")]


def test_at_least_a_word_of_each_option_is_left() -> None:
    heading, left = factor([(1, "Draw cards"), (2, "Draw cards twice")])

    assert heading == "Draw …"
    assert left == [(1, "cards"), (2, "cards twice")]


def test_no_option_is_left_as_a_bare_number() -> None:
    heading, left = factor([(1, "Reveal Tryal 1"), (2, "Reveal Tryal 2")])

    assert heading == "Reveal …"
    assert left == [(1, "Tryal 1"), (2, "Tryal 2")]


def test_columns_fill_the_width_and_no_more() -> None:
    cells = [(number, "x" * 10) for number in range(1, 10)]

    assert [len(in_columns(cells, width)) for width in (12, 25, 26, 40)] == [9, 9, 5, 3]
    assert all(len(line) <= 26 for line in in_columns(cells, 26))


def test_a_crowd_of_one_verb_is_divided_by_what_makes_the_fewest_groups() -> None:
    crowd = [
        f"TakeCharacter(by={seat}, character={name})"
        for name in ("jacob", "norbert", "queenie", "percival", "seraphina")
        for seat in (0, 1, 2)
    ]

    menu = Menu(steps(*crowd), TEXT)

    assert [step.arguments["by"] for step in menu.steps] == [0] * 5 + [1] * 5 + [2] * 5
    assert len(menu.blocks(menu.numbers)) == 3


def test_a_folded_group_is_its_numbers_and_its_heading() -> None:
    walks = [f"MovePawn(by={seat}, to={space})" for seat in (0, 1) for space in range(1, 8)]
    menu = Menu(steps(*walks, "TakeCharacter(by=0, character=jacob)"), TEXT)

    folded = menu.draw_folded(80, menu.numbers)
    tighter = menu.draw_folded(80, menu.numbers, by_verb=True)
    opened = menu.draw(80, menu.find("bank"))

    assert [str(line) for line in folded.renderables] == ["1–7 Go to …", "8–14 Go to …", "15 Jacob Kowalski"]
    assert [str(line) for line in tighter.renderables] == ["1–14 Go to …", "15 Jacob Kowalski"]
    assert [str(line) for line in opened.renderables] == ["1 Go to the Bank (1)  8 Go to the Bank (1)"]


def test_a_name_of_two_words_is_not_taken_apart() -> None:
    text = Text("en", "animaux", ("Player 1", "Player 2", "Player 3", "Player 4"))
    asked = [(number, unbroken(f"Accuse Player {number}", text.names)) for number in range(1, 5)]

    heading, cells = factor(asked)

    assert heading == "Accuse …"
    assert plain(cells[0][1]) == "player 1"
