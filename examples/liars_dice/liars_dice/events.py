"""Everything that can be told in Liar's dice. What is under a cup is told to whoever lifts its edge, then to all."""

from __future__ import annotations

from typing import Final

from liars_dice.components import BOOK, FACE, MANY
from sortilege.kernel.kinds import SEAT

DICE_ROLLED: Final = BOOK.event("DiceRolled", first=SEAT, dice=MANY).by_rule("LIA-DIE-01")
DIE_SEEN: Final = BOOK.event("DieSeen", by=SEAT, face=FACE).only_for("by").by_rule("LIA-DIE-01")
BID_RAISED: Final = BOOK.event("BidRaised", by=SEAT, many=MANY, face=FACE).by_rule("LIA-BID-02")
LIAR_CALLED: Final = BOOK.event("LiarCalled", by=SEAT, on=SEAT).by_rule("LIA-CAL-01")
CUP_OPENED: Final = BOOK.event("CupOpened", by=SEAT, many=MANY, face=FACE).by_rule("LIA-CAL-02")
DICE_COUNTED: Final = BOOK.event("DiceCounted", found=MANY, many=MANY, face=FACE).by_rule("LIA-CAL-03")
DIE_LOST: Final = BOOK.event("DieLost", by=SEAT, left=MANY).by_rule("LIA-RND-02")
PLAYER_OUT: Final = BOOK.event("PlayerOut", by=SEAT).by_rule("LIA-RND-03")
