"""The ledger's scenarios S33 to S47: Atouts, control, Reinforcements, and having nothing to play."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    arrivals,
    asked,
    atouts_of,
    battle,
    choose,
    fight,
    full_hand,
    go,
    hand,
    names,
    offered,
    on,
    play_atout,
    playable,
    refused,
    result,
    seen,
    told,
    tomb,
    ways,
)


@rule("ZOO-S33", "ZOO-FX-COPEAU", "ZOO-MOV-11", "ZOO-ATO-06", "ZOO-R33")
def test_a_zoon_glued_by_frere_copeau_neither_moves_nor_shoots_in_its_owners_next_turn() -> None:
    match = battle("c3 korse.a1, d3 korse.a2", "c4 frere-copeau, d4 grognard.a", turn=9, atouts=("hache", ""))
    go(match, "c3>xc4")
    fight(match, south="upright BR", north="upright TL")
    assert on(match, "c3") == "korse-a"
    assert match.view(None)["field"]["c3"]["immobilised_until"] == 11

    go(match, "a6>a5")
    assert match.view(None)["turn"] == 11
    assert ways(match, "c3") == set()
    assert ways(match, "d3") != set()
    assert refused(match, SOUTH, "MoveZoon(by=0, zoon=c3, to=b3, via=none)").message == "immobilised"
    play_atout(match, "hache")
    assert [one["zoon"] for one in offered(match, "Shoot")] == ["d3"]
    choose(match, "Shoot zoon=d3")
    fight(match, south="upright TL", north="upright BL")
    go(match, "a5>a4")
    assert match.view(None)["turn"] == 13
    assert ways(match, "c3") != set()
    assert match.view(None)["field"]["c3"]["immobilised_until"] is None


@rule("ZOO-S34", "ZOO-ATO-07", "ZOO-R28", "ZOO-R29", "ZOO-AT-CONQUE", "ZOO-D05")
def test_a_zoon_that_attacked_and_went_back_has_had_its_move_of_the_conch() -> None:
    match = battle("d3 mourse.a1, b2 korse.a, c2 korse.b, e2 jorund", "d4 grognard.a1", atouts=("conque", ""))
    play_atout(match, "conque")
    assert refused(match, SOUTH, "Stop(by=0, atout=warus-conque-de-charge, number=1)").message == "one-at-least"

    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright TL")

    assert asked(match) == (SOUTH, "ChooseMarch")
    assert on(match, "d3") == "mourse-a"
    assert {way[:2] for way in ways(match)} == {"b2", "c2", "e2", "f1"}
    assert refused(match, SOUTH, "MoveZoon(by=0, zoon=d3, to=c3, via=none)").message == "moved-already"
    go(match, "b2>b3")
    go(match, "c2>c3")
    assert asked(match) == (NORTH, "ChooseAction")
    assert tomb(match, SOUTH) == ["conque-de-charge"]


@rule("ZOO-R28", "ZOO-D05")
def test_after_the_first_move_of_the_conch_one_may_stop() -> None:
    match = battle("b2 korse.a, c2 korse.b", "", atouts=("conque", ""))
    play_atout(match, "conque")
    go(match, "b2>b3")

    choose(match, "Stop")

    assert asked(match) == (NORTH, "ChooseAction")
    assert "OrderStopped" in names(match.events(None))


@rule("ZOO-S35", "ZOO-AT-FURIE", "ZOO-R26")
@pytest.mark.parametrize(("touch", "score", "winner"), [("TL", 6, SOUTH), ("BR", 0, NORTH)])
def test_fury_doubles_the_numbers_of_a_soldier(touch: str, score: int, winner: int) -> None:
    match = battle("d3 rhino.a1, b2 trice", "d4 grognard.b1", atouts=("furie", ""))
    play_atout(match, "furie")
    assert {way[:2] for way in ways(match)} == {"d3"}

    go(match, "d3>xd4")
    events = fight(match, south="upright TL", north=f"upright {touch}")

    won = told(events, "CombatWon")
    assert (won["by"], {won["score"], won["against"]}) == (winner, {score, 4})
    assert on(match, "d4") == ("rhino-a" if winner == SOUTH else "grognard-b")
    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-S36", "ZOO-AT-TORTUE", "ZOO-R26")
def test_the_tortoise_adds_one_to_each_soldier_it_moves() -> None:
    match = battle("d3 bouga.a1, b3 bouga.b1, c1 king", "d4 korse.b1, b4 korse.b2", atouts=("tortue", ""))
    play_atout(match, "tortue")

    go(match, "d3>xd4")
    events = fight(match, south="upright TL", north="upright BR")
    assert "CombatTied" in names(events)
    assert {way[:2] for way in ways(match)} == {"b3"}
    go(match, "b3>xb4")
    events = fight(match, south="upright TL", north="upright TL")

    assert told(events, "CombatWon") == {"by": SOUTH, "on": "b4", "score": 2, "against": 1}
    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-S37", "ZOO-AT-POUDRE", "ZOO-ATO-08", "ZOO-R42", "ZOO-MOV-10")
def test_skedaddle_powder_ignores_grids_and_what_cannot_step_back() -> None:
    def steps(match: Match) -> set[tuple[str, str]]:
        return {(one["zoon"], one["to"]) for one in offered(match, "RelocateZoon")}

    match = battle("c3 rhino.a1, c2 ouistiti, f1 trice", "", idle=False, atouts=("poudre", ""))
    play_atout(match, "poudre")
    assert steps(match) == {("c3", "b2"), ("c3", "d2"), ("c2", "b1"), ("c2", "c1"), ("c2", "d1")}

    choose(match, "RelocateZoon zoon=c2 to=b1")

    assert steps(match) == {("c3", "b2"), ("c3", "c2"), ("c3", "d2")}


@rule("ZOO-S38", "ZOO-AT-MUR", "ZOO-TER-01", "ZOO-TER-02", "ZOO-CRD-07")
def test_a_tree_wall_is_an_obstacle_for_both_and_for_good() -> None:
    match = battle("d2 gold-hure, e3 korse.a", "d6 king, b5 kassin.a", atouts=("mur, grosse", "grosse"))
    play_atout(match, "mur")
    choose(match, "LayTerrain on=d4")
    assert match.view(None)["terrain"] == [{"owner": SOUTH, "atout": "boarix-mur-d-arbres", "on": "d4"}]

    assert "d4" not in arrivals(match, "d6")
    assert playable(match) == []
    go(match, "b5>b4")
    assert "d3" in arrivals(match, "d2")
    assert "d4" not in arrivals(match, "d2")
    assert playable(match) == []

    above = battle("a2 korse.a", "d5 king", walls="d4", to_play=NORTH)
    assert "d5^d3" in ways(above, "d5")


@rule("ZOO-S39", "ZOO-AT-CAGE", "ZOO-ATO-05", "ZOO-R32", "ZOO-ATO-14")
def test_a_caged_zoon_is_an_obstacle_and_stays_unknown() -> None:
    match = battle("e1 bouclefeuille, b1 kassin.a", "b2 trice, e4 rhino.a", atouts=("cage", ""), memory="assisted")
    play_atout(match, "cage")
    assert [one["target"] for one in offered(match, "CageZoon")] == ["b2"]

    choose(match, "CageZoon target=b2")

    assert match.view(SOUTH)["field"]["b2"] == {
        "owner": NORTH,
        "card": None,
        "caged": True,
        "equipment": None,
        "immobilised_until": None,
        "controlled": False,
    }
    assert (tomb(match, SOUTH), tomb(match, NORTH)) == ([], [])
    assert "b2" not in {way[:2] for way in ways(match)}
    go(match, "e4>e3")
    assert "b2" not in arrivals(match, "b1")

    without = battle("e1 cloboulon, b1 kassin.a", "b2 trice", atouts=("cage", ""), tombs=("bouclefeuille", ""))
    assert playable(without) == []
    assert refused(without, SOUTH, "PlayAtout(by=0, atout=boarix-cage-de-racines)").message == "nobody-to-use-it"


@rule("ZOO-S40", "ZOO-EQP-01", "ZOO-EQP-02", "ZOO-EQP-03", "ZOO-AT-CARAPACE", "ZOO-R26", "ZOO-TMB-01")
def test_bark_armour_adds_one_goes_along_and_falls_with_its_bearer() -> None:
    match = battle(
        "c3 coco-bang.a1, b1 king",
        "d5 charpentard.a1, e6 kopo.a",
        to_play=NORTH,
        atouts=("coco", "echasses"),
        equipment="d5 carapace",
    )
    go(match, "d5>d4")
    assert match.view(None)["field"]["d4"]["equipment"] == "kastors-carapace-d-ecorce"

    play_atout(match, "coco")
    choose(match, "Shoot target=d4")
    events = fight(match, south="upright BR", north="upright TL")
    assert "ShotFailed" in names(events)
    play_atout(match, "echasses")
    assert "d4" not in [one["zoon"] for one in offered(match, "EquipZoon")]
    assert refused(match, NORTH, "EquipZoon(by=1, atout=kastors-echasses, zoon=d4)").message == "carries-already"
    choose(match, "EquipZoon zoon=e6")
    play_atout(match, "coco")
    choose(match, "Shoot target=d4")
    fight(match, south="upright BL", north="upright TL")

    assert tomb(match, NORTH) == ["carapace-d-ecorce", "charpentard-a"]
    assert on(match, "d4") is None


@rule("ZOO-S41", "ZOO-FX-BARRAJO", "ZOO-R30", "ZOO-D14")
def test_barrajo_may_move_equipment_to_a_zoon_without_any_but_not_to_the_emblem() -> None:
    match = battle(
        "d3 barrajo, a2 kopo.a1, b2 charpentard.a1, c2 dame-ronge, e1 hutte-mere",
        "d4 korse.a1",
        equipment="a2 echasses, b2 carapace",
    )
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BL")
    assert asked(match) == (SOUTH, "ChooseRefit")
    bearers = {(one["atout"], one["zoon"]) for one in offered(match, "EquipZoon")}
    assert bearers == {
        (atout, square) for atout in ("kastors-echasses", "kastors-carapace-d-ecorce") for square in ("d3", "c2", "f1")
    }
    assert offered(match, "Decline") == [{}]
    assert refused(match, SOUTH, "EquipZoon(by=0, atout=kastors-echasses, zoon=e1)").message == "not-on-emblem"

    declined = match.clone()
    choose(match, "EquipZoon atout=kastors-echasses zoon=c2")
    choose(declined, "Decline")

    assert match.view(None)["field"]["c2"]["equipment"] == "kastors-echasses"
    assert match.view(None)["field"]["a2"]["equipment"] is None
    assert declined.view(None)["field"]["a2"]["equipment"] == "kastors-echasses"
    assert asked(match) == asked(declined) == (NORTH, "ChooseAction")


@rule("ZOO-S42", "ZOO-AT-ETANG", "ZOO-R31", "ZOO-TER-02")
def test_a_line_ends_in_a_pond_and_a_special_move_does_not_care() -> None:
    mourse = battle("d2 mourse.a1", "", ponds="d3")
    assert {"d2>d3"} == {way for way in ways(mourse, "d2") if way.startswith("d2>d3")}
    assert "d4>d3>d2" not in ways(battle("", "d4 buchosaure.a1", ponds="d3", to_play=NORTH), "d4")
    assert "d1^d3" in ways(battle("d1 king", "", ponds="d3"), "d1")
    assert "d2^d4" in ways(battle("d2 king", "", ponds="d3"), "d2")
    assert ways(battle("d3 mourse.a1", "", ponds="d3"), "d3") == ways(battle("d3 mourse.a1", ""), "d3")


@rule("ZOO-S43", "ZOO-AT-BOURRASQUE", "ZOO-R27", "ZOO-ATO-09")
def test_a_gust_pushes_an_enemy_straight_back_twice_in_a_game() -> None:
    match = battle("c3 corneillard.a1", "d4 rhino.a1, b4 rhino.b", atouts=("bourrasque", ""))
    play_atout(match, "bourrasque")
    choose(match, "PushZoon zoon=c3 target=d4")
    assert (on(match, "d4"), on(match, "d5")) == (None, "rhino-a")
    assert match.view(NORTH)["players"][SOUTH]["atouts"]["cards"] == [{"atout": "korbaks-bourrasque", "uses": 1}]

    go(match, "a6>a5")
    play_atout(match, "bourrasque")
    choose(match, "PushZoon target=b4")
    assert (on(match, "b5"), tomb(match, SOUTH), atouts_of(match, SOUTH)) == ("rhino-b", ["bourrasque"], [])

    blocked = battle("c3 corneillard.a1", "d4 rhino.a1, b4 rhino.b, d5 rhino.b", atouts=("bourrasque", ""))
    play_atout(blocked, "bourrasque")
    assert [one["target"] for one in offered(blocked, "PushZoon")] == ["b4"]
    assert refused(blocked, SOUTH, "PushZoon(by=0, zoon=c3, target=d4)").message == "cannot-be-pushed"


@rule("ZOO-S44", "ZOO-AT-HYPNOSE", "ZOO-CTL-01", "ZOO-CTL-02", "ZOO-CTL-03", "ZOO-R34", "ZOO-TMB-02", "ZOO-D19")
def test_a_hypnotised_zoon_fights_its_own_side_for_one_move() -> None:
    match = battle("d3 maitre-korbak", "d4 mourse.a1, d5 korse.a1", atouts=("hypnose", ""), memory="assisted")
    play_atout(match, "hypnose")
    before = len(match.events(NORTH))
    choose(match, "Hypnotise zoon=d3 target=d4")
    assert seen(match, SOUTH, "d4") == "mourse-a"
    assert told(match.events(SOUTH), "ZoonHypnotised")["card"] == "warus-mourse-a"
    assert told(match.events(NORTH, since=before), "ZoonHypnotised")["card"] is None
    assert told(match.events(None), "ZoonHypnotised")["card"] is None
    assert ways(match) == {"d4>xd5", "d4>e5", "d4>c5", "d4>e4", "d4>c4"}

    go(match, "d4>xd5")
    fight(match, south="upright TL", north="upright TL")

    assert (on(match, "d5"), tomb(match, NORTH)) == ("mourse-a", ["korse-a"])
    assert match.view(None)["field"]["d5"]["owner"] == NORTH
    assert "d5>d4" in ways(match, "d5")
    assert match.view(None)["field"]["d5"]["controlled"] is False


@rule("ZOO-TMB-02", "ZOO-R34")
def test_a_controlled_zoon_that_is_beaten_goes_to_its_owners_tomb() -> None:
    match = battle("d3 maitre-korbak", "d4 mourse.a1, d5 korse.a1", atouts=("hypnose", ""))
    play_atout(match, "hypnose")
    choose(match, "Hypnotise target=d4")
    go(match, "d4>xd5")

    fight(match, south="upright TL", north="upright BL")

    assert (tomb(match, NORTH), tomb(match, SOUTH)) == (["mourse-a"], ["hypnose"])
    assert on(match, "d5") == "korse-a"


@rule("ZOO-S45", "ZOO-FX-OGUR", "ZOO-REI-01", "ZOO-REI-02", "ZOO-R35", "ZOO-D17")
def test_a_soldier_taken_back_by_ogur_is_laid_in_the_nearest_row_as_an_action() -> None:
    match = battle("d3 ogur, b1 piailleur.b", "e4 korse.a1", tombs=("piailleur.a1", ""))
    go(match, "d3>xe4")
    fight(match, south="upright TL", north="upright BR")
    assert hand(match, SOUTH) == ["piailleur-a"]
    assert told(match.events(NORTH), "SoldierTakenBack") == {"by": SOUTH, "card": "korbaks-piailleur-a"}

    go(match, "a6>a5")
    step = "LayReinforcement(by=0, card=korbaks-piailleur-a, on={})"
    assert {one["on"] for one in offered(match, "LayReinforcement")} == {"a1", "c1", "d1", "e1"}
    assert refused(match, SOUTH, step.format("c2")).message == "outside-reinforcement-zone"
    assert refused(match, SOUTH, step.format("b1")).message == "reinforcement-square-taken"
    match.answer(SOUTH, step.format("c1"))
    assert (on(match, "c1"), seen(match, NORTH, "c1")) == ("piailleur-a", None)
    assert asked(match) == (NORTH, "ChooseAction")
    go(match, "a5>a4")
    assert "c1>d2" in ways(match, "c1")


@rule("ZOO-S46", "ZOO-REI-01", "ZOO-R35")
def test_a_full_reinforcement_zone_takes_nobody() -> None:
    row = "a1 kassin.a, b1 kassin.a, c1 kassin.b, d1 kassin.b, f1 cloboulon"
    full = battle(row, "d5 korse.a", walls="e1", hands=("piailleur.a1", ""), idle=False)
    free = battle(row, "d5 korse.a", hands=("piailleur.a1", ""), idle=False)

    assert offered(full, "LayReinforcement") == []
    assert [one["on"] for one in offered(free, "LayReinforcement")] == ["e1"]


@rule("ZOO-REI-01", "ZOO-R31", "ZOO-AT-ETANG")
def test_a_reinforcement_may_be_laid_on_a_pond_but_not_on_an_obstacle() -> None:
    match = battle("c2 ogur", "d5 korse.a", hands=("piailleur.a1", ""), ponds="b1", walls="c1")
    assert {one["on"] for one in offered(match, "LayReinforcement")} == {"a1", "b1", "d1", "e1"}

    match.answer(SOUTH, "LayReinforcement(by=0, card=korbaks-piailleur-a, on=b1)")

    assert on(match, "b1") == "piailleur-a"


@rule("ZOO-S47", "ZOO-END-02", "ZOO-R38")
def test_whoever_has_no_action_left_loses_and_one_atout_is_enough() -> None:
    lost = battle("c1 sacrechene", "d5 korse.a", idle=False, atouts=("cage", ""))
    saved = battle("c1 sacrechene", "d5 korse.a", idle=False, atouts=("cage, mur", ""))

    assert result(lost) == ((NORTH,), "no-action")
    assert result(saved) is None
    assert [str(option) for option in saved.asks[0].options] == ["PlayAtout(by=0, atout=boarix-mur-d-arbres)"]


@rule("ZOO-R45", "ZOO-SET-04")
def test_the_three_atouts_of_a_tribe_are_in_hand_and_everybody_knows_it() -> None:
    match = battle("c1 korse.a", "c6 king", atouts=(full_hand("warus"), full_hand("monkus")))

    for seat in (SOUTH, NORTH, None):
        held = [[one["atout"] for one in player["atouts"]["cards"]] for player in match.view(seat)["players"]]
        assert held == [
            ["warus-hache-virevoltante", "warus-fleche-petard", "warus-conque-de-charge"],
            ["monkus-tortue", "monkus-coco-boum", "monkus-grosse-bertha"],
        ]
