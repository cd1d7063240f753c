"""Atouts that stay: cages, terrain and equipment. ZOO-TER, ZOO-EQP, ZOO-AT-CAGE."""

from __future__ import annotations

import pytest

from sortilege.shelf.zoondo.components import ATOUTS
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    arrivals,
    battle,
    choose,
    fight,
    go,
    offered,
    on,
    play_atout,
    refused,
    result,
    told,
    tomb,
    ways,
)


@rule("ZOO-R32", "ZOO-END-01", "ZOO-AT-CAGE")
def test_a_caged_emblem_is_shown_and_lost() -> None:
    match = battle("e1 bouclefeuille", "b2 queen-mary, d6 king", atouts=("cage", ""))
    play_atout(match, "cage")

    choose(match, "CageZoon target=b2")

    assert result(match) == ((SOUTH,), "emblem")
    assert told(match.events(None), "EmblemCaged") == {"by": SOUTH, "card": "monkus-queen-mary", "on": "b2"}


@rule("ZOO-R30", "ZOO-EQP-02", "ZOO-R31", "ZOO-AT-CAGE")
def test_a_cage_eliminates_what_its_prey_carries_and_may_lie_on_a_pond() -> None:
    match = battle(
        "e1 bouclefeuille, b1 korse.a", "b2 kopo.a, d6 king", atouts=("cage", ""), equipment="b2 carapace", ponds="b2"
    )
    play_atout(match, "cage")
    choose(match, "CageZoon target=b2")

    assert tomb(match, NORTH) == ["carapace-d-ecorce"]
    go(match, "d6>c5")
    assert "b2" not in arrivals(match, "b1")


@rule("ZOO-R31", "ZOO-TER-01")
@pytest.mark.parametrize("atout", ["mur", "etang"])
def test_terrain_goes_on_any_free_square_without_terrain(atout: str) -> None:
    match = battle("c2 korse.a", "c5 kassin.a", atouts=(atout, ""), walls="a3", ponds="b4")
    play_atout(match, atout)

    free = {one["on"] for one in offered(match, "LayTerrain")}
    assert len(free) == 36 - 4 - 2
    assert not {"c2", "c5", "a3", "b4"} & free
    assert {"c1", "c6", "d3"} <= free
    full = next(name for name in ATOUTS if name.split("-", 1)[1].startswith(atout))
    assert refused(match, SOUTH, f"LayTerrain(by=0, atout={full}, on=b4)").message == "ground-taken"


@rule("ZOO-AT-ETANG", "ZOO-CBT-08")
def test_zoons_fight_on_a_pond_and_retreat_to_one() -> None:
    match = battle("d2 mourse.a1", "d4 grognard.a1", ponds="d4")
    go(match, "d2>d3>xd4")
    fight(match, south="upright TL", north="upright TL")
    assert on(match, "d3") == "mourse-a"

    retreat = battle("c2 korse.a", "d4 grognard.a1", to_play=NORTH, ponds="d4")
    assert "d4>d3" in ways(retreat, "d4")
    attack = battle("d4 korse.a1", "d5 kassin.a", ponds="d4")
    go(attack, "d4>xd5")
    fight(attack, south="upright TL", north="upright TR")
    assert on(attack, "d4") == "korse-a"


@rule("ZOO-EQP-01", "ZOO-R30", "ZOO-R41")
def test_equipment_follows_swaps_pushes_and_control() -> None:
    swapped = battle("b2 king-louis", "d4 rhino.a1", equipment="b2 carapace, d4 echasses")
    go(swapped, "b2>c3>xd4")
    fight(swapped, south="upright TL", north="upright BL")
    field = swapped.view(None)["field"]
    assert (field["d4"]["equipment"], field["c3"]["equipment"]) == ("kastors-carapace-d-ecorce", "kastors-echasses")

    pushed = battle("c3 corneillard.a1", "d4 rhino.a1", atouts=("bourrasque", ""), equipment="d4 carapace")
    play_atout(pushed, "bourrasque")
    choose(pushed, "PushZoon target=d4")
    assert pushed.view(None)["field"]["d5"]["equipment"] == "kastors-carapace-d-ecorce"

    controlled = battle("d3 maitre-korbak", "d4 rhino.a1, d5 korse.a", atouts=("hypnose", ""), equipment="d4 echasses")
    play_atout(controlled, "hypnose")
    choose(controlled, "Hypnotise target=d4")
    assert {"d4^d6", "d4^b4", "d4^f4", "d4>xd5"} <= ways(controlled)
