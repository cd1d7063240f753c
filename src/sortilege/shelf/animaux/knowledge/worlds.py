"""What a seat does not know, drawn anew for a world it can imagine. ANI-INFO."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sortilege.shelf.animaux.components import COPIES
from sortilege.shelf.animaux.zones import HAND, PILE, SPELL_DECK

if TYPE_CHECKING:
    from sortilege.shelf.animaux.state import Animaux


def redraw_tokens(game: Animaux, seat: int) -> None:
    """Tokens that came with the same pile may change places; a beast that Geminio showed in the
    pile is one of those that lay there then."""
    hidden = [piece for zone in range(1, PILE + 1) for piece in game.zones[zone] if not game.knows(seat, piece)]
    for batch in game.batches:
        among = [piece for piece in hidden if batch >> piece & 1]
        deal(game, among, [game.face(piece) for piece in among])
        hidden = [piece for piece in hidden if not batch >> piece & 1]
    faces = [game.face(piece) for piece in hidden]
    for glimpse in reversed(game.glimpses):
        beast = glimpse & 255
        if beast in faces:
            among = [piece for piece in hidden if glimpse >> (8 + piece) & 1]
            piece = among[game.below(len(among))]
            turn_into(game, piece, beast)
            hidden.remove(piece)
            faces.remove(beast)
    deal(game, hidden, faces)


def redraw_spells(game: Animaux, seat: int) -> None:
    """Deck and hands may exchange cards, but the deck holds no more copies of a spell than it was
    made of, less those the seat has drawn from it."""
    hands = [piece for other in range(game.seats) if other != seat for piece in game.zones[HAND + other]]
    hidden = [*game.zones[SPELL_DECK], *hands]
    faces = [game.face(piece) for piece in hidden]
    game.shuffle(hands)
    for spell in range(len(COPIES)):
        in_deck = game.renewed[spell] - (game.fresh[seat] >> 2 * spell & 3)
        for _ in range(faces.count(spell) - in_deck):
            piece = hands.pop()
            turn_into(game, piece, spell)
            hidden.remove(piece)
            faces.remove(spell)
    deal(game, hidden, faces)
    game.fresh = [game.fresh[seat] if other == seat else 0 for other in range(game.seats)]


def deal(game: Animaux, pieces: list[int], faces: list[int]) -> None:
    """These faces, in random order, to these pieces."""
    faces.sort()
    game.shuffle(faces)
    for place, piece in enumerate(pieces):
        turn_into(game, piece, faces[place])


def turn_into(game: Animaux, piece: int, face: int) -> None:
    game.pieces[piece] = game.pieces[piece] & ~255 | face
