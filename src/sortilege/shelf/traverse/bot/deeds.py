"""What everybody sees of what is done in Diagon Alley, and whom it goes against. Nobody sees which Spells are kept or
lost."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.deeds import Deeds
from sortilege.shelf.traverse.steps import (
    AIM_AT_COIN,
    AIM_AT_ITEM,
    AIM_AT_PLAYER,
    DISCARD_SPELL,
    KEEP_SPELL,
    LOSE_SPELL,
)

DEEDS: Final = Deeds(
    unseen=[KEEP_SPELL, DISCARD_SPELL, LOSE_SPELL],
    against={AIM_AT_ITEM: "on", AIM_AT_PLAYER: "on", AIM_AT_COIN: "on"},
)
