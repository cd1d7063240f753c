"""A world as a seat may imagine it: what it cannot know is dealt anew. ECO-R45, ECO-R31."""

from __future__ import annotations

from sortilege.kernel.sets import Seat, only
from sortilege.shelf.ecole.components import HOWLER
from sortilege.shelf.ecole.state import (
    HAND,
    MAGIC_DECK,
    MAIL_IN_HAND,
    MAIL_OF,
    MAIL_ON,
    RESERVE,
    SCHOOL_DECK,
    Ecole,
    replaced,
)


def redraw_secrets(game: Ecole, seat: Seat) -> None:
    """The deck and the cards in other hands that the seat does not know are dealt anew, and so are the School deck and
    the tokens; no Howler ever lies before a player. Which of those hand cards a third seat knows would tell something
    about them, so in such a world only their owner does."""
    others = game.opponents(seat)
    for other in others:
        for card in game.zones[HAND + other]:
            if not game.knows(seat, card):
                game.know_only(card, only(other))
    game.redeal(seat, [MAGIC_DECK, *[HAND + other for other in others]])
    game.redeal(seat, [SCHOOL_DECK])
    slots = [MAIL_ON + slot for slot in range(1, game.slots + 1)]
    fronts = [MAIL_OF + other for other in range(game.seats)]
    game.redeal(seat, [RESERVE, MAIL_IN_HAND, *slots, *fronts], {front: [HOWLER] for front in fronts})
    for other in others:
        if game.drops[other]:
            hand = sorted(game.faces_in(HAND + other))
            game.shuffle(hand)
            game.drops = replaced(game.drops, other, bytes(hand[: len(game.drops[other])]))
