"""What the companion of a real table knows of the two tracks is what the engine does."""

from __future__ import annotations

import pytest

from sortilege.shelf.animaux.companion import facts


@pytest.mark.parametrize(
    ("left", "goes_to"),
    [
        ("11111", [1, 2, 3, 4, 5]),
        ("10011", [3, None, None, 4, 5]),
        ("11100", [3, 4, 5, None, None]),
        ("00001", [None, None, None, None, 5]),
        ("10000", [5, None, None, None, None]),
        ("00000", [None] * 5),
    ],
)
def test_cards_left_are_pushed_together_as_far_as_the_slot_of_salem(left: str, goes_to: list[int | None]) -> None:
    assert facts()["shifts"][left] == goes_to


def test_every_way_of_leaving_cards_is_there() -> None:
    assert len(facts()["shifts"]) == 2 ** len(facts()["slots"])


def test_the_numbers_are_the_printed_ones() -> None:
    told = facts()

    assert {players: team["losing"] for players, team in told["teams"].items()} == {
        "2": 7, "3": 9, "4": 11, "5": 11, "6": 11,
    }  # fmt: skip
    assert told["orange"] == [3, 5, 7, 9]
    assert {players: team["reveals"] for players, team in told["teams"].items()} == {
        "2": [0, 0, 0, 1, 1, 2, 2, 2],
        "3": [0, 0, 0, 1, 1, 2, 2, 3, 3, 3],
        **{players: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4] for players in "456"},
    }
    assert told["slots"] == ["multi", "blue", "green", "yellow", "red"]
