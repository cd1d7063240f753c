"""Buying: exact coins, one of a kind, one a turn. TRA-BUY, TRA-TERM-06."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import A, B, asked, choose, coins, end, offered, refusal, scene, throw, trunk

PRICES = {
    "cauldron_shop": ("cauldron", (1, 0, 1)),
    "apothecary": ("potion", (0, 0, 2)),
    "owl_emporium": ("owl", (0, 1, 1)),
    "robe_shop": ("robe", (1, 1, 0)),
    "book_shop": ("book", (0, 2, 0)),
    "wand_shop": ("wand", (2, 0, 0)),
}


@rule("TRA-BUY-01", "TRA-BUY-02", "TRA-BUY-03", "TRA-BUY-04")
@pytest.mark.parametrize("shop", PRICES)
def test_every_item_takes_exactly_its_coins_and_one_coin_less_buys_nothing(shop: str) -> None:
    item, price = PRICES[shop]
    match = scene({A: shop}, coins={A: price})

    choose(match, "Buy", item=item)

    assert (coins(match, A), trunk(match, A)) == ([0, 0, 0], {item})
    for coin in range(3):
        if price[coin]:
            short = [9 if kind != coin else price[kind] - 1 for kind in range(3)]
            poor = scene({A: shop}, seats=2, coins={A: short})
            assert offered(poor) == {"RollDice"}
            assert refusal(poor, A, f"Buy(by=0, item={item})").message == "wrong-coins"


@rule("TRA-BUY-01")
def test_a_shop_sells_only_its_own_kind_and_the_inn_sells_nothing() -> None:
    shop, inn = scene({A: "book_shop"}), scene({A: "leaky"})

    assert offered(shop) == {"RollDice", "Buy book"}
    assert offered(inn) == {"RollDice"}
    for match, item in ((shop, "owl"), (inn, "book")):
        assert refusal(match, A, f"Buy(by=0, item={item})").message == "not-sold-here"


@rule("TRA-BUY-05")
@pytest.mark.parametrize(("owners", "buys"), [("A", True), ("AB", True), ("ABC", False)])
def test_the_last_item_can_be_bought_and_an_empty_shop_sells_nothing(owners: str, buys: bool) -> None:
    match = scene({A: "owl_emporium"}, trunks={"ABC".index(one) + 1: "owl" for one in owners})

    assert ("Buy owl" in offered(match)) == buys


@rule("TRA-BUY-07", "TRA-BUY-08")
def test_after_a_purchase_the_next_turn_begins_inside_with_the_same_price_out_of_reach() -> None:
    match = scene({A: "apothecary"}, seats=2, coins={A: (2, 2, 4)})

    choose(match, "Buy", item="potion")
    assert asked(match) == (B, "ActBeforeRoll")
    throw(match, 2, 4)
    choose(match, "Walk")
    end(match)

    assert offered(match) == {"RollDice"}
    throw(match, 2, 3)
    assert offered(match) == {"Walk D13", "EnterShop owl_emporium"}


@rule("TRA-TERM-06", "TRA-CLOSE-02")
def test_a_shop_is_closed_only_while_it_carries_the_sign() -> None:
    shut, open_again = (scene({A: "D20"}, sign=sign) for sign in ("robe_shop", "book_shop"))

    for match in (shut, open_again):
        throw(match, 2, 2)

    assert offered(shut) == {"Walk D24", "TakeGate K24"}
    assert offered(open_again) == {"Walk D24", "TakeGate K24", "EnterShop robe_shop"}


@rule("TRA-R39")
def test_no_answer_at_any_window_hands_over_coins_items_or_cards() -> None:
    match = scene({A: "book_shop", B: "book_shop"}, trunks={A: "owl"}, hands={A: "S-DEFEND S-LEAVE"})

    assert offered(match) == {"RollDice", "Buy book"}
