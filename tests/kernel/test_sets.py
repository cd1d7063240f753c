"""Sets of small numbers behave like sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sortilege.kernel.sets import (
    EMPTY,
    EVERYONE,
    GREATEST,
    below,
    beyond_least,
    group_of,
    has,
    least,
    members,
    minus,
    only,
    plus,
    size,
)

NUMBERS = some.integers(0, int(GREATEST))
SETS = some.sets(NUMBERS)


@given(SETS, NUMBERS)
def test_a_set_has_what_was_put_in_and_nothing_else(numbers: set[int], number: int) -> None:
    group = group_of(sorted(numbers))

    assert members(group) == sorted(numbers)
    assert size(group) == len(numbers)
    assert has(group, number) == (number in numbers)
    assert members(plus(group, number)) == sorted(numbers | {number})
    assert members(minus(group, number)) == sorted(numbers - {number})


@pytest.mark.parametrize("number", range(int(GREATEST) + 1))
def test_no_number_is_too_large_for_its_place(number: int) -> None:
    assert only(number) == 2**number
    assert below(number) == 2**number - 1


@given(SETS, SETS)
def test_two_sets_are_joined_and_cut(one: set[int], other: set[int]) -> None:
    assert members(group_of(sorted(one)) | group_of(sorted(other))) == sorted(one | other)
    assert members(group_of(sorted(one)) & group_of(sorted(other))) == sorted(one & other)


@given(some.sets(NUMBERS, min_size=1))
def test_the_least_of_a_set_is_found_and_those_beyond_it(numbers: set[int]) -> None:
    group = group_of(sorted(numbers))

    assert least(group) == min(numbers)
    assert members(beyond_least(group)) == sorted(numbers)[1:]


@pytest.mark.parametrize("number", range(GREATEST + 1))
def test_whatever_number_it_is_the_least_is_found(number: int) -> None:
    assert least(only(number)) == number


def test_the_numbers_below_one_are_all_up_to_it() -> None:
    assert members(below(0)) == []
    assert members(below(3)) == [0, 1, 2]


@pytest.mark.parametrize("number", [GREATEST + 1, 255, -1])
def test_a_number_too_large_is_in_no_set(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} is too large for a set"):
        only(number)
    with pytest.raises(ValueError, match=f"{number} is too large for a set"):
        plus(EMPTY, number)


def test_nobody_is_never_among_everyone_and_taking_nobody_away_changes_nothing() -> None:
    nobody = 255

    assert not has(EVERYONE, nobody)
    assert minus(below(4), nobody) == below(4)
    assert has(EVERYONE, 30)
