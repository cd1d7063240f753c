"""What everybody sees of what is done in battle: not who is laid where, nor which corner is touched before both are."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.deeds import Deeds
from sortilege.shelf.zoondo.steps import (
    KEEP_ZOON,
    LAY_REINFORCEMENT,
    PICK_TRIBE,
    PLACE_ZOON,
    RECRUIT_ATOUT,
    RECRUIT_PRINTED,
    RECRUIT_ZOON,
    STOP_RECRUITING,
    TAKE_FORMATION,
    TOUCH_CORNER,
)

DEEDS: Final = Deeds(
    unseen=[
        PICK_TRIBE,
        RECRUIT_ZOON,
        RECRUIT_ATOUT,
        RECRUIT_PRINTED,
        STOP_RECRUITING,
        PLACE_ZOON,
        KEEP_ZOON,
        TAKE_FORMATION,
        LAY_REINFORCEMENT,
        TOUCH_CORNER,
    ],
)
