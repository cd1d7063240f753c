"""The connection under a socket, as uvicorn makes it; with a short way in and out, and a way to cut it off.

Closing waits until the other side has read everything before it. One that does not read at all would be waited for
without end, so a connection tells whoever serves it how to be dropped at once.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from sortilege.server.http.frames import text_frame, whole_text
from sortilege.server.live.sockets import CUT, NOW

MOST_HELD = 1 << 16
"""Bytes that are written at once, though more may come in this turn of the loop."""
MOST_UNREAD = 4
"""Messages that may wait to be read before nothing more is taken from the other side."""


class Connection(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._held: list[bytes] = []
        self._size = 0
        self._heard_at = 0.0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[CUT] = {"now": self.transport.abort}
            extensions[NOW] = {"write": self.write_now, "read": self.receive}

    # Out

    def write_now(self, message: bytes) -> bool:
        """Writes a text if nobody has to be waited for; whether it was. What is written in one turn of the loop leaves
        together."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._held:
            self.loop.call_soon(self._let_go)
        frame = text_frame(message)
        self._held.append(frame)
        self._size += len(frame)
        if self._size > MOST_HELD:
            self._let_go()
        return True

    def _let_go(self) -> None:
        held, self._held, self._size = self._held, [], 0
        if held and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(held[0] if len(held) == 1 else b"".join(held))

    # In

    def data_received(self, data: bytes) -> None:
        """Nearly always one whole text, which needs no parser that could be in the middle of something."""
        conn = self.conn
        if conn.state is OPEN and not self.close_sent and not conn.reader.buffer and conn.current_size is None:
            text = whole_text(data)
            if text is not None and len(text) <= self.config.ws_max_size and self._hear(text):
                return
        super().data_received(data)

    def _hear(self, text: bytes) -> bool:
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            return False
        self._heard_at = self.loop.time()
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

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
