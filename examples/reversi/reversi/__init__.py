"""Reversi: sixty-four squares, and discs that change sides."""

from __future__ import annotations

from reversi import rules
from reversi.bot.sense import ReversiSense
from reversi.components import BOOK
from reversi.knowledge.worlds import redraw
from reversi.state import Reversi
from reversi.view import view
from sortilege.kernel.ruleset import Ruleset

__all__ = ["RULESET", "rules"]

BOOK.redraw = redraw

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats={"standard": (2, 2)},
    options=(),
    blank=Reversi,
    view=view,
    turn_rules=("REV-MOV-01", "REV-MOV-03"),
    sense=ReversiSense(),
)
