"""What a table must know of a running game beyond its views: who answers with whom, and how much was told.

Everything the server reads inside a game is read here."""

from __future__ import annotations

from collections.abc import Sequence

from sortilege import Match
from sortilege.kernel.match import Event


def is_sealed(match: Match) -> bool:
    """Answers are being given that nobody sees before all are there."""
    return match.is_sealed


def is_side_by_side(match: Match) -> bool:
    """Seats work on questions of their own, none waiting for another."""
    return match.is_side_by_side


def window(match: Match) -> int:
    """The number of the present window of questions."""
    return match.window


def still_open(match: Match) -> int:
    """How many answers the window waits for."""
    return len(match.asks)


def addressed(match: Match) -> list[int]:
    """The seats that everybody knows to be asked."""
    return match.addressed


def seats(match: Match) -> int:
    return match.seats


def told(match: Match) -> int:
    """How many events have been told, to whomever."""
    return match.mark


def last_events(match: Match, seat: int | None, most: int) -> Sequence[Event]:
    """The end of what a seat was told, read from the end: a long story is not told again for its last words."""
    if most <= 0:
        return []
    end, reach = told(match), 2 * most
    while True:
        start = max(0, end - reach)
        found = match.told(seat, start)
        if len(found) >= most or start == 0:
            return found[-most:]
        reach *= 4
