"""What all the seats know between them."""

from __future__ import annotations

import sortilege
from sortilege.terminal.everything import fill_in, view_of_all


def test_gaps_are_filled_from_whoever_knows() -> None:
    public = {"hand": None, "row": [None, "cat", None], "pile": 3}
    mine = {"hand": ["broom"], "row": ["owl", "cat", None], "pile": 3, "notes": "mine"}

    assert fill_in(public, mine) == {"hand": ["broom"], "row": ["owl", "cat", None], "pile": 3, "notes": "mine"}


def test_what_is_public_is_not_replaced() -> None:
    assert fill_in({"turn": 1, "cards": [1, 2]}, {"turn": 2, "cards": [1]}) == {"turn": 1, "cards": [1, 2]}


def test_a_sorted_hand_is_taken_from_whoever_knows_most_of_it() -> None:
    bob_knows_one, ann_knows_all = [None, "accusation"], ["accusation", "piety"]

    assert fill_in(fill_in([None, None], bob_knows_one), ann_knows_all) == ann_knows_all
    assert fill_in(fill_in([None, None], ann_knows_all), bob_knows_one) == ann_knows_all


def test_the_view_of_all_is_the_spectators_where_nothing_is_secret() -> None:
    match = sortilege.new("animaux", seats=3, seed=1)

    assert view_of_all(match) == match.view(None)
