"""What Redis costs, and what a second node saves: the same load on PostgreSQL with one node, with one node and Redis,
and with two nodes that share the tables, in one run and in interleaved rounds.

    python bench/load_nodes.py [--tables 500] [--seconds 10] [--rounds 2]

A figure is the processor time of the busiest node for each move that was acknowledged anywhere; beside it stands which
part of the moves it had.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import secrets
import sys
import time
from random import Random
from statistics import median

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import httpx

import sortilege
from live_logs import count_lost
from live_tables import PATIENCE, LiveTable
from load import engine_of, machine
from sortilege.testing import services
from sortilege.testing.servers import Node

SET_UP_AT_ONCE = 10
ALONE, WITH_REDIS, TWO = "one node", "one node and Redis", "two nodes and Redis, the busier one"


async def new_database(server: str) -> str:
    name = f"load{secrets.token_hex(4)}"
    connection = await asyncpg.connect(server.replace("+asyncpg", ""))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{server.rpartition('/')[0]}/{name}"


async def set_up(node: Node, http: httpx.AsyncClient, numbers: range) -> list[LiveTable]:
    gate = asyncio.Semaphore(SET_UP_AT_ONCE)

    async def one(number: int) -> LiveTable:
        async with gate:
            table = await LiveTable.set_up(http, sortilege.games()[number % len(sortilege.games())], Random(number))
            await table.connect(node.base)
            return table

    return list(await asyncio.gather(*(one(number) for number in numbers)))


async def busiest(nodes: list[Node], database: str, options: argparse.Namespace) -> tuple[float, float]:
    """Milliseconds a move, and the part of the moves that were made at that node."""
    doors = [httpx.AsyncClient(base_url=node.base, timeout=60.0) for node in nodes]
    shares = [range(place, options.tables, len(nodes)) for place in range(len(nodes))]
    at = [await set_up(node, http, share) for node, http, share in zip(nodes, doors, shares, strict=True)]
    await asyncio.sleep(options.before)
    gc.disable()
    before = [node.cpu_seconds for node in nodes]
    until = time.perf_counter() + options.seconds
    playing = [(node, http, table) for node, http, here in zip(nodes, doors, at, strict=True) for table in here]
    await asyncio.gather(*(table.play(node.base, http, until) for node, http, table in playing))
    used, place = max(
        (node.cpu_seconds - cpu, place) for place, (node, cpu) in enumerate(zip(nodes, before, strict=True))
    )
    live = [table for _, _, table in playing]
    while any(table.waits for table in live) and time.perf_counter() < until + PATIENCE:
        await asyncio.sleep(0.1)
    untold = sum([await table.count_untold(node.base) for node, _, table in playing])
    for table in live:
        await table.leave()
    gc.enable()
    options.engine = await engine_of(doors[0])
    for http in doors:
        await http.aclose()
    if lost := untold + await count_lost(database, live) + sum(table.gaps + table.waits for table in live):
        sys.exit(f"{lost} lost")
    made = [sum(len(table.moves.to_ack) for table in here) for here in at]
    return 1000 * used / max(1, sum(made)), made[place] / max(1, sum(made))


async def measure(options: argparse.Namespace) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {ALONE: [], WITH_REDIS: [], TWO: []}
    with services.postgres() as postgres, services.redis() as redis:
        for _ in range(options.rounds):
            for name, many in ((ALONE, 1), (WITH_REDIS, 1), (TWO, 2)):
                database = await new_database(postgres)
                nodes = [Node(database, redis=None if name == ALONE else redis.url) for _ in range(many)]
                for node in nodes:
                    node.start()
                try:
                    spent, part = await busiest(nodes, database, options)
                finally:
                    for node in nodes:
                        node.stop()
                found[name].append(spent)
                print(f"{name}: {spent:.3f} ms of processor time a move, {part:.3f} of the moves", flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--before", type=float, default=12.0, help="seconds for nodes to know each other's tables")
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    found = asyncio.run(measure(options))
    redis = median(one / other for one, other in zip(found[WITH_REDIS], found[ALONE], strict=True))
    two = median(one / other for one, other in zip(found[TWO], found[WITH_REDIS], strict=True))
    print(f"Redis: {redis:.2f} times; of two nodes the busier one: {two:.2f} of one ({options.engine}; {machine()})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
