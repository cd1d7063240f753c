"""What a full store costs: the pages of somebody who comes often, beside the same person's in an empty store.

    make crowded         100,000 games that are over, on SQLite and on PostgreSQL

Both stores are served by processes of their own and asked in turn. Prints the median and the slowest twentieth of each
question, and fails where the median is more than three times the empty store's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import httpx

from sortilege.server.http.people import COOKIE
from sortilege.server.storage.store import Store
from sortilege.testing import services
from sortilege.testing.crowd import Regular, come_often, fill
from sortilege.testing.servers import Node

MOST_TIMES = 3.0
WARM_UP = 5


class Side(NamedTuple):
    """A store that is served, and who asks."""

    http: httpx.AsyncClient
    regular: Regular


async def made(url: str, games: int) -> Regular:
    store = await Store.open(url)
    regular, friends = await come_often(store)
    if games:
        began = time.perf_counter()
        regular = await fill(store, regular, friends, games)
        print(f"  {games:,} games put in, in {time.perf_counter() - began:.0f} s", flush=True)
    await store.close()
    return regular


@contextlib.contextmanager
def stores(kind: str) -> Iterator[tuple[str, str]]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="sortilege-crowded-") as folder:
            yield f"sqlite+aiosqlite:///{folder}/empty.sqlite3", f"sqlite+aiosqlite:///{folder}/full.sqlite3"
        return
    with services.postgres() as server:
        for name in ("empty_one", "full_one"):
            asyncio.run(create_database(server, name))
        base = server.rpartition("/")[0]
        yield f"{base}/empty_one", f"{base}/full_one"


async def create_database(server: str, name: str) -> None:
    connection = await asyncpg.connect(server.replace("+asyncpg", ""))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


async def ask_all(empty: Side, full: Side, rounds: int) -> dict[str, tuple[list[float], list[float]]]:
    """By question: how long it took each time, in the empty store and in the full one, asked in turn."""
    asked = {side: side.regular.questions() for side in (empty, full)}
    took: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in asked[full]}
    for number in range(rounds + WARM_UP):
        for name in took:
            for place, side in enumerate((empty, full)):
                address = asked[side].get(name) or asked[side][name.partition(",")[0]]
                began = time.perf_counter()
                (await side.http.get(address)).raise_for_status()
                if number >= WARM_UP:
                    took[name][place].append(1000 * (time.perf_counter() - began))
    return took


def report(kind: str, took: dict[str, tuple[list[float], list[float]]]) -> float:
    """Prints the figures; the greatest ratio of medians."""
    worst = 0.0
    print(f"{kind}: milliseconds, median (slowest twentieth)")
    for name, both in took.items():
        (empty, late), (full, later) = [(statistics.median(one), statistics.quantiles(one, n=20)[-1]) for one in both]
        worst = max(worst, full / empty)
        print(f"  {name:26} {empty:6.2f} ({late:6.2f})   {full:6.2f} ({later:6.2f})   x {full / empty:.2f}")
    print(f"  at most x {worst:.2f}", flush=True)
    return worst


async def measure(kind: str, urls: tuple[str, str], games: int, rounds: int) -> float:
    regulars = [await made(url, many) for url, many in zip(urls, (0, games), strict=True)]
    nodes = [Node(url) for url in urls]
    try:
        for node in nodes:
            node.start()
        async with contextlib.AsyncExitStack() as stack:
            sides = []
            for node, regular in zip(nodes, regulars, strict=True):
                cookies = {COOKIE: regular.token}
                http = await stack.enter_async_context(
                    httpx.AsyncClient(base_url=node.base, cookies=cookies, timeout=60)
                )
                sides.append(Side(http, regular))
            return report(kind, await ask_all(sides[0], sides[1], rounds))
    finally:
        for node in nodes:
            node.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description="What a full store costs.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--store", choices=["sqlite", "postgres"], action="append", help="only these (default: both)")
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    worst = 0.0
    for kind in options.store or ["sqlite", "postgres"]:
        with stores(kind) as urls:
            worst = max(worst, asyncio.run(measure(kind, urls, options.games, options.rounds)))
    return 0 if worst <= MOST_TIMES else 1


if __name__ == "__main__":
    sys.exit(main())
