"""What a seat of the Diagon Alley game cannot know, drawn anew."""

from __future__ import annotations

from sortilege.kernel.sets import Seat, has
from sortilege.shelf.traverse.components import FIRST_DAMAGE
from sortilege.shelf.traverse.state import DAMAGE_BOX, Traverse


def redraw_secrets(game: Traverse, seat: Seat) -> None:
    """Deals anew the cards the seat does not know, by hand and by depth in the pile, which is
    never shuffled. Whatever was in a hand is a Spell. TRA-R37, TRA-R42."""
    spells: list[int] = []
    damages: list[int] = []
    certain: list[int] = []
    others: list[int] = []
    for zone in range(len(game.zones)):
        if zone != DAMAGE_BOX:
            for piece in game.zones[zone]:
                if not game.knows(seat, piece):
                    face = game.face(piece)
                    (damages if face >= FIRST_DAMAGE else spells).append(face)
                    (certain if has(game.known_spells, piece) else others).append(piece)
    damages.sort()
    spells.sort()
    game.shuffle(others)
    game.shuffle(spells)
    faces = damages + spells
    for place, piece in enumerate(others + certain):
        game.change_face(piece, faces[place])
