"""The order of a turn, its windows, and the end of the game. TRA-TURN, TRA-R16, TRA-R56, TRA-R61."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.testing import rule
from tests.games.traverse.scenes import (
    FULL,
    A,
    B,
    C,
    S,
    asked,
    choose,
    happened,
    offered,
    quiet_turn,
    refusal,
    roll,
    scene,
    spell,
    throw,
)


def close(match: Match, building: str) -> None:
    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building=building)


@rule("TRA-TURN-01")
def test_a_turn_acts_rolls_acts_moves_draws_and_acts() -> None:
    match = scene({A: "D05"}, hands={A: "S-CLOSE S-CLOSE S-CLOSE"}, pile="D-SIGNING")
    start = len(match.events(None))

    close(match, "leaky")
    roll(match, S, 4)
    close(match, "book_shop")
    choose(match, "GoOn")
    choose(match, "Walk")
    close(match, "wand_shop")

    assert [event.name for event in match.events(None)[start:]] == [
        "SpellPlayed", "BuildingClosed", "DiceRolled", "SpellPlayed", "BuildingClosed", "WentOn", "HatWalked",
        "CardsDrawn", "DamageDrawn", "TurnToBeMissed", "SpellPlayed", "BuildingClosed", "TurnEnded", "TurnBegun",
    ]  # fmt: skip


@rule("TRA-TURN-02", "TRA-R17")
def test_rolling_is_compulsory_on_the_street_and_inside_a_shop_without_a_purchase() -> None:
    street, shop = scene({A: "D10"}), scene({A: "book_shop"}, coins={A: (2, 1, 2)})

    for match in (street, shop):
        assert offered(match) == {"RollDice"}
        assert refusal(match, A, "EndTurn(by=0)").message == "must-roll"


@rule("TRA-TURN-01", "TRA-TURN-02")
def test_nobody_rolls_twice_in_the_standard_game() -> None:
    match = scene({A: "D16"})
    throw(match, 2, 2)

    assert offered(match) == {"EndTurn"}
    assert refusal(match, A, "RollDice(by=0)").rules == ("TRA-TURN-01",)


@rule("TRA-R16")
def test_there_is_no_window_between_roll_and_move_in_knockturn_alley() -> None:
    match = scene({A: "K15"}, hands={A: "S-LEAVE S-CLOSE"})

    roll(match, 2, 3)

    assert asked(match) == (A, "ActAfterWalk")
    assert "WentOn" not in happened(match)


@rule("TRA-TURN-03", "TRA-R31")
@pytest.mark.parametrize("stop", ["TakeGate", "Walk"])
def test_a_gate_taken_on_purpose_leaves_no_window_and_a_walk_does(stop: str) -> None:
    match = scene({A: "D20"}, hands={A: "S-CLOSE"})

    throw(match, 2, 4)
    choose(match, stop)

    assert asked(match) == ((B, "ActBeforeRoll") if stop == "TakeGate" else (A, "ActAfterWalk"))


@rule("TRA-R58")
def test_an_empty_hand_inside_a_shop_is_asked_only_if_something_can_be_bought() -> None:
    poor = scene({A: "book_shop"}, coins={A: (2, 1, 2)}, hands={A: ""}, dice=(3, 3))
    rich = scene({A: "book_shop"}, coins={A: (0, 2, 0)}, hands={A: ""}, dice=(3, 3))

    assert asked(poor) == (A, "ChooseStop")
    assert asked(rich) == (A, "ActBeforeRoll")


@rule("TRA-R61", "TRA-R52")
@pytest.mark.parametrize(("limit", "turns"), [(1, 2), (2, 4), (0, None)])
def test_the_limit_ends_the_game_after_the_last_turn_of_its_round(limit: int, turns: int | None) -> None:
    match = scene({A: "D01", B: "D19"}, seats=2, max_rounds=limit)

    played = 0
    while match.asks and played < 10:
        quiet_turn(match, 2, 3)
        played += 1

    assert played == (turns or 10)
    assert match.over == (turns is not None)


@rule("TRA-R56", "TRA-WIN-01")
def test_there_is_one_winner_even_beside_another_full_trunk() -> None:
    match = scene({A: "D33", B: "leaky"}, trunks={A: FULL, B: FULL, C: "owl"})

    throw(match, 2, 3)
    choose(match, "EnterShop", shop="leaky")

    assert match.outcome is not None
    assert match.outcome.winners == (A,)
    assert list(match.outcome.scores) == [6, 6, 1, 0]
    assert match.asks == ()


@rule("TRA-TERM-05", "TRA-WIN-01", "TRA-GOAL-01")
@pytest.mark.parametrize("missing", FULL.split())
def test_five_items_do_not_win(missing: str) -> None:
    match = scene({A: "D33"}, trunks={A: " ".join(item for item in FULL.split() if item != missing)})

    throw(match, 2, 3)
    choose(match, "EnterShop", shop="leaky")

    assert not match.over
