"""The ledger's scenarios about Sortilèges and what copies of them do. ECO-S."""

from __future__ import annotations

from sortilege.testing import rule
from tests.games.ecole.play import (
    answer_all,
    bonus_of,
    card_in,
    cast,
    collect,
    do,
    end_turn,
    hand,
    known_mail,
    magic_deck,
    magic_discard,
    mail_on,
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


@rule("ECO-S66", "ECO-REACT-15", "ECO-R40")
def test_s66_what_an_effect_discards_comes_before_the_spell_itself() -> None:
    match = table(2, hands={A: ["lachetoutis"], B: 6})
    cast(match, A, "lachetoutis")
    answer_all(match)

    dropped = hand(match, B)[0]
    do(match, B, "Drop", card=dropped)

    assert magic_discard(match) == [dropped, "lachetoutis"]
