"""Everything that can be told in Reversi; nothing is secret."""

from __future__ import annotations

from typing import Final

from reversi.components import BOOK, SQUARE
from sortilege.kernel.kinds import SEAT, number_up_to

DISC_PLACED: Final = BOOK.event("DiscPlaced", by=SEAT, on=SQUARE, turned=number_up_to(63)).by_rule("REV-MOV-02")
TURN_PASSED: Final = BOOK.event("TurnPassed", by=SEAT).by_rule("REV-MOV-03")
