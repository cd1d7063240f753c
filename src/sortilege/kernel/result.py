"""What everybody may know of a game once it is over, taken apart: for the page that a game ends with.

A game that has more to tell than who won says so in one function, from the pages of its own story to a Result. Its
words are messages of the game's catalogue: `result-NAME`, `score-NAME`, or the name of an event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from sortilege.kernel.kinds import NUMBER, Kind
from sortilege.kernel.outcomes import Event
from sortilege.kernel.state import Game


class Page(NamedTuple):
    """A game after so many choices, with what everybody was told of the last one."""

    ply: int
    game: Game
    """The state itself, as it is now: it goes on with the next page."""
    told: Sequence[Event]


class Line(msgspec.Struct, frozen=True):
    """A sentence about a game: a message with what fills its gaps."""

    says: str
    fields: dict[str, str | int | None] = {}
    kinds: dict[str, str] = {}
    """The kind of each field that is no number."""
    ply: int | None = None
    """After how many choices it came true."""


class Pile(msgspec.Struct, frozen=True):
    """Things that somebody has at the end."""

    says: str
    """The message that is their heading."""
    kind: str
    labels: list[str]


class SeatResult(msgspec.Struct, frozen=True):
    """What became of one seat; a game may have more of them than players."""

    points: list[float] = []
    """One number for each column."""
    lines: list[Line] = []
    piles: list[Pile] = []


class Result(msgspec.Struct, frozen=True):
    seats: list[SeatResult]
    columns: list[str] = []
    """The messages above the points."""
    adds_up: bool = False
    """Whether the points of a seat are its score taken apart."""
    lines: list[Line] = []
    """What is true of the whole table: how long it was, how near."""
    moments: list[Line] = []
    """What decided it, in order."""


Teller = Callable[[Iterator[Page]], Result]


def line(says: str, ply: int | None = None, /, **fields: tuple[Kind, int] | int) -> Line:
    """A sentence whose gaps are filled with numbers, or with values of a kind."""
    written: dict[str, str | int | None] = {}
    kinds: dict[str, str] = {}
    for name, field in fields.items():
        kind, value = field if isinstance(field, tuple) else (NUMBER, field)
        written[name] = kind.write(value)
        if kind.name != NUMBER.name:
            kinds[name] = kind.name
    return Line(says, written, kinds, ply)


def pile(says: str, kind: Kind, values: Sequence[int]) -> Pile:
    return Pile(says, kind.name, [str(kind.write(value)) for value in values])


def happened(page: Page, event: Event) -> Line:
    """An event of a page as a line; its book knows the kinds of its fields."""
    return Line(event.name, dict(event.fields), {}, page.ply)


def at_most(many: int, moments: list[Line]) -> list[Line]:
    """Of too many moments the last ones, and the first."""
    return moments if len(moments) <= many else [moments[0], *moments[1 - many :]]
