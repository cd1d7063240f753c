"""An ask tells of its own question, or says that it is no longer open."""

from __future__ import annotations

import pytest

from tests.kernel.toy import RESIGN, in_turns, marbles


def test_an_ask_keeps_the_options_that_were_read_of_it() -> None:
    match = in_turns()
    ask = match.asks[0]
    options = ask.options

    match.answer(0, "Peek(by=0)")

    assert ask.options == options


@pytest.mark.parametrize("property_of_it", ["options", "seconds", "default"])
def test_an_ask_that_was_answered_does_not_tell_of_another(property_of_it: str) -> None:
    match = in_turns()
    ask = match.asks[0]
    match.answer(0, "Peek(by=0)")
    match.answer(1, "Pass(by=1)")

    assert match.asks[0].why == ask.why
    with pytest.raises(ValueError, match=r"ask: ChooseMove\(by=0\) is no longer open to seat 0"):
        getattr(ask, property_of_it)


def test_an_ask_is_closed_by_the_end_of_the_game() -> None:
    match = marbles()
    ask = match.asks[0]
    match.act(1, RESIGN(1))

    with pytest.raises(ValueError, match=r"ask: AskReady\(by=0\) is no longer open to seat 0"):
        _ = ask.options


def test_an_ask_stays_open_while_others_of_its_window_answer() -> None:
    match = marbles(3)
    asks = match.asks
    for ask in asks:
        match.answer(ask.seat, ask.options[0])

    assert [seat for seat, _, _ in match.choices] == [0, 1, 2]
