"""The ledger's scenarios of the apprentices: their spells."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import IllegalChoice
from sortilege.shelf.animaux.components import BEASTS
from sortilege.shelf.animaux.zones import PILE
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
from tests.games.animaux.scenes import ANN, BOB, CAT, state_of


@rule("ANI-S22", "ANI-M2-SPELL-02", "ANI-R20")
def test_after_three_spells_there_is_no_fourth_and_no_reducio_either() -> None:
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
def test_protego_keeps_opponents_away_until_the_next_turn_of_its_player() -> None:
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
def test_a_spell_without_a_target_is_not_offered() -> None:
    match = apprentices(hands={ANN: ["expelliarmus", "impedimenta"]}, held={BOB: "R2"}, protected=[BOB])

    assert options(match) == ["RollDie(by=0)"]
    assert why_not(match, "PlaySpell", spell="expelliarmus") == "spell-without-effect"
    assert why_not(match, "PlaySpell", spell="impedimenta") == "spell-without-effect"


@rule("ANI-S25", "SP-IMPEDIMENTA")
def test_impedimenta_halves_a_roll_but_not_a_number_named() -> None:
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
def test_only_the_caster_sees_what_revelio_shows() -> None:
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
def test_whoever_knew_a_token_knows_it_where_wingardium_put_it() -> None:
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
def test_a_beast_that_geminio_finds_goes_back_into_the_shuffled_pile() -> None:
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


@rule("ANI-S30", "ANI-M2-SPELL-03")
def test_nobody_plays_a_spell_out_of_turn() -> None:
    match = apprentices(hands={ANN: ["accio"], BOB: ["protego"]})
    before = match.game.state()

    with pytest.raises(IllegalChoice, match="not-asked"):
        match.answer(BOB, "PlaySpell(by=1, spell=protego)")
    with pytest.raises(IllegalChoice):
        match.answer(ANN, "PlaySpell(by=1, spell=protego)")
    assert match.game.state() == before


@rule("ANI-S60", "SP-TRANSPLANAGE", "SP-ASCENDIO", "ANI-M2-TURN-12")
def test_only_one_spell_or_the_roll_moves_the_pawn_in_a_turn() -> None:
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
def test_a_second_protego_is_refused_and_a_marker_placed_before_stays() -> None:
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
