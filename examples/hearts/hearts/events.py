"""Everything that can be told in Hearts. What was passed is told to whoever passed it and whoever got it."""

from __future__ import annotations

from typing import Final

from hearts.components import BOOK, CARD, WAY
from sortilege.kernel.kinds import SEAT, number_up_to

CARDS_DEALT: Final = BOOK.event("CardsDealt", way=WAY).by_rule("HEA-DEA-02")
CARDS_PASSED: Final = (
    BOOK.event("CardsPassed", by=SEAT, to=SEAT, first=CARD, second=CARD, third=CARD)
    .secret(first="by to", second="by to", third="by to")
    .by_rule("HEA-PAS-02")
)
CARD_PLAYED: Final = BOOK.event("CardPlayed", by=SEAT, card=CARD).by_rule("HEA-TRK-02")
HEARTS_BROKEN: Final = BOOK.event("HeartsBroken", by=SEAT).by_rule("HEA-TRK-05")
TRICK_TAKEN: Final = BOOK.event("TrickTaken", by=SEAT, points=number_up_to(26)).by_rule("HEA-TRK-07")
MOON_SHOT: Final = BOOK.event("MoonShot", by=SEAT).by_rule("HEA-PTS-03")
