"""The connection under a socket, as uvicorn makes it, and a way to cut it off.

Closing waits until the other side has read everything before it. One that does not read at all would be waited for
without end, so a connection tells whoever serves it how to be dropped at once.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sortilege.server.live.sockets import CUT


class Connection(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[CUT] = {"now": self.transport.abort}

    def keepalive_timeout(self) -> None:
        """Whoever has not answered for so long does not read the goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()
