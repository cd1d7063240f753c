"""What a seat may know of a game as a row of small numbers: what a learner sees.

A game writes such a row with one function, `observe(game, seat, sheet)`, which says everything in the same order and
with the same number of places whatever happens: the function is the declaration. What it writes may depend only on
what the seat may know. Players stand in the order of play from the seat that looks on, so what is learned at one seat
is good at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Never, TypeAlias, cast
from zlib import crc32

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import ALONE, Zone
from sortilege.kernel.sets import Seat, SmallSet, group_of, turned
from sortilege.kernel.state import Game
from sortilege.kernel.step_types import argument, type_code

HIGHEST: Final[i64] = 255
ONE_AMONG_NONE: Final = bytes(HIGHEST) + b"\x01" + bytes(HIGHEST)
"""A window of some width over this shows a one wherever one likes."""
NONE_AT_ALL: Final = bytes(4096)
SMALL: Final[i64] = 64
ONE_OF_FEW: Final[list[list[bytes]]] = [
    [ONE_AMONG_NONE[HIGHEST - value : HIGHEST - value + size] for value in range(size)] + [bytes(size)]
    for size in range(SMALL)
]
"""Such windows ready made: by width, then by where the one is, and last without it."""
FLAGS: Final[i64] = 8
FLAGS_OF: Final[list[bytes]] = [bytes([group >> place & 1 for place in range(8)]) for group in range(256)]
"""By set of numbers up to seven: a place for each, one where it is in the set."""
ARGUMENTS_OF_A_QUESTION: Final = 3
"""The most that a question has after the seat that it is put to."""
BINS: Final = 1024
"""How wide a row is that nobody has declared."""


class Sheet:
    """A row of numbers from 0 to 255 that is being written for a seat."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        """What is looked at."""
        self.seat: Final[i64] = seat
        """Who looks."""
        self.parts: list[bytes] = []
        seats = game.seats
        self._order: list[int] = [(seat + place) % seats for place in range(seats)]

    def row(self) -> bytes:
        """All that was written."""
        return b"".join(self.parts)

    def number(self, value: i64) -> None:
        """A count, in one place."""
        self.parts.append(ALONE[0 if value < 0 else min(value, HIGHEST)])

    def flag(self, value: bool) -> None:
        """Whether something is so, in one place."""
        self.parts.append(ALONE[1 if value else 0])

    def ready(self, part: bytes) -> None:
        """Several places at once, written beforehand: for what comes again and again."""
        self.parts.append(part)

    def nothing(self, places: i64) -> None:
        """So many places of which there is nothing to say."""
        self.parts.append(ONE_OF_FEW[places][places] if places < SMALL else NONE_AT_ALL[:places])

    def one_of(self, value: i64, size: i64) -> None:
        """Which of so many, in as many places; none of them if it is none."""
        if size < SMALL:
            self.parts.append(ONE_OF_FEW[size][value if 0 <= value < size else size])
        else:
            start = HIGHEST - value if 0 <= value < size else 0
            self.parts.append(ONE_AMONG_NONE[start : start + size])

    def group(self, group: SmallSet, size: i64) -> None:
        """Which of so many there are."""
        while size >= FLAGS:
            self.parts.append(FLAGS_OF[group & 255])
            group >>= FLAGS
            size -= FLAGS
        if size > 0:
            self.parts.append(FLAGS_OF[group & 255][:size])

    def player(self, seat: Seat) -> None:
        """Which player: oneself first, then the others in the order of play."""
        seats = self.game.seats
        self.one_of((seat - self.seat + seats) % seats if 0 <= seat < seats else NONE, seats)

    def players(self, group: SmallSet) -> None:
        """Which of the players: a place for each, oneself first."""
        self.group(turned(group, self.seat, self.game.seats), self.game.seats)

    def order(self) -> list[int]:
        """The seats from this one on."""
        return self._order

    def zone(self, zone: Zone, faces: i64) -> None:
        """How many of each face this seat knows to lie there, and how many it does not know."""
        game = self.game
        there = game.zones[zone]
        if len(there) == 0:
            self.nothing(faces + 1)
            return
        for place in range(len(there)):
            if game.knows(self.seat, there[place]):
                self.parts.append(game.counted(self.seat, zone, faces))
                return
        self.nothing(faces)
        self.parts.append(ALONE[len(there)])

    def counts(self, found: list[int], faces: i64) -> None:
        """How many of each face, and last how many of none of them."""
        if len(found) == 0:
            self.nothing(faces + 1)
            return
        numbers = [0] * (faces + 1)
        face: i64
        for face in found:
            numbers[min(face, faces)] += 1
        self.parts.append(bytes(numbers))

    def places(self, zone: Zone, faces: i64, most: i64) -> None:
        """What lies in each of the first places of a zone, as far as this seat knows: something unknown, or which."""
        game = self.game
        there = game.zones[zone]
        lying = min(len(there), most)
        for place in range(lying):
            face: i64 = game.face(there[place]) if game.knows(self.seat, there[place]) else NONE
            self.one_of(1 + face if face != NONE else 0, 1 + faces)
        self.nothing((1 + faces) * (most - lying))

    def question(self) -> None:
        """What this seat is asked, and who else everybody knows to be asked."""
        game = self.game
        question = game.asked[self.seat] if self.seat in game.open else 0
        self.one_of(type_code(question) if question else NONE, len(game.step_types))
        for place in range(1, ARGUMENTS_OF_A_QUESTION + 1):
            self.number(argument(question, place))
        self.players(group_of(game.addressed()))


Observe: TypeAlias = Callable[[Never, int, Sheet], None]
"""Writes onto a sheet what a seat may know of a game: the game, which is one of its own kind, the seat, the sheet."""


def observed(game: Game, seat: Seat, observe: Observe) -> bytes:
    """The row of a seat."""
    sheet = Sheet(game, seat)
    sheet.question()
    cast("Callable[[Game, int, Sheet], None]", observe)(game, seat, sheet)
    return sheet.row()


def hashed(view: object) -> bytes:
    """A row for a game that declares none: every fact of a view is counted in a place of its own, or nearly so, for two
    facts may happen to share one."""
    row = bytearray(BINS)
    for fact in _facts("", view):
        place = crc32(fact.encode()) % BINS
        row[place] = min(row[place] + 1, int(HIGHEST))
    return bytes(row)


def _facts(path: str, value: object) -> list[str]:
    if isinstance(value, dict):
        return [fact for key, part in value.items() for fact in _facts(f"{path}.{key}", part)]
    if isinstance(value, list | tuple):
        return [fact for part in value for fact in _facts(f"{path}.*", part)]
    return [f"{path}={value}"]
