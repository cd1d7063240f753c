"""What a view of Zoondo says so that no screen need know a rule."""

from __future__ import annotations

from tests.games.zoondo.scenes import NORTH, SOUTH, battle, recruit, recruiting


def test_ones_own_recruits_are_added_up_and_the_rivals_stay_secret() -> None:
    match = recruiting()
    before = match.view(SOUTH)["players"][SOUTH]["recruits_value"]
    recruit(match, SOUTH, "ouistiti, kombo-bongo, trice", done=False)

    assert before == 0
    assert match.view(SOUTH)["players"][SOUTH]["recruits_value"] == 25
    assert match.view(NORTH)["players"][SOUTH]["recruits_value"] is None
    assert match.view(None)["players"][SOUTH]["recruits_value"] is None
    assert match.view(None)["recruits_budget"] == 150


def test_only_in_battle_it_is_counted_who_can_fight() -> None:
    assert [player["zoons"] for player in recruiting().view(SOUTH)["players"]] == [None, None]

    match = battle("d2 mourse.a1, b2 mourse.b1", "d4 grognard.a1", idle=False)

    assert [player["zoons"] for player in match.view(None)["players"]] == [2, 1]
