"""Looking back at a game that is over: how everybody stood, with all that was hidden known."""

from __future__ import annotations

from random import Random

import pytest

import sortilege
from sortilege.bots.hindsight import LEAST_SWING, MOST_POINTS, MOST_TURNS, Standing, curve, moments, swings
from sortilege.testing.play import Case, play_randomly
from tests.bots.positions import SETTINGS


def a_game(game: str, mode: str, seats: int, seed: int = 3) -> sortilege.Match:
    match = Case(game, mode, seats, seed).start()
    play_randomly(match, Random(seed))
    return match


class Hourglass:
    """A clock that stands still but for one second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
def test_the_curve_of_every_mode_begins_at_the_deal_and_ends_with_the_outcome(game: str, mode: str, seats: int) -> None:
    match = a_game(game, mode, seats)

    found = curve(match, seconds=5.0, clock=Hourglass())

    assert match.outcome is not None
    assert [standing.ply for standing in found.standings][:: len(found.standings) - 1] == [0, len(match.choices)]
    assert all(0.0 <= chance <= 1.0 for standing in found.standings for chance in standing.chances)
    if match.outcome.winners:
        won = [float(seat in match.outcome.winners) for seat in range(seats)]
        assert found.standings[-1].chances == won


def test_it_stops_when_its_time_is_over() -> None:
    match = a_game("animaux", "initiation", 2)

    few, more = (curve(match, seconds=seconds, clock=Hourglass()) for seconds in (2.0, 200.0))

    assert few.tries == 0
    assert more.tries > 0


def test_a_short_game_is_looked_at_whole_and_a_long_one_at_so_many_moments() -> None:
    assert moments(0) == [0]
    assert moments(MOST_POINTS - 1) == list(range(MOST_POINTS))
    assert len(moments(MOST_POINTS)) == MOST_POINTS
    assert (moments(1000)[0], moments(1000)[-1]) == (0, 1000)


def test_turning_points_are_the_few_greatest_changes_in_the_order_they_came() -> None:
    chances = [0.5, 0.5 + LEAST_SWING / 2, 0.2, 0.6, 0.9, 0.4]
    found = swings([Standing(ply, [one, 1.0 - one]) for ply, one in enumerate(chances)])

    assert [swing.ply for swing in found] == [2, 3, 5]
    assert len(found) == MOST_TURNS
    assert [swing.seat for swing in found] == [1, 0, 1]
    assert (found[1].before, found[1].after) == (chances[2], chances[3])


def test_a_game_that_nothing_decided_has_no_turning_point() -> None:
    assert swings([Standing(ply, [0.5, 0.5]) for ply in range(9)]) == []
