"""The tokens, beasts and characters, and the words for them. ANI-GEN-03, ANI-GEN-09 to ANI-GEN-13."""

from __future__ import annotations

from typing import Final

from sortilege.content import Table
from sortilege.games.animaux.board import PLACES
from sortilege.kernel.vocabulary import Book, Kind

_tokens: Final = Table("animaux", "tokens")
_characters: Final = Table("animaux", "characters")

RESOURCES: Final = _tokens.ids("resource")
BEASTS: Final = _tokens.ids("beast")
CHARACTERS: Final = _characters.ids("character")
FIRST_BEAST: Final = len(RESOURCES)
"""A token's face: the number of its resource, or FIRST_BEAST and the number of its beast."""
TOKENS: Final[list[int]] = [
    *(face for face, row in enumerate(_tokens.rows("resource")) for _ in range(row["tokens"])),
    *range(FIRST_BEAST, FIRST_BEAST + len(BEASTS)),
]
BEASTS_IN_ALL: Final = 10

_tokens.expect(len(TOKENS), _tokens.number("printed"), "tokens")
_tokens.expect(_tokens.number("on_board"), PLACES, "tokens on the board", "on_board")
_tokens.expect(len(BEASTS), BEASTS_IN_ALL, "beasts", "beast")
_characters.expect(len(CHARACTERS), _characters.number("printed"), "characters", "printed")

BOOK: Final = Book("animaux")
SPACE: Final = Kind("space")
TOKEN: Final = Kind("token", [*RESOURCES, *BEASTS])
CHARACTER: Final = Kind("character", CHARACTERS)
