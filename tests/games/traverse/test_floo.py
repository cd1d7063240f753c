"""Floo powder with its guess, in the standard game. TRA-FLOO, TRA-R36, S-FLOO."""

from __future__ import annotations

import pytest

from sortilege.shelf.traverse.map import SHOPS
from sortilege.testing import rule
from tests.games.traverse.scenes import (
    A,
    B,
    S,
    asked,
    choose,
    coins,
    happened,
    last,
    load,
    offered,
    place,
    refusal,
    roll,
    scene,
    spell,
    throw,
)


@rule("TRA-FLOO-02", "TRA-FLOO-03", "TRA-FLOO-04", "TRA-R36", "TRA-D14", "TRA-D15", "TRA-S40")
@pytest.mark.parametrize("guess", ["odd", "even"])
@pytest.mark.parametrize("die", [S, 2, 3, 4, 5, 6])
def test_every_die_is_odd_or_even_and_a_wrong_guess_counts_that_many_chimneys(die: int, guess: str) -> None:
    match = scene({A: "robe_shop"}, hands={A: "S-FLOO S-LEAVE"})

    spell(match, "S-FLOO")
    assert offered(match) == {"Announce odd", "Announce even"}
    load(match, die)
    choose(match, "Announce", guess=guess)

    if (die in (S, 3, 5)) == (guess == "odd"):
        assert asked(match) == (A, "ChooseChimney")
        assert offered(match) == {f"ComeOut {shop}" for shop in SHOPS if shop != "robe_shop"}
    else:
        assert place(match, A) == SHOPS[(SHOPS.index("robe_shop") + die) % 7]
        assert asked(match) == (A, "ActAfterWalk")


@rule("TRA-FLOO-02")
def test_the_guess_is_told_before_the_die() -> None:
    match = scene({A: "robe_shop"}, hands={A: "S-FLOO S-LEAVE"})

    spell(match, "S-FLOO")
    assert "FlooDieRolled" not in happened(match)
    load(match, 4)
    choose(match, "Announce", guess="odd")

    told = [name for name in happened(match) if "Guess" in name or "Floo" in name]
    assert told == ["GuessAnnounced", "FlooDieRolled", "FlooArrived"]
    assert last(match, "FlooDieRolled", B) == {"by": A, "die": "4"}


@rule("TRA-FLOO-01", "S-FLOO")
@pytest.mark.parametrize(("at", "playable"), [("leaky", True), ("wand_shop", True), ("D29", False), ("D17", False)])
def test_the_powder_works_from_inside_a_shop_only(at: str, playable: bool) -> None:
    match = scene({A: at}, coins={A: (0, 0, 0)}, hands={A: "S-FLOO"})

    assert offered(match) == ({"RollDice", "PlaySpell S-FLOO"} if playable else {"RollDice"})
    if not playable:
        assert refusal(match, A, "PlaySpell(by=0, card=S-FLOO)").rules == ("TRA-FLOO-01",)


@rule("TRA-FLOO-07", "TRA-TURN-02", "TRA-R36", "TRA-S40", "TRA-S78")
def test_after_floo_there_is_no_roll_but_the_last_window_remains() -> None:
    match = scene({A: "robe_shop"}, hands={A: "S-FLOO S-CLOSE"})

    spell(match, "S-FLOO")
    load(match, 2)
    choose(match, "Announce", guess="odd")

    assert place(match, A) == "wand_shop"
    assert offered(match) == {"EndTurn", "Buy wand", "PlaySpell S-CLOSE"}
    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="leaky")
    assert offered(match) == {"EndTurn", "Buy wand"}
    choose(match, "Buy")
    assert asked(match) == (B, "ActBeforeRoll")
    assert "DiceRolled" not in happened(match)


@rule("TRA-FLOO-05", "TRA-R53")
def test_going_past_the_bank_by_floo_pays_nothing() -> None:
    match = scene({A: "owl_emporium"}, coins={A: (0, 0, 0)}, hands={A: "S-FLOO S-LEAVE"})

    spell(match, "S-FLOO")
    load(match, 3)
    choose(match, "Announce", guess="even")

    assert (place(match, A), coins(match, A)) == ("wand_shop", [0, 0, 0])


@rule("TRA-FLOO-01", "TRA-R16", "S-FLOO")
def test_powder_drawn_inside_a_shop_may_be_thrown_at_once_and_on_the_street_it_is_kept() -> None:
    inside, street = (scene({A: "D05"}, pile="S-FLOO") for _ in range(2))
    for match in (inside, street):
        throw(match, S, 4)
    choose(inside, "EnterShop", shop="apothecary")
    choose(street, "Walk")

    assert offered(inside) == {"KeepSpell S-FLOO", "PlaySpell S-FLOO"}
    assert offered(street) == {"KeepSpell S-FLOO"}
    spell(inside, "S-FLOO")
    load(inside, 6)
    choose(inside, "Announce", guess="odd")
    assert (place(inside, A), asked(inside)) == ("cauldron_shop", (A, "ActAfterWalk"))


@rule("TRA-FLOO-07")
def test_a_walker_who_throws_powder_after_the_walk_does_not_walk_again() -> None:
    match = scene({A: "D20"}, hands={A: "S-FLOO S-LEAVE"})
    throw(match, 2, 2)
    choose(match, "EnterShop", shop="robe_shop")

    spell(match, "S-FLOO")
    load(match, 2)
    choose(match, "Announce", guess="odd")

    assert offered(match) == {"EndTurn", "Buy wand"}
    assert refusal(match, A, "RollDice(by=0)").message == "rolled-already"


@rule("TRA-R36", "TRA-BANK-02", "TRA-FLOO-07")
def test_a_refusal_after_powder_says_what_is_true() -> None:
    match = scene({A: "robe_shop"}, hands={A: "S-FLOO S-LEAVE"})
    spell(match, "S-FLOO")

    assert refusal(match, A, "EndTurn(by=0)").message == "not-offered"
    load(match, S)
    choose(match, "Announce", guess="odd")
    assert refusal(match, A, "RollDice(by=0)").message == "roll-given-up"
    assert refusal(match, A, "ComeOut(by=0, shop=gringotts)").rules == ("TRA-BANK-02",)
    assert refusal(match, A, "ComeOut(by=0, shop=robe_shop)").message == "another-shop"


@rule("TRA-R36")
def test_no_roll_can_follow_powder_thrown_first() -> None:
    match = scene({A: "robe_shop"}, hands={A: "S-FLOO S-LEAVE"})

    roll_first = match.clone()
    roll(roll_first, 2, 2)
    spell(match, "S-FLOO")
    load(match, 2)
    choose(match, "Announce", guess="odd")

    assert "RollDice" not in offered(match)
    assert asked(roll_first) == (A, "ActAfterRoll")
