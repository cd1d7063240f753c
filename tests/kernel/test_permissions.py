"""A standing permission is refused for the reason its rule gives, to seats that are not asked as well."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sortilege.kernel.match import IllegalChoice, Match, Refusal
from sortilege.kernel.reasons import Reason
from sortilege.kernel.sets import Seat
from tests.kernel.toy import BOOK, PASS, RESIGN, Marbles, Resign, in_turns


class ResignLater(Resign):
    standing = True

    def refuse(self, game: Marbles, seat: Seat, by: Seat, /) -> Reason | None:
        return Reason("too-early", "TOY-02")


class ResignWhenAsked(ResignLater):
    standing = False


@contextmanager
def resigning_by(rule: Resign) -> Iterator[Match]:
    """Seat 0 is asked, nobody may resign yet, and resigning is by that rule."""
    kept = RESIGN.rule, RESIGN.standing, BOOK.permissions
    RESIGN.rule, RESIGN.standing, BOOK.permissions = rule, rule.standing, lambda game, seat: []
    try:
        yield in_turns()
    finally:
        RESIGN.rule, RESIGN.standing, BOOK.permissions = kept


def too_early(seat: int) -> Refusal:
    return Refusal("too-early", {"by": seat}, ("TOY-02",), "Resign")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_permission_is_refused_for_its_own_reason_whether_the_seat_is_asked_or_not(seat: int) -> None:
    with resigning_by(ResignLater()) as match:
        assert [ask.seat for ask in match.asks] == [0]

        with pytest.raises(IllegalChoice) as no:
            match.act(seat, RESIGN(seat))

        assert no.value.reason == too_early(seat)
        assert match.why_not(seat, f"Resign(by={seat})") == no.value.reason


@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_step_by_another_a_rule_says_nothing(seat: int) -> None:
    with resigning_by(ResignLater()) as match, pytest.raises(IllegalChoice) as no:
        match.act(seat, RESIGN(1 - seat))

    assert no.value.reason.message == "not-permitted"


def test_the_reason_of_any_other_rule_is_for_the_seat_that_is_asked() -> None:
    with resigning_by(ResignWhenAsked()) as match:
        asked, waiting = match.why_not(0, "Resign(by=0)"), match.why_not(1, "Resign(by=1)")
        answer = match.why_not(1, BOOK.write(PASS(1)))

    assert asked == too_early(0)
    assert waiting is not None
    assert answer is not None
    assert (waiting.message, answer.message) == ("not-asked", "not-asked")
