"""Drawing from the piles, and what happens when one is empty. ANI-M2-PILE, ANI-M2-SPELL-06, ANI-R27, ANI-R56."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import Piece
from sortilege.kernel.sets import Seat, group_of
from sortilege.shelf.animaux.components import COPIES, SLOT_TOKENS, Spell
from sortilege.shelf.animaux.events import (
    PILE_RENEWED,
    PLACE_OFFERED,
    PLACE_REFILLED,
    PLACE_REVEALED,
    SPELL_DECK_RENEWED,
)
from sortilege.shelf.animaux.knowledge.draws import NO_DRAWS, one_more
from sortilege.shelf.animaux.map import Space
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.zones import (
    HAND,
    PILE,
    PLACE_PILE,
    PLACE_PILE_FOOT,
    RESERVE,
    SLOTS,
    SPELL_DECK,
    SPELL_DISCARD,
)

# Tokens


def refill(game: Animaux, place: Space) -> None:
    """A new token from the pile, face down; without any the place stays empty."""
    if game.holds(PILE):
        game.put(game.take_top(PILE), place)
        game.tell(PLACE_REFILLED, place)


def renew_pile(game: Animaux) -> None:
    """When a token is needed and the pile is empty, the spent tokens are shuffled into a new one. ANI-M2-PILE-01."""
    if game.holds(PILE) or not game.holds(RESERVE):
        return
    batch = group_of(list(game.zones[RESERVE]))
    game.batches = (*[older & ~batch for older in game.batches if older & ~batch], batch)
    game.move_all(RESERVE, PILE)
    game.shuffle_zone(PILE)
    game.tell(PILE_RENEWED, len(game.zones[PILE]))


# Spells


def draw_spell(game: Animaux, by: Seat) -> Spell:
    """The top card of the spell deck into a hand; its face, or NONE. An empty deck is made anew of the
    discard. ANI-M2-SPELL-06."""
    if not game.holds(SPELL_DECK):
        renew_spell_deck(game)
    if not game.holds(SPELL_DECK):
        return NONE
    card = game.take_top(SPELL_DECK)
    game.put(card, HAND + by)
    game.look(by, card)
    spell = game.face(card)
    game.draws[by] = one_more(game.draws[by], spell)
    return spell


def renew_spell_deck(game: Animaux) -> None:
    if not game.holds(SPELL_DISCARD):
        return
    game.renewed = tuple([int(game.count(SPELL_DISCARD, spell)) for spell in range(len(COPIES))])
    for seat in range(game.seats):
        game.draws[seat] = NO_DRAWS
    game.move_all(SPELL_DISCARD, SPELL_DECK)
    game.shuffle_zone(SPELL_DECK)
    game.tell(SPELL_DECK_RENEWED, len(game.zones[SPELL_DECK]))


# Place cards


def draw_place_card(game: Animaux) -> Piece:
    """The top card of the place pile, shown to all."""
    if not game.holds(PLACE_PILE):
        game.move_all(PLACE_PILE_FOOT, PLACE_PILE)
    card = game.take_top(PLACE_PILE)
    game.reveal(card)
    return card


def reveal_place(game: Animaux) -> Space:
    """Shows a place card, which goes under the pile at once; its place. ANI-R56."""
    card = draw_place_card(game)
    game.put_under(card, PLACE_PILE_FOOT)
    game.tell(PLACE_REVEALED, game.face(card))
    return game.face(card)


def offer_places(game: Animaux) -> None:
    """New cards on the empty slots of the place track, from left to right. ANI-M3-SET-12, ANI-R31."""
    for slot, token in enumerate(SLOT_TOKENS):
        if not game.holds(SLOTS + slot):
            card = draw_place_card(game)
            game.put(card, SLOTS + slot)
            game.tell(PLACE_OFFERED, game.face(card), token)
