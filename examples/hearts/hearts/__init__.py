"""Hearts: four players, one deal, and nobody wants the queen of spades."""

from __future__ import annotations

from hearts import rules
from hearts.bot.sense import HeartsSense
from hearts.components import BOOK
from hearts.knowledge.worlds import redraw
from hearts.state import Hearts
from hearts.view import view
from sortilege.kernel.ruleset import Ruleset

__all__ = ["RULESET", "rules"]

BOOK.redraw = redraw

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats={"standard": (4, 4)},
    options=(),
    blank=Hearts,
    view=view,
    turn_rules=("HEA-TRK-01", "HEA-PAS-01"),
    sense=HeartsSense(),
)
