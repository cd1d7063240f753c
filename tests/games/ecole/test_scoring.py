"""Counting victory points. ECO-SCORE, Content C5 and C6."""

from __future__ import annotations

from typing import Any

import pytest

from sortilege.testing import rule
from tests.games.ecole.play import collect, do, end_round, hand, is_over, outcome, scores, told
from tests.games.ecole.scenes import A, B, C, D, state_of, table

COURSES = ["herbologie", "defense", "metamorphose", "potions", "sorts", "balais"]


def score(**scene: Any) -> int:
    """What A scores with this, the others having nothing."""
    return int(scores(table(2, **scene))[A])


@rule("ECO-SCORE-02")
@pytest.mark.parametrize("course", COURSES)
def test_copies_of_a_course_score_their_square(course: str) -> None:
    assert [score(owned={A: [course] * copies}) for copies in range(7)] == [0, 1, 4, 9, 16, 25, 36]


@rule("ECO-SCORE-02")
def test_each_course_scores_by_itself() -> None:
    assert score(owned={A: COURSES}) == 6
    assert score(owned={A: ["sorts"] * 3 + ["balais"] * 2}) == 9 + 4


@rule("ECO-SCORE-04")
def test_horcruches_score_together_more_the_more_there_are() -> None:
    assert [score(owned={A: ["horcruche"] * number}) for number in range(7)] == [0, 1, 4, 8, 13, 19, 26]


DETOURNEURS: list[tuple[str, dict[str, Any], int]] = [
    ("detourneur_1", {}, 0),
    ("detourneur_1", {"owned": ["sorts", "sorts", "balais"]}, 2),
    ("detourneur_1", {"owned": [*COURSES, "horcruche"]}, 6),
    ("detourneur_2", {"owned": ["sorts", "balais"]}, 0),
    ("detourneur_2", {"owned": ["sorts", "sorts", "balais", "balais", "balais", "potions"]}, 4),
    ("detourneur_2", {"owned": COURSES[:4] * 2}, 8),
    ("detourneur_2", {"owned": COURSES * 2}, 12),
    ("detourneur_3", {"fronts": []}, 0),
    ("detourneur_3", {"fronts": ["draw1"] * 4 + ["cancel"]}, 5),
    ("detourneur_3", {"fronts": ["draw1"] * 4 + ["cancel"] * 3}, 6),
    ("detourneur_4", {"hands": 5}, 5),
    ("detourneur_4", {"hands": 9}, 6),
    ("detourneur_5", {"bonus": ["balai_ball"] * 2}, 4),
    ("detourneur_5", {"bonus": ["balai_ball"], "fronts": ["balai1"]}, 4),
    ("detourneur_5", {"bonus": ["balai_ball"] * 2, "fronts": ["balai2"]}, 6),
    ("detourneur_6", {}, 2),
    ("detourneur_6", {"owned": ["detourneur_2", "detourneur_3"]}, 6),
    ("detourneur_6", {"owned": ["detourneur_1", "detourneur_2", "detourneur_3"]}, 8),
    ("detourneur_6", {"owned": [f"detourneur_{number}" for number in range(1, 6)]}, 12),
]


@rule("ECO-SCORE-03")
@pytest.mark.parametrize(("detourneur", "scene", "points"), DETOURNEURS)
def test_each_detourneur_counts_something_of_its_owners(detourneur: str, scene: dict[str, Any], points: int) -> None:
    laid: dict[str, Any] = {name: {A: what} for name, what in scene.items() if name != "owned"}
    match = table(2, owned={A: [*scene.get("owned", []), detourneur], B: ["sorts"] * 2}, **laid)

    scores(match)

    assert match.view(None)["players"][A]["score"]["detourneurs"] == points


@rule("ECO-SCORE-01", "ECO-R26")
def test_cards_in_hand_score_nothing_by_themselves() -> None:
    cards = ["balai_ball", "bons_points", "mauvais_points"]

    assert score(hands={A: cards}) == 0
    assert score(bonus={A: cards}) == 10 + 2 - 2
    assert score(hands={A: cards}, owned={A: ["detourneur_4"]}) == 3


@rule("ECO-SCORE-06", "ECO-R24", "ECO-S56", "ECO-S58", "ECO-S35")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 0, 0, 0), [10, 0, 0, 0]),
        ((2, 1, 0, 0), [10, 5, 0, 0]),
        ((3, 2, 1, 0), [10, 5, 0, 0]),
        ((2, 2, 2, 2), [10, 10, 10, 10]),
        ((1, 3, 1, 1), [5, 10, 5, 5]),
        ((3, 3, 1, 0), [10, 10, 5, 0]),
        ((3, 2, 2, 1), [10, 5, 5, 0]),
        ((2, 1), [10, 5]),
        ((2, 2), [10, 10]),
        ((2, 0), [10, 0]),
    ],
)
def test_the_most_balai_ball_score_ten_and_the_next_number_five(counts: tuple[int, ...], points: list[int]) -> None:
    match = table(len(counts), bonus={seat: ["balai_ball"] * count for seat, count in enumerate(counts)})

    assert scores(match) == points


@rule("ECO-SCORE-07", "ECO-S35")
def test_symbols_on_tokens_count_as_balai_ball_cards() -> None:
    match = table(3, bonus={A: ["balai_ball"] * 2, B: ["balai_ball"]}, fronts={B: ["balai2"], C: ["balai1", "balai1"]})
    bonus = {A: ["balai_ball"] * 4, B: ["balai_ball"] * 2, C: ["balai_ball"] * 2}

    assert scores(match) == [5, 10, 5]
    assert scores(table(bonus=bonus, fronts={B: ["balai2"]})) == [10, 10, 5, 0]


@rule("ECO-SCORE-08", "ECO-BONUS-02")
def test_good_and_bad_marks_count_for_whoever_has_them_before_them() -> None:
    assert score(bonus={A: ["bons_points"] * 3}) == 6
    assert score(bonus={A: ["mauvais_points"] * 4}) == -8
    match = table(2, hands={A: ["mauvais_points"]})
    do(match, A, "PlayBonus", card="mauvais_points", to=B)
    assert scores(match) == [0, -2]


@rule("ECO-SCORE-09")
@pytest.mark.parametrize(
    ("token", "points"),
    [
        ("plus1", 1),
        ("plus2", 2),
        ("plus3", 3),
        ("minus1", -1),
        ("minus2", -2),
        ("draw1", 0),
        ("draw2", 0),
        ("cancel", 0),
    ],
)
def test_tokens_score_what_they_show(token: str, points: int) -> None:
    assert score(fronts={A: [token]}) == points


@rule("ECO-SCORE-05", "ECO-R23", "ECO-S34", "ECO-S67")
@pytest.mark.parametrize(("owned", "wins"), [(5, False), (6, True)])
def test_only_the_seventh_horcruche_wins_at_once(owned: int, wins: bool) -> None:
    belongings = {A: ["horcruche"] * owned, D: ["sorts"] * 6}
    match = table(hands={A: 4}, owned=belongings, slots={1: "horcruche"}, mail={1: ["balai2"]})

    collect(match, A, 1, *hand(match, A)[:2])

    assert is_over(match) == wins
    if wins:
        assert outcome(match).winners == (A,)
        assert match.view(A)["players"][A]["mail"] == []  # its tokens are not recovered any more
        assert outcome(match).scores == (34, 0, 0, 36)
        assert [player["rank"] for player in match.view(None)["players"]] == [1, 3, 3, 2]


@rule("ECO-R23", "ECO-SCORE-06")
def test_the_horcruche_winners_balai_ball_count_for_the_ranks_of_the_others() -> None:
    match = table(
        hands={A: 2},
        owned={A: ["horcruche"] * 6, C: ["sorts"] * 2},
        bonus={A: ["balai_ball"] * 2, B: ["balai_ball"]},
        slots={1: "horcruche"},
    )

    collect(match, A, 1, *hand(match, A))

    assert outcome(match).scores == (44, 5, 4, 0)
    assert [player["rank"] for player in match.view(None)["players"]] == [1, 2, 3, 4]


@rule("ECO-GOAL-01", "ECO-R25", "ECO-S37")
def test_the_most_points_win_and_equals_share_a_rank() -> None:
    match = table(owned={A: ["sorts"], B: ["sorts"] * 2, C: ["balais"], D: ["potions"] * 2})
    state_of(match).round = 40

    end_round(match)

    assert (outcome(match).scores, outcome(match).winners) == ((1, 4, 1, 4), (B, D))
    assert [player["rank"] for player in match.view(None)["players"]] == [3, 1, 3, 1]
    assert [event["points"] for event in told(match, None, "TotalCounted")] == [1, 4, 1, 4]


def test_scores_and_ranks_are_not_shown_before_the_end() -> None:
    match = table(owned={A: ["sorts"]})

    assert [(player["score"], player["rank"]) for player in match.view(A)["players"]] == [(None, None)] * 4
