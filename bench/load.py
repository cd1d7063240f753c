"""Load: many live tables of all games with four sockets each on one server process, one move a second a table.

    make load            500 tables, 2,000 sockets, 30 seconds

A game that ends is followed by a rematch, so that every table goes on playing. Prints how long it takes from a play to
its acknowledgement and until everybody at the table has its event (what comes when a window closes is no move's event:
how long windows last is the game's affair), and checks that nothing was lost: no stream has a gap, nobody who comes
back is told anything that those who stayed do not hear, every acknowledged move is in the log once, and what was
answered in secret counted when its window closed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import sys
import tempfile
import time
from collections import Counter
from random import Random
from typing import NamedTuple

import httpx

import live_tables
import sortilege
from live_logs import count_lost
from live_tables import PATIENCE, LiveTable, Moves
from sortilege.testing.servers import Node
from sortilege.testing.strangers import memory

SET_UP_AT_ONCE = 25
SETTLING = 2.0
"""Seconds in which a machine that has just connected so many comes to rest."""


async def set_up_all(http: httpx.AsyncClient, tables: int) -> list[LiveTable]:
    gate = asyncio.Semaphore(SET_UP_AT_ONCE)

    async def one(number: int) -> LiveTable:
        game = sortilege.games()[number % len(sortilege.games())]
        async with gate:
            return await LiveTable.set_up(http, game, Random(number))

    return list(await asyncio.gather(*(one(number) for number in range(tables))))


class Played(NamedTuple):
    live: list[LiveTable]
    took: float
    used: float
    """Seconds of the server's processor."""
    memory: float
    untold: int
    engine: str


async def load(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="sortilege-load-") as folder:
        database = options.database or f"sqlite+aiosqlite:///{folder}/tables.sqlite3"
        node = Node(database, redis=options.redis, sources=options.sources)
        node.start()
        try:
            limits = httpx.Limits(max_connections=SET_UP_AT_ONCE)
            async with httpx.AsyncClient(base_url=node.base, timeout=60.0, limits=limits) as http:
                played = await play_all(node, http, options)
        finally:
            node.stop()
        lost = await count_lost(database, played.live)
    report(played, options)
    gaps = sum(table.gaps for table in played.live)
    unanswered = sum(table.waits for table in played.live)
    print(f"lost: {lost} moves, {unanswered} answers, {played.untold} events; gaps in streams: {gaps}")
    options.figures["lost"] = lost + unanswered + played.untold
    if options.json:
        print(json.dumps(options.figures))
    return 0 if lost == unanswered == played.untold == gaps == 0 else 1


async def play_all(node: Node, http: httpx.AsyncClient, options: argparse.Namespace) -> Played:
    began = time.perf_counter()
    live = await set_up_all(http, options.tables)
    for table in live:
        await table.connect(node.base)
    games = ", ".join(f"{many} of {game}" for game, many in Counter(table.game for table in live).items())
    sockets = len(live) * live_tables.SOCKETS
    print(f"{len(live)} tables ({games}), {sockets} sockets, in {time.perf_counter() - began:.0f} s")
    await asyncio.sleep(SETTLING)
    gc.disable()  # it would stop the players, not the server, and be counted as the server's
    began, cpu = time.perf_counter(), node.cpu_seconds
    await asyncio.gather(*(table.play(node.base, http, began + options.seconds) for table in live))
    took, used = time.perf_counter() - began, node.cpu_seconds - cpu
    while any(table.waits for table in live) and time.perf_counter() - began < took + PATIENCE:
        await asyncio.sleep(0.1)
    assert node.process is not None
    gate = asyncio.Semaphore(SET_UP_AT_ONCE)

    async def untold(table: LiveTable) -> int:
        async with gate:
            return await table.count_untold(node.base)

    engine, size = await engine_of(http), memory(node.process.pid)
    played = Played(live, took, used, size, sum(await asyncio.gather(*map(untold, live))), engine)
    for table in live:
        await table.leave()
    return played


def report(played: Played, options: argparse.Namespace) -> None:
    live, took, used = played.live, played.took, played.used
    everything = Moves.together(table.moves for table in live)
    sent = len(everything.sent)
    again = sum(table.games_over for table in live)
    print(f"{sent} moves in {took:.1f} s: {sent / took:.0f} a second; {everything.events / took:.0f} states a second")
    print(f"{again} games ended and were followed by a rematch; {everything.refused} moves came too late")
    print(figures("from play to acknowledgement", everything.to_ack))
    print(figures("from play to everyone's event", everything.to_everybody()))
    for game in sortilege.games():
        moves = Moves.together(table.moves for table in live if table.game == game)
        print(figures(f"    {game}", moves.to_everybody()))
    each = 1000 * used / max(1, len(everything.to_ack))
    print(f"server, {played.engine}: {each:.2f} ms of processor time an acknowledged move, {used / took:.2f} of a core")
    print(machine())
    options.figures = {
        "ms_a_move": each, "load": os.getloadavg()[0], "moves": len(everything.to_ack) / took,
        "states": everything.events / took, "memory": played.memory,
        "is_compiled": played.engine == "compiled", **marks(everything),
    }  # fmt: skip


def marks(moves: Moves) -> dict[str, float]:
    """From play to everyone's event, in milliseconds."""
    values = sorted(moves.to_everybody()) or [0.0]
    return {f"p{share}": 1000 * values[len(values) * share // 100] for share in (50, 95, 99)}


def figures(name: str, values: list[float]) -> str:
    values = sorted(values)
    if not values:
        return f"{name}: none"
    marks = [f"p{share} {1000 * values[len(values) * share // 100]:.0f} ms" for share in (50, 95, 99)]
    return f"{name}: {', '.join(marks)}, worst {1000 * values[-1]:.0f} ms ({len(values)} moves)"


async def engine_of(http: httpx.AsyncClient) -> str:
    """Whether a server runs compiled, as it says itself."""
    return str((await http.get("/healthz")).json().get("engine", "of an edition that does not say what runs"))


def machine() -> str:
    with open("/proc/cpuinfo", encoding="utf-8") as info:
        models = [line.split(":")[1].strip() for line in info if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{os.cpu_count()} cores of {model}, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Load one server process with many tables.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--sockets", type=int, default=live_tables.SOCKETS, help="at each table")
    parser.add_argument("--sources", help="the folder `src` of another edition, whose server is loaded instead")
    parser.add_argument("--redis", help="a Redis that the node is told of")
    parser.add_argument("--json", action="store_true", help="the figures once more, as a line of JSON")
    parser.add_argument("--database", help="instead of a SQLite file of its own")
    options = parser.parse_args()
    live_tables.SOCKETS = options.sockets
    return asyncio.run(load(options))


if __name__ == "__main__":
    sys.exit(main())
