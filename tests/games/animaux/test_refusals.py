"""Why something cannot be done: each refusal says what is true and names the rule behind it."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import Match, Refusal
from sortilege.testing import rule
from tests.games.animaux.boards import apprentices, can, do, next_rolls, notation, options, team, why_not
from tests.games.animaux.scenes import ANN, BOB, CAT, first_captures

DAN = 3


def refusal(match: Match, name: str, **arguments: int | str) -> Refusal:
    found = match.why_not(match.asks[0].seat, notation(match, name, **arguments))
    assert found is not None, "possible"
    return found


# Characters


@rule("ANI-GEN-04", "ANI-R04")
def test_a_character_is_taken_only_while_one_chooses_and_only_if_somebody_has_it() -> None:
    match = sortilege.new("animaux", seats=3, seed=1, options={"first_seat": ANN})
    assert why_not(match, "TakeCharacter", character="none") == "not-offered"
    do(match, "TakeCharacter", character="norbert")
    assert why_not(match, "TakeCharacter", character="norbert") == "character-taken"
    assert why_not(match, "TakeCharacter", by=CAT, character="norbert") == "not-offered"
    for character in ("queenie", "jacob"):
        do(match, "TakeCharacter", character=character)

    for character in ("norbert", "queenie", "seraphina"):
        assert why_not(match, "TakeCharacter", character=character) == "not-offered", "nobody chooses any more"


# The move of beginners and apprentices


@rule("ANI-GEN-15", "ANI-S11")
def test_nobody_ends_a_turn_before_the_move() -> None:
    match = first_captures(roll=4)

    for name in ("EndTurn", "PassTurn"):
        assert refusal(match, name).message == "destination-first"
        assert "ANI-GEN-15" in refusal(match, name).rules
    assert why_not(match, "EndTurn", by=BOB) == "not-offered"
    for name, arguments in (("RollDie", {}), ("PlaySpell", {"spell": "accio"}), ("CaptureBeast", {"reducio": 0})):
        assert why_not(match, name, **arguments) == "not-offered", "there is no such thing in this mode"


@rule("ANI-M2-TURN-12", "ANI-GEN-15")
def test_between_roll_and_arrival_an_apprentice_only_chooses_where_to_go() -> None:
    match = apprentices(pawns={ANN: 13}, hands={ANN: ["protego"]}, beasts={13: "botruc"}, held={ANN: "R1 Y1 G2"})
    steps: list[tuple[str, dict[str, int | str]]] = [
        ("EndTurn", {}),
        ("PassTurn", {}),
        ("RollDie", {}),
        ("PlaySpell", {"spell": "protego"}),
        ("CaptureBeast", {"reducio": 0}),
    ]
    next_rolls(match, 2)
    do(match, "RollDie")

    for name, arguments in steps:
        assert why_not(match, name, **arguments) == "destination-first"
        assert why_not(match, name, **arguments, by=BOB) == "not-offered"
    assert why_not(match, "PlaySpell", spell="none") == "not-offered"
    assert why_not(match, "MovePawn", to=13) == "no-such-destination"


# The targets of spells


@rule("SP-TRANSPLANAGE")
def test_transplanage_leads_to_another_ring() -> None:
    match = apprentices(pawns={ANN: 16}, hands={ANN: ["transplanage"]})
    do(match, "PlaySpell", spell="transplanage")

    for space in (16, 7, 0):
        assert refusal(match, "MovePawn", to=space).message == "transplanage-to-a-ring"
    assert why_not(match, "MovePawn", to=29) == "possible"


@rule("SP-ACCIO")
def test_accio_reaches_a_face_down_token_one_street_away() -> None:
    match = apprentices(pawns={ANN: 4}, tokens={3: "red", 7: None, 9: "blue"}, pile=[], hands={ANN: ["accio"]})
    do(match, "PlaySpell", spell="accio")

    for far in (2, 13, 29, 4):
        assert why_not(match, "FetchToken", on=far) == "accio-one-street-away"
    assert why_not(match, "FetchToken", on=7) == "no-face-down-token"
    assert [why_not(match, "FetchToken", on=near) for near in (3, 9)] == ["possible"] * 2


@rule("SP-REVELIO")
def test_revelio_looks_at_two_different_face_down_tokens() -> None:
    match = apprentices(hands={ANN: ["revelio"]}, tokens={13: None}, beasts={14: "botruc"}, pile=[])
    do(match, "PlaySpell", spell="revelio")
    for place in (13, 14, 0):
        assert why_not(match, "PointAt", on=place) == "no-face-down-token"
    do(match, "PointAt", on=12)

    for place in (13, 14, 0):
        assert why_not(match, "LookAt", on=12, other=place) == "no-face-down-token"
    assert why_not(match, "LookAt", on=12, other=12) == "same-place-twice"
    assert why_not(match, "LookAt", on=11, other=12) == "not-offered", "the first place was chosen"
    assert why_not(match, "LookAt", on=12, other=11) == "possible"


@rule("SP-EXPELLIARMUS")
def test_expelliarmus_takes_a_colour_that_an_opponent_holds() -> None:
    match = apprentices(seats=3, held={ANN: "B1", BOB: "R1 M1", CAT: "G1"}, hands={ANN: ["expelliarmus"]})
    do(match, "PlaySpell", spell="expelliarmus")

    assert why_not(match, "Disarm", of=BOB, token="multi") == "no-multicolour-token"
    assert why_not(match, "Disarm", of=CAT, token="red") == "token-not-held"
    assert why_not(match, "Disarm", of=ANN, token="blue") == "opponents-only"
    assert why_not(match, "Disarm", of=DAN, token="red") == "not-offered", "three play"
    assert why_not(match, "Disarm", of=BOB, token="red") == "possible"


@rule("SP-IMPEDIMENTA")
def test_impedimenta_is_for_an_opponent_without_a_marker() -> None:
    match = apprentices(seats=4, hands={ANN: ["impedimenta"]}, hindered=[BOB])
    do(match, "PlaySpell", spell="impedimenta")

    assert why_not(match, "Hinder", of=BOB) == "hindered-already"
    assert why_not(match, "Hinder", of=ANN) == "opponents-only"
    assert why_not(match, "Hinder", of=4) == "not-offered", "four play"
    assert [why_not(match, "Hinder", of=other) for other in (CAT, DAN)] == ["possible"] * 2


@rule("SP-WINGARDIUM")
def test_wingardium_lifts_two_different_tokens_without_a_pawn() -> None:
    match = apprentices(pawns={ANN: 13, BOB: 8}, tokens={8: None, 9: None}, pile=[], hands={ANN: ["wingardium"]})
    do(match, "PlaySpell", spell="wingardium")
    for place in (0, 8, 9):
        assert why_not(match, "Lift", on=place) == "no-token-there"
    assert why_not(match, "Lift", on=13) == "token-under-a-pawn"
    do(match, "Lift", on=3)

    assert why_not(match, "Exchange", on=3, other=3) == "same-place-twice"
    assert why_not(match, "Exchange", on=3, other=9) == "no-token-there"
    assert why_not(match, "Exchange", on=3, other=13) == "token-under-a-pawn"
    assert why_not(match, "Exchange", on=4, other=3) == "not-offered", "the first place was chosen"
    assert why_not(match, "Exchange", on=3, other=4) == "possible"


# Actions of the seasoned


@rule("CH-SERAPHINA", "CH-JACOB")
def test_whoever_may_not_give_orders_is_told_so_whomever_they_order() -> None:
    norbert = team(["norbert", "jacob"], pawns={BOB: 13})
    seraphina = team(["seraphina", "jacob"], pawns={BOB: 13})

    assert why_not(norbert, "OrderToApparate", of=BOB, to=29) == "only-seraphina-orders"
    assert why_not(seraphina, "OrderToApparate", of=BOB, to=29) == "jacob-walks"
    assert why_not(seraphina, "OrderToApparate", of=CAT, to=29) == "not-offered", "two play"


@rule("CH-JACOB")
def test_jacob_is_told_whether_he_or_the_token_is_missing() -> None:
    jacob = team(["jacob", "norbert", "percival"], held={ANN: "R2", CAT: "G1"}, pawns={CAT: 9})
    norbert = team(["norbert", "jacob"], held={ANN: "R1"})
    used_up = team(["jacob", "norbert"], held={ANN: "R1"}, transfers=0)

    for name in ("GiveToken", "ReceiveToken"):
        assert why_not(jacob, name, of=BOB, token="blue") == "token-not-held"
        for other in (ANN, CAT, DAN):
            assert why_not(jacob, name, of=other, token="green") == "only-jacob-transfers"
        assert why_not(norbert, name, of=BOB, token="blue") == "only-jacob-transfers"
        assert why_not(used_up, name, of=BOB, token="blue") == "only-jacob-transfers"
    assert can(jacob, "GiveToken", of=BOB, token="red")


@rule("ANI-M3-CAP-05", "ANI-M3-EVT-04", "CH-JACOB")
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("CaptureTogether", {}),
        ("Walk", {"to": 10}),
        ("Apparate", {"to": 29}),
        ("OrderToWalk", {"of": BOB, "to": 1}),
        ("OrderToApparate", {"of": BOB, "to": 29}),
        ("RemoveSalem", {}),
        ("TakeResource", {"token": "blue"}),
        ("GiveToken", {"of": BOB, "token": "red"}),
        ("ReceiveToken", {"of": BOB, "token": "red"}),
        ("StopActing", {}),
    ],
)
def test_an_event_in_progress_comes_before_everything_else(name: str, arguments: dict[str, int | str]) -> None:
    match = team(
        ["jacob", "norbert"],
        pawns={ANN: 14, BOB: 14},
        offers={"blue": 14},
        events=["vol"],
        held={ANN: "R1 Y1 G2"},
        beasts={14: "botruc"},
    )
    assert {"CaptureTogether(by=0)", "Walk(by=0, to=10)"} <= set(options(match))
    do(match, "TakeResource", token="blue")

    assert refusal(match, name, **arguments).message == "event-first"
    do(match, "LoseToken", token="blue")
    assert why_not(match, name, **arguments) != "event-first"


@rule("EV-PORTOLOIN")
def test_a_portkey_leads_to_a_numbered_place_other_than_ones_own() -> None:
    match = team(pawns={ANN: 14}, offers={"blue": 14}, events=["portoloin"])
    do(match, "TakeResource", token="blue")

    for space in (0, 14):
        assert why_not(match, "TakePortkey", to=space) == "portkey-to-a-place"
    assert [why_not(match, "TakePortkey", to=space) for space in (1, 29)] == ["possible"] * 2


def test_a_number_that_nothing_has_is_no_step_and_the_refusal_says_which_there_are() -> None:
    match = team(pawns={ANN: 14}, offers={"blue": 14}, events=["portoloin"])
    do(match, "TakeResource", token="blue")
    apprentice = apprentices(hands={ANN: ["ascendio"]})
    do(apprentice, "PlaySpell", spell="ascendio")

    assert [why_not(match, "TakePortkey", to=space) for space in (29, 30)] == ["possible", "not-a-step"]
    assert "0 to 29" in str(refusal(match, "TakePortkey", to=30))
    assert [why_not(apprentice, "NameNumber", number=roll) for roll in (6, 7)] == ["possible", "not-a-step"]
