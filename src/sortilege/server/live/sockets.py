"""The socket of one person at one table: what comes in is carried out, what happens goes out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from sortilege.server.live.advice import Adviser
from sortilege.server.live.bans import Bans
from sortilege.server.live.budgets import MESSAGES, REPORTS, SAID, TALK, UNDOS, Budgets, Purse, count_refusal
from sortilege.server.live.room import Room
from sortilege.server.metrics import CLOSED, PLAY_SECONDS, REFUSALS, SOCKETS
from sortilege.server.storage.reports import Complaint, add_report
from sortilege.server.storage.trouble import StoreTrouble
from sortilege.server.table import moves, wire
from sortilege.server.table.conferring import gather
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused
from sortilege.server.table.wishes import lines_of

LOG = logging.getLogger(__name__)
HELLO_WITHIN = 10.0
MOST_WAITING = 500
"""A client that lets so many messages wait is cut off; it comes back with `since`."""
MOST_BYTES_WAITING = 1 << 20
"""Or so many bytes, which is more than anybody who comes is greeted with."""
CLOSED_WITHIN = 1.0
"""How long a connection has to take the frame that closes it, before it is dropped without."""
READ_WITHIN = 10.0
"""How long it has to read that frame."""
A_LINE = 100
"""Bytes that are kept of a line besides what was said."""
CUT = "sortilege.cut"
"""The extension by which a connection says how it can be dropped at once."""
NOW = "sortilege.now"
"""The extension by which it takes a message that need not wait, and gives what came, past everything between the server
and here; and by which it learns when what came had better wait."""


class Closed(Exception):
    """The server closes a socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def closed_for(wrong: BaseException | None) -> Closed | None:
    """Why a socket is closed after what went wrong; None if nobody foresaw that. A store in trouble that may have
    written what was wished, or without which nobody can be greeted: whoever comes back later learns it."""
    if isinstance(wrong, StoreTrouble):
        return Closed(wire.STORE_TROUBLE, f"store-{wrong.kind}")
    if isinstance(wrong, Refused) and wrong.reason.message.startswith("store-"):
        return Closed(wire.STORE_TROUBLE, wrong.reason.message)
    return wrong if isinstance(wrong, Closed) else None


class Socket:
    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        room: Room,
        person: str,
        address: str,
        budgets: Budgets,
        adviser: Adviser,
        bans: Bans,
    ) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.address = address
        self.budgets = budgets
        self.adviser = adviser
        self.bans = bans
        self.unread: frozenset[str] = frozenset()
        """People whose words they do not want to read."""
        self._hints: set[asyncio.Task[None]] = set()
        self._credits = budgets.purse(MESSAGES, address, person)
        self._write_now: Callable[[bytes], bool] = extension(socket.scope, NOW, "write") or (lambda message: False)
        wait_with = extension(socket.scope, NOW, "wait_with")
        if wait_with is not None:
            wait_with(room.store.hold)
        pay_with(socket.scope, self._credits)
        self._read: Callable[[], Awaitable[Mapping[str, Any]]] | None = extension(socket.scope, NOW, "read")
        self._outgoing: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        """What could not be written at once."""
        self._behind = 0
        """How many of them are not written yet, with the one that is being written."""
        self._bytes_behind = 0
        self._overflown = asyncio.Event()
        self._is_writing = False
        """A wish is being carried out, which must not be broken off."""
        self._is_over = False

    @property
    def watches(self) -> bool:
        return not self.room.table.is_at_table(self.person)

    def send(self, message: bytes) -> None:
        if not self._behind and self._write_now(message):
            return
        if self._behind < MOST_WAITING and self._bytes_behind < MOST_BYTES_WAITING:
            self._behind += 1
            self._bytes_behind += len(message)
            self._outgoing.put_nowait(message)
        else:
            self._overflown.set()

    def tell(self, message: wire.ToClient) -> None:
        self.send(wire.encode(message))

    def close(self, code: int, reason: str) -> None:
        """Closes it once all that waits is sent."""
        self._behind += 1
        self._outgoing.put_nowait(Closed(code, reason))

    async def run(self) -> None:
        """Until either side closes."""
        SOCKETS.inc()
        tasks = [asyncio.create_task(work()) for work in (self._send_all, self._mind_overflow)]
        receiving = asyncio.create_task(self._receive_all())
        try:
            done, _ = await asyncio.wait([receiving, *tasks], return_when=asyncio.FIRST_COMPLETED)
        finally:
            SOCKETS.dec()
            self.room.exit(self)  # first of all: nobody shall wait for somebody who does not read
            self._is_over = True
            tasks += self._hints
            if self._is_writing:
                self.room.let_finish(receiving)
            else:
                tasks.append(receiving)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            await self._part(task.exception())

    async def _part(self, wrong: BaseException | None) -> None:
        """Tells the other side why it is closed."""
        closed = closed_for(wrong)
        if closed is not None:
            if closed.code == wire.STORE_TROUBLE:
                LOG.warning("a socket is closed: %s", closed.reason, extra={"table": self.room.table.id})
            CLOSED.labels(closed.code).inc()
            await self._close(closed)
        elif wrong is not None and not isinstance(wrong, WebSocketDisconnect | WebSocketException | OSError):
            LOG.error("a socket failed", exc_info=wrong, extra={"table": self.room.table.id})
            await self._close(Closed(1011, "something broke here"))

    async def _close(self, closed: Closed) -> None:
        cut = cutter(self.socket.scope)
        try:
            await asyncio.wait_for(self.socket.close(closed.code, closed.reason), CLOSED_WITHIN)
        except TimeoutError:
            cut()
        except Exception as gone:
            LOG.debug("closed already: %s", type(gone).__name__)
        else:
            asyncio.get_running_loop().call_later(READ_WITHIN, cut)

    async def _mind_overflow(self) -> None:
        await self._overflown.wait()
        raise Closed(wire.TOO_SLOW, "too many messages waiting")

    async def _send_all(self) -> None:
        while True:
            message = await self._outgoing.get()
            if isinstance(message, Closed):
                raise message
            await self.socket.send_text(message.decode())
            self._behind -= 1
            self._bytes_behind -= len(message)

    # Coming in

    async def _receive_all(self) -> None:
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except TimeoutError:
            raise Closed(wire.BAD_MESSAGE, "no hello") from None
        if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
            raise Closed(wire.BAD_MESSAGE, f"the first message is a hello of protocol {wire.PROTOCOL}")
        await self._greet(hello)
        if not self.watches:
            self.adviser.expect(self.room.table)
        while not self._is_over:
            wish = await self._receive()
            if isinstance(wish, wire.AskHint):  # takes a while, and the game goes on
                task = asyncio.create_task(self._advise(wish))
                self._hints.add(task)
                task.add_done_callback(self._hints.discard)
            else:
                await self._obey(wish)

    async def _advise(self, wish: wire.AskHint) -> None:
        try:
            self.tell(await self.adviser.advise(self.room.table, self.person, self.address, wish))
        except Refused as refused:
            self._refuse(wish.id, refused)
        except Exception:
            LOG.exception("a hint failed", extra={"table": self.room.table.id})
            self._refuse(wish.id, Refused("hint-later"))

    async def _receive(self) -> wire.AnyFromClient:
        text = await self._next_text()
        if not self._credits.spend():
            raise Closed(wire.TOO_MANY, "too many messages")
        try:
            return wire.read_from_client(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Closed(wire.BAD_MESSAGE, f"not a message: {wrong}"[:120]) from wrong

    async def _next_text(self) -> str:
        if self._read is None:
            return await self.socket.receive_text()
        event = await self._read()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the other side has gone", code=event.get("code", 1000))
        return event.get("text") or ""

    async def _greet(self, hello: wire.Hello) -> None:
        room, table = self.room, self.room.table
        await room.do(lambda: moves.come_back(table, self.person))
        if hello.hands:
            await room.do(lambda: gather(table, self.person))
        if not table.may_be_watched_by(self.person):  # the seat may be lost since the socket was opened
            raise Closed(wire.NOT_ALLOWED, "this table is private")
        seats = table.seats_of(self.person)
        if table.presiding == self.person:
            shown = room.audience.greet_moderator(hello.since.get("watch"))
            self._show(seats, room.card(), room.audience.heard_by(self.person), [shown])
        elif not seats and room.gallery is not None and not table.has_admitted(self.person):
            card, said, shown = await room.gallery.greet()
            self._show(seats, card, said, [shown])
        elif not seats:
            self._show(
                seats, room.card(), room.audience.heard_by(None), [room.audience.greet(None, hello.since.get("watch"))]
            )
        else:
            states = [room.audience.greet(seat, hello.since.get(str(seat))) for seat in seats]
            self._show(seats, room.card(), room.audience.heard_by(self.person), states)
            room.tell_screens([self])
        room.enter(self)

    def _show(
        self, seats: list[int], card: wire.TableCard, said: Iterable[wire.Heard], states: list[bytes | None]
    ) -> None:
        """What somebody who comes is told, in this order."""
        presides = self.room.table.presiding == self.person
        self.tell(wire.Welcome(wire.PROTOCOL, time.time(), seats, card, presides))
        for heard in said:
            if self.room.table.chairs[heard.seat].person not in self.unread:
                self.tell(heard)
        for state in states:
            if state is not None:
                self.send(state)

    async def _obey(self, wish: wire.AnyFromClient) -> None:
        if isinstance(wish, wire.Hello):
            raise Closed(wire.BAD_MESSAGE, "one hello is enough")
        try:
            await self._carry_out(wish)
        except Refused as refused:
            self._refuse(wish.id, refused)

    def _refuse(self, number: str, refused: Refused) -> None:
        REFUSALS.labels(refused.reason.message).inc()
        count_refusal(refused.reason.message)
        self.tell(wire.Refused(number, refused.reason))

    async def _carry_out(self, wish: wire.AnyFromClient) -> None:
        table, person = self.room.table, self.person
        match wish:
            case wire.Ping(id=number):
                self.tell(wire.Pong(number, time.time()))
            case wire.WhyNot(id=number):
                self.tell(wire.Why(number, moves.why_not(table, person, wish)))
            case wire.Report(id=number, about=about, why=why):
                self.budgets.spend(REPORTS, self.address, self.person)
                await add_report(self.room.store, table, Complaint(person, about, why, number))
                self.tell(wire.Ack(number))
            case _:
                self._pay(wish)
                await self._have_done(wish)

    async def _have_done(self, wish: wire.AnyFromClient) -> None:
        assert not isinstance(wish, wire.Hello)
        began, number = time.perf_counter(), wish.id

        def judge() -> list[AnyEntry]:
            here = self.room.here() if isinstance(wish, wire.Act) else {}  # nothing else depends on it
            return lines_of(self.room.table, self.person, wish, here)

        def acknowledge() -> None:
            self.tell(wire.Ack(number))
            PLAY_SECONDS.observe(time.perf_counter() - began)

        self._is_writing = True
        try:
            await self.room.do_myself(judge, acknowledge)
        finally:
            self._is_writing = False

    def _pay(self, wish: wire.AnyFromClient) -> None:
        """What others must read, or what costs more than a move. Whoever says again what was done is not asked."""
        match wish:
            case wire.Say(id=number, seat=seat) | wire.Sign(id=number, seat=seat):
                kind = TALK
                if self.bans.keep_silent(self.person):
                    raise Refused("muted")
            case wire.Undo(id=number, seat=seat):
                kind = UNDOS
            case _:
                return
        if (seat, number) not in self.room.table.clients:
            self.budgets.spend(kind, self.address, self.person)
            if kind == TALK:
                text = wish.text if isinstance(wish, wire.Say) else ""
                self.budgets.spend(SAID, self.address, self.person, (len(text.encode()) + A_LINE) / 1000)


def extension(scope: Mapping[str, Any], name: str, what: str) -> Callable[..., Any] | None:
    """What a connection can do beyond what every server's can; None where it cannot."""
    found: Callable[..., Any] | None = (scope.get("extensions") or {}).get(name, {}).get(what)
    return found


def pay_with(scope: Mapping[str, Any], purse: Purse) -> None:
    """Whose frames that are no messages cost as much as messages do: pings, and parts of messages."""
    pay = extension(scope, NOW, "pay_with")
    if pay is not None:
        pay(purse)


def cutter(scope: Mapping[str, Any]) -> Callable[[], None]:
    """What drops the connection of a scope at once; does nothing where the server cannot."""
    return extension(scope, CUT, "now") or (lambda: None)
