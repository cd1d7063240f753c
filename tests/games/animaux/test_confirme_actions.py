"""The turn of the seasoned, moving, and Salem tokens. ANI-M3-TURN, MOVE, SALEM."""

from __future__ import annotations

import pytest

from sortilege.shelf.animaux.components import SALEM_TOKENS
from sortilege.shelf.animaux.map import STREETS
from sortilege.testing import rule
from tests.games.animaux.boards import (
    can,
    choices,
    do,
    next_rolls,
    options,
    pawn,
    team,
    why_not,
)
from tests.games.animaux.scenes import ANN, BOB, names

RINGS = [4, 13, 16, 29]
TELLING_OF_MOVES = ("Apparated", "OrderedToApparate", "PawnMoved", "PawnOrdered")


# The turn


@rule("ANI-M3-TURN-01", "ANI-M3-TURN-02")
def test_actions_of_any_kind_in_any_order_until_none_is_left() -> None:
    match = team(
        ["jacob", "norbert"], pawns={ANN: 7}, salem=[7], offers={"red": 7, "blue": 10}, events=["calme"], actions=5
    )
    next_rolls(match, 1, 6)
    left = []
    for name, arguments in (
        ("RemoveSalem", {}),
        ("RemoveSalem", {}),
        ("Walk", {"to": 10}),
        ("Walk", {"to": 7}),
    ):
        do(match, name, **arguments)
        left.append(match.view(None)["actions"])
    assert left == [4, 3, 2, 1]
    assert can(match, "TakeResource", token="red")
    do(match, "Walk", to=4)

    assert match.asks[0].seat == BOB


@rule("ANI-M3-TURN-04", "ANI-R36")
def test_unspent_actions_are_lost() -> None:
    match = team(["norbert", "percival"], actions=4)
    do(match, "StopActing")
    assert (match.asks[0].seat, match.view(None)["actions"]) == (BOB, 3)
    do(match, "StopActing")

    assert (match.asks[0].seat, match.view(None)["actions"]) == (ANN, 4)


@rule("ANI-M3-TURN-04")
@pytest.mark.parametrize(("actions", "told"), [(2, [2]), (0, [])])
def test_actions_that_are_given_up_are_counted_for_all(actions: int, told: list[int]) -> None:
    match = team(["jacob", "percival"], pawns={ANN: 7, BOB: 7}, held={ANN: "R1"}, actions=actions)

    do(match, "StopActing")

    assert [event.fields["actions"] for event in match.told(None) if event.name == "ActionsGivenUp"] == told


@rule("ANI-M3-TURN-05", "CH-JACOB")
def test_a_turn_goes_on_without_actions_only_for_a_capture_or_a_transfer() -> None:
    alone = team(["jacob", "norbert"], pawns={ANN: 1, BOB: 7}, held={ANN: "R1"}, actions=1)
    do(alone, "Walk", to=0)
    assert alone.asks[0].seat == BOB
    together = team(["jacob", "norbert"], pawns={ANN: 1}, held={ANN: "R1"}, actions=1)
    do(together, "Walk", to=0)
    assert options(together) == ["GiveToken(by=0, of=1, token=red)", "StopActing(by=0)"]
    used_up = team(["jacob", "norbert"], pawns={ANN: 1}, held={ANN: "R1"}, actions=1, transfers=0)
    do(used_up, "Walk", to=0)

    assert used_up.asks[0].seat == BOB


@rule("ANI-M3-TURN-06", "ANI-R49", "ANI-R03")
def test_every_round_is_played_in_the_same_order() -> None:
    match = team(["norbert", "jacob", "percival"], first=1, active=1)
    order = []
    for _ in range(7):
        order.append((match.view(None)["round"], match.asks[0].seat))
        do(match, "StopActing")

    assert order == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


# Moving


@rule("ANI-M3-MOVE-01", "ANI-M3-MOVE-04")
def test_each_step_costs_one_action_and_no_die_is_rolled() -> None:
    match = team(["norbert", "seraphina"])
    drawn = match.game.drawn
    for spent, space in enumerate((11, 16, 19), start=1):
        assert choices(match, "Walk", "to") == STREETS[pawn(match, ANN)]
        do(match, "Walk", to=space)
        assert match.view(None)["actions"] == 4 - spent
    do(match, "Walk", to=20)

    assert pawn(match, ANN) == 20
    assert match.asks[0].seat == BOB
    assert match.game.drawn == drawn


@rule("ANI-M3-MOVE-01")
def test_only_a_neighbour_can_be_walked_to() -> None:
    match = team(["norbert", "seraphina"])

    assert why_not(match, "Walk", to=2) == "not-a-neighbour"
    assert why_not(match, "Walk", to=0) == "not-a-neighbour"


@rule("ANI-M3-MOVE-02")
@pytest.mark.parametrize("ring", RINGS)
def test_from_a_ring_one_apparates_to_any_other_for_one_action(ring: int) -> None:
    match = team(["norbert", "seraphina"], pawns={ANN: ring})
    assert choices(match, "Apparate", "to") == [other for other in RINGS if other != ring]
    do(match, "Apparate", to=choices(match, "Apparate", "to")[0] or 0)

    assert match.view(None)["actions"] == 3
    assert why_not(team(["norbert", "seraphina"], pawns={ANN: 11}), "Apparate", to=13) == "no-apparition"


@rule("ANI-M3-MOVE-02")
def test_whoever_apparates_is_told_to_and_whoever_walks_is_not() -> None:
    match = team(["seraphina", "norbert"], pawns={ANN: 13, BOB: 16})
    do(match, "Walk", to=choices(match, "Walk", "to")[0] or 0)
    do(match, "OrderToApparate", of=BOB, to=29)
    walked = [event.name for event in match.told(None) if event.name in TELLING_OF_MOVES]
    ringed = team(["seraphina", "norbert"], pawns={ANN: 13})
    do(ringed, "Apparate", to=29)

    assert walked == ["PawnMoved", "OrderedToApparate", "PawnOrdered"]
    assert [event.name for event in ringed.told(None) if event.name in TELLING_OF_MOVES] == ["Apparated", "PawnMoved"]


@rule("ANI-M3-MOVE-02", "ANI-M3-SALEM-01")
def test_one_may_apparate_onto_a_salem_token_and_is_held_there() -> None:
    match = team(["norbert", "seraphina"], pawns={ANN: 13}, salem=[29])
    assert choices(match, "Apparate", "to") == [4, 16, 29]
    do(match, "Apparate", to=29)

    assert (pawn(match, ANN), choices(match, "Apparate", "to")) == (29, [])
    assert why_not(match, "Apparate", to=4) == "held-by-salem"


@rule("ANI-M3-TURN-02", "ANI-M3-MOVE-01", "ANI-M3-MOVE-02", "CH-SERAPHINA")
@pytest.mark.parametrize("actions", [0, 1])
def test_without_an_action_left_no_pawn_moves(actions: int) -> None:
    match = team(
        ["seraphina", "norbert"],
        pawns={ANN: 13, BOB: 16},
        beasts={13: "botruc"},
        held={ANN: "R1 Y1 G2"},
        actions=actions,
    )
    moves = [
        ("Walk", {"to": 12}),
        ("Apparate", {"to": 29}),
        ("OrderToWalk", {"of": BOB, "to": 14}),
        ("OrderToApparate", {"of": BOB, "to": 29}),
    ]

    for name, arguments in moves:
        assert why_not(match, name, **arguments) == ("possible" if actions else "too-few-actions")
    if actions == 0:
        assert options(match) == ["CaptureTogether(by=0)", "StopActing(by=0)"]


@rule("ANI-M3-MOVE-03", "ANI-R06")
def test_a_pawn_may_go_back_and_forth() -> None:
    match = team(["norbert", "seraphina"])
    for space in (1, 0, 1):
        do(match, "Walk", to=space)

    assert pawn(match, ANN) == 1


# Salem tokens


@rule("ANI-M3-SALEM-01", "CH-PERCIVAL")
def test_a_salem_token_holds_every_pawn_there_but_percivals() -> None:
    for character, steps in (("norbert", []), ("percival", [11, 14, 19])):
        match = team([character, "jacob"], pawns={ANN: 16}, salem=[16])
        assert choices(match, "Walk", "to") == steps
        assert choices(match, "Apparate", "to") == ([4, 13, 29] if steps else [])

    match = team(["norbert", "jacob"], pawns={ANN: 7, BOB: 7}, salem=[7], events=["calme"])
    next_rolls(match, 3)
    do(match, "RemoveSalem")
    do(match, "StopActing")
    assert choices(match, "Walk", "to") == [0, 4, 10], "removing it frees all"


@rule("ANI-M3-SALEM-01")
def test_a_pawn_must_stop_where_it_meets_a_token_but_may_enter() -> None:
    match = team(["norbert", "jacob"], salem=[1])
    assert can(match, "Walk", to=1)
    do(match, "Walk", to=1)

    assert choices(match, "Walk", "to") == []


@rule("ANI-M3-SALEM-02", "ANI-M3-SALEM-03")
@pytest.mark.parametrize("roll", range(1, 7))
def test_three_or_more_removes_the_token_and_less_can_be_tried_again(roll: int) -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 7}, salem=[7], actions=2, events=["calme"])
    next_rolls(match, roll)
    do(match, "RemoveSalem")

    assert match.view(None)["actions"] == 1
    assert (match.view(None)["salem"] == []) == (roll >= 3)
    assert can(match, "RemoveSalem") == (roll < 3)


@rule("ANI-M3-SALEM-04", "ANI-R41")
def test_a_removed_token_returns_to_the_supply_and_an_event_follows_each_time() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 7}, salem=[7, 10], events=["calme", "regain"])
    assert match.view(None)["salem_supply"] == SALEM_TOKENS - 2
    next_rolls(match, 5, 5)
    first = names(do(match, "RemoveSalem"))
    assert match.view(None)["salem_supply"] == SALEM_TOKENS - 1
    do(match, "Walk", to=10)
    second = names(do(match, "RemoveSalem"))

    assert first == ["DieRolled", "SalemRemoved", "EventRevealed"]
    assert second == [*first, "ActionGained"]


@rule("ANI-M3-SALEM-03", "ANI-M3-SALEM-04")
def test_a_failure_reveals_no_event() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 7}, salem=[7])
    next_rolls(match, 2)

    assert names(do(match, "RemoveSalem")) == ["DieRolled", "SalemStood"]


@rule("ANI-M3-SALEM-02", "ANI-M3-TURN-02")
@pytest.mark.parametrize("actions", [0, 1])
def test_a_roll_against_a_salem_token_needs_an_action(actions: int) -> None:
    match = team(["jacob", "norbert"], pawns={ANN: 7, BOB: 7}, salem=[7], held={ANN: "R1"}, actions=actions)

    assert can(match, "RemoveSalem") == (actions == 1)
    assert why_not(match, "RemoveSalem") == ("possible" if actions else "too-few-actions")


@rule("ANI-M3-SALEM-05")
def test_only_the_token_on_ones_own_place_can_be_removed() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 10}, salem=[7, 11])

    assert why_not(match, "RemoveSalem") == "no-salem-token-here"


@rule("ANI-M3-SALEM-06", "ANI-R32", "ANI-R52")
def test_a_salem_token_or_a_beast_does_not_keep_anybody_from_a_resource() -> None:
    beside_salem = team(pawns={ANN: 14}, salem=[14], offers={"blue": 14})
    beside_beast = team(pawns={ANN: 14}, beasts={14: "eruptif"}, offers={"blue": 14})

    assert can(beside_salem, "TakeResource", token="blue")
    assert can(beside_beast, "TakeResource", token="blue")


@rule("ANI-M3-SALEM-07", "ANI-R33", "ANI-S35")
def test_nobody_must_fight_a_token_which_holds_on_in_the_next_turn() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 14}, salem=[14], offers={"blue": 14}, events=["calme"])
    do(match, "TakeResource", token="blue")
    do(match, "StopActing")
    do(match, "StopActing")

    assert (match.asks[0].seat, choices(match, "Walk", "to")) == (ANN, [])
    assert match.view(None)["salem"][:1] == [14]
