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
from sortilege.kernel.record import Choice
from sortilege.server.table.history import Bookmark, Bookmarks, Copied, History, carry_out

LONG_GAP = 300
"""After so many events a client gets a fresh view, and only the last of them."""


class Stream:
    """What one seat has been told, numbered. Versions never go back, not even when the game does."""

    __slots__ = ("_known", "_mark", "base", "version")

    def __init__(self) -> None:
        self.base = 0
        """The version before which nothing can be resumed."""
        self.version = 0
        self._mark = 0
        self._known = Bookmark(0, 0)
        """Up to where it was counted how much there is to tell, which may be further than it has been told."""

    def catch_up(self, match: Match, seat: int | None) -> Sequence[Event]:
        """The events since it was last read."""
        if self._mark == match.mark:
            return []
        new = match.told(seat, self._mark)
        self._mark = match.mark
        self.version += len(new)
        return new

    def place(self, match: Match, seat: int | None) -> Bookmark:
        """Where it is when all of that match is told."""
        known = max(self._known, Bookmark(self._mark, self.version - self.base))
        self._known = Bookmark(match.mark, known.told + len(match.told(seat, known.mark)))
        return self._known

    def skip(self, match: Match, seat: int | None) -> None:
        """All of it counts as told."""
        if self._mark < self._known.mark:
            self._mark, self.version = self._known.mark, self.base + self._known.told
        self.catch_up(match, seat)

    def rewind(self, match: Match, seat: int | None, place: Bookmark) -> None:
        """The game went back: what follows is told from the beginning under new numbers, of which a part is known."""
        self.base = self.version + 1
        self.version = self.base + place.told
        self._mark = place.mark
        self._known = place
        self.catch_up(match, seat)

    def since(self, match: Match, seat: int | None, version: int) -> Sequence[Event] | None:
        """What a client that stopped at a version has missed; None if that cannot be told, or is a long story."""
        if not self.base <= version <= self.version or self.version - version > LONG_GAP:
            return None
        return match.last_told(seat, self.version - version)


class Curtain:
    def __init__(self, match: Match, hides_lanes: bool = False) -> None:
        self.match = match
        """The truth."""
        self._hides_lanes = hides_lanes
        """What seats do side by side is a window too: nobody sees who is ready."""
        self.streams: dict[int | None, Stream] = {seat: Stream() for seat in (*range(match.seats), None)}
        self._opening: Match | None = None
        self._own: dict[int, Match] = {}
        self._history = History(match, self._places())
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
        if own.is_sealed:
            own.seal(seat, step)
        else:
            own.answer(seat, step)
        self._own[seat] = own

    def play(self, choice: Choice, rehearsed: Match | None = None) -> None:
        """Carries out a choice; IllegalChoice if there is none. `rehearsed` is a copy of the match where just that has
        been done: it takes the place of the match, and nothing is done twice."""
        was_sealed, was_open = self.match.is_sealed, len(self.match.asks)
        if rehearsed is None:
            carry_out(self.match, choice)
        else:
            self.match = rehearsed
        self._history.add(choice)
        if choice.act:
            self._show_act(choice)
            return
        stays_open = was_sealed and was_open > 1
        if not was_sealed and self._opening is not None:  # side by side, each may be asked more than once
            stays_open = self.match.is_side_by_side and (self.match.window == self._opening.window)
        if not stays_open:
            self._watch_the_window()
        elif not (was_sealed and choice.seat in self._own):
            self.seal(choice.seat, choice.step)

    def _show_act(self, choice: Choice) -> None:
        """A standing permission is used in front of everybody, window or not."""
        if self._opening is None or not self._is_window():
            self._watch_the_window()
            return
        for shown in (self._opening, *self._own.values()):
            with contextlib.suppress(IllegalChoice):  # shown anyway when the window closes
                carry_out(shown, choice)

    def earlier(self, ply: int) -> Copied:
        """The match after so many choices, to be handed to `rewind`; it may take a while, and changes nothing."""
        return self._history.earlier(self.match, ply)

    def rewind(self, back: Copied) -> None:
        for seat, stream in self.streams.items():
            stream.skip(self.shown(seat), seat)
        self._history.go_back(back)
        self.match = back.match
        for seat, stream in self.streams.items():
            stream.rewind(self.match, seat, back.places[seat])
        self._watch_the_window()

    def _places(self) -> Bookmarks:
        return {seat: stream.place(self.match, seat) for seat, stream in self.streams.items()}

    def _is_window(self) -> bool:
        hidden = self._hides_lanes and self.match.is_side_by_side
        return self.match.is_sealed or hidden

    def _watch_the_window(self) -> None:
        self._own = {}
        if self._is_window():
            self._opening = self.match.clone()
            return
        self._opening = None
        if self._history.wants_copy(self.match):
            self._history.keep(self.match, self._places())
