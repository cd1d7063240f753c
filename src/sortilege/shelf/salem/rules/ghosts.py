"""The third thing a turn may be with ghosts: a look at one of their Tryals. SAL-GHOST-05, SAL-GHOST-06."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule3
from sortilege.kernel.sets import Seat, only
from sortilege.kernel.state import secret
from sortilege.shelf.salem.components import CONSPIRACY, NIGHT, Slot
from sortilege.shelf.salem.events import GHOST_PEEKED, TOP_DISCARDED
from sortilege.shelf.salem.knowledge.facts import peeked
from sortilege.shelf.salem.rules.draw import top_of_deck, turn_up_black
from sortilege.shelf.salem.state import DECK, ROW, Salem
from sortilege.shelf.salem.steps import (
    CHOOSE_ACTION,
    CONSPIRE,
    DISCARD_TOP,
    END_TURN,
    FALL_NIGHT,
    NIGHT_FELL_BEFORE,
    NO_NIGHT_YET,
    PEEK,
)

CARDS_DISCARDED_FOR_A_PEEK: Final = 2

NOT_A_HIDDEN_TRYAL_OF_A_GHOST: Final = Reason("peek-at-ghosts-only", "SAL-GHOST-05", "SAL-R67")


class Peek(Rule3[Salem]):
    """One looks, the card is shuffled back among the ghost's face-down Tryals, and the top two cards of the deck are
    discarded. The turn is over. SAL-GHOST-05, SAL-R67, SAL-D25."""

    def run(self, game: Salem, by: Seat, of: Seat, slot: Slot, /) -> None:
        face = game.face(game.zones[ROW + of][slot])
        game.note(peeked(by, of, face))
        game.shown += 1
        game.tell(GHOST_PEEKED, by, of, secret(face, only(by)))
        game.shuffle_face_down(of)
        game.then(DISCARD_TOP.of(by, CARDS_DISCARDED_FOR_A_PEEK, NO_NIGHT_YET), END_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, of: Seat, slot: Slot, /) -> Reason | None:
        return NOT_A_HIDDEN_TRYAL_OF_A_GHOST if game.is_asked(seat, CHOOSE_ACTION) else None


class DiscardTop(Rule3[Salem]):
    """One by one and public; Conspiracy and Night are resolved, Night once. SAL-GHOST-06, SAL-R46, SAL-R67."""

    def run(self, game: Salem, by: Seat, cards: i64, nights: i64, /) -> None:
        if cards == 0:
            return
        piece = top_of_deck(game)
        if piece < 0:
            return
        card = game.face(piece)
        if card == NIGHT:
            if turn_up_black(game, by, card, nights):
                game.then(FALL_NIGHT.of(by), DISCARD_TOP.of(by, cards - 1, NIGHT_FELL_BEFORE))
        elif card == CONSPIRACY:
            turn_up_black(game, by, card, nights)
            game.then(CONSPIRE.of(by), DISCARD_TOP.of(by, cards - 1, nights))
        else:
            game.discard_from(piece, DECK)
            game.tell(TOP_DISCARDED, by, card)
            game.then(DISCARD_TOP.of(by, cards - 1, nights))


PEEK.means(Peek())
DISCARD_TOP.means(DiscardTop())
