"""The application: services that live as long as the server, and the routes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.params import FromPath
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import sortilege
from sortilege.server import wire
from sortilege.server.api import Tables, join, list_games
from sortilege.server.api_lessons import Lessons
from sortilege.server.api_people import People as PeopleRoutes
from sortilege.server.api_records import Records
from sortilege.server.bodies import Join, Name, Passphrase, SeatBot, Sit, UploadedRecord
from sortilege.server.gate import Gate
from sortilege.server.hub import Hub
from sortilege.server.limits import CreditsByAddress
from sortilege.server.people import People
from sortilege.server.rooms import NoSuchTable, Rooms
from sortilege.server.services import Here, Services, StrictRequest, services_of, somebody
from sortilege.server.settings import Settings
from sortilege.server.setup import ClockSetup, Setup
from sortilege.server.sockets import Socket
from sortilege.server.store import Store
from sortilege.server.thinking import Thinkers
from sortilege.server.watch import REGISTRY
from sortilege.server.web import front_page, web_client

LOG = logging.getLogger(__name__)


@get("/healthz", tags=["operation"])
async def healthz(services: Here) -> Response[dict[str, Any]]:
    """Whether this node can serve: its store answers and it is not being drained."""
    well = not services.draining
    try:
        await asyncio.wait_for(services.rooms.store.alive(), 2.0)
    except Exception:
        LOG.warning("the store does not answer")
        well = False
    hub = services.rooms.hub
    word = {
        "well": well,
        "draining": services.draining,
        "version": sortilege.__version__,
        "rooms": len(services.rooms),
        "hub": hub.connected if hub.has_other_nodes else None,
    }
    return Response(word, status_code=200 if well else 503)


@get("/metrics", tags=["operation"], media_type=CONTENT_TYPE_LATEST, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@websocket("/ws/{table:str}")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], services: Here) -> None:
    """The stream of a table: docs/protocol.md."""
    person = await services.people.of(socket)
    await socket.accept()
    if person is None:
        await socket.close(wire.NOT_ALLOWED, "who are you? POST /api/me first")
        return
    if services.draining:
        await socket.close(wire.GOING_AWAY, "this node is going away")
        return
    try:
        room = await services.rooms.room(table)
    except NoSuchTable:
        await socket.close(wire.NO_SUCH_TABLE, "no such table")
        return
    inside = room.table.seats_of(person.id) or person.id == room.table.host
    if not inside and not room.table.setup.watch:
        await socket.close(wire.NOT_ALLOWED, "this table is private")
        return
    mine = Socket(socket, room, person.id, services.settings, services.rooms.adviser)
    if sum(other.person == person.id for other in services.sockets) >= services.settings.sockets_per_person:
        await socket.close(wire.TOO_MANY, "too many sockets")
        return
    services.sockets.add(mine)
    try:
        await mine.run()
    finally:
        services.sockets.discard(mine)


async def drain(services: Services) -> None:
    """Sends everybody away, a few at a time; they come back to another node, or after the restart."""
    services.draining = True
    for socket in list(services.sockets):
        socket.close(wire.GOING_AWAY, "the server is going away")
    for _ in range(int(services.settings.drain_seconds * 20)):
        if not services.sockets:
            return
        await asyncio.sleep(0.05)


def create_app(settings: Settings) -> Litestar:
    @contextlib.asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        path = settings.database.partition(":///")[2]
        if settings.database.startswith("sqlite") and path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        store = await Store.open(settings.database)
        rooms = Rooms(store, Hub(settings.redis), Thinkers(settings.bot_processes))
        tries = CreditsByAddress(settings.joins_per_minute, settings.joins_per_minute / 60)
        services = Services(settings, People(store, await store.key()), rooms, tries)
        app.state["services"] = services
        rooms.start()
        LOG.info("ready", extra={"node": rooms.hub.node})
        try:
            yield
        finally:
            await drain(services)
            await rooms.close()
            await store.close()
            LOG.info("closed", extra={"node": rooms.hub.node})

    app = Litestar(
        [PeopleRoutes, Tables, Records, Lessons, join, list_games, healthz, metrics, play, front_page, web_client],
        lifespan=[run],
        request_class=StrictRequest,
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "person": Provide(somebody),
        },
        middleware=[DefineMiddleware(Gate, settings=settings)],
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Sortilège", version=sortilege.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    describe(app)
    return app


def describe(app: Litestar) -> None:
    """The description says that bodies take no unknown fields, as the server does, and gives examples
    where not every word makes sense."""
    schemas = app.openapi_schema.components.schemas
    for body in (Name, Passphrase, Setup, ClockSetup, Sit, Join, SeatBot, UploadedRecord):
        schemas[body.__name__].additional_properties = False
    examples: dict[tuple[str, str], Any] = {
        ("Setup", "game"): "animaux",
        ("Setup", "seats"): 2,
        ("SeatBot", "bot"): "random",
        ("UploadedRecord", "record"): sortilege.new("animaux", seats=2, seed=1).record().text(),
    }
    for (body_name, field), example in examples.items():
        described = (schemas[body_name].properties or {})[field]
        assert isinstance(described, Schema)
        described.examples = [example]
