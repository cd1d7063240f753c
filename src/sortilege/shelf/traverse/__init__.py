"""Diagon Alley: a shopping race for six school supplies, and back to the inn."""

from __future__ import annotations

from sortilege.kernel.areas import Box
from sortilege.kernel.learning import Learning
from sortilege.kernel.ruleset import Option, Ruleset, switch
from sortilege.shelf.traverse import rules
from sortilege.shelf.traverse.bot.manners import RIVALS
from sortilege.shelf.traverse.bot.sense import TraverseSense
from sortilege.shelf.traverse.cards_played import plays
from sortilege.shelf.traverse.components import BOOK, CARD, ITEM
from sortilege.shelf.traverse.observe import observe
from sortilege.shelf.traverse.result import result
from sortilege.shelf.traverse.showing import view
from sortilege.shelf.traverse.state import Traverse
from sortilege.shelf.traverse.table_rules import TABLE_RULES
from sortilege.shelf.traverse.view import TraverseView

__all__ = ["RULESET", "rules"]

MODES = ("standard", "junior")

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats=dict.fromkeys(MODES, (2, 6)),
    options=(
        Option("full_stock", "choice", "auto", ("auto", True, False), MODES),
        Option("first_seat", "choice", 0, ("random", 0, 1, 2, 3, 4, 5), MODES, names_seat=True, begins=("junior",)),
        Option("max_rounds", "int", 0, (0, 10_000), MODES),
        switch("alley", "junior", later=True),
    ),
    blank=Traverse,
    view=view,
    view_type=TraverseView,
    turn_rules=("TRA-START-02", "TRA-CARD-08"),
    sense=TraverseSense(),
    rivals=RIVALS,
    result=result,
    table=TABLE_RULES,
    usual_seats=3,
    emblem="pawnhat",
    box=Box("#5C2E62", "#713C78", "#5C2E62", height=560, place=3),
    learning=Learning(
        observe,
        longest={"standard": 16_000, "junior": 5_000},
        traits=("hat",),
        began="first",
        cards=(CARD, ITEM),
        plays=plays,
    ),
)
