"""What a seat sees of a game of Les Animaux Fantastiques. ANI-INFO."""

from __future__ import annotations

from typing import Any

from sortilege.games.animaux.board import PLACES
from sortilege.games.animaux.components import BEASTS, CHARACTER, FIRST_BEAST, TOKEN
from sortilege.games.animaux.state import PILE, SET_ASIDE, Animaux
from sortilege.kernel.pieces import NOTHING


def view(game: Animaux, seat: int) -> dict[str, Any]:
    return {
        "first": game.first,
        "round": game.round,
        "players": [
            {
                "character": CHARACTER.write(game.characters[other]),
                "pawn": game.pawns[other],
                "beasts": [BEASTS[one] for one in range(len(BEASTS)) if game.beasts[other] >> one & 1],
            }
            for other in range(game.seats)
        ],
        "places": {str(place): show_place(game, seat, place) for place in range(1, PLACES + 1)},
        "pile": len(game.zones[PILE]),
        "set_aside": [TOKEN.write(face) for face in sorted(game.seen_by(seat, SET_ASIDE)) if face < FIRST_BEAST],
    }


def show_place(game: Animaux, seat: int, place: int) -> dict[str, Any] | None:
    """A token on a place: its face if the seat knows it, and whether it lies open; None if empty."""
    if not game.zones[place]:
        return None
    face = game.seen_by(seat, place)[0]
    return {"token": None if face == NOTHING else TOKEN.write(face), "open": game.is_open(game.zones[place][0])}
