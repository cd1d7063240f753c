"""What the companion of a real table knows of the mode for experienced players: the Salem track and the place track.

The page is written from it (`make wire`). What a token on the Salem track does, and how the place track is pushed
together, is not described but tried: the engine does it once for each number of players, and once for each way in which
cards can be left.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from sortilege.kernel.pieces import Piece
from sortilege.kernel.sets import EMPTY
from sortilege.shelf.animaux.components import (
    BEASTS_TO_FIND,
    BOOK,
    FIRST_SALEM_TOKENS,
    FOLLOWERS,
    LOSING_BOX,
    ORANGE_BOXES,
    RESOURCES,
    SLOT_TOKENS,
    SLOTS_ON_TRACK,
)
from sortilege.shelf.animaux.map import PLACES
from sortilege.shelf.animaux.rules.salem import AdvanceTrack, ShiftPlaceTrack
from sortilege.shelf.animaux.state import CONFIRME, Animaux
from sortilege.shelf.animaux.zones import FOLLOWER_PILE, FOLLOWERS_OUT, PLACE_PILE, SALEM_SLOT, SLOTS, ZONES

LEFT, TAKEN = "1", "0"


def facts() -> dict[str, Any]:
    """All of it, as JSON has it."""
    return {
        "places": PLACES,
        "orange": ORANGE_BOXES,
        "slots": [RESOURCES[token] for token in SLOT_TOKENS],
        "teams": {
            str(players): {
                "beasts": BEASTS_TO_FIND[players],
                "tokens": FIRST_SALEM_TOKENS[players],
                "losing": LOSING_BOX[players],
                "reveals": followers_out(players),
            }
            for players in range(len(LOSING_BOX))
            if LOSING_BOX[players]
        },
        "shifts": {"".join(cards): shifted("".join(cards)) for cards in product(LEFT + TAKEN, repeat=SLOTS_ON_TRACK)},
    }


def followers_out(players: int) -> list[int]:
    """By token on the Salem track, from none to the one that loses: how many followers are revealed by then.
    ANI-M3-TRACK-04, ANI-M3-FOL-01 to ANI-M3-FOL-04."""
    game = Animaux()
    game.sit_down(BOOK, CONFIRME, players, ZONES)
    game.make_all(list(range(len(FOLLOWERS))), FOLLOWER_PILE)
    game.beasts = (EMPTY,) * players
    game.track = 0
    out = [0]
    while not game.over:
        AdvanceTrack().run(game)
        out.append(len(game.zones[FOLLOWERS_OUT]))
    return out


def shifted(cards: str) -> list[int | None]:
    """By slot, where its card lies after the end of the round: a slot, the slot of Salem after the last one, or None if
    it was taken. ANI-M3-END-02."""
    game = Animaux()
    game.sit_down(BOOK, CONFIRME, 2, ZONES)
    game.make_all(list(range(1, PLACES + 1)), PLACE_PILE)
    laid: list[Piece | None] = [None] * SLOTS_ON_TRACK
    for slot, card in enumerate(cards):
        if card == LEFT:
            game.put(game.take_top(PLACE_PILE), SLOTS + slot)
            laid[slot] = game.top(SLOTS + slot)
    ShiftPlaceTrack().run(game)
    where = {game.top(slot): slot - SLOTS for slot in range(SLOTS, SALEM_SLOT + 1) if game.holds(slot)}
    return [None if piece is None else where[piece] for piece in laid]
