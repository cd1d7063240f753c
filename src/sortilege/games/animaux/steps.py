"""Everything that can be done in Les Animaux Fantastiques."""

from __future__ import annotations

from typing import Final

from sortilege.games.animaux.components import BOOK, CHARACTER, SPACE
from sortilege.kernel.vocabulary import NUMBER, SEAT

# Setting up
CHOOSE_CHARACTER: Final = BOOK.step("ChooseCharacter", by=SEAT)
TAKE_CHARACTER: Final = BOOK.step("TakeCharacter", by=SEAT, character=CHARACTER)
PUT_OUT_TOKENS: Final = BOOK.step("PutOutTokens")

# A turn of First Captures
TAKE_TURN: Final = BOOK.step("TakeTurn", by=SEAT)
CHOOSE_DESTINATION: Final = BOOK.step("ChooseDestination", by=SEAT, roll=NUMBER)
MOVE_PAWN: Final = BOOK.step("MovePawn", by=SEAT, to=SPACE)
FLIP_TOKEN: Final = BOOK.step("FlipToken", by=SEAT, on=SPACE)
PASS_TURN: Final = BOOK.step("PassTurn", by=SEAT)
