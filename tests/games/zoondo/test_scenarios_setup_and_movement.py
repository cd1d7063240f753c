"""The ledger's scenarios S01 to S11: setting up and moving."""

from __future__ import annotations

from random import Random

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


@rule("ZOO-S05", "ZOO-MOV-01", "ZOO-MOV-04", "ZOO-BRD-07")
def test_all_the_moves_of_a_grognard_of_north() -> None:
    match = battle("", "d5 grognard.a1", to_play=NORTH)

    assert ways(match, "d5") == {"d5>d4", "d5>c4", "d5>c4>b3", "d5>e4", "d5>e4>f3", "d5>c5", "d5>e5"}


@rule("ZOO-S06", "ZOO-MOV-06")
def test_a_friend_on_the_line_blocks_it_there() -> None:
    match = battle("d2 gold-hure, d3 kassin.a1", "")

    assert not {"d3", "d4"} & arrivals(match, "d2")
    assert {"d2>e3", "d2>e3>f4"} <= ways(match, "d2")


@rule("ZOO-S07", "ZOO-MOV-07", "ZOO-R10")
def test_an_enemy_on_the_line_can_be_attacked_and_not_passed() -> None:
    match = battle("d3 mourse.a1", "d4 kassin.a1")

    assert "d3>xd4" in ways(match, "d3")
    assert "d5" not in arrivals(match, "d3")


@rule("ZOO-S08", "ZOO-MOV-03", "ZOO-R11")
def test_a_line_ends_at_the_edge() -> None:
    match = battle("b2 grognard.b1", "")

    assert {way for way in ways(match, "b2") if way.startswith("b2>a3")} == {"b2>a3"}
    assert "f4" not in arrivals(match, "b2")


@rule("ZOO-S09", "ZOO-MOV-08", "ZOO-MOV-09")
def test_a_special_move_flies_over_cards_and_obeys_its_arrival_square() -> None:
    match = battle("c2 king, c3 kassin.a1", "")
    go(match, "c2^c4")
    assert on(match, "c4") == "king"
    assert not match.game.together

    assert "c2^c4" not in ways(battle("c2 king, c4 kassin.a1", ""), "c2")
    assert "c2^c4" not in ways(battle("c2 king", "", walls="c4"), "c2")
    assert "c2^xc4" in ways(battle("c2 king, c3 kassin.a1", "c4 kassin.b1"), "c2")


@rule("ZOO-S10", "ZOO-MOV-02", "ZOO-R10")
def test_a_square_without_a_dot_is_crossed_and_never_entered() -> None:
    assert ways(battle("d2 buchosaure.a1", ""), "d2") == {"d2>d3>d4", "d2>c3", "d2>e3"}
    assert ways(battle("d2 buchosaure.a1, d3 kopo.a1", ""), "d2") == {"d2>c3", "d2>e3"}
    assert ways(battle("d2 buchosaure.a1", "d3 kassin.a1"), "d2") == {"d2>c3", "d2>e3"}


@rule("ZOO-S11", "ZOO-MOV-04", "ZOO-MOV-06")
def test_bent_lines_are_blocked_at_their_first_square() -> None:
    match = battle("d2 aile-de-suie, d3 kopo.a1", "")

    assert ways(match, "d2") == {"d2^b2", "d2^f2"}


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
