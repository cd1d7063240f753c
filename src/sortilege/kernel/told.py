"""What a seat was told, decoded when somebody reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, overload

from mypy_extensions import i64

from sortilege.kernel.book import EventType
from sortilege.kernel.kinds import NONE
from sortilege.kernel.outcomes import Event
from sortilege.kernel.sets import EVERYONE, NOBODY, has, only
from sortilege.kernel.state import Game

ALL_EYES: Final[i64] = -1
"""Those of whoever sees all that anybody saw."""
Given: TypeAlias = tuple[int, int, int]
"""What a seat chose: which seat, the step, and how long the log was before."""


class Told:
    """A sequence of events: part of a game's log, for the eyes of one seat, with or without asides."""

    def __init__(self, game: Game, seat: i64, start: i64, asides: bool = True) -> None:
        self._log = game.log
        self._start = start
        self._end = game.told
        self._event_types = game.book.event_types
        self._seats = game.seats
        self._eyes: i64 = NOBODY if seat == ALL_EYES else only(seat)
        if game.dreamer >= 0:  # a world knows no more of what was told than the seat it was made for
            self._eyes |= only(game.dreamer)
        self._asides = asides
        self._events: list[Event] | None = None

    def events(self) -> list[Event]:
        if self._events is None:
            self._events = [self._decode(entry) for entry in self._heard(self._start, self._end)]
        return self._events

    def ears(self) -> list[list[int]]:
        """Of each event: the seats that alone were told it; none if everybody was."""
        return [
            [] if entry[0] == EVERYONE else [seat for seat in range(self._seats) if has(entry[0], seat)]
            for entry in self._heard(self._start, self._end)
        ]

    def between(self, start: i64, end: i64) -> list[str]:
        """A part of it, as it is written."""
        return [str(self._decode(entry)) for entry in self._heard(start, end)]

    def _heard(self, start: i64, end: i64) -> list[tuple[int, ...]]:
        return [
            entry
            for entry in self._log[start:end]
            if entry[0] & self._eyes == self._eyes and (self._asides or not self._event_types[entry[1]].is_aside)
        ]

    def _decode(self, entry: tuple[int, ...]) -> Event:
        event: EventType = self._event_types[entry[1]]
        fields: dict[str, str | int | None] = {}
        place = 2
        for name, kind in event.columns:
            value = entry[place]
            place += 1
            if value < 0:
                kept = -value - 1
                value = kept & 255 if (kept >> 8) & self._eyes == self._eyes else NONE
            fields[name] = kind.write(value)
        return Event(event.name, fields)

    def __len__(self) -> int:
        return len(self.events())

    def __bool__(self) -> bool:
        return len(self.events()) > 0

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self.events()[place]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events())

    def __reversed__(self) -> Iterator[Event]:
        return reversed(self.events())

    def __contains__(self, event: object) -> bool:
        return event in self.events()

    def __add__(self, more: Sequence[Event]) -> list[Event]:
        return [*self.events(), *more]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Told):
            return self.events() == other.events()
        return self.events() == other

    def __hash__(self) -> int:
        raise TypeError("what was told is no key: it is a sequence like a list")

    def __repr__(self) -> str:
        return repr(self.events())


Sequence.register(Told)


def story(game: Game, seat: int, given: list[Given]) -> list[str]:
    """All that a seat was told and has chosen, in the order in which it came."""
    told = Told(game, seat, 0)
    found: list[str] = []
    start = 0
    for other, step, mark in given:
        if other == seat:
            found += told.between(start, mark)
            found.append(game.book.write(step))
            start = mark
    return found + told.between(start, game.told)
