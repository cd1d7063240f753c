"""Drawing from the piles, and what happens when one is empty. ANI-M2-PILE, ANI-M2-SPELL-06, ANI-R27, ANI-R56."""

from __future__ import annotations

from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.animaux.components import COPIES, SLOT_TOKENS
from sortilege.shelf.animaux.events import (
    PILE_RENEWED,
    PLACE_OFFERED,
    PLACE_REFILLED,
    PLACE_REVEALED,
    SPELL_DECK_RENEWED,
)
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


def refill(game: Animaux, place: int) -> None:
    """A new token from the pile, face down; without any the place stays empty."""
    if game.zones[PILE]:
        game.put(game.take_top(PILE), place)
        game.tell(PLACE_REFILLED, place)


def renew_pile(game: Animaux) -> None:
    """When a token is needed and the pile is empty, the spent tokens are shuffled into a new one. ANI-M2-PILE-01."""
    if game.zones[PILE] or not game.zones[RESERVE]:
        return
    batch = 0
    for piece in game.zones[RESERVE]:
        batch |= 1 << piece
    game.batches = (*[older & ~batch for older in game.batches if older & ~batch], batch)
    game.move_all(RESERVE, PILE)
    game.shuffle_zone(PILE)
    game.tell(PILE_RENEWED, len(game.zones[PILE]))


# Spells


def draw_spell(game: Animaux, by: int) -> int:
    """The top card of the spell deck into a hand; its face, or NONE. An empty deck is made anew of the
    discard. ANI-M2-SPELL-06."""
    if not game.zones[SPELL_DECK]:
        renew_spell_deck(game)
    if not game.zones[SPELL_DECK]:
        return NONE
    card = game.take_top(SPELL_DECK)
    game.put(card, HAND + by)
    game.look(by, card)
    spell = game.face(card)
    game.fresh[by] += 1 << 2 * spell
    return spell


def renew_spell_deck(game: Animaux) -> None:
    if not game.zones[SPELL_DISCARD]:
        return
    game.renewed = tuple([game.count(SPELL_DISCARD, spell) for spell in range(len(COPIES))])
    game.fresh = [0] * game.seats
    game.move_all(SPELL_DISCARD, SPELL_DECK)
    game.shuffle_zone(SPELL_DECK)
    game.tell(SPELL_DECK_RENEWED, len(game.zones[SPELL_DECK]))


# Place cards


def draw_place_card(game: Animaux) -> int:
    """The top card of the place pile, shown to all."""
    if not game.zones[PLACE_PILE]:
        game.move_all(PLACE_PILE_FOOT, PLACE_PILE)
    card = game.take_top(PLACE_PILE)
    game.reveal(card)
    return card


def reveal_place(game: Animaux) -> int:
    """Shows a place card, which goes under the pile at once; its place. ANI-R56."""
    card = draw_place_card(game)
    game.put_under(card, PLACE_PILE_FOOT)
    game.tell(PLACE_REVEALED, game.face(card))
    return game.face(card)


def offer_places(game: Animaux) -> None:
    """New cards on the empty slots of the place track, from left to right. ANI-M3-SET-12, ANI-R31."""
    for slot, token in enumerate(SLOT_TOKENS):
        if not game.zones[SLOTS + slot]:
            card = draw_place_card(game)
            game.put(card, SLOTS + slot)
            game.tell(PLACE_OFFERED, game.face(card), token)
