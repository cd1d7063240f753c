"""The line between a page and a table of its own device: the messages of a server's socket, without the socket."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec

from sortilege.bots.hints import hint
from sortilege.server.device.room import DeviceRoom
from sortilege.server.device.rooms import ME, DeviceRooms, NoSuchTable
from sortilege.server.table import moves, wire
from sortilege.server.table.moves import Refused
from sortilege.server.table.wishes import lines_of

HINT_SECONDS = 0.7
MOST_HINTS = 12
Tell = Callable[[int, str], None]
"""Gives the page a message on one of its lines."""
Hang = Callable[[int, int, str], None]
"""Closes one of them, with the number and the words of a socket."""


class DeviceLine:
    person = ME
    unread: frozenset[str] = frozenset()

    def __init__(self, number: int, room: DeviceRoom, tell: Tell, hang: Hang) -> None:
        self.number = number
        self.room = room
        self._tell = tell
        self._hang = hang
        self.greeted = False

    @property
    def watches(self) -> bool:
        return not self.room.table.is_at_table(ME)

    def send(self, message: bytes) -> None:
        self._tell(self.number, message.decode())

    def tell(self, message: wire.ToClient) -> None:
        self.send(wire.encode(message))

    def close(self, code: int, reason: str) -> None:
        self._hang(self.number, code, reason)

    async def greet(self, hello: wire.Hello) -> None:
        room, table = self.room, self.room.table
        await room.do(lambda: moves.come_back(table, ME))
        seats = table.seats_of(ME)
        self.tell(wire.Welcome(wire.PROTOCOL, time.time(), seats, room.card()))
        for heard in room.audience.heard_by(ME if seats else None):
            self.tell(heard)
        eyes: list[int | None] = [*seats] or [None]
        for seat in eyes:
            state = room.audience.greet(seat, hello.since.get("watch" if seat is None else str(seat)))
            if state is not None:
                self.send(state)
        self.greeted = True
        room.audience.add(self)

    async def obey(self, wish: wire.AnyWish) -> None:
        try:
            await self._carry_out(wish)
        except Refused as refused:
            self.tell(wire.Refused(wish.id, refused.reason))

    async def _carry_out(self, wish: wire.AnyWish) -> None:
        table = self.room.table
        match wish:
            case wire.Ping(id=number):
                self.tell(wire.Pong(number, time.time()))
            case wire.WhyNot(id=number):
                self.tell(wire.Why(number, moves.why_not(table, ME, wish)))
            case wire.AskHint(id=number):
                shown = moves.advice(table, ME, wish)
                await asyncio.sleep(0)
                seed = secrets.randbits(48)
                hints = hint(shown.imagine(wish.seat, seed), wish.seat, seed=seed, seconds=HINT_SECONDS)
                self.tell(wire.Hints(number, hints[:MOST_HINTS]))
            case wire.Report() | wire.Admit():
                raise Refused("not-now")
            case _:
                await self.room.do(lambda: lines_of(table, ME, wish, self.room.here()))
                self.tell(wire.Ack(wish.id))


class Switchboard:
    """Every line of a page, by the number that the page gave it."""

    def __init__(self, rooms: DeviceRooms, tell: Tell, hang: Hang) -> None:
        self._rooms = rooms
        self._tell = tell
        self._hang = hang
        self._lines: dict[int, DeviceLine] = {}

    async def connect(self, number: int, table: str) -> bool:
        """Whether there is such a table; if not, the line is closed as a server would."""
        try:
            room = await self._rooms.room(table)
        except NoSuchTable:
            self._hang(number, wire.NO_SUCH_TABLE, "no such table")
            return False
        except Refused as refused:
            other = refused.reason.message == "other-rules"
            self._hang(number, wire.OTHER_RULES if other else wire.DAMAGED, refused.reason.message)
            return False
        self._lines[number] = DeviceLine(number, room, self._tell, self._hang)
        return True

    async def hear(self, number: int, text: str) -> None:
        line = self._lines.get(number)
        if line is None:
            return
        try:
            message = wire.read_from_client(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            line.close(wire.BAD_MESSAGE, f"not a message: {wrong}"[:120])
            return
        if isinstance(message, wire.Hello):
            await line.greet(message)
        elif line.greeted:
            await line.obey(message)
        else:
            line.close(wire.BAD_MESSAGE, f"the first message is a hello of protocol {wire.PROTOCOL}")

    def leave(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None:
            line.room.audience.remove(line)
