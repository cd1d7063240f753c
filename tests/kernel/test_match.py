"""A match shows each seat what it may see, takes its answers, and remembers how it came about."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import IllegalChoice, Match, Refusal
from sortilege.kernel.step import RANDOM
from tests.kernel.toy import PASS, PEEK, RESIGN, SAY_NOT_YET, SAY_READY, in_turns, marbles


def refusal(match: Match, seat: int, option: int | str) -> Refusal:
    with pytest.raises(IllegalChoice) as no:
        match.answer(seat, option)
    assert no.value.rules == no.value.reason.rules
    return no.value.reason


def held(match: Match, seat: int) -> list[str]:
    hand: list[str] = match.view(seat)["hands"][seat]
    return hand


# Asks and answers


def test_an_ask_says_who_why_how_long_and_what_a_clock_plays() -> None:
    ask = marbles().asks[1]

    assert ask.seat == 1
    assert str(ask.why) == "AskReady(by=1)"
    assert ask.options == (SAY_READY(1), SAY_NOT_YET(1))
    assert ask.seconds == 30
    assert ask.default == PASS(1)
    assert repr(ask) == "Ask(seat=1, why=AskReady(by=1))"


def test_a_question_without_clock_has_neither_seconds_nor_default() -> None:
    ask = in_turns().asks[0]

    assert ask.seconds is None
    assert ask.default is None


def test_a_clock_may_be_told_to_draw() -> None:
    match = marbles()
    for seat in (0, 1):
        match.answer(seat, SAY_READY(seat))

    assert match.asks[0].default is RANDOM


def test_asks_of_one_window_share_it_and_the_next_has_another() -> None:
    match = marbles()
    first = {ask.window for ask in match.asks}
    for seat in (0, 1):
        match.answer(seat, SAY_READY(seat))

    assert len(first) == 1
    assert {ask.window for ask in match.asks}.isdisjoint(first)


def test_side_by_side_each_question_has_a_window_that_tells_nothing_of_the_other_seats() -> None:
    match = marbles()
    for seat in (0, 1):
        match.answer(seat, SAY_READY(seat))
    before = {ask.seat: ask.window for ask in match.asks}

    match.answer(1, match.asks[1].options[0])

    after = {ask.seat: ask.window for ask in match.asks}
    assert before[0] != before[1]
    assert after[0] == before[0]
    assert after[1] not in before.values()


def test_how_long_others_worked_side_by_side_does_not_show_in_the_next_window() -> None:
    match = marbles(3)
    for seat in (0, 1, 2):
        match.answer(seat, SAY_READY(seat))
    window = match.game.window

    for seat in (0, 1, 1, 2):
        match.answer(seat, next(ask.options[0] for ask in match.asks if ask.seat == seat))

    assert match.asks[0].window == window + 1


def test_an_answer_may_be_an_option_a_bare_number_or_a_notation() -> None:
    one, two, three = marbles(), marbles(), marbles()

    one.answer(0, one.asks[0].options[1])
    two.answer(0, SAY_NOT_YET(0))
    three.answer(0, "SayNotYet(by=0)")

    assert one.choices == two.choices == three.choices


def test_an_answer_returns_what_that_seat_was_told() -> None:
    match = in_turns()
    before = len(match.events(0))

    told = match.answer(0, PEEK(0))

    assert [event.name for event in told] == ["BagPeeked", "Whispered", "MarbleDrawn"]
    assert told == match.events(0, since=before)
    assert [event.name for event in match.events(1)][-2:] == ["BagPeeked", "MarbleDrawn"]


def test_the_default_of_a_clock_is_taken_and_recorded_as_late() -> None:
    match = marbles()

    match.answer(1, PASS(1), late=True)

    assert match.game.late == 1 << 1
    assert match.record().lines[0] == (1, "Pass(by=1)", False, True)


# Refusals


def test_a_seat_that_is_not_asked_hears_who_is() -> None:
    no = refusal(in_turns(), 1, PASS(1))

    assert no == Refusal("not-asked", {"seat": 1, "asked": "0"}, ("TOY-00",))


def test_a_rule_says_why_its_step_is_not_offered() -> None:
    match = in_turns()
    missing = next(colour for colour in ("red", "blue", "green") if colour not in held(match, 0))

    no = refusal(match, 0, f"PlayMarble(by=0, marble={missing})")

    assert no == Refusal("not-held", {"by": 0, "marble": missing}, ("TOY-01",), "PlayMarble")
    assert match.why_not(0, f"PlayMarble(by=0, marble={missing})") == no


def test_without_a_reason_of_its_own_a_refusal_lists_what_is_offered() -> None:
    match = in_turns()

    no = refusal(match, 0, SAY_READY(0))

    assert no.message == "not-offered"
    assert no.arguments["offered"] == "; ".join(str(option) for option in match.asks[0].options)
    assert no.rules == ("TOY-00",)


def test_another_seats_option_is_no_option() -> None:
    match = marbles()

    assert refusal(match, 0, SAY_READY(1)).message == "not-offered"


@pytest.mark.parametrize("option", ["", "nonsense", "Pass(by=x)", 0, -1, 1 << 60, SAY_READY(0) | 1 << 56])
def test_what_is_no_step_is_refused_as_such(option: int | str) -> None:
    assert refusal(marbles(), 0, option).message == "not-a-step"


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None, 0.0])
def test_there_are_no_other_seats(seat: int) -> None:
    match = marbles()

    assert refusal(match, seat, SAY_READY(1)).message == "no-such-seat"
    with pytest.raises(ValueError, match=f"seat: this game has seats 0 to 1, not {seat!r}"):
        match.imagine(seat, 1)


def test_nothing_may_be_answered_when_it_is_over() -> None:
    match = marbles()
    match.act(1, RESIGN(1))

    assert match.over
    assert match.asks == ()
    assert refusal(match, 0, SAY_READY(0)).message == "game-is-over"
    assert match.permissions(0) == ()


def test_a_refusal_prints_its_message_arguments_and_rules() -> None:
    assert str(Refusal("not-held", {"by": 0}, ("TOY-01", "TOY-02"))) == "not-held(by=0) [TOY-01, TOY-02]"


# Standing permissions


def test_a_permission_is_used_outside_the_questions() -> None:
    match = in_turns()

    assert match.permissions(1) == (RESIGN(1),)
    assert match.why_not(1, "Resign(by=1)") is None

    match.act(1, "Resign(by=1)")

    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "resigned"
    assert match.record().lines[-1] == (1, "Resign(by=1)", True, False)


def test_an_answer_is_no_act_and_an_act_is_no_answer() -> None:
    match = in_turns()

    with pytest.raises(IllegalChoice) as no:
        match.act(0, PASS(0))
    assert no.value.reason.message == "answer-instead"
    assert refusal(match, 0, RESIGN(0)).message == "not-offered"
    with pytest.raises(IllegalChoice) as no:
        match.act(1, RESIGN(0))
    assert no.value.reason.message == "not-permitted"
    assert not match.over


# Views and events


def test_a_seat_sees_its_own_hand_and_the_spectator_none() -> None:
    match = in_turns()

    assert "?" not in held(match, 0)
    assert set(match.view(0)["hands"][1]) == {"?"}
    assert all(set(hand) == {"?"} for hand in match.view(None)["hands"])


def test_a_view_says_what_game_it_is_and_who_is_asked() -> None:
    match = in_turns()

    view = match.view(1)

    assert (view["game"], view["mode"], view["seats"], view["you"]) == ("marbles", "short", 2, 1)
    assert view["asked"] == [{"seat": 0, "why": "ChooseMove"}]
    assert view["outcome"] is None


def test_a_view_does_not_tell_who_has_answered_in_a_window() -> None:
    match = marbles(3)
    before = match.view(2)

    match.answer(0, SAY_READY(0))

    assert match.view(2) == before
    assert [one["seat"] for one in before["asked"]] == [0, 1, 2]


def test_a_view_given_away_cannot_change_the_game() -> None:
    match = marbles()

    match.view(0)["options"]["marbles"] = 9

    assert match.view(0)["options"]["marbles"] == 6


def test_since_counts_the_seats_own_events() -> None:
    match = in_turns()
    match.answer(0, PEEK(0))
    for seat in (None, 0, 1):
        told = match.events(seat)
        assert [match.events(seat, since=n) for n in range(len(told) + 1)] == [told[n:] for n in range(len(told) + 1)]

    assert len(match.events(0)) == len(match.events(1)) + 1


def test_scores_are_numbers_and_halves() -> None:
    match = marbles(3)
    match.game.finish(0b110, [4, 1, 0], "bag-empty")

    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert outcome.scores == (2, 0.5, 0)
