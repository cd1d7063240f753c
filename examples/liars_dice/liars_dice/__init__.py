"""Liar's dice: bid on dice that nobody sees whole."""

from __future__ import annotations

from liars_dice import rules
from liars_dice.bot.sense import LiarsDiceSense
from liars_dice.components import BOOK, FACE, FEWEST_SIDES, MOST_DICE, MOST_PLAYERS, SIDES
from liars_dice.knowledge.worlds import redraw
from liars_dice.observe import observe
from liars_dice.state import LiarsDice
from liars_dice.view import LiarsDiceView, view
from sortilege.kernel.areas import Area, Box, Look, Motion
from sortilege.kernel.learning import Learning
from sortilege.kernel.ruleset import Option, Ruleset

__all__ = ["RULESET", "rules"]

BOOK.redraw = redraw

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats={"duel": (2, 2), "cups": (2, MOST_PLAYERS)},
    options=(
        Option("dice", "int", MOST_DICE, (1, MOST_DICE), ("cups",)),
        Option("sides", "int", int(SIDES), (FEWEST_SIDES, int(SIDES)), ("duel", "cups")),
    ),
    blank=LiarsDice,
    view=view,
    view_type=LiarsDiceView,
    turn_rules=("LIA-BID-01", "LIA-CAL-01"),
    sense=LiarsDiceSense(),
    areas=(
        Area("bid", "words", "bid"),
        Area("all", "counters", "dice"),
        Area("many", "market", picks=("many",)),
        Area("face", "market", kind="face", picks=("face",)),
        Area("dice", "hand", "players.*.dice", "face", of="seat"),
        Area("said", "words", "players.*.bid", of="seat"),
    ),
    motions=(Motion("CupOpened", "face", leaves="dice", lies="dice", of="by", many="many"),),
    looks={"face": {face: Look(f"die{face}") for face in FACE.labels}},
    usual_seats=3,
    emblem="die5",
    box=Box("#5A4A1E", "#6C5A2A", "#4A3C14"),
    learning=Learning(observe, draws=int(max(SIDES, MOST_PLAYERS))),
)
