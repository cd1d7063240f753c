"""The effects of the six Courses. Content C4."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.sets import only
from sortilege.testing import rule
from tests.games.ecole.play import (
    answer_all,
    asked,
    bonus_of,
    collect,
    do,
    front,
    hand,
    magic_deck,
    magic_discard,
    mail_on,
    named,
    offered,
    pass_all,
    questions,
    refusal,
    reserve_of,
    told,
    use_course,
)
from tests.games.ecole.scenes import A, B, C, D, peek, state_of, table


def collected(course: str, **scene: Any) -> Match:
    """A has just collected a Course for nothing, in slot 1, and decides about its effect."""
    match = table(**{**scene, "slots": {1: course, **scene.get("slots", {})}})
    state_of(match).discounts = only(A)
    collect(match, A, 1)
    return match


@pytest.mark.parametrize(("copies", "drawn"), [(0, 1), (1, 1), (2, 2)])
def test_herbologie_draws_more_the_more_one_owns(copies: int, drawn: int) -> None:
    match = collected("herbologie", owned={A: ["herbologie"] * copies})
    assert asked(match, A) == "ChooseWhetherToUse"

    use_course(match, A)

    assert len(hand(match, A)) == drawn


@pytest.mark.parametrize(("copies", "drawn"), [(3, 2), (4, 3), (5, 3)])
def test_the_fourth_herbologie_draws_two_and_the_fifth_and_sixth_three(copies: int, drawn: int) -> None:
    match = table(hands={A: 6}, owned={A: ["herbologie"] * copies}, slots={1: "herbologie"})
    collect(match, A, 1, *hand(match, A)[: copies + 1])

    use_course(match, A)

    assert len(hand(match, A)) == 6 - (copies + 1) + drawn


@rule("DEC-06")
def test_defense_may_remove_bad_marks_and_draws_a_card() -> None:
    match = collected("defense", bonus={A: ["mauvais_points", "balai_ball", "mauvais_points"], B: ["mauvais_points"]})
    use_course(match, A)
    assert (questions(match), named(match, A)) == ({A: "ChooseBadMarks"}, ["KeepBadMarks", "RemoveBadMarks"])
    assert str(match.asks[0].default) == "KeepBadMarks(by=0)"
    kept = match.clone()

    do(match, A, "RemoveBadMarks")
    assert (bonus_of(match, A), magic_discard(match)) == (["balai_ball", "mauvais_points"], ["mauvais_points"])
    assert (len(hand(match, A)), bonus_of(match, B)) == (1, ["mauvais_points"])

    do(kept, A, "KeepBadMarks")
    assert (len(bonus_of(kept, A)), len(hand(kept, A))) == (3, 1)
    assert (told(match, B, "BadMarksKept"), told(kept, B, "BadMarksKept")) == ([], [{"by": A}])


def test_defense_without_bad_marks_just_draws() -> None:
    match = collected("defense", bonus={A: ["balai_ball"], B: ["mauvais_points"]})

    use_course(match, A)

    assert (questions(match), len(hand(match, A))) == ({A: "ChooseMove"}, 1)


@rule("ECO-R14")
def test_bad_marks_removed_can_be_drawn_by_the_same_defense() -> None:
    match = collected("defense", bonus={A: ["mauvais_points"]}, deck=[])

    use_course(match, A)
    do(match, A, "RemoveBadMarks")

    assert (hand(match, A), bonus_of(match, A)) == (["mauvais_points"], [])


@rule("ECO-R32")
def test_defense_can_be_used_for_ones_own_bad_marks_alone() -> None:
    other_cards = {A: ["balai_ball", "bons_points"], B: ["mauvais_points"]}

    assert asked(collected("defense", bonus={A: ["mauvais_points"]}, deck=[]), A) == "ChooseWhetherToUse"
    assert asked(collected("defense", bonus=other_cards, deck=[]), A) == "ChooseMove"
    assert asked(collected("defense", deck=[]), A) == "ChooseMove"


@rule("DEC-06")
@pytest.mark.parametrize("changes", [0, 1, 2, 3])
def test_metamorphose_draws_one_more_than_it_discards(changes: int) -> None:
    match = collected("metamorphose", hands={A: ["zyeutio", "refilus", "copius", "evaporo", "balai_ball"]})
    use_course(match, A)
    for card in ["refilus", "balai_ball", "copius"][:changes]:
        assert asked(match, A) == "ChooseChange"
        assert str(match.asks[0].default).startswith("StopChanging")
        do(match, A, "ChangeCard", card=card)
    if changes < 3:
        do(match, A, "StopChanging")

    assert questions(match) == {A: "ChooseMove"}
    assert magic_discard(match) == ["refilus", "balai_ball", "copius"][:changes]
    assert len(hand(match, A)) == 5 + 1


@rule("DEC-06")
def test_metamorphose_asks_card_by_card_while_there_is_one() -> None:
    match = collected("metamorphose", hands={A: ["zyeutio"]})
    empty = collected("metamorphose")
    use_course(match, A)
    assert offered(match, A, "ChangeCard", "card") == ["zyeutio"]
    assert refusal(match, A, "ChangeCard", card="copius", changed=0) == "not-in-hand"

    do(match, A, "ChangeCard", card="zyeutio")
    use_course(empty, A)

    assert (questions(match), len(hand(match, A))) == ({A: "ChooseMove"}, 2)
    assert (questions(empty), len(hand(empty, A))) == ({A: "ChooseMove"}, 1)


@rule("ECO-R14")
def test_cards_changed_can_be_drawn_again() -> None:
    match = collected("metamorphose", hands={A: ["zyeutio", "refilus"]}, deck=[])
    use_course(match, A)

    do(match, A, "ChangeCard", card="refilus")
    do(match, A, "StopChanging")

    assert (hand(match, A), magic_deck(match)) == (["zyeutio", "refilus"], 0)


def test_potions_takes_one_card_at_random() -> None:
    match = collected("potions", hands={B: 3, C: 1})
    do(match, A, "UseEffect")
    assert offered(match, A, "AimAtPlayer", "on") == [B, C]

    do(match, A, "AimAtPlayer", on=B)
    pass_all(match)

    assert (len(hand(match, A)), len(hand(match, B)), len(hand(match, C))) == (1, 2, 1)
    assert asked(collected("potions"), A) == "ChooseMove"


@rule("DEC-06")
def test_sorts_takes_a_spell_back_and_only_a_spell() -> None:
    match = collected("sorts", discard=["balai_ball", "zyeutio", "copius", "rafistolo", "zyeutio"])
    use_course(match, A)
    assert offered(match, A, "TakeFromDiscard", "card") == ["copius", "zyeutio", "rafistolo"]
    assert match.asks[0].default == match.asks[0].options[0]
    assert refusal(match, A, "TakeFromDiscard", card="balai_ball", effect="sorts") == "not-for-this-effect"

    do(match, A, "TakeFromDiscard", card="zyeutio")

    assert hand(match, A) == ["zyeutio"]
    assert magic_discard(match) == ["balai_ball", "copius", "rafistolo", "zyeutio"]


def test_sorts_draws_a_card_when_no_spell_lies_in_the_discard() -> None:
    match = collected("sorts", discard=["balai_ball"], deck=["refilus"])

    use_course(match, A)

    assert (hand(match, A), magic_discard(match)) == (["refilus"], ["balai_ball"])
    assert asked(collected("sorts", deck=[], discard=["balai_ball"]), A) == "ChooseWhetherToUse"
    assert asked(collected("sorts", deck=[]), A) == "ChooseMove"


@rule("DEC-06", "ECO-R46")
def test_balais_takes_a_token_of_ones_choice_unseen() -> None:
    match = collected("balais", slots={2: "sorts", 3: "potions"}, mail={2: ["plus1"], 3: ["minus1", "plus3", "howler"]})
    peek(match, C, 3, places=[2])
    do(match, A, "UseEffect")
    assert offered(match, A, "AimAtSlot", "slot") == [2, 3]
    do(match, A, "AimAtSlot", slot=3)
    assert (named(match, A), offered(match, A, "TakeToken", "place")) == (["TakeToken"] * 3, [1, 2, 3])
    assert match.asks[0].default == match.asks[0].options[0]
    assert match.view(A)["timetable"]["3"]["mail"] == [None, None, None]

    do(match, A, "TakeToken", slot=3, place=2)

    assert (front(match, A), mail_on(match, 3)) == (["plus3"], ["minus1", "howler"])
    assert told(match, D, "TokenTaken") == [{"by": A, "slot": 3, "place": 2}]
    shown = {seat: match.view(seat)["players"][A]["mail"] for seat in (None, A, B, C, D)}
    assert shown == {None: [None], A: ["plus3"], B: [None], C: ["plus3"], D: [None]}


def test_balais_on_a_single_token_takes_it() -> None:
    match = collected("balais", slots={2: "sorts"}, mail={2: ["plus1"]})

    use_course(match, A)

    assert (front(match, A), questions(match)) == (["plus1"], {A: "ChooseMove"})


@pytest.mark.parametrize(("token", "kept"), [("plus2", ["plus2"]), ("howler", [])])
def test_balais_takes_from_the_reserve_when_no_card_bears_a_token(token: str, kept: list[str]) -> None:
    match = collected("balais", slots={2: "sorts"}, reserve=["minus1", token])

    use_course(match, A)

    assert front(match, A) == kept
    assert len(reserve_of(match)) == 2 - len(kept)


@rule("ECO-R32")
@pytest.mark.parametrize(
    ("mail", "reserve", "usable"),
    [({}, [], False), ({2: ["plus1"]}, [], True), ({}, ["plus1"], True), ({2: ["plus1"]}, ["plus2"], True)],
)
def test_balais_needs_a_token_on_a_card_or_in_the_reserve(
    mail: dict[int, list[str]], reserve: list[str], usable: bool
) -> None:
    match = collected("balais", slots={2: "sorts"}, mail=mail, reserve=reserve)

    assert asked(match, A) == ("ChooseWhetherToUse" if usable else "ChooseMove")


@rule("ECO-MAIL-07")
def test_a_howler_that_balais_draws_is_shuffled_back_into_the_reserve() -> None:
    reserve = ["minus1", "plus2", "howler"]
    orders = set()
    for seed in range(40):
        match = collected("balais", reserve=reserve, seed=seed)
        use_course(match, A)
        orders.add(tuple(reserve_of(match)))

    assert orders == set(permutations(reserve))


@rule("ECO-REACT-13", "DEC-07")
def test_a_copied_balais_is_aimed_afresh() -> None:
    scene: dict[str, Any] = {"hands": {B: ["copius"]}, "slots": {2: "sorts", 3: "potions"}}
    match = collected("balais", mail={2: ["plus1"], 3: ["plus2"]}, **scene)
    bare = collected("balais", reserve=["plus3"], **scene)
    use_course(match, A, slot=2)
    answer_all(match, b="copius")
    do(match, B, "AimAtSlot", slot=3)
    use_course(bare, A)
    answer_all(bare, b="copius")

    assert (front(match, A), front(match, B)) == ([], ["plus2"])
    assert (front(bare, A), front(bare, B)) == ([], ["plus3"])
