"""Everything that can be told in Liar's dice. What is under a cup is told to whoever lifts its edge, then to all."""

from __future__ import annotations

from typing import Final

from liars_dice.components import BOOK, FACE, MANY
from sortilege.kernel.kinds import SEAT

DICE_ROLLED: Final = BOOK.event("DiceRolled", first=SEAT, dice=MANY)
DIE_SEEN: Final = BOOK.event("DieSeen", by=SEAT, face=FACE).only_for("by")
BID_RAISED: Final = BOOK.event("BidRaised", by=SEAT, many=MANY, face=FACE)
LIAR_CALLED: Final = BOOK.event("LiarCalled", by=SEAT, on=SEAT)
CUP_OPENED: Final = BOOK.event("CupOpened", by=SEAT, many=MANY, face=FACE)
DICE_COUNTED: Final = BOOK.event("DiceCounted", found=MANY, many=MANY, face=FACE)
DIE_LOST: Final = BOOK.event("DieLost", by=SEAT, left=MANY)
PLAYER_OUT: Final = BOOK.event("PlayerOut", by=SEAT)
