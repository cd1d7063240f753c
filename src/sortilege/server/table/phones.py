"""Phones around one real table: what everybody did in the open is a list that all of them carry out alike; what was
tapped in the dark stays here, and only what came of it is told, to all at the same time.

Frames have one size in each direction and one rhythm, whoever acts. The game is not known here: actions are passed on
as they came, and a plan says when which window is open. Times are milliseconds since the room was opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from sortilege.server.table.wire import MOST_SEATS, SeatNumber, Token

FRAMES = 1
"""The number of this way of speaking."""
BEAT = 1000
"""One frame to each phone, and one from it, in so many milliseconds."""
FROM_A_PHONE = 2048
TO_A_PHONE = 4096
"""Bytes of every frame."""
LATE = 1500
"""What was tapped before a window closed arrives within so many milliseconds."""
MOST_ENTRIES = 5000
MOST_PHONES = 16
MOST_WINDOWS = 8
MOST_REMEMBERED = 4 * MOST_PHONES
ROOM_FOR_ENTRIES = TO_A_PHONE - 256

Milliseconds = Annotated[int, msgspec.Meta(ge=-3_600_000, le=3_600_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A window: all times are counted from the action that brings it."""

    window: Key
    opens: Milliseconds | None = None
    closes: Milliseconds | None = None
    """Not before it is told otherwise."""
    tells: Milliseconds | None = None
    """When everybody may know what came of it."""
    otherwise: Annotated[list[SeatNumber], msgspec.Meta(max_length=MOST_SEATS)] = []
    """The seats that chance chooses from if nobody pointed at one; empty is nobody."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done in the open, for everybody."""

    id: Token
    do: dict[str, Any]
    on: Count
    """The number of the last entry with a plan that the phone knew."""
    plan: Annotated[list[Planned], msgspec.Meta(max_length=MOST_WINDOWS)] | None = None
    """What is open from now on, instead of what was planned before; none changes nothing."""
    fresh: bool = False
    """Nothing before it matters any more."""


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one phone points at in a window."""

    window: Key
    seat: SeatNumber | None
    sure: bool


class FromPhone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    frames: int
    have: Count
    """The number of the last entry it has."""
    pick: Pick | None = None
    wish: Wish | None = None


class Entry(msgspec.Struct, frozen=True):
    """Something that everybody carries out. It does not say who did it."""

    number: int
    at: int
    id: str
    do: dict[str, Any]
    plans: bool


class ToPhone(msgspec.Struct, frozen=True):
    frames: int
    at: int
    """The time of the room."""
    last: int
    """The number of its last entry; more frames bring those that are missing."""
    first: int
    """The number of the first entry that matters."""
    phones: int
    yours: Pick | None
    """What this phone points at, while a window is open."""
    entries: list[Entry]


class BadFrame(Exception):
    """What a phone sent is no frame."""


class Full(Exception):
    """The list of what was done has no place any more."""


class Window:
    """What may be tapped, when, and what was."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.opens: int | None = None
        self.closes: int | None = None
        self.tells: int | None = None
        self.otherwise: list[int] = []
        self.picks: dict[str, Pick] = {}
        self.is_told = False

    def plan(self, at: int, planned: Planned | None) -> None:
        """Takes its times from a plan. What a plan does not open is shut from then on, with what was tapped in it."""
        if planned is not None and planned.opens is not None:
            self.opens = at + planned.opens
            self.closes = None if planned.closes is None else at + planned.closes
        else:
            self.closes = at if self.closes is None else min(self.closes, at)
        self.tells = None if planned is None or planned.tells is None else at + planned.tells
        self.otherwise = self.otherwise if planned is None else planned.otherwise

    def is_open(self, now: int, late: int = 0) -> bool:
        return self.opens is not None and self.opens <= now and (self.closes is None or now < self.closes + late)

    def take(self, phone: str, pick: Pick) -> None:
        """The last seat counts; once somebody is sure, nothing changes it any more."""
        known = self.picks.get(phone)
        if known is None or not known.sure:
            self.picks[phone] = pick

    def must_be_told(self, now: int) -> bool:
        if self.is_told or self.tells is None or now < self.tells:
            return False
        return self.closes is None or now >= self.closes + LATE

    def result(self, draw: Callable[[int], int]) -> int | None:
        """The seat that most are sure of, or point at if nobody is sure; chance decides among equals, whoever
        pointed at them."""
        pointed = [pick for pick in self.picks.values() if pick.seat is not None]
        counted = Counter(pick.seat for pick in [pick for pick in pointed if pick.sure] or pointed)
        most = max(counted.values(), default=0)
        seats = sorted(seat for seat, votes in counted.items() if votes == most and seat is not None) or self.otherwise
        return seats[draw(len(seats))] if seats else None


class PhoneRoom:
    """The phones of one table. `draw(n)` is a number from 0 to n - 1 that nobody can foresee."""

    def __init__(self, draw: Callable[[int], int]) -> None:
        self._draw = draw
        self.entries: list[Entry] = []
        self.last = 0
        self.turn = 0
        """The number of the last entry with a plan."""
        self._windows: dict[str, Window] = {}
        self._wishes: list[Wish] = []
        self._heard: dict[str, str] = {}
        """By phone: the last wish that was taken from it."""

    @property
    def first(self) -> int:
        return self.entries[0].number if self.entries else self.last + 1

    # In

    def hear(self, phone: str, frame: FromPhone, now: int) -> None:
        """Keeps what a phone points at, and what it wants until the next beat."""
        if frame.pick is not None:
            window = self._windows.get(frame.pick.window)
            if window is not None and window.is_open(now, LATE):
                window.take(phone, frame.pick)
        if frame.wish is not None and self._heard.get(phone) != frame.wish.id:
            self._remember(phone, frame.wish.id)
            self._wishes.append(frame.wish)

    def _remember(self, phone: str, wish: str) -> None:
        self._heard.pop(phone, None)
        self._heard[phone] = wish
        if len(self._heard) > MOST_REMEMBERED:
            del self._heard[next(iter(self._heard))]

    # Time

    def beat(self, now: int) -> None:
        """Everything that was wanted since the last one happens now, then what is due is told."""
        wishes, self._wishes = self._wishes, []
        for wish in wishes:
            if wish.plan is None or wish.on == self.turn:
                self._carry_out(wish, now)
        for window in list(self._windows.values()):
            if window.must_be_told(now):
                window.is_told = True
                found = {"do": "found", "window": window.key, "seat": window.result(self._draw)}
                window.picks.clear()
                self._add(f"found-{window.key}", found, now, plans=False)

    def _carry_out(self, wish: Wish, now: int) -> None:
        if wish.fresh:
            self.entries.clear()
            self._windows.clear()
        if wish.plan is not None:
            self._plan(wish.plan, now)
        self._add(wish.id, wish.do, now, plans=wish.plan is not None)

    def _plan(self, plan: list[Planned], now: int) -> None:
        planned = {one.window: one for one in plan}
        for key in planned:
            self._windows.setdefault(key, Window(key))
        for key, window in self._windows.items():
            window.plan(now, planned.get(key))
        spent = [key for key, window in self._windows.items() if window.is_told and key not in planned]
        for key in spent:
            del self._windows[key]
        while len(self._windows) > MOST_WINDOWS:
            del self._windows[next(iter(self._windows))]

    def _add(self, token: str, do: dict[str, Any], now: int, plans: bool) -> None:
        if len(self.entries) >= MOST_ENTRIES:
            raise Full
        self.last += 1
        self.turn = self.last if plans else self.turn
        self.entries.append(Entry(self.last, now, token, do, plans))

    # Out

    def frame_for(self, phone: str, have: int, now: int, phones: int) -> bytes:
        """What a phone is sent, always of the same size: as many of the entries it lacks as there is room for."""
        have = have if self.first - 1 <= have <= self.last else self.first - 1
        sent: list[Entry] = []
        left = ROOM_FOR_ENTRIES
        for entry in self.entries[have + 1 - self.first :]:
            left -= len(msgspec.json.encode(entry)) + 1
            if left < 0:
                break
            sent.append(entry)
        return padded(ToPhone(FRAMES, now, self.last, self.first, phones, self._yours(phone, now), sent), TO_A_PHONE)

    def _yours(self, phone: str, now: int) -> Pick | None:
        open_now = [window.picks.get(phone) for window in self._windows.values() if window.is_open(now)]
        return next((pick for pick in open_now if pick is not None), None)


def padded(frame: msgspec.Struct, size: int) -> bytes:
    """As JSON, with blanks behind it."""
    text = msgspec.json.encode(frame)
    assert len(text) <= size, f"a frame of {len(text)} bytes"
    return text.ljust(size)


_decoder: msgspec.json.Decoder[FromPhone] = msgspec.json.Decoder(FromPhone)
LONGEST_ENTRY = ROOM_FOR_ENTRIES - 200


def read_from_phone(text: str) -> FromPhone:
    """BadFrame says what is wrong."""
    size = len(text.encode())
    if size != FROM_A_PHONE:
        raise BadFrame(f"a frame has {FROM_A_PHONE} bytes, not {size}")
    try:
        frame = _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise BadFrame(f"not a frame: {wrong}"[:120]) from wrong
    if frame.frames != FRAMES:
        raise BadFrame(f"frames of kind {FRAMES}, not {frame.frames}")
    if frame.wish is not None and len(msgspec.json.encode(frame.wish.do)) > LONGEST_ENTRY:
        raise BadFrame("an action that is too long")
    return frame
