"""How far each Atout reaches: whom, where and how many. ZOO-AT."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    battle,
    choose,
    fight,
    go,
    names,
    offered,
    on,
    play_atout,
    playable,
    refused,
    result,
    tomb,
    ways,
)

CAGE = "boarix-cage-de-racines"


@rule("ZOO-AT-CAGE", "ZOO-R25", "ZOO-BRD-04")
@pytest.mark.parametrize(
    ("seat", "inside", "outside"), [(SOUTH, ("b1", "e2"), ("c3", "d4")), (NORTH, ("b6", "e5"), ("c4", "d3"))]
)
def test_a_cage_reaches_the_two_rows_of_the_deployment_zone_and_not_the_third(
    seat: int, inside: tuple[str, str], outside: tuple[str, str]
) -> None:
    own = f"c{1 if seat == SOUTH else 6} bouclefeuille"
    hands = ("cage", "") if seat == SOUTH else ("", "cage")

    def sides(squares: tuple[str, ...]) -> tuple[str, str]:
        enemies = ", ".join(f"{square} kassin.a" for square in squares)
        return (own, enemies) if seat == SOUTH else (enemies, own)

    match = battle(*sides(inside + outside), to_play=seat, atouts=hands)
    far = battle(*sides(outside), to_play=seat, atouts=hands)

    assert playable(far) == []
    assert refused(far, seat, f"PlayAtout(by={seat}, atout={CAGE})").message == "without-effect"
    play_atout(match, "cage")
    assert {one["target"] for one in offered(match, "CageZoon")} == set(inside)
    no = refused(match, seat, f"CageZoon(by={seat}, atout={CAGE}, target={outside[0]})")
    assert (no.message, no.rules) == ("out-of-reach", ("ZOO-AT-CAGE",))


@rule("ZOO-AT-CONQUE", "ZOO-R15", "ZOO-CRD-02")
def test_the_conch_moves_zoons_of_every_type_and_the_emblem_may_attack_with_it() -> None:
    types = "a2 harold-de-jarl, b2 jorund, c2 ogur, d2 mourse.a, e2 berserkorse.a, f2 korse.a, c4 queen-mary"
    match = battle(types, "d4 kassin.a", atouts=("conque", ""), idle=False)
    play_atout(match, "conque")
    assert {way[:2] for way in ways(match)} == {"a2", "b2", "c2", "d2", "e2", "f2", "c4"}

    go(match, "c4>xd4")
    fight(match, south="upright TL", north="upright TL")

    assert (on(match, "d4"), tomb(match, NORTH)) == ("queen-mary", ["kassin-a"])
    assert asked(match) == (SOUTH, "ChooseMarch")
    assert "c4" not in {way[:2] for way in ways(match)}


@rule("ZOO-AT-CONQUE", "ZOO-R15", "ZOO-END-01")
def test_an_emblem_that_falls_in_a_charge_of_the_conch_loses_the_game() -> None:
    match = battle("c4 queen-mary, a1 king", "d4 grognard.a", atouts=("conque", ""))
    play_atout(match, "conque")
    go(match, "c4>xd4")

    fight(match, south="upright TL", north="upright BR")

    assert result(match) == ((NORTH,), "emblem")


@rule("ZOO-AT-POUDRE", "ZOO-D05", "ZOO-R28")
def test_skedaddle_powder_moves_three_zoons_and_no_fourth() -> None:
    match = battle("a3 rhino.a, b3 rhino.b, c3 trice, d3 ratops, e3 ouistiti", "", atouts=("poudre", ""))
    play_atout(match, "poudre")

    for number, square in enumerate("abe", start=1):
        assert asked(match) == (SOUTH, "ChooseRetreat"), number
        choose(match, f"RelocateZoon zoon={square}3 to={square}2")

    assert asked(match) == (NORTH, "ChooseAction")
    assert [on(match, square) for square in ("a2", "b2", "e2", "c3", "d3")] == [
        "rhino-a", "rhino-b", "ouistiti", "trice", "ratops",
    ]  # fmt: skip
    assert tomb(match, SOUTH) == ["poudre-d-escampette"]


@rule("ZOO-AT-ECHASSES", "ZOO-BRD-07")
@pytest.mark.parametrize(
    ("seat", "scene", "expected"),
    [
        (SOUTH, "c3 korse.a", {"c3>c4", "c3>d3", "c3>c2", "c3>b3", "c3^c5", "c3^e3", "c3^a3"}),
        (NORTH, "d4 kopo.a", {"d4>d3", "d4>c4", "d4>e4", "d4^d2", "d4^b4", "d4^f4"}),
        (SOUTH, "b5 bouclefeuille", {"b5>a5", "b5>c5", "b5^d5"}),
    ],
)
def test_stilts_add_three_special_squares_forward_right_and_left(seat: int, scene: str, expected: set[str]) -> None:
    sides = (scene, "") if seat == SOUTH else ("", scene)
    match = battle(*sides, to_play=seat, equipment=f"{scene[:2]} echasses")

    assert ways(match, scene[:2]) == expected


@rule("ZOO-AT-ECHASSES", "ZOO-MOV-08", "ZOO-EQP-01")
@pytest.mark.parametrize(("way", "to"), [("c3^c5", "c5"), ("c3^e3", "e3")])
def test_on_stilts_a_zoon_jumps_over_friend_and_foe(way: str, to: str) -> None:
    match = battle("c3 korse.a1, c4 jorund", "d3 kassin.a", equipment="c3 echasses")

    go(match, way)

    assert (on(match, to), on(match, "c4"), on(match, "d3")) == ("korse-a", "jorund", "kassin-a")
    assert match.view(None)["field"][to]["equipment"] == "kastors-echasses"
    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-AT-ECHASSES", "ZOO-EQP-02", "ZOO-R30")
def test_stilts_are_lost_with_their_bearer_and_not_with_its_enemy() -> None:
    def strike(touch: str) -> list[list[str]]:
        match = battle("c3 korse.a1", "c5 kassin.a", equipment="c3 echasses")
        go(match, "c3^xc5")
        events = fight(match, south="upright TL", north=f"upright {touch}")
        assert ("AtoutBuried" in names(events)) == ("echasses" in tomb(match, SOUTH))
        return [tomb(match, seat) for seat in (SOUTH, NORTH)]

    assert strike("BR") == [["echasses", "korse-a"], []]
    assert strike("TL") == [[], ["kassin-a"]]
