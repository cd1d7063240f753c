"""What was told, with whom: for a game that nobody plays any more."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.book import Book
from sortilege.kernel.kinds import SEAT
from sortilege.kernel.retelling import pages, retold


def a_village() -> sortilege.Match:
    return sortilege.new("salem", seats=4, seed=bytes(32).hex())


def test_what_only_one_was_told_names_that_seat() -> None:
    match = a_village()
    told = match.open_events()

    received = [(event, ears) for event, ears in zip(told, told.ears(), strict=True) if event.name == "TrialReceived"]

    assert received
    assert all(ears == [event.fields["of"]] for event, ears in received)


def test_what_everybody_was_told_names_nobody() -> None:
    match = a_village()

    assert len(match.ears(None)) == len(match.events(None))
    assert all(ears == [] for ears in match.ears(None))
    assert all(ears in ([], [2]) or 2 in ears for ears in match.ears(2))
    assert any(ears == [2] for ears in match.ears(2))


def test_open_events_hide_nothing_that_a_seat_was_told() -> None:
    match = a_village()
    everything = list(match.open_events())

    for seat in (None, 0, 1, 2, 3):
        for event in match.events(seat):
            assert any(
                event.name == one.name
                and all(value is None or one.fields[name] == value for name, value in event.fields.items())
                for one in everything
            )


def test_the_pages_of_a_game_are_its_choices_and_what_was_told_after_each() -> None:
    match = sortilege.new("animaux", seats=2, seed=bytes(32).hex())
    for _ in range(6):
        match.answer(match.asks[0].seat, match.asks[0].options[0])

    story = [(page.ply, list(page.told)) for page in pages(match)]

    assert [ply for ply, _ in story] == list(range(7))
    assert [event for _, told in story for event in told] == list(match.events(None))


def test_a_game_that_is_not_over_is_told_as_far_as_it_came() -> None:
    match = sortilege.new("zoondo", seats=2, seed=bytes(32).hex())

    assert [seat.points for seat in retold(match).seats] == [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]


def test_an_aside_is_in_the_log_and_no_event_that_programs_go_by() -> None:
    match = sortilege.new("animaux", mode="confirme", seats=2, seed=bytes(32).hex())
    while not any(event.name == "ActionsGivenUp" for event in match.told(0)):
        (ask,) = match.asks
        mark = match.mark
        last = match.answer(ask.seat, next((one for one in ask.options if one.name == "StopActing"), ask.options[0]))

    assert any(event.name == "ActionsGivenUp" for event in match.told(ask.seat, mark))
    for seat in (None, 0, 1):
        assert [one for one in match.told(seat) if one.name != "ActionsGivenUp"] == list(match.events(seat))
        assert len(match.ears(seat)) == len(match.told(seat))
    assert all(event.name != "ActionsGivenUp" for event in last)


def test_an_aside_is_for_everybody() -> None:
    aside = Book("toy").aside("SomethingSeen", by=SEAT)

    with pytest.raises(ValueError, match="SomethingSeen is an aside"):
        aside.only_for("by")
