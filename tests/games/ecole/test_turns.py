"""A player's turn and the action of drawing. ECO-TURN, ECO-DRAW."""

from __future__ import annotations

from itertools import permutations

import pytest

from sortilege.kernel.sets import only
from sortilege.shelf.ecole.state import HAND, MAGIC_DECK
from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    asked,
    cast,
    collect,
    do,
    end_turn,
    hand,
    has_discount,
    magic_deck,
    magic_discard,
    named,
    offered,
    options,
    pass_all,
    questions,
    refusal,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table

SLOTS = {1: "sorts", 2: "balais", 3: "horcruche"}


@rule("ECO-TURN-01")
@pytest.mark.parametrize("first", ["draw", "collect"])
@pytest.mark.parametrize("second", ["draw", "collect"])
def test_two_actions_are_taken_in_any_order_alike_or_not(first: str, second: str) -> None:
    match = table(hands={A: 4}, slots=SLOTS, mail={1: ["plus1"]})
    for number, action in enumerate((first, second), 1):
        if action == "draw":
            do(match, A, "DrawTwo")
        else:
            collect(match, A, number, hand(match, A)[0])
            do(match, A, "DeclineEffect")

    assert actions_of(match, A) == 0
    for step, arguments in (("DrawTwo", {}), ("DrawFive", {}), ("Collect", {"slot": 3})):
        assert refusal(match, A, step, **arguments) == "no-action-left"


@rule("ECO-TURN-02", "ECO-SPELL-01", "ECO-BONUS-01", "DEC-02")
@pytest.mark.parametrize("actions", [2, 1, 0])
def test_cards_are_played_before_between_and_after_actions_and_cost_none(actions: int) -> None:
    match = table(hands={A: ["accelerio", "zyeutio", "balai_ball", "bons_points"]}, actions=actions)
    for card in ("balai_ball", "bons_points"):
        do(match, A, "PlayBonus", card=card, to=C)
        assert actions_of(match, A) == actions

    assert offered(match, A, "PlaySpell", "spell") == ["accelerio"]
    cast(match, A, "accelerio")
    assert (actions_of(match, A), hand(match, A)) == (actions + 1, ["zyeutio"])


@rule("ECO-TURN-03", "DEC-02")
@pytest.mark.parametrize("actions", [2, 0])
def test_draw_tokens_and_serdongles_look_cost_no_action(actions: int) -> None:
    match = table(
        fronts={A: ["draw1", "draw2"]}, houses={A: ["serdongle"]}, slots=SLOTS, mail={1: ["plus1"]}, actions=actions
    )
    do(match, A, "UseDrawToken", token="draw2")
    do(match, A, "LookAtMail", slot=1)
    do(match, A, "UseDrawToken", token="draw1")

    assert (len(hand(match, A)), actions_of(match, A)) == (3, actions)


@rule("ECO-TURN-04", "ECO-R17")
def test_a_turn_may_end_with_actions_left_which_are_lost() -> None:
    match = table(2, hands={A: 3}, slots=SLOTS)

    do(match, A, "EndTurn")

    assert questions(match) == {B: "ChooseMove"}
    end_turn(match, B)
    assert actions_of(match, B) == 2
    end_turn(match, B)
    assert actions_of(match, A) == 2


@rule("ECO-TURN-05", "ECO-R37")
def test_the_discount_expires_after_the_powers_of_the_end_of_the_turn() -> None:
    match = table(hands={A: ["soldissimo"]}, houses={A: ["serpentin"]})
    cast(match, A, "soldissimo")
    do(match, A, "EndTurn")
    assert (asked(match, A), has_discount(match, A)) == ("ChoosePower", True)

    do(match, A, "DeclinePowers")

    assert (questions(match), has_discount(match, A)) == ({B: "ChooseMove"}, False)
    assert told(match, D, "DiscountExpired") == [{"by": A}]


@rule("ECO-TURN-05", "ECO-R37")
def test_anothers_discount_does_not_expire_with_my_turn() -> None:
    match = table()
    state_of(match).discounts = only(B)
    end_turn(match, A)
    assert has_discount(match, B)

    end_turn(match, B)

    assert not has_discount(match, B)


@rule("ECO-DRAW-01", "ECO-DRAW-02", "ECO-R16")
@pytest.mark.parametrize(("actions", "steps"), [(0, []), (1, ["DrawTwo"]), (2, ["DrawTwo", "DrawFive"])])
def test_five_cards_need_two_actions_and_two_cards_one(actions: int, steps: list[str]) -> None:
    match = table(actions=actions)

    assert [step for step in named(match, A) if step.startswith("Draw")] == steps


@rule("ECO-R16")
def test_with_three_actions_five_cards_and_two_can_be_drawn() -> None:
    match = table(actions=3)

    do(match, A, "DrawFive")
    assert (len(hand(match, A)), actions_of(match, A)) == (5, 1)
    do(match, A, "DrawTwo")
    assert (len(hand(match, A)), actions_of(match, A)) == (7, 0)


@rule("ECO-DRAW-03", "ECO-R19")
def test_the_discard_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    match = table(deck=["refilus", "zyeutio"], discard=["evaporo", "copius"])

    do(match, A, "DrawTwo")
    assert (magic_deck(match), magic_discard(match)) == (0, ["evaporo", "copius"])
    do(match, A, "DrawTwo")

    assert (magic_deck(match), magic_discard(match)) == (0, [])
    assert hand(match, A) == ["copius", "zyeutio", "evaporo", "refilus"]


@rule("ECO-R17", "ECO-R19")
def test_too_few_cards_are_drawn_and_nothing_is_owed() -> None:
    match = table(2, deck=["refilus"], discard=["evaporo"])

    do(match, A, "DrawFive")

    assert hand(match, A) == ["evaporo", "refilus"]
    assert told(match, B, "CardsDrawn") == [{"by": A, "cards": 2}]
    end_turn(match, A)
    assert refusal(match, B, "DrawTwo") == "nothing-to-draw"
    assert named(match, B) == ["EndTurn"]


@rule("ECO-R19")
def test_reshuffled_cards_are_unknown_to_all() -> None:
    match = table(deck=[], discard=["refilus", "evaporo", "zyeutio"])

    do(match, A, "DrawTwo")

    game = state_of(match)
    assert [game.who_knows(card) for card in game.zones[MAGIC_DECK]] == [0]
    assert [game.who_knows(card) for card in game.zones[HAND + A]] == [only(A), only(A)]


@rule("ECO-DRAW-03", "ECO-R19")
def test_reshuffled_cards_come_in_any_order() -> None:
    drawn = set()
    for seed in range(40):
        match = table(deck=[], discard=["refilus", "evaporo", "zyeutio"], seed=seed)
        do(match, A, "DrawTwo")
        drawn.add(tuple(event["card"] for event in told(match, A, "CardDrawn")))

    assert drawn == set(permutations(["refilus", "evaporo", "zyeutio"], 2))


@rule("ECO-R29")
def test_a_hand_has_no_limit() -> None:
    match = table(hands={A: 30})

    do(match, A, "DrawFive")
    end_turn(match, A)

    assert (len(hand(match, A)), questions(match)) == (35, {B: "ChooseMove"})


@rule("ECO-R18")
def test_nothing_else_is_done_in_the_middle_of_an_action() -> None:
    match = table(hands={A: ["balai_ball", "accelerio"]}, fronts={A: ["draw1"]}, slots=SLOTS, houses={A: ["serdongle"]})
    do(match, A, "Collect", slot=3)

    assert set(named(match, A)) == {"Pay"}
    for step, arguments, reason in (
        ("DrawTwo", {}, "only-in-your-turn"),
        ("EndTurn", {}, "only-in-your-turn"),
        ("PlaySpell", {"spell": "accelerio"}, "only-in-your-turn"),
        ("PlayBonus", {"card": "balai_ball", "to": A}, "only-in-your-turn"),
        ("UseDrawToken", {"token": "draw1"}, "draw-token-out-of-turn"),
        ("LookAtMail", {"slot": 1}, "power-at-another-moment"),
    ):
        assert refusal(match, A, step, **arguments) == reason


@rule("ECO-R36")
def test_everything_but_ending_a_turn_uses_something_up() -> None:
    """Whatever is chosen, actions, hand cards, tokens and powers are used up until only ending is left."""
    match = table(
        hands={A: ["accelerio", "rafistolo", "preumsio", "zyeutio", "refilus", "balai_ball"], B: 3},
        fronts={A: ["draw1", "draw2"]},
        houses={A: ["serdongle"]},
        slots={1: "sorts", 2: "defense", 3: "metamorphose", 4: "herbologie"},
        mail={1: ["plus1"], 2: ["draw2"]},
        discard=["accelerio", "preumsio"],
    )
    moves = 0
    while (question := match.asks[0]).seat != A or len(question.options) > 1 or question.why.name != "ChooseMove":
        pass_all(match)
        going_on = [step for step in options(match, match.asks[0].seat) if step.name != "EndTurn"]
        match.answer(match.asks[0].seat, going_on[moves % len(going_on)])
        pass_all(match)
        moves += 1

    assert moves > 10
    assert named(match, A) == ["EndTurn"]
