"""The application: services that live as long as the server, and the routes."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import sortilege
from sortilege import engine
from sortilege.server.http.api import Tables, join
from sortilege.server.http.api_circles import Circles
from sortilege.server.http.api_games import Games
from sortilege.server.http.api_handing import hand_over, take_over
from sortilege.server.http.api_history import History, profile
from sortilege.server.http.api_invitations import invitation, invitation_page, invitation_picture, joining_page
from sortilege.server.http.api_lessons import Lessons
from sortilege.server.http.api_notices import NoticeRoutes, follow_link, link_page
from sortilege.server.http.api_operator import Operators as OperatorRoutes
from sortilege.server.http.api_passkeys import PasskeyRoutes
from sortilege.server.http.api_people import PeopleRoutes
from sortilege.server.http.api_phones import open_phones, phone, recorded_line, recorded_lines
from sortilege.server.http.api_records import Records
from sortilege.server.http.api_results import RecordResults, Results
from sortilege.server.http.api_screens import find_table
from sortilege.server.http.api_seek import CompanyRoutes, SeekRoutes, keep
from sortilege.server.http.api_slow import vacation
from sortilege.server.http.api_tournaments import Tournaments
from sortilege.server.http.api_watch import going_on
from sortilege.server.http.api_whereabouts import whereabouts
from sortilege.server.http.description import describe
from sortilege.server.http.faults import answer_failure, answer_trouble, where
from sortilege.server.http.gate import Gate
from sortilege.server.http.knocking import enter, turn_away
from sortilege.server.http.orders import Orders
from sortilege.server.http.people import People
from sortilege.server.http.services import Here, Services, StrictRequest, lobby_hides, services_of, somebody
from sortilege.server.http.web import front_page, web_client
from sortilege.server.live.bans import Bans
from sortilege.server.live.budgets import LOADS, Budgets
from sortilege.server.live.figures import Figures
from sortilege.server.live.health import Health
from sortilege.server.live.hub import Hub
from sortilege.server.live.phone_rooms import PhoneRooms
from sortilege.server.live.room import Unreadable
from sortilege.server.live.rooms import NoSuchTable, Rooms
from sortilege.server.live.sockets import Closed, Socket, closed_for
from sortilege.server.live.thinking import Thinkers
from sortilege.server.metrics import REGISTRY, watch_disk
from sortilege.server.notices.desk import Notices
from sortilege.server.settings import Settings
from sortilege.server.storage.address_keys import AddressKeys
from sortilege.server.storage.company import unread_by
from sortilege.server.storage.store import Person, Store
from sortilege.server.storage.trouble import StoreTrouble
from sortilege.server.table import wire
from sortilege.server.table.moves import Refused
from sortilege.shelf import broken as broken_games

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
LOG = logging.getLogger(__name__)


@get("/healthz", tags=["operation"])
async def healthz(services: Here) -> Response[dict[str, Any]]:
    """Whether this node can serve: its store can be written to and it is not being drained."""
    problem = await services.health.problem()
    well = problem is None and not services.draining
    hub = services.rooms.hub
    word = {
        "well": well,
        "draining": services.draining,
        "store": problem or "well",
        "tables": "damaged" if services.health.damaged_tables() else "well",
        "bots": "hurried" if services.rooms.thinkers.are_hurried else "well",
        "version": sortilege.__version__,
        "engine": engine.describe(),
        "rooms": len(services.rooms),
        "hub": hub.connected if hub.has_other_nodes else None,
        "notices": services.notices.courier.offered,
    }
    return Response(word, status_code=200 if well else 503)


@get(
    "/metrics",
    tags=["operation"],
    media_type=CONTENT_TYPE_LATEST,
    raises=[NotFoundException],
    sync_to_thread=False,
)
def metrics(request: Request[Any, Any, Any], services: Here) -> Response[bytes]:
    """For Prometheus, and nobody who plays: the count of stored lines tells who has answered in secret."""
    if not may_scrape(request, services.settings.metrics_token):
        raise NotFoundException("no such thing here")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def may_scrape(request: Request[Any, Any, Any], token: str | None) -> bool:
    """Whoever bears the token; without one, this machine alone, and nobody for whom a proxy asks."""
    if token:
        bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(bearer.encode(), token.encode())
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@websocket("/ws/{table:str}")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], services: Here) -> None:
    """The stream of a table: docs/protocol.md."""
    entered = await enter(socket, services)
    if entered is None:
        return
    person, address = entered
    try:
        await serve(socket, table, services, person, address)
    finally:
        services.budgets.give_back_socket(address, person.id)


async def serve(socket: WebSocket[Any, Any, Any], table: str, services: Services, person: Person, address: str) -> None:
    try:
        mine = await admit(socket, table, services, person, address)
    except Exception as wrong:
        closed = closed_for(wrong)
        if closed is None:
            LOG.error("a socket could not be opened: %s", where(wrong), extra={"table": table})
        await turn_away(socket, closed or Closed(wire.BROKEN, "something broke here"))
        return
    services.sockets.add(mine)
    try:
        await mine.run()
    finally:
        services.sockets.discard(mine)


async def admit(
    socket: WebSocket[Any, Any, Any], table: str, services: Services, person: Person, address: str
) -> Socket:
    """The place of whoever came in; Closed says why there is none."""
    try:
        if table not in services.rooms:
            services.budgets.spend(LOADS, address, person.id)
        room = await services.rooms.room(table)
    except Refused as refused:
        raise Closed(wire.TOO_MANY, refused.reason.message) from None
    except NoSuchTable:
        raise Closed(wire.NO_SUCH_TABLE, "no such table") from None
    except Unreadable as unreadable:
        why = unreadable.refusal.reason.message
        raise Closed(wire.DAMAGED if why == "table-damaged" else wire.OTHER_RULES, why) from None
    if not room.table.may_be_watched_by(person.id):
        raise Closed(wire.NOT_ALLOWED, "this table is private")
    if await lobby_hides(services, room.table, person):
        raise Closed(wire.NO_SUCH_TABLE, "no such table")
    mine = Socket(socket, room, person.id, address, services.budgets, services.rooms.adviser, services.bans)
    mine.unread = await unread_by(services.rooms.store, person.id)
    return mine


async def drain(services: Services) -> None:
    """Sends everybody away, a few at a time; they come back to another node, or after the restart."""
    services.draining = True
    for socket in list(services.sockets):
        socket.close(wire.GOING_AWAY, "the server is going away")
    for _ in range(int(services.settings.drain_seconds * 20)):
        if not services.sockets:
            return
        await asyncio.sleep(0.05)


ROUTES: list[Any] = [
    PeopleRoutes, OperatorRoutes, Tables, Results, Records, RecordResults, Lessons, Games, join, find_table,
    PasskeyRoutes, going_on, SeekRoutes, CompanyRoutes, keep, Tournaments,
    NoticeRoutes, link_page, follow_link, vacation,
    hand_over, take_over, History, profile, Circles, invitation, invitation_picture, invitation_page, joining_page,
    healthz, whereabouts, metrics, play, open_phones, phone, recorded_lines, recorded_line, front_page, web_client,
]  # fmt: skip


def create_app(settings: Settings) -> Litestar:
    budgets, bans = Budgets(settings), Bans()

    @contextlib.asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        path = settings.database.partition(":///")[2]
        if settings.database.startswith("sqlite") and path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            watch_disk(Path(path).parent)
        store = await Store.open(settings.database)
        rooms = Rooms(store, Hub(settings.redis), Thinkers(settings.bot_processes, settings.ponder), budgets)
        services = Services(
            settings, People(store, await store.keys()), rooms, budgets, Health(rooms), bans,
            AddressKeys(store, settings.address_days), Figures(), PhoneRooms(budgets),
            await Notices.of(settings, store, budgets),
        )  # fmt: skip
        orders = Orders(services)
        await orders.begin()
        app.state["services"] = services
        services.notices.start(rooms)
        rooms.start()
        for name, problem in broken_games().items():
            LOG.error("a game is left out: %s", problem, extra={"game": name})
        orders.start()
        await services.health.problem()  # so that the first who reads the metrics reads how it is
        watching = [
            asyncio.create_task(services.figures.follow(), name="figures"),
            asyncio.create_task(services.health.watch(), name="health watch"),
        ]
        loop = type(asyncio.get_running_loop()).__module__.partition(".")[0]
        LOG.info("ready", extra={"node": rooms.hub.node, "loop": loop})
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await orders.stop()
            await services.phones.close()
            await drain(services)
            await rooms.close()
            await services.notices.stop()
            await store.close()
            LOG.info("closed", extra={"node": rooms.hub.node})

    app = Litestar(
        ROUTES,
        lifespan=[run],
        request_class=StrictRequest,
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "person": Provide(somebody),
        },
        middleware=[DefineMiddleware(Gate, settings=settings, budgets=budgets, bans=bans)],
        exception_handlers={StoreTrouble: answer_trouble, 500: answer_failure},
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Sortilège", version=sortilege.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    describe(app)
    return app
