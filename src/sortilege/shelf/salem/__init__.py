"""Salem 1692: who among the citizens is a Witch?"""

from __future__ import annotations

from sortilege.kernel.areas import Box
from sortilege.kernel.learning import Learning
from sortilege.kernel.ruleset import Ruleset, switch
from sortilege.shelf.salem import rules
from sortilege.shelf.salem.bot.manners import RIVALS
from sortilege.shelf.salem.bot.sense import SalemSense
from sortilege.shelf.salem.cards_played import plays
from sortilege.shelf.salem.components import BOOK, CARD
from sortilege.shelf.salem.observe import observe
from sortilege.shelf.salem.result import result
from sortilege.shelf.salem.seating import everybody_at
from sortilege.shelf.salem.showing import view
from sortilege.shelf.salem.state import Salem
from sortilege.shelf.salem.table_rules import TABLE_RULES
from sortilege.shelf.salem.view import SalemView

__all__ = ["RULESET", "rules"]

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats={"standard": (4, 12), "ghost": (2, 3)},
    options=(
        switch("citizen_choice", "standard", seats=(4, 7)),
        switch("blind_conspiracy", "standard", "ghost"),
        switch("silent_death", "standard", "ghost"),
        switch("more_witches", "standard"),
        switch("two_tryals", "standard", "ghost"),
    ),
    blank=Salem,
    view=view,
    view_type=SalemView,
    turn_rules=("SAL-TURN-07",),
    without_undo=True,
    sense=SalemSense(),
    rivals=RIVALS,
    result=result,
    table=TABLE_RULES,
    unrated=("ghost",),
    usual_seats=6,
    emblem="cat",
    box=Box("#39424C", "#4A5560", "#2B333B", height=612, place=2),
    learning=Learning(
        observe,
        sitting=everybody_at,
        longest=dict.fromkeys(("standard", "ghost"), 2_000),
        traits=("citizen",),
        turn="ChooseAction",
        cards=(CARD,),
        plays=plays,
    ),
)
