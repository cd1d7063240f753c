"""What a view of Chemin de Traverse says so that no screen need know a rule."""

from __future__ import annotations

import pytest

from tests.games.traverse.scenes import A, choose, load, scene


@pytest.mark.parametrize("mode", ["standard", "junior"])
def test_a_view_says_what_each_item_costs(mode: str) -> None:
    prices = scene(mode=mode).view(None)["prices"]

    assert prices["wand"] == {"galleon": 2}
    assert prices["owl"] == {"sickle": 1, "knut": 1}
    assert len(prices) == 6


@pytest.mark.parametrize(("dice", "steps"), [((1, 4), [0, 4]), ((2, 6), [2, 6])])
def test_a_spiral_leads_nowhere_and_a_number_as_far_as_it_says(dice: tuple[int, int], steps: list[int]) -> None:
    match = scene({A: "D20"})
    before = match.view(A)["steps"]
    load(match, *dice)
    choose(match, "RollDice")

    assert before is None
    assert match.view(A)["steps"] == match.view(None)["steps"] == steps


@pytest.mark.parametrize(("purse", "lacking"), [([2, 0, 0], {}), ([1, 9, 9], {"galleon": 1})])
def test_a_view_says_which_coins_are_missing_for_an_item(purse: list[int], lacking: dict[str, int]) -> None:
    view = scene({A: "D20"}, coins={A: purse}).view(None)

    assert view["players"][A]["lacks"]["wand"] == lacking
