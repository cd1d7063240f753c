"""What everybody sees of what is done in Salem, by day that is, and whom it goes against."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.deeds import Deeds
from sortilege.shelf.salem.steps import (
    CONFESS,
    CONFESS_WITHOUT_REVEALING,
    GIVE_BLACK_CAT,
    HOLD_TRIAL,
    KEEP_CITIZEN,
    PEEK,
    PICK_NOBODY,
    PLAY_ALIBI_AS_WITNESS,
    PLAY_ARSON,
    PLAY_CURSE,
    PLAY_RED,
    PLAY_ROBBERY,
    PLAY_SCAPEGOAT,
    PLAY_STOCKS,
    PROTECT,
    PUT_NEXT,
    REVEAL_TRYAL,
    STAY_SILENT,
    STRIKE,
    SWAP_TRYALS,
    TAKE_SHARE,
    TAKE_TRYAL,
    TAKE_TRYAL_AND_GIVE,
)

DEEDS: Final = Deeds(
    unseen=[
        KEEP_CITIZEN,
        GIVE_BLACK_CAT,
        PICK_NOBODY,
        TAKE_SHARE,
        TAKE_TRYAL,
        TAKE_TRYAL_AND_GIVE,
        STRIKE,
        PROTECT,
        CONFESS,
        CONFESS_WITHOUT_REVEALING,
        STAY_SILENT,
        PUT_NEXT,
        PEEK,
        SWAP_TRYALS,
    ],
    against={
        PLAY_RED: "on",
        PLAY_ALIBI_AS_WITNESS: "on",
        PLAY_STOCKS: "on",
        PLAY_ARSON: "on",
        PLAY_CURSE: "on",
        PLAY_ROBBERY: "source",
        PLAY_SCAPEGOAT: "target",
        HOLD_TRIAL: "accused",
        REVEAL_TRYAL: "of",
    },
)
