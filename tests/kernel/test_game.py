"""Pending work is done in order; questions open, wait, and stay sealed as long as they must."""

from __future__ import annotations

import pytest

from sortilege.kernel.rules import no_steps
from sortilege.kernel.state import play_out, secret
from tests.kernel.toy import (
    ASK_READY,
    BAG_PEEKED,
    CHOOSE_MOVE,
    DRAW,
    FIRST_HAND,
    PASS,
    PEEK,
    PUT_ASIDE,
    READY_COUNTED,
    RED,
    RESIGN,
    SAY_NOT_YET,
    SAY_READY,
    SORT_BAG,
    WHISPERED,
    Marbles,
    in_turns,
    marbles,
    state_of,
)


def blank(seats: int = 3) -> Marbles:
    """A game with nothing to do."""
    game = state_of(marbles(seats))
    game.drop_pending()
    game.open = b""
    game.together = False
    game.asked = no_steps(seats)
    return game


def log_of(game: Marbles) -> list[tuple[int, ...]]:
    return game.log[: game.told]


# Pending work


def test_steps_put_off_run_in_the_order_they_are_written() -> None:
    game = blank()

    game.then(DRAW(0), DRAW(1), DRAW(2))

    assert list(game.stack)[::-1] == [DRAW(0), DRAW(1), DRAW(2)]


def test_what_comes_later_waits_below_what_comes_first() -> None:
    game = blank()
    game.then(PASS(2))

    game.then(PASS(0), PASS(1))

    assert list(game.stack)[::-1] == [PASS(0), PASS(1), PASS(2)]


def test_then_all_takes_a_list() -> None:
    game = blank()

    game.then_all([PASS(0), PASS(1), PASS(2)])
    game.then_all([])

    assert list(game.stack)[::-1] == [PASS(0), PASS(1), PASS(2)]


def test_work_stops_at_a_question_and_goes_on_after_its_answer() -> None:
    game = blank()
    game.then(CHOOSE_MOVE(1), SORT_BAG(0, 1))
    game.advance()

    assert list(game.open) == [1]
    assert list(game.stack) == [SORT_BAG(0, 1)]

    game.drop_pending()
    game.choose(1, PEEK(1))

    assert list(game.open) == [2], "the next seat's turn"
    assert list(game.asked) == [0, 0, CHOOSE_MOVE(2)]


def test_a_step_that_asks_nothing_says_so() -> None:
    game = blank()

    with pytest.raises(NotImplementedError, match=r"Pass\(by=1\) asks nothing"):
        game.offered(PASS(1))


def test_a_forced_answer_everybody_can_see_is_given_without_asking() -> None:
    game = blank()
    game.zones[FIRST_HAND] = game.zones[FIRST_HAND][:1]

    game.ask_unless_forced(SORT_BAG(0, 1))

    assert list(game.open) == []
    assert list(game.stack) == [PUT_ASIDE(0, game.faces(FIRST_HAND)[0])]


def test_a_choice_that_is_not_forced_is_asked() -> None:
    game = blank()

    game.ask_unless_forced(CHOOSE_MOVE(1))

    assert list(game.open) == [1]
    assert list(game.stack) == []


# Windows


def test_each_question_has_a_window_of_its_own_unless_it_says_otherwise() -> None:
    game = blank()
    before = game.window

    game.ask(CHOOSE_MOVE(0))
    game.ask(CHOOSE_MOVE(1), same_window=True)

    assert game.window == before + 1

    game.ask_together([ASK_READY(2)])

    assert game.window == before + 2


def test_answers_given_together_stay_sealed_until_all_are_in() -> None:
    match = marbles(3)
    game = state_of(match)

    match.answer(2, SAY_READY(2))
    match.answer(0, SAY_NOT_YET(0))

    assert list(game.open) == [1]
    assert list(game.sealed) == [SAY_NOT_YET(0), 0, SAY_READY(2)]
    assert log_of(game) == []

    match.answer(1, SAY_READY(1))

    assert [str(event) for event in match.events(0)] == ["ReadyCounted(many=2)"]
    assert list(game.sealed) == [0, 0, 0]
    assert not game.together


def test_unsealing_uses_an_answer_up() -> None:
    game = blank()
    game.sealed[1] = SAY_READY(1)
    game.asked[1] = ASK_READY(1)

    assert game.unseal(1) == SAY_READY(1)
    assert game.unseal(1) == 0
    assert game.asked[1] == 0


def test_an_answer_that_waits_behind_another_question_stays_sealed() -> None:
    game = blank()
    game.then(CHOOSE_MOVE(0))
    game.ask_together([ASK_READY(1), ASK_READY(2)])

    game.choose(1, SAY_READY(1))
    game.choose(2, SAY_NOT_YET(2))

    assert list(game.open) == [0]
    assert list(game.sealed) == [0, SAY_READY(1), SAY_NOT_YET(2)]
    assert list(game.asked) == [CHOOSE_MOVE(0), ASK_READY(1), ASK_READY(2)], "kept until the answers are used"


def test_a_seat_asked_in_front_of_its_own_sealed_answer_keeps_both_questions() -> None:
    game = blank()
    game.then(CHOOSE_MOVE(1), CHOOSE_MOVE(2))
    game.ask_together([ASK_READY(1), ASK_READY(2)])
    game.choose(1, SAY_READY(1))
    game.choose(2, SAY_NOT_YET(2))

    assert list(game.asked) == [0, CHOOSE_MOVE(1), ASK_READY(2)]
    assert [game.answered(seat) for seat in range(3)] == [0, ASK_READY(1), ASK_READY(2)]
    assert {game.imagine(0, seed).sealed[1] for seed in range(30)} == {SAY_READY(1), SAY_NOT_YET(1)}

    game.choose(1, PEEK(1))

    assert list(game.asked) == [0, ASK_READY(1), CHOOSE_MOVE(2)]
    assert [game.answered(seat) for seat in range(3)] == [0, ASK_READY(1), ASK_READY(2)]
    assert list(game.sealed) == [0, SAY_READY(1), SAY_NOT_YET(2)]


# Side by side


def sorting(seats: int = 3) -> Marbles:
    match = marbles(seats)
    for seat in range(seats):
        match.answer(seat, SAY_READY(seat))
    return state_of(match)


def test_side_by_side_everybody_works_at_once_and_nobody_waits() -> None:
    game = sorting()

    assert list(game.open) == [0, 1, 2]

    game.choose(1, game.options(1)[0])

    assert sorted(game.open) == [0, 1, 2], "seat 1 has a second marble to put aside"
    assert game.asked[1] == SORT_BAG(1, 1)

    game.choose(1, game.options(1)[0])

    assert sorted(game.open) == [0, 2]


def test_the_main_line_goes_on_when_every_lane_is_empty() -> None:
    game = sorting()
    for seat in (2, 0, 1, 1):
        assert not any(CHOOSE_MOVE(other) == game.asked[other] for other in range(3))
        game.choose(seat, game.options(seat)[0])

    assert game.lanes == []
    assert list(game.open) == [0]
    assert game.asked[0] == CHOOSE_MOVE(0)
    assert len(game.main_stack) == 0


def test_lanes_are_copied_with_the_game() -> None:
    game = sorting()
    copy = game.clone()

    copy.choose(1, copy.options(1)[0])
    copy.choose(1, copy.options(1)[0])

    assert sorted(copy.open) == [0, 2]
    assert list(game.open) == [0, 1, 2]
    assert game.asked[1] == SORT_BAG(1, 2)


def test_the_game_may_end_while_others_are_still_at_work() -> None:
    game = sorting()

    game.do(RESIGN(2))

    assert game.over
    assert list(game.open) == []
    assert game.lanes == []
    assert list(game.stack) == []


def test_a_seat_may_end_the_game_from_its_lane() -> None:
    game = sorting()

    game.choose(0, RESIGN(0))

    assert game.over
    assert list(game.open) == []


# Telling


def test_everybody_is_told_and_secret_fields_reach_those_who_may_know() -> None:
    game = blank()

    game.tell(BAG_PEEKED, 1, secret(RED, 1 << 1 | 1 << 2))

    match = marbles(3)
    match.game = game
    told = [match.events(seat)[-1].fields["marble"] for seat in (None, 0, 1, 2)]
    assert told == [None, None, "red", "red"]


def test_some_things_are_told_to_some_and_the_others_learn_nothing() -> None:
    game = blank()

    game.tell_only(1 << 2, WHISPERED, 2)

    match = marbles(3)
    match.game = game
    assert [len(match.events(seat)) for seat in (None, 0, 1, 2)] == [0, 0, 0, 1]


def test_a_deaf_game_writes_nothing_down() -> None:
    game = blank()
    game.deaf = True

    game.tell(READY_COUNTED, 2)
    game.tell_only(1, WHISPERED, 0)

    assert log_of(game) == []


def test_copies_share_their_log_only_as_long_as_they_agree() -> None:
    game = blank()
    game.tell(READY_COUNTED, 1)
    copy = game.clone()

    assert copy.log is game.log

    copy.tell(READY_COUNTED, 2)
    game.tell(READY_COUNTED, 3)

    assert [event[2] for event in log_of(copy)] == [1, 2]
    assert [event[2] for event in log_of(game)] == [1, 3]


def test_a_copy_that_lags_behind_does_not_hear_what_it_was_not_told() -> None:
    game = blank()
    copy = game.clone()
    game.tell(READY_COUNTED, 1)

    assert log_of(copy) == []

    copy.tell(READY_COUNTED, 2)

    assert [event[2] for event in log_of(game)] == [1]
    assert [event[2] for event in log_of(copy)] == [2]


# Ending and playing out


def test_the_end_drops_what_was_pending() -> None:
    game = blank()
    game.then(DRAW(0))
    game.ask_together([ASK_READY(1), ASK_READY(2)])
    game.sealed[0] = SAY_READY(0)

    game.finish(0b101, [2, 0, 1], "bag-empty")

    assert game.over
    assert list(game.open) == []
    assert list(game.stack) == []
    assert list(game.sealed) == list(game.asked) == [0, 0, 0]
    assert not game.together


def test_a_random_playout_counts_decisions_and_stops_at_its_limit() -> None:
    game = state_of(in_turns())

    assert play_out(game.clone(), 3) == (3, 3)

    decisions, real = play_out(game, 1000)

    assert game.over
    assert 0 < real <= decisions
