"""What happened to the Tryals, noted as it happens. `memory` reads it back for one seat at a time.

A fact is a number: its kind, then two seats and a value of eight bits each, or above the kind a set of seats. Only the
words of this module look inside. Who knows a fact follows from its kind: a deal its owner, a passed card the two who
touched it, a meeting those who met, a peek the one who looked; everything else is public.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, Seats, has
from sortilege.shelf.salem.components import Tryal

Fact: TypeAlias = i64

DEALT: Final = 0
"""A row was dealt: the seat, its Witch cards, its Constable cards."""
EXCHANGE: Final = 1
"""A Conspiracy's exchange begins; passes follow, then EXCHANGED."""
PASSED: Final = 2
"""A card went from a giver to a taker."""
GIVEN: Final = 3
"""A card was put in the centre, unseen by the others."""
GOT: Final = 4
"""A card was dealt from the centre."""
EXCHANGED: Final = 5
SHOWN: Final = 6
"""A Tryal of a seat was turned face-up."""
DIED: Final = 7
SAID: Final = 8
"""A dead player said whether they ever were a Witch."""
MET: Final = 9
"""The living Witches saw each other."""
PEEKED: Final = 10
"""A player looked at a Tryal of a ghost."""
WENT_ON: Final = 11
"""Not everybody alive was a Witch then, or the game would have ended."""
PROTECTED: Final = 12
"""A Constable gave a seat the Gavel: a player, and another one where there are no ghosts. SAL-NIGHT-03, SAL-R85."""

HIDDEN: Final[i64] = NONE << 24
BUT_VALUE: Final[i64] = 0xFFFFFF


# Noting


def packed(kind: i64, one: i64, other: i64, value: i64) -> Fact:
    return kind | one << 8 | other << 16 | value << 24


def dealt(seat: Seat, witches: i64, constables: i64) -> Fact:
    return packed(DEALT, seat, witches, constables)


def passed(giver: Seat, taker: Seat, face: Tryal) -> Fact:
    return packed(PASSED, giver, taker, face)


def given(giver: Seat, face: Tryal) -> Fact:
    return packed(GIVEN, giver, 0, face)


def got(taker: Seat, face: Tryal) -> Fact:
    return packed(GOT, taker, 0, face)


def shown(seat: Seat, face: Tryal) -> Fact:
    return packed(SHOWN, seat, 0, face)


def died(seat: Seat) -> Fact:
    return packed(DIED, seat, 0, 0)


def said(seat: Seat, witch: bool) -> Fact:
    return packed(SAID, seat, 0, 1 if witch else 0)


def met(witches: Seats) -> Fact:
    return MET | witches << 8


def peeked(by: Seat, ghost: Seat, face: Tryal) -> Fact:
    return packed(PEEKED, by, ghost, face)


def protected(seat: Seat) -> Fact:
    return packed(PROTECTED, seat, 0, 0)


# Reading


def kind_of(fact: Fact) -> i64:
    """DEALT, EXCHANGE, and so on."""
    return fact & 255


def seat_of(fact: Fact) -> Seat:
    """Whom it is about: who was dealt to, gave, got, showed, died, spoke, looked or was protected."""
    return fact >> 8 & 255


def other_of(fact: Fact) -> Seat:
    """The taker of a card that was passed; the ghost that was peeked at."""
    return fact >> 16 & 255


def value_of(fact: Fact) -> i64:
    """The face of the card; of a deal the Constable cards; of what was said, 1 for a Witch. NONE if it is hidden."""
    return fact >> 24


def witches_dealt(fact: Fact) -> i64:
    """The Witch cards of a deal; NONE if they are hidden."""
    return NONE if fact >> 24 == NONE else fact >> 16 & 255


def those_met(fact: Fact) -> Seats:
    return fact >> 8


def receiver_of(fact: Fact) -> Seat:
    """Who has the card that was passed, got or dealt."""
    return fact >> 16 & 255 if fact & 255 == PASSED else fact >> 8 & 255


def as_known(fact: Fact, seat: Seat) -> Fact:
    """A fact as a seat knows it: what it was not told is hidden."""
    kind = fact & 255
    if kind == DEALT:
        return fact if seat_of(fact) == seat else fact & 0xFFFF | HIDDEN
    if kind == PASSED:
        return fact if seat_of(fact) == seat or other_of(fact) == seat else fact & BUT_VALUE | HIDDEN
    if kind in (GIVEN, GOT, PEEKED):
        return fact if seat_of(fact) == seat else fact & BUT_VALUE | HIDDEN
    if kind == MET:
        return fact if has(those_met(fact), seat) else MET
    return fact
