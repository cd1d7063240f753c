"""What everybody sees of what is done in New York, and whom it goes against. Nobody sees a spell that is half cast, nor
what will be spared."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.deeds import Deeds
from sortilege.shelf.animaux.steps import (
    DISARM,
    HINDER,
    LIFT,
    POINT_AT,
    SPARE,
)

DEEDS: Final = Deeds(
    unseen=[POINT_AT, LIFT, SPARE],
    against={DISARM: "of", HINDER: "of"},
)
