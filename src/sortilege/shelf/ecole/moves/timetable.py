"""Cards and letters on their way to the timetable. ECO-R20, ECO-R21."""

from __future__ import annotations

from sortilege.shelf.ecole.components import Slot
from sortilege.shelf.ecole.events import MAIL_ADDED, SCHOOL_CARD_REVEALED, SCHOOL_RESHUFFLED
from sortilege.shelf.ecole.state import MAIL_ON, RESERVE, SCHOOL_DECK, SCHOOL_DISCARD, Ecole


def add_mail(game: Ecole, slot: Slot) -> None:
    """A face-down token from the shuffled reserve, as long as there is one. ECO-R21."""
    if game.holds(RESERVE):
        game.put(game.take_top(RESERVE), MAIL_ON + slot)
        game.tell(MAIL_ADDED, slot)


def reveal_school_card(game: Ecole, slot: Slot) -> None:
    """An empty deck is made anew of the discard; without any card the slot stays empty. ECO-R20."""
    if not game.holds(SCHOOL_DECK):
        game.move_all(SCHOOL_DISCARD, SCHOOL_DECK)
        game.shuffle_zone(SCHOOL_DECK)
        game.tell(SCHOOL_RESHUFFLED, len(game.zones[SCHOOL_DECK]))
    if game.holds(SCHOOL_DECK):
        card = game.take_top(SCHOOL_DECK)
        game.reveal(card)
        game.put(card, slot)
        game.tell(SCHOOL_CARD_REVEALED, slot, game.face(card))
