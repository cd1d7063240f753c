"""How an apprentice counts the turns to the second beast."""

from __future__ import annotations

import pytest

from sortilege.shelf.animaux.bot.apprentices import Hunt
from sortilege.shelf.animaux.bot.journeys import TURN, hindered_wait, wait
from sortilege.shelf.animaux.bot.race import A_TOKEN, Race
from sortilege.shelf.animaux.components import MULTI, RESOURCES
from sortilege.shelf.animaux.map import DIE, PLACES, destinations
from tests.games.animaux.boards import apprentices
from tests.games.animaux.scenes import ANN, BOB, state_of

RED, GREEN = RESOURCES.index("red"), RESOURCES.index("green")


@pytest.mark.parametrize("goal", [1, 13, 26])
def test_who_stands_there_waits_for_nothing_and_nobody_less_than_a_turn(goal: int) -> None:
    others = [wait(goal, space) for space in range(PLACES + 1) if space != goal]

    assert wait(goal, goal) == 0
    assert min(others) >= TURN
    assert hindered_wait(goal, goal) == 0


def test_a_place_that_every_roll_reaches_is_one_turn_away() -> None:
    sure = [
        (space, goal)
        for goal in range(1, PLACES + 1)
        for space in range(PLACES + 1)
        if space != goal and all(goal in destinations(space, roll) for roll in range(1, DIE + 1))
    ]

    assert sure
    assert {wait(goal, space) for space, goal in sure} == {TURN}


def race(**scene: object) -> Race:
    return Race(state_of(apprentices(**scene)), ANN)  # type: ignore[arg-type]


def test_a_token_of_a_colour_that_is_lacking_saves_its_turns_and_another_does_not() -> None:
    scene = {"captured": {ANN: ["niffleur"]}, "pawns": {ANN: 20}, "beasts": {21: "botruc"}}
    nearly = race(**scene, held={ANN: "R1 Y1 G1"})
    ready = race(**scene, held={ANN: "R1 Y1 G2"})

    assert nearly.gains()[GREEN] > 2 * nearly.gains()[RED]
    assert nearly.gains()[MULTI] == pytest.approx(nearly.gains()[GREEN])
    assert nearly.turns(20) - ready.turns(20) > A_TOKEN / 2
    assert ready.loss(GREEN) > A_TOKEN / 2


def test_reducio_in_hand_stands_for_a_token() -> None:
    scene = {"captured": {ANN: ["niffleur"]}, "pawns": {ANN: 20}, "beasts": {21: "botruc"}, "held": {ANN: "R1 Y1 G1"}}

    assert list(race(**scene).first) == [1]
    assert list(race(**scene, hands={ANN: ["reducio"]}).first) == [0]


def test_whoever_is_nearly_there_is_disarmed_of_what_is_needed() -> None:
    match = apprentices(
        captured={BOB: ["niffleur"]}, beasts={21: "botruc"}, held={BOB: "R4 Y1 G2"}, hands={ANN: ["expelliarmus"]}
    )
    theirs = Hunt(state_of(match), ANN).race_of(BOB)

    assert theirs.loss(GREEN) > theirs.loss(RED)
