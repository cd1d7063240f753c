"""The ledger's scenarios S12 to S32: combats, special effects and shots."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    asked,
    atouts_of,
    battle,
    choose,
    fight,
    go,
    names,
    offered,
    on,
    play_atout,
    playable,
    result,
    seen,
    told,
    tomb,
    ways,
)


@rule("ZOO-S12", "ZOO-CBT-02", "ZOO-CBT-03", "ZOO-CBT-05", "ZOO-CBT-06", "ZOO-CBT-07", "ZOO-R06", "ZOO-R51")
def test_jorund_beats_a_kassin_that_lies_reversed() -> None:
    match = battle("c3 jorund", "c4 kassin.a1")

    go(match, "c3>xc4")
    events = fight(match, south="upright BR", north="reversed TL")

    shown = [event.fields for event in events if event.name == "CardRevealed"]
    assert shown == [
        {"of": SOUTH, "card": "warus-jorund", "lies": "upright", "touched": "TL", "shows": "6"},
        {"of": NORTH, "card": "boarix-kassin-a", "lies": "reversed", "touched": "BR", "shows": "1"},
    ]
    assert tomb(match, NORTH) == ["kassin-a"]
    assert (on(match, "c4"), on(match, "c3")) == ("jorund", None)
    assert seen(match, NORTH, "c4") is None


@rule("ZOO-S13", "ZOO-CBT-08", "ZOO-R06", "ZOO-R13")
def test_equal_numbers_send_the_attacker_back_and_both_have_seen_both_faces() -> None:
    match = battle("c3 jorund", "c4 kassin.a1", memory="assisted")

    go(match, "c3>xc4")
    fight(match, south="reversed BR", north="reversed TL")

    assert (on(match, "c3"), on(match, "c4")) == ("jorund", "kassin-a")
    assert (tomb(match, SOUTH), tomb(match, NORTH)) == ([], [])
    assert (seen(match, NORTH, "c3"), seen(match, SOUTH, "c4")) == ("jorund", "kassin-a")
    assert (seen(match, None, "c3"), seen(match, None, "c4")) == (None, None)


COMBATS = [
    ("S14: the weaker attacker falls", "d3 korse.a1", "d4 grognard.b1", "d3>xd4", "TR BR", "d4 grognard-b", "korse-a"),
    ("S15: a tie after two steps", "d2 mourse.a1", "d4 grognard.a1", "d2>d3>xd4", "TL TL",
     "d3 mourse-a, d4 grognard-a", ""),
    ("S16: a tie after a special move", "c2 king", "c4 kopo.a1", "c2^xc4", "TL BL", "c2 king, c4 kopo-a", ""),
    ("S18: Cloboulon's star when he defends", "d3 cloboulon, c3 grognard.a1", "d4 korse.a1", "d4>xd3", "TL BR",
     "c3 grognard-a, d3 cloboulon, d4 korse-a", ""),
    ("S20: two stars", "c3 berserkorse.b1", "c4 bouclefeuille", "c3>xc4", "BL BR",
     "c3 berserkorse-b, c4 bouclefeuille", ""),
    ("S21: King Louis goes back, then swaps", "b2 king-louis", "d4 rhino.a1", "b2>c3>xd4", "TL BL",
     "c3 rhino-a, d4 king-louis", ""),
    ("S69: a tie on a square without a dot", "d2 buchosaure.a1", "d4 grognard.a1", "d2>d3>xd4", "BR TR",
     "d3 buchosaure-a, d4 grognard-a", ""),
]  # fmt: skip
"""The name of a scenario, the Zoons of South and of North, the attack, the corners that South and North touch, both
cards upright, who stands where then, and who lies in South's Tomb."""


@rule("ZOO-S14", "ZOO-S15", "ZOO-S16", "ZOO-S18", "ZOO-S20", "ZOO-S21", "ZOO-S69", "ZOO-CBT-06", "ZOO-CBT-07")
@rule("ZOO-CBT-08", "ZOO-CBT-09", "ZOO-CBT-11", "ZOO-FX-CLOBOULON", "ZOO-FX-KINGLOUIS")
@rule("ZOO-R13", "ZOO-R16", "ZOO-R19", "ZOO-R41")
@pytest.mark.parametrize(
    ("south", "north", "attack", "touches", "standing", "fallen"),
    [row[1:] for row in COMBATS],
    ids=[row[0] for row in COMBATS],
)
def test_a_combat_leaves_standing_who_the_ledger_says_and_ends_the_turn(
    south: str, north: str, attack: str, touches: str, standing: str, fallen: str
) -> None:
    attacker = SOUTH if attack[:2] in south else NORTH
    match = battle(south, north, to_play=attacker)

    go(match, attack)
    mine, theirs = touches.split()
    fight(match, south=f"upright {mine}", north=f"upright {theirs}")

    bystanders = {"f1", "a6"}
    assert {f"{square} {on(match, square)}" for square in {*match.view(None)["field"]} - bystanders} == set(
        standing.split(", ")
    )
    assert (tomb(match, SOUTH), tomb(match, NORTH)) == (fallen.split(), [])
    assert asked(match) == (1 - attacker, "ChooseAction")


SHOTS = [
    ("S27: a weaker shot fails", "c3 korse.a1", "c4 grognard.a1", "hache", "TR BL", "hache-virevoltante"),
    ("S28: a miss loses the Atout", "c3 korse.a1", "c4 grognard.a1", "hache", "BL BR", ""),
    ("S29: a star is missed", "c3 coco-bang.a1", "d4 berserkorse.a1", "coco", "BL TL", "coco-boum"),
    ("a miss and a star", "c3 coco-bang.a1", "d4 berserkorse.a1", "coco", "BL BR", ""),
    ("S32: a single use", "", "d3 grognard.a1, d4 kassin.a", "pluie", "TL BR", ""),
]
"""The name of a scenario, the Zoons of South and of North, the Atout that South fires at North's first Zoon, the
corners that South and North touch, both cards upright, and the Atouts South has left."""


@rule("ZOO-S27", "ZOO-S28", "ZOO-S29", "ZOO-S32", "ZOO-SHT-05", "ZOO-SHT-06", "ZOO-SHT-07", "ZOO-SHT-08", "ZOO-SHT-09")
@rule("ZOO-R03", "ZOO-R21", "ZOO-R22", "ZOO-ATO-09", "ZOO-ATO-13", "ZOO-AT-COCO", "ZOO-AT-PLUIE")
@pytest.mark.parametrize(
    ("south", "north", "atout", "touches", "left"), [row[1:] for row in SHOTS], ids=[row[0] for row in SHOTS]
)
def test_a_shot_that_does_not_hit_hurts_nobody_and_may_cost_the_atout(
    south: str, north: str, atout: str, touches: str, left: str
) -> None:
    match = battle(south, north, atouts=(atout, ""))
    before = {square: on(match, square) for square in match.view(None)["field"]}

    (full,) = atouts_of(match, SOUTH)
    play_atout(match, atout)
    choose(match, f"Shoot target={north[:2]}")
    mine, theirs = touches.split()
    events = fight(match, south=f"upright {mine}", north=f"upright {theirs}")

    assert "StarTouched" not in names(events)
    assert {square: on(match, square) for square in match.view(None)["field"]} == before
    assert (atouts_of(match, SOUTH), tomb(match, SOUTH)) == (left.split(), [] if left else [full])
    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-S17", "ZOO-CBT-10", "ZOO-STAR-02", "ZOO-STAR-04", "ZOO-FX-CLOBOULON", "ZOO-D07")
def test_cloboulons_star_makes_south_move_a_grognard_which_may_attack() -> None:
    match = battle("d3 cloboulon, c3 grognard.a1", "d4 korse.a1")

    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")

    assert (on(match, "d3"), on(match, "d4")) == ("cloboulon", "korse-a")
    assert asked(match) == (SOUTH, "ChooseGrognard")
    assert {way[:2] for way in ways(match)} == {"c3"}
    go(match, "c3>xd4")
    fight(match, south="upright TL", north="upright TL")
    assert (on(match, "d4"), tomb(match, NORTH)) == ("grognard-a", ["korse-a"])
    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-S19", "ZOO-FX-BOUCLEFEUILLE", "ZOO-STAR-03", "ZOO-R48", "ZOO-D09", "ZOO-R43")
def test_bouclefeuille_hides_on_any_free_square_off_turn() -> None:
    match = battle("c1 bouclefeuille", "c2 korse.a1", to_play=NORTH)

    go(match, "c2>xc1")
    fight(match, south="upright TL", north="upright BL")

    assert on(match, "c2") == "korse-a"
    assert asked(match) == (SOUTH, "ChooseRefuge")
    assert seen(match, SOUTH, "c1") == "bouclefeuille"
    assert len(offered(match, "RelocateZoon")) == 36 - 4
    choose(match, "RelocateZoon to=f4")
    assert (on(match, "f4"), on(match, "c1")) == ("bouclefeuille", None)
    assert seen(match, NORTH, "f4") is None
    assert asked(match) == (SOUTH, "ChooseAction")


@rule("ZOO-S22", "ZOO-FX-KOMBO", "ZOO-R44", "ZOO-D10")
def test_kombo_bongo_swaps_with_kong_and_nobody_learns_which_ape_it_was() -> None:
    match = battle("c2 kombo-bongo, f2 king, a1 kong", "c3 korse.a1", to_play=NORTH)

    go(match, "c3>xc2")
    fight(match, south="upright TL", north="upright BR")
    assert asked(match) == (SOUTH, "ChooseApe")
    assert {one["ape"] for one in offered(match, "CallApe")} == {"a1", "f2"}
    before = len(match.events(NORTH))
    choose(match, "CallApe ape=a1")

    assert (on(match, "a1"), on(match, "c2")) == ("kombo-bongo", "kong")
    assert [str(event) for event in match.events(NORTH, since=before)][:2] == [
        "ZoonsSwapped(by=0, zoon=c2, other=a1)",
        "ApeCalled(by=0, on=c2)",
    ]
    assert not any("kong" in str(event) for event in [*match.events(NORTH), *match.events(None)])


@rule("ZOO-S23", "ZOO-FX-TRICE", "ZOO-R42", "ZOO-D11", "ZOO-STAR-05")
@pytest.mark.parametrize("behind", [["b5", "c5", "d5"], ["b5", "d5"], ["c5"], []])
def test_the_opponent_of_trice_moves_his_zoon_to_a_free_square_behind_it(behind: list[str]) -> None:
    filled = ", ".join(f"{square} kassin.a" for square in ("b5", "c5", "d5") if square not in behind)
    match = battle("c3 trice", f"c4 jorund, {filled}".strip(", "))

    go(match, "c3>xc4")
    fight(match, south="upright TL", north="upright BL")

    assert on(match, "c3") == "trice"
    if len(behind) > 1:
        assert asked(match) == (NORTH, "ChooseRecoil")
        assert [one["to"] for one in offered(match, "RelocateZoon")] == behind
        choose(match, f"RelocateZoon to={behind[-1]}")
    assert on(match, behind[-1] if behind else "c4") == "jorund"
    assert asked(match) == (NORTH, "ChooseAction")


@rule("ZOO-S24", "ZOO-FX-OUISTITI", "ZOO-R43", "ZOO-D12")
def test_ouistiti_slips_to_a_free_neighbour_or_stays() -> None:
    match = battle("c1 ouistiti", "c2 jorund", to_play=NORTH)
    go(match, "c2>xc1")
    fight(match, south="upright TL", north="upright BL")

    assert on(match, "c2") == "jorund"
    assert asked(match) == (SOUTH, "ChooseBurrow")
    assert [one["to"] for one in offered(match, "RelocateZoon")] == ["b1", "d1", "b2", "d2"]
    choose(match, "RelocateZoon to=d2")
    assert on(match, "d2") == "ouistiti"

    crowded = "c1 ouistiti, b1 rhino.a, d1 rhino.a, b2 rhino.b, d2 rhino.b"
    match = battle(crowded, "c2 jorund", to_play=NORTH)
    go(match, "c2>xc1")
    fight(match, south="upright TL", north="upright BL")
    assert on(match, "c1") == "ouistiti"
    assert asked(match) == (SOUTH, "ChooseAction")


@rule("ZOO-S25", "ZOO-END-01", "ZOO-R15", "ZOO-FX-BERSERKORSE")
def test_an_emblem_that_attacks_a_berserkorse_and_hits_its_star_loses_the_game_at_once() -> None:
    match = battle("c5 berserkorse.a1", "d5 queen-mary", to_play=NORTH)

    go(match, "d5>xc5")
    fight(match, north="upright BL", south="upright TL")

    assert result(match) == ((SOUTH,), "emblem")
    assert tomb(match, NORTH) == ["queen-mary"]


@rule("ZOO-S26", "ZOO-SHT-01", "ZOO-SHT-02", "ZOO-SHT-03", "ZOO-SHT-04", "ZOO-ATO-12", "ZOO-R24", "ZOO-AT-HACHE")
def test_an_axe_that_shows_more_eliminates_its_target_and_comes_back() -> None:
    match = battle("c3 korse.a1", "c4 grognard.a1", atouts=("hache", ""))

    play_atout(match, "hache")
    assert asked(match) == (SOUTH, "ChooseShot")
    assert [str(option) for option in match.asks[0].options] == [
        "Shoot(by=0, atout=warus-hache-virevoltante, zoon=c3, target=c4)"
    ]
    choose(match, "Shoot target=c4")
    events = fight(match, south="upright BL", north="upright TL")

    assert told(events, "ShotHit") == {"by": SOUTH, "on": "c4", "score": 3, "against": 1}
    assert (on(match, "c4"), on(match, "c3"), seen(match, NORTH, "c3")) == (None, "korse-a", None)
    assert (tomb(match, NORTH), tomb(match, SOUTH)) == (["grognard-a"], [])
    assert atouts_of(match, SOUTH) == ["hache-virevoltante"]
    go(match, "a6>a5")
    assert "hache-virevoltante" not in playable(match)
    match = battle("c3 korse.a1", "c4 grognard.a1, c5 kassin.a1", atouts=("hache", ""))
    play_atout(match, "hache")
    choose(match, "Shoot target=c4")
    fight(match, south="upright BL", north="upright TL")
    go(match, "c5>c4")
    assert playable(match) == ["hache-virevoltante"]


@rule("ZOO-S30", "ZOO-SHT-02", "ZOO-R23", "ZOO-AT-FLECHE")
def test_nothing_blocks_a_shot_and_a_shot_needs_a_target() -> None:
    match = battle("c2 korse.a1, c3 jorund", "c4 kassin.a1", atouts=("hache, fleche", ""))

    assert playable(match) == ["fleche-petard"]
    play_atout(match, "fleche")
    assert offered(match, "Shoot") == [{"atout": "warus-fleche-petard", "zoon": "c2", "target": "c4"}]


@rule("ZOO-S31", "ZOO-AT-BERTHA", "ZOO-BRD-03", "ZOO-R25", "ZOO-R02")
@pytest.mark.parametrize(("shooter", "target"), [(SOUTH, "d3"), (NORTH, "d4")])
def test_big_bertha_reaches_ones_own_three_rows(shooter: int, target: str) -> None:
    sides = ("", "d3 korse.a, d4 korse.a") if shooter == SOUTH else ("d3 korse.a, d4 korse.a", "")
    match = battle(*sides, to_play=shooter, atouts=("grosse", "") if shooter == SOUTH else ("", "grosse"))

    play_atout(match, "grosse")

    assert [one["target"] for one in offered(match, "Shoot")] == [target]
