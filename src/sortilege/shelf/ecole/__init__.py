"""L'École de magie: lessons, spells and letters in a parody of a school of wizards."""

from __future__ import annotations

from sortilege.kernel.areas import Box
from sortilege.kernel.learning import Learning
from sortilege.kernel.ruleset import Option, Ruleset, switch
from sortilege.shelf.ecole import rules
from sortilege.shelf.ecole.bot.manners import RIVALS
from sortilege.shelf.ecole.bot.sense import EcoleSense
from sortilege.shelf.ecole.cards_played import plays
from sortilege.shelf.ecole.components import BOOK, MAGIC, SCHOOL
from sortilege.shelf.ecole.knowledge.imagining import redraw_secrets
from sortilege.shelf.ecole.observe import observe
from sortilege.shelf.ecole.result import result
from sortilege.shelf.ecole.showing import view
from sortilege.shelf.ecole.state import Ecole
from sortilege.shelf.ecole.table_rules import TABLE_RULES
from sortilege.shelf.ecole.view import EcoleView

__all__ = ["RULESET", "rules"]

MODES = ("standard",)

BOOK.redraw = redraw_secrets

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats=dict.fromkeys(MODES, (2, 4)),
    options=(
        Option("houses", "choice", "random", ("random", "choice"), MODES),
        Option("double_houses", "bool", True, (False, True), MODES),
        Option("house_powers", "bool", True, (False, True), MODES),
        Option("youngest", "choice", "none", ("none", 0, 1, 2, 3), MODES, names_seat=True, begins=MODES),
        switch("each_decides", *MODES, seats=(2, 2), later=True),
        switch("youngest_chooses", *MODES, later=True),
    ),
    blank=Ecole,
    view=view,
    view_type=EcoleView,
    turn_rules=("ECO-ROUND-05", "ECO-REACT-16"),
    sense=EcoleSense(),
    rivals=RIVALS,
    result=result,
    table=TABLE_RULES,
    usual_seats=3,
    at_once={"houses": "choice", "youngest_chooses": True},
    emblem="broom",
    box=Box("#2B5B43", "#376E53", "#2B5B43", height=574, place=5),
    learning=Learning(
        observe,
        longest={"standard": 4_000},
        traits=("houses",),
        turn="ChooseMove",
        cards=(MAGIC, SCHOOL),
        plays=plays,
    ),
)
