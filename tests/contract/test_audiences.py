"""Every event tells its secrets to those who may know them, as it is declared, and to nobody else."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.book import KNOWERS, KNOWERS_OR_ALL, Book, EventType
from sortilege.kernel.kinds import NUMBER, SEAT
from sortilege.kernel.match import Match
from sortilege.kernel.sets import EVERYONE, only
from sortilege.kernel.state import secret
from sortilege.testing.audiences import cases_of, check_audiences, check_log, rare
from tests.kernel.toy import BOOK, MARBLE_DRAWN, RED, marbles

CASES = 3
"""How many games at each table: enough that everything but the rare is told."""


@pytest.mark.parametrize("game", sortilege.games())
def test_an_event_tells_each_secret_to_those_who_may_know_it_and_to_nobody_else(game: str) -> None:
    unmet = check_audiences(cases_of(game, CASES))

    assert unmet <= rare(sortilege.ruleset(game).book.event_types)


# The check is not blind


def after_telling(event: EventType, *fields: int, audience: int = EVERYONE) -> Match:
    match = marbles(3)
    match.game.tell_only(audience, event, *fields)
    return match


@pytest.mark.parametrize(
    ("audience", "problem"),
    [
        (only(0), None),
        (only(0) | only(1), "MarbleDrawn.marble reached more than by"),
        (only(1), "MarbleDrawn.marble reached more than by"),
        (0, "MarbleDrawn.marble was kept from by"),
        (EVERYONE, "MarbleDrawn.marble is secret, and was told to all"),
    ],
)
def test_a_secret_field_that_reaches_others_is_found(audience: int, problem: str | None) -> None:
    match = after_telling(MARBLE_DRAWN, 0, secret(RED, audience))

    if problem is None:
        assert check_log(match) == {"MarbleDrawn.marble"}
    else:
        with pytest.raises(AssertionError, match=problem):
            check_log(match)


@pytest.mark.parametrize(("audience", "problem"), [(only(1), None), (only(2), "more than to"), (EVERYONE, "to all")])
def test_an_event_for_one_seat_that_others_hear_is_found(audience: int, problem: str | None) -> None:
    whispered = next(event for event in BOOK.event_types if event.name == "Whispered")
    match = after_telling(whispered, 1, audience=audience)

    if problem is None:
        assert check_log(match) == {"Whispered"}
    else:
        with pytest.raises(AssertionError, match=problem):
            check_log(match)


def test_a_secret_that_is_not_declared_is_found() -> None:
    counted = next(event for event in BOOK.event_types if event.name == "ReadyCounted")
    match = after_telling(counted, secret(1, only(0)))

    with pytest.raises(AssertionError, match=r"ReadyCounted.many is told to some seats only"):
        check_log(match)


def test_a_declaration_names_fields_that_are_seats() -> None:
    book = Book("letters")
    letter = book.event("LetterSent", by=SEAT, to=SEAT, page=NUMBER)

    assert letter.secret(page="by to").known_to == {"page": "by to"}
    assert letter.secret(page=KNOWERS).known_to == {"page": KNOWERS}
    assert letter.only_for(KNOWERS_OR_ALL).known_to["*"] == KNOWERS_OR_ALL
    for wrong in ("page", "reader", ""):
        with pytest.raises(ValueError, match="is no seat"):
            letter.secret(page=wrong)
    with pytest.raises(ValueError, match="LetterSent has no field stamp"):
        letter.secret(stamp="by")
