"""What the companion of a real table adds up is what the engine is worth."""

from __future__ import annotations

from typing import Any

from sortilege.shelf.ecole.companion import cases, facts
from sortilege.shelf.ecole.scoring import SCORED


def test_the_table_of_points_is_the_printed_one() -> None:
    told = facts()

    assert told["course_points"] == [0, 1, 4, 9, 16, 25, 36]
    assert told["balai_ball_points"] == [10, 5]
    assert told["bonuses"]["mauvais_points"] == {"points": -2, "balls": 0}
    assert told["mail"]["balai2"] == {"points": 0, "balls": 2}


def test_the_cases_are_many_and_different_and_count_every_item() -> None:
    tried = cases()
    items = [list(item) for item in zip(*(score for case in tried for score in case["scores"]), strict=True)]

    assert {len(case["areas"]) for case in tried} == {2, 3, 4}
    assert len(items) == len(SCORED)
    assert all(len(set(item)) > 2 for item in items)
    assert {area["horcruches"] for case in tried for area in case["areas"]} == set(range(8))


def test_the_cases_are_won_by_points_by_equals_together_and_by_all_horcruches_against_more_points() -> None:
    tried = cases()
    ways = {
        "equals": [case for case in tried if len(case["winners"]) > 1],
        "points": [case for case in tried if len(case["winners"]) == 1 and all(has < 7 for has in horcruches(case))],
        "horcruches": [case for case in tried if 7 in horcruches(case) and best(case) != case["winners"]],
    }

    assert all(ways.values()), {way: len(found) for way, found in ways.items()}


def horcruches(case: dict[str, Any]) -> list[int]:
    return [area["horcruches"] for area in case["areas"]]


def best(case: dict[str, Any]) -> list[int]:
    totals = [sum(score) for score in case["scores"]]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
