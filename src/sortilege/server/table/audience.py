"""The people connected to a table here, and what they are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from sortilege.server.table import faces, talk
from sortilege.server.table.faces import Shown
from sortilege.server.table.screens import number_of
from sortilege.server.table.spoken import Spoken
from sortilege.server.table.table import Table
from sortilege.server.table.wire import GOING_AWAY, NOT_ALLOWED, Heard, Screens, TableCard, TableChanged, encode


class Listener(Protocol):
    """Somebody connected to the table."""

    person: str
    unread: frozenset[str]
    """People whose words they do not want to read."""

    @property
    def watches(self) -> bool:
        """It has no seat and sees what is public."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.is_delayed = False
        """Spectators see everything later, elsewhere."""
        self.listeners: set[Listener] = set()
        self._last: dict[int | None, Shown] = {}
        """By seat: what it was shown last; None is for all who watch."""
        self._by_seat: dict[int, list[Listener]] | None = None
        self._watching: list[Listener] = []
        self._presiding: list[Listener] = []
        """Where the Moderator who has no seat is connected."""
        self._last_presiding: Shown | None = None
        self._screens: list[Listener] = []
        """Big screens that were admitted where others see everything later."""

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._by_seat = None

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._by_seat = None

    def by_seat(self) -> Mapping[int, list[Listener]]:
        """Those who have a seat."""
        if self._by_seat is None:
            self._by_seat, self._watching, self._screens, self._presiding = {}, [], [], []
            for listener in self.listeners:
                seats = self.table.seats_of(listener.person)
                for seat in seats:
                    self._by_seat.setdefault(seat, []).append(listener)
                if not seats:
                    self._place_without_seat(listener).append(listener)
        return self._by_seat

    def _place_without_seat(self, listener: Listener) -> list[Listener]:
        if listener.person == self.table.presiding:
            return self._presiding
        admitted = self.is_delayed and self.table.has_admitted(listener.person)
        return self._screens if admitted else self._watching

    @property
    def watching(self) -> list[Listener]:
        """Those who have none, but for big screens that see what others see later."""
        self.by_seat()
        return self._watching

    @property
    def at_once(self) -> list[Listener]:
        """Those without a seat who see everything as it happens."""
        self.by_seat()
        return self._screens if self.is_delayed else self._watching

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
        if self.at_once or self._presiding:
            self._tell_public_news(self.at_once, fresh)

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

    def tell_watching(self, message: bytes, speaker: str | None = None) -> bool:
        """Everybody without a seat is told the same, but for words of somebody whom they do not read; whether there is
        anybody. An empty message only asks."""
        _send(message or None, _readers(self.watching, speaker))
        return bool(self.watching)

    # Talk, and who sits there

    def tell_spoken(self, spoken: Spoken) -> None:
        message, speaker = encode(faces.heard(spoken)), self.table.chairs[spoken.said.seat].person
        for listener in _readers(self.listeners, speaker):
            if not listener.watches and talk.hears(self.table, listener.person, spoken):
                listener.send(message)
        if talk.hears(self.table, None, spoken):
            _send(message, _readers(self.at_once, speaker))

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
        _send(encode(TableChanged([], card)), self.at_once)

    def screens_changed(self, screens: set[str], card: TableCard) -> None:
        """A big screen that was admitted is shown where the table is now; one that was sent away comes back later, as
        any spectator does."""
        self._by_seat = None
        for listener in list(self.listeners):
            if not listener.watches or number_of(self.table.secret, listener.person) not in screens:
                continue
            if not self.table.may_be_watched_by(listener.person):
                listener.close(NOT_ALLOWED, "this table is private")
            elif self.is_delayed and not self.table.has_admitted(listener.person):
                listener.close(GOING_AWAY, "no longer a screen of this table")
            elif self.is_delayed:
                self._show_all(listener, card)

    def _show_all(self, listener: Listener, card: TableCard) -> None:
        listener.send(encode(TableChanged([], card)))
        for heard in self.heard_by(None):
            listener.send(encode(heard))
        whole = self.greet(None, None)
        if whole is not None:
            listener.send(whole)

    def tell_screens(self, waiting: list[str], listeners: Iterable[Listener] | None = None) -> None:
        """Whoever sits here learns which big screens wait to be admitted."""
        message = encode(Screens(waiting))
        for listener in self.listeners if listeners is None else listeners:
            if not listener.watches:
                listener.send(message)


def _readers(listeners: Iterable[Listener], speaker: str | None) -> list[Listener]:
    return [listener for listener in listeners if speaker not in listener.unread]


def _send(message: bytes | None, listeners: list[Listener]) -> None:
    if message is not None:
        for listener in listeners:
            listener.send(message)
