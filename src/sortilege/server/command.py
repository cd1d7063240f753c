"""`sortilege serve`: runs a node."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import importlib
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn

    from sortilege.server.settings import Settings


BEFORE_COMPILING = 3.0
"""Seconds that a new server has for itself."""
YOUNG_OBJECTS = 50_000
"""So many that are new are looked at together: what a move leaves behind is gone without that."""
NEVER = 1_000_000
"""So many collections of the young come before one of the middle-aged, which would look at half a million objects of
tables that are being played, and stop the loop for a quarter of a second."""
FULL_COLLECTION = 600.0
"""Seconds between full collections of garbage. Each stops the loop for a few tenths of a second when many
tables are in memory, so they must not come whenever the interpreter likes."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Whatever is not given comes from SORTILEGE_HOST, SORTILEGE_PORT and so on, or has a default."""
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (8765)")
    parser.add_argument("--database", help="sqlite+aiosqlite:///file or postgresql+asyncpg://user@host/name")
    parser.add_argument("--redis", help="redis://host/0, to run several nodes")
    parser.add_argument("--secure", action="store_true", default=None, help="behind https: cookies are for https only")
    parser.add_argument("--voices", metavar="DIR", help="lines you recorded for the companion: fr/sleep.mp3 and so on")
    parser.add_argument("--log-level", help="DEBUG, INFO, WARNING, ERROR or CRITICAL (INFO)")
    parser.add_argument(
        "--lan", action="store_true", default=None,
        help="for those in the same room, without the internet: listens on every address and prints a QR code",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the browser as well")


def run(args: argparse.Namespace) -> int:
    """Imports the server only here: the command works without it, up to this point."""
    try:
        from sortilege.server.metrics import set_up_logs
        from sortilege.server.settings import Settings

        importlib.import_module("sortilege.server.http.app")
    except ImportError as missing:
        print(f"sortilege: {missing.name} is not installed: pip install 'sortilege[server]'", file=sys.stderr)
        return 2
    names = [name for name in Settings.__struct_fields__ if hasattr(args, name)]
    settings = Settings.from_environment(**{name: getattr(args, name) for name in names})
    set_up_logs(settings.log_level)
    try_address(settings.host, settings.port)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn closes, then raises it again
    try:
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=quickest_loop()) as runner:
            runner.run(serve(settings, open_browser=args.open))
    except SystemExit:  # uvicorn has said why it could not begin
        return 2
    return 0


def try_address(host: str, port: int) -> None:
    """A ValueError that says why nothing can listen there."""
    try:
        for family, kind, protocol, _, place in socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            with socket.socket(family, kind, protocol) as door:
                if sys.platform != "win32":
                    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                door.bind(place)
    except OSError as wrong:
        raise ValueError(f"host, port: nothing can listen at {host}, {port}: {wrong.strerror}") from wrong


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed, which is everywhere but on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(settings: Settings, open_browser: bool = False) -> None:
    from sortilege.server.http.ticking import Server
    from sortilege.server.metrics import log_what_the_loop_says
    from sortilege.server.storage.reaching import reach

    log_what_the_loop_says()
    await reach(settings.database)
    server = Server(configuration(settings))
    others = [asyncio.create_task(collect_garbage()), asyncio.create_task(announce(server, settings, open_browser))]
    if settings.compile:
        others.append(asyncio.create_task(compile_beside(server)))
    try:
        await server.serve()
    finally:
        for task in others:
            task.cancel()
        await asyncio.wait(others)


async def compile_beside(server: uvicorn.Server) -> None:
    """Compiles the engine for the next start, and for bots as soon as it is there; the first page comes before."""
    from sortilege.server.building import compile_engine_beside

    while not server.started:
        await asyncio.sleep(0.1)
    await asyncio.sleep(BEFORE_COMPILING)
    if await compile_engine_beside():
        server.config.app.state["services"].rooms.thinkers.renew()  # type: ignore[union-attr]  # it is a Litestar


async def announce(server: uvicorn.Server, settings: Settings, open_browser: bool) -> None:
    """Says where the server is, once it is there."""
    while not server.started:
        await asyncio.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    print(f"Sortilège: {settings.public or address}", file=sys.stderr, flush=True)
    if settings.voices:
        from sortilege.companion import found_recordings, without_a_line

        if lost := without_a_line(found_recordings(Path(settings.voices))):
            print(lost, file=sys.stderr, flush=True)
    if settings.lan:
        from sortilege.server.lan import invitation

        print(invitation(port, settings.public), file=sys.stderr, flush=True)
    if open_browser:
        webbrowser.open(address)


RESERVED = 150
"""File descriptors for the store, logs, bots and what the system needs."""
FEWEST = 100
"""Connections below which a server makes no sense."""
ENOUGH = 65_536


def most_connections(settings: Settings) -> int:
    """How many connections there are file descriptors for, after asking for as many as this process may have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return settings.connections or ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    room = ENOUGH if soft == resource.RLIM_INFINITY else soft - RESERVED
    if room < min(FEWEST, settings.connections or FEWEST):
        raise ValueError(f"file descriptors: {soft} are too few, {RESERVED + FEWEST} are needed: see ulimit -n")
    if settings.connections and settings.connections > room:
        raise ValueError(f"connections: {soft} file descriptors are enough for {room}, not {settings.connections}")
    return settings.connections or room


async def collect_garbage() -> None:
    """What was loaded by now stays for good; what dies young is collected as it goes, the rest now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)
    while True:
        await asyncio.sleep(FULL_COLLECTION)
        gc.collect()


def configuration(settings: Settings) -> uvicorn.Config:
    import uvicorn

    from sortilege.server.http.app import create_app
    from sortilege.server.http.connection import Connection
    from sortilege.server.http.door import door

    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=door(settings, most_connections(settings)),
        ws=Connection,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=int(settings.drain_seconds),
    )
