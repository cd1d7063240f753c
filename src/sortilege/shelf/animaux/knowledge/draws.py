"""How many copies of each spell somebody has drawn: all the counts in one number, as there are three copies at most."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.sets import below, only
from sortilege.shelf.animaux.components import COPIES, Spell

Draws: TypeAlias = i64
NO_DRAWS: Final[i64] = 0
WIDTH: Final[i64] = max(COPIES).bit_length()
MOST: Final[i64] = below(WIDTH)


def one_more(draws: Draws, spell: Spell) -> Draws:
    return draws + only(WIDTH * spell)


def copies_drawn(draws: Draws, spell: Spell) -> i64:
    return draws >> WIDTH * spell & MOST
