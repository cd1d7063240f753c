"""Why a seat cannot do what it would like to, where several chapters say the same."""

from __future__ import annotations

from sortilege.kernel.reasons import Reason
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.components import MagicCard
from sortilege.shelf.ecole.state import HAND, Ecole
from sortilege.shelf.ecole.steps import CHOOSE_MOVE

NOT_FREE = Reason("only-in-your-turn", "ECO-TURN-02", "ECO-R18")
NO_ACTION = Reason("no-action-left", "ECO-TURN-01")
NO_WINDOW = Reason("nothing-to-answer", "ECO-REACT-01", "ECO-REACT-02", "ECO-REACT-03", "ECO-R08", "ECO-R12")
NOT_IN_HAND = Reason("not-in-hand", "ECO-COMP-02", "ECO-R28")
NOTHING_TO_DRAW = Reason("nothing-to-draw", "ECO-R17", "ECO-R19")


def refuse_action(game: Ecole, seat: Seat) -> Reason | None:
    """Why a seat cannot take any action now."""
    if not CHOOSE_MOVE.matches(game.asked[seat]):
        return NOT_FREE
    return None if game.actions else NO_ACTION


def refuse_card(game: Ecole, seat: Seat, card: MagicCard) -> Reason | None:
    """Why a seat cannot part with a card: it has none."""
    return NOT_IN_HAND if game.find(HAND + seat, card) < 0 else None
