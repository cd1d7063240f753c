"""The people connected to a table here, and what they are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from sortilege.server.live.gallery import Gallery
from sortilege.server.table import faces, talk
from sortilege.server.table.faces import Shown
from sortilege.server.table.table import Spoken, Table
from sortilege.server.table.wire import NOT_ALLOWED, Heard, TableCard, TableChanged, encode


class Listener(Protocol):
    """Somebody connected to the table."""

    person: str

    @property
    def watches(self) -> bool:
        """It has no seat and sees what is public."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.gallery: Gallery | None = None
        """Where spectators see everything later."""
        self.listeners: set[Listener] = set()
        self._last: dict[int | None, Shown] = {}
        """By seat: what it was shown last; None is for all who watch."""
        self._by_seat: dict[int, list[Listener]] | None = None
        self._watching: list[Listener] = []
        self._presiding: list[Listener] = []
        """Where the Moderator who has no seat is connected."""
        self._last_presiding: Shown | None = None

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._by_seat = None

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._by_seat = None

    def by_seat(self) -> Mapping[int, list[Listener]]:
        """Those who have a seat."""
        if self._by_seat is None:
            self._by_seat, self._watching, self._presiding = {}, [], []
            for listener in self.listeners:
                seats = self.table.seats_of(listener.person)
                for seat in seats:
                    self._by_seat.setdefault(seat, []).append(listener)
                if not seats:
                    presides = listener.person == self.table.presiding
                    (self._presiding if presides else self._watching).append(listener)
        return self._by_seat

    @property
    def watching(self) -> list[Listener]:
        """Those who have none."""
        self.by_seat()
        return self._watching

    def seats_changed(self) -> None:
        """Whoever lost the seat at a private table is shown nothing more of it."""
        self._by_seat = None
        for listener in self.listeners:
            if not self.table.may_be_watched_by(listener.person):
                listener.close(NOT_ALLOWED, "this table is private")

    # The game

    def show(self, fresh: bool) -> None:
        """Each seat hears what changed for it, and nothing if nothing did; all who watch are told the same."""
        if self.table.curtain is None:
            return
        for seat, listeners in self.by_seat().items():
            self._tell_news(seat, listeners, fresh)
        public = self._watching if self.gallery is None else []
        if public or self._presiding:
            self._tell_public_news(public, fresh)

    def _tell_news(self, seat: int | None, listeners: list[Listener], fresh: bool) -> None:
        message, self._last[seat] = faces.news(self.table, seat, fresh, self._last.get(seat))
        _send(message, listeners)

    def _tell_public_news(self, public: list[Listener], fresh: bool) -> None:
        """Those who watch, and the Moderator, who is told the same and sees more."""
        assert self.table.curtain is not None
        events = self.table.curtain.news(None)
        if public:
            message, self._last[None] = faces.news_of(self.table, None, events, fresh, self._last.get(None))
            _send(message, public)
        if self._presiding:
            last = self._last_presiding
            message, self._last_presiding = faces.news_of(self.table, None, events, fresh, last, presides=True)
            _send(message, self._presiding)

    def greet_moderator(self, since: int | None) -> bytes | None:
        """The same for a Moderator without a seat."""
        if self.table.curtain is None:
            return None
        missed = faces.missed(self.table, None, since, presides=True)
        self._last_presiding = faces.shown(self.table, None, presides=True)
        return encode(missed)

    def greet(self, seat: int | None, since: int | None) -> bytes | None:
        """What somebody who comes (back) to a seat, or begins to watch, is shown; None if nothing is to be seen."""
        if self.table.curtain is None:
            return None
        missed = faces.missed(self.table, seat, since)
        self._last[seat] = faces.shown(self.table, seat)
        return encode(missed)

    def tell_watching(self, message: bytes) -> bool:
        """Everybody without a seat is told the same; whether there is anybody. An empty message only asks."""
        for listener in self.watching if message else ():
            listener.send(message)
        return bool(self.watching)

    # Talk, and who sits there

    def tell_spoken(self, spoken: Spoken) -> None:
        message = encode(faces.heard(spoken))
        for listener in self.listeners:
            if not listener.watches and talk.hears(self.table, listener.person, spoken):
                listener.send(message)
        if self.gallery is None and talk.hears(self.table, None, spoken):
            self.tell_watching(message)

    def heard_by(self, person: str | None) -> Iterator[Heard]:
        """What was said so far, for somebody who comes; None is a spectator."""
        for spoken in self.table.talk:
            if talk.hears(self.table, person, spoken):
                yield faces.heard(spoken)

    def tell_card(self, card: TableCard) -> None:
        """The table as anybody may see it, and to each their own seats."""
        for listener in self.listeners:
            if not listener.watches:
                presides = listener.person == self.table.presiding
                listener.send(encode(TableChanged(self.table.seats_of(listener.person), card, presides)))
        if self.gallery is None:
            self.tell_watching(encode(TableChanged([], card)))


def _send(message: bytes | None, listeners: list[Listener]) -> None:
    if message is not None:
        for listener in listeners:
            listener.send(message)
