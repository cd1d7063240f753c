"""The ledger's scenarios: the junior game, and the limit of rounds."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import (
    FULL,
    A,
    B,
    C,
    S,
    asked,
    choose,
    coins,
    end,
    happened,
    load,
    new,
    offered,
    place,
    player,
    quiet_turn,
    refusal,
    roll,
    scene,
    trunk,
)


@rule("TRA-S47", "TRA-JR-02", "TRA-JR-03", "TRA-JR-04", "TRA-R04")
def test_juniors_have_full_shops_no_cards_and_begin_with_the_seat_named() -> None:
    match = new(3, "junior", {"first_seat": 2})
    view = match.view(None)

    assert set(view["stock"].values()) == {3}
    assert set(view["bank"].values()) == {14}
    assert (view["pile"], view["sign"], [one["cards"] for one in view["players"]]) == (0, None, [0, 0, 0])
    assert len(match.game.pieces) == 0
    assert asked(match) == (C, "ActBeforeRoll")
    assert asked(new(3, "junior"))[0] == A


@rule("TRA-S48", "TRA-JR-05", "TRA-JR-06", "TRA-JR-07", "TRA-JR-08", "TRA-R47")
def test_a_spiral_rolled_and_a_spiral_reached_owe_one_roll_together() -> None:
    match = scene({A: "D08"}, mode="junior", dice=(S, 3))

    choose(match, "Walk", to="D11")
    assert offered(match) == {"RollDice", "EndTurn"}
    roll(match, 3, 3)
    choose(match, "Walk", to="D17")

    assert coins(match, A) == [3, 3, 3]
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-S50", "TRA-JR-11", "TRA-JR-12", "TRA-JR-14", "TRA-JR-15", "TRA-JR-16", "TRA-R49", "TRA-D20")
def test_a_wrong_guess_stays_may_buy_and_locks_the_powder() -> None:
    match = scene({A: "apothecary"}, seats=2, mode="junior", coins={A: (0, 0, 2)})

    choose(match, "UseFloo")
    assert offered(match) == {"Announce small", "Announce large"}
    load(match, 5)
    choose(match, "Announce", guess="small")
    assert place(match, A) == "apothecary"
    assert (asked(match), offered(match)) == ((A, "ChoosePurchase"), {"BuyNothing", "Buy potion"})
    choose(match, "BuyNothing")
    assert asked(match) == (B, "ActBeforeRoll")

    load(match, 2, 3, 2, 4)
    choose(match, "RollDice")
    choose(match, "EnterShop", shop="cauldron_shop")
    end(match)
    assert offered(match) == {"RollDice", "Buy potion"}
    assert refusal(match, A, "UseFloo(by=0)").rules == ("TRA-JR-14", "TRA-R49")
    assert player(match, A)["floo_locked"] == "apothecary"
    roll(match, 2, 4)
    choose(match, "EnterShop", shop="owl_emporium")
    assert "UseFloo" in offered(match)


@rule("TRA-S51", "TRA-BUY-07", "TRA-R50")
def test_a_purchase_gives_up_the_extra_roll() -> None:
    match = scene({A: "D05"}, mode="junior", dice=(S, 4))
    choose(match, "EnterShop", shop="apothecary")
    copy = match.clone()

    assert offered(match) == {"RollDice", "EndTurn", "Buy potion", "UseFloo"}
    choose(match, "Buy", item="potion")
    roll(copy, 2, 3)

    assert asked(match) == (B, "ActBeforeRoll")
    assert offered(copy) == {"Walk D13", "EnterShop owl_emporium"}


@rule("TRA-S62", "TRA-R46", "TRA-JR-01")
def test_gates_are_plain_spaces_in_the_junior_game() -> None:
    match = scene({A: "D04"}, mode="junior", dice=(2, 3))

    assert offered(match) == {"Walk D09", "EnterShop apothecary"}
    assert refusal(match, A, "TakeGate(by=0, to=K06)").rules == ("TRA-R46",)


@rule("TRA-S63", "TRA-JR-13", "TRA-JR-17", "TRA-WIN-02")
def test_floo_powder_wins_the_junior_game() -> None:
    match = scene({A: "cauldron_shop"}, mode="junior", trunks={A: FULL})

    choose(match, "UseFloo")
    load(match, 6)
    choose(match, "Announce", guess="large")
    choose(match, "ComeOut", shop="leaky")

    assert match.outcome is not None
    assert match.outcome.winners == (A,)


@rule("TRA-S80", "TRA-D07", "TRA-R49", "TRA-JR-16")
@pytest.mark.parametrize("die", [2, 5])
def test_floo_powder_on_arrival_leaves_one_purchase(die: int) -> None:
    match = scene({A: "D20"}, mode="junior", dice=(2, 5))

    choose(match, "EnterShop", shop="robe_shop")
    assert (asked(match), offered(match)) == ((A, "ActAfterWalk"), {"EndTurn", "Buy robe", "UseFloo"})
    choose(match, "UseFloo")
    load(match, die)
    choose(match, "Announce", guess="small")
    if die == 2:
        choose(match, "ComeOut", shop="owl_emporium")
        assert offered(match) == {"BuyNothing", "Buy owl"}
    else:
        assert offered(match) == {"BuyNothing", "Buy robe"}
    choose(match, "Buy")

    assert trunk(match, A) == {"owl" if die == 2 else "robe"}
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-S81", "TRA-R61")
def test_the_round_limit_counts_missed_turns_and_nobody_wins() -> None:
    match = scene({A: "D10", B: "D20", C: "D30"}, seats=3, turn=C, pile="D-SIGNING", max_rounds=2)

    quiet_turn(match, 2, 2)
    assert asked(match) == (A, "ActBeforeRoll")
    quiet_turn(match, S, 6)
    assert player(match, A)["misses"] == 1
    quiet_turn(match, 2, 4)
    quiet_turn(match, 2, 4)
    assert happened(match)[-2:] == ["TurnMissed", "TurnBegun"]
    assert (asked(match), match.view(None)["round"]) == ((B, "ActBeforeRoll"), 2)
    quiet_turn(match, 2, 2)

    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "round-limit")
