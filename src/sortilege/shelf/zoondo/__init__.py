"""Zoondo: two tribes of face-down animals on six rows of six squares."""

from __future__ import annotations

from sortilege.kernel.areas import Box
from sortilege.kernel.learning import Learning
from sortilege.kernel.ruleset import Option, Ruleset
from sortilege.shelf.zoondo import rules
from sortilege.shelf.zoondo.answers import NARROWED
from sortilege.shelf.zoondo.bot.manners import RIVALS
from sortilege.shelf.zoondo.bot.sense import ZoondoSense
from sortilege.shelf.zoondo.cards_played import plays
from sortilege.shelf.zoondo.components import ATOUT, BOOK, CARD
from sortilege.shelf.zoondo.observe import observe
from sortilege.shelf.zoondo.recruits import FORMATS
from sortilege.shelf.zoondo.result import result
from sortilege.shelf.zoondo.showing import view
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.table_rules import TABLE_RULES
from sortilege.shelf.zoondo.view import ZoondoView

__all__ = ["RULESET", "rules"]

MODES = ("standard", "reinforced", "recruit")
PRINTED = ("standard", "reinforced")

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats=dict.fromkeys(MODES, (2, 2)),
    options=(
        Option("memory", "choice", "strict", ("strict", "assisted"), MODES),
        Option("allow_mirror", "bool", True, (False, True), PRINTED),
        Option("quiet_limit", "int", 100, (2, 1000), MODES, also=(0,)),
        Option("handicap", "choice", "none", ("none", "tribe"), PRINTED),
        Option("format", "choice", "world", FORMATS, ("recruit",)),
    ),
    blank=Zoondo,
    view=view,
    view_type=ZoondoView,
    table=TABLE_RULES,
    turn_rules=("ZOO-TRN-01", "ZOO-TRN-02", "ZOO-TRN-04"),
    sense=ZoondoSense(),
    rivals=RIVALS,
    result=result,
    usual_seats=2,
    emblem="boarchief",
    box=Box("#9A3F18", "#B2522A", "#8A3614", height=600, place=4),
    learning=Learning(
        observe,
        narrowed=NARROWED,
        longest=dict.fromkeys(MODES, 2_000),
        traits=("tribe",),
        began="first",
        cards=(CARD, ATOUT),
        plays=plays,
    ),
)
