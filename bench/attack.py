"""A hostile run: everything a stranger may try at once against one server with its usual limits, for a bounded time.

    make attack          20 seconds

Attackers come from addresses of their own, of this machine's loopback (one, a household by IPv6, as a trusted proxy
would name it), in a process of their own. Meanwhile somebody else plays: prints how long their pings take, what memory
the server and its bots use at most, and what was refused. Exit code 1 if a ping in twenty takes 250 ms or more,
memory grows by 150 MB, or an attack never met the refusal that is meant for it.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import quantiles

from prometheus_client.parser import text_string_to_metric_families

import sortilege
from attackers import REFUSALS, attack
from load import engine_of, machine
from sortilege.testing.servers import Node
from sortilege.testing.strangers import USUAL, Stranger, Where, hello, hint, memory, memory_of_all

MOST_PING = 0.25
REFUSED = ("sortilege_budget_refusals_total", "sortilege_turned_away_total", "sortilege_sockets_closed_total")
MOST_MEMORY = 150
PATIENCE = 30.0
"""Seconds that attackers have to come and go, beside those in which they attack."""


async def ping(one: Stranger, until: float) -> list[float]:
    table = await one.open_table(game="animaux", seats=2)
    assert table is not None
    times = []
    async with one.socket(table) as socket:
        await hello(socket)
        while time.monotonic() < until:
            began = time.monotonic()
            await socket.send('{"t": "ping", "id": "p"}')
            while '"pong"' not in str(await socket.recv()):
                pass
            times.append(time.monotonic() - began)
            await asyncio.sleep(0.2)
    return times


async def most_memory(pid: int, until: float) -> tuple[float, float]:
    """Of the server, and with its bots."""
    own, everything = memory(pid), memory_of_all(pid)
    while time.monotonic() < until:
        await asyncio.sleep(0.2)
        own, everything = max(own, memory(pid)), max(everything, memory_of_all(pid))
    return own, everything


async def have_bots_begun(one: Stranger) -> None:
    """The processes in which they think are there before anybody attacks, so that only what is used up counts."""
    await hint(one, "animaux", 1)
    table = await one.open_table(game="animaux", seats=2, pace=0.5)
    assert table is not None
    await one.fill_and_start(table, 2, "master")
    await asyncio.sleep(5.0)


def a_long_record() -> str:
    game, rng = sortilege.new("traverse", seats=6, seed=3), Random(3)
    for _ in range(1200):
        ask = rng.choice(game.asks)
        game.answer(ask.seat, ask.options[0] if rng.random() < 0.6 else rng.choice(ask.options))
    return game.record().text()


async def run(seconds: float) -> int:
    text = a_long_record()
    with (
        tempfile.TemporaryDirectory(prefix="sortilege-attack-") as folder,
        ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere,
    ):
        node = Node(f"sqlite+aiosqlite:///{folder}/tables.sqlite3", **USUAL)
        node.start()
        assert node.process is not None
        pid = node.process.pid
        try:
            async with Stranger(node, "127.0.2.1") as victim:
                await have_bots_begun(victim)
                before, before_in_all = memory(pid), memory_of_all(pid)
                until = time.monotonic() + seconds
                watching = asyncio.create_task(most_memory(pid, until))
                pinging = asyncio.create_task(ping(victim, until))
                attacking = elsewhere.submit(attack, Where(node.port, node.base), seconds, text)
                tally = await asyncio.wait_for(asyncio.wrap_future(attacking), seconds + PATIENCE)
                times = await asyncio.wait_for(pinging, PATIENCE)
                most, most_in_all = await watching
                refused, engine = (await victim.http.get("/metrics")).text, await engine_of(victim.http)
        finally:
            node.stop()
    p95 = quantiles(times, n=20)[-1]
    p50 = sorted(times)[len(times) // 2]
    print(f"{len(times)} pings: p50 {p50 * 1e3:.0f} ms, p95 {p95 * 1e3:.0f} ms, worst {max(times) * 1e3:.0f} ms")
    print(f"memory of the server {before:.0f} MB, at most {most:.0f} MB")
    print(f"with its bots {before_in_all:.0f} MB, at most {most_in_all:.0f} MB")
    print(", ".join(f"{name} {count}" for name, count in sorted(tally.items())))
    met = refusals(refused)
    print(", ".join(f"{name} {count:.0f}" for name, count in sorted(met.items())))
    idle = [name for name, refusal in REFUSALS.items() if not met[refusal]]
    print(f"{len(REFUSALS)} attacks, of which came to nothing: {', '.join(idle) or 'none'} ({engine}; {machine()})")
    too_much = most - before >= MOST_MEMORY or most_in_all - before_in_all >= MOST_MEMORY
    return int(p95 >= MOST_PING or too_much or bool(idle))


def refusals(metrics: str) -> Counter[str]:
    """How often each was met, by what it is for."""
    found: Counter[str] = Counter()
    for family in text_string_to_metric_families(metrics):
        for sample in family.samples:
            if sample.name == "sortilege_bots_hurried_total":
                found["hurried"] += int(sample.value)
            elif sample.name in REFUSED:
                name = next(label for label in ("budget", "why", "code") if label in sample.labels)
                found[f"{name}={sample.labels[name]}"] += int(sample.value)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    sys.exit(asyncio.run(run(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
