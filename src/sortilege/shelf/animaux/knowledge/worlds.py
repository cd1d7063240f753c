"""What a seat does not know, drawn anew for a world it can imagine. ANI-INFO."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.sets import Seat, has
from sortilege.shelf.animaux.components import COPIES
from sortilege.shelf.animaux.knowledge.draws import NO_DRAWS, copies_drawn
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, Animaux
from sortilege.shelf.animaux.zones import (
    EVENT_PILE,
    FOLLOWER_PILE,
    HAND,
    PILE,
    PLACE_PILE,
    PLACE_PILE_FOOT,
    SPELL_DECK,
)

PILES_OF_CARDS: Final[list[int]] = [PLACE_PILE, PLACE_PILE_FOOT, EVENT_PILE, FOLLOWER_PILE]


def redraw_secrets(game: Animaux, seat: Seat) -> None:
    """Tokens and spells, or in a team, before which all tokens lie open, the piles of cards. Cards put under a pile
    keep their place: whoever watched knows where they lie."""
    if game.mode == CONFIRME:
        for pile in PILES_OF_CARDS:
            game.redeal(seat, [pile])
        return
    redraw_tokens(game, seat)
    if game.mode == APPRENTI:
        redraw_spells(game, seat)


def redraw_tokens(game: Animaux, seat: Seat) -> None:
    """Tokens that came with the same pile may change places; a beast that Geminio showed in the
    pile is one of those that lay there then."""
    hidden = [piece for zone in range(1, PILE + 1) for piece in game.zones[zone] if not game.knows(seat, piece)]
    for batch in game.batches:
        among = [piece for piece in hidden if has(batch, piece)]
        deal(game, among, [game.face(piece) for piece in among])
        hidden = [piece for piece in hidden if not has(batch, piece)]
    faces = [game.face(piece) for piece in hidden]
    for glimpse in reversed(game.glimpses):
        if glimpse.beast in faces:
            among = [piece for piece in hidden if has(glimpse.among, piece)]
            piece = among[game.below(len(among))]
            game.change_face(piece, glimpse.beast)
            hidden.remove(piece)
            faces.remove(glimpse.beast)
    deal(game, hidden, faces)


def redraw_spells(game: Animaux, seat: Seat) -> None:
    """Deck and hands may exchange cards, but the deck holds no more copies of a spell than it was
    made of, less those the seat has drawn from it."""
    hands = [piece for other in range(game.seats) if other != seat for piece in game.zones[HAND + other]]
    hidden = [*game.zones[SPELL_DECK], *hands]
    faces = [game.face(piece) for piece in hidden]
    game.shuffle(hands)
    own_draws = game.draws[seat]
    for spell in range(len(COPIES)):
        in_deck = game.renewed[spell] - copies_drawn(own_draws, spell)
        for _ in range(faces.count(spell) - in_deck):
            piece = hands.pop()
            game.change_face(piece, spell)
            hidden.remove(piece)
            faces.remove(spell)
    deal(game, hidden, faces)
    for other in range(game.seats):
        if other != seat:
            game.draws[other] = NO_DRAWS


def deal(game: Animaux, pieces: list[int], faces: list[int]) -> None:
    """These faces, in random order, to these pieces."""
    faces.sort()
    game.shuffle(faces)
    for place, piece in enumerate(pieces):
        game.change_face(piece, faces[place])
