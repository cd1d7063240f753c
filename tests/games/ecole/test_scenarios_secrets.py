"""The ledger's scenarios about Houses, tokens, knowledge and scores. ECO-S."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sortilege.shelf.ecole.state import HAND
from sortilege.testing import rule
from tests.games.ecole.play import (
    answer_all,
    cast,
    collect,
    do,
    end_round,
    end_turn,
    front,
    hand,
    known_front,
    known_hand,
    known_mail,
    named,
    offered,
    options,
    outcome,
    refusal,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, show_to_all, table


def balls(counts: Mapping[int, int]) -> dict[int, Sequence[str]]:
    """So many Balai-Ball cards for each."""
    return {seat: ["balai_ball"] * count for seat, count in counts.items()}


@rule("ECO-S36", "ECO-SCORE-02", "ECO-SCORE-03", "ECO-SCORE-06", "ECO-SCORE-08", "ECO-SCORE-09", "ECO-SCORE-10")
@rule("ECO-R35")
def test_s36_the_printed_example_scores_thirty_seven() -> None:
    match = table(
        owned={A: ["herbologie"] * 4 + ["defense"] * 2 + ["metamorphose"] * 2 + ["potions", "detourneur_1"]},
        bonus={A: ["mauvais_points"] * 2 + ["balai_ball"] * 4, B: ["balai_ball"] * 3},
        fronts={A: ["plus2"]},
    )

    end_round(match)

    assert outcome(match).scores[A] == 16 + 4 + 4 + 1 + 4 - 4 + 2 + 10 == 37
    assert match.view(C)["players"][A]["score"] == {
        "courses": 25,
        "horcruches": 0,
        "detourneurs": 4,
        "balai_ball": 10,
        "bonus": -4,
        "mail": 2,
    }


@rule("ECO-S42", "ECO-HOUSE-05", "ECO-R31", "ECO-INFO-03")
def test_s42_what_serdongle_saw_is_known_also_before_another_player() -> None:
    match = table(hands={B: 1}, houses={A: ["serdongle"]}, slots={5: "sorts"}, mail={5: ["plus3", "howler"]})
    do(match, A, "LookAtMail", slot=5)
    assert known_mail(match, A, 5) == ["plus3", "howler"]
    for other in (None, B, C, D):
        assert known_mail(match, other, 5) == [None, None]
    end_turn(match, A)

    collect(match, B, 5, hand(match, B)[0])

    assert told(match, None, "HowlerReturned") == [{"by": B}]
    assert known_front(match, B, B) == known_front(match, A, B) == ["plus3"]
    for other in (None, C, D):
        assert known_front(match, other, B) == [None]


@rule("ECO-S44", "ECO-MAIL-08", "ECO-SCORE-09")
def test_s44_unused_tokens_score_only_what_they_show() -> None:
    match = table(2, owned={A: ["detourneur_3"]}, fronts={A: ["draw2", "cancel", "minus2", "plus1"]}, round_number=40)
    assert known_front(match, B, A) == [None] * 4

    end_round(match)

    score = match.view(B)["players"][A]["score"]
    assert (score["mail"], score["detourneurs"]) == (-1, 4)
    assert known_front(match, B, A) == ["draw2", "cancel", "minus2", "plus1"]


@rule("ECO-S51", "ECO-MAIL-03", "ECO-MAIL-05", "ECO-MAIL-06")
def test_s51_a_draw_token_waits_for_ones_own_turn_and_a_cancel_token_for_a_window() -> None:
    match = table(
        hands={B: ["accelerio"]}, fronts={A: ["draw1", "cancel"]}, houses={A: ["grosfondor"]}, active=B, leader=A
    )
    assert known_front(match, A, A) == ["draw1", "cancel"]
    assert refusal(match, A, "UseDrawToken", token="draw1") == "not-asked"

    cast(match, B, "accelerio")

    assert named(match, A) == ["Pass", "UseCancelToken"]
    assert refusal(match, A, "UseDrawToken", token="draw1") == "draw-token-out-of-turn"
    answer_all(match)
    end_round(match)
    assert offered(match, A, "UseDrawToken", "token") == ["draw1"]
    assert refusal(match, A, "UseCancelToken") == "nothing-to-answer"


@rule("ECO-S55", "ECO-SCORE-08", "ECO-SCORE-09", "ECO-SCORE-11")
def test_s55_a_total_can_be_negative() -> None:
    match = table(2, bonus={A: ["mauvais_points"] * 3}, fronts={A: ["minus2", "minus1"]}, round_number=40)

    end_round(match)

    assert (outcome(match).scores, outcome(match).winners) == ((-9, 0), (B,))
    assert told(match, B, "TotalCounted") == [{"of": A, "points": -9}, {"of": B, "points": 0}]


@rule("ECO-S65", "ECO-R45")
def test_s65_copies_in_a_hand_are_interchangeable() -> None:
    match = table(hands={B: ["preumsio", "preumsio"]}, slots={1: "sorts"}, active=B)
    show_to_all(match, B, "preumsio")
    other_copy = table(hands={B: ["preumsio", "preumsio"]}, slots={1: "sorts"}, active=B)
    other_copy.game.reveal(other_copy.game.zones[HAND + B][1])
    for one in (match, other_copy):
        assert known_hand(one, A, B) == ["preumsio"]

        collect(one, B, 1, "preumsio")

        for seat in (None, A, C, D):
            assert known_hand(one, seat, B) == []
        assert known_hand(one, B, B) == ["preumsio"]


@rule("ECO-S71", "ECO-HOUSE-05")
def test_s71_serdongle_needs_a_token_to_look_at() -> None:
    slots = {1: "sorts", 2: "balais"}
    bare = table(houses={A: ["serdongle"]}, slots=slots)
    match = table(houses={A: ["serdongle"]}, slots=slots, mail={2: ["plus1"]})

    assert options(bare, A, "LookAtMail") == []
    assert refusal(bare, A, "LookAtMail", slot=1) == "no-mail-there"
    assert offered(match, A, "LookAtMail", "slot") == [2]
    assert front(match, A) == []
