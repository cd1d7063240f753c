"""Who may come in by a socket, and what those are told who may not."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket

from sortilege.server.http.services import Services, address_of
from sortilege.server.live.bans import KEPT_OUT
from sortilege.server.live.budgets import HANDSHAKES
from sortilege.server.live.sockets import Closed, closed_for
from sortilege.server.metrics import CLOSED
from sortilege.server.storage.store import Person
from sortilege.server.storage.trouble import StoreTrouble
from sortilege.server.table import wire
from sortilege.server.table.moves import Refused


async def enter(socket: WebSocket[Any, Any, Any], services: Services) -> tuple[Person, str] | None:
    """Who has come in, and from which address; None if they were turned away. Their socket is to be given back."""
    await socket.accept()
    address = address_of(socket)
    try:
        person = await knock(socket, services, address)
        services.budgets.take_socket(address, person.id)
    except (Closed, StoreTrouble) as wrong:
        await turn_away(socket, closed_for(wrong) or Closed(wire.BROKEN, "something broke here"))
        return None
    except Refused as refused:
        await turn_away(socket, Closed(wire.TOO_MANY, refused.reason.message))
        return None
    return person, address


async def knock(socket: WebSocket[Any, Any, Any], services: Services, address: str) -> Person:
    """Who is at the door; Closed or Refused say why it stays shut."""
    person = await services.people.of(socket)
    services.budgets.spend(HANDSHAKES, address, person.id if person else None)
    if person is None:
        raise Closed(wire.NOT_ALLOWED, "who are you? POST /api/me first")
    if services.draining:
        raise Closed(wire.GOING_AWAY, "this node is going away")
    if services.bans.keep_out(address, person.id):
        raise Closed(wire.NOT_ALLOWED, KEPT_OUT)
    return person


async def turn_away(socket: WebSocket[Any, Any, Any], closed: Closed) -> None:
    CLOSED.labels(closed.code).inc()
    await socket.close(closed.code, closed.reason)
