"""The ledger's scenarios: bringing a full trunk into the inn."""

from __future__ import annotations

from sortilege.testing import rule
from tests.games.traverse.scenes import (
    FULL,
    A,
    B,
    S,
    asked,
    choose,
    happened,
    load,
    offered,
    place,
    quiet_turn,
    scene,
    spell,
    throw,
    trunk,
)


@rule("TRA-S42", "TRA-WIN-01", "TRA-R21", "TRA-GOAL-01")
def test_walking_into_the_inn_with_a_full_trunk_wins_before_any_card_is_drawn() -> None:
    match = scene({A: "D31"}, trunks={A: FULL})

    throw(match, S, 5)
    choose(match, "EnterShop", shop="leaky")

    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((A,), "trunk-brought-home")
    assert "CardsDrawn" not in happened(match)


@rule("TRA-S44", "TRA-R20", "TRA-R54")
def test_a_trunk_completed_inside_the_inn_has_still_to_be_brought_in() -> None:
    five = "potion cauldron robe wand book"
    match = scene({B: "D03"}, trunks={A: five, B: "owl"}, hands={A: "S-TAKE S-FLOO S-FLOO", B: ""})

    spell(match, "S-TAKE")

    assert len(trunk(match, A)) == 6
    assert not match.over
    assert offered(match) == {"RollDice", "PlaySpell S-FLOO"}
    spell(match, "S-FLOO")
    load(match, 5)
    choose(match, "Announce", guess="even")
    assert place(match, A) == "book_shop"
    assert not match.over
    spell(match, "S-FLOO")
    load(match, 3)
    choose(match, "Announce", guess="odd")
    choose(match, "ComeOut", shop="leaky")
    assert match.over


@rule("TRA-S58", "TRA-R19", "TRA-FLOO-01")
def test_the_inn_may_be_entered_with_an_unfinished_trunk() -> None:
    match = scene({A: "D33"}, trunks={A: "owl wand book"}, hands={A: "S-FLOO"})

    throw(match, 2, 4)
    choose(match, "EnterShop", shop="leaky")

    assert not match.over
    assert asked(match) == (A, "ActAfterWalk")
    assert "PlaySpell S-FLOO" in offered(match)


@rule("TRA-S64", "TRA-TAKE-01", "TRA-R21", "TRA-WIN-01")
def test_a_player_robbed_at_the_door_enters_without_winning() -> None:
    match = scene({A: "D33", B: "D29"}, seats=2, turn=B, trunks={A: FULL}, hands={A: "S-LEAVE", B: "S-TAKE S-LEAVE"})

    spell(match, "S-TAKE")
    choose(match, "AimAtItem", on=A, item="potion")
    choose(match, "Accept")
    assert len(trunk(match, A)) == 5
    quiet_turn(match, 2, 3)
    throw(match, 2, 4)
    choose(match, "EnterShop", shop="leaky")

    assert not match.over
    assert place(match, A) == "leaky"
