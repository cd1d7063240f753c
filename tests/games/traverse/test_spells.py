"""The sign, the cart and the key. TRA-CLOSE, S-CLOSE, S-OPEN, S-CART, S-KEY."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import (
    A,
    B,
    C,
    S,
    asked,
    choose,
    coins,
    happened,
    load,
    offered,
    place,
    refusal,
    roll,
    scene,
    spell,
    throw,
    walk,
)


@rule("TRA-CLOSE-02", "TRA-R23", "S-CLOSE")
def test_the_caster_is_shut_out_like_everybody_else() -> None:
    match = scene({A: "D20"}, hands={A: "S-CLOSE S-LEAVE"})

    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="robe_shop")
    throw(match, 2, 2)

    assert offered(match) == {"Walk D24", "TakeGate K24"}


@rule("TRA-CLOSE-01", "TRA-D08", "TRA-R22")
def test_all_eight_buildings_can_be_closed_when_none_is() -> None:
    match = scene({A: "D20"}, hands={A: "S-CLOSE"})

    spell(match, "S-CLOSE")

    assert len(offered(match)) == 8


@rule("TRA-R24", "TRA-CARD-10")
def test_closing_where_another_player_is_asks_nobody_for_a_defence() -> None:
    match = scene({A: "D20", B: "book_shop"}, hands={A: "S-CLOSE S-LEAVE", B: "S-DEFEND"})

    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="book_shop")

    assert asked(match) == (A, "ActBeforeRoll")
    assert match.view(None)["sign"] == "book_shop"


@rule("TRA-CLOSE-03", "TRA-CLOSE-06", "TRA-FLOO-06", "TRA-S40")
def test_a_closed_shop_sells_to_whoever_comes_in_by_floo() -> None:
    match = scene({A: "robe_shop"}, hands={A: "S-FLOO"}, sign="book_shop")

    spell(match, "S-FLOO")
    load(match, S)
    choose(match, "Announce", guess="even")

    assert place(match, A) == "book_shop"
    assert "Buy book" in offered(match)


@rule("S-OPEN", "TRA-TERM-06")
def test_alohomora_after_the_roll_opens_the_door_on_the_way() -> None:
    match = scene({A: "D20"}, hands={A: "S-OPEN"}, sign="robe_shop")

    roll(match, 2, 2)
    spell(match, "S-OPEN")

    assert offered(match) == {"Walk D24", "TakeGate K24", "EnterShop robe_shop"}


@rule("S-CART", "TRA-R53", "TRA-R40")
@pytest.mark.parametrize("start", ["D30", "D02", "book_shop"])
@pytest.mark.parametrize(("others", "arrival"), [((), "D17"), (("D17",), "D18"), (("D17", "D18"), "D19")])
def test_the_cart_goes_straight_to_the_steps_or_the_next_free_space(
    start: str, others: tuple[str, ...], arrival: str
) -> None:
    hats = dict(zip((B, C), others, strict=False))
    match = scene({A: start, **hats}, coins={A: (0, 0, 0)}, hands={A: "S-CART S-LEAVE"})

    spell(match, "S-CART")

    assert (place(match, A), coins(match, A)) == (arrival, [1, 1, 1])
    assert "CardsDrawn" not in happened(match)
    assert offered(match) == {"RollDice"}


@rule("S-CART")
def test_the_cart_leaves_a_hat_where_it_is_if_that_is_the_next_free_space() -> None:
    match = scene({A: "D18", B: "D17"}, coins={A: (0, 0, 0)}, hands={A: "S-CART S-LEAVE"})

    spell(match, "S-CART")

    assert (place(match, A), coins(match, A)) == ("D18", [1, 1, 1])


@rule("S-CART", "TRA-R16")
def test_the_cart_can_be_ridden_after_the_walk_but_not_between_roll_and_walk() -> None:
    match = scene({A: "D22"}, hands={A: "S-CART"})

    roll(match, 2, 2)
    assert offered(match) == {"GoOn"}
    assert refusal(match, A, "PlaySpell(by=0, card=S-CART)").message == "roll-must-be-walked"
    choose(match, "GoOn")
    choose(match, "Walk")
    spell(match, "S-CART")

    assert place(match, A) == "D17"


@rule("S-KEY", "TRA-D13")
def test_the_key_takes_any_two_coins_the_bank_has() -> None:
    match = scene({A: "D10"}, hands={A: "S-KEY S-LEAVE"}, bank=(1, 2, 0))

    spell(match, "S-KEY")

    assert offered(match) == {"TakeCoins galleon sickle", "TakeCoins sickle sickle"}
    assert refusal(match, A, "TakeCoins(by=0, first=galleon, second=galleon)").message == "not-in-bank"
    assert refusal(match, A, "TakeCoins(by=0, first=sickle, second=galleon)").message == "not-offered"
    choose(match, "TakeCoins", first="sickle", second="sickle")
    assert (coins(match, A), coins(match, None)) == ([2, 4, 2], [1, 0, 0])


@rule("S-KEY", "TRA-D13")
@pytest.mark.parametrize(("bank", "playable"), [((0, 0, 1), True), ((0, 0, 0), False)])
def test_the_key_takes_the_last_coin_and_an_empty_bank_gives_nothing(
    bank: tuple[int, int, int], playable: bool
) -> None:
    match = scene({A: "D10"}, hands={A: "S-KEY S-LEAVE"}, bank=bank)

    if playable:
        spell(match, "S-KEY")
        assert coins(match, A) == [2, 2, 3]
        assert coins(match, None) == [0, 0, 0]
    else:
        assert refusal(match, A, "PlaySpell(by=0, card=S-KEY)").message == "bank-empty"


@rule("TRA-CLOSE-05", "TRA-R40")
def test_a_closed_bank_pays_no_push_out_of_the_alley_either() -> None:
    match = scene({A: "K11", B: "D15", C: "D16"}, coins={A: (0, 0, 0)}, sign="gringotts")

    roll(match, S, 4)
    choose(match, "LeaveByGate")

    assert (place(match, A), coins(match, A)) == ("D17", [0, 0, 0])
    assert "BankFoundClosed" in happened(match)


@rule("TRA-CLOSE-04")
def test_a_closed_shop_is_left_by_its_entrance_as_if_it_were_open() -> None:
    match = scene({A: "book_shop"}, coins={A: (0, 0, 0)}, sign="book_shop")

    walk(match, 2, 2)

    assert place(match, A) == "D28"


@rule("TRA-CLOSE-06")
def test_the_inn_can_be_entered_again_when_the_sign_has_gone() -> None:
    shut, opened = (scene({A: "D33"}, sign=sign) for sign in ("leaky", None))

    throw(shut, 2, 4)
    throw(opened, 2, 4)

    assert place(shut, A) == "D03"
    assert offered(opened) == {"Walk D03", "EnterShop leaky"}
