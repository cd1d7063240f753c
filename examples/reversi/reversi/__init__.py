"""Reversi: sixty-four squares, and discs that change sides."""

from __future__ import annotations

from reversi import rules
from reversi.bot.sense import ReversiSense
from reversi.components import BOOK
from reversi.knowledge.worlds import redraw
from reversi.observe import observe
from reversi.state import Reversi
from reversi.view import ReversiView, view
from sortilege.kernel.areas import Area, Box, Look
from sortilege.kernel.learning import Learning
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
    view_type=ReversiView,
    turn_rules=("REV-MOV-01", "REV-MOV-03"),
    sense=ReversiSense(),
    areas=(
        Area("board", "grid", "board", "colour", places=("on",), columns=8, latest="latest"),
        Area("colour", "words", "players.*.colour", "colour", of="seat"),
        Area("discs", "counters", "players.*.discs", of="seat"),
    ),
    looks={"colour": {"black": Look("disc", "black"), "white": Look("disc", "white")}},
    emblem="disc",
    box=Box("#2E6B4A", "#3B7F5B", "#1F5238"),
    learning=Learning(observe),
)
