"""The gate every request passes: where it comes from, and what every answer says about safety."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sortilege.server.lan import names_here
from sortilege.server.live.addresses import UNKNOWN, address_key
from sortilege.server.live.bans import KEPT_OUT, Bans
from sortilege.server.live.budgets import REQUESTS, Budgets
from sortilege.server.metrics import TURNED_AWAY
from sortilege.server.settings import Settings
from sortilege.server.table.wire import NOT_ALLOWED

HOME = ("localhost", "127.0.0.1", "::1")
A_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NAME, ORIGIN = "name", "origin"
REFUSED = {
    NAME: (421, "this server is not known by that name: see the settings public and hosts"),
    KEPT_OUT: (403, KEPT_OUT),
    ORIGIN: (403, "not from this origin"),
}
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # the engine of a device is WebAssembly
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "media-src 'self' blob:; "  # a film made in the page keeps a phone awake
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation is in the address
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def television_headers(host: str) -> dict[str, str]:
    """What the page of the big screen says instead, for old browsers: sockets of this host are its own too, and
    requests to it say where they come from, without which they would not be welcome."""
    own = f" ws://{host} wss://{host}" if A_HOST.fullmatch(host) else ""
    return {
        "content-security-policy": POLICY.replace("connect-src 'self'", f"connect-src 'self'{own}"),
        "referrer-policy": "same-origin",
    }


class Gate:
    """Pages of other sites may not act in a visitor's name: what changes something, and every
    socket, must come from this site, from one named in the settings, or from no page at all."""

    def __init__(self, app: ASGIApp, settings: Settings, budgets: Budgets, bans: Bans) -> None:
        self.app = app
        self.settings = settings
        self.budgets = budgets
        self.bans = bans
        self.names = {_name(one) for one in (*HOME, socket.gethostname(), settings.host, *settings.hosts)}
        if settings.lan:
            self.names.update(names_here())
        if settings.public:
            self.names.add(_name(urlsplit(settings.public).netloc))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            why = self._why_not(scope)
            if why is not None:
                TURNED_AWAY.labels(why).inc()
                await receive()
                await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": "not from this origin"})
                return
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                if scope.get("method") == "OPTIONS" and "allow" in headers:
                    del headers["allow"]  # the framework names the methods of one of a path's handlers only
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.settings.is_secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        why = self._why_not(scope)
        if why is not None:
            TURNED_AWAY.labels(why).inc()
            await _say_no(send_safely, *REFUSED[why])
            return
        if not self.budgets.purse(REQUESTS, _address(scope)).spend():
            await _say_no(send_safely, 429, f"budget-{REQUESTS}")
            return
        await self.app(scope, receive, send_safely)

    def _why_not(self, scope: Scope) -> str | None:
        """Why somebody is not let in."""
        if not self._is_named_right(scope):
            return NAME
        if self.bans.keep_out(_address(scope)):
            return KEPT_OUT
        return None if scope.get("method") in SAFE_METHODS or self._is_welcome(scope) else ORIGIN

    def _is_named_right(self, scope: Scope) -> bool:
        """A page of another site may lead its own name to this machine, but not a number, nor a name of ours."""
        name = _name(Headers.from_scope(scope).get("host", ""))
        return name in self.names or _is_number(name)

    def _is_welcome(self, scope: Scope) -> bool:
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        if origin is None:
            return True
        return _host(origin) == headers.get("host", "") or origin in self.settings.origins


def _name(host: str) -> str:
    """The name in a Host header, without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _host(origin: str) -> str | None:
    """Where a page comes from; None if that is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return address_key(client[0]) if client else UNKNOWN


async def _say_no(send: Send, status: int, detail: str) -> None:
    body = msgspec.json.encode({"status_code": status, "detail": detail})
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
