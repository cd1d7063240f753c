"""The ledger's scenarios of the apprentices: setting up, turns and captures."""

from __future__ import annotations

import sortilege
from sortilege.shelf.animaux.components import SPELLS
from sortilege.shelf.animaux.zones import PILE, RESERVE, SPELL_DECK
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
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, CAT, lies_face_down


@rule("ANI-S12", "ANI-M2-SET-03", "ANI-M2-SET-04", "ANI-M2-SET-05", "ANI-M2-SET-07")
def test_two_spells_are_dealt_and_29_tokens_put_out_once_characters_are_chosen() -> None:
    match = sortilege.new("animaux", mode="apprenti", seats=3, seed=12)
    assert all(player["hand"] == [] for player in match.view(None)["players"])
    for _ in range(3):
        do(match, "TakeCharacter", character=choices(match, "TakeCharacter", "character")[0] or "")

    view = match.view(None)
    first = view["first"]
    assert [len(player["hand"]) for player in view["players"]] == [3 if seat == first else 2 for seat in range(3)]
    assert view["spell_deck"] == 24 - 1, "the first player has drawn already"
    assert all(lies_face_down(match, place) for place in range(1, 30))
    assert view["pile"] == 21
    assert [player["beasts"] for player in view["players"]] == [[], [], []], "all ten cards lie beside the board"


@rule("ANI-S13", "ANI-M2-TURN-01", "ANI-INFO-02")
def test_a_drawn_spell_is_seen_by_nobody_else() -> None:
    options: dict[str, bool | int | str] = {"first_seat": ANN, "characters": "random"}
    match = sortilege.new("animaux", mode="apprenti", seats=3, seed=13, options=options)

    own = match.view(ANN)["players"][ANN]["hand"]
    assert len(own) == 3
    assert set(own) <= set(SPELLS)
    assert len(zone(match, SPELL_DECK)) == 23
    assert [match.view(eyes)["players"][ANN]["hand"] for eyes in (BOB, CAT, None)] == [[None] * 3] * 3


@rule("ANI-S14", "ANI-M2-TURN-05", "ANI-M2-TURN-06")
def test_a_resource_is_taken_and_its_place_refilled_face_down() -> None:
    match = apprentices(pawns={ANN: 11}, tokens={10: "green"}, pile=["red"], hands={ANN: ["ascendio", "accio"]})
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=10)

    assert held(match, ANN) == "G1"
    assert lies_face_down(match, 10)
    assert asked(match) == "AfterMove"
    do(match, "PlaySpell", spell="accio")
    assert 10 not in choices(match, "FetchToken", "on")


@rule("ANI-S15", "ANI-M2-TURN-06", "ANI-R19")
def test_the_token_one_still_stands_on_is_not_flipped_again() -> None:
    match = apprentices(pawns={ANN: 11}, tokens={10: "green", 2: "red"}, hands={ANN: ["accio"]})
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=10)
    do(match, "EndTurn")
    next_rolls(match, 2)
    do(match, "RollDie")
    do(match, "MovePawn", to=2)
    do(match, "EndTurn")

    assert match.asks[0].seat == ANN
    assert {str(option).split("(")[0] for option in match.asks[0].options} <= {"RollDie", "PlaySpell"}
    assert lies_face_down(match, 10)
    next_rolls(match, 3)
    do(match, "RollDie")
    assert 10 not in choices(match, "MovePawn", "to"), "they must move away"


@rule("ANI-S16", "ANI-M2-TURN-07", "ANI-M2-CAP-01")
def test_a_beast_too_dear_stays_open_for_the_next_player() -> None:
    match = apprentices(
        pawns={ANN: 13, BOB: 19}, held={ANN: "R1", BOB: "R1 Y1 G2"}, tokens={17: "botruc"}, hands={ANN: [], BOB: []}
    )
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=17)

    assert match.view(None)["places"]["17"] == {"token": "botruc", "open": True}
    assert held(match, ANN) == "R1"
    assert not can(match, "CaptureBeast", reducio=0)
    do(match, "EndTurn")
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=17)
    assert can(match, "CaptureBeast", reducio=0)


@rule("ANI-S17", "ANI-M2-CAP-03", "ANI-M2-CAP-05")
def test_a_beast_just_flipped_may_be_captured_at_once() -> None:
    match = apprentices(pawns={ANN: 13}, held={ANN: "R1 B1 Y1 G1"}, tokens={17: "billywig"}, pile=["red"])
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=17)
    do(match, "CaptureBeast", reducio=0)

    assert held(match, ANN) == ""
    view = match.view(None)
    assert view["players"][ANN]["beasts"] == ["billywig"]
    assert view["due"] is None
    assert view["spent"] == {"red": 1, "blue": 1, "yellow": 1, "green": 1, "multi": 0}
    assert lies_face_down(match, 17)
    assert asked(match) == "AfterMove"


@rule("ANI-S21", "ANI-R14", "ANI-M2-CAP-04", "ANI-M2-END-01")
def test_a_token_taken_by_a_spell_pays_for_a_capture_before_the_roll_which_wins() -> None:
    match = apprentices(
        pawns={ANN: 18},
        beasts={18: "murlap"},
        captured={ANN: ["botruc"]},
        held={ANN: "B2 G2", BOB: "B1"},
        hands={ANN: ["expelliarmus"]},
    )
    assert not can(match, "CaptureBeast", reducio=0)
    do(match, "PlaySpell", spell="expelliarmus")
    assert asked(match) == "BeforeRoll"
    do(match, "CaptureBeast", reducio=0)

    assert match.over
    assert match.outcome == sortilege.Outcome((ANN,), (2, 0), "two-beasts")
    assert "DieRolled" not in [event.name for event in match.events(None)[-8:]]


@rule("ANI-S29", "ANI-M2-PILE-01", "ANI-M2-PILE-02", "ANI-R18")
def test_a_place_stays_empty_until_spent_tokens_make_a_new_pile() -> None:
    match = apprentices(
        pawns={ANN: 9, BOB: 17}, tokens={6: "red"}, beasts={17: "botruc"}, held={BOB: "R1 Y1 G2"}, pile=[]
    )
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=6)
    assert held(match, ANN) == "R1"
    do(match, "EndTurn")
    assert match.view(None)["places"]["6"] is None
    do(match, "CaptureBeast", reducio=0)
    assert lies_face_down(match, 17)
    assert (len(zone(match, PILE)), zone(match, RESERVE)) == (3, [])
    assert match.view(None)["places"]["6"] is None

    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=19)
    pile = len(zone(match, PILE))
    do(match, "EndTurn")
    assert lies_face_down(match, 6)
    assert len(zone(match, PILE)) == pile - 1


@rule("ANI-S59", "ANI-M2-TURN-13", "ANI-R61")
def test_whoever_has_nothing_to_play_is_asked_all_the_same() -> None:
    idle = apprentices(moved=True, pawns={ANN: 2}, hands={ANN: ["ascendio", "reducio"]})
    busy = apprentices(moved=True, pawns={ANN: 2}, hands={ANN: ["accio", "reducio"]})

    assert options(idle) == ["EndTurn(by=0)"]
    assert len(options(busy)) > 1
    for eyes in (BOB, None):
        assert idle.view(eyes) == busy.view(eyes)
        assert idle.view(eyes)["asked"] == [{"seat": ANN, "why": "AfterMove"}]
