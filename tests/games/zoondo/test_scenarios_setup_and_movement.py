"""The ledger's scenarios S01 to S11: setting up and moving."""

from __future__ import annotations

from random import Random

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.shelf.zoondo.battlefield import NAMES
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    arrivals,
    battle,
    deployed,
    fight,
    go,
    names,
    on,
    refused,
    seen,
    state_of,
    ways,
)

DEPLOYMENT = [[square for square in NAMES if square[1] in ranks] for ranks in ("12", "56")]


def new_game(**options: object) -> Match:
    return sortilege.new("zoondo", seats=2, seed=3, options=options)  # type: ignore[arg-type]  # tests pass any option


def pick(match: Match, seat: int, tribe: str) -> None:
    match.answer(seat, f"PickTribe(by={seat}, tribe={tribe})")


def place_all(match: Match, seat: int, squares: list[str]) -> None:
    """Places each card asked for on the next of these squares."""
    for square in squares:
        ask = next(ask for ask in match.asks if ask.seat == seat)
        match.answer(seat, next(one for one in ask.options if one.arguments.get("on") == square))


@rule("ZOO-S01", "ZOO-SET-01", "ZOO-SET-02", "ZOO-BRD-04", "ZOO-R04", "ZOO-D01", "ZOO-D02")
def test_tribes_are_picked_in_secret_and_any_layout_of_the_two_rows_is_accepted() -> None:
    match, other = new_game(), new_game()
    pick(match, SOUTH, "warus")
    pick(other, SOUTH, "monkus")
    assert match.view(NORTH) == other.view(NORTH)
    assert match.view(NORTH)["players"][SOUTH]["tribe"] is None

    pick(match, NORTH, "boarix")

    assert [player["tribe"] for player in match.view(None)["players"]] == ["warus", "boarix"]
    assert [event.fields for event in match.events(NORTH)] == [
        {"by": SOUTH, "tribe": "warus"},
        {"by": NORTH, "tribe": "boarix"},
    ]
    assert refused(match, SOUTH, "PlaceZoon(by=0, card=warus-draknar, on=c3)").message == "outside-deployment-zone"
    assert refused(match, SOUTH, "KeepZoon(by=0, card=warus-draknar)").message == "emblem-must-be-deployed"
    match.answer(SOUTH, "PlaceZoon(by=0, card=warus-draknar, on=c1)")
    assert refused(match, SOUTH, "PlaceZoon(by=0, card=warus-harold-de-jarl, on=c1)").message == "square-taken"
    assert refused(match, SOUTH, "KeepZoon(by=0, card=warus-harold-de-jarl)").message == "all-must-be-deployed"
    left = [square for square in DEPLOYMENT[SOUTH] if square != "c1"]
    Random(1).shuffle(left)
    place_all(match, SOUTH, left)
    assert [ask.seat for ask in match.asks] == [NORTH]
    assert [on(match, square) is not None for square in DEPLOYMENT[SOUTH]] == [True] * 12


@rule("ZOO-S02", "ZOO-SET-02", "ZOO-SET-03", "ZOO-R08")
def test_until_both_are_ready_a_layout_is_hidden_and_then_it_is_all_alike_backs() -> None:
    match = new_game()
    pick(match, SOUTH, "warus")
    pick(match, NORTH, "boarix")
    match.answer(SOUTH, "TakeFormation(by=0)")

    waiting = match.view(NORTH)

    assert waiting["field"] == {}
    assert waiting["players"][SOUTH]["ready"] is True
    assert waiting["players"][SOUTH]["reinforcements"] is None
    match.answer(NORTH, "TakeFormation(by=1)")
    field = match.view(None)["field"]
    assert sorted(field) == sorted(DEPLOYMENT[SOUTH] + DEPLOYMENT[NORTH])
    for seat in (SOUTH, NORTH):
        backs = [field[square] for square in DEPLOYMENT[seat]]
        assert all(back == backs[0] for back in backs)
        assert backs[0]["card"] is None


@rule("ZOO-S03", "ZOO-SET-05", "ZOO-R50")
def test_the_seed_alone_says_who_begins_and_each_seat_begins_about_half_the_time() -> None:
    firsts = [deployed(seed=seed).view(None)["first"] for seed in range(120)]

    assert firsts == [deployed(seed=seed).view(None)["first"] for seed in range(120)]
    assert 40 < sum(firsts) < 80


@rule("ZOO-S04", "ZOO-BRD-07", "ZOO-MOV-05")
def test_forward_and_right_are_read_from_the_owners_seat() -> None:
    match = battle("c2 korse.a1", "c5 kassin.a1")

    go(match, "c2>c3")
    assert "c5>b5" in ways(match, "c5")
    assert "c5>d5" in ways(match, "c5")
    go(match, "c5>c4")

    assert (on(match, "c3"), on(match, "c4")) == ("korse-a", "kassin-a")
    east = battle("f2 goolgoth", "d5 oto-von-rhino", to_play=NORTH)
    assert arrivals(east, "d5") == {"d4", "d3", "c6", "e6"}


WAYS = [
    ("S05", "", "d5 grognard.a1", "", "d5>d4, d5>c4, d5>c4>b3, d5>e4, d5>e4>f3, d5>c5, d5>e5"),
    ("S06: a friend blocks a line", "d2 gold-hure, d3 kassin.a1", "", "",
     "d2>c1, d2>c2, d2>c3, d2>c3>b4, d2>d1, d2>e1, d2>e2, d2>e3, d2>e3>f4"),
    ("S07: an enemy is attacked, not passed", "d3 mourse.a1", "d4 kassin.a1", "",
     "d3>c3, d3>c4, d3>d2, d3>e3, d3>e4, d3>xd4"),
    ("S08: a line ends at the edge", "b2 grognard.b1", "", "", "b2>a2, b2>a3, b2>b3, b2>c2, b2>c3, b2>c3>d4"),
    ("S09: a special move flies over a friend", "c2 king, c3 kassin.a1", "", "", "c2>b3, c2>d3, c2^c4"),
    ("S09: and does not end on one", "c2 king, c4 kassin.a1", "", "", "c2>b3, c2>d3"),
    ("S09: nor on an Obstacle", "c2 king", "", "c4", "c2>b3, c2>d3"),
    ("S09: but may attack", "c2 king, c3 kassin.a1", "c4 kassin.b1", "", "c2>b3, c2>d3, c2^xc4"),
    ("S10: a square without a dot is crossed only", "d2 buchosaure.a1", "", "", "d2>d3>d4, d2>c3, d2>e3"),
    ("S10: a friend there blocks", "d2 buchosaure.a1, d3 kopo.a1", "", "", "d2>c3, d2>e3"),
    ("S10: and so does an enemy", "d2 buchosaure.a1", "d3 kassin.a1", "", "d2>c3, d2>e3"),
    ("S11: bent lines are blocked at their first square", "d2 aile-de-suie, d3 kopo.a1", "", "", "d2^b2, d2^f2"),
]  # fmt: skip
"""The name of a scenario, the Zoons of South and of North, the walls, and all ways of the first Zoon."""


@rule("ZOO-S05", "ZOO-S06", "ZOO-S07", "ZOO-S08", "ZOO-S09", "ZOO-S10", "ZOO-S11", "ZOO-BRD-07", "ZOO-R10", "ZOO-R11")
@rule("ZOO-MOV-01", "ZOO-MOV-02", "ZOO-MOV-03", "ZOO-MOV-04", "ZOO-MOV-06", "ZOO-MOV-07", "ZOO-MOV-08", "ZOO-MOV-09")
@pytest.mark.parametrize(
    ("south", "north", "walls", "expected"), [row[1:] for row in WAYS], ids=[row[0] for row in WAYS]
)
def test_a_zoon_has_the_ways_of_its_grid_as_far_as_others_let_it(
    south: str, north: str, walls: str, expected: str
) -> None:
    match = battle(south, north, walls=walls, to_play=SOUTH if south else NORTH)

    assert ways(match, (south or north)[:2]) == set(expected.split(", "))


@rule("ZOO-R52")
def test_start_way_and_arrival_are_told_to_everybody() -> None:
    match = battle("d2 aile-de-suie, b1 king", "c5 kassin.a1, a3 kassin.b1")
    go(match, "d2>d3>c4")
    go(match, "c5>b5")
    go(match, "b1^b3")
    go(match, "a3>xb3")
    fight(match, "upright TL", "upright TL")

    moved = [event.fields for event in match.events(None) if event.name in ("ZoonMoved", "AttackDeclared")]

    assert moved == [
        {"by": SOUTH, "zoon": "d2", "to": "c4", "via": "d3"},
        {"by": NORTH, "zoon": "c5", "to": "b5", "via": None},
        {"by": SOUTH, "zoon": "b1", "to": "b3", "via": "special"},
        {"by": NORTH, "zoon": "a3", "to": "b3", "via": None},
    ]
    assert "CardRevealed" in names(match.events(None))
    assert seen(match, None, "b3") is None
    assert state_of(match).turn == 13
