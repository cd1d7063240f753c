"""Wrong arguments are refused with their name, what was given and what is allowed."""

from __future__ import annotations

from random import Random

import pytest

import sortilege
from sortilege import Receipt
from sortilege.kernel.ruleset import Option
from sortilege.testing import random_options
from tests.kernel.toy import RULESET


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "chess"}, "game: there is no 'chess'; there are animaux"),
        ({"mode": "expert"}, "mode: animaux has initiation"),
        ({"seats": 1}, "seats: animaux initiation takes 2 to 6 players, not 1"),
        ({"seats": 7}, "seats: animaux initiation takes 2 to 6 players, not 7"),
        ({"seats": "3"}, "seats: animaux initiation takes 2 to 6 players, not '3'"),
        ({"seats": True}, "seats: animaux initiation takes 2 to 6 players, not True"),
        ({"seats": 10**5000}, "seats: animaux initiation takes 2 to 6 players, not something of type int that is too"),
        ({"mode": 10**5000}, "mode: animaux has initiation"),
        ({"options": [("characters", "random")]}, "options: a dictionary of their names and values, not [("),
        ({"options": []}, "options: a dictionary of their names and values, not []"),
        ({"options": set()}, "options: a dictionary of their names and values, not set()"),
        ({"options": "characters"}, "options: a dictionary of their names and values, not 'characters'"),
        ({"options": 5}, "options: a dictionary of their names and values, not 5"),
        ({"options": {"characters": 10**5000}}, "options: characters may be 'choice', 'random', not something of type"),
        ({"seed": True}, "seed: a number, text or bytes, not True"),
        ({"seed": 1.5}, "seed: a number, text or bytes, not 1.5"),
        ({"seed": 10**5000}, "seed: a number of at most 4300 digits, not a longer one"),
        ({"seed": "\ud800"}, "seed: text that UTF-8 can write, not '\\ud800'"),
        ({"receipt": "x"}, "receipt: a Receipt or none, not 'x'"),
        ({"receipt": Receipt("", (), "xyz")}, "receipt: its secret must be hexadecimal digits, its entropy texts"),
        (
            {"receipt": Receipt("", ("\ud800",), "00")},
            "receipt: its secret must be hexadecimal digits, its entropy texts",
        ),
        ({"options": {"nonsense": 1}}, "options: animaux initiation has no option 'nonsense'; it has first_seat, "),
        ({"options": {"characters": "mine"}}, "options: characters may be 'choice', 'random', not 'mine'"),
        ({"options": {"first_seat": 3}}, "options: first_seat may be at most 2 with 3 players, not 3"),
        ({"options": {"first_seat": False}}, "options: first_seat may be 'random', 0, 1, 2, 3, 4, 5, not False"),
    ],
)
def test_a_wrong_argument_is_named_with_what_is_allowed(arguments: dict[str, object], problem: str) -> None:
    given: dict[str, object] = {"game": "animaux", "seats": 3, "mode": "initiation", **arguments}

    with pytest.raises(ValueError) as wrong:  # noqa: PT011, the message is compared in full below
        sortilege.new(given.pop("game"), **given)  # type: ignore[arg-type]  # what a careless caller does

    assert str(wrong.value).startswith(problem)
    with pytest.raises(ValueError, match="game: there is no 'chess'"):
        sortilege.ruleset("chess")


def test_the_first_mode_is_the_usual_one() -> None:
    assert RULESET.check_mode(None) == "short"
    assert RULESET.check_mode("long") == "long"


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert RULESET.check_options("short", 2, {"marbles": 3}) == {"first_seat": "random", "marbles": 3, "loud": False}
    assert RULESET.check_options("long", 3, None) == {"first_seat": "random"}


@pytest.mark.parametrize(
    ("value", "legal"), [(2, False), (3, True), (9, True), (10, False), (True, False), ("3", False)]
)
def test_a_number_lies_within_its_bounds(value: int, legal: bool) -> None:
    if legal:
        assert RULESET.check_options("short", 2, {"marbles": value})["marbles"] == value
    else:
        with pytest.raises(ValueError, match=f"options: marbles may be 3 to 9, not {value!r}"):
            RULESET.check_options("short", 2, {"marbles": value})


@pytest.mark.parametrize(("value", "legal"), [(0, True), (1, False), (2, True), (9, True), (10, False), (False, False)])
def test_a_number_may_have_a_value_outside_its_bounds_that_means_off(value: int, legal: bool) -> None:
    option = Option("patience", "int", 5, (2, 9), ("short",), also=(0,))

    assert option.allows(value) == legal
    assert option.allowed() == "2 to 9 or 0"


def test_an_option_may_be_for_some_numbers_of_players_only() -> None:
    assert RULESET.check_options("short", 3, {"loud": True})["loud"] is True
    assert RULESET.check_options("short", 2, {"loud": False})["loud"] is False
    with pytest.raises(ValueError, match="options: loud is for 3 to 4 players, not 2"):
        RULESET.check_options("short", 2, {"loud": True})


@pytest.mark.parametrize(("mode", "seats"), [("short", 2), ("short", 4), ("long", 3)])
def test_random_options_are_always_legal_and_reach_every_value(mode: str, seats: int) -> None:
    rng = Random(1)
    drawn = [random_options(RULESET, mode, seats, rng) for _ in range(200)]

    for options in drawn:
        RULESET.check_options(mode, seats, options)
    assert {options["first_seat"] for options in drawn} == {"random", *range(seats)}
    assert {options.get("loud") for options in drawn} == ({None} if (mode, seats) != ("short", 4) else {False, True})


def test_a_simulation_is_deaf_and_quick() -> None:
    game = RULESET.start("short", 2, RULESET.check_options("short", 2, None), 12)

    assert game.deaf
    assert game.key == b""
