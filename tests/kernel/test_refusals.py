"""What cannot be done is refused with its name and what is allowed, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

import sortilege
from sortilege.kernel.match import IllegalChoice, Match, Refusal
from sortilege.text import LANGUAGES, Text
from tests.kernel.toy import BOOK, PASS, PEEK, RESIGN, RULESET, SAY_NOT_YET, SAY_READY, in_turns, marbles

NO_SEATS: list[Any] = [-1, 2, 99, 10**5000, True, False, None, "0", 0.0, 1.0, float("nan"), [], b"0"]
NO_STEPS: list[Any] = [None, True, 1.5, [], {}, b"Pass(by=0)", 10**5000, -(10**5000), object()]


def refused_act(match: Match, seat: int, step: int | str) -> Refusal:
    before = match.game.state()
    with pytest.raises(IllegalChoice) as no:
        match.act(seat, step)
    assert match.game.state() == before
    assert match.choices == []
    return no.value.reason


# Seats


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: type(seat).__name__)
def test_what_is_no_seat_may_do_nothing_and_is_named(seat: Any) -> None:
    match = marbles()

    no = refused_act(match, seat, RESIGN(1))

    assert no.message == "no-such-seat"
    assert no.arguments["last"] == 1
    assert match.why_not(seat, "Resign(by=1)") == no
    with pytest.raises(IllegalChoice, match="no-such-seat"):
        match.answer(seat, SAY_READY(1))
    with pytest.raises(ValueError, match="seat: this game has seats 0 to 1, not "):
        match.permissions(seat)


def test_a_seat_that_is_quoted_looks_like_what_was_given() -> None:
    match = marbles()

    assert refused_act(match, "0", RESIGN(0)).arguments["seat"] == "'0'"  # type: ignore[arg-type]  # a careless caller
    assert refused_act(match, 99, RESIGN(0)).arguments["seat"] == "99"


def test_a_game_ended_by_an_act_can_always_be_replayed() -> None:
    match = sortilege.new("zoondo", seats=2, seed=3)
    with pytest.raises(IllegalChoice):
        match.act(True, "Resign(by=1)")
    match.act(1, "Resign(by=1)")

    assert sortilege.replay(match.record().text()).outcome == match.outcome


# Steps


@pytest.mark.parametrize("step", NO_STEPS, ids=lambda step: type(step).__name__)
def test_what_is_no_step_is_refused_wherever_one_is_wanted(step: Any) -> None:
    match = marbles()

    no = refused_act(match, 0, step)

    assert no.message == "not-a-step"
    assert BOOK.example() in str(no.arguments["problem"])
    assert match.why_not(0, step) == no
    with pytest.raises(IllegalChoice) as refused:
        match.answer(0, step)
    assert refused.value.reason == no


def test_a_number_of_thousands_of_digits_is_no_argument() -> None:
    no = marbles().why_not(0, f"SayReady(by={'9' * 5000})")

    assert no is not None
    assert str(no.arguments["problem"]).endswith("is none of 0 to 28")


def test_why_not_takes_an_option_a_bare_number_or_a_notation() -> None:
    match = marbles()
    option = match.asks[0].options[1]

    assert match.why_not(0, option) is match.why_not(0, SAY_NOT_YET(0)) is match.why_not(0, str(option)) is None
    assert match.why_not(1, option) == match.why_not(1, str(option)) is not None
    assert match.why_not(0, match.permissions(0)[0]) is None


def test_true_is_no_option_even_where_a_step_is_number_one() -> None:
    match = in_turns()
    match.asks[0]._options = (RULESET.steps[1], RULESET.steps[PEEK(0)])

    with pytest.raises(IllegalChoice, match="not-a-step"):
        match.answer(0, True)


# Acts


def test_a_refused_act_names_what_is_permitted() -> None:
    match = marbles()

    no = refused_act(match, 0, "Resign(by=1)")

    assert no.message == "not-permitted"
    assert no.arguments == {"step": "Resign(by=1)", "many": 1, "permitted": "Resign(by=0)"}
    assert no.rules == RULESET.turn_rules


def test_a_seat_that_is_not_asked_hears_what_it_may_do_on_the_side() -> None:
    match = in_turns()

    with pytest.raises(IllegalChoice) as no:
        match.act(1, PASS(0))

    assert no.value.reason.arguments["permitted"] == "Resign(by=1)"


def test_the_reason_of_a_rule_comes_before_what_is_permitted() -> None:
    match = in_turns()

    with pytest.raises(IllegalChoice, match="not-held"):
        match.act(0, "PutAside(by=0, marble=red)")


def test_an_act_may_be_written_with_spaces_around_it() -> None:
    match = marbles()

    match.act(1, " Resign(by=1) ")

    assert match.record().lines[-1].step == "Resign(by=1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_permitted_has_words(language: str) -> None:
    match = sortilege.new("zoondo", seats=2, seed=3)
    no = refused_act(match, 0, "Resign(by=1)")
    said = Text(language, "zoondo").refusal(no)
    nothing = Text(language, "animaux").refusal(Refusal("not-permitted", {"step": "x", "many": 0, "permitted": ""}))

    assert "Resign(by=0)" in said
    assert nothing != said
    assert nothing.endswith(("maintenant.", "now."))


# Counting and imagining


@pytest.mark.parametrize("since", [-1, None, True, 1.5, "0", float("nan")])
def test_since_is_a_count(since: Any) -> None:
    with pytest.raises(ValueError, match=rf"since: how many events to leave out, 0 or more, not {since!r}"):
        marbles().events(0, since=since)


@pytest.mark.parametrize("seed", [None, True, 1.5, "0", b"x", []])
def test_a_world_is_imagined_from_a_number(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed: a number, not "):
        marbles().imagine(0, seed)


@pytest.mark.parametrize("seed", [0, -1, 1 << 70, 10**5000], ids=["zero", "below", "long", "longer"])
def test_any_number_seeds_a_world(seed: int) -> None:
    assert marbles().imagine(0, seed).view(0) == marbles().view(0)
