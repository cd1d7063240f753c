"""The door of the server: how long a request may take to be said, how long its heading may be, and how many may stand
on the threshold at the same time. A proxy in front does the same; a server without one must do it itself."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from sortilege.server.live.addresses import UNKNOWN, Allowances, address_key
from sortilege.server.live.limits import Held
from sortilege.server.metrics import TURNED_AWAY
from sortilege.server.settings import Settings

LOG = logging.getLogger(__name__)
REASONS = {
    400: b"Bad Request", 408: b"Request Timeout", 413: b"Content Too Large",
    431: b"Request Header Fields Too Large", 503: b"Service Unavailable",
}  # fmt: skip


class TooLong(Exception):
    """So is the heading of a request."""


class Threshold:
    """How many connections have not said yet what they want, all in all and by address."""

    def __init__(self, settings: Settings, most_connections: int) -> None:
        self.settings = settings
        self.most_connections = most_connections
        self.allowances = Allowances(settings.allowances)
        self.proxies = {address_key(one.strip()) for one in settings.proxies.split(",")}
        self.waiting = Held(settings.half_open_per_address)

    def is_full_for(self, address: str, connections: int) -> bool:
        """A proxy speaks for many, and keeps its own count."""
        most = self.waiting.most * self.allowances.factor(address)
        crowded = address not in self.proxies and self.waiting.of(address) >= most
        return crowded or connections > self.most_connections


class Door(HttpToolsProtocol):
    """One connection. Subclasses made by `door` know the threshold they stand on."""

    threshold: Threshold

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._said = 0
        """Bytes of the heading that is being said."""
        self._in_heading = False
        self._waits = False
        self._address = UNKNOWN
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = address_key(self.client[0]) if self.client else UNKNOWN
        if self.threshold.is_full_for(self._address, len(self.connections)):
            self._turn_away(503, "connections")
            return
        self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._waits and not self._in_body:
            self._begin_to_wait()
        self._said += len(data) if self._in_heading or self._waits else 0
        super().data_received(data)
        if self._in_heading and self._said > self.threshold.settings.header_bytes:
            self._turn_away(431, "header-bytes")

    @property
    def _in_body(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is not None and cycle.more_body and not cycle.response_complete

    # What the parser says

    def on_message_begin(self) -> None:
        self._in_heading = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self.threshold.settings.header_count:
            self._turn_away(431, "header-count")
            raise TooLong

    def on_headers_complete(self) -> None:
        self._in_heading = False
        self._said = 0
        self._stop_waiting()
        if self.transport.is_closing():
            raise TooLong
        super().on_headers_complete()
        self._timer = self.loop.call_later(self.threshold.settings.body_seconds, self._late_body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    # Time

    def _begin_to_wait(self) -> None:
        """It counts as half open until its heading is said."""
        self._stop_waiting()
        self._waits = True
        self.threshold.waiting.add(self._address)
        self._timer = self.loop.call_later(self.threshold.settings.header_seconds, self._late_heading)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waits:
            self._waits = False
            self.threshold.waiting.remove(self._address)

    def _late_heading(self) -> None:
        self._turn_away(408, "header-seconds")

    def _late_body(self) -> None:
        if self._in_body:
            self._turn_away(408, "body-seconds")

    def _turn_away(self, status: int, why: str) -> None:
        """Says why, in the form of every other answer, and lets go of the connection."""
        if self.transport.is_closing():
            return
        TURNED_AWAY.labels(why).inc()
        body = msgspec.json.encode({"status_code": status, "detail": why})
        head = b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, REASONS[status], len(body)) + body)
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        self._turn_away(400, "not a request that can be read")


def door(settings: Settings, most_connections: int) -> type[Door]:
    """The class of connections of one server."""
    return type("ThisDoor", (Door,), {"threshold": Threshold(settings, most_connections)})
