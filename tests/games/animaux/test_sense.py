"""An adept of Les Animaux Fantastiques ends games, and does what is plainly good."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.bots import choose
from sortilege.kernel.sets import NOBODY, group_of, only
from sortilege.shelf.animaux.bot.planning import Plan
from sortilege.shelf.animaux.state import Animaux
from tests.games.animaux.boards import apprentices, do, next_rolls, team
from tests.games.animaux.scenes import ANN, BOB


def chosen(match: sortilege.Match) -> str:
    return str(choose("adept", match, match.asks[0].seat, 1))


def plan_of(match: sortilege.Match) -> Plan:
    assert isinstance(match.game, Animaux)
    return Plan(match.game, ANN)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("mode", sortilege.ruleset("animaux").modes)
def test_adepts_play_every_mode_to_its_end(mode: str, seats: int) -> None:
    match = sortilege.new("animaux", mode=mode, seats=seats, seed=1)
    while not match.over:
        seat = match.asks[0].seat
        match.answer(seat, choose("adept", match, seat, len(match.choices)))

    assert match.view(None)["round"] < 60


# In a team


def test_a_team_wants_what_all_beasts_cost_and_most_of_all_what_the_next_one_lacks() -> None:
    plan = plan_of(team(["jacob", "percival"], beasts={9: "niffleur", 17: "botruc"}, held={BOB: "R1 G1"}))

    assert list(plan.missing) == [3, 0, 3, 1, 7], "red, blue, yellow, green, in all"
    assert list(plan.lacking) == [0, 0, 1, 1]


def test_those_meet_who_can_pay_together_and_nobody_else() -> None:
    held = {ANN: "R1 Y1", BOB: "G2"}
    assert plan_of(team(["jacob", "percival"], beasts={17: "botruc"}, held=held)).meeting == group_of([ANN, BOB])
    alone = plan_of(team(["jacob", "percival"], beasts={17: "botruc"}, held={ANN: "R1 Y1 G2", BOB: "G2"}))

    assert (alone.target, alone.meeting) == (17, only(ANN))


def test_norbert_saves_a_token_where_he_is() -> None:
    held = {BOB: "R1 Y1 G1"}
    assert plan_of(team(["jacob", "percival"], beasts={17: "botruc"}, held=held)).meeting == NOBODY

    assert plan_of(team(["norbert", "percival"], beasts={17: "botruc"}, held=held)).meeting == group_of([ANN, BOB])


def test_it_captures_takes_walks_and_fights_in_this_order() -> None:
    there = team(["jacob", "percival"], pawns={ANN: 17}, beasts={17: "botruc"}, held={ANN: "R1 Y1 G2"})
    assert chosen(there) == "CaptureTogether(by=0)"
    on_an_offer = team(["jacob", "percival"], pawns={ANN: 14}, beasts={17: "botruc"}, offers={"yellow": 14})
    assert chosen(on_an_offer) == "TakeResource(by=0, token=yellow)"
    useless = team(["jacob", "percival"], pawns={ANN: 14}, beasts={17: "botruc"}, offers={"blue": 14, "red": 10})
    assert chosen(useless) == "Walk(by=0, to=10)"
    barred = team(["jacob", "percival"], pawns={ANN: 14}, salem=[14], beasts={17: "botruc"}, offers={"red": 10})
    assert chosen(barred) == "RemoveSalem(by=0)"


def test_percival_walks_through_what_holds_the_others() -> None:
    match = team(["percival", "jacob"], pawns={ANN: 14}, salem=[14], beasts={17: "botruc"}, offers={"red": 10})

    assert chosen(match) == "Walk(by=0, to=10)"


def test_whoever_holds_what_a_beast_costs_goes_there_and_waits() -> None:
    match = team(["jacob", "percival"], pawns={ANN: 13, BOB: 29}, beasts={17: "botruc"}, held={ANN: "R1 Y1", BOB: "G2"})
    assert chosen(match) == "Walk(by=0, to=17)"
    do(match, "Walk", to=17)

    assert chosen(match) == "StopActing(by=0)"


def test_a_card_that_would_harm_the_team_at_the_end_of_the_round_is_worth_taking() -> None:
    harmful = team(["jacob", "percival"], salem=[14], beasts={17: "botruc"}, offers={"blue": 14})
    harmless = team(["jacob", "percival"], beasts={17: "botruc"}, offers={"blue": 14})
    slot = 1
    assert harmful.view(None)["offers"]["blue"] == 14

    assert plan_of(harmful).relief(slot) > plan_of(harmless).relief(slot) > 0


def test_queenie_takes_the_better_event() -> None:
    match = team(
        ["queenie", "norbert"], pawns={ANN: 14}, beasts={9: "botruc"}, offers={"red": 14}, events=["tracts", "regain"]
    )
    do(match, "TakeResource", token="red")

    assert chosen(match) == "ApplyEvent(by=0, event=regain)"


# Alone


def test_an_apprentice_captures_keeps_jokers_and_goes_where_something_is() -> None:
    match = apprentices(pawns={ANN: 17}, beasts={17: "botruc"}, held={ANN: "R1 Y1 G2 M1"}, hands={ANN: []})
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
