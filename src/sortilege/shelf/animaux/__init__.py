"""Les Animaux Fantastiques: New York, 1926, and its escaped beasts."""

from __future__ import annotations

from sortilege.kernel.areas import Box
from sortilege.kernel.learning import Learning
from sortilege.kernel.ruleset import Option, Ruleset
from sortilege.shelf.animaux import rules
from sortilege.shelf.animaux.bot.manners import RIVALS
from sortilege.shelf.animaux.bot.sense import AnimauxSense
from sortilege.shelf.animaux.cards_played import plays
from sortilege.shelf.animaux.components import BOOK, CHARACTER, EVENT, SPELL
from sortilege.shelf.animaux.knowledge.worlds import redraw_secrets
from sortilege.shelf.animaux.observe import observe
from sortilege.shelf.animaux.result import result
from sortilege.shelf.animaux.showing import view
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.table_rules import TABLE_RULES
from sortilege.shelf.animaux.view import AnimauxView

__all__ = ["RULESET", "rules"]

BOOK.redraw = redraw_secrets

MODES = ("initiation", "apprenti", "confirme")

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats=dict.fromkeys(MODES, (2, 6)),
    options=(
        Option("first_seat", "choice", "random", ("random", 0, 1, 2, 3, 4, 5), MODES, names_seat=True, begins=MODES),
        Option("characters", "choice", "choice", ("choice", "random"), MODES),
    ),
    blank=Animaux,
    view=view,
    view_type=AnimauxView,
    turn_rules=("ANI-GEN-07", "ANI-R03"),
    sense=AnimauxSense(),
    rivals=RIVALS,
    result=result,
    table=TABLE_RULES,
    unrated=("confirme",),
    usual_seats=3,
    emblem="thunderbird",
    box=Box("#0F4A50", "#16616A", "#0F4A50", height=588, place=1),
    learning=Learning(
        observe,
        longest={"initiation": 2_000, "apprenti": 10_000, "confirme": 4_000},
        traits=("character",),
        began="first",
        cards=(CHARACTER, SPELL, EVENT),
        plays=plays,
    ),
)
