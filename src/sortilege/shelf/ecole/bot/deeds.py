"""What everybody sees of what is done at school, and whom it goes against. Nobody sees what is given or dropped, nor
reactions before all are there."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.deeds import Deeds
from sortilege.shelf.ecole.steps import (
    AIM_AT_PLAYER,
    DROP,
    GIVE,
    PASS,
    PICK_BONUS,
    PLAY_REACTION,
    USE_CANCEL_TOKEN,
)

DEEDS: Final = Deeds(
    unseen=[GIVE, DROP, PICK_BONUS, PASS, PLAY_REACTION, USE_CANCEL_TOKEN],
    against={AIM_AT_PLAYER: "on"},
)
