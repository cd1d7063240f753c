"""The ledger's scenarios about drawing and collecting. ECO-S."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.sets import only
from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    asked,
    bonus_of,
    card_in,
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
    owned_by,
    pass_all,
    questions,
    refusal,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table

FOUR_SLOTS = {1: "herbologie", 2: "defense", 3: "potions", 4: "sorts"}


@rule("ECO-S06", "ECO-DRAW-01", "ECO-DRAW-02", "ECO-R16")
def test_s06_two_draws_give_four_cards_and_the_double_draw_five() -> None:
    match = table(hands={A: 3})
    at_once = match.clone()

    do(match, A, "DrawTwo")
    do(match, A, "DrawTwo")
    do(at_once, A, "DrawFive")

    assert (len(hand(match, A)), actions_of(match, A)) == (7, 0)
    assert (len(hand(at_once, A)), actions_of(at_once, A)) == (8, 0)


@rule("ECO-S07", "ECO-R16")
def test_s07_the_double_draw_needs_two_actions_left() -> None:
    match = table(hands={A: ["accelerio", "refilus"]}, slots={1: "horcruche", 2: "defense"})
    collect(match, A, 2, "refilus")
    do(match, A, "DeclineEffect")
    assert refusal(match, A, "DrawFive") == "two-actions-needed"

    cast(match, A, "accelerio")
    do(match, A, "DrawFive")

    assert (len(hand(match, A)), actions_of(match, A)) == (5, 0)


@rule("ECO-S08", "ECO-COST-01", "ECO-COST-02", "ECO-COST-03")
def test_s08_a_next_course_costs_one_more_and_relics_cost_two() -> None:
    owned = ["herbologie"] * 3 + ["defense"] * 2 + ["metamorphose", "potions"] + ["horcruche"] * 5
    on_offer = ["herbologie", "defense", "metamorphose", "potions", "sorts", "balais", "horcruche", "detourneur_3"]
    match = table(owned={A: owned}, slots=dict(enumerate(on_offer, 1)))

    assert [slot["costs"][A] for slot in match.view(A)["timetable"].values()] == [4, 3, 2, 2, 1, 1, 2, 2]


@rule("ECO-S09", "ECO-COMP-02", "ECO-COLL-02", "ECO-COLL-03", "ECO-R27", "ECO-R28")
def test_s09_any_three_cards_pay_for_a_third_sorts_and_two_do_not() -> None:
    cards = ["balai_ball", "oubliettes", "copius"]
    match = table(hands={A: cards}, owned={A: ["sorts", "sorts"]}, slots={4: "sorts"})
    poorer = table(hands={A: cards[:2]}, owned={A: ["sorts", "sorts"]}, slots={4: "sorts"})

    collect(match, A, 4, *cards)

    assert owned_by(match, A) == ["sorts"] * 3
    for seat in (None, A, B, C, D):
        assert match.view(seat)["magic_discard"] == cards
    assert options(poorer, A, "Collect") == []
    assert refusal(poorer, A, "Collect", slot=4) == "too-expensive"


@rule("ECO-S11", "ECO-COLL-06", "ECO-R32")
def test_s11_a_declined_effect_opens_no_window_and_is_gone() -> None:
    match = table(hands={A: 2, B: ["oubliettes"]}, slots={1: "defense"})
    collect(match, A, 1, hand(match, A)[0])

    do(match, A, "DeclineEffect")

    assert questions(match) == {A: "ChooseMove"}
    assert refusal(match, A, "UseEffect", effect="defense") == "effect-is-gone"


@rule("ECO-S25", "ECO-DRAW-03", "ECO-R19")
def test_s25_a_draw_can_straddle_a_reshuffle() -> None:
    pile = ["zyeutio", "zyeutio", "zyeutio", "evaporo", "evaporo", "evaporo", "copius"]
    match = table(deck=["preumsio"], discard=pile)

    do(match, A, "DrawFive")

    assert (magic_deck(match), magic_discard(match), len(hand(match, A))) == (3, [], 5)
    assert "preumsio" in hand(match, A)
    assert told(match, B, "MagicReshuffled") == [{"cards": 7}]


@rule("ECO-S26", "ECO-R17", "ECO-R19")
def test_s26_with_nothing_to_draw_and_no_card_one_can_only_end_the_turn() -> None:
    scene: dict[str, Any] = {"deck": [], "slots": {1: "defense"}, "mail": {1: ["plus1"]}, "fronts": {A: ["draw2"]}}
    match = table(**scene)
    discounted = table(**scene)
    state_of(discounted).discounts = only(A)
    looking = table(**scene, houses={A: ["serdongle"]})

    assert named(match, A) == ["EndTurn"]
    assert refusal(match, A, "DrawTwo") == "nothing-to-draw"
    assert refusal(match, A, "UseDrawToken", token="draw2") == "nothing-to-draw"
    assert refusal(match, A, "Collect", slot=1) == "too-expensive"
    assert named(discounted, A) == ["Collect", "EndTurn"]
    assert named(looking, A) == ["LookAtMail", "EndTurn"]


@rule("ECO-S29", "ECO-COST-04", "ECO-TURN-05")
def test_s29_a_discount_serves_one_collection_of_the_turn() -> None:
    match = table(
        hands={A: ["soldissimo", "soldissimo", "refilus"]}, owned={A: ["balais"] * 3}, slots={1: "balais", 2: "sorts"}
    )
    cast(match, A, "soldissimo")
    assert refusal(match, A, "PlaySpell", spell="soldissimo") == "spell-not-playable"
    cheap, unused = match.clone(), match.clone()

    collect(match, A, 1, "refilus")
    assert (len(owned_by(match, A)), has_discount(match, A)) == (4, False)

    collect(cheap, A, 2)
    assert (hand(cheap, A), has_discount(cheap, A)) == (["soldissimo", "refilus"], False)

    assert has_discount(unused, A)
    end_turn(unused, A)
    assert not has_discount(unused, A)


@rule("ECO-S50", "ECO-TURN-01", "ECO-TURN-02", "ECO-TURN-03", "ECO-TURN-04", "ECO-MAIL-04", "ECO-MAIL-05")
@rule("ECO-SPELL-01", "ECO-SPELL-02", "ECO-SPELL-03", "ECO-BONUS-03")
def test_s50_tokens_cards_and_actions_mix_freely_in_a_turn() -> None:
    match = table(
        hands={A: ["bons_points", "chipardio", "evaporo", "copius"], B: 3}, fronts={A: ["draw2"]}, slots={1: "balais"}
    )

    do(match, A, "UseDrawToken", token="draw2")
    do(match, A, "PlayBonus", card="bons_points", to=A)
    collect(match, A, 1, "evaporo")
    do(match, A, "DeclineEffect")
    cast(match, A, "chipardio", on=B)
    pass_all(match)
    do(match, A, "DrawTwo")

    view = match.view(D)
    assert (view["players"][A]["mail"], view["used_mail"]) == ([], ["draw2"])
    assert view["players"][A]["bonus"] == ["bons_points"]
    assert magic_discard(match) == ["evaporo", "chipardio"]
    assert actions_of(match, A) == 0
    assert (len(hand(match, A)), len(hand(match, B))) == (4 - 3 + 2 + 2 + 2, 1)
    assert asked(match, A) == "ChooseMove"


@rule("ECO-S52", "ECO-COLL-01", "ECO-COLL-04", "ECO-COLL-08", "ECO-ROUND-04", "ECO-ROUND-06")
def test_s52_a_slot_stays_empty_until_the_next_round() -> None:
    match = table(2, hands={A: 1, B: 1}, slots=FOUR_SLOTS)
    collect(match, A, 2, hand(match, A)[0])
    do(match, A, "DeclineEffect")
    assert (owned_by(match, A), card_in(match, 2)) == (["defense"], None)
    end_turn(match, A)

    assert offered(match, B, "Collect", "slot") == [1, 3, 4]
    assert refusal(match, B, "Collect", slot=2) == "empty-slot"
    end_turn(match, B)

    assert state_of(match).round == 4
    assert card_in(match, 2) is not None
    assert bonus_of(match, A) == []
