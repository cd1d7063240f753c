"""The box: every card and token, what is on it, where it lies and which seats know it.

A piece is a number that nobody ever sees. Its face and the set of seats that know it are one number; a zone is the
row of its pieces, replaced when it changes, so that a copy of the box is two flat copies. Looking adds a seat to
those who know, revealing tells everyone, shuffling deals the faces anew and nobody knows any.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from sortilege.kernel.chance import Chance
from sortilege.kernel.native import append, vec
from sortilege.kernel.sets import (
    EMPTY,
    EVERYONE,
    GREATEST,
    HIGHEST,
    HIGHEST_BIT,
    Seat,
    Seats,
    SmallSet,
    group_of,
    has,
    members,
    only,
    plus,
)

Piece: TypeAlias = i64
Zone: TypeAlias = i64
Face: TypeAlias = i64

SPECTATOR: Final[i64] = 30
"""The seat number of someone who only watches."""
JUDGE: Final[i64] = 29
"""The seat number of someone who sees everything, where nobody plays any more."""
NOTHING: Final[i64] = 255
"""The face shown for a piece that a seat does not know."""
MOST_PIECES: Final[i64] = 256
FACE: Final[i64] = 255
KNOWN: Final[i64] = 8
"""Above so many bits stands the set of those who know the face."""
OPEN: Final[i64] = EVERYONE << KNOWN
NOTHING_SHOWN: Final[i64] = 0

ALONE: Final[list[bytes]] = [bytes([piece]) for piece in range(256)]
"""By piece: a zone in which it lies alone."""


def without(row: bytes, number: i64) -> bytes:
    """A row of numbers less one of them."""
    for place in range(len(row)):
        if row[place] == number:
            return row[:place] + row[place + 1 :]
    return row


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Chance):
    def __init__(self, old: Box | None = None) -> None:
        super().__init__(old)
        self.pieces: vec[i64] = old.pieces[:] if old is not None else vec[i64]()
        """By piece: its face, and above it the set of seats that know it."""
        self.zones: list[bytes] = old.zones[:] if old is not None else []
        """By zone: its pieces, the top one last."""
        self.shown: i64 = old.shown if old is not None else NOTHING_SHOWN
        """How often a face was shown to somebody: what undo may not pass."""

    # Making and moving

    def make(self, face: Face, zone: Zone) -> Piece:
        """Takes a new piece out of the printed box, unknown to all."""
        piece: i64 = len(self.pieces)
        if piece == MOST_PIECES:
            raise ValueError(f"a box holds {MOST_PIECES} pieces at most")
        self.pieces = append(self.pieces, face)
        self.zones[zone] = self.zones[zone] + ALONE[piece]
        return piece

    def put(self, piece: Piece, zone: Zone) -> None:
        self.zones[zone] = self.zones[zone] + ALONE[piece]

    def put_under(self, piece: Piece, zone: Zone) -> None:
        self.zones[zone] = ALONE[piece] + self.zones[zone]

    def take(self, piece: Piece, zone: Zone) -> None:
        self.zones[zone] = without(self.zones[zone], piece)

    def move(self, piece: Piece, source: Zone, target: Zone) -> None:
        self.zones[source] = without(self.zones[source], piece)
        self.zones[target] = self.zones[target] + ALONE[piece]

    def move_all(self, source: Zone, target: Zone) -> None:
        self.zones[target] = self.zones[target] + self.zones[source]
        self.zones[source] = b""

    def lay(self, pieces: list[int], zone: Zone) -> None:
        """The zone holds just these, the top one last."""
        self.zones[zone] = bytes(pieces)

    def swap_zones(self, one: Zone, other: Zone) -> None:
        there = self.zones[one]
        self.zones[one] = self.zones[other]
        self.zones[other] = there

    def take_top(self, zone: Zone) -> Piece:
        pieces = self.zones[zone]
        self.zones[zone] = pieces[:-1]
        return pieces[-1]

    def top(self, zone: Zone) -> Piece:
        """The top piece of a zone that is not empty; where only one can lie, that one."""
        return self.zones[zone][-1]

    def holds(self, zone: Zone) -> bool:
        """Whether anything lies there."""
        return len(self.zones[zone]) > 0

    # Faces

    def face(self, piece: Piece) -> Face:
        return self.pieces[piece] & FACE

    def find(self, zone: Zone, face: Face) -> Piece:
        """A piece of that face in the zone, or -1."""
        there = self.zones[zone]
        pieces = self.pieces
        for place in range(len(there)):
            piece: i64 = there[place]
            if pieces[piece] & FACE == face:
                return piece
        return -1

    def zones_with(self, face: Face, first: Zone, many: i64) -> SmallSet:
        """Which of so many zones, counted from the first of them, hold a piece of that face."""
        pieces = self.pieces
        found = EMPTY
        for number in range(many):
            there = self.zones[first + number]
            for place in range(len(there)):
                piece: i64 = there[place]
                if pieces[piece] & FACE == face:
                    found = plus(found, number)
                    break
        return found

    def count(self, zone: Zone, face: Face) -> i64:
        there = self.zones[zone]
        pieces = self.pieces
        found: i64 = 0
        for place in range(len(there)):
            piece: i64 = there[place]
            if pieces[piece] & FACE == face:
                found += 1
        return found

    def faces_in(self, zone: Zone) -> list[int]:
        """The face of each piece of a zone, the top one last."""
        pieces = self.pieces
        return [pieces[piece] & FACE for piece in self.zones[zone]]

    def faces_on_top(self, zones: list[int]) -> list[int]:
        """The face of the top piece of each of these zones, of which none is empty."""
        there = self.zones
        pieces = self.pieces
        return [pieces[there[zone][-1]] & FACE for zone in zones]

    def face_set(self, zone: Zone) -> SmallSet:
        """Which faces lie in a zone of a game that has none too large for a set."""
        there = self.zones[zone]
        pieces = self.pieces
        found = EMPTY
        for place in range(len(there)):
            piece: i64 = there[place]
            found = plus(found, pieces[piece] & FACE)
        return found

    def faces(self, zone: Zone) -> list[int]:
        """The different faces in a zone, in the order of their numbers."""
        there = self.zones[zone]
        pieces = self.pieces
        seen = EMPTY
        for place in range(len(there)):
            piece: i64 = there[place]
            face = pieces[piece] & FACE
            if face > GREATEST:
                return sorted(set(self.faces_in(zone)))
            seen |= HIGHEST >> (HIGHEST_BIT - face)
        return members(seen)

    # Knowing

    def knows(self, seat: Seat, piece: Piece) -> bool:
        return self.pieces[piece] >> (KNOWN + seat) & 1 == 1

    def who_knows(self, piece: Piece) -> Seats:
        return self.pieces[piece] >> KNOWN

    def is_open(self, piece: Piece) -> bool:
        """Lies face up: known to everybody, spectators too."""
        return self.pieces[piece] < 0

    def places_face_down(self, zone: Zone) -> list[int]:
        """Where in a row the pieces lie that are not open."""
        row = self.zones[zone]
        pieces = self.pieces
        found: list[int] = []
        for place in range(len(row)):
            piece: i64 = row[place]
            if pieces[piece] >= 0:
                found.append(place)
        return found

    def pieces_face_down(self, zone: Zone) -> list[int]:
        """Those that are not open, in order."""
        pieces = self.pieces
        return [piece for piece in self.zones[zone] if pieces[piece] >= 0]

    def look(self, seat: Seat, piece: Piece) -> None:
        self.pieces[piece] |= only(KNOWN + seat)
        self.shown += 1

    def reveal(self, piece: Piece) -> None:
        self.pieces[piece] |= OPEN
        self.shown += 1

    def turn_up(self, piece: Piece) -> None:
        """Whoever knew it lays it open: everybody knows it, and yet it may be taken back."""
        self.pieces[piece] |= OPEN

    def show_all(self, seat: Seat) -> None:
        """That seat knows every face in the box."""
        for piece in range(len(self.pieces)):
            self.pieces[piece] |= only(KNOWN + seat)

    def forget(self, piece: Piece) -> None:
        """Nobody knows it any more."""
        self.pieces[piece] &= FACE

    def know_only(self, piece: Piece, seats: Seats) -> None:
        self.pieces[piece] = self.pieces[piece] & FACE | seats << KNOWN

    def know_too(self, piece: Piece, seats: Seats) -> None:
        """These seats know it as well as those who did."""
        self.pieces[piece] |= seats << KNOWN

    def change_face(self, piece: Piece, face: Face) -> None:
        """Another face, known to the same seats: for worlds that are imagined."""
        self.pieces[piece] = self.pieces[piece] & ~FACE | face

    def change_faces(self, places: list[int], faces: list[int]) -> None:
        """Other faces for several pieces."""
        pieces = self.pieces
        for index, piece in enumerate(places):
            pieces[piece] = pieces[piece] & ~FACE | faces[index]

    def release(self, zone: Zone, face: Face) -> Piece:
        """Takes a card of that face out of a hand. Equal cards are one: whoever knew another copy,
        but not this one, cannot tell which was played and forgets one."""
        piece = self.find(zone, face)
        self.take(piece, zone)
        pieces = self.pieces
        knew = pieces[piece] >> KNOWN
        unsure: i64 = 0
        for other in self.zones[zone]:
            if pieces[other] & FACE == face:
                unsure |= (pieces[other] >> KNOWN) & ~knew
        if unsure:
            for other in self.zones[zone]:
                if pieces[other] & FACE == face:
                    forgetting = (pieces[other] >> KNOWN) & unsure
                    pieces[other] &= ~(forgetting << KNOWN)
                    unsure &= ~forgetting
        return piece

    def shuffle_zone(self, zone: Zone) -> None:
        """Deals the faces of a pile anew among its pieces; nobody knows any of them."""
        faces = self.faces_in(zone)
        faces.sort()
        self.shuffle(faces)
        for place, piece in enumerate(self.zones[zone]):
            self.pieces[piece] = faces[place]

    def seen_by(self, seat: Seat, zone: Zone) -> list[int]:
        """The faces of a zone in order, NOTHING for those that seat does not know."""
        pieces = self.pieces
        told = KNOWN + seat
        return [pieces[piece] & FACE if pieces[piece] >> told & 1 == 1 else NOTHING for piece in self.zones[zone]]

    def counted(self, seat: Seat, zone: Zone, faces: i64) -> bytes:
        """How many of each face that seat knows to lie there, and last how many others."""
        pieces = self.pieces
        there = self.zones[zone]
        told = KNOWN + seat
        numbers = [0] * (faces + 1)
        for place in range(len(there)):
            piece: i64 = pieces[there[place]]
            face: i64 = piece & FACE
            numbers[face if piece >> told & 1 == 1 and face < faces else faces] += 1
        return bytes(numbers)

    # Imagining

    def redeal(self, seat: Seat, zones: list[int], barred: dict[int, list[int]] | None = None) -> None:
        """Deals anew, among the pieces of these zones that the seat does not know, the faces they
        have between them. `barred` names, for a zone, faces that cannot lie there."""
        pieces = self.pieces
        places: list[int] = []
        bars: list[int] = []
        faces: list[int] = []
        confined = EMPTY
        piece: i64
        for zone in zones:
            bar = group_of(barred[zone]) if barred is not None and zone in barred else EMPTY
            confined |= bar
            for piece in self.zones[zone]:
                known = pieces[piece]
                if known >> (KNOWN + seat) & 1 == 0:
                    places.append(piece)
                    bars.append(bar)
                    faces.append(known & FACE)
        faces.sort()
        if confined:
            faces = self._place_confined(places, bars, faces, confined)
        self.shuffle(faces)
        self.change_faces(places, faces)

    def _place_confined(self, places: list[int], bars: list[int], faces: list[int], confined: SmallSet) -> list[int]:
        """Deals the faces that cannot lie everywhere to places fit for them, which it takes off the lists; `bars` are,
        by place, the faces that cannot lie there. Returns the faces left to deal."""
        left: list[int] = []
        for face in faces:
            if not has(confined, face):
                left.append(face)
                continue
            alone = only(face)
            fit = [index for index, bar in enumerate(bars) if bar & alone == EMPTY]
            chosen = fit[self.below(len(fit))]
            self.change_face(places.pop(chosen), face)
            bars.pop(chosen)
        return left
