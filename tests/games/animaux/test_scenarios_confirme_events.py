"""The ledger's scenarios of the seasoned: captures and events."""

from __future__ import annotations

from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import EVENTS
from sortilege.shelf.animaux.zones import EVENT_PILE
from sortilege.testing import rule
from tests.games.animaux.boards import (
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    team,
    why_not,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, names

THUNDERBIRD = {21: "oiseau_tonnerre"}


def last_events(match: Match) -> list[str]:
    """What lies at the bottom of the event pile, the lowest card last."""
    return [EVENTS[event] for event in zone(match, EVENT_PILE)[1::-1]]


@rule("ANI-S37", "ANI-M3-CAP-03", "ANI-M3-CAP-04", "ANI-M3-CAP-07", "ANI-M3-CAP-09")
def test_pawns_on_one_place_pay_for_a_beast_together() -> None:
    match = team(
        ["seraphina", "percival"],
        active=BOB,
        pawns={ANN: 21, BOB: 21},
        beasts=THUNDERBIRD,
        held={ANN: "R2 B2 Y1", BOB: "B1 Y2 G2"},
    )
    before = match.view(None)
    assert before["supply"] == {"red": 6, "blue": 5, "yellow": 5, "green": 6, "multi": 8}
    do(match, "CaptureTogether")

    after = match.view(None)
    assert (held(match, ANN), held(match, BOB)) == ("", "")
    assert set(after["supply"].values()) == {8}
    assert after["actions"] == before["actions"]
    assert after["places"]["21"] is None
    assert after["beasts"] == ["oiseau_tonnerre"]


@rule("ANI-S38", "ANI-M3-CAP-03")
def test_whoever_stands_elsewhere_pays_nothing() -> None:
    match = team(
        ["seraphina", "percival"],
        active=BOB,
        pawns={ANN: 20, BOB: 21},
        beasts=THUNDERBIRD,
        held={ANN: "R2 B2 Y1", BOB: "B1 Y2 G2"},
    )

    assert not can(match, "CaptureTogether")
    assert why_not(match, "CaptureTogether") == "team-cannot-pay"


@rule("ANI-S48", "CH-QUEENIE")
def test_queenie_applies_one_of_two_events_and_both_go_under_the_pile() -> None:
    match = team(["queenie", "norbert"], pawns={ANN: 14}, offers={"blue": 14}, events=["obscurus", "calme"])
    do(match, "TakeResource", token="blue")
    assert asked(match) == "ChooseEvent"
    assert choices(match, "ApplyEvent", "event") == ["obscurus", "calme"]
    assert match.view(BOB)["events"] == ["obscurus", "calme"], "both are shown to all"
    do(match, "ApplyEvent", event="calme")

    assert match.view(None)["track"] == 0
    assert last_events(match) == ["obscurus", "calme"]


@rule("ANI-S64", "ANI-M3-EVT-04", "ANI-M3-CAP-05", "ANI-R44")
def test_the_event_comes_before_the_capture() -> None:
    match = team(
        ["jacob", "percival", "seraphina"],
        pawns={ANN: 14},
        beasts={14: "botruc"},
        captured=2,
        held={ANN: "R1 Y1 G1"},
        offers={"green": 14},
        track=8,
        followers=["shaw", "clairon", "modestie"],
        events=["obscurus"],
    )
    do(match, "TakeResource", token="green")

    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "salem-track-full")


@rule("ANI-S65", "EV-VOL", "ANI-M3-EVT-05")
def test_a_thief_takes_the_token_one_chooses_or_the_only_one_or_none() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 14}, salem=[14], held={ANN: "Y1 M1"}, events=["vol"])
    next_rolls(match, 6)
    do(match, "RemoveSalem")
    assert choices(match, "LoseToken", "token") == ["yellow", "multi"]
    do(match, "LoseToken", token="yellow")
    assert held(match, ANN) == "M1"
    assert match.view(None)["supply"]["yellow"] == 8

    match = team(["norbert", "jacob"], pawns={ANN: 14}, offers={"blue": 14}, events=["vol"])
    do(match, "TakeResource", token="blue")
    assert held(match, ANN) == ""

    match = team(["norbert", "jacob"], pawns={ANN: 14}, salem=[14], events=["vol"])
    next_rolls(match, 6)
    events = do(match, "RemoveSalem")
    assert asked(match) == "ChooseAction"
    assert "TokenLost" not in names(events)


@rule("ANI-S66", "EV-SERMON", "ANI-M3-EVT-04", "ANI-M3-TRACK-03")
def test_a_sermon_may_bring_the_token_back_that_was_just_removed() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 12}, salem=[12], events=["sermon"], places=[12])
    next_rolls(match, 6)
    do(match, "RemoveSalem")

    view = match.view(None)
    assert (view["salem"], view["track"], view["actions"]) == ([12], 0, 3)
    assert why_not(match, "Walk", to=1) == "held-by-salem"
