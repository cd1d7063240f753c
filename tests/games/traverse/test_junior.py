"""The junior game. TRA-JR, TRA-R46 to TRA-R50."""

from __future__ import annotations

import pytest

import sortilege
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
    offered,
    place,
    player,
    refusal,
    roll,
    scene,
)

SMALL = (S, 2, 3)


@rule("TRA-JR-05", "TRA-JR-06", "TRA-JR-08", "TRA-R47", "TRA-TERM-04")
@pytest.mark.parametrize(
    ("start", "dice", "owed"),
    [("D17", (2, 3), False), ("D18", (2, 3), True), ("D16", (S, 2), True), ("D17", (S, 2), True)],
)
def test_a_throw_owes_a_roll_for_a_spiral_rolled_or_reached(start: str, dice: tuple[int, int], owed: bool) -> None:
    match = scene({A: start}, mode="junior", dice=dice)
    if asked(match)[1] == "ChooseStop":
        choose(match, "Walk")

    assert asked(match) == ((A, "OfferExtraRoll") if owed else (B, "ActBeforeRoll"))


@rule("TRA-JR-05")
def test_a_push_onto_a_spiral_owes_nothing() -> None:
    match = scene({A: "D17", C: "D22"}, mode="junior", dice=(2, 3))
    choose(match, "Walk")

    assert place(match, A) == "D23"
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-JR-07", "TRA-R47", "TRA-D22")
def test_extra_rolls_follow_each_other_without_limit_and_are_never_compulsory() -> None:
    match = scene({A: "D34"}, mode="junior", dice=(S, 2))
    choose(match, "Walk")

    for _ in range(5):
        assert offered(match) == {"RollDice", "EndTurn"}
        roll(match, S, S)
        choose(match, "Stay")
    end(match)

    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-JR-09", "TRA-R48", "TRA-D21", "TRA-S49")
@pytest.mark.parametrize(
    ("start", "other", "arrival"),
    [
        ("D02", "leaky", "D17"),
        ("wand_shop", "leaky", "D17"),
        ("D02", "D17", "D18"),
        ("D17", "D34", "D17"),
        ("D32", "D34", "D17"),
    ],
)
def test_two_spirals_lead_straight_to_the_steps_from_anywhere(start: str, other: str, arrival: str) -> None:
    match = scene({A: start, B: other}, mode="junior", coins={A: (0, 0, 0)}, trunks={A: FULL}, dice=(S, S))
    if asked(match)[1] == "ActBeforeRoll":
        roll(match, S, S)

    assert offered(match) == {"GoToSteps", "Stay"}
    choose(match, "GoToSteps")

    assert (place(match, A), coins(match, A)) == (arrival, [1, 1, 1])
    assert asked(match) == (A, "OfferExtraRoll")


@rule("TRA-JR-10", "TRA-R48", "TRA-R49")
def test_whoever_stays_in_a_shop_after_two_spirals_may_still_buy_or_use_floo() -> None:
    match = scene({A: "book_shop"}, mode="junior")

    roll(match, S, S)
    choose(match, "Stay")

    assert offered(match) == {"RollDice", "EndTurn", "Buy book", "UseFloo"}


@rule("TRA-JR-12", "TRA-JR-13", "TRA-JR-14", "TRA-D14", "TRA-D15")
@pytest.mark.parametrize("guess", ["small", "large"])
@pytest.mark.parametrize("die", [S, 2, 3, 4, 5, 6])
def test_every_die_is_small_or_large(die: int, guess: str) -> None:
    match = scene({A: "owl_emporium"}, mode="junior", coins={A: (0, 0, 0)})

    choose(match, "UseFloo")
    load(match, die)
    choose(match, "Announce", guess=guess)

    if (die in SMALL) == (guess == "small"):
        assert len(offered(match)) == 6
        assert refusal(match, A, "ComeOut(by=0, shop=owl_emporium)").message == "another-shop"
        choose(match, "ComeOut", shop="leaky")
        assert (place(match, A), coins(match, A)) == ("leaky", [0, 0, 0])
        assert player(match, A)["floo_locked"] is None
    else:
        assert place(match, A) == "owl_emporium"
        assert player(match, A)["floo_locked"] == "owl_emporium"
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-JR-11")
def test_floo_needs_no_card_but_a_chimney() -> None:
    match = scene({A: "D34"}, mode="junior", dice=(S, 2))
    choose(match, "Walk")
    inn = scene({A: "leaky"}, mode="junior")

    assert refusal(match, A, "UseFloo(by=0)").rules == ("TRA-JR-11",)
    assert "UseFloo" in offered(inn)


@rule("TRA-JR-14", "TRA-R49")
@pytest.mark.parametrize(("again", "locked"), [("apothecary", True), ("owl_emporium", False)])
def test_the_lock_goes_only_when_another_shop_is_entered_on_foot(again: str, locked: bool) -> None:
    match = scene({A: "D08"}, mode="junior", locks={A: "apothecary"}, dice=(S, 5))

    choose(match, "EnterShop", shop=again)

    assert ("UseFloo" not in offered(match)) == locked


@rule("TRA-JR-14")
@pytest.mark.parametrize("way", ["Stay", "GoToSteps"])
def test_staying_and_going_to_the_steps_unlock_nothing(way: str) -> None:
    match = scene({A: "apothecary"}, mode="junior", locks={A: "apothecary"})

    roll(match, S, S)
    choose(match, way)

    assert "UseFloo" not in offered(match)
    assert player(match, A)["floo_locked"] == "apothecary"


@rule("TRA-JR-09", "TRA-JR-16", "TRA-R17")
def test_a_refused_roll_says_whether_it_is_owed_or_given_up() -> None:
    owed, given_up = scene({A: "D32"}, mode="junior", dice=(S, S)), scene({A: "apothecary"}, mode="junior")
    choose(given_up, "UseFloo")

    assert (asked(owed)[1], asked(given_up)[1]) == ("ChooseStepsOrStay", "ChooseGuess")
    assert refusal(owed, A, "RollDice(by=0)").message == "not-offered"
    assert refusal(given_up, A, "RollDice(by=0)").message == "roll-given-up"
    assert refusal(given_up, A, "EndTurn(by=0)").message == "not-offered"


@rule("TRA-R61", "TRA-D23")
@pytest.mark.parametrize(("limit", "turns"), [(1, 2), (2, 4)])
def test_the_limit_of_rounds_holds_in_the_junior_game(limit: int, turns: int) -> None:
    match = scene({A: "D01", B: "D19"}, seats=2, mode="junior", max_rounds=limit)
    before = happened(match).count("TurnBegun") - 1

    for _ in range(100):
        if match.asks:
            match.answer(asked(match)[0], match.asks[0].options[0])

    assert happened(match).count("TurnBegun") - before == turns
    assert match.view(None)["round"] == limit
    assert match.outcome is not None
    assert match.outcome.winners == ()


@rule("TRA-JR-15", "TRA-JR-16", "TRA-R49")
def test_after_floo_neither_a_roll_owed_nor_floo_again_remains() -> None:
    match = scene({A: "D05"}, mode="junior", dice=(S, 4))
    choose(match, "EnterShop", shop="apothecary")

    choose(match, "UseFloo")
    load(match, 2)
    choose(match, "Announce", guess="small")
    choose(match, "ComeOut", shop="wand_shop")

    assert (asked(match), offered(match)) == ((A, "ChoosePurchase"), {"BuyNothing", "Buy wand"})


@rule("TRA-R50", "TRA-R18", "TRA-D22")
def test_an_extra_roll_out_of_a_shop_counts_its_entrance_and_cannot_go_back_in() -> None:
    match = scene({A: "D05"}, mode="junior", dice=(S, 4))
    choose(match, "EnterShop", shop="apothecary")

    roll(match, 2, 2)

    assert place(match, A) == "D12"
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-R46", "TRA-JR-01", "TRA-JR-02")
def test_the_exit_side_and_gates_are_plain_and_nobody_is_ever_exiled() -> None:
    match = scene({A: "D29"}, mode="junior", dice=(2, 3))

    assert place(match, A) == "D34"
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-JR-17", "TRA-WIN-01")
def test_walking_into_the_inn_with_a_full_trunk_wins_the_junior_game_too() -> None:
    match = scene({A: "D32"}, mode="junior", trunks={A: FULL}, dice=(S, 5))

    choose(match, "EnterShop", shop="leaky")

    assert match.outcome is not None
    assert match.outcome.winners == (A,)


@rule("TRA-R46")
@pytest.mark.parametrize(("alley", "gate"), [(False, False), (True, True)])
def test_juniors_may_go_through_a_gate_where_the_alley_is_in_play(alley: bool, gate: bool) -> None:
    match = scene({A: "D04"}, mode="junior", alley=alley, dice=(2, 3))

    assert ("TakeGate K06" in offered(match)) == gate
    if gate:
        choose(match, "TakeGate")
        assert place(match, A) == "K06"
        assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-R46")
@pytest.mark.parametrize("dice", [(S, S), (4, 4)])
def test_doubles_lead_juniors_out_of_the_alley_and_owe_no_roll(dice: tuple[int, int]) -> None:
    match = scene({A: "K06"}, mode="junior", alley=True, dice=dice)

    assert not place(match, A).startswith("K")
    assert asked(match) in ((A, "ChoosePurchase"), (B, "ActBeforeRoll"))


@rule("TRA-R46")
def test_a_spiral_in_the_alley_owes_juniors_no_roll() -> None:
    match = scene({A: "K06"}, mode="junior", alley=True, dice=(S, 2))
    if asked(match)[1] == "ChooseAlleyStop":
        choose(match, "WalkAlley")

    assert place(match, A) == "K08"
    assert asked(match) == (B, "ActBeforeRoll")


@rule("TRA-R04")
def test_the_youngest_may_be_drawn_by_chance() -> None:
    def first(seed: int, **options: str) -> int:
        match = sortilege.new("traverse", seats=3, mode="junior", seed=seed, options=options)
        while asked(match)[1] == "ChooseHat":
            match.answer(match.asks[0].seat, match.asks[0].options[0])
        return match.asks[0].seat

    assert {first(seed, first_seat="random") for seed in range(20)} == {0, 1, 2}
    assert {first(seed) for seed in range(20)} == {0}
