"""The five Damage cards. TRA-RETURN, TRA-R41, TRA-R45, D-EXILE, D-RETURN, D-NIFFLER, D-SIGNING."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import (
    A,
    B,
    C,
    D,
    S,
    asked,
    choose,
    coins,
    happened,
    offered,
    pile,
    place,
    player,
    quiet_turn,
    scene,
    stock,
    trunk,
    walk,
)


@rule("D-EXILE", "TRA-EXILE-02", "TRA-R11")
@pytest.mark.parametrize(("start", "arrival"), [("D06", "K15"), ("D18", "K24"), ("D28", "K06")])
def test_an_exile_card_leads_from_a_spiral_through_the_next_gate(start: str, arrival: str) -> None:
    match = scene({A: start}, hands={A: "S-CLOSE S-DEFEND"}, pile="D-EXILE")

    walk(match, 2, 3)

    assert place(match, A) == arrival
    assert asked(match) == (B, "ActBeforeRoll")
    assert pile(match)[-1] == "D-EXILE"


@rule("D-RETURN", "TRA-RETURN-02", "TRA-D16")
def test_the_drawer_chooses_the_item_that_goes_back() -> None:
    match = scene({A: "D06"}, trunks={A: "owl wand"}, pile="D-RETURN")

    walk(match, 2, 3)
    assert (asked(match), offered(match)) == ((A, "ChooseItemToReturn"), {"ReturnItem owl", "ReturnItem wand"})
    choose(match, "ReturnItem", item="wand")

    assert (trunk(match, A), stock(match, "wand"), stock(match, "owl")) == ({"owl"}, 4, 2)
    assert asked(match) == (A, "ActAfterWalk")


@rule("D-NIFFLER", "TRA-D17", "TRA-R45", "TRA-R39")
@pytest.mark.parametrize(("purse", "left"), [((0, 2, 0), [0, 1, 0]), ((0, 0, 0), [0, 0, 0])])
def test_the_niffler_takes_the_only_kind_without_asking_or_nothing(purse: tuple[int, ...], left: list[int]) -> None:
    match = scene({A: "D06"}, coins={A: purse}, pile="D-NIFFLER")
    bank = coins(match, None)

    walk(match, 2, 3)

    assert coins(match, A) == left
    assert coins(match, None) == [many + lost - kept for many, lost, kept in zip(bank, purse, left, strict=True)]
    assert ("NothingLost" in happened(match)) == (not any(purse))
    assert asked(match) == (A, "ActAfterWalk")


@rule("D-SIGNING", "TRA-R41")
def test_a_signing_costs_the_next_turn_and_not_this_one() -> None:
    match = scene({A: "D06", B: "D20"}, seats=2, hands={A: "S-CLOSE"}, pile="D-SIGNING")

    walk(match, 2, 3)
    assert (player(match, A)["misses"], asked(match)) == (1, (A, "ActAfterWalk"))
    assert "PlaySpell S-CLOSE" in offered(match)
    choose(match, "EndTurn")
    quiet_turn(match, 2, 2)
    assert asked(match) == (B, "ActBeforeRoll")
    assert happened(match).count("TurnMissed") == 1
    quiet_turn(match, 2, 2)

    assert asked(match) == (A, "ActBeforeRoll")


@rule("TRA-CARD-09", "TRA-CARD-02")
def test_a_defence_in_hand_is_not_asked_about_when_damage_is_drawn() -> None:
    match = scene({A: "D06"}, hands={A: "S-DEFEND S-DEFEND"}, trunks={A: "owl"}, pile="D-RETURN")

    walk(match, 2, 3)

    assert trunk(match, A) == set()
    assert match.view(A)["hand"] == ["S-DEFEND", "S-DEFEND"]
    assert (asked(match), offered(match)) == ((A, "ActAfterWalk"), {"EndTurn"})


@rule("TRA-MOVE-08", "TRA-R15")
def test_two_damage_cards_are_both_suffered() -> None:
    match = scene({A: "D08"}, coins={A: (0, 0, 1)}, trunks={A: "owl"}, pile="D-NIFFLER D-RETURN")

    walk(match, S, 3)

    assert (coins(match, A), trunk(match, A)) == ([0, 0, 0], set())
    assert pile(match)[-2:] == ["D-NIFFLER", "D-RETURN"]


@rule("TRA-R15", "TRA-R59")
def test_a_second_card_is_not_played_even_if_the_exile_ends_outside_the_exit() -> None:
    at = {A: "D22", B: "K31", C: "K32", D: "K33"}
    match = scene(at, trunks={A: "owl"}, pile="D-EXILE D-RETURN")

    walk(match, S, 5)

    assert place(match, A) == "D34"
    assert trunk(match, A) == {"owl"}
    assert asked(match) == (B, "ActBeforeRoll")
