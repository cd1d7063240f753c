"""What is made once and kept, or goes away by itself: notations, views as JSON, matches that were left behind."""

from __future__ import annotations

import gc
import json

import pytest

import sortilege
from sortilege.kernel.views import as_json
from tests.kernel.toy import RESIGN, SAY_READY, in_turns, marbles


def test_a_notation_is_read_however_somebody_writes_it() -> None:
    book = marbles().ruleset.book
    text = book.write(SAY_READY(1))

    for written in (text, f" {text} ", text.replace("=", " = "), text):
        assert book.read(written) == SAY_READY(1)


def test_a_number_that_is_no_step_spoils_no_notation() -> None:
    book = marbles().ruleset.book
    junk = SAY_READY(1) | 5 << 40
    text = book.write(junk)

    assert text == book.write(SAY_READY(1))
    assert book.read(text) == SAY_READY(1)


def test_a_notation_of_nothing_is_refused_each_time() -> None:
    book = marbles().ruleset.book
    for _ in range(2):
        with pytest.raises(ValueError, match="is no step of"):
            book.read("Fly(by=1)")
    assert book.read(book.write(RESIGN(0))) == RESIGN(0)


def test_a_view_as_json_is_the_view() -> None:
    for match in (marbles(), in_turns(), sortilege.new("salem", seats=5, seed=1)):
        for seat in (*range(match.seats), None):
            assert json.loads(match.view_as_json(seat)) == json.loads(json.dumps(match.view(seat)))
    with pytest.raises(ValueError, match="seat"):
        marbles().view_as_json(29)


def test_a_view_that_shows_nothing_of_its_own_is_still_json() -> None:
    assert json.loads(as_json({"seats": 2}, {})) == {"seats": 2}


def test_a_match_that_nobody_needs_leaves_no_garbage() -> None:
    match = sortilege.new("animaux", seats=2, seed=1)
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            ask = match.asks[0]
            trial = match.clone()
            trial.answer(ask.seat, ask.options[0])
            assert all(one.options for one in trial.asks)
            match = trial
        del ask, trial
        left = gc.collect()
    finally:
        gc.enable()

    assert left == 0
