"""The box: every card and token, what is on it, where it lies and which seats know it.

A piece is an integer that nobody ever sees. Its face and the mask of seats that know it are one
number; zones are tuples, replaced when they change, so that a copy of the box is two lists.
Looking adds a seat to a mask, revealing sets everyone, shuffling deals the faces anew and clears.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sortilege.kernel.chance import Chance

EVERYONE: Final = -1
"""The mask of a face that lies open."""
SPECTATOR: Final = 30
"""The seat number of someone who only watches."""
JUDGE: Final = 29
"""The seat number of someone who sees everything, where nobody plays any more."""
NOTHING: Final = 255
"""The face shown for a piece that a seat does not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Chance):
    pieces: list[int]
    """By piece: its face, and above eight bits the mask of seats that know it."""
    zones: list[tuple[int, ...]]
    """By zone: its pieces, the top one last."""
    shown: int
    """How often a face was shown to somebody: what undo may not pass."""

    def empty_box(self, zones: int) -> None:
        self.pieces = []
        self.zones = [()] * zones
        self.shown = 0

    def copy_box(self, other: Box) -> None:
        other.key = self.key
        other.drawn = self.drawn
        other.block = self.block
        other.noise = self.noise
        other.pieces = self.pieces[:]
        other.zones = self.zones[:]
        other.shown = self.shown

    # Making and moving

    def make(self, face: int, zone: int) -> int:
        """Takes a new piece out of the printed box, unknown to all."""
        self.pieces.append(face)
        piece = len(self.pieces) - 1
        self.zones[zone] += (piece,)
        return piece

    def face(self, piece: int) -> int:
        return self.pieces[piece] & 255

    def put(self, piece: int, zone: int) -> None:
        self.zones[zone] += (piece,)

    def put_under(self, piece: int, zone: int) -> None:
        self.zones[zone] = (piece, *self.zones[zone])

    def take(self, piece: int, zone: int) -> None:
        self.zones[zone] = tuple([other for other in self.zones[zone] if other != piece])

    def move(self, piece: int, source: int, target: int) -> None:
        self.take(piece, source)
        self.put(piece, target)

    def move_all(self, source: int, target: int) -> None:
        self.zones[target] += self.zones[source]
        self.zones[source] = ()

    def take_top(self, zone: int) -> int:
        pieces = self.zones[zone]
        self.zones[zone] = pieces[:-1]
        return pieces[-1]

    # Faces

    def find(self, zone: int, face: int) -> int:
        """A piece of that face in the zone, or -1."""
        for piece in self.zones[zone]:
            if self.pieces[piece] & 255 == face:
                return piece
        return -1

    def count(self, zone: int, face: int) -> int:
        found = 0
        for piece in self.zones[zone]:
            found += self.pieces[piece] & 255 == face
        return found

    def faces(self, zone: int) -> list[int]:
        """The different faces in a zone, in the order of their numbers."""
        return sorted({self.pieces[piece] & 255 for piece in self.zones[zone]})

    # Knowing

    def knows(self, seat: int, piece: int) -> bool:
        return self.pieces[piece] >> (8 + seat) & 1 == 1

    def is_open(self, piece: int) -> bool:
        """Lies face up: known to everybody, spectators too."""
        return self.pieces[piece] < 0

    def look(self, seat: int, piece: int) -> None:
        self.pieces[piece] |= 1 << (8 + seat)
        self.shown += 1

    def reveal(self, piece: int) -> None:
        self.pieces[piece] |= EVERYONE << 8
        self.shown += 1

    def show_all(self, seat: int) -> None:
        """That seat knows every face in the box."""
        for piece in range(len(self.pieces)):
            self.pieces[piece] |= 1 << (8 + seat)

    def forget(self, piece: int) -> None:
        """Nobody knows it any more."""
        self.pieces[piece] &= 255

    def know_only(self, piece: int, mask: int) -> None:
        self.pieces[piece] = self.pieces[piece] & 255 | mask << 8

    def release(self, zone: int, face: int) -> int:
        """Takes a card of that face out of a hand. Equal cards are one: whoever knew another copy,
        but not this one, cannot tell which was played and forgets one."""
        piece = self.find(zone, face)
        self.take(piece, zone)
        knew = self.pieces[piece] >> 8
        unsure = 0
        for other in self.zones[zone]:
            if self.pieces[other] & 255 == face:
                unsure |= (self.pieces[other] >> 8) & ~knew
        for other in self.zones[zone]:
            if unsure and self.pieces[other] & 255 == face:
                forgetting = (self.pieces[other] >> 8) & unsure
                self.pieces[other] &= ~(forgetting << 8)
                unsure &= ~forgetting
        return piece

    def shuffle_zone(self, zone: int) -> None:
        """Deals the faces of a pile anew among its pieces; nobody knows any of them."""
        faces = [self.pieces[piece] & 255 for piece in self.zones[zone]]
        faces.sort()
        self.shuffle(faces)
        for place, piece in enumerate(self.zones[zone]):
            self.pieces[piece] = faces[place]

    def seen_by(self, seat: int, zone: int) -> list[int]:
        """The faces of a zone in order, NOTHING for those that seat does not know."""
        return [
            self.pieces[piece] & 255 if self.pieces[piece] >> (8 + seat) & 1 else NOTHING for piece in self.zones[zone]
        ]

    # Imagining

    def redeal(self, seat: int, zones: list[int], barred: dict[int, list[int]] | None = None) -> None:
        """Deals anew, among the pieces of these zones that the seat does not know, the faces they
        have between them. `barred` names, for a zone, faces that cannot lie there."""
        places: list[int] = []
        homes: list[int] = []
        faces: list[int] = []
        bit = 1 << (8 + seat)
        for zone in zones:
            for piece in self.zones[zone]:
                if not self.pieces[piece] & bit:
                    places.append(piece)
                    homes.append(zone)
                    faces.append(self.pieces[piece] & 255)
        faces.sort()
        if barred is not None:
            faces = self._place_confined(places, homes, faces, barred)
        self.shuffle(faces)
        for index, piece in enumerate(places):
            self.pieces[piece] = self.pieces[piece] & ~255 | faces[index]

    def _place_confined(
        self, places: list[int], homes: list[int], faces: list[int], barred: dict[int, list[int]]
    ) -> list[int]:
        """Deals the faces that cannot lie everywhere to places fit for them, which it takes off
        the lists; returns the faces left to deal."""
        left: list[int] = []
        confined = {face for banned in barred.values() for face in banned}
        for face in faces:
            if face not in confined:
                left.append(face)
                continue
            fit = [index for index in range(len(places)) if face not in barred.get(homes[index], [])]
            index = fit[self.below(len(fit))]
            piece = places.pop(index)
            homes.pop(index)
            self.pieces[piece] = self.pieces[piece] & ~255 | face
        return left
