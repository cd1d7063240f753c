"""A standing permission is refused for the reason its rule gives, to seats that are not asked as well."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import IllegalChoice, Match, Refusal
from sortilege.kernel.vocabulary import Reason, argument
from tests.kernel.toy import BOOK, PASS, RESIGN, Marbles, Resign, in_turns


class ResignForOneself(Resign):
    standing = True

    def refuse(self, game: Marbles, seat: int, step: int) -> Reason | None:
        return Reason("not-your-seat", "TOY-02") if argument(step, 0) != seat else None


class ResignWhenAsked(ResignForOneself):
    standing = False


def marbles_with(rule: Resign) -> Match:
    """Seat 0 is asked, and resigning is by that rule."""
    match = in_turns()
    match.game.rules = match.game.rules[:]
    match.game.rules[RESIGN.code] = rule
    return match


def for_another(seat: int) -> Refusal:
    return Refusal("not-your-seat", {"by": seat}, ("TOY-02",), "Resign")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_permission_is_refused_for_its_own_reason_whether_the_seat_is_asked_or_not(seat: int) -> None:
    match = marbles_with(ResignForOneself())
    assert [ask.seat for ask in match.asks] == [0]

    with pytest.raises(IllegalChoice) as no:
        match.act(seat, RESIGN(1 - seat))

    assert no.value.reason == for_another(1 - seat)
    assert match.why_not(seat, f"Resign(by={1 - seat})") == no.value.reason
    assert match.why_not(seat, f"Resign(by={seat})") is None


def test_the_reason_of_any_other_rule_is_for_the_seat_that_is_asked() -> None:
    match = marbles_with(ResignWhenAsked())

    asked, waiting = match.why_not(0, "Resign(by=1)"), match.why_not(1, "Resign(by=0)")
    answer = match.why_not(1, BOOK.write(PASS(1)))

    assert asked == for_another(1)
    assert waiting is not None
    assert answer is not None
    assert (waiting.message, answer.message) == ("not-asked", "not-asked")
