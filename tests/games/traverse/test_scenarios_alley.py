"""The ledger's scenarios: Knockturn Alley, getting in, moving and getting out."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import (
    FULL,
    A,
    B,
    C,
    D,
    S,
    asked,
    choose,
    coins,
    end,
    happened,
    offered,
    pile,
    place,
    refusal,
    roll,
    scene,
    spell,
    throw,
    trunk,
)


@rule("TRA-S22", "TRA-KNOCK-03", "TRA-KNOCK-04", "TRA-CLOSE-03", "TRA-R31", "TRA-R32")
def test_a_closed_shop_can_be_entered_from_behind_and_an_open_one_cannot() -> None:
    match = scene({A: "K24"}, coins={A: (2, 0, 0)}, sign="wand_shop")

    roll(match, 2, 6)

    assert offered(match) == {"WalkAlley K32", "EnterBackDoor wand_shop"}
    assert refusal(match, A, "EnterBackDoor(by=0, shop=book_shop)").message == "back-door-only-passed"
    choose(match, "EnterBackDoor", shop="wand_shop")
    assert (asked(match), offered(match)) == ((A, "ChoosePurchase"), {"BuyNothing", "Buy wand"})
    choose(match, "Buy", item="wand")
    assert trunk(match, A) == {"wand"}
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-S25", "TRA-LEAVE-01", "TRA-R28", "TRA-R29")
@pytest.mark.parametrize("double", [2, S])
def test_doubles_lead_out_by_the_next_way_and_cannot_be_declined(double: int) -> None:
    match = scene({A: "K15"})

    roll(match, double, double)

    assert place(match, A) == "robe_shop"
    assert (asked(match), offered(match)) == ((A, "ChoosePurchase"), {"BuyNothing", "Buy robe"})
    choose(match, "Buy", item="robe")
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-S26", "TRA-S27", "TRA-S71", "TRA-R29", "TRA-R33", "TRA-R59", "TRA-LEAVE-04", "TRA-KNOCK-02", "TRA-KNOCK-03")
@rule("TRA-EXILE-07")
@pytest.mark.parametrize(
    ("at", "dice"),
    [
        ({A: "K33"}, (2, 2)),
        ({A: "K32"}, (2, 6)),
        ({A: "K30", B: "K33"}, (S, 3)),
        ({A: "D30", B: "K31", C: "K32", D: "K33"}, (S, S)),
    ],
    ids=["doubles behind the inn", "more than the exact count", "a push", "an exile pushed on"],
)
def test_the_exit_leads_out_past_an_open_inn_and_ends_the_turn(at: dict[int, str], dice: tuple[int, int]) -> None:
    match = scene(at, trunks={A: FULL})

    roll(match, *dice)

    assert place(match, A) == "D34"
    assert (match.over, asked(match)) == (False, (B, "ActBeforeRoll"))


@rule("TRA-S28", "TRA-KNOCK-04", "TRA-R32", "TRA-WIN-02", "TRA-R52")
def test_a_closed_inn_is_won_through_its_back_door() -> None:
    closed = scene({A: "K31"}, trunks={A: FULL}, sign="leaky")
    opened = scene({A: "K31"}, trunks={A: FULL})

    roll(closed, S, 6)
    assert offered(closed) == {"WalkAlley K34", "EnterBackDoor leaky"}
    choose(closed, "EnterBackDoor")
    roll(opened, S, 6)

    assert closed.outcome is not None
    assert closed.outcome.winners == (A,)
    assert (opened.over, place(opened, A)) == (False, "D34")


@rule("TRA-S29", "TRA-KNOCK-07", "TRA-LEAVE-03", "TRA-R34")
def test_in_the_alley_only_the_card_that_leaves_it_can_be_played() -> None:
    match = scene({A: "K15", B: "D20"}, hands={A: "S-TAKE S-CLOSE S-LEAVE"}, trunks={B: "owl"})

    assert offered(match) == {"RollDice", "PlaySpell S-LEAVE"}
    assert refusal(match, A, "PlaySpell(by=0, card=S-CLOSE)").rules == ("TRA-KNOCK-07",)
    spell(match, "S-LEAVE")
    assert place(match, A) == "D15"
    assert offered(match) == {"RollDice", "PlaySpell S-CLOSE", "PlaySpell S-TAKE"}
    throw(match, 2, 6)
    assert offered(match) == {"Walk D23", "EnterShop robe_shop"}


@rule("TRA-S45", "TRA-R15")
@pytest.mark.parametrize("second", ["S-KEY", "D-RETURN"])
def test_after_an_exile_the_second_card_is_not_played(second: str) -> None:
    match = scene({A: "D08"}, hands={A: "S-DEFEND"}, trunks={A: "owl"}, pile=f"D-EXILE {second}")
    rest = pile(match)[2:]

    throw(match, S, 3)
    choose(match, "Walk")

    assert place(match, A) == "K15"
    assert asked(match) == (B, "ActBeforeRoll")
    assert trunk(match, A) == {"owl"}
    if second == "S-KEY":
        assert match.view(A)["hand"] == ["S-DEFEND", "S-KEY"]
        assert pile(match) == [*rest, "D-EXILE"]
    else:
        assert happened(match)[-2:] == ["DamageAvoided", "TurnBegun"]
        assert pile(match) == [*rest, "D-EXILE", "D-RETURN"]


@rule("TRA-S56", "TRA-R43", "TRA-R27")
def test_nobody_behind_the_wall_can_be_attacked() -> None:
    match = scene(
        {A: "D10", B: "K10", C: "K11", D: "K12"}, hands={A: "S-TAKE S-GRATE S-ACCIO"}, trunks={B: "owl", C: "wand"}
    )

    assert offered(match) == {"RollDice"}
    reasons = [refusal(match, A, f"PlaySpell(by=0, card={card})").message for card in ("S-TAKE", "S-GRATE", "S-ACCIO")]
    assert reasons == ["nothing-in-front", "nobody-to-exile", "no-coin-to-take"]


@rule("TRA-S76", "TRA-EXILE-03", "TRA-R12", "S-GRATE")
def test_out_of_the_inn_dice_exile_by_the_back_door_and_a_card_by_the_street() -> None:
    rolled = scene({A: "leaky"})
    grated = scene({A: "leaky"}, turn=B, hands={B: "S-GRATE S-DEFEND"})

    roll(rolled, S, S)
    spell(grated, "S-GRATE")
    choose(grated, "AimAtPlayer", on=A)
    choose(grated, "Accept")

    assert (place(rolled, A), coins(rolled, A)) == ("K33", [2, 2, 2])
    assert place(grated, A) == "K06"
    assert asked(grated) == (B, "ActBeforeRoll")


@rule("TRA-S77", "TRA-R34", "TRA-WIN-02")
@pytest.mark.parametrize("sign", [None, "leaky"])
def test_the_card_that_leaves_the_alley_can_win(sign: str | None) -> None:
    match = scene({A: "K33"}, trunks={A: FULL}, hands={A: "S-LEAVE"}, sign=sign)

    spell(match, "S-LEAVE")

    assert match.outcome is not None
    assert match.outcome.winners == (A,)
    assert "DiceRolled" not in happened(match)


@rule("TRA-R34", "TRA-D07")
def test_leaving_by_card_after_the_walk_goes_on_under_the_rules_of_the_new_place() -> None:
    match = scene({A: "K22"}, coins={A: (0, 2, 0)}, hands={A: "S-LEAVE S-CLOSE"})
    roll(match, S, 3)
    choose(match, "WalkAlley", to="K25")
    assert offered(match) == {"EndTurn", "PlaySpell S-LEAVE"}

    spell(match, "S-LEAVE")

    assert place(match, A) == "book_shop"
    assert offered(match) == {"EndTurn", "Buy book", "PlaySpell S-CLOSE"}
    end(match)
    assert asked(match) == (B, "ActBeforeRoll")
