"""Sets of small numbers have words for all that is done with them."""

from __future__ import annotations

import pytest

from sortilege.kernel.sets import EMPTY, GREATEST, beyond_least, group_of, least, members, only


@pytest.mark.parametrize("number", range(GREATEST + 1))
def test_the_least_number_of_a_set_is_found_whichever_it_is(number: int) -> None:
    with_greater = group_of([number, GREATEST])

    assert least(only(number)) == number
    assert least(with_greater) == number
    assert beyond_least(only(number)) == EMPTY


def test_the_members_of_a_set_come_in_order() -> None:
    assert members(EMPTY) == []
    assert members(group_of([35, 0, 61, 7])) == [0, 7, 35, 61]
    assert members(beyond_least(group_of([35, 0, 61, 7]))) == [7, 35, 61]
