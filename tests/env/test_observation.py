"""Observations: nothing in a row or a text depends on what a seat may not know."""

from __future__ import annotations

from itertools import islice
from json import loads
from random import Random

import pytest

from sortilege import Match, new
from sortilege.env import Table
from tests.env.tables import ALL, moments

MOMENTS, EVERY = 100, 4
"""So many decisions of a game are gone through, in such steps."""


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
def test_a_seat_remembers_what_it_answered(game: str, mode: str, seats: int) -> None:
    dice = Random(5)
    for match in islice(moments(game, mode, seats, seed=5), 0, MOMENTS, EVERY):
        choosing = [ask for ask in match.asks if len(ask.options) > 1]
        if not choosing:
            continue
        ask = dice.choice(choosing)
        branches = [match.clone(), match.clone()]
        for branch, option in zip(branches, dice.sample(ask.options, 2), strict=True):
            branch.answer(ask.seat, option)
        texts = [branch.information_state(ask.seat) for branch in branches]
        later = [at_its_next_question(branch, ask.seat, seed=5) for branch in branches]

        assert texts[0] != texts[1]
        assert later[0] != later[1]


def at_its_next_question(match: Match, seat: int, seed: int) -> str:
    """What a seat knows when it is asked again, or the game is over."""
    dice = Random(seed)
    while not match.over and seat not in [ask.seat for ask in match.asks]:
        match.answer(match.asks[0].seat, dice.choice(match.asks[0].options))
    return match.information_state(seat)


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_nothing_that_a_seat_was_told_or_answered_is_forgotten(game: str, mode: str, seats: int) -> None:
    before: list[list[str]] = [[] for _ in range(seats)]
    for match in islice(moments(game, mode, seats, seed=5), 0, MOMENTS, EVERY):
        for seat in range(seats):
            story = loads(match.information_state(seat))["story"]
            assert story[: len(before[seat])] == before[seat]
            told = [str(event) for event in match.told(seat)]
            answered = [str(match.ruleset.steps[step]) for other, step, _ in match.choices if other == seat]
            assert sorted(story) == sorted(told + answered)
            before[seat] = story


def test_in_a_world_that_a_seat_imagines_others_do_not_remember_what_they_answered() -> None:
    match = new("zoondo", mode="standard", seats=2, seed=5)
    match.answer(1, match.asks[1].options[0])
    world = match.imagine(0, 5)

    assert loads(world.information_state(1))["story"] == []
    assert loads(match.information_state(1))["story"] == [str(match.ruleset.steps[match.choices[0][1]])]
    assert world.information_state(0) == match.information_state(0)


def test_what_happens_in_an_episode_that_a_seat_imagines_is_told_to_it() -> None:
    world = Table("traverse", mode="junior", seats=2).deal(seed=5).imagine(0, 5)
    told = len(loads(world.information_state(0))["story"])
    world.play(world.asked[0], world.open_to(world.asked[0])[0])

    assert len(loads(world.information_state(0))["story"]) > told + 1


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
