"""Each field of a game is written once, and that is enough for it to be copied and compared."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sortilege
from sortilege.kernel.fields import NOT_COMPARED, names_of
from sortilege.kernel.match import Match
from sortilege.testing.play import Case, play_randomly

SETTINGS = [(name, mode) for name in sortilege.games() for mode in sortilege.ruleset(name).modes]


def somewhere(name: str, mode: str) -> Match:
    """A game in its midst."""
    case = Case(name, mode, sortilege.ruleset(name).seats[mode][1], 1)
    match = case.start()
    play_randomly(match, case.rng(), 25)
    return match


def something_else(value: Any) -> Any:
    """A value of the same type that is not equal."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "?"
        case bytes():
            return value + b"?"
        case tuple():
            return (*value, (77, 77))
        case list():
            return [*value, 77]
        case dict():
            return {**value, 77: 77}
        case None:
            return 77
    return None


@pytest.mark.parametrize(("name", "mode"), SETTINGS)
def test_every_field_is_copied(name: str, mode: str) -> None:
    game = somewhere(name, mode).game

    copy = game.clone()

    assert names_of(copy) == names_of(game)
    for field in names_of(game):
        own, copied = getattr(game, field), getattr(copy, field)
        assert copied == own or copied is own, f"{field} is not copied"


@pytest.mark.parametrize(("name", "mode"), SETTINGS)
def test_what_changes_in_a_copy_changes_nothing_in_the_game(name: str, mode: str) -> None:
    match = somewhere(name, mode)
    before = match.game.state()

    play_randomly(match.clone(), Random(1), 200)

    assert match.game.state() == before


@pytest.mark.parametrize(("name", "mode"), SETTINGS)
def test_every_field_is_compared_but_those_that_say_why_not(name: str, mode: str) -> None:
    game = somewhere(name, mode).game
    apart = NOT_COMPARED | getattr(type(game), "NOT_COMPARED", frozenset())

    for field in set(names_of(game)) - apart:
        other = game.clone()
        setattr(other, field, something_else(getattr(other, field)))
        assert other.state() != game.state(), f"{field} is not compared"
