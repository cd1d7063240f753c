"""Les Animaux Fantastiques: New York, 1926, and its escaped beasts."""

from __future__ import annotations

from sortilege.games.animaux import (
    actions,
    apprenti,
    capture,
    event_cards,
    initiation,
    movement,
    salem,
    setup,
    spells,
    spells_on_players,
    turns,
)
from sortilege.games.animaux.components import BOOK
from sortilege.games.animaux.sense import AnimauxSense
from sortilege.games.animaux.state import Animaux
from sortilege.games.animaux.view import view
from sortilege.kernel.ruleset import Option, Ruleset

__all__ = [
    "RULESET", "actions", "apprenti", "capture", "event_cards", "initiation", "movement", "salem", "setup", "spells",
    "spells_on_players", "turns",
]  # fmt: skip

MODES = ("initiation", "apprenti", "confirme")

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats=dict.fromkeys(MODES, (2, 6)),
    options=(
        Option("first_seat", "choice", "random", ("random", 0, 1, 2, 3, 4, 5), MODES, names_seat=True),
        Option("characters", "choice", "choice", ("choice", "random"), MODES),
    ),
    blank=Animaux,
    view=view,
    turn_rules=("ANI-GEN-07", "ANI-R03"),
    sense=AnimauxSense(),
)
