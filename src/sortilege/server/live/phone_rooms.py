"""Rooms for the phones around real tables: a beat a second, in memory, with a clear end.

A room lives in the process that opened it and nowhere else. When the server stops, rooms are gone: each phone still has
everything that was done in the open, and any of them opens a new one from it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from sortilege.server.live.budgets import MESSAGES, PHONE_ROOMS, Budgets, Purse
from sortilege.server.live.sockets import Closed, cutter, pay_with
from sortilege.server.metrics import CLOSED, PHONES
from sortilege.server.table import wire
from sortilege.server.table.phones import BEAT, MOST_PHONES, BadFrame, Full, PhoneRoom, read_from_phone

LOG = logging.getLogger(__name__)
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6
MOST_ROOMS = 500
MOST_OF_A_PERSON = 3
MOST_OF_AN_ADDRESS = 12
EMPTY_FOR = 20 * 60.0
"""Seconds without a phone after which a room ends."""
LONGEST = 14 * 3600.0
"""Seconds after which it ends in any case."""
MOST_BEHIND = 5
"""Frames that may wait for a phone that does not read; then it is cut off, and comes back."""


class Phone:
    """The socket of one phone."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: str, address: str, purse: Purse) -> None:
        self.socket = socket
        self.person = person
        self.address = address
        self.have = 0
        self._purse = purse
        pay_with(socket.scope, purse)
        self._outgoing: asyncio.Queue[bytes | Closed] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        if self._outgoing.qsize() < MOST_BEHIND:
            self._outgoing.put_nowait(frame)
        else:
            self.close(wire.TOO_SLOW, "too many frames waiting")

    def close(self, code: int, reason: str) -> None:
        self._outgoing.put_nowait(Closed(code, reason))

    async def run(self, room: OpenRoom) -> None:
        """Until either side closes."""
        PHONES.inc()
        tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all(room))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            PHONES.dec()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            await self._part(task.exception())

    async def _part(self, wrong: BaseException | None) -> None:
        if isinstance(wrong, WebSocketDisconnect | WebSocketException | OSError) or wrong is None:
            return
        if not isinstance(wrong, Closed):
            LOG.error("a phone's socket failed", exc_info=wrong)
            wrong = Closed(wire.BROKEN, "something broke here")
        CLOSED.labels(wrong.code).inc()
        cut = cutter(self.socket.scope)
        try:
            await asyncio.wait_for(self.socket.close(wrong.code, wrong.reason), 1.0)
        except TimeoutError:
            cut()
        except (RuntimeError, OSError, WebSocketException) as gone:
            LOG.debug("closed already: %s", type(gone).__name__)

    async def _send_all(self) -> None:
        while True:
            message = await self._outgoing.get()
            if isinstance(message, Closed):
                raise message
            await self.socket.send_text(message.decode())

    async def _receive_all(self, room: OpenRoom) -> None:
        while True:
            text = await self.socket.receive_text()
            if not self._purse.spend():
                raise Closed(wire.TOO_MANY, "too many messages")
            try:
                frame = read_from_phone(text)
            except BadFrame as wrong:
                raise Closed(wire.BAD_MESSAGE, str(wrong)) from wrong
            self.have = frame.have
            room.logic.hear(self.person, frame, room.now())


class OpenRoom:
    """A room, its phones and its beat."""

    def __init__(self, code: str, person: str, address: str) -> None:
        self.code = code
        self.person = person
        self.address = address
        self.logic = PhoneRoom(secrets.randbelow)
        self.phones: dict[str, Phone] = {}
        self._begun = time.monotonic()
        self._left = self._begun
        """When the last phone went."""

    def now(self) -> int:
        """Milliseconds since it was opened."""
        return int((time.monotonic() - self._begun) * 1000)

    def enter(self, phone: Phone) -> None:
        """Closed if there is no place. A phone that comes twice is the later one."""
        before = self.phones.get(phone.person)
        if before is None and len(self.phones) >= MOST_PHONES:
            raise Closed(wire.TOO_MANY, "phones-full")
        self.phones[phone.person] = phone
        if before is not None:
            before.close(wire.NOT_ALLOWED, "phone-elsewhere")

    def exit(self, phone: Phone) -> None:
        if self.phones.get(phone.person) is phone:
            del self.phones[phone.person]
            self._left = time.monotonic()

    @property
    def is_over(self) -> bool:
        now = time.monotonic()
        return now - self._begun > LONGEST or (not self.phones and now - self._left > EMPTY_FOR)

    async def run(self) -> None:
        """A beat a second, by a clock that does not drift; one that a busy machine missed is left out."""
        number = 1
        while not self.is_over:
            await asyncio.sleep(max(0.0, self._begun + number * BEAT / 1000 - time.monotonic()))
            number = max(number, self.now() // BEAT)
            try:
                self.beat(number * BEAT)
            except Full:
                LOG.warning("a room for phones is full")
                return
            number += 1

    def beat(self, now: int) -> None:
        self.logic.beat(now)
        for phone in self.phones.values():
            phone.send(self.logic.frame_for(phone.person, phone.have, now, len(self.phones)))

    def close(self, code: int, reason: str) -> None:
        for phone in self.phones.values():
            phone.close(code, reason)


class PhoneRooms:
    def __init__(self, budgets: Budgets) -> None:
        self._budgets = budgets
        self._rooms: dict[str, OpenRoom] = {}
        self._beats: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def connected(self) -> list[Phone]:
        return [phone for room in self._rooms.values() for phone in room.phones.values()]

    def open(self, person: str, address: str) -> OpenRoom:
        """Refused if somebody, or their address, has as many as they may have."""
        rooms = self._rooms.values()
        check = self._budgets.check
        check(PHONE_ROOMS, sum(one.person == person for one in rooms), MOST_OF_A_PERSON, by="person")
        check(PHONE_ROOMS, sum(one.address == address for one in rooms), MOST_OF_AN_ADDRESS, address)
        check(PHONE_ROOMS, len(self._rooms), MOST_ROOMS, by="everybody")
        code = self._new_code()
        room = self._rooms[code] = OpenRoom(code, person, address)
        task = asyncio.create_task(self._live(room), name="phones")
        self._beats.add(task)
        task.add_done_callback(self._beats.discard)
        return room

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if code not in self._rooms:
                return code

    async def _live(self, room: OpenRoom) -> None:
        try:
            await room.run()
        finally:
            self._rooms.pop(room.code, None)
            room.close(wire.NO_SUCH_TABLE, "phones-over")

    async def serve(self, socket: WebSocket[Any, Any, Any], code: str, person: str, address: str) -> None:
        """One phone, as long as it stays; Closed says why it cannot come in."""
        room = self._rooms.get(code.upper())
        if room is None:
            raise Closed(wire.NO_SUCH_TABLE, "phones-none")
        phone = Phone(socket, person, address, self._budgets.purse(MESSAGES, address, person))
        room.enter(phone)
        try:
            await phone.run(room)
        finally:
            room.exit(phone)

    async def close(self) -> None:
        """The server goes away."""
        for room in self._rooms.values():
            room.close(wire.GOING_AWAY, "the server is going away")
        beats = list(self._beats)
        await asyncio.sleep(0)
        for beat in beats:
            beat.cancel()
        await asyncio.gather(*beats, return_exceptions=True)
