"""The door of the server: how long a request may take to be said, how long its heading may be, how many may wait for
their turn, how long an answer waits to be read, and how many connections there may be at the same time. A proxy in
front does the same; a server without one must do it itself."""

from __future__ import annotations

import asyncio
import logging
from math import inf
from typing import Any

import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from sortilege.server.http.connection import Connection
from sortilege.server.http.unread import unread
from sortilege.server.live.addresses import UNKNOWN, Allowances, address_key
from sortilege.server.live.limits import Held
from sortilege.server.metrics import TURNED_AWAY
from sortilege.server.settings import Settings

WRONG = logging.getLogger(f"{__name__}.wrong")
"""What breaks while a request is answered. That one cannot be read is counted: who floods must not fill the log too."""
WRONG.setLevel(logging.ERROR)
REASONS = {
    400: b"Bad Request", 408: b"Request Timeout", 413: b"Content Too Large",
    429: b"Too Many Requests", 431: b"Request Header Fields Too Large", 503: b"Service Unavailable",
}  # fmt: skip
MOST_PIPELINED = 4
"""Requests of one connection that may wait until those before them are answered."""
LEAST_OF_A_BODY = 8
"""What a chunked body says besides itself, such as how long each part is, is that many times less at least."""


class TurnedAway(Exception):
    """Stops the parser: nobody reads what comes after."""


class Threshold:
    """How many connections there are, and how many of them have not said yet what they want, by address."""

    def __init__(self, settings: Settings, most_connections: int) -> None:
        self.settings = settings
        self.most_connections = most_connections
        self.allowances = Allowances(settings.allowances)
        self.proxies = _TrustedHosts(settings.proxies)
        """The same whose headers are believed: addresses, networks, or all there are."""
        self.waiting = Held(settings.half_open_per_address)
        self.open = Held(min(settings.connections_per_address, max(1, most_connections // 2)))
        """An address without an allowance leaves half of all to others, however few that is."""

    def refusal(self, host: str, connections: int) -> tuple[int, str] | None:
        """Why a connection that was just counted is one too many. A proxy speaks for many, and keeps its own count."""
        if connections > self.most_connections:
            return 503, "connections"
        if host in self.proxies:
            return None
        address = address_key(host)
        factor = self.allowances.factor(address)
        if self.open.of(address) > self.open.most * factor:
            return 429, "connections-of-address"
        if self.waiting.of(address) >= self.waiting.most * factor:
            return 503, "half-open"
        return None


class Door(HttpToolsProtocol):
    """One connection. Subclasses made by `door` know the threshold they stand on."""

    threshold: Threshold

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = WRONG
        self._said = 0
        """Bytes of the request that is being said, without those of its body: the heading, how long each part is, and
        what may follow the last."""
        self._body = 0
        """Bytes of its body."""
        self._trailers = 0
        self._in_heading = False
        self._answered: RequestResponseCycle | None = None
        """The request whose turn it is."""
        self._left = inf
        """What was unread of an answer that grew no longer, when last looked at."""
        self._looking: asyncio.TimerHandle | None = None
        self._waits = False
        self._address = UNKNOWN
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = address_key(self.client[0]) if self.client else UNKNOWN
        self.threshold.open.add(self._address)
        self._look_later()
        refusal = self.threshold.refusal(self.client[0] if self.client else "", len(self.connections))
        if refusal is not None:
            self._turn_away(*refusal)
            return
        self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._look_no_more()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self.threshold.open.remove(self._address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._waits and not self._in_body:
            self._begin_to_wait()
        self._said += len(data)
        super().data_received(data)
        self._said = max(self._said, 0)
        most = self.threshold.settings.header_bytes
        if self._in_heading and self._said > most:
            self._turn_away(431, "header-bytes")
        elif self._said > most + self._body // LEAST_OF_A_BODY:
            self._turn_away(431, "trailers")

    @property
    def _in_body(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is not None and cycle.more_body and not cycle.response_complete

    # What the parser says

    def on_message_begin(self) -> None:
        self._in_heading = True
        self._body = self._trailers = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_heading:
            super().on_header(name, value)
        else:
            self._trailers += 1  # nobody reads them, and they are not to be found among the headers
        if len(self.headers) + self._trailers > self.threshold.settings.header_count:
            self._turn_away(431, "header-count")
            raise TurnedAway

    def on_headers_complete(self) -> None:
        self._in_heading = False
        self._said = 0
        self._stop_waiting()
        if self.transport.is_closing():
            raise TurnedAway
        if len(self.pipeline) >= MOST_PIPELINED:
            self._turn_away(429, "pipelined")
            raise TurnedAway
        if not self.transport.get_write_buffer_size():
            self._left = inf  # whatever was answered before has left
        super().on_headers_complete()
        self._timer = self.loop.call_later(self.threshold.settings.body_seconds, self._late_body)

    def on_body(self, body: bytes) -> None:
        self._said -= len(body)
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._said = 0
        self._stop_waiting()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._look_no_more()
        super().handle_websocket_upgrade()
        connection = self.transport.get_protocol()
        if isinstance(connection, Connection):
            connection.gone = self._leave
        else:
            self._leave()

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

    # Answers

    def resume_writing(self) -> None:
        self._left = inf  # something was read, and something else may be written
        super().resume_writing()

    def _look_later(self) -> None:
        self._looking = self.loop.call_later(self.threshold.settings.answer_seconds, self._look)

    def _look_no_more(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look(self) -> None:
        """Whoever reads nothing of an answer in all this time is not waited for, whether the connection is to be closed
        afterwards or not; whoever reads slowly is. What is still being written may grow."""
        left = unread(self.transport) if self.flow.write_paused or not self._is_answering else 0
        if left and left >= self._left:
            TURNED_AWAY.labels("unread").inc()
            self.transport.abort()
            return
        self._left = left or inf
        self._look_later()

    @property
    def _is_answering(self) -> bool:
        return self._answered is not None and not self._answered.response_complete

    def _turn_away(self, status: int, why: str) -> None:
        """Says why, in the form of every other answer, and lets go of the connection; in the middle of an answer
        there is nothing to say."""
        if self.transport.is_closing():
            return
        TURNED_AWAY.labels(why).inc()
        if self._is_answering and self._answered is not None and self._answered.response_started:
            self.transport.abort()
            return
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
