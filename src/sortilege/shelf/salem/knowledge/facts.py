"""What happened to the Tryals, noted as it happens. `memory` reads it back for one seat at a time.

A fact is an integer: its kind, then two seats and a value of eight bits each. Who knows it follows
from its kind: a deal its owner, a passed card the two who touched it, a meeting those who met,
a peek the one who looked; everything else is public.
"""

from __future__ import annotations

from typing import Final

DEALT: Final = 0
"""(seat, Witch cards, Constable cards) at the deal."""
EXCHANGE: Final = 1
"""A Conspiracy's exchange begins; passes follow, then EXCHANGED."""
PASSED: Final = 2
"""(giver, taker, face)"""
GIVEN: Final = 3
"""(giver, -, face): put in the centre, unseen by the others."""
GOT: Final = 4
"""(taker, -, face): dealt from the centre."""
EXCHANGED: Final = 5
SHOWN: Final = 6
"""(seat, -, face): a Tryal turned face-up."""
DIED: Final = 7
SAID: Final = 8
"""(seat, -, 1 if ever a Witch)"""
MET: Final = 9
"""(mask of the living Witches): they saw each other."""
PEEKED: Final = 10
"""(looker, ghost, face)"""
WENT_ON: Final = 11
"""Not everybody alive was a Witch then, or the game would have ended."""
PROTECTED: Final = 12
"""(seat): a Constable gave it the Gavel: a player, and another one where there are no ghosts. SAL-NIGHT-03, SAL-R85."""


def fact(kind: int, a: int = 0, b: int = 0, value: int = 0) -> int:
    return kind | a << 8 | b << 16 | value << 24
