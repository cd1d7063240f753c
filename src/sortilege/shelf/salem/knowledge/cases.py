"""Cases: where the Witch cards can lie, and who can have held one, in one number.

Two bits a seat count the face-down Witch cards of its row; above them is a set of seats, those who ever held one and of
whom that matters. Only the words of this module look inside.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.sets import Seat, Seats, only, plus

Case: TypeAlias = i64

NO_CARDS: Final[i64] = 0
EVER: Final = 24
"""How far up the set of those who ever held a Witch card lies."""
ROWS: Final[i64] = 0xFFFFFF


def cards_at(case: Case, seat: Seat) -> i64:
    """The face-down Witch cards of a row."""
    return case >> 2 * seat & 3


def one_more(case: Case, seat: Seat) -> Case:
    return case + only(2 * seat)


def one_less(case: Case, seat: Seat) -> Case:
    return case - only(2 * seat)


def with_row(case: Case, seat: Seat, cards: i64) -> Case:
    """A row added that was empty."""
    return case | cards << 2 * seat


def held_by(case: Case, seats: Seats) -> Case:
    """These seats have held one, too."""
    return case | seats << EVER


def ever_held(case: Case) -> Seats:
    return case >> EVER


def count_cards(case: Case) -> i64:
    """All face-down Witch cards."""
    found: i64 = 0
    left = case & ROWS
    while left:
        found += left & 3
        left >>= 2
    return found


def seats_with_cards(case: Case) -> Seats:
    """The seats that have a Witch card in their row."""
    found: Seats = 0
    seat: i64 = 0
    left = case & ROWS
    while left:
        if left & 3:
            found = plus(found, seat)
        left >>= 2
        seat += 1
    return found
