"""The ledger's scenarios about Sortilèges, Courses and answers. ECO-S."""

from __future__ import annotations

from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    answer_all,
    answer_one,
    asked,
    bonus_of,
    card_in,
    cast,
    collect,
    do,
    end_turn,
    everyone,
    front,
    hand,
    known_mail,
    magic_deck,
    magic_discard,
    mail_on,
    named,
    offered,
    options,
    outcome,
    owned_by,
    pass_all,
    questions,
    refusal,
    school_discard,
    told,
    use_course,
)
from tests.games.ecole.scenes import A, B, C, D, peek, table


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


@rule("ECO-S27", "ECO-REACT-15", "ECO-R14")
def test_s27_the_cards_of_a_chain_are_not_reshuffled_while_it_resolves() -> None:
    match = table(hands={A: ["preumsio", "oubliettes"], B: ["oubliettes"]}, deck=["zyeutio"], discard=["refilus"])
    cast(match, A, "preumsio")
    answer_all(match, b="oubliettes")
    answer_all(match, a="oubliettes")
    pass_all(match)

    assert hand(match, A) == ["zyeutio", "refilus"]
    assert (magic_deck(match), magic_discard(match)) == (0, ["preumsio", "oubliettes", "oubliettes"])
    assert told(match, D, "MagicReshuffled") == [{"cards": 1}]


@rule("ECO-S28", "ECO-R18")
def test_s28_lachetoutis_counts_hands_when_it_resolves() -> None:
    match = table(hands={A: ["lachetoutis", "oubliettes"], B: 7, C: ["oubliettes"] + ["balai_ball"] * 5, D: 4})
    cast(match, A, "lachetoutis")
    answer_all(match, c="oubliettes")
    answer_all(match, a="oubliettes")
    pass_all(match)

    assert questions(match) == {B: "ChooseDrop"}
    do(match, B, "Drop", card=hand(match, B)[0])
    do(match, B, "Drop", card=hand(match, B)[-1])
    assert [len(hand(match, seat)) for seat in (B, C, D)] == [5, 5, 4]
    assert questions(match) == {A: "ChooseMove"}


@rule("ECO-S30", "ECO-SPELL-04", "ECO-SPELL-05")
def test_s30_rafistolo_takes_no_rafistolo_and_only_once_a_turn() -> None:
    useless = table(hands={A: ["rafistolo"]}, discard=["rafistolo", "rafistolo"])
    match = table(hands={A: ["rafistolo", "rafistolo"]}, discard=["rafistolo", "preumsio", "evaporo"])
    assert refusal(useless, A, "PlaySpell", spell="rafistolo") == "spell-not-playable"

    cast(match, A, "rafistolo")
    assert offered(match, A, "TakeFromDiscard", "card") == ["evaporo", "preumsio"]
    do(match, A, "TakeFromDiscard", card="preumsio")

    assert hand(match, A) == ["rafistolo", "evaporo", "preumsio"]
    end_turn(useless, A)
    assert refusal(match, A, "PlaySpell", spell="rafistolo") == "once-per-turn"


@rule("ECO-S31", "ECO-R31")
def test_s31_evaporo_leaves_the_tokens_to_the_new_card() -> None:
    match = table(
        hands={A: ["evaporo"]},
        slots={3: "horcruche"},
        mail={3: ["plus2", "minus1", "howler"]},
        school_deck=["defense"],
    )
    peek(match, A, 3, places=[1, 2])

    cast(match, A, "evaporo")

    assert (school_discard(match), card_in(match, 3)) == (["horcruche"], "defense")
    assert mail_on(match, 3) == ["plus2", "minus1", "howler"]
    assert known_mail(match, A, 3) == ["plus2", "minus1", None]
    assert known_mail(match, B, 3) == [None, None, None]


@rule("ECO-S38", "ECO-BONUS-01", "ECO-BONUS-02")
def test_s38_bad_marks_travel() -> None:
    match = table(
        hands={A: ["mauvais_points"], B: ["refilus", "zyeutio"]}, slots={1: "defense"}, round_number=40, deck=["copius"]
    )
    do(match, A, "PlayBonus", card="mauvais_points", to=B)
    end_turn(match, A)
    moved = match.clone()

    collect(match, B, 1, "zyeutio")
    use_course(match, B)
    do(match, B, "RemoveBadMarks")
    assert (bonus_of(match, B), hand(match, B)) == ([], ["copius", "refilus"])
    assert magic_discard(match) == ["zyeutio", "mauvais_points"]

    cast(moved, B, "refilus")
    assert offered(moved, B, "AimAtBonus", "to") == [C, D, A]
    do(moved, B, "AimAtBonus", card="mauvais_points", to=C)
    assert (bonus_of(moved, B), bonus_of(moved, C)) == ([], ["mauvais_points"])
    for seat in (B, C, D):
        end_turn(moved, seat)
    assert outcome(moved).scores == (0, 0, -2, 0)


@rule("ECO-S45", "ECO-REACT-13")
def test_s45_a_copied_herbologie_counts_the_copiers_own() -> None:
    match = table(hands={A: 5, B: ["copius"]}, owned={A: ["herbologie"] * 4}, slots={1: "herbologie"})
    uncopied = match.clone()
    for one in (match, uncopied):
        collect(one, A, 1, *hand(one, A))
        use_course(one, A)

    answer_all(match, b="copius")
    answer_all(uncopied)

    assert [len(hand(match, seat)) for seat in (A, B)] == [0, 1]
    assert [len(hand(uncopied, seat)) for seat in (A, B)] == [3, 1]


@rule("ECO-S46", "ECO-REACT-10", "ECO-REACT-13")
def test_s46_a_copied_lachetoutis_spares_the_copier_and_hits_its_owner() -> None:
    eight = ["bons_points"] * 4 + ["mauvais_points"] * 4
    match = table(hands={A: ["lachetoutis"] + ["balai_ball"] * 8, B: ["copius", *eight], C: 7, D: 5})
    cast(match, A, "lachetoutis")
    answer_all(match, b="copius")
    pass_all(match)

    assert questions(match) == {A: "ChooseDrop", C: "ChooseDrop"}
    for seat, many in ((A, 3), (C, 2)):
        for _ in range(many):
            do(match, seat, "Drop", card=options(match, seat)[0].arguments["card"])
    assert [len(hand(match, seat)) for seat in (A, B, C, D)] == [5, 8, 5, 5]


@rule("ECO-S47", "ECO-SPELL-05")
def test_s47_a_cancelled_once_per_turn_spell_was_played_all_the_same() -> None:
    match = table(hands={A: ["accelerio", "accelerio"], B: ["oubliettes"]}, slots={1: "sorts"})
    cast(match, A, "accelerio")
    answer_all(match, b="oubliettes")
    pass_all(match)

    assert refusal(match, A, "PlaySpell", spell="accelerio") == "once-per-turn"
    collect(match, A, 1, "accelerio")
    assert owned_by(match, A) == ["sorts"]


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


@rule("ECO-S66", "ECO-REACT-15", "ECO-R40")
def test_s66_what_an_effect_discards_comes_before_the_spell_itself() -> None:
    match = table(2, hands={A: ["lachetoutis"], B: 6})
    cast(match, A, "lachetoutis")
    answer_all(match)

    dropped = hand(match, B)[0]
    do(match, B, "Drop", card=dropped)

    assert magic_discard(match) == [dropped, "lachetoutis"]
