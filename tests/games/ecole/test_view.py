"""What a view of L'École de magie says so that no screen need know a rule."""

from __future__ import annotations

from tests.games.ecole.scenes import A, B, table


def test_columns_and_bonus_cards_are_worth_what_the_rules_say() -> None:
    match = table(
        owned={A: ["potions", "potions", "potions", "potions", "horcruche", "horcruche", "detourneur_2"]},
        bonus={A: ["mauvais_points", "mauvais_points", "bons_points", "balai_ball"]},
    )

    for seat in (A, B, None):
        player = match.view(seat)["players"][A]
        assert player["column_points"] == {"potions": 16, "horcruche": 4}
        assert player["bonus_points"] == {"bons_points": 2, "mauvais_points": -4}
        assert player["seen_points"] == 16 + 4 + 2 - 4


def test_nothing_is_worth_nothing_yet() -> None:
    player = table().view(A)["players"][B]

    assert (player["column_points"], player["bonus_points"], player["seen_points"]) == ({}, {}, 0)


def test_ten_cards_or_seven_horcruches_end_a_game() -> None:
    view = table().view(None)

    assert (view["cards_to_end"], view["horcruches_to_win"]) == (10, 7)
    assert view["bonus_worth"] == {"bons_points": 2, "mauvais_points": -2}


def test_a_card_of_the_timetable_says_what_it_would_add_to_its_column() -> None:
    match = table(
        slots={1: "potions", 2: "horcruche", 3: "detourneur_1"}, owned={A: ["potions", "potions", "horcruche"]}
    )
    slots = [match.view(None)["timetable"][slot] for slot in ("1", "2", "3")]

    assert [slot["points"][A] for slot in slots] == [9 - 4, 4 - 1, None]
    assert [slot["points"][B] for slot in slots] == [1, 1, None]
