"""The ledger's scenarios: the sign, the cart and Floo powder."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import (
    FULL,
    A,
    B,
    C,
    asked,
    choose,
    coins,
    end,
    load,
    offered,
    place,
    quiet_turn,
    refusal,
    roll,
    scene,
    spell,
    throw,
    trunk,
    walk,
)


@rule("TRA-S37", "TRA-CLOSE-07", "TRA-R16", "TRA-BANK-01")
def test_the_sign_can_be_moved_between_the_roll_and_the_walk() -> None:
    match = scene({A: "D16"}, coins={A: (1, 1, 0)}, hands={A: "S-CLOSE"}, sign="robe_shop")

    roll(match, 2, 4)
    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="leaky")
    choose(match, "EnterShop", shop="robe_shop")

    assert match.view(None)["sign"] == "leaky"
    assert coins(match, A) == [2, 2, 1]
    choose(match, "Buy", item="robe")
    assert (coins(match, A), trunk(match, A)) == ([1, 1, 1], {"robe"})


@rule("TRA-S38", "TRA-CLOSE-02", "TRA-CLOSE-03", "TRA-CLOSE-04", "TRA-R23")
def test_whoever_is_inside_a_closed_shop_buys_and_leaves_and_nobody_comes_in() -> None:
    match = scene(
        {A: "apothecary", B: "D05", C: "D08"}, turn=B, seats=3, coins={A: (0, 0, 2)}, hands={B: "S-CLOSE S-LEAVE"}
    )

    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="apothecary")
    throw(match, 2, 3)
    assert offered(match) == {"Walk D10", "TakeGate K06"}
    assert refusal(match, B, "EnterShop(by=1, shop=apothecary)").rules == ("TRA-CLOSE-02", "TRA-R23")
    choose(match, "Walk")
    end(match)
    throw(match, 2, 3)
    assert offered(match) == {"Walk D13", "EnterShop owl_emporium"}
    assert refusal(match, C, "EnterShop(by=2, shop=apothecary)").message == "door-closed"
    choose(match, "Walk")
    end(match)
    choose(match, "Buy", item="potion")
    assert trunk(match, A) == {"potion"}
    quiet_turn(match, 2, 6)
    quiet_turn(match, 2, 6)
    walk(match, 2, 2)
    assert place(match, A) == "D12"


@rule("TRA-S39", "TRA-CLOSE-05", "TRA-R40", "S-CART")
def test_a_closed_bank_pays_nobody_and_is_still_paid() -> None:
    match = scene({A: "D16"}, coins={A: (0, 0, 2)}, hands={A: "S-KEY S-CART"}, sign="gringotts")

    assert refusal(match, A, "PlaySpell(by=0, card=S-KEY)").rules == ("TRA-CLOSE-05", "TRA-R40")
    spell(match, "S-CART")
    assert (place(match, A), coins(match, A)) == ("D17", [0, 0, 2])
    walking = scene({A: "D16"}, coins={A: (0, 0, 2)}, sign="gringotts")
    throw(walking, 2, 2)
    assert (place(walking, A), coins(walking, A)) == ("D20", [0, 0, 2])
    buying = scene({A: "apothecary"}, coins={A: (0, 0, 2)}, sign="gringotts")
    before = coins(buying, None)
    choose(buying, "Buy", item="potion")
    assert coins(buying, None) == [before[0], before[1], before[2] + 2]


@rule("TRA-S41", "TRA-FLOO-04", "TRA-FLOO-05", "TRA-FLOO-06", "TRA-WIN-02")
@pytest.mark.parametrize("trunks", [{}, {A: FULL}])
def test_a_wrong_guess_goes_on_from_chimney_to_chimney(trunks: dict[int, str]) -> None:
    match = scene({A: "owl_emporium"}, hands={A: "S-FLOO S-LEAVE"}, trunks=trunks, sign="leaky")

    spell(match, "S-FLOO")
    load(match, 4)
    choose(match, "Announce", guess="odd")

    assert (place(match, A), coins(match, A)) == ("leaky", [2, 2, 2])
    assert match.over == bool(trunks)


@rule("TRA-S67", "TRA-CLOSE-01", "TRA-CLOSE-07", "TRA-R22", "S-CLOSE", "S-OPEN", "TRA-D08")
def test_the_sign_moves_and_goes() -> None:
    match = scene({A: "D10"}, hands={A: "S-CLOSE S-OPEN"}, sign="apothecary")

    spell(match, "S-CLOSE")
    shops = ("leaky", "cauldron_shop", "owl_emporium", "robe_shop", "book_shop", "wand_shop", "gringotts")
    assert offered(match) == {f"CloseBuilding {building}" for building in shops}
    assert refusal(match, A, "CloseBuilding(by=0, building=apothecary)").message == "closed-already"
    choose(match, "CloseBuilding", building="gringotts")
    assert match.view(None)["sign"] == "gringotts"
    spell(match, "S-OPEN")

    assert match.view(None)["sign"] is None
    unsigned = scene({A: "D10"}, hands={A: "S-OPEN"})
    assert offered(unsigned) == {"RollDice"}
    assert refusal(unsigned, A, "PlaySpell(by=0, card=S-OPEN)").message == "no-sign"


@rule("TRA-S74", "S-CART", "TRA-R09")
def test_the_cart_pays_a_hat_that_is_on_the_steps_already() -> None:
    match = scene({A: "D17"}, coins={A: (0, 0, 0)}, hands={A: "S-CART S-LEAVE"})

    spell(match, "S-CART")
    assert (place(match, A), coins(match, A)) == ("D17", [1, 1, 1])
    assert offered(match) == {"RollDice"}
    throw(match, 2, 3)
    choose(match, "Walk")

    assert (place(match, A), coins(match, A)) == ("D22", [1, 1, 1])


@rule("TRA-S79", "TRA-R16", "TRA-D03")
def test_after_the_roll_no_card_may_move_ones_own_hat() -> None:
    match = scene({A: "robe_shop", B: "D30"}, hands={A: "S-FLOO S-ACCIO"})

    roll(match, 2, 3)

    assert (asked(match), offered(match)) == ((A, "ActAfterRoll"), {"GoOn", "PlaySpell S-ACCIO"})
    assert refusal(match, A, "PlaySpell(by=0, card=S-FLOO)").rules == ("TRA-R16",)
    choose(match, "GoOn")
    assert offered(match) == {"Walk D25", "TakeGate K24", "EnterShop book_shop"}
    choose(match, "EnterShop")
    assert "PlaySpell S-FLOO" in offered(match)
