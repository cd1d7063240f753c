"""Observations: nothing in a row or a text depends on what a seat may not know."""

from __future__ import annotations

import pytest

from sortilege import new
from tests.env.tables import ALL, moments


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(game: str, mode: str, seats: int) -> None:
    widths = set()
    for number, match in enumerate(moments(game, mode, seats, seed=3)):
        seat = number % seats
        widths.add(len(match.observation(seat)))
        if number % 5 == 0:
            world = match.imagine(seat, number)
            assert world.observation(seat) == match.observation(seat)
            assert world.information_state(seat) == match.information_state(seat)

    assert len(widths) == 1


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_what_a_seat_is_told_is_all_in_its_text(game: str, mode: str, seats: int) -> None:
    texts: dict[str, tuple[str, ...]] = {}
    for match in moments(game, mode, seats, seed=5):
        told = (str(match.view(0)), *(str(event) for event in match.events(0)))
        assert texts.setdefault(match.information_state(0), told) == told


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_games_that_a_seat_can_tell_apart_differ_in_its_row(game: str, mode: str, seats: int) -> None:
    rows = {match.observation(0) for match in moments(game, mode, seats, seed=7)}

    assert len(rows) > 5


def test_a_clone_may_be_given_other_dice() -> None:
    match = new("animaux", mode="initiation", seats=2, seed=1)
    rolled = set()
    for seed in range(20):
        copy = match.with_new_dice(seed)
        while not copy.over and len(copy.events(None)) < 12:
            copy.answer(copy.asks[0].seat, copy.asks[0].options[0])
        rolled.add(str([event for event in copy.events(None) if event.name == "DieRolled"]))

    assert len(rolled) > 1
    assert match.information_state(0) == new("animaux", mode="initiation", seats=2, seed=1).information_state(0)
    with pytest.raises(ValueError, match="other dice than it began with"):
        match.with_new_dice(1).record()
