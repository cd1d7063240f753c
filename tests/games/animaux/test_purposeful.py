"""A purposeful player of Les Animaux Fantastiques: it ends games, and does what is plainly good."""

from __future__ import annotations

import json

import pytest

import sortilege
from tests.games.animaux.boards import apprentices, do, next_rolls, team
from tests.games.animaux.purposeful import choose, make_plan
from tests.games.animaux.scenes import ANN, BOB


def chosen(match: sortilege.Match) -> str:
    ask = match.asks[0]
    return str(choose(json.loads(json.dumps(match.view(ask.seat))), ask))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("mode", sortilege.ruleset("animaux").modes)
def test_it_answers_every_question_with_an_option_until_the_game_is_over(mode: str, seats: int) -> None:
    for seed in range(3):
        match = sortilege.new("animaux", mode=mode, seats=seats, seed=seed)
        while not match.over:
            ask = match.asks[0]
            option = choose(match.view(ask.seat), ask)
            assert option in ask.options
            match.answer(ask.seat, option)
        assert match.view(None)["round"] < 60


def test_a_team_goes_after_the_beast_that_lacks_least() -> None:
    match = team(["jacob", "percival"], beasts={9: "oiseau_tonnerre", 17: "botruc"}, held={BOB: "R1 G1"})

    plan = make_plan(match.view(None))

    assert (plan.place, plan.short, plan.missing) == (17, 2, {"red": 0, "blue": 0, "yellow": 1, "green": 1})


def test_it_captures_takes_walks_and_fights_in_this_order() -> None:
    there = team(["jacob", "percival"], pawns={ANN: 17}, beasts={17: "botruc"}, held={ANN: "R1 Y1 G2"})
    assert chosen(there) == "CaptureTogether(by=0)"
    on_an_offer = team(["jacob", "percival"], pawns={ANN: 14}, beasts={17: "botruc"}, offers={"yellow": 14})
    assert chosen(on_an_offer) == "TakeResource(by=0, token=yellow)"
    useless = team(["jacob", "percival"], pawns={ANN: 14}, beasts={17: "botruc"}, offers={"blue": 14, "red": 10})
    assert chosen(useless) == "Walk(by=0, to=10)"
    barred = team(["jacob", "percival"], pawns={ANN: 14}, salem=[14], beasts={17: "botruc"}, offers={"red": 10})
    assert chosen(barred) == "RemoveSalem(by=0)"


def test_whoever_holds_what_a_beast_costs_goes_there_and_waits() -> None:
    match = team(["jacob", "percival"], pawns={ANN: 13, BOB: 29}, beasts={17: "botruc"}, held={ANN: "R1 Y1", BOB: "G2"})
    assert chosen(match) == "Walk(by=0, to=17)"
    do(match, "Walk", to=17)

    assert chosen(match) == "StopActing(by=0)"


def test_queenie_takes_the_better_event() -> None:
    match = team(
        ["queenie", "norbert"], pawns={ANN: 14}, beasts={9: "botruc"}, offers={"red": 14}, events=["tracts", "regain"]
    )
    do(match, "TakeResource", token="red")

    assert chosen(match) == "ApplyEvent(by=0, event=regain)"


def test_an_apprentice_captures_keeps_jokers_and_goes_where_something_is() -> None:
    match = apprentices(pawns={ANN: 17}, beasts={17: "botruc"}, held={ANN: "R1 Y1 G2 M1"}, hands={ANN: ["reducio"]})
    assert chosen(match) == "CaptureBeast(by=0, reducio=0)"
    do(match, "CaptureBeast", reducio=0)
    assert chosen(match) == "Pay(by=0, of=0, token=multi, count=0)"

    match = apprentices(pawns={ANN: 1}, tokens={12: "red"}, beasts={2: "occamy"})
    next_rolls(match, 1)
    do(match, "RollDie")
    assert chosen(match) == "MovePawn(by=0, to=12)", "neither Start nor a beast that is too dear"
    match = apprentices(pawns={ANN: 1}, beasts={2: "botruc"}, held={ANN: "M4"})
    next_rolls(match, 1)
    do(match, "RollDie")
    assert chosen(match) == "MovePawn(by=0, to=2)"
