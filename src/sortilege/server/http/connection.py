"""The connection under a socket, as uvicorn makes it; with a short way to write to it, and a way to cut it off.

Closing waits until the other side has read everything before it. One that does not read at all would be waited for
without end, so a connection tells whoever serves it how to be dropped at once.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sortilege.server.live.sockets import CUT, NOW

WHOLE_TEXT = 0x81
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
"""What the second byte of a frame says of its length."""


def text_frame(message: bytes) -> bytes:
    """A message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(message)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + message
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + message


class Connection(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[CUT] = {"now": self.transport.abort}
            extensions[NOW] = {"write": self.write_now}

    def write_now(self, message: bytes) -> bool:
        """Writes a text if nobody has to be waited for; whether it was. What is written in one turn of the loop leaves
        together."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True

    def keepalive_timeout(self) -> None:
        """Whoever has not answered for so long does not read the goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()
