"""In every game, nothing that reaches a seat depends on what it may not know. There are no exemptions.

`SORTILEGE_CASES` is the number of games at each table, for a longer run; `make secrecy` for a long one.
"""

from __future__ import annotations

import os

import pytest

from sortilege.testing import case, check_secrecy, tables

CASES = int(os.environ.get("SORTILEGE_CASES", "1"))
LOOKS = 6
"""How often worlds are imagined in a game, however long it is."""
SEATS = 4
"""For how many seats, of those at the table, each time drawn anew."""


@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_a_seat_cannot_tell_imagined_worlds_from_the_real_one(game: str, mode: str, seats: int) -> None:
    for seed in range(seats, seats + CASES):
        played = case(game, mode, seats, seed)
        worlds = check_secrecy(played, every=max(1, played.length() // LOOKS), most_seats=SEATS)

        assert worlds.imagined > 0
