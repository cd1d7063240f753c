"""The ledger's scenarios of the apprentices, each as it is told there."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import IllegalChoice
from sortilege.shelf.animaux.components import BEASTS, SPELLS
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
    notation,
    options,
    pawn,
    why_not,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, CAT, lies_face_down, state_of


@rule("ANI-S12", "ANI-M2-SET-03", "ANI-M2-SET-04", "ANI-M2-SET-05", "ANI-M2-SET-07")
def test_setup() -> None:
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
def test_first_draw() -> None:
    options: dict[str, bool | int | str] = {"first_seat": ANN, "characters": "random"}
    match = sortilege.new("animaux", mode="apprenti", seats=3, seed=13, options=options)

    own = match.view(ANN)["players"][ANN]["hand"]
    assert len(own) == 3
    assert set(own) <= set(SPELLS)
    assert len(zone(match, SPELL_DECK)) == 23
    assert [match.view(eyes)["players"][ANN]["hand"] for eyes in (BOB, CAT, None)] == [[None] * 3] * 3


@rule("ANI-S14", "ANI-M2-TURN-05", "ANI-M2-TURN-06")
def test_taking_a_resource() -> None:
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
def test_start_of_next_turn() -> None:
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
def test_beast_too_dear() -> None:
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
def test_flip_and_capture() -> None:
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


@rule("ANI-S18", "ANI-GEN-13", "ANI-M2-CAP-07")
def test_thunderbird() -> None:
    place = {21: "oiseau_tonnerre"}
    match = apprentices(pawns={ANN: 21}, beasts=place, held={ANN: "R2 B3 Y3 G2"})
    short = apprentices(pawns={ANN: 21}, beasts=place, held={ANN: "R2 B2 Y3 G2"})
    do(match, "CaptureBeast", reducio=0)

    assert held(match, ANN) == "", "exactly these ten"
    assert match.view(None)["players"][ANN]["beasts"] == ["oiseau_tonnerre"]
    assert not can(short, "CaptureBeast", reducio=0)
    assert why_not(short, "CaptureBeast", reducio=0) == "cannot-pay"


@rule("ANI-S19", "ANI-GEN-11", "ANI-M2-CAP-06", "ANI-R16")
def test_jokers() -> None:
    match = apprentices(pawns={ANN: 21}, beasts={21: "niffleur"}, held={ANN: "R1 M4"})
    short = apprentices(pawns={ANN: 21}, beasts={21: "niffleur"}, held={ANN: "R2 M2"})
    do(match, "CaptureBeast", reducio=0)

    assert held(match, ANN) == "", "all five, without a question"
    assert not can(short, "CaptureBeast", reducio=0)


@rule("ANI-S20", "ANI-R17", "ANI-M2-CAP-06")
def test_joker_by_choice() -> None:
    match = apprentices(pawns={ANN: 21}, beasts={21: "niffleur"}, held={ANN: "R3 Y2 M1"})
    do(match, "CaptureBeast", reducio=0)
    assert options(match) == [f"Pay(by=0, of=0, token=multi, count={count})" for count in (0, 1)]
    do(match, "Pay", of=ANN, token="multi", count=1)
    with pytest.raises(IllegalChoice, match="payment-not-exact"):
        do(match, "Spare", token="green")
    do(match, "Spare", token="red")

    assert held(match, ANN) == "R1", "five tokens went, not six"
    assert match.view(None)["players"][ANN]["beasts"] == ["niffleur"]


@rule("ANI-S21", "ANI-R14", "ANI-M2-CAP-04", "ANI-M2-END-01")
def test_capture_before_the_roll() -> None:
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


@rule("ANI-S22", "ANI-M2-SPELL-02", "ANI-R20")
def test_fourth_spell() -> None:
    hand = ["revelio", "accio", "protego", "ascendio", "reducio"]
    match = apprentices(
        pawns={ANN: 21}, beasts={21: "niffleur"}, held={ANN: "R3 Y2"}, hands={ANN: hand}, tokens={20: "red"}
    )
    do(match, "PlaySpell", spell="revelio")
    do(match, "PointAt", on=20)
    do(match, "LookAt", on=20, other="none")
    do(match, "PlaySpell", spell="accio")
    do(match, "FetchToken", on=20)
    assert can(match, "CaptureBeast", reducio=1)
    do(match, "PlaySpell", spell="protego")

    assert why_not(match, "PlaySpell", spell="ascendio") == "fourth-spell"
    assert not can(match, "CaptureBeast", reducio=1)
    assert why_not(match, "CaptureBeast", reducio=1) == "not-enough-reducio"
    assert can(match, "CaptureBeast", reducio=0)


@rule("ANI-S23", "SP-PROTEGO", "ANI-M2-SPELL-05", "ANI-M2-TURN-02")
def test_protego() -> None:
    match = apprentices(
        seats=3,
        active=BOB,
        protected=[ANN],
        held={ANN: "R1", CAT: "B1"},
        hands={BOB: ["expelliarmus", "expelliarmus"], CAT: []},
        deck=["geminio"] * 3,
        discard=["accio"],
    )
    do(match, "PlaySpell", spell="expelliarmus")
    assert held(match, BOB) == "B1", "the only opponent with a token who may be chosen is Cat"
    assert not can(match, "PlaySpell", spell="expelliarmus")
    for _ in range(2):
        next_rolls(match, 1)
        do(match, "RollDie")
        do(match, "MovePawn", to=choices(match, "MovePawn", "to")[0] or 0)
        do(match, "EndTurn")

    view = match.view(ANN)
    assert match.asks[0].seat == ANN
    assert not view["players"][ANN]["protected"]
    assert view["spell_discard"] == ["accio", "expelliarmus", "protego"]
    told = [event.name for event in match.events(None)]
    assert told.index("ProtegoExpired") < len(told) - 1 - told[::-1].index("SpellDrawn"), "before the draw"


@rule("ANI-S24", "ANI-M2-SPELL-07", "ANI-R24")
def test_no_target() -> None:
    match = apprentices(hands={ANN: ["expelliarmus", "impedimenta"]}, held={BOB: "R2"}, protected=[BOB])

    assert options(match) == ["RollDie(by=0)"]
    assert why_not(match, "PlaySpell", spell="expelliarmus") == "spell-without-effect"
    assert why_not(match, "PlaySpell", spell="impedimenta") == "spell-without-effect"


@rule("ANI-S25", "SP-IMPEDIMENTA")
def test_impedimenta() -> None:
    match = apprentices(pawns={ANN: 0}, hindered=[ANN], hands={ANN: ["ascendio"]})
    other = match.clone()
    next_rolls(match, 5)
    do(match, "RollDie")
    assert match.asks[0].why.arguments["roll"] == 3
    do(other, "PlaySpell", spell="ascendio")
    do(other, "NameNumber", number=6)
    assert other.asks[0].why.arguments["roll"] == 6

    for played in (match, other):
        do(played, "MovePawn", to=choices(played, "MovePawn", "to")[0] or 0)
        assert played.view(None)["players"][ANN]["hindered"]
        do(played, "EndTurn")
        assert not played.view(None)["players"][ANN]["hindered"]


@rule("ANI-S26", "SP-REVELIO", "ANI-INFO-01")
def test_revelio() -> None:
    match = apprentices(seats=3, hands={ANN: ["revelio"]}, tokens={12: "occamy", 25: "blue"})
    do(match, "PlaySpell", spell="revelio")
    do(match, "PointAt", on=12)
    do(match, "LookAt", on=12, other=25)

    for eyes, seen in ((ANN, ["occamy", "blue"]), (BOB, [None, None]), (CAT, [None, None]), (None, [None, None])):
        view = match.view(eyes)
        assert [view["places"][place]["token"] for place in ("12", "25")] == seen
        looked = [event for event in match.events(eyes) if event.name == "TokenLookedAt"]
        assert [(event.fields["by"], event.fields["on"]) for event in looked] == [(ANN, 12), (ANN, 25)]
        assert [event.fields["token"] for event in looked] == seen


@rule("ANI-S27", "SP-WINGARDIUM")
def test_wingardium_and_memory() -> None:
    match = apprentices(
        active=BOB, pawns={ANN: 1, BOB: 2}, hands={BOB: ["wingardium", "wingardium"]}, tokens={12: "occamy", 20: "red"}
    )
    game = state_of(match)
    game.look(ANN, game.zones[12][0])
    do(match, "PlaySpell", spell="wingardium")
    do(match, "Lift", on=12)
    do(match, "Exchange", on=12, other=20)

    assert [match.view(ANN)["places"][place]["token"] for place in ("12", "20")] == [None, "occamy"]
    assert [match.view(BOB)["places"][place]["token"] for place in ("12", "20")] == [None, None]
    game = state_of(match)
    game.pawns[ANN] = 20
    do(match, "PlaySpell", spell="wingardium")
    assert not can(match, "Lift", on=20)
    assert why_not(match, "Lift", on=20) == "token-under-a-pawn"
    do(match, "Lift", on=12)
    assert why_not(match, "Exchange", on=12, other=20) == "token-under-a-pawn"


@rule("ANI-S28", "SP-GEMINIO")
def test_geminio_finds_a_beast() -> None:
    pile = ["eruptif", *["red"] * 4, *["blue"] * 5, *["green"] * 5]
    match = apprentices(hands={ANN: ["geminio"]}, pile=pile)
    drawn = match.game.drawn
    events = do(match, "PlaySpell", spell="geminio")

    assert str(events[-1]) == "BeastGlimpsed(by=0, beast=eruptif)"
    assert len(zone(match, PILE)) == 15
    assert 5 + BEASTS.index("eruptif") in zone(match, PILE)
    assert match.game.drawn > drawn, "the pile is shuffled"
    assert held(match, ANN) == ""
    assert match.view(None)["spell_discard"] == ["geminio"]
    assert match.view(ANN)["players"][ANN]["hand"] == []


@rule("ANI-S29", "ANI-M2-PILE-01", "ANI-M2-PILE-02", "ANI-R18")
def test_pile_and_discard_empty() -> None:
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


@rule("ANI-S30", "ANI-M2-SPELL-03")
def test_spell_out_of_turn() -> None:
    match = apprentices(hands={ANN: ["accio"], BOB: ["protego"]})
    before = match.game.state()

    with pytest.raises(IllegalChoice, match="not-asked"):
        match.answer(BOB, "PlaySpell(by=1, spell=protego)")
    with pytest.raises(IllegalChoice):
        match.answer(ANN, "PlaySpell(by=1, spell=protego)")
    assert match.game.state() == before


@rule("ANI-S31", "ANI-M2-SET-02", "ANI-MOV-04", "ANI-MOV-07")
def test_character_numbers_are_ignored() -> None:
    match = apprentices(characters=["jacob", "norbert"], pawns={ANN: 4})
    next_rolls(match, 1)
    do(match, "RollDie")

    assert {13, 16, 29} <= set(choices(match, "MovePawn", "to"))


@rule("ANI-S59", "ANI-M2-TURN-13", "ANI-R61")
def test_asked_with_nothing_to_play() -> None:
    idle = apprentices(moved=True, pawns={ANN: 2}, hands={ANN: ["ascendio", "reducio"]})
    busy = apprentices(moved=True, pawns={ANN: 2}, hands={ANN: ["accio", "reducio"]})

    assert options(idle) == ["EndTurn(by=0)"]
    assert len(options(busy)) > 1
    for eyes in (BOB, None):
        assert idle.view(eyes) == busy.view(eyes)
        assert idle.view(eyes)["asked"] == [{"seat": ANN, "why": "AfterMove"}]


@rule("ANI-S60", "SP-TRANSPLANAGE", "SP-ASCENDIO", "ANI-M2-TURN-12")
def test_one_way_to_move() -> None:
    match = apprentices(pawns={ANN: 16}, hands={ANN: ["transplanage", "ascendio"]}, tokens={29: "blue"})
    do(match, "PlaySpell", spell="transplanage")
    assert choices(match, "MovePawn", "to") == [4, 13, 29]
    events = do(match, "MovePawn", to=29)

    assert pawn(match, ANN) == 29
    assert held(match, ANN) == "B1"
    assert "DieRolled" not in [event.name for event in events]
    assert asked(match) == "AfterMove"
    assert match.view(ANN)["players"][ANN]["hand"] == ["ascendio"]
    assert options(match) == ["EndTurn(by=0)"]
    assert why_not(match, "PlaySpell", spell="ascendio") == "spell-before-the-roll"


@rule("ANI-S61", "SP-PROTEGO", "SP-IMPEDIMENTA", "ANI-R24")
def test_protego_twice() -> None:
    match = apprentices(hindered=[ANN], hands={ANN: ["protego", "protego"]})
    do(match, "PlaySpell", spell="protego")

    assert not can(match, "PlaySpell", spell="protego")
    assert why_not(match, "PlaySpell", spell="protego") == "protected-already"
    player = match.view(None)["players"][ANN]
    assert (player["protected"], player["hindered"]) == (True, True)
    next_rolls(match, 4)
    do(match, "RollDie")
    assert match.asks[0].why.arguments["roll"] == 2
    assert notation(match, "MovePawn", to=2) in options(match)
