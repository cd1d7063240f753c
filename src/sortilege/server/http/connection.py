"""The connection under a socket, as uvicorn makes it; with a short way in and out, and a way to cut it off.

Closing waits until the other side has read everything before it. One that does not read at all would be waited for
without end, so a connection tells whoever serves it how to be dropped at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from sortilege.server.http.frames import text_frame, whole_text
from sortilege.server.live.budgets import Purse
from sortilege.server.live.limits import Credits
from sortilege.server.live.sockets import CUT, NOW
from sortilege.server.metrics import CLOSED
from sortilege.server.table import wire

MOST_UNREAD = 4
"""Messages that may wait to be read before nothing more is taken from the other side."""
MOST_UNSENT = 16
"""Messages that may wait for the end of a turn: after so many it must show whether the other side reads."""
PORTION = 1024
"""Bytes that are looked at before anybody asks whether they were too many frames."""
MOST_FRAGMENTS = 64
"""Frames that one message may come in."""
FRAMES_OF_ANYBODY = (20, 1.0)
"""How many frames that are no messages a connection may send, at once and a second, until somebody pays for it."""
CUT_WITHIN = 1.0
"""How long whoever is cut off has to read why."""


class Connection(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._heard_at = 0.0
        self._early: list[ASGIReceiveEvent] = []
        """What came and waits to be heard with what others say."""
        self._unsent: list[bytes] = []
        """Frames that leave at the end of this turn of the loop."""
        self._hold: Callable[[Callable[[], None]], bool] = lambda release: False
        self._rest = b""
        """What came and is looked at once what came before it is taken."""
        self._purse: Credits | Purse = Credits(*FRAMES_OF_ANYBODY)
        self._is_cut = False
        self.gone: Callable[[], None] = lambda: None
        """Called when the connection is no more."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[CUT] = {"now": self.transport.abort}
            extensions[NOW] = {
                "write": self.write_now, "read": self.receive, "wait_with": self.wait_with, "pay_with": self.pay_with,
            }  # fmt: skip

    # Out

    def write_now(self, message: bytes) -> bool:
        """Writes a text if nobody has to be waited for; whether it is. What is written in one turn of the loop leaves
        together, at its end: a move and its acknowledgement are one trip to the system."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._unsent:
            self.loop.call_soon(self._leave)
        self._unsent.append(text_frame(message))
        if len(self._unsent) == MOST_UNSENT:
            self._leave()
        return True

    def _leave(self) -> None:
        """What was written by now leaves; nothing may go past it."""
        frames, self._unsent = self._unsent, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        if self._is_cut:
            raise ClientDisconnected
        self._leave()
        await super().send(message)
        if self.close_sent:
            self._take(self._rest)  # the other side's farewell may wait there, and nothing come after it

    def shutdown(self) -> None:
        self._leave()
        super().shutdown()

    # In

    def data_received(self, data: bytes) -> None:
        """Nearly always one whole text, which needs no parser that could be in the middle of something."""
        conn = self.conn
        is_between = conn.state is OPEN and not conn.reader.buffer and conn.current_size is None
        if is_between and not self.close_sent and not self._rest:
            text = whole_text(data)
            if text is not None and len(text) <= self.config.ws_max_size and self._hear(text):
                return
        self._release()
        self._leave()
        if self.handshake_initiated:
            self._take(self._rest + data)
        else:
            super().data_received(data)

    def _take(self, data: bytes) -> None:
        """A portion at a time, until as many messages came as may wait: one reading may hold thousands of frames."""
        self._rest = b""
        for begin in range(0, len(data), PORTION):
            if self._is_cut or self.transport.is_closing():
                return
            if self.read_paused:
                self._rest = data[begin:]
                return
            super().data_received(data[begin : begin + PORTION])

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._take(self._rest)
            if not self.read_paused:
                self.transport.resume_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        self.gone()
        super().connection_lost(exc)

    def wait_with(self, hold: Callable[[Callable[[], None]], bool]) -> None:
        """From now on what comes waits wherever `hold` says so, until it is released."""
        self._hold = hold

    def _release(self) -> None:
        early, self._early = self._early, []
        for event in early:
            self.queue.put_nowait(event)

    def _hear(self, text: bytes) -> bool:
        try:
            event: ASGIReceiveEvent = {"type": "websocket.receive", "text": text.decode()}
        except UnicodeDecodeError:
            return False
        if self._early or self._hold(self._release):
            self._early.append(event)
        else:
            self.queue.put_nowait(event)
        self._heard_at = self.loop.time()
        if not self.read_paused and self.queue.qsize() + len(self._early) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # Frames that are no messages cost what messages do

    def pay_with(self, purse: Purse) -> None:
        """From now on whoever sends them pays."""
        self._purse = purse

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self._cut(wire.TOO_SLOW, "too many messages waiting")
        elif self._pay():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self._pay():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_paid_later(event) or self._pay():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_paid_later(event) or self._pay():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._cut(wire.BAD_MESSAGE, f"a message of more than {MOST_FRAGMENTS} frames")
        elif self._pay():
            super().handle_cont(event)

    def _is_paid_later(self, event: Frame) -> bool:
        """By whoever takes it, if it is a whole message and there is still somebody."""
        return event.fin and not self.close_sent

    def _pay(self) -> bool:
        if self._is_cut:
            return False
        if not self._purse.spend():
            self._cut(wire.TOO_MANY, "too many frames")
        return not self._is_cut

    def _cut(self, code: int, reason: str) -> None:
        """Says why, and hears no more; whoever serves the connection learns that it is gone."""
        if self._is_cut:
            return
        self._is_cut = True
        CLOSED.labels(code).inc()
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CUT_WITHIN, self.transport.abort)

    # Time

    def send_keepalive_ping(self) -> None:
        """Whoever has spoken since the last time, and reads, is there and need not be asked."""
        spoke = self.ping_interval and self.loop.time() - self._heard_at < self.ping_interval
        if spoke and self.writable.is_set():
            self.schedule_ping()
            return
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Whoever has not answered for so long does not read the goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()
