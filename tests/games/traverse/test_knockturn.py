"""Getting into Knockturn Alley, moving there and getting out. TRA-EXILE, TRA-KNOCK, TRA-LEAVE."""

from __future__ import annotations

import pytest

from sortilege.shelf.traverse.map import ALLEY, PLACES
from sortilege.testing import rule
from tests.games.traverse.scenes import (
    FULL,
    A,
    B,
    C,
    D,
    S,
    asked,
    choose,
    coins,
    happened,
    offered,
    place,
    refusal,
    roll,
    scene,
    spell,
    throw,
)

BACK_DOORS = {
    4: "cauldron_shop", 9: "apothecary", 13: "owl_emporium", 21: "robe_shop", 25: "book_shop", 29: "wand_shop",
    33: "leaky",
}  # fmt: skip
GATES = (6, 15, 24, 31)


def ends(start: int, count: int, closed: str | None) -> set[str]:
    """Every end of a move without other hats, as the rulebook says it."""
    end = min(start + count, 34)
    found = {f"WalkAlley K{end:02}"}
    found |= {f"EnterBackDoor {shop}" for door, shop in BACK_DOORS.items() if start < door <= end and shop == closed}
    if end in BACK_DOORS:
        found.add(f"EnterBackDoor {BACK_DOORS[end]}")
    if end in GATES:
        found.add(f"LeaveByGate D{end:02}")
    return found


@rule("TRA-D19", "TRA-KNOCK-01", "TRA-KNOCK-03", "TRA-KNOCK-04", "TRA-LEAVE-02", "TRA-LEAVE-04", "TRA-EXILE-04")
@rule("TRA-R33", "TRA-R08")
@pytest.mark.parametrize("closed", [None, "apothecary", "wand_shop", "leaky", "gringotts"])
@pytest.mark.parametrize("start", range(4, 34))
def test_from_every_space_of_the_alley_a_move_ends_where_the_rulebook_says(start: int, closed: str | None) -> None:
    for dice in ((S, 2), (2, 3), (5, 6)):
        match = scene({A: f"K{start:02}"}, seats=2, sign=closed)
        roll(match, *dice)

        expected = ends(start, sum(die for die in dice if die != S), closed)
        if len(expected) == 1:
            (only,) = expected
            assert place(match, A) == ("D34" if only.endswith("K34") else only.split()[1])
        else:
            assert offered(match) == expected


@rule("TRA-LEAVE-01", "TRA-R28", "TRA-R29", "TRA-EXILE-04")
@pytest.mark.parametrize("start", range(4, 34))
def test_doubles_lead_to_the_first_way_out_strictly_ahead(start: int) -> None:
    match = scene({A: f"K{start:02}"}, seats=2, coins={A: (0, 0, 0)})

    roll(match, 3, 3)

    way = min(space for space in (*BACK_DOORS, *GATES, 34) if space > start)
    assert place(match, A) == BACK_DOORS.get(way, f"D{way:02}")
    assert asked(match) == (B, "ActBeforeRoll")
    assert coins(match, A) == [0, 0, 0]


@rule("TRA-EXILE-01", "TRA-R11", "TRA-R53")
@pytest.mark.parametrize("start", range(36))
def test_two_spirals_lead_from_every_space_through_the_first_gate_at_or_after_it(start: int) -> None:
    match = scene({A: PLACES[start]}, seats=2, coins={A: (0, 0, 0)}, trunks={A: FULL})

    roll(match, S, S)

    gate = next((start + step) % 36 for step in range(36) if (start + step) % 36 in GATES)
    assert place(match, A) == f"K{gate:02}"
    assert coins(match, A) == [int(start == 16)] * 3
    assert not match.over
    assert "CardsDrawn" not in happened(match)


@rule("TRA-EXILE-03", "TRA-EXILE-06", "TRA-R35", "TRA-BUY-09")
@pytest.mark.parametrize(("door", "shop"), BACK_DOORS.items())
def test_two_spirals_are_the_only_way_out_of_a_shop_into_the_alley(door: int, shop: str) -> None:
    match = scene({A: shop}, seats=2, coins={A: (0, 0, 0)})
    copy = match.clone()

    roll(match, S, S)
    throw(copy, S, 2)

    assert (place(match, A), coins(match, A)) == (f"K{door:02}", [0, 0, 0])
    assert not place(copy, A).startswith("K")
    assert asked(copy)[1] != "ChooseStop" or not any("BackDoor" in option for option in offered(copy))


@rule("TRA-EXILE-07", "TRA-R59")
@pytest.mark.parametrize(
    ("others", "arrival"), [((), "K31"), ((31,), "K32"), ((31, 32), "K33"), ((31, 32, 33), "D34"), ((32, 33), "K31")]
)
@pytest.mark.parametrize("way", ["exile", "gate"])
def test_a_gate_with_hats_behind_it_pushes_on_and_in_the_end_out(
    others: tuple[int, ...], arrival: str, way: str
) -> None:
    hats = {seat: PLACES[ALLEY + space] for seat, space in zip((B, C, D), others, strict=False)}
    match = scene({A: "D28", **hats})

    if way == "exile":
        roll(match, S, S)
    else:
        throw(match, 2, 3)
        choose(match, "TakeGate")

    assert place(match, A) == arrival
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-KNOCK-02", "TRA-KNOCK-04", "TRA-R32")
def test_a_push_onto_the_back_door_of_a_closed_shop_opens_it_and_of_an_open_one_does_not() -> None:
    closed, opened = (scene({A: "K23", B: "K28"}, sign=sign) for sign in ("wand_shop", None))

    for match in (closed, opened):
        roll(match, 2, 3)

    assert offered(closed) == {"WalkAlley K29", "EnterBackDoor wand_shop"}
    assert (place(opened, A), asked(opened)) == ("K29", (A, "ActAfterWalk"))


@rule("TRA-R32", "TRA-R31")
def test_an_exile_pushed_onto_the_back_door_of_a_closed_shop_gives_no_entry() -> None:
    match = scene({A: "D22", B: "K24"}, sign="book_shop")

    roll(match, S, S)

    assert (place(match, A), asked(match)) == ("K25", (B, "ActBeforeRoll"))


@rule("TRA-R32", "TRA-EXILE-05")
def test_a_gate_taken_and_pushed_onto_the_back_door_of_a_closed_shop_gives_no_entry() -> None:
    match = scene({A: "D22", B: "K24"}, sign="book_shop")

    throw(match, 2, 3)
    choose(match, "TakeGate")

    assert (place(match, A), asked(match)) == ("K25", (B, "ActBeforeRoll"))


@rule("TRA-BANK-02", "TRA-EXILE-05")
def test_a_refusal_of_the_bank_or_of_a_gates_near_side_says_nothing_false() -> None:
    alley, street = scene({A: "K24"}, sign="wand_shop"), scene({A: "D04"})
    roll(alley, 2, 6)
    throw(street, 2, 5)

    assert refusal(alley, A, "EnterBackDoor(by=0, shop=gringotts)").message == "nobody-enters-the-bank"
    assert refusal(street, A, "TakeGate(by=0, to=D06)").message == "not-offered"
    assert refusal(street, A, "TakeGate(by=0, to=K15)").message == "not-on-the-way"


@rule("TRA-R33")
def test_a_hat_on_the_near_side_of_a_gate_has_to_reach_another_to_go_in() -> None:
    match = scene({A: "D15"})

    throw(match, 2, 5)

    assert offered(match) == {"Walk D22", "EnterShop robe_shop"}


@rule("TRA-R30", "TRA-LEAVE-04")
def test_the_exit_side_occupied_pushes_on_without_entering_the_inn() -> None:
    match = scene({A: "K33", B: "D34", C: "D35"}, trunks={A: FULL}, coins={A: (0, 0, 0)})

    roll(match, 2, 3)

    assert (place(match, A), coins(match, A)) == ("D00", [0, 0, 0])
    assert not match.over
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-R30", "TRA-R34", "TRA-R53")
@pytest.mark.parametrize(
    ("others", "arrival", "paid"), [((), "D15", 0), (("D15",), "D16", 0), (("D15", "D16"), "D17", 1)]
)
def test_leaving_by_card_through_a_gate_pushes_and_pays_but_opens_no_door(
    others: tuple[str, ...], arrival: str, paid: int
) -> None:
    hats = dict(zip((B, C), others, strict=False))
    match = scene({A: "K14", **hats}, coins={A: (0, 0, 0)}, hands={A: "S-LEAVE S-DEFEND"})

    spell(match, "S-LEAVE")

    assert (place(match, A), coins(match, A)) == (arrival, [paid] * 3)
    assert (asked(match), offered(match)) == ((A, "ActBeforeRoll"), {"RollDice"})


@rule("TRA-LEAVE-03", "TRA-R34", "TRA-S30")
@pytest.mark.parametrize(
    ("start", "arrival"),
    [
        ("K05", "D06"),
        ("K06", "D06"),
        ("K07", "apothecary"),
        ("K13", "owl_emporium"),
        ("K26", "wand_shop"),
        ("K32", "leaky"),
    ],
)
def test_the_leave_card_takes_the_nearest_way_out_ones_own_space_included(start: str, arrival: str) -> None:
    match = scene({A: start}, hands={A: "S-LEAVE S-DEFEND"})

    spell(match, "S-LEAVE")

    assert place(match, A) == arrival
    assert asked(match) == (A, "ActBeforeRoll")


@rule("TRA-KNOCK-07", "TRA-TAKE-03", "TRA-R43")
def test_whoever_is_in_the_alley_is_never_asked_for_a_defence() -> None:
    match = scene({A: "D10", B: "K12", C: "D20", D: "D30"}, hands={A: "S-ACCIO S-GRATE", B: "S-DEFEND"})

    spell(match, "S-ACCIO")
    assert {option.split()[1] for option in offered(match)} == {str(C), str(D)}
    assert refusal(match, A, "AimAtCoin(by=0, on=1, coin=knut)").message == "behind-the-wall"


@rule("TRA-KNOCK-06", "TRA-CARD-01")
def test_no_card_is_drawn_in_the_alley() -> None:
    match = scene({A: "K07"})

    roll(match, S, 4)

    assert place(match, A) == "K11"
    assert "CardsDrawn" not in happened(match)


@rule("TRA-LEAVE-02", "TRA-R08")
def test_the_wrong_way_out_is_refused_with_the_reason() -> None:
    match = scene({A: "K09"})
    roll(match, S, 6)

    assert offered(match) == {"WalkAlley K15", "LeaveByGate D15"}
    assert refusal(match, A, "LeaveByGate(by=0, to=D06)").message == "gate-not-by-exact-count"
    assert refusal(match, A, "EnterBackDoor(by=0, shop=owl_emporium)").message == "back-door-only-passed"
    assert refusal(match, A, "WalkAlley(by=0, to=K14)").message == "walk-the-full-count"


@rule("TRA-R31", "TRA-LEAVE-01")
def test_coming_in_by_a_back_door_leaves_one_purchase_and_no_cards() -> None:
    match = scene({A: "K22"}, hands={A: "S-CLOSE S-FLOO"}, coins={A: (0, 2, 0)})

    roll(match, 2, 2)
    assert place(match, A) == "D24"
    copy = scene({A: "K24"}, hands={A: "S-CLOSE S-FLOO"}, coins={A: (0, 2, 0)})
    roll(copy, 2, 2)

    assert (place(copy, A), offered(copy)) == ("book_shop", {"BuyNothing", "Buy book"})
