"""A sensible shopper counts coins and turns as they are."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.shelf.traverse.bot.routes import (
    COSTS,
    can_pay,
    fewest,
    one,
    passes_bank,
    purse_of,
    turns_left,
    turns_now,
)
from sortilege.shelf.traverse.components import COINS, EMPTY_TRUNK, FULL_TRUNK, ITEMS, PRICES
from sortilege.shelf.traverse.map import PLACES
from sortilege.shelf.traverse.state import Traverse
from tests.games.traverse.scenes import FULL, A, B, scene


def state_of(match: Match) -> Traverse:
    assert isinstance(match.game, Traverse)
    return match.game


def purse(coins: list[int]) -> int:
    return sum(number * int(one(kind)) for kind, number in enumerate(coins))


@pytest.mark.parametrize("item", range(len(ITEMS)), ids=ITEMS)
def test_the_exact_price_pays_and_a_coin_less_of_any_kind_does_not(item: int) -> None:
    price = PRICES[item]

    assert can_pay(purse(price), COSTS[item])
    assert can_pay(purse([number + 9 for number in price]), COSTS[item])
    for kind in range(len(COINS)):
        if price[kind]:
            short = [number - (other == kind) for other, number in enumerate(price)]
            rich_elsewhere = [number + (other != kind) * 20 for other, number in enumerate(short)]

            assert not can_pay(purse(short), COSTS[item])
            assert not can_pay(purse(rich_elsewhere), COSTS[item])


def test_the_bank_pays_one_of_each_and_the_rarest_kind_is_found() -> None:
    game = state_of(scene(coins={A: [3, 1, 2]}))

    assert purse_of(game, A) == purse([3, 1, 2])
    assert passes_bank(purse_of(game, A)) == purse([4, 2, 3])
    assert fewest(purse([3, 1, 2])) == 1
    assert fewest(purse([3, 2, 0])) == 0
    assert fewest(purse([1, 2, 2])) == 1


def test_with_a_full_trunk_only_the_way_home_is_left() -> None:
    game = state_of(scene({A: "D30", B: "D20"}, trunks={A: FULL}))
    way_home = turns_left(game, A, PLACES.index("D30"), purse([0, 0, 0]), FULL_TRUNK)
    longer = turns_left(game, A, PLACES.index("D29"), purse([0, 0, 0]), FULL_TRUNK)

    assert turns_now(game, A) == way_home
    assert way_home < longer < way_home + 1
    assert turns_now(game, B) > 3 * way_home


def test_coins_items_and_missed_turns_count() -> None:
    game = state_of(scene({A: "D01", B: "D02"}))
    place = PLACES.index("D01")
    poor = turns_left(game, A, place, purse([0, 0, 0]), EMPTY_TRUNK)
    rich = turns_left(game, A, place, purse([9, 9, 9]), EMPTY_TRUNK)
    before = turns_now(game, A)
    game.must_miss(A, 2)

    assert rich < poor
    assert turns_now(game, A) == before + 2


def test_an_item_sold_out_costs_more_than_one_in_its_shop() -> None:
    game = state_of(scene(seats=3))
    before = turns_now(game, A)
    while game.stock[ITEMS.index("owl")]:
        game.take_from_shop(ITEMS.index("owl"))

    assert turns_now(game, A) > before


def test_knockturn_alley_costs_turns() -> None:
    game = state_of(scene())
    street = turns_left(game, A, PLACES.index("D05"), purse([2, 2, 2]), EMPTY_TRUNK)
    alley = turns_left(game, A, PLACES.index("K05"), purse([2, 2, 2]), EMPTY_TRUNK)

    assert alley > street + 1
