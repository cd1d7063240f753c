"""What each seat is shown of a match.

Usually that is the match itself. While answers are sealed (a vote, a Night, a reaction window) a
seat is shown the match as it was when the window opened, with its own answers and nobody else's: so
nothing it is sent can depend on who has answered.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from sortilege import IllegalChoice, Match
from sortilege.kernel.match import Event
from sortilege.server.table import situation


class Stream:
    """What one seat has been told, numbered. Versions never go back, not even when the game does."""

    __slots__ = ("_mark", "base", "version")

    def __init__(self) -> None:
        self.base = 0
        """The version before which nothing can be resumed."""
        self.version = 0
        self._mark = 0

    def catch_up(self, match: Match, seat: int | None) -> Sequence[Event]:
        """The events since it was last read."""
        if self._mark == situation.told(match):
            return []
        new = match.told(seat, self._mark)
        self._mark = situation.told(match)
        self.version += len(new)
        return new

    def rewind(self) -> None:
        """The game went back: what follows is told from the beginning under new numbers."""
        self.version += 1
        self.base = self.version
        self._mark = 0

    def since(self, match: Match, seat: int | None, version: int) -> Sequence[Event] | None:
        """What a client that stopped at a version has missed; None if that cannot be told."""
        if not self.base <= version <= self.version:
            return None
        return match.events(seat, since=version - self.base)


class Curtain:
    def __init__(self, match: Match, hides_lanes: bool = False) -> None:
        self.match = match
        """The truth."""
        self._hides_lanes = hides_lanes
        """What seats do side by side is a window too: nobody sees who is ready."""
        self.streams: dict[int | None, Stream] = {seat: Stream() for seat in (*range(situation.seats(match)), None)}
        self._opening: Match | None = None
        self._own: dict[int, Match] = {}
        self._watch_the_window()

    @property
    def window_is_open(self) -> bool:
        """Answers are being given that nobody may see yet."""
        return self._opening is not None

    def shown(self, seat: int | None) -> Match:
        """The match as that seat may see it now; None is a spectator."""
        if self._opening is None:
            return self.match
        return self._opening if seat is None else self._own.get(seat, self._opening)

    def news(self, seat: int | None) -> Sequence[Event]:
        """What a seat has been told since this was last called for it."""
        return self.streams[seat].catch_up(self.shown(seat), seat)

    def has_answered(self, seat: int) -> bool:
        """Whether a seat is shown an answer of its own in the open window."""
        return seat in self._own

    def seal(self, seat: int, step: str) -> None:
        """Shows a seat its answer; the game itself does not have it yet. What comes of it nobody sees before the
        window closes, not even a seat that is the only one asked."""
        assert self._opening is not None
        own = self._own.get(seat, self._opening).clone()
        if situation.is_sealed(own):
            own.seal(seat, step)
        else:
            own.answer(seat, step)
        self._own[seat] = own

    def answer(self, seat: int, step: str, late: bool = False) -> None:
        was_sealed = situation.is_sealed(self.match)
        stays_open = was_sealed and situation.still_open(self.match) > 1
        self.match.answer(seat, step, late)
        if not was_sealed and self._opening is not None:  # side by side, each may be asked more than once
            stays_open = situation.is_side_by_side(self.match) and (
                situation.window(self.match) == situation.window(self._opening)
            )
        if not stays_open:
            self._watch_the_window()
        elif not (was_sealed and seat in self._own):
            self.seal(seat, step)

    def act(self, seat: int, step: str) -> None:
        """A standing permission is used in front of everybody, window or not."""
        self.match.act(seat, step)
        if self._opening is None or not self._is_window():
            self._watch_the_window()
            return
        for shown in (self._opening, *self._own.values()):
            with contextlib.suppress(IllegalChoice):  # shown anyway when the window closes
                shown.act(seat, step)

    def rewind(self, ply: int) -> None:
        for seat in self.streams:
            self.news(seat)
        self.match = self.match.rewound(ply)
        for seat, stream in self.streams.items():
            stream.rewind()
            stream.catch_up(self.match, seat)
        self._watch_the_window()

    def _is_window(self) -> bool:
        hidden = self._hides_lanes and situation.is_side_by_side(self.match)
        return situation.is_sealed(self.match) or hidden

    def _watch_the_window(self) -> None:
        self._opening = self.match.clone() if self._is_window() else None
        self._own = {}
