"""Collecting School cards. ECO-COLL, ECO-COST."""

from __future__ import annotations

import pytest

from sortilege.kernel.sets import NOBODY, only
from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    asked,
    cast,
    collect,
    do,
    front,
    hand,
    has_discount,
    magic_discard,
    mail_on,
    named,
    offered,
    options,
    owned_by,
    pass_all,
    questions,
    refusal,
    told,
    use_course,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table

COURSES = ["herbologie", "defense", "metamorphose", "potions", "sorts", "balais"]
RELICS = ["horcruche", "detourneur_1", "detourneur_6"]


def cost(owned: list[str], card: str, discount: bool = False) -> int:
    match = table(owned={A: owned, B: ["potions"]}, slots={1: card})
    state_of(match).discounts = only(A) if discount else NOBODY
    price: int = match.view(C)["timetable"]["1"]["costs"][A]
    return price


@rule("ECO-COST-01", "ECO-R33")
@pytest.mark.parametrize("course", COURSES)
def test_the_nth_copy_of_a_course_costs_n_cards(course: str) -> None:
    others = [other for other in COURSES if other != course] + ["horcruche", "detourneur_2"]

    assert [cost([course] * copies, course) for copies in range(5)] == [1, 2, 3, 4, 5]
    assert [cost([course] * copies + others, course) for copies in range(5)] == [1, 2, 3, 4, 5]
    if course != "potions":
        assert cost([course] * 5, course) == 6


@rule("ECO-COST-02", "ECO-R33")
@pytest.mark.parametrize("card", RELICS)
def test_a_relic_costs_two_cards_however_many_one_owns(card: str) -> None:
    owned = ["horcruche"] * 6 + ["detourneur_2", "detourneur_3", "detourneur_4"]

    assert [cost(owned[:number], card) for number in range(len(owned))] == [2] * len(owned)


@rule("ECO-COST-04")
def test_a_discount_takes_three_off_and_never_more_than_the_cost() -> None:
    assert [cost(["sorts"] * copies, "sorts", discount=True) for copies in range(6)] == [0, 0, 0, 1, 2, 3]
    assert cost([], "horcruche", discount=True) == 0


@rule("ECO-COLL-01", "ECO-COLL-03", "ECO-R27")
def test_a_card_is_paid_one_by_one_in_the_order_given_then_taken() -> None:
    match = table(hands={A: ["refilus", "copius", "refilus", "zyeutio"]}, owned={A: ["sorts"] * 2}, slots={7: "sorts"})
    do(match, A, "Collect", slot=7)
    assert (actions_of(match, A), asked(match, A)) == (1, "ChoosePayment")
    for card in ("refilus", "copius", "refilus"):
        assert owned_by(match, A) == ["sorts"] * 2
        do(match, A, "Pay", card=card)

    assert owned_by(match, A) == ["sorts"] * 3
    assert match.view(D)["magic_discard"] == ["refilus", "copius", "refilus"]
    assert told(match, B, "CollectionBegun") == [{"by": A, "slot": 7, "school": "sorts", "cost": 3}]


@rule("DEC-03", "ECO-R28", "ECO-COMP-02")
def test_each_payment_offers_the_different_cards_in_hand_and_nothing_else() -> None:
    match = table(
        hands={A: ["refilus", "refilus", "balai_ball"]},
        bonus={A: ["bons_points"]},
        fronts={A: ["draw1"]},
        slots={1: "horcruche"},
    )
    do(match, A, "Collect", slot=1)

    assert offered(match, A, "Pay", "card") == ["refilus", "balai_ball"]
    assert match.asks[0].default == match.asks[0].options[0]
    assert refusal(match, A, "Pay", card="bons_points") == "not-in-hand"
    do(match, A, "Pay", card="refilus")
    assert offered(match, A, "Pay", "card") == ["refilus", "balai_ball"]
    do(match, A, "Pay", card="refilus")
    assert (questions(match), hand(match, A)) == ({A: "ChooseMove"}, ["balai_ball"])


@rule("DEC-03", "ECO-R28")
def test_a_payment_is_asked_even_if_a_single_card_is_left() -> None:
    match = table(hands={A: ["refilus"]}, slots={1: "sorts"})

    do(match, A, "Collect", slot=1)

    assert (questions(match), named(match, A)) == ({A: "ChoosePayment"}, ["Pay"])


@rule("ECO-COLL-02")
@pytest.mark.parametrize(("cards", "slots"), [(0, []), (1, [1]), (2, [1, 2, 4]), (3, [1, 2, 3, 4])])
def test_one_may_choose_any_card_one_can_pay(cards: int, slots: list[int]) -> None:
    on_offer = {1: "sorts", 2: "balais", 3: "potions", 4: "detourneur_1"}
    match = table(hands={A: cards}, owned={A: ["balais", "potions", "potions"]}, slots=on_offer)

    assert offered(match, A, "Collect", "slot") == slots
    for slot in {1, 2, 3, 4} - set(slots):
        assert refusal(match, A, "Collect", slot=slot) == "too-expensive"
    assert refusal(match, A, "Collect", slot=5) == "empty-slot"
    assert refusal(match, A, "Collect", slot=0) == "empty-slot"
    assert refusal(match, A, "Collect", slot=9) == "not-a-step"
    assert refusal(match, A, "Collect", slot=1, school="balais") == "another-card"


@rule("ECO-COLL-04", "ECO-R33")
def test_a_card_joins_its_column() -> None:
    match = table(
        hands={A: 4}, owned={A: ["sorts", "detourneur_5", "horcruche"]}, slots={1: "detourneur_2", 2: "horcruche"}
    )
    collect(match, A, 1, *hand(match, A)[:2])
    collect(match, A, 2, *hand(match, A))

    column = ["horcruche", "horcruche"]
    assert match.view(B)["players"][A]["collection"] == ["sorts", *column, "detourneur_2", "detourneur_5"]


@rule("ECO-COLL-05", "ECO-MAIL-09")
def test_all_the_tokens_on_a_card_come_with_it_good_or_bad() -> None:
    match = table(hands={A: 2}, slots={1: "horcruche"}, mail={1: ["minus1", "plus1", "minus2"], 2: ["plus3"]})

    collect(match, A, 1, *hand(match, A))

    assert front(match, A) == ["minus1", "plus1", "minus2"]
    assert (mail_on(match, 1), mail_on(match, 2)) == ([], ["plus3"])


@rule("ECO-COLL-06", "DEC-04")
def test_the_effect_is_offered_after_the_tokens_and_may_be_declined() -> None:
    match = table(hands={A: 1, B: 1}, slots={1: "herbologie"}, mail={1: ["plus2"]})
    collect(match, A, 1, *hand(match, A))
    assert front(match, A) == ["plus2"]
    assert (questions(match), named(match, A)) == ({A: "ChooseWhetherToUse"}, ["DeclineEffect", "UseEffect"])
    assert str(match.asks[0].default) == f"DeclineEffect(by={A}, effect=herbologie)"

    used = match.clone()
    do(match, A, "DeclineEffect")
    use_course(used, A)

    assert (questions(match), len(hand(match, A))) == ({A: "ChooseMove"}, 0)
    assert questions(used) == {B: "AnswerTopItem"}
    pass_all(used)
    assert (questions(used), len(hand(used, A))) == ({A: "ChooseMove"}, 1)


@rule("ECO-COLL-07", "ECO-S12")
@pytest.mark.parametrize("card", RELICS)
def test_a_relic_has_no_effect_to_use(card: str) -> None:
    match = table(hands={A: 2, B: ["oubliettes"]}, slots={1: card}, mail={1: ["plus1"]})

    collect(match, A, 1, *hand(match, A))

    assert (questions(match), owned_by(match, A)) == ({A: "ChooseMove"}, [card])
    assert front(match, A) == ["plus1"]


@rule("ECO-COLL-08")
def test_a_slot_one_emptied_cannot_be_collected_again() -> None:
    match = table(hands={A: 3}, slots={1: "horcruche", 2: "sorts"})

    collect(match, A, 1, *hand(match, A)[:2])

    assert offered(match, A, "Collect", "slot") == [2]
    assert refusal(match, A, "Collect", slot=1) == "empty-slot"
    assert match.view(A)["timetable"]["1"] is None


@rule("ECO-R32")
@pytest.mark.parametrize("course", COURSES)
def test_an_effect_that_would_do_nothing_cannot_be_declared(course: str) -> None:
    match = table(slots={1: course}, deck=[], reserve=[])
    state_of(match).discounts = only(A)

    collect(match, A, 1)

    assert (owned_by(match, A), questions(match)) == ([course], {A: "ChooseMove"})
    assert options(match, A, "UseEffect") == []


@rule("ECO-R14", "ECO-S13")
@pytest.mark.parametrize(
    ("course", "owned", "paid", "left"),
    [("herbologie", [], ["refilus"], []), ("sorts", ["sorts"], ["refilus", "balai_ball"], ["balai_ball"])],
)
def test_the_payment_is_in_the_discard_when_the_effect_resolves(
    course: str, owned: list[str], paid: list[str], left: list[str]
) -> None:
    match = table(hands={A: paid}, owned={A: owned}, slots={1: course}, deck=[])
    collect(match, A, 1, *paid)

    use_course(match, A)

    assert (hand(match, A), magic_discard(match)) == (["refilus"], left)


@rule("ECO-COST-04")
def test_a_discount_is_used_up_even_if_it_saves_less() -> None:
    match = table(hands={A: ["soldissimo", "refilus"]}, slots={1: "sorts", 2: "balais"})
    cast(match, A, "soldissimo")
    collect(match, A, 1)
    do(match, A, "DeclineEffect")

    assert not has_discount(match, A)
    do(match, A, "Collect", slot=2)
    assert asked(match, A) == "ChoosePayment"
