"""The ledger's scenarios S51 to S64 about modes, turns and what an action does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import sortilege
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    battle,
    choose,
    commit,
    deployed,
    fight,
    go,
    names,
    offered,
    on,
    play_atout,
    playable,
    refused,
    result,
    seen,
    state_of,
    tomb,
    ways,
)


@rule("ZOO-S51", "ZOO-VAR-01", "ZOO-VAR-02", "ZOO-VAR-03", "ZOO-VAR-04", "ZOO-D02")
def test_the_reinforced_mode_leaves_two_of_fourteen_in_hand_never_the_emblem() -> None:
    match = sortilege.new("zoondo", seats=2, mode="reinforced", seed=2)
    match.answer(SOUTH, "PickTribe(by=0, tribe=warus)")
    match.answer(NORTH, "PickTribe(by=1, tribe=boarix)")
    match.answer(NORTH, "TakeFormation(by=1)")
    assert len(list(state_of(match).pieces_of(SOUTH))) == 14
    assert refused(match, SOUTH, "KeepZoon(by=0, card=warus-draknar)").message == "emblem-must-be-deployed"
    kept: list[str] = []
    while match.asks and match.asks[0].why.name == "ChoosePlace":
        option = next(one for one in match.asks[0].options if one.name == "PlaceZoon")
        card = str(option.arguments["card"])
        keep = f"KeepZoon(by=0, card={card})"
        if card not in kept and card in ("warus-jorund", "warus-korse-a"):
            kept.append(card)
            match.answer(SOUTH, keep)
        else:
            if len(kept) == 2:
                assert refused(match, SOUTH, keep).message == "all-must-be-deployed"
            match.answer(SOUTH, option)

    hands = [player["reinforcements"] for player in match.view(NORTH)["players"]]
    assert hands[SOUTH] == {"count": 2, "cards": []}
    assert hands[NORTH] == {"count": 2, "cards": ["boarix-kassin-a", "boarix-kassin-b"]}
    own = match.view(SOUTH)["players"][SOUTH]["reinforcements"]
    assert own == {"count": 2, "cards": ["warus-jorund", "warus-korse-a"]}


@rule("ZOO-VAR-04", "ZOO-REI-01", "ZOO-REI-03")
def test_reserves_are_laid_one_a_turn_and_the_standard_mode_has_none() -> None:
    match = battle("c2 korse.a", "c5 kassin.a", mode="reinforced", hands=("korse.a, korse.b", ""))

    match.answer(SOUTH, "LayReinforcement(by=0, card=warus-korse-b, on=d1)")

    assert asked(match) == (NORTH, "ChooseAction")
    assert match.view(None)["players"][SOUTH]["reinforcements"] == {"count": 1, "cards": []}
    counts = [
        [player["reinforcements"]["count"] for player in deployed(mode=mode).view(None)["players"]]
        for mode in ("standard", "reinforced")
    ]
    assert counts == [[0, 0], [2, 2]]


@rule("ZOO-S52", "ZOO-R40")
@pytest.mark.parametrize("last", ["move", "failed shot", "loss"])
def test_the_hundredth_turn_without_progress_is_a_draw(last: str) -> None:
    match = battle("c3 korse.a1, e3 korse.b", "c4 grognard.a1, f5 kassin.a", quiet=99, atouts=("hache", ""))
    assert result(match) is None

    if last == "move":
        go(match, "e3>e4")
    elif last == "failed shot":
        play_atout(match, "hache")
        choose(match, "Shoot target=c4")
        fight(match, south="upright TR", north="upright BL")
    else:
        go(match, "c3>xc4")
        fight(match, south="upright TR", north="upright BR")

    if last == "loss":
        assert (result(match), match.view(None)["quiet"]) == (None, 0)
    else:
        assert result(match) == ((), "quiet")
        assert match.outcome is not None
        assert match.outcome.scores == (0.5, 0.5)


@rule("ZOO-S54", "ZOO-TRN-01", "ZOO-TRN-02", "ZOO-TRN-03", "ZOO-TRN-04", "ZOO-ATO-01", "ZOO-R09", "ZOO-D03")
def test_one_action_is_the_whole_turn_and_only_whoever_is_asked_answers() -> None:
    match = battle("c3 jorund", "c5 kassin.a1", atouts=("mur", ""))
    assert {option.name for option in match.asks[0].options} == {"MoveZoon", "PlayAtout"}
    early = refused(match, NORTH, "MoveZoon(by=1, zoon=c5, to=c4, via=none)")
    assert (early.message, early.rules) == ("not-asked", ("ZOO-TRN-01", "ZOO-TRN-02", "ZOO-TRN-04"))
    assert refused(match, SOUTH, "MoveZoon(by=0, zoon=c3, to=c3, via=none)").message == "not-in-grid"

    play_atout(match, "mur")
    choose(match, "LayTerrain on=a3")

    assert asked(match) == (NORTH, "ChooseAction")
    assert refused(match, SOUTH, "MoveZoon(by=0, zoon=c3, to=c4, via=none)").message == "not-asked"
    go(match, "c5>c4")
    assert asked(match) == (SOUTH, "ChooseAction")
    assert playable(match) == []


@rule("ZOO-S55", "ZOO-FX-HUTTE", "ZOO-R41", "ZOO-R44", "ZOO-D15")
def test_hutte_mere_takes_the_place_of_a_soldier() -> None:
    match = battle("c1 hutte-mere, f3 kopo.a1, a2 kopo.b1, b3 barrajo", "c2 jorund", to_play=NORTH)
    go(match, "c2>xc1")
    fight(match, south="upright TL", north="upright BL")
    assert on(match, "c2") == "jorund"
    assert asked(match) == (SOUTH, "ChooseSubstitute")
    assert [str(option) for option in match.asks[0].options] == [
        "CallSoldier(by=0, zoon=c1, soldier=a2)",
        "CallSoldier(by=0, zoon=c1, soldier=f3)",
    ]
    before = len(match.events(NORTH))

    choose(match, "CallSoldier soldier=f3")

    assert (on(match, "f3"), on(match, "c1")) == ("hutte-mere", "kopo-a")
    assert [str(event) for event in match.events(NORTH, since=before)][:2] == [
        "ZoonsSwapped(by=0, zoon=c1, other=f3)",
        "SoldierCalled(by=0, on=c1)",
    ]


@rule("ZOO-S56", "ZOO-FX-NID", "ZOO-BRD-05", "ZOO-D18", "ZOO-R17")
def test_grand_nid_may_go_to_a_free_square_of_the_nearest_row_or_stay() -> None:
    row = "b1 piailleur.a, c1 piailleur.a, d1 piailleur.b, f1 ogur"
    match = battle(f"c2 grand-nid, {row}", "c3 korse.a1", to_play=NORTH, idle=False)
    go(match, "c3>xc2")
    fight(match, south="upright TL", north="upright BL")
    assert asked(match) == (SOUTH, "ChooseNest")
    assert [one["to"] for one in offered(match, "RelocateZoon")] == ["a1", "e1"]
    assert offered(match, "Decline") == [{}]
    assert refused(match, SOUTH, "RelocateZoon(by=0, zoon=c2, to=b3)").message == "not-a-refuge"

    stays = match.clone()
    choose(match, "RelocateZoon to=e1")
    choose(stays, "Decline")

    assert (on(match, "e1"), on(stays, "c2")) == ("grand-nid", "grand-nid")


@rule("ZOO-S57", "ZOO-AT-RAPPEL", "ZOO-TMB-01", "ZOO-R36", "ZOO-R28")
def test_feather_recall_brings_one_or_two_soldiers_back() -> None:
    scene: dict[str, Any] = {"tombs": ("piailleur.a1, piailleur.b2, aile-de-suie", ""), "atouts": ("rappel", "")}
    match = battle("c2 ogur", "d5 korse.a", **scene)
    play_atout(match, "rappel")
    assert [one["card"] for one in offered(match, "TakeBack")] == ["korbaks-piailleur-a", "korbaks-piailleur-b"]
    assert refused(match, SOUTH, "TakeBack(by=0, card=korbaks-aile-de-suie)").message == "not-a-fallen-soldier"
    choose(match, "TakeBack card=korbaks-piailleur-a")
    assert {option.name for option in match.asks[0].options} == {"TakeBack", "Stop"}

    both, one = match, match.clone()
    choose(both, "TakeBack card=korbaks-piailleur-b")
    choose(one, "Stop")

    assert both.view(NORTH)["players"][SOUTH]["reinforcements"] == {
        "count": 2,
        "cards": ["korbaks-piailleur-a", "korbaks-piailleur-b"],
    }
    assert one.view(None)["players"][SOUTH]["reinforcements"] == {"count": 1, "cards": ["korbaks-piailleur-a"]}
    assert tomb(both, SOUTH) == ["aile-de-suie", "rappel-des-plumes"]
    for side, more in (
        ("c2 ogur", {**scene, "tombs": ("aile-de-suie", "")}),
        ("c2 corneillard.a", scene),
        ("c2 ogur", {**scene, "bound": "c2 9"}),
    ):
        assert playable(battle(side, "d5 korse.a", **more)) == []


@rule("ZOO-S58", "ZOO-AT-BINOME", "ZOO-ATO-07")
def test_the_shock_pair_moves_elites_and_monsters_only() -> None:
    match = battle("b2 trice, d2 rhinogore.a1, e2 rhino.a1", "", atouts=("binome", ""))
    play_atout(match, "binome")
    assert {way[:2] for way in ways(match)} == {"b2", "d2"}
    one = match.clone()

    go(match, "d2>d3")
    assert {way[:2] for way in ways(match)} == {"b2"}
    go(match, "b2>b3")
    assert asked(match) == (NORTH, "ChooseAction")

    go(one, "b2>b3")
    choose(one, "Stop")
    assert asked(one) == (NORTH, "ChooseAction")


@rule("ZOO-S59", "ZOO-R39", "ZOO-END-03", "ZOO-D20")
def test_a_draw_is_offered_once_a_turn_and_a_seat_that_is_asked_may_resign() -> None:
    match = battle("c3 jorund, a1 korse.a", "c5 kassin.a1")
    assert [str(step) for step in match.permissions(SOUTH)] == ["Resign(by=0)", "OfferDraw(by=0)"]
    assert match.permissions(NORTH) == ()
    match.act(SOUTH, "OfferDraw(by=0)")
    accepted, ignored = match.clone(), match.clone()
    assert [str(step) for step in match.permissions(NORTH)] == ["AcceptDraw(by=1)", "RefuseDraw(by=1)"]
    match.act(NORTH, "RefuseDraw(by=1)")
    assert [str(step) for step in match.permissions(SOUTH)] == ["Resign(by=0)"]
    assert match.permissions(NORTH) == ()
    no = match.why_not(SOUTH, "OfferDraw(by=0)")
    assert no is not None
    assert no.message == "offered-already"
    assert asked(match) == (SOUTH, "ChooseAction")
    assert not {"Resign", "OfferDraw"} & {option.name for option in match.asks[0].options}

    accepted.act(NORTH, "AcceptDraw(by=1)")
    assert result(accepted) == ((), "agreed")
    go(ignored, "a1>a2")
    assert ignored.permissions(SOUTH) == ()
    assert [str(step) for step in ignored.permissions(NORTH)] == ["Resign(by=1)", "OfferDraw(by=1)"]

    go(match, "c3>c4")
    go(match, "c5>xc4")
    commit(match, SOUTH, "spin TL")
    assert [str(step) for step in match.permissions(NORTH)] == ["Resign(by=1)"]
    match.act(NORTH, "Resign(by=1)")
    assert result(match) == ((SOUTH,), "resigned")


@rule("ZOO-S62", "ZOO-ATO-03", "ZOO-ATO-04", "ZOO-R26")
def test_the_doubling_of_fury_ends_with_the_turn() -> None:
    match = battle("d3 rhino.a1", "d5 grognard.b1", atouts=("furie", ""))
    play_atout(match, "furie")
    go(match, "d3>d4")
    go(match, "d5>xd4")

    events = fight(match, south="upright TR", north="upright TL")

    assert "CombatTied" in names(events)
    assert (on(match, "d4"), on(match, "d5")) == ("rhino-a", "grognard-b")


@rule("ZOO-S64", "ZOO-MOV-10", "ZOO-CBT-12", "ZOO-CBT-13", "ZOO-TRN-03")
def test_closed_in_zoons_offer_no_move_unless_an_enemy_stands_there() -> None:
    closed = battle("c1 draknar, a1 korse.a1, a2 jorund", "", walls="b1")
    assert ways(closed, "c1") == ways(closed, "a1") == set()
    attack = battle("c1 draknar, a1 korse.a1, a2 jorund", "b1 kassin.a", memory="assisted")
    assert ways(attack, "a1") == {"a1>xb1"}
    assert "a2>a3" in ways(attack)

    go(attack, "a1>xb1")
    fight(attack, south="upright BR", north="upright TL")

    assert (on(attack, "b1"), seen(attack, None, "b1")) == ("korse-a", None)
    strict = battle("a1 korse.a1", "b1 grognard.a")
    go(strict, "a1>xb1")
    fight(strict, south="upright TL", north="upright BR")
    assert (on(strict, "b1"), seen(strict, SOUTH, "b1")) == ("grognard-a", None)


@rule("ZOO-TRN-01")
def test_turns_alternate_until_the_end() -> None:
    match = deployed()
    players: list[int] = []
    while len(players) < 12 and not match.over:
        if match.asks[0].why.name == "ChooseAction":
            players.append(match.asks[0].seat)
        match.answer(match.asks[0].seat, match.asks[0].options[0])

    assert all(one != other for one, other in pairwise(players))
