"""The ledger's scenarios about Houses, tokens, knowledge and scores. ECO-S."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from sortilege.shelf.ecole.state import HAND
from sortilege.testing import rule
from tests.games.ecole.play import (
    answer_all,
    bonus_of,
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
    pass_all,
    questions,
    refusal,
    scores,
    told,
    use_course,
)
from tests.games.ecole.scenes import A, B, C, D, show_to_all, state_of, table


def balls(counts: Mapping[int, int]) -> dict[int, Sequence[str]]:
    """So many Balai-Ball cards for each."""
    return {seat: ["balai_ball"] * count for seat, count in counts.items()}


@rule("ECO-S35", "ECO-SCORE-06", "ECO-R24")
@pytest.mark.parametrize(
    ("counts", "points"),
    [((3, 3, 1, 0), (10, 10, 5, 0)), ((3, 0, 0, 0), (10, 0, 0, 0)), ((3, 2, 2, 1), (10, 5, 5, 0))],
)
def test_s35_players_tied_for_a_place_all_score_it(counts: Sequence[int], points: Sequence[int]) -> None:
    match = table(bonus=balls(dict(enumerate(counts))))

    assert scores(match) == list(points)


@rule("ECO-S35", "ECO-SCORE-06", "ECO-SCORE-07")
def test_s35_four_four_two_and_none_with_symbols_on_tokens() -> None:
    match = table(bonus=balls({A: 4, B: 2, C: 2}), fronts={B: ["balai2"]}, round_number=40)

    end_round(match)

    assert outcome(match).scores == (10, 10, 5, 0)


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


@rule("ECO-S37", "ECO-R25")
def test_s37_those_who_tie_for_the_most_win_together() -> None:
    owned = {
        A: ["herbologie"] * 5 + ["sorts"] * 2 + ["defense", "potions"],
        B: ["potions"] * 5 + ["defense"] * 2 + ["metamorphose"],
        C: ["balais"] * 5 + ["metamorphose"] * 2 + ["herbologie", "sorts"],
    }
    match = table(3, owned=owned, round_number=40)

    end_round(match)

    assert (outcome(match).scores, outcome(match).winners) == ((31, 30, 31), (A, C))
    assert [player["rank"] for player in match.view(None)["players"]] == [1, 3, 1]


@rule("ECO-S39", "ECO-ROUND-08", "ECO-R03")
def test_s39_preumsio_takes_the_start_from_grosfondor_for_one_round() -> None:
    match = table(hands={C: ["preumsio"]}, houses={A: ["grosfondor"]})
    end_turn(match, A)
    end_turn(match, B)
    cast(match, C, "preumsio")

    assert end_round(match) == [C, D]
    assert end_round(match) == [C, D, A, B]
    assert end_round(match) == [A, B, C, D]


@rule("ECO-S40", "ECO-R39")
def test_s40_the_last_preumsio_of_a_round_counts() -> None:
    match = table(hands={B: ["preumsio"], D: ["preumsio"]})
    end_turn(match, A)
    cast(match, B, "preumsio")
    pass_all(match)
    end_turn(match, B)
    end_turn(match, C)
    cast(match, D, "preumsio")
    pass_all(match)
    end_turn(match, D)

    assert questions(match) == {D: "ChooseMove"}


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


@rule("ECO-S43", "ECO-R34")
def test_s43_serpentin_gives_as_far_as_the_cards_go() -> None:
    match = table(houses={D: ["serpentin"]}, active=D, leader=A, deck=["zyeutio", "refilus"])
    do(match, D, "EndTurn")
    do(match, D, "DrawAndGive")
    assert hand(match, D) == ["zyeutio", "refilus"]

    do(match, D, "Give", to=A, card="refilus")
    do(match, D, "Give", to=B, card="zyeutio")

    assert [hand(match, seat) for seat in (A, B, C, D)] == [["refilus"], ["zyeutio"], [], []]
    assert state_of(match).round == 4


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


@rule("ECO-S53", "ECO-HOUSE-01", "ECO-TURN-05")
def test_s53_a_power_can_be_declined() -> None:
    match = table(hands={A: 2, B: 2}, houses={B: ["serpentin"]}, active=B)
    do(match, B, "EndTurn")

    do(match, B, "DeclinePowers")

    assert [len(hand(match, seat)) for seat in (A, B, C, D)] == [2, 2, 0, 0]
    assert questions(match) == {C: "ChooseMove"}


@rule("ECO-S55", "ECO-SCORE-08", "ECO-SCORE-09", "ECO-SCORE-11")
def test_s55_a_total_can_be_negative() -> None:
    match = table(2, bonus={A: ["mauvais_points"] * 3}, fronts={A: ["minus2", "minus1"]}, round_number=40)

    end_round(match)

    assert (outcome(match).scores, outcome(match).winners) == ((-9, 0), (B,))
    assert told(match, B, "TotalCounted") == [{"of": A, "points": -9}, {"of": B, "points": 0}]


@rule("ECO-S56", "ECO-BONUS-01", "ECO-SCORE-06", "ECO-R26")
def test_s56_a_bonus_card_may_be_played_to_an_opponent() -> None:
    match = table(
        hands={A: ["balai_ball"], B: ["oubliettes"], C: ["oubliettes"]},
        bonus=balls({B: 3, C: 2}),
        round_number=40,
    )

    do(match, A, "PlayBonus", card="balai_ball", to=C)

    assert (bonus_of(match, C), questions(match)) == (["balai_ball"] * 3, {A: "ChooseMove"})
    end_round(match)
    assert outcome(match).scores == (0, 10, 10, 0)


@rule("ECO-S58", "ECO-SCORE-06", "ECO-R24")
@pytest.mark.parametrize(("counts", "points"), [((2, 1), (10, 5)), ((2, 2), (10, 10)), ((2, 0), (10, 0))])
def test_s58_with_two_players_both_can_score_for_balai_ball(counts: Sequence[int], points: Sequence[int]) -> None:
    match = table(2, bonus=balls(dict(enumerate(counts))))

    assert scores(match) == list(points)


@rule("ECO-S64", "ECO-R45")
@pytest.mark.parametrize("seed", range(8))
def test_s64_a_card_known_to_all_is_lost_from_sight_in_a_secret_exchange(seed: int) -> None:
    match = table(
        hands={B: ["refilus", "evaporo", "zyeutio", "soldissimo"], C: ["chipardio"]},
        discard=["preumsio"],
        slots={1: "sorts"},
        active=B,
        leader=A,
        seed=seed,
    )
    state_of(match).seed_quickly(seed)
    collect(match, B, 1, "soldissimo")
    use_course(match, B)
    answer_all(match)
    do(match, B, "TakeFromDiscard", card="preumsio")
    for seat in (None, A, C, D):
        assert known_hand(match, seat, B) == ["preumsio"]
    end_turn(match, B)

    cast(match, C, "chipardio", on=B)
    pass_all(match)

    for other in (None, A, D):
        assert known_hand(match, other, B) == known_hand(match, other, C) == []
    stolen = hand(match, C)
    assert known_hand(match, B, C) == stolen
    assert known_hand(match, C, B) == ([] if "preumsio" in stolen else ["preumsio"])
    assert len(stolen) == 2


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


@rule("ECO-S69", "ECO-ROUND-08", "ECO-R39")
def test_s69_the_first_player_may_take_the_card_from_themselves() -> None:
    match = table(3, hands={A: ["preumsio"]}, round_number=2)
    cast(match, A, "preumsio")
    pass_all(match)

    assert end_round(match) == [A, B, C]
    assert end_round(match) == [A, B, C]
    assert end_round(match) == [B, C, A]


@rule("ECO-S71", "ECO-HOUSE-05")
def test_s71_serdongle_needs_a_token_to_look_at() -> None:
    slots = {1: "sorts", 2: "balais"}
    bare = table(houses={A: ["serdongle"]}, slots=slots)
    match = table(houses={A: ["serdongle"]}, slots=slots, mail={2: ["plus1"]})

    assert options(bare, A, "LookAtMail") == []
    assert refusal(bare, A, "LookAtMail", slot=1) == "no-mail-there"
    assert offered(match, A, "LookAtMail", "slot") == [2]
    assert front(match, A) == []
