"""Everything that can be told in Les Animaux Fantastiques."""

from __future__ import annotations

from typing import Final

from sortilege.games.animaux.components import BOOK, CHARACTER, SPACE, TOKEN
from sortilege.kernel.vocabulary import NUMBER, SEAT

CHARACTER_TAKEN: Final = BOOK.event("CharacterTaken", by=SEAT, character=CHARACTER)
TOKENS_PUT_OUT: Final = BOOK.event("TokensPutOut")
TURN_BEGUN: Final = BOOK.event("TurnBegun", by=SEAT, round=NUMBER)
DIE_ROLLED: Final = BOOK.event("DieRolled", by=SEAT, roll=NUMBER)
PAWN_MOVED: Final = BOOK.event("PawnMoved", by=SEAT, to=SPACE)
BEAST_CAPTURED: Final = BOOK.event("BeastCaptured", by=SEAT, beast=TOKEN, on=SPACE)
TOKEN_SET_ASIDE: Final = BOOK.event("TokenSetAside", by=SEAT, token=TOKEN, on=SPACE)
PLACE_REFILLED: Final = BOOK.event("PlaceRefilled", on=SPACE)
NOTHING_FOUND: Final = BOOK.event("NothingFound", by=SEAT, on=SPACE)
