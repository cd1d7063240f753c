"""Whatever a game shows is what the records say that it declares."""

from __future__ import annotations

import msgspec
import pytest

import sortilege
from sortilege import Match, View
from sortilege.kernel.views import misfit
from sortilege.testing import case, tables
from sortilege.testing.contract import check_views, everyone
from sortilege.testing.play import LIMIT, RESTLESS, play_randomly

EVERY = 7
"""Of so many decisions, the views of one are looked at."""


class Card(msgspec.Struct):
    face: str | None


class Row(msgspec.Struct):
    cards: list[Card]
    left: int | msgspec.UnsetType = msgspec.UNSET


@pytest.mark.parametrize("game", sortilege.games())
def test_every_game_declares_the_record_of_its_views(game: str) -> None:
    assert sortilege.ruleset(game).view_type is not None


@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_every_view_of_a_whole_game_is_its_record(game: str, mode: str, seats: int) -> None:
    played = case(game, mode, seats, seed=3)
    match = played.start()

    def look(match: Match, decision: int) -> None:
        if decision % EVERY == 0:
            check_views(match, everyone(match))

    play_randomly(match, played.rng("views"), LIMIT, look, RESTLESS)

    check_views(match, everyone(match))


@pytest.mark.parametrize(
    ("shown", "wrong"),
    [
        ({"cards": [{"face": "red"}, {"face": None}]}, ""),
        ({"cards": [], "left": 3}, ""),
        ({"cards": [{"face": 3}]}, "it is no Row: Expected `str | null`, got `int` - at `$.cards[0].face`"),
        ({"cards": [{}]}, "it is no Row: Object missing required field `face` - at `$.cards[0]`"),
        ({"cards": [{"face": "red", "back": "blue"}], "right": 1}, "Row has no field right, cards.0.back"),
        ({"cards": [], "left": None}, "it is no Row: Expected `int`, got `null` - at `$.left`"),
    ],
)
def test_what_a_view_has_beyond_its_record_or_lacks_is_named(shown: View, wrong: str) -> None:
    common: View = {"game": "toy", "mode": "one", "seats": 2, "you": 0, "options": {}, "asked": [], "outcome": None}

    assert misfit({**common, **shown}, Row) == wrong
    assert misfit({**common, **shown}, None) == ""


def test_what_every_view_has_is_looked_at_too() -> None:
    assert misfit({"game": "toy"}, None) == "it is no GameView: Object missing required field `mode`"
