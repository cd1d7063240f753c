"""Every level plays every game: legally, repeatably, in time, and without knowing more than its seat."""

from __future__ import annotations

import pytest

from sortilege.bots import LEVELS, choose
from sortilege.bots.first_look import likely_world
from sortilege.bots.levels import think
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game
from tests.bots.positions import SETTINGS, position

ITERATIONS = 6
DEPTHS = (0, 9, 40, 120)


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_with_an_option(game: str, mode: str, seats: int, level: str) -> None:
    for depth in DEPTHS:
        match = position(game, mode, seats, depth)
        for ask in match.asks:
            assert choose(level, match, ask.seat, depth, iterations=ITERATIONS) in ask.options


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(
    game: str, mode: str, seats: int, level: str
) -> None:
    for depth in DEPTHS:
        match = position(game, mode, seats, depth)
        for ask in match.asks:
            here = choose(level, match, ask.seat, 5, iterations=ITERATIONS)
            for other in range(3):
                world = match.imagine(ask.seat, 1000 + other)
                assert choose(level, world, ask.seat, 5, iterations=ITERATIONS) == here


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
def test_thinking_changes_nothing_of_the_game(game: str, mode: str, seats: int) -> None:
    match = position(game, mode, seats, 30)
    before = match.game.state()

    for level in LEVELS:
        choose(level, match, match.asks[0].seat, 1, iterations=ITERATIONS)

    assert match.game.state() == before


class Ticks:
    """A clock by which the n-th iteration takes so many seconds."""

    def __init__(self, *steps: float) -> None:
        self.steps = [0.0, *steps]
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.steps.pop(0) if len(self.steps) > 1 else self.steps[0]
        return self.now


def test_a_master_stops_when_its_time_is_up() -> None:
    match = position("ecole", "standard", 2, 12)
    clock = Ticks(0.125)

    search = think(match, match.asks[0].seat, 1, 1.0, None, clock=clock)

    assert search.iterations == 8
    assert clock.now == 1.0


@pytest.mark.parametrize(("slow", "iterations"), [(0.125, 8), (0.375, 4), (0.5, 2)])
def test_a_master_begins_nothing_that_would_take_it_past_its_time_and_a_tenth(slow: float, iterations: int) -> None:
    match = position("ecole", "standard", 2, 12)
    clock = Ticks(slow, 0.125)

    assert think(match, match.asks[0].seat, 1, 1.0, None, clock=clock).iterations == iterations
    assert clock.now <= 1.1


def test_a_master_that_can_no_longer_change_its_mind_stops_thinking() -> None:
    match = position("traverse", "standard", 2, 12)
    seat = match.asks[0].seat
    early = think(match, seat, 1, 1.0, None, clock=Ticks(0.001))
    late = think(match, seat, 1, 9.9, 1000)

    assert early.iterations < 1000
    assert early.trials.best() == late.trials.best()


def test_without_time_nothing_is_tried() -> None:
    match = position("ecole", "standard", 2, 12)

    assert think(match, match.asks[0].seat, 1, 0.0, None).iterations == 0


def test_a_master_makes_exactly_its_iterations() -> None:
    match = position("traverse", "standard", 2, 0)

    assert think(match, match.asks[0].seat, 1, 9.9, 17).iterations == 17


def test_where_there_is_nothing_to_choose_a_master_does_not_think() -> None:
    match = position("traverse", "standard", 2, 12)
    search = think(match, match.asks[0].seat, 1, 9.9, 17)

    assert search.iterations == 0
    assert (search.trials.best(),) == match.asks[0].options


def test_equal_options_are_all_chosen_sooner_or_later() -> None:
    match = position("traverse", "standard", 2, 0)
    ask = match.asks[0]

    assert {choose("adept", match, ask.seat, seed) for seed in range(60)} == set(ask.options)


@pytest.mark.parametrize(
    ("level", "seat", "complaint"),
    [("grandmaster", 0, "level: there are random, novice"), ("adept", 1, "seat: 1 is not being asked")],
)
def test_a_level_or_seat_that_does_not_exist_is_refused(level: str, seat: int, complaint: str) -> None:
    match = position("traverse", "standard", 2, 0)

    with pytest.raises(ValueError, match=complaint):
        choose(level, match, seat, 1)


def test_where_nothing_is_recalled_the_first_world_imagined_will_do() -> None:
    match = position("ecole", "standard", 2, 12)
    seat = match.asks[0].seat
    world = likely_world(match.game, seat, match.ruleset.sense.recall(match.game, seat), 9)

    assert world.state() == match.game.imagine(seat, 9).state()


def test_an_unlikely_world_gives_way_to_a_likelier_one() -> None:
    match = position("salem", "standard", 4, 40)
    seat = match.asks[0].seat
    first = match.game.imagine(seat, 9)

    assert likely_world(match.game, seat, Unlikely(first), 9).state() != first.state()


class Unlikely(Sense[Game]):
    """Takes one world for impossible."""

    def __init__(self, world: Game) -> None:
        self.impossible = world.state()

    def likelihood(self, world: Game, seat: int) -> float:
        return 0.0 if world.state() == self.impossible else 1.0
