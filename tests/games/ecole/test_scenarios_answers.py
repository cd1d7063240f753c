"""The ledger's scenarios about answers to Sortilèges and Courses. ECO-S."""

from __future__ import annotations

from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    answer_all,
    answer_one,
    asked,
    cast,
    collect,
    do,
    everyone,
    front,
    hand,
    magic_discard,
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
from tests.games.ecole.scenes import A, B, C, D, table


@rule("ECO-S14", "ECO-REACT-09", "ECO-REACT-14", "ECO-R15")
def test_s14_a_cancelled_course_effect_leaves_card_token_and_payment_where_they_are() -> None:
    match = table(
        hands={A: ["refilus", "evaporo"], B: ["oubliettes"]},
        owned={A: ["herbologie"]},
        slots={1: "herbologie"},
        mail={1: ["plus1"]},
    )
    collect(match, A, 1, "refilus", "evaporo")
    use_course(match, A)

    answer_all(match, b="oubliettes")
    pass_all(match)

    assert hand(match, A) == []
    assert (owned_by(match, A), front(match, A)) == (["herbologie"] * 2, ["plus1"])
    assert magic_discard(match) == ["refilus", "evaporo", "oubliettes"]


@rule("ECO-S16", "ECO-REACT-10", "ECO-REACT-13")
def test_s16_copius_aims_the_stolen_spell_afresh() -> None:
    match = table(hands={A: ["chipardio", "refilus"], B: ["copius"], C: 3, D: 3})
    cast(match, A, "chipardio", on=C)
    answer_all(match, b="copius")
    pass_all(match)

    assert questions(match) == {B: "ChooseOpponent"}
    assert offered(match, B, "AimAtPlayer", "on") == [C, D, A]
    do(match, B, "AimAtPlayer", on=D)
    assert [len(hand(match, seat)) for seat in (A, B, C, D)] == [1, 2, 3, 1]


@rule("ECO-S21", "ECO-REACT-04", "ECO-REACT-05", "ECO-REACT-06", "ECO-REACT-16")
def test_s21_the_first_answer_clockwise_is_played_and_nobody_learns_of_the_other() -> None:
    match = table(hands={A: ["chipardio", "refilus"], B: ["oubliettes"], C: 2, D: ["oubliettes", "refilus"]})
    quiet = match.clone()
    for one, answer in ((match, "oubliettes"), (quiet, "pass")):
        cast(one, A, "chipardio", on=C)
        answer_all(one, b="oubliettes", d=answer)

    assert hand(match, D) == ["oubliettes", "refilus"]
    assert questions(match) == {C: "AnswerTopItem", D: "AnswerTopItem", A: "AnswerTopItem"}
    for seat in everyone(match):
        assert match.view(seat) == quiet.view(seat)
        assert match.events(seat) == quiet.events(seat)


@rule("ECO-S24", "ECO-R08", "ECO-R26")
def test_s24_bonus_cards_tokens_and_powers_cannot_be_answered() -> None:
    match = table(
        hands={A: ["mauvais_points"], B: ["oubliettes", "copius"], C: ["oubliettes"]},
        fronts={A: ["draw2"], D: ["cancel"]},
        houses={A: ["serdongle"]},
        slots={1: "sorts"},
        mail={1: ["plus1"]},
    )
    do(match, A, "PlayBonus", card="mauvais_points", to=B)
    assert questions(match) == {A: "ChooseMove"}
    do(match, A, "UseDrawToken", token="draw2")
    assert questions(match) == {A: "ChooseMove"}
    do(match, A, "LookAtMail", slot=1)
    assert questions(match) == {A: "ChooseMove"}


@rule("ECO-S54", "ECO-REACT-01", "ECO-REACT-02", "ECO-REACT-03", "ECO-REACT-04", "ECO-R12")
def test_s54_there_is_nothing_to_answer_outside_a_window() -> None:
    reactions = ["oubliettes", "copius"]
    match = table(hands={A: reactions, B: reactions, C: reactions, D: reactions})

    assert options(match, A, "PlaySpell") == options(match, A, "PlayReaction") == []
    assert refusal(match, A, "PlayReaction", card="oubliettes") == "nothing-to-answer"
    assert refusal(match, A, "PlaySpell", spell="copius") == "nothing-to-answer"
    do(match, A, "DrawTwo")
    assert questions(match) == {A: "ChooseMove"}
    do(match, A, "EndTurn")
    assert questions(match) == {B: "ChooseMove"}


@rule("ECO-S59", "ECO-REACT-16", "ECO-REACT-17", "ECO-R11")
def test_s59_who_is_asked_depends_on_public_counts_alone() -> None:
    plain = table(hands={A: ["evaporo"], B: 3}, fronts={C: ["plus1"]}, slots={1: "sorts"})
    armed = table(
        hands={A: ["evaporo"], B: ["oubliettes", "refilus", "refilus"]}, fronts={C: ["cancel"]}, slots={1: "sorts"}
    )
    for match in (plain, armed):
        cast(match, A, "evaporo")
        assert questions(match) == {B: "AnswerTopItem", C: "AnswerTopItem"}

    assert named(plain, B) == named(plain, C) == ["Pass"]
    assert named(armed, B) == ["Pass", "PlayReaction"]
    assert named(armed, C) == ["Pass", "UseCancelToken"]
    for seat in (None, A, D):
        assert plain.view(seat) == armed.view(seat)
        assert plain.events(seat) == armed.events(seat)
    answer_one(plain, B, "pass")
    assert questions(plain) == {C: "AnswerTopItem"}
    answer_one(plain, C, "pass")
    assert questions(plain) == {A: "ChooseMove"}


@rule("ECO-S60", "ECO-REACT-16")
def test_s60_without_anybody_to_ask_no_window_opens() -> None:
    match = table(2, hands={A: ["accelerio"]})

    cast(match, A, "accelerio")

    assert (questions(match), actions_of(match, A)) == ({A: "ChooseMove"}, 3)


@rule("ECO-S61", "ECO-REACT-05", "ECO-REACT-06", "ECO-REACT-17")
def test_s61_the_window_waits_for_all() -> None:
    match = table(hands={A: ["chipardio", "refilus"], B: ["oubliettes"], C: 2, D: ["copius"]})
    cast(match, A, "chipardio", on=C)
    before = [(match.view(seat), match.events(seat)) for seat in everyone(match)]

    answer_one(match, B, "oubliettes")
    assert [(match.view(seat), match.events(seat)) for seat in everyone(match)] == before
    answer_one(match, C, "pass")
    answer_one(match, D, "copius")

    assert told(match, C, "ReactionPlayed") == [{"by": B, "card": "oubliettes"}]
    assert hand(match, D) == ["copius"]
    assert asked(match, D) == "AnswerTopItem"
    assert named(match, D) == ["Pass", "PlayReaction"]


@rule("ECO-S63", "ECO-REACT-12", "ECO-REACT-13", "ECO-SPELL-05", "ECO-R37")
def test_s63_whoever_copies_back_an_own_accelerio_still_has_played_it() -> None:
    match = table(hands={A: ["accelerio", "copius", "accelerio"], B: ["copius"]})
    cast(match, A, "accelerio")
    answer_all(match, b="copius")
    answer_all(match, a="copius")
    pass_all(match)

    assert (actions_of(match, A), actions_of(match, B)) == (3, 0)
    assert refusal(match, A, "PlaySpell", spell="accelerio") == "once-per-turn"
