"""In every game, nothing that reaches a seat depends on what it may not know. There are no exemptions.

`SORTILEGE_CASES` scales the number of games for a longer run.
"""

from __future__ import annotations

import os

import pytest

from sortilege.testing import case, check_secrecy, tables

CASES = int(os.environ.get("SORTILEGE_CASES", "2"))


@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_a_seat_cannot_tell_imagined_worlds_from_the_real_one(game: str, mode: str, seats: int) -> None:
    for seed in range(CASES):
        assert check_secrecy(case(game, mode, seats, seed + 100)).imagined > 0
