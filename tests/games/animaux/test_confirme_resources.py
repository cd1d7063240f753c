"""Seasoned: taking and handing over tokens, and what Jacob and Seraphina may do. ANI-M3-RES, CH-."""

from __future__ import annotations

import pytest

from sortilege.shelf.animaux.zones import PLACE_PILE_FOOT
from sortilege.testing import rule
from tests.games.animaux.boards import (
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    options,
    pawn,
    team,
    why_not,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, CAT, names

RINGS = [4, 13, 16, 29]


# Resources


@rule("ANI-M3-RES-01", "ANI-M3-RES-02", "ANI-M3-RES-03", "ANI-R40")
@pytest.mark.parametrize("token", ["multi", "blue", "green", "yellow", "red"])
def test_each_slot_gives_a_token_of_its_colour_once_in_a_round(token: str) -> None:
    match = team(pawns={ANN: 14}, offers={token: 14, **({"red": 5} if token != "red" else {})}, events=["calme"])
    do(match, "TakeResource", token=token)

    assert held(match, ANN) == f"{token[0].upper()}1"
    assert match.view(None)["supply"][token] == 7
    assert match.view(None)["offers"][token] is None
    assert zone(match, PLACE_PILE_FOOT) == [14]
    assert why_not(match, "TakeResource", token=token) == "no-place-card-here"


@rule("ANI-M3-RES-02", "ANI-R27")
def test_each_card_that_is_used_goes_to_the_very_bottom_of_the_pile() -> None:
    match = team(["percival", "jacob"], pawns={ANN: 14}, offers={"blue": 14, "red": 10}, events=["calme", "regain"])
    do(match, "TakeResource", token="blue")
    do(match, "Walk", to=10)
    do(match, "TakeResource", token="red")

    assert zone(match, PLACE_PILE_FOOT) == [10, 14]


@rule("ANI-M3-RES-01", "ANI-R05")
def test_no_resource_is_taken_where_no_card_is_offered() -> None:
    match = team(pawns={ANN: 14}, offers={"blue": 15})

    assert why_not(match, "TakeResource", token="blue") == "no-place-card-here"
    assert why_not(team(offers={"blue": 15}), "TakeResource", token="blue") == "no-place-card-here"


@rule("ANI-M3-RES-04", "ANI-M3-EVT-02", "ANI-R35", "ANI-R59")
def test_taking_a_token_reveals_an_event_which_then_goes_under_the_pile() -> None:
    match = team(pawns={ANN: 14}, salem=[14], offers={"multi": 14}, events=["calme", "regain"])
    events = do(match, "TakeResource", token="multi")
    assert names(events) == ["ResourceTaken", "EventRevealed"]
    assert (match.view(None)["last_event"], match.view(None)["event_pile"]) == ("calme", 24)
    next_rolls(match, 6)
    do(match, "RemoveSalem")

    assert (match.view(None)["last_event"], match.view(None)["event_pile"]) == ("regain", 24)


@rule("ANI-M3-RES-06", "ANI-R38")
def test_tokens_are_public_unlimited_and_not_handed_over() -> None:
    match = team(["norbert", "seraphina"], held={ANN: "R8 B8 Y8 G8 M8", BOB: ""})

    assert held(match, ANN) == "R8 B8 Y8 G8 M8"
    assert not choices(match, "GiveToken", "of")
    assert why_not(match, "GiveToken", of=BOB, token="red") == "only-jacob-transfers"


# Jacob


@rule("CH-JACOB", "ANI-R37")
def test_jacob_gives_and_takes_three_tokens_a_turn_on_his_space_for_nothing() -> None:
    match = team(["jacob", "norbert", "percival"], pawns={CAT: 7}, held={ANN: "R2", BOB: "B1 M1", CAT: "G1"})
    assert [option for option in options(match) if "Token" in option] == [
        "GiveToken(by=0, of=1, token=red)",
        "ReceiveToken(by=0, of=1, token=blue)",
        "ReceiveToken(by=0, of=1, token=multi)",
    ]
    do(match, "GiveToken", of=BOB, token="red")
    do(match, "ReceiveToken", of=BOB, token="multi")
    assert (match.view(None)["transfers"], match.view(None)["actions"]) == (1, 5)
    do(match, "ReceiveToken", of=BOB, token="blue")

    assert (held(match, ANN), held(match, BOB)) == ("R1 B1 M1", "R1")
    assert why_not(match, "GiveToken", of=BOB, token="red") == "only-jacob-transfers"
    do(match, "StopActing")
    assert not choices(match, "GiveToken", "of"), "it is Norbert's turn"


@rule("CH-JACOB")
def test_jacob_has_three_transfers_in_each_turn_of_his_and_nobody_else_has_any() -> None:
    match = team(["norbert", "jacob"], held={BOB: "R8"})
    do(match, "StopActing")
    for left in (3, 2, 1):
        assert match.view(None)["transfers"] == left
        do(match, "GiveToken", of=ANN, token="red")
    assert not choices(match, "GiveToken", "of"), "no fourth"
    do(match, "StopActing")
    do(match, "StopActing")
    assert match.view(None)["transfers"] == 3
    assert can(match, "GiveToken", of=ANN, token="red"), "a new turn"

    do(match, "StopActing")

    assert (match.asks[0].seat, match.view(None)["transfers"]) == (ANN, 0), "what he did not use is lost"
    assert not choices(match, "GiveToken", "of") + choices(match, "ReceiveToken", "of")


@rule("CH-JACOB")
def test_jacob_transfers_nothing_while_an_event_is_in_progress_and_never_apparates() -> None:
    match = team(
        ["jacob", "norbert"], pawns={ANN: 13, BOB: 13}, held={ANN: "R1 Y1"}, offers={"blue": 13}, events=["vol"]
    )
    assert why_not(match, "Apparate", to=29) == "jacob-walks"
    do(match, "TakeResource", token="blue")

    assert asked(match) == "EmptyPockets"
    assert choices(match, "GiveToken", "of") == []


# Seraphina


@rule("CH-SERAPHINA", "ANI-R37")
def test_seraphina_moves_another_pawn_as_her_own_and_reveals_no_event() -> None:
    match = team(["seraphina", "norbert"], pawns={BOB: 4}, offers={"red": 3})
    assert choices(match, "OrderToWalk", "to") == [3, 7, 9]
    assert choices(match, "OrderToApparate", "to") == [13, 16, 29]
    events = do(match, "OrderToWalk", of=BOB, to=3)

    assert names(events) == ["PawnOrdered"]
    assert (pawn(match, ANN), pawn(match, BOB)) == (0, 3)
    assert match.view(None)["actions"] == 3


@rule("CH-SERAPHINA", "CH-JACOB", "CH-PERCIVAL")
def test_seraphina_cannot_move_a_held_pawn_but_percivals_nor_apparate_jacobs() -> None:
    match = team(["seraphina", "norbert", "percival", "jacob"], pawns={BOB: 16, CAT: 16, 3: 13}, salem=[16])

    assert set(choices(match, "OrderToWalk", "of")) == {CAT, 3}
    assert set(choices(match, "OrderToApparate", "of")) == {CAT}
    assert why_not(match, "OrderToWalk", of=BOB, to=11) == "held-by-salem"
    assert why_not(match, "OrderToApparate", of=3, to=29) == "jacob-walks"


@rule("CH-SERAPHINA")
def test_nobody_else_gives_orders() -> None:
    match = team(["norbert", "seraphina"])

    assert why_not(match, "OrderToWalk", of=BOB, to=1) == "only-seraphina-orders"


@rule("ANI-R57", "FS-CHASTITY", "CH-SERAPHINA", "FS-SHAW", "CH-PERCIVAL")
def test_abilities_and_followers_cancel_each_other_only_where_they_touch() -> None:
    ordering = team(["seraphina", "norbert"], pawns={BOB: 4}, followers=["chastity"])
    do(ordering, "OrderToApparate", of=BOB, to=29)
    assert ordering.view(None)["actions"] == 2

    free_but_late = team(["percival", "norbert"], pawns={ANN: 16}, salem=[16], followers=["shaw"])
    assert free_but_late.view(None)["actions"] == 2
    assert choices(free_but_late, "Walk", "to") == [11, 14, 19]

    cheap_but_slow = team(
        ["norbert", "jacob"], pawns={ANN: 17}, beasts={17: "botruc"}, held={ANN: "R1 Y1 G1"}, followers=["clairon"]
    )
    do(cheap_but_slow, "CaptureTogether")
    assert (held(cheap_but_slow, ANN), cheap_but_slow.view(None)["actions"]) == ("", 3)
