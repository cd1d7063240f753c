"""Every game, mode and number of seats keeps the library's contract. There are no exemptions.

`SORTILEGE_CASES` is the number of games at each table, for a longer run; `make soak` for a long one.
"""

from __future__ import annotations

import os

import pytest

from sortilege.testing import case, check_contract, tables

CASES = int(os.environ.get("SORTILEGE_CASES", "2"))
LOOKS = 5
"""How often a game is looked at closely, however long it is."""


@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_a_game_keeps_the_contract(game: str, mode: str, seats: int) -> None:
    for seed in range(CASES):
        played = case(game, mode, seats, seed)
        length = played.length()

        assert check_contract(played, every=max(1, length // LOOKS)) == length
