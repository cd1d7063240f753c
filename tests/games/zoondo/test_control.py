"""Control: a hypnotised Zoon counts as its controller's until the turn ends. ZOO-CTL, ZOO-R34."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    battle,
    choose,
    fight,
    go,
    hand,
    offered,
    on,
    play_atout,
    refused,
    result,
    tomb,
    ways,
)


def hypnotise(match: Match, target: str, way: str = "") -> None:
    """South controls a Zoon of North's, and moves it."""
    play_atout(match, "hypnose")
    choose(match, f"Hypnotise target={target}")
    if way:
        go(match, way)


@rule("ZOO-AT-HYPNOSE", "ZOO-D19", "ZOO-R34", "ZOO-R54")
@pytest.mark.parametrize("why", ["immobilised", "empty grid"])
def test_a_puppet_that_cannot_move_spends_the_atout_all_the_same(why: str) -> None:
    enemy, bound = ("d4 rhino.a1", "d4 10") if why == "immobilised" else ("d4 draknar", "")
    match = battle("d3 maitre-korbak", f"{enemy}, b5 korse.a", atouts=("hypnose", ""), bound=bound)
    play_atout(match, "hypnose")
    choose(match, "Hypnotise target=d4")

    assert [str(option) for option in match.asks[0].options] == ["HaveNoWay(by=0)"]
    choose(match, "HaveNoWay")
    assert tomb(match, SOUTH) == ["hypnose"]
    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-R34", "ZOO-CTL-02")
def test_a_puppet_is_blocked_by_its_controllers_zoons_and_attacks_its_owners_emblem() -> None:
    match = battle("d3 maitre-korbak, c5 korse.a", "d4 mourse.a1, d5 draknar", atouts=("hypnose", ""))
    play_atout(match, "hypnose")
    choose(match, "Hypnotise target=d4")
    assert ways(match) == {"d4>xd5", "d4>e5", "d4>e4", "d4>c4"}

    go(match, "d4>xd5")
    fight(match, south="upright BR", north="upright TL")

    assert result(match) == ((SOUTH,), "emblem")


@rule("ZOO-R34", "ZOO-END-01")
def test_a_controlled_emblem_that_falls_loses_its_owner_the_game() -> None:
    match = battle("d3 maitre-korbak", "d4 queen-mary, e4 korse.a", atouts=("hypnose", ""))
    play_atout(match, "hypnose")
    choose(match, "Hypnotise target=d4")

    go(match, "d4>xe4")
    fight(match, south="upright TL", north="upright BR")

    assert result(match) == ((SOUTH,), "emblem")


@rule("ZOO-R34", "ZOO-FX-CLOBOULON", "ZOO-VAR-12")
def test_the_star_of_a_puppet_serves_its_controller() -> None:
    match = battle("d3 maitre-korbak, a2 grognard.a", "d4 cloboulon, d5 korse.a, f5 grognard.b", atouts=("hypnose", ""))
    hypnotise(match, "d4", "d4>xd5")
    fight(match, south="upright TL", north="upright BR")
    assert asked(match) == (SOUTH, "ChooseGrognard")
    assert {way[:2] for way in ways(match)} == {"a2"}

    nid = battle("d3 maitre-korbak", "d4 grand-nid, e4 korse.a", atouts=("hypnose", ""))
    play_atout(nid, "hypnose")
    choose(nid, "Hypnotise target=d4")
    go(nid, "d4>xe4")
    fight(nid, south="upright TL", north="upright BL")
    assert asked(nid) == (SOUTH, "ChooseNest")
    assert {one["to"][1] for one in offered(nid, "RelocateZoon")} == {"1"}

    ogur = battle(
        "c3 maitre-korbak", "d4 ogur, e5 korse.a", atouts=("hypnose", ""), tombs=("piailleur.a", "piailleur.b")
    )
    play_atout(ogur, "hypnose")
    choose(ogur, "Hypnotise target=d4")
    go(ogur, "d4>xe5")
    fight(ogur, south="upright TL", north="upright BR")
    assert (hand(ogur, SOUTH), hand(ogur, NORTH)) == (["piailleur-a"], [])


@rule("ZOO-R34", "ZOO-FX-COPEAU")
def test_a_puppet_bound_by_frere_copeau_is_bound_for_its_owners_next_turn() -> None:
    match = battle("d3 maitre-korbak", "d4 mourse.a, d5 frere-copeau", turn=9, atouts=("hypnose", ""))
    hypnotise(match, "d4", "d4>xd5")

    fight(match, south="upright BR", north="upright TL")

    assert match.view(None)["field"]["d4"]["immobilised_until"] == 10
    assert ways(match, "d4") == set()


@rule("ZOO-R34", "ZOO-CTL-01", "ZOO-FX-GOLDHURE")
def test_a_controlled_gold_hure_goes_on_for_its_controller() -> None:
    match = battle("c3 maitre-korbak", "d4 gold-hure, d5 korse.a", atouts=("hypnose", ""))
    hypnotise(match, "d4", "d4>xd5")
    fight(match, south="upright TL", north="upright BL")

    assert asked(match) == (SOUTH, "ChooseSecondCharge")
    assert "d4>e5>f6" in ways(match)
    assert "d4>c3" not in ways(match)


@rule("ZOO-R34", "ZOO-CTL-02", "ZOO-FX-KORBAK")
def test_a_controlled_maitre_korbak_spies_on_his_own_side_but_not_on_himself() -> None:
    match = battle("c3 maitre-korbak", "d4 korbaks.maitre-korbak, e5 korse.a, b5 draknar", atouts=("hypnose", ""))
    play_atout(match, "hypnose")
    choose(match, "Hypnotise target=d4")
    go(match, "d4>xe5")
    fight(match, south="upright TL", north="upright BL")

    assert asked(match) == (SOUTH, "ChooseSpied")
    assert {one["zoon"] for one in offered(match, "LookAtZoon")} == {"b5", "a6"}


@rule("ZOO-R34", "ZOO-CTL-02", "ZOO-FX-BIGOTH")
def test_a_controlled_bigoth_counts_among_the_zoons_that_may_step_back() -> None:
    match = battle("c3 maitre-korbak, b1 korse.a", "d4 bigoth, e5 korse.a", atouts=("hypnose", ""))
    play_atout(match, "hypnose")
    choose(match, "Hypnotise target=d4")
    go(match, "d4>xe5")
    fight(match, south="upright TL", north="upright BR")

    assert asked(match) == (SOUTH, "ChooseWithdrawal")
    assert {(one["zoon"], one["to"]) for one in offered(match, "RelocateZoon")} == {
        *[("c3", to) for to in ("b2", "c2", "d2")],
        *[("d4", to) for to in ("d3", "e3")],
    }


# Equipment


def refit_against_a_puppet(**scene: str) -> Match:
    """North's Barrajo, attacked by a Mourse of North's that South controls, has his star hit."""
    match = battle(
        "d3 maitre-korbak",
        "d4 mourse.a1, d5 barrajo, f5 kopo.a",
        atouts=("hypnose", scene.get("atouts", "")),
        equipment=scene.get("equipment", ""),
    )
    hypnotise(match, "d4", "d4>xd5")
    fight(match, south="upright BL", north="upright TL")
    assert asked(match) == (NORTH, "ChooseRefit")
    return match


def refits(match: Match) -> set[tuple[str, str]]:
    return {(one["atout"], one["zoon"]) for one in offered(match, "EquipZoon")}


@rule("ZOO-CTL-02", "ZOO-R34", "ZOO-R30", "ZOO-FX-BARRAJO")
def test_a_controlled_zoon_is_no_bearer_for_its_owner() -> None:
    match = refit_against_a_puppet(atouts="carapace")

    assert refits(match) == {("kastors-carapace-d-ecorce", square) for square in ("d5", "f5", "a6")}
    no = refused(match, NORTH, "EquipZoon(by=1, atout=kastors-carapace-d-ecorce, zoon=d4)")
    assert (no.message, no.rules) == ("not-your-bearer", ("ZOO-R30", "ZOO-CTL-02"))


@rule("ZOO-CTL-02", "ZOO-R34", "ZOO-R30", "ZOO-FX-BARRAJO")
def test_its_owner_takes_nothing_off_a_controlled_zoon() -> None:
    worn = refit_against_a_puppet(equipment="d4 echasses")
    other = refit_against_a_puppet(equipment="d4 echasses, f5 carapace")

    assert refits(worn) == set()
    assert [option.name for option in worn.asks[0].options] == ["Decline"]
    assert refits(other) == {("kastors-carapace-d-ecorce", square) for square in ("d5", "a6")}


@rule("ZOO-R30", "ZOO-R34", "ZOO-FX-BARRAJO")
def test_a_controller_lays_his_equipment_on_his_own_zoons_only() -> None:
    match = battle(
        "d3 maitre-korbak, b2 korse.a", "d4 barrajo, d5 kopo.a",
        atouts=("hypnose, carapace", ""), equipment="d5 echasses", mode="recruit",
    )  # fmt: skip
    hypnotise(match, "d4", "d4>xd5")
    fight(match, south="upright TL", north="upright BL")

    assert asked(match) == (SOUTH, "ChooseRefit")
    assert refits(match) == {("kastors-carapace-d-ecorce", square) for square in ("d3", "b2", "f1")}
    no = refused(match, SOUTH, "EquipZoon(by=0, atout=kastors-carapace-d-ecorce, zoon=d4)")
    assert no.message == "not-your-bearer"


@rule("ZOO-CTL-03", "ZOO-R34", "ZOO-FX-BARRAJO")
def test_a_zoon_that_was_controlled_is_a_bearer_again_in_its_owners_turn() -> None:
    match = refit_against_a_puppet(atouts="carapace")
    choose(match, "Decline")
    assert on(match, "d4") == "mourse-a"

    play_atout(match, "carapace")

    assert {one["zoon"] for one in offered(match, "EquipZoon")} == {"d4", "d5", "f5", "a6"}


# What its owner cannot do with it


@rule("ZOO-CTL-02", "ZOO-R34", "ZOO-FX-KOMBO")
def test_kombo_bongo_does_not_call_an_ape_that_the_rival_controls() -> None:
    def calls(side: str) -> list[str]:
        match = battle("d3 maitre-korbak", f"d4 king, e5 kombo-bongo, {side}", atouts=("hypnose", ""))
        hypnotise(match, "d4", "d4>xe5")
        fight(match, south="upright BR", north="upright TL")
        assert asked(match) == (NORTH, "ChooseApe")
        return [str(option.arguments.get("ape", option.name)) for option in match.asks[0].options]

    assert calls("b6 kong") == ["b6"]
    assert calls("b6 korse.a") == ["HaveNoApe"]


@rule("ZOO-CTL-02", "ZOO-R34", "ZOO-FX-HUTTE")
def test_hutte_mere_does_not_change_places_with_a_soldier_that_the_rival_controls() -> None:
    match = battle("d3 maitre-korbak", "d4 korse.a, d5 hutte-mere, b6 kopo.a", atouts=("hypnose", ""))
    hypnotise(match, "d4", "d4>xd5")
    fight(match, south="upright BL", north="upright TL")

    assert asked(match) == (NORTH, "ChooseSubstitute")
    assert [one["soldier"] for one in offered(match, "CallSoldier")] == ["b6"]


@rule("ZOO-CTL-02", "ZOO-R34", "ZOO-FX-BIGOTH")
def test_bigoth_does_not_call_back_a_zoon_that_the_rival_controls() -> None:
    match = battle("c3 maitre-korbak", "c4 korse.a, c5 bigoth", atouts=("hypnose", ""))
    hypnotise(match, "c4", "c4>xc5")
    fight(match, south="upright BR", north="upright TL")

    assert asked(match) == (NORTH, "ChooseWithdrawal")
    assert {one["zoon"] for one in offered(match, "RelocateZoon")} == {"c5"}
    no = refused(match, NORTH, "RelocateZoon(by=1, zoon=c4, to=b5)")
    assert no.message == "not-your-zoon"
