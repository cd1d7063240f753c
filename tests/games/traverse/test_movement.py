"""Walking along Diagon Alley. TRA-MOVE, TRA-SHOP, TRA-BANK, TRA-TERM."""

from __future__ import annotations

import pytest

from sortilege.shelf.traverse.map import PLACES
from sortilege.testing import rule
from tests.games.traverse.scenes import (
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
    scene,
    throw,
    walk,
)

ENTRANCES = {
    0: "leaky", 4: "cauldron_shop", 9: "apothecary", 13: "owl_emporium", 21: "robe_shop", 25: "book_shop",
    29: "wand_shop",
}  # fmt: skip
GATES = (6, 15, 24, 31)
SPIRALS = (2, 7, 11, 14, 19, 23, 27, 30, 33)


def stops(start: int, count: int) -> set[str]:
    """Every stop of a walk, space by space, as the rulebook says it."""
    found = {f"Walk D{(start + count) % 36:02}"}
    for space in [(start + step) % 36 for step in range(1, count + 1)]:
        if space in ENTRANCES:
            found.add(f"EnterShop {ENTRANCES[space]}")
        if space in GATES:
            found.add(f"TakeGate K{space:02}")
    return found


@rule("TRA-D04", "TRA-MOVE-01", "TRA-MOVE-04", "TRA-SHOP-01", "TRA-SHOP-02", "TRA-TERM-02", "TRA-TERM-03", "TRA-R09")
@pytest.mark.parametrize("dice", [(2, 3), (S, 2), (6, 6)])
@pytest.mark.parametrize("start", range(36))
def test_from_every_space_a_walk_may_stop_at_the_doors_and_gates_on_its_way(start: int, dice: tuple[int, int]) -> None:
    count = sum(die for die in dice if die != S)
    match = scene({A: PLACES[start]}, seats=2)

    throw(match, *dice)

    expected = stops(start, count)
    if len(expected) == 1:
        assert place(match, A) == expected.pop().split()[1]
    else:
        assert offered(match) == expected


@rule("TRA-BUY-08", "TRA-R18", "TRA-TERM-03")
@pytest.mark.parametrize(("entrance", "shop"), ENTRANCES.items())
def test_out_of_every_shop_the_entrance_is_the_first_space_and_no_way_back(entrance: int, shop: str) -> None:
    match = scene({A: shop}, seats=2, coins={A: (0, 0, 0)})

    throw(match, 3, 4)

    assert offered(match) == stops(entrance - 1, 7) - {f"EnterShop {shop}"}
    assert refusal(match, A, f"EnterShop(by=0, shop={shop})").rules == ("TRA-R18",)


@rule("TRA-MOVE-02", "TRA-MOVE-07", "TRA-MOVE-08", "TRA-TERM-04", "TRA-CARD-01")
@pytest.mark.parametrize("spiral", [False, True])
@pytest.mark.parametrize("end", range(36))
def test_cards_are_drawn_for_a_spiral_rolled_and_for_one_reached(end: int, spiral: bool) -> None:
    match = scene({A: PLACES[(end - 5) % 36]}, seats=2, pile="S-DEFEND S-DEFEND")

    walk(match, *((S, 5) if spiral else (2, 3)))

    drawn = [event.fields["number"] for event in match.events(None) if event.name == "CardsDrawn"]
    owed = spiral + (end in SPIRALS)
    assert drawn == ([owed] if owed else [])


@rule("TRA-MOVE-05", "TRA-MOVE-06", "TRA-TERM-04", "TRA-R08")
@pytest.mark.parametrize(("others", "end"), [((), 35), ((34,), 35), ((35,), 0), ((35, 0), 1), ((35, 0, 1), 2)])
def test_a_push_goes_on_round_the_corner_to_the_first_free_space(others: tuple[int, ...], end: int) -> None:
    hats = {seat: PLACES[space] for seat, space in zip((B, C, D), others, strict=False)}
    match = scene({A: "D30", **hats})

    walk(match, 2, 3)

    assert place(match, A) == PLACES[end]
    assert "CardsDrawn" not in happened(match)


@rule("TRA-BANK-01", "TRA-R08", "TRA-R10")
@pytest.mark.parametrize(
    ("start", "other", "paid"), [("D11", "leaky", 0), ("D12", "leaky", 1), ("D11", "D16", 1), ("D17", "leaky", 0)]
)
def test_the_bank_pays_who_reaches_the_steps_also_by_a_push(start: str, other: str, paid: int) -> None:
    match = scene({A: start, B: other}, coins={A: (0, 0, 0)})

    walk(match, 2, 3)

    assert coins(match, A) == [paid] * 3


@rule("TRA-BANK-01", "TRA-EXILE-05")
def test_the_bank_pays_before_a_gate_or_a_shop_further_on() -> None:
    for stop in ("TakeGate", "EnterShop"):
        match = scene({A: "D16"}, coins={A: (0, 0, 0)})
        throw(match, 2, 6)
        choose(match, stop)
        assert coins(match, A) == [1, 1, 1]


@rule("TRA-MOVE-09", "TRA-R57")
def test_equal_numbers_and_a_landing_on_a_gate_force_nothing() -> None:
    match = scene({A: "D20"})

    throw(match, 2, 2)

    assert offered(match) == {"Walk D24", "EnterShop robe_shop", "TakeGate K24"}
    choose(match, "Walk")
    assert (place(match, A), asked(match)) == ("D24", (A, "ActAfterWalk"))


@rule("TRA-SHOP-01", "TRA-R13", "TRA-R19")
def test_a_card_owed_is_drawn_inside_the_shop_and_then_one_may_buy() -> None:
    match = scene({A: "D05"}, pile="S-DEFEND")

    throw(match, S, 4)
    choose(match, "EnterShop", shop="apothecary")

    assert (place(match, A), asked(match)) == ("apothecary", (A, "ChooseForDrawn"))
    choose(match, "KeepSpell")
    assert offered(match) == {"EndTurn", "Buy potion"}


@rule("TRA-SHOP-04", "TRA-SHOP-02")
def test_a_hat_that_does_not_enter_stays_on_the_entrance_and_cannot_buy() -> None:
    match = scene({A: "D05"})

    throw(match, 2, 2)
    choose(match, "Walk", to="D09")

    assert place(match, A) == "D09"
    assert refusal(match, A, "Buy(by=0, item=potion)").message == "not-sold-here"


@rule("TRA-MOVE-04", "TRA-SHOP-01", "TRA-EXILE-05")
def test_doors_and_gates_off_the_path_are_refused() -> None:
    match = scene({A: "D20"})
    throw(match, 2, 3)

    assert refusal(match, A, "EnterShop(by=0, shop=wand_shop)").message == "not-on-the-way"
    assert refusal(match, A, "TakeGate(by=0, to=K31)").message == "not-on-the-way"
