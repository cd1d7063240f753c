"""Rounds: filling the timetable, taking turns, ending. ECO-ROUND, ECO-END."""

from __future__ import annotations

from itertools import permutations

import pytest

import sortilege
from sortilege.testing import rule
from tests.games.ecole.play import (
    answer_all,
    card_in,
    cast,
    do,
    end_round,
    end_turn,
    hand,
    is_over,
    known_mail,
    mail_on,
    outcome,
    pass_all,
    questions,
    reserve_of,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table


@rule("ECO-ROUND-01", "ECO-ROUND-05", "ECO-ROUND-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_is_its_start_one_turn_each_clockwise_and_its_end(seats: int) -> None:
    match = sortilege.new("ecole", seats=seats, seed=6)
    for number in range(1, 5):
        assert match.view(None)["round"] == number
        first = match.view(None)["first_player"]

        assert end_round(match) == [(first + turn) % seats for turn in range(seats)]
    assert [event["round"] for event in told(match, A, "RoundBegun")] == [1, 2, 3, 4, 5]


@rule("ECO-ROUND-02")
def test_the_first_round_has_no_start_of_round() -> None:
    match = sortilege.new("ecole", seats=2, seed=6)

    assert [len(mail_on(match, slot)) for slot in range(1, 5)] == [1, 1, 1, 1]
    end_round(match)
    assert [len(mail_on(match, slot)) for slot in range(1, 5)] == [2, 2, 2, 2]


@rule("ECO-ROUND-03", "ECO-MAIL-01")
def test_tokens_pile_up_face_down_on_cards_nobody_takes() -> None:
    match = table(2, slots={1: "sorts", 2: "balais", 3: "potions", 4: "defense"})
    for many in range(1, 6):
        end_round(match)

        for seat in (None, A, B):
            assert [known_mail(match, seat, slot) for slot in range(1, 5)] == [[None] * many] * 4


@rule("ECO-ROUND-03")
def test_the_token_added_is_the_top_of_a_shuffled_reserve() -> None:
    match = table(2, slots={2: "sorts", 4: "balais"}, reserve=["plus1", "howler", "minus2"])

    end_round(match)

    assert (mail_on(match, 2), mail_on(match, 4), reserve_of(match)) == (["minus2"], ["howler"], ["plus1"])


@rule("ECO-ROUND-04")
def test_empty_slots_are_filled_in_ascending_order() -> None:
    match = table(2, slots={2: "sorts"}, school_deck=["balais", "potions", "defense"])

    end_round(match)

    assert [card_in(match, slot) for slot in range(1, 5)] == ["defense", "sorts", "potions", "balais"]


@rule("ECO-R20")
def test_an_empty_school_deck_is_made_of_its_discard_and_if_that_is_empty_too_a_slot_stays_empty() -> None:
    match = table(2, slots={1: "sorts"}, school_deck=["balais"], school_discard=["potions"])
    bare = table(2, slots={1: "sorts"}, school_deck=[])

    end_round(match)
    end_round(bare)

    assert [card_in(match, slot) for slot in range(1, 5)] == ["sorts", "balais", "potions", None]
    assert match.view(None)["school_discard"] == []
    assert told(match, A, "SchoolReshuffled")[0] == {"cards": 1}
    assert [card_in(bare, slot) for slot in range(1, 5)] == ["sorts", None, None, None]
    assert questions(bare) == {B: "ChooseMove"}


@rule("ECO-R20")
def test_a_school_deck_made_of_its_discard_is_shuffled() -> None:
    discard = ["sorts", "balais", "potions"]
    revealed = set()
    for seed in range(40):
        match = table(2, school_deck=[], school_discard=discard, seed=seed)
        end_round(match)
        revealed.add(tuple(card_in(match, slot) for slot in (1, 2, 3)))

    assert revealed == set(permutations(discard))


@rule("ECO-ROUND-07", "ECO-R22", "ECO-END-01")
@pytest.mark.parametrize(("cards", "ends"), [(9, False), (10, True), (11, True)])
def test_ten_school_cards_or_more_at_the_end_of_a_round_end_the_game(cards: int, ends: bool) -> None:
    match = table(owned={B: (["sorts"] * 6 + ["balais"] * 6)[:cards]})

    for seat in (A, B, C):
        end_turn(match, seat)
    assert not is_over(match)
    end_turn(match, D)

    assert is_over(match) == ends
    if ends:
        assert outcome(match).reason == "ten-cards"
    else:
        assert questions(match) == {B: "ChooseMove"}


@rule("ECO-END-02", "ECO-R36")
def test_a_game_in_which_nobody_collects_is_over_after_forty_rounds() -> None:
    match = sortilege.new("ecole", seats=2, seed=1)
    rounds = 0
    while not is_over(match):
        end_round(match)
        rounds += 1

    assert (rounds, outcome(match).reason) == (40, "last-round")


@rule("ECO-ROUND-08", "ECO-HOUSE-02", "ECO-S03")
def test_the_first_player_card_goes_back_to_grosfondor() -> None:
    match = table(houses={B: ["grosfondor"]}, leader=A, holder=A)

    end_round(match)

    assert match.view(None)["first_player"] == B
    assert end_round(match) == [B, C, D, A]


@rule("ECO-ROUND-08", "ECO-R03", "ECO-R04", "ECO-R39", "ECO-S39", "ECO-S40", "ECO-S69")
@pytest.mark.parametrize(
    ("grosfondor", "takers", "next_rounds"),
    [
        pytest.param("A", "C", ["CDAB", "ABCD"], id="ECO-S39: Grosfondor has it back after one round"),
        pytest.param("", "C", ["CDAB", "DABC"], id="without Grosfondor, or his power, it goes left"),
        pytest.param("", "BD", ["DABC", "ABCD"], id="ECO-S40: the last to take it in a round counts"),
        pytest.param("", "A", ["ABCD", "BCDA"], id="ECO-S69: the first player may take it, too"),
    ],
)
@pytest.mark.parametrize("powers", [True, False])
def test_a_card_taken_by_an_effect_stays_one_round_and_changes_nothing_before(
    grosfondor: str, takers: str, next_rounds: list[str], powers: bool
) -> None:
    hands = {"ABCD".index(taker): ["preumsio"] for taker in takers}
    match = table(hands=hands, houses={A: ["grosfondor"]} if grosfondor else {}, powers=powers)
    for seat in (A, B, C, D):
        if seat in hands:
            cast(match, seat, "preumsio")
            pass_all(match)
            assert match.view(None)["first_player"] == seat
        assert questions(match) == {seat: "ChooseMove"}
        end_turn(match, seat)

    played = ["".join("ABCD"[seat] for seat in end_round(match)) for _ in range(2)]
    assert played == (next_rounds if powers or not grosfondor else ["CDAB", "DABC"])


@rule("ECO-ROUND-08", "ECO-R03", "DEC-07")
@pytest.mark.parametrize("powers", [True, False])
def test_whoever_copies_preumsio_out_of_turn_takes_the_card_like_anybody(powers: bool) -> None:
    match = table(3, hands={A: ["preumsio"], B: ["copius"]}, houses={C: ["grosfondor"]}, powers=powers)
    cast(match, A, "preumsio")
    answer_all(match, b="copius")
    pass_all(match)
    assert match.view(None)["first_player"] == B
    assert (len(hand(match, A)), len(hand(match, B))) == (0, 2)

    assert end_round(match) == [A, B, C]
    assert end_round(match) == [B, C, A], "taken by an effect, it stays for a round"
    assert end_round(match)[0] == C, "then it is Grosfondor's, or goes to the left"


@rule("ECO-ROUND-08")
def test_a_cancelled_preumsio_takes_nothing() -> None:
    match = table(3, hands={B: ["preumsio"], C: ["oubliettes"]}, active=B, leader=A)
    cast(match, B, "preumsio")
    do(match, C, "PlayReaction", card="oubliettes")
    pass_all(match)

    assert state_of(match).holder == A
    assert end_round(match) == [B, C]
    assert end_round(match) == [B, C, A]
