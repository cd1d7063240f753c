"""The ledger's scenarios about answers to Sortilèges and Courses. ECO-S."""

from __future__ import annotations

from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    answer_all,
    answer_one,
    asked,
    card_in,
    cast,
    collect,
    do,
    end_turn,
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


@rule("ECO-S15", "ECO-REACT-06", "ECO-REACT-08", "ECO-REACT-09", "ECO-REACT-15")
def test_s15_a_cancelled_cancellation_lets_the_spell_happen() -> None:
    match = table(hands={A: ["chipardio", "oubliettes"], B: ["oubliettes", "refilus", "evaporo", "zyeutio"]})
    cast(match, A, "chipardio", on=B)
    answer_all(match, b="oubliettes")
    answer_all(match, a="oubliettes")
    pass_all(match)

    assert (len(hand(match, A)), len(hand(match, B))) == (2, 1)
    assert set(hand(match, A)) < {"refilus", "evaporo", "zyeutio"}
    assert magic_discard(match) == ["chipardio", "oubliettes", "oubliettes"]


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


@rule("ECO-S17", "ECO-REACT-11")
def test_s17_copius_only_cancels_an_oubliettes() -> None:
    match = table(hands={A: ["preumsio", "copius"], B: ["oubliettes"]}, holder=D)
    cast(match, A, "preumsio")
    answer_all(match, b="oubliettes")
    answer_all(match, a="copius")
    pass_all(match)

    assert (len(hand(match, A)), match.view(None)["first_player"]) == (2, A)
    assert told(match, B, "EffectCopied") == []


@rule("ECO-S18", "ECO-REACT-12", "ECO-R37")
def test_s18_copius_on_copius_takes_over_its_target() -> None:
    match = table(hands={A: ["accelerio"], B: ["copius"], C: ["copius"]})
    cast(match, A, "accelerio")
    answer_all(match, b="copius")
    answer_all(match, c="copius")
    pass_all(match)

    assert [actions_of(match, seat) for seat in (A, B, C, D)] == [2, 0, 1, 0]
    end_turn(match, A)
    end_turn(match, B)
    assert actions_of(match, C) == 3


@rule("ECO-S19", "ECO-REACT-08", "ECO-REACT-09")
def test_s19_oubliettes_on_copius_gives_the_spell_back_to_its_owner() -> None:
    match = table(hands={A: ["rafistolo", "oubliettes"], B: ["copius"]}, discard=["preumsio", "evaporo", "zyeutio"])
    cast(match, A, "rafistolo")
    answer_all(match, b="copius")
    answer_all(match, a="oubliettes")
    pass_all(match)

    do(match, A, "TakeFromDiscard", card="evaporo")
    do(match, A, "TakeFromDiscard", card="zyeutio")
    assert (hand(match, A), hand(match, B)) == (["zyeutio", "evaporo"], [])


@rule("ECO-S20", "ECO-REACT-11", "ECO-REACT-12")
def test_s20_copius_can_take_over_a_cancellation() -> None:
    match = table(
        hands={A: ["rafistolo", "copius"], B: ["oubliettes"], C: ["copius"]}, discard=["preumsio", "evaporo"], deck=[]
    )
    cast(match, A, "rafistolo")
    answer_all(match, b="oubliettes")
    answer_all(match, a="copius")
    answer_all(match, c="copius")
    pass_all(match)

    do(match, A, "TakeFromDiscard", card="evaporo")
    assert hand(match, A) == ["evaporo", "preumsio"]
    assert (hand(match, C), told(match, C, "EffectCopied")) == ([], [])


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


@rule("ECO-S22", "ECO-REACT-07", "ECO-REACT-15", "ECO-R13")
def test_s22_a_cancel_token_closes_the_chain() -> None:
    match = table(
        hands={A: ["refilus", "oubliettes"], B: 2, C: ["oubliettes"]}, fronts={B: ["cancel"]}, slots={1: "potions"}
    )
    collect(match, A, 1, "refilus")
    use_course(match, A, on=B)

    answer_all(match, b="cancel")

    assert questions(match) == {A: "ChooseMove"}
    assert (len(hand(match, B)), hand(match, A)) == (2, ["oubliettes"])
    assert (front(match, B), match.view(D)["used_mail"]) == ([], ["cancel"])


@rule("ECO-S23", "ECO-MAIL-06", "ECO-REACT-02")
def test_s23_a_cancel_token_cancels_a_reaction_card_out_of_turn() -> None:
    match = table(
        hands={A: ["evaporo"], B: ["oubliettes"]}, fronts={D: ["cancel"]}, slots={1: "sorts"}, school_deck=["balais"]
    )
    cast(match, A, "evaporo")
    answer_all(match, b="oubliettes")
    answer_all(match, d="cancel")

    assert (card_in(match, 1), questions(match)) == ("balais", {A: "ChooseMove"})


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


@rule("ECO-S57", "ECO-REACT-09", "ECO-R18", "ECO-R42")
def test_s57_a_target_emptied_by_its_own_answer_loses_nothing() -> None:
    match = table(hands={A: ["refilus", "oubliettes"], B: ["copius"]}, slots={1: "potions"})
    collect(match, A, 1, "refilus")
    use_course(match, A)
    answer_all(match, b="copius")
    answer_all(match, a="oubliettes")

    assert questions(match) == {A: "ChooseMove"}
    assert hand(match, A) == hand(match, B) == []
    assert told(match, A, "CardStolen") == []


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


@rule("ECO-S62", "ECO-REACT-10", "ECO-R44")
def test_s62_copying_for_nothing_cancels_all_the_same() -> None:
    match = table(2, hands={A: ["refilus"], B: ["copius", "evaporo"]}, slots={1: "potions"})
    collect(match, A, 1, "refilus")
    use_course(match, A)

    answer_all(match, b="copius")

    assert questions(match) == {A: "ChooseMove"}
    assert (hand(match, A), hand(match, B)) == ([], ["evaporo"])
    assert magic_discard(match) == ["refilus", "copius"]


@rule("ECO-S63", "ECO-REACT-12", "ECO-REACT-13", "ECO-SPELL-05", "ECO-R37")
def test_s63_whoever_copies_back_an_own_accelerio_still_has_played_it() -> None:
    match = table(hands={A: ["accelerio", "copius", "accelerio"], B: ["copius"]})
    cast(match, A, "accelerio")
    answer_all(match, b="copius")
    answer_all(match, a="copius")
    pass_all(match)

    assert (actions_of(match, A), actions_of(match, B)) == (3, 0)
    assert refusal(match, A, "PlaySpell", spell="accelerio") == "once-per-turn"
