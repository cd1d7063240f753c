"""Sets of small numbers: seats, squares, cards.

Such a set is itself a number, so it compares, copies and hashes for nothing, and `|` and `&` join and cut two of them.
Everything else that can be said of one has a word here, and only here is a bit of it looked at.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.members import GREATEST as GREATEST
from sortilege.kernel.members import members as members
from sortilege.kernel.native import vec

Seat: TypeAlias = i64
SmallSet: TypeAlias = i64
Seats: TypeAlias = i64
"""A set of seats."""

HIGHEST_BIT: Final = 62
HIGHEST: Final[i64] = 1 << HIGHEST_BIT
"""Shifted down to make a set: a small number that stands in the code is shifted up in 32 bits where it is compiled."""
EMPTY: Final[i64] = 0
NOBODY: Final[i64] = 0
EVERYONE: Final[i64] = -1
"""All seats there can be, those who only watch included."""


def only(number: i64) -> SmallSet:
    """The set of that number alone."""
    if number > GREATEST or number < 0:
        refuse(number)
    return HIGHEST >> (HIGHEST_BIT - number)


def refuse(number: i64) -> None:
    raise ValueError(f"{number} is too large for a set: 0 to {GREATEST} can be in one")


MODULUS: Final[i64] = 67
"""No two powers of two up to the greatest number leave the same rest."""
NUMBER_BY_REST: Final[vec[i64]] = vec[i64](
    [next((number for number in range(GREATEST + 1) if only(number) % MODULUS == rest), 0) for rest in range(MODULUS)]
)


def has(group: SmallSet, number: i64) -> bool:
    return number <= GREATEST and group >> number & 1 == 1


def plus(group: SmallSet, number: i64) -> SmallSet:
    """The set with one number more."""
    if number > GREATEST or number < 0:
        refuse(number)
    return group | HIGHEST >> (HIGHEST_BIT - number)


def minus(group: SmallSet, number: i64) -> SmallSet:
    """The set without a number."""
    if number > GREATEST:
        return group
    if number < 0:
        refuse(number)
    return group & ~(HIGHEST >> (HIGHEST_BIT - number))


def below(number: i64) -> SmallSet:
    """All numbers from 0 to one less."""
    return (HIGHEST >> (HIGHEST_BIT - number)) - 1


def turned(group: Seats, seat: Seat, seats: i64) -> SmallSet:
    """Those of so many seats as they sit from one of them on, which itself is 0."""
    everybody = below(seats)
    there = group & everybody
    return (there >> seat | there << (seats - seat)) & everybody


def group_of(numbers: list[int]) -> SmallSet:
    found: i64 = 0
    for number in numbers:
        found |= only(number)
    return found


def size(group: SmallSet) -> i64:
    found: i64 = 0
    while group:
        group &= group - 1
        found += 1
    return found


def least(group: SmallSet) -> i64:
    """The least number of a set that is not empty."""
    return NUMBER_BY_REST[(group & -group) % MODULUS]


def beyond_least(group: SmallSet) -> SmallSet:
    """The set without its least number: with `least`, for loops in a hurry."""
    return group & (group - 1)
