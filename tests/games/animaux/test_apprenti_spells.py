"""Spells: when they are played, and those that move a pawn or concern players. ANI-M2-SPELL, SP-."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import SPELLS
from sortilege.testing import rule
from tests.games.animaux.boards import (
    apprentices,
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    options,
    pawn,
    why_not,
)
from tests.games.animaux.scenes import ANN, BOB, CAT, state_of

B, A = False, True
"""The window before the roll, and the one after the move."""


def hand(match: Match, seat: int = ANN) -> list[str]:
    spells: list[str] = match.view(seat)["players"][seat]["hand"]
    return spells


# Playing


@rule("ANI-M2-SPELL-01")
def test_the_card_just_drawn_may_be_played() -> None:
    match = apprentices(active=BOB, moved=True, deck=["protego"])
    do(match, "EndTurn")
    assert hand(match) == ["protego"]
    do(match, "PlaySpell", spell="protego")

    assert match.view(None)["players"][ANN]["protected"]


@rule("ANI-M2-SPELL-01")
def test_a_spell_that_is_not_held_cannot_be_played() -> None:
    match = apprentices(hands={ANN: ["accio"], BOB: ["protego"]})

    assert why_not(match, "PlaySpell", spell="protego") == "spell-not-in-hand"


@rule("ANI-M2-SPELL-02", "ANI-R25")
def test_three_spells_may_be_played_over_both_windows_and_no_fourth() -> None:
    match = apprentices(pawns={ANN: 13}, tokens={17: "red"}, hands={ANN: ["revelio"] * 3 + ["geminio", "accio"]})
    for on in (1, 2):
        do(match, "PlaySpell", spell="revelio")
        do(match, "PointAt", on=on)
        do(match, "LookAt", on=on, other="none")
    assert match.view(None)["spells_left"] == 1
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=17)
    assert can(match, "PlaySpell", spell="geminio")
    do(match, "PlaySpell", spell="revelio")
    do(match, "PointAt", on=5)
    do(match, "LookAt", on=5, other="none")

    assert options(match) == ["EndTurn(by=0)"]
    assert why_not(match, "PlaySpell", spell="geminio") == "fourth-spell"
    do(match, "EndTurn")
    assert match.view(None)["spells_left"] == 3, "the next player has three again"


@rule("ANI-M2-SPELL-05")
@pytest.mark.parametrize("spell", ["accio", "revelio", "geminio", "impedimenta", "wingardium"])
def test_a_played_spell_goes_open_to_the_discard(spell: str) -> None:
    match = apprentices(hands={ANN: [spell]}, discard=["protego"])
    do(match, "PlaySpell", spell=spell)
    while asked(match) != "BeforeRoll":
        match.answer(ANN, match.asks[0].options[0])

    assert match.view(None)["spell_discard"] == ["protego", spell]
    assert hand(match) == []


@rule("ANI-R24", "ANI-M2-TURN-12")
@pytest.mark.parametrize(
    ("spell", "windows"),
    [
        ("accio", {B, A}),
        ("transplanage", {B}),
        ("revelio", {B, A}),
        ("ascendio", {B}),
        ("geminio", {B, A}),
        ("reducio", set()),
        ("expelliarmus", {B, A}),
        ("protego", {B, A}),
        ("impedimenta", {B, A}),
        ("wingardium", {B, A}),
    ],
)
def test_each_spell_has_its_windows(spell: str, windows: set[bool]) -> None:
    for window in (B, A):
        match = apprentices(hands={ANN: [spell]}, held={BOB: "R1"}, moved=window)
        assert can(match, "PlaySpell", spell=spell) == (window in windows)


@rule("ANI-R24", "ANI-M2-SPELL-07")
def test_whether_a_spell_can_be_played_depends_on_public_facts_only() -> None:
    match = apprentices(hands={ANN: [*SPELLS]}, held={BOB: "R1"})
    game = state_of(match)
    playable = options(match)

    for seed in range(20):
        assert options(match.imagine(ANN, seed)) == playable
    assert game.spells_played == 0


# Transplanage, Ascendio


@rule("SP-TRANSPLANAGE")
def test_transplanage_reaches_all_four_rings_from_elsewhere_and_carries_out_arrival() -> None:
    match = apprentices(pawns={ANN: 5}, tokens={13: "occamy"}, hands={ANN: ["transplanage"]})
    do(match, "PlaySpell", spell="transplanage")
    assert choices(match, "MovePawn", "to") == [4, 13, 16, 29]
    do(match, "MovePawn", to=13)

    assert match.view(None)["places"]["13"] == {"token": "occamy", "open": True}
    assert asked(match) == "AfterMove"


@rule("SP-ASCENDIO")
def test_ascendio_goes_any_number_of_steps_from_one_to_six() -> None:
    match = apprentices(pawns={ANN: 2}, tokens={12: "blue"}, hands={ANN: ["ascendio"]})
    do(match, "PlaySpell", spell="ascendio")
    assert choices(match, "NameNumber", "number") == [1, 2, 3, 4, 5, 6]
    do(match, "NameNumber", number=2)
    assert choices(match, "MovePawn", "to") == [0, 4, 12]
    do(match, "MovePawn", to=12)

    assert (pawn(match, ANN), held(match, ANN)) == (12, "B1")


# Expelliarmus


@rule("SP-EXPELLIARMUS")
def test_expelliarmus_takes_a_coloured_token_of_an_unprotected_opponent() -> None:
    match = apprentices(
        seats=3, held={ANN: "G1", BOB: "R2 M1", CAT: "Y1"}, hands={ANN: ["expelliarmus"] * 2}, protected=[]
    )
    do(match, "PlaySpell", spell="expelliarmus")
    assert options(match) == ["Disarm(by=0, of=1, token=red)", "Disarm(by=0, of=2, token=yellow)"]
    do(match, "Disarm", of=BOB, token="red")

    assert [held(match, seat) for seat in (ANN, BOB, CAT)] == ["R1 G1", "R1 M1", "Y1"]


@rule("SP-EXPELLIARMUS", "SP-PROTEGO")
def test_a_protected_opponent_is_refused_with_the_reason() -> None:
    match = apprentices(
        seats=4, held={BOB: "R2", CAT: "Y1", 3: "G1"}, hands={ANN: ["expelliarmus", "impedimenta"]}, protected=[BOB]
    )
    do(match, "PlaySpell", spell="expelliarmus")
    assert why_not(match, "Disarm", of=BOB, token="red") == "player-protected"
    do(match, "Disarm", of=CAT, token="yellow")
    do(match, "PlaySpell", spell="impedimenta")

    assert why_not(match, "Hinder", of=BOB) == "player-protected"
    assert choices(match, "Hinder", "of") == [CAT, 3]


@rule("SP-EXPELLIARMUS", "ANI-R24")
def test_expelliarmus_needs_a_coloured_token() -> None:
    match = apprentices(held={BOB: "M3"}, hands={ANN: ["expelliarmus"]})

    assert why_not(match, "PlaySpell", spell="expelliarmus") == "spell-without-effect"


# Protego


@rule("SP-PROTEGO", "ANI-M2-SPELL-05")
def test_protego_lies_before_its_player_and_not_in_the_discard() -> None:
    match = apprentices(hands={ANN: ["protego"]})
    do(match, "PlaySpell", spell="protego")

    view = match.view(BOB)
    assert view["players"][ANN]["protected"]
    assert view["spell_discard"] == []
    assert view["spells_left"] == 2


@rule("SP-PROTEGO", "ANI-M2-SPELL-05", "ANI-INFO-03")
def test_the_protego_just_played_leaves_the_discard_as_it_lay() -> None:
    match = apprentices(hands={ANN: ["protego"]}, discard=["protego", "accio"], moved=True)
    do(match, "PlaySpell", spell="protego")
    for eyes in (None, ANN, BOB):
        assert match.view(eyes)["spell_discard"] == ["protego", "accio"]

    do(match, "EndTurn")
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=1)
    assert match.view(None)["spell_discard"] == ["protego", "accio"]
    do(match, "EndTurn")

    assert match.view(None)["spell_discard"] == ["protego", "accio", "protego"], "it goes on top when it expires"


# Impedimenta


@rule("SP-IMPEDIMENTA")
@pytest.mark.parametrize(("roll", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_hindered_roll_is_halved_and_rounded_up(roll: int, steps: int) -> None:
    match = apprentices(pawns={ANN: 2}, hindered=[ANN])
    next_rolls(match, roll)
    do(match, "RollDie")

    assert match.asks[0].why.arguments["roll"] == steps


@rule("SP-IMPEDIMENTA")
def test_a_marker_is_for_one_who_has_none_and_lasts_through_their_next_turn() -> None:
    match = apprentices(seats=3, hands={ANN: ["impedimenta"] * 2}, hindered=[CAT], moved=True)
    do(match, "PlaySpell", spell="impedimenta")
    assert match.view(None)["players"][BOB]["hindered"], "Cat has a marker already"
    assert why_not(match, "PlaySpell", spell="impedimenta") == "spell-without-effect"
    do(match, "EndTurn")
    assert match.view(None)["players"][BOB]["hindered"]
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=1)
    do(match, "EndTurn")

    assert [player["hindered"] for player in match.view(None)["players"]] == [False, False, True]


@rule("SP-IMPEDIMENTA")
def test_transplanage_is_not_hindered() -> None:
    match = apprentices(hindered=[ANN], hands={ANN: ["transplanage"]})
    do(match, "PlaySpell", spell="transplanage")
    do(match, "MovePawn", to=29)

    assert pawn(match, ANN) == 29
