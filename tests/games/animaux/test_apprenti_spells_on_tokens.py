"""The spells of apprentices that concern tokens. SP-."""

from __future__ import annotations

from sortilege.shelf.animaux.components import BEASTS, FIRST_BEAST
from sortilege.shelf.animaux.zones import PILE, RESERVE
from sortilege.testing import rule
from tests.games.animaux.boards import (
    apprentices,
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    why_not,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, lies_face_down, names, state_of

B, A = False, True
"""The window before the roll, and the one after the move."""


# Accio


@rule("SP-ACCIO")
def test_accio_flips_a_token_one_street_away_whoever_stands_there() -> None:
    match = apprentices(
        pawns={ANN: 4, BOB: 3}, tokens={3: "green", 7: None}, beasts={9: "botruc"}, hands={ANN: ["accio"] * 2}
    )
    do(match, "PlaySpell", spell="accio")

    assert held(match, ANN) == "G1", "3 is the only one: 7 is empty, 9 open, and 13, 16, 29 no street away"
    assert lies_face_down(match, 3)
    assert can(match, "PlaySpell", spell="accio"), "the new token may be chosen again"


@rule("SP-ACCIO")
def test_a_beast_found_by_accio_stays_there_face_up() -> None:
    match = apprentices(pawns={ANN: 2}, tokens={1: "demiguise", 3: "red"}, hands={ANN: ["accio"]})
    do(match, "PlaySpell", spell="accio")
    assert choices(match, "FetchToken", "on") == [1, 3]
    do(match, "FetchToken", on=1)

    assert match.view(BOB)["places"]["1"] == {"token": "demiguise", "open": True}
    assert not can(match, "CaptureBeast", reducio=0)


@rule("SP-ACCIO", "ANI-R24")
def test_accio_needs_a_face_down_neighbour() -> None:
    match = apprentices(pawns={ANN: 2}, tokens={1: None}, beasts={3: "botruc"}, pile=[], hands={ANN: ["accio"]})

    assert why_not(match, "PlaySpell", spell="accio") == "spell-without-effect"


# Revelio


@rule("SP-REVELIO")
def test_revelio_may_look_at_one_token_or_two_chosen_before_either_is_seen() -> None:
    match = apprentices(hands={ANN: ["revelio"]}, tokens={12: "occamy", 13: None}, beasts={14: "botruc"}, pile=[])
    do(match, "PlaySpell", spell="revelio")
    assert not {13, 14} & set(choices(match, "PointAt", "on"))
    events = do(match, "PointAt", on=12)
    assert match.view(ANN)["places"]["12"]["token"] is None, "nothing is seen yet"
    assert events == []
    assert choices(match, "LookAt", "other")[0] is None
    assert not {12, 13, 14} & set(choices(match, "LookAt", "other"))
    do(match, "LookAt", on=12, other="none")

    assert match.view(ANN)["places"]["12"] == {"token": "occamy", "open": False}
    assert asked(match) == "BeforeRoll"


@rule("SP-REVELIO")
def test_revelio_looks_under_pawns_too() -> None:
    match = apprentices(pawns={ANN: 12, BOB: 9}, hands={ANN: ["revelio"]}, tokens={9: "red", 12: "occamy"})
    do(match, "PlaySpell", spell="revelio")
    assert choices(match, "PointAt", "on") == list(range(1, 30))
    do(match, "PointAt", on=12)
    do(match, "LookAt", on=12, other=9)

    assert [match.view(ANN)["places"][place]["token"] for place in ("9", "12")] == ["red", "occamy"]


@rule("SP-REVELIO")
def test_what_revelio_showed_is_forgotten_with_the_token() -> None:
    match = apprentices(pawns={ANN: 11, BOB: 13}, hands={ANN: ["revelio"]}, tokens={12: "red"}, moved=True)
    do(match, "PlaySpell", spell="revelio")
    do(match, "PointAt", on=12)
    do(match, "LookAt", on=12, other="none")
    do(match, "EndTurn")
    assert match.view(ANN)["places"]["12"]["token"] == "red"
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=12)

    assert lies_face_down(match, 12)


@rule("SP-REVELIO", "ANI-R24")
def test_revelio_needs_a_face_down_token() -> None:
    one_left = apprentices(hands={ANN: ["revelio"]}, tokens=dict.fromkeys(range(2, 30)) | {1: "red"}, pile=[])
    none_left = apprentices(hands={ANN: ["revelio"]}, tokens=dict.fromkeys(range(1, 30)), pile=[])

    do(one_left, "PlaySpell", spell="revelio")
    assert one_left.view(ANN)["places"]["1"]["token"] == "red", "one target is taken without a question"
    assert why_not(none_left, "PlaySpell", spell="revelio") == "spell-without-effect"


# Geminio


@rule("SP-GEMINIO")
def test_geminio_takes_a_resource_from_the_top_of_the_pile() -> None:
    match = apprentices(hands={ANN: ["geminio"]}, pile=["multi", "red"])
    events = do(match, "PlaySpell", spell="geminio")

    assert str(events[-1]) == "TokenConjured(by=0, token=multi)"
    assert held(match, ANN) == "M1"
    assert zone(match, PILE) == [0]


@rule("SP-GEMINIO", "ANI-M2-PILE-01", "ANI-R24")
def test_geminio_makes_a_new_pile_of_the_spent_tokens_and_needs_some() -> None:
    match = apprentices(hands={ANN: ["geminio"]}, pile=[], spent="B2")
    nothing = apprentices(hands={ANN: ["geminio"]}, pile=[])
    do(match, "PlaySpell", spell="geminio")

    assert held(match, ANN) == "B1"
    assert (len(zone(match, PILE)), zone(match, RESERVE)) == (1, [])
    assert why_not(nothing, "PlaySpell", spell="geminio") == "spell-without-effect"


@rule("SP-GEMINIO", "ANI-M2-SET-05")
def test_the_pile_is_face_down_again_after_geminio_showed_a_beast() -> None:
    match = apprentices(hands={ANN: ["geminio"]}, pile=["eruptif", "red", "blue"])
    do(match, "PlaySpell", spell="geminio")
    game = state_of(match)

    assert sorted(zone(match, PILE)) == [0, 1, FIRST_BEAST + BEASTS.index("eruptif")]
    assert [game.seen_by(seat, PILE) for seat in (ANN, BOB)] == [[255] * 3] * 2


# Wingardium Leviosa


@rule("SP-WINGARDIUM")
def test_wingardium_exchanges_two_tokens_as_they_lie() -> None:
    match = apprentices(
        pawns={ANN: 1, BOB: 2}, tokens={7: "red", 8: None}, beasts={9: "botruc"}, pile=[], hands={ANN: ["wingardium"]}
    )
    do(match, "PlaySpell", spell="wingardium")
    assert not {0, 1, 2, 8} & set(choices(match, "Lift", "on"))
    do(match, "Lift", on=9)
    assert 9 not in choices(match, "Exchange", "other")
    events = do(match, "Exchange", on=9, other=7)

    view = match.view(None)
    assert view["places"]["7"] == {"token": "botruc", "open": True}
    assert view["places"]["9"] == {"token": None, "open": False}
    assert names(events) == ["TokensExchanged"], "nothing is flipped"


@rule("SP-WINGARDIUM")
def test_whoever_casts_wingardium_goes_on_knowing_both_tokens() -> None:
    match = apprentices(hands={ANN: ["revelio", "wingardium"]}, tokens={12: "occamy", 20: "red"})
    do(match, "PlaySpell", spell="revelio")
    do(match, "PointAt", on=12)
    do(match, "LookAt", on=12, other=20)
    do(match, "PlaySpell", spell="wingardium")
    do(match, "Lift", on=12)
    do(match, "Exchange", on=12, other=20)

    assert [match.view(ANN)["places"][place]["token"] for place in ("12", "20")] == ["red", "occamy"]
    assert [match.view(BOB)["places"][place]["token"] for place in ("12", "20")] == [None, None]


@rule("SP-WINGARDIUM", "ANI-R24")
def test_wingardium_needs_two_places_that_qualify() -> None:
    empty = dict.fromkeys(range(1, 30))
    two = apprentices(hands={ANN: ["wingardium"]}, tokens=empty | {5: "red", 6: "blue"}, pile=[])
    one = apprentices(hands={ANN: ["wingardium"]}, tokens=empty | {5: "red"}, pile=[])
    under = apprentices(hands={ANN: ["wingardium"]}, tokens=empty | {5: "red", 6: "blue"}, pawns={BOB: 6}, pile=[])

    assert can(two, "PlaySpell", spell="wingardium")
    assert why_not(one, "PlaySpell", spell="wingardium") == "spell-without-effect"
    assert why_not(under, "PlaySpell", spell="wingardium") == "spell-without-effect"
