"""Salem 1692: who among the citizens is a Witch?"""

from __future__ import annotations

from sortilege.games.salem import (
    cards,
    citizens,
    conspiracy,
    dawn,
    deaths,
    draw,
    ghosts,
    laws,
    night,
    setup,
    trials,
    turn,
    windows,
)
from sortilege.games.salem.components import BOOK
from sortilege.games.salem.sense import SalemSense
from sortilege.games.salem.state import Salem
from sortilege.games.salem.view import view
from sortilege.kernel.ruleset import Ruleset, switch

CHAPTERS = (setup, windows, dawn, turn, draw, cards, trials, deaths, conspiracy, night, citizens, ghosts, laws)

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
    turn_rules=("SAL-TURN-07",),
    without_undo=True,
    sense=SalemSense(),
)
