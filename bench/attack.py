"""A hostile run: everything a stranger may try at once against one server with its usual limits, for a bounded time.

    make attack          20 seconds

Attackers come from addresses of their own (as a trusted proxy would name them). Meanwhile somebody else plays: prints
how long their pings take, what memory the server uses at most, and what was refused. Exit code 1 if a ping in twenty
takes 250 ms or more, or memory grows by 150 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from statistics import quantiles

import httpx
from websockets.exceptions import WebSocketException

import sortilege
from sortilege.testing.servers import Node
from sortilege.testing.strangers import USUAL, Stranger, hello, memory

MOST_PING = 0.25
MOST_MEMORY = 150


async def hoard_delays(one: Stranger) -> None:
    table = await one.open_table(game="traverse", seats=6, delay=3600, pace=0)
    if table is not None:
        await one.fill_and_start(table, 6, "random")
        await one.post(f"/api/tables/{table}/leave")


async def hire_masters(one: Stranger) -> None:
    table = await one.open_table(game="salem", seats=12, pace=10)
    if table is not None:
        await one.fill_and_start(table, 12, "master")
        await one.post(f"/api/tables/{table}/leave")


async def list_ghosts(one: Stranger) -> None:
    table = await one.open_table(game="animaux", seats=2, listed=True)
    if table is not None:
        await one.post(f"/api/tables/{table}/leave")


async def talk_endlessly(one: Stranger) -> None:
    table = await one.open_table(game="animaux", seats=2)
    if table is None:
        return
    async with one.socket(table) as socket:
        await hello(socket)
        for number in range(200):
            await socket.send(f'{{"t": "say", "id": "{number}", "seat": 0, "text": "{"😀" * 400}"}}')


async def come_and_go(one: Stranger) -> None:
    table = await one.open_table(game="animaux", seats=2)
    for _ in range(100):
        async with one.socket(table or "none") as socket:
            await hello(socket)


async def replay_records(one: Stranger, text: str) -> None:
    for _ in range(40):
        await one.post("/api/records/replay", {"record": text})


async def say_endless_headers(one: Stranger) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", one.node.port)
    writer.write(b"GET / HTTP/1.1\r\nx: ")
    for _ in range(2000):
        writer.write(b"a" * 10_000)
        await writer.drain()
    writer.close()


async def hang(one: Stranger) -> None:
    hanging = [await asyncio.open_connection("127.0.0.1", one.node.port) for _ in range(150)]
    for _, writer in hanging:
        writer.write(b"GET / HTTP/1.1\r\n")
    await asyncio.sleep(5.0)
    for _, writer in hanging:
        writer.close()


async def again_and_again(attack: Callable[[], Awaitable[None]], until: float, tally: Counter[str], name: str) -> None:
    while time.monotonic() < until:
        try:
            await asyncio.wait_for(attack(), max(0.1, until - time.monotonic()))
        except (OSError, httpx.HTTPError, WebSocketException, TimeoutError, KeyError):
            tally[f"{name} (cut off)"] += 1
        else:
            tally[name] += 1
        await asyncio.sleep(0.05)


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


async def most_memory(pid: int, until: float) -> float:
    most = memory(pid)
    while time.monotonic() < until:
        await asyncio.sleep(0.1)
        most = max(most, memory(pid))
    return most


def a_long_record() -> str:
    game, rng = sortilege.new("traverse", seats=6, seed=3), Random(3)
    for _ in range(1200):
        ask = rng.choice(game.asks)
        game.answer(ask.seat, ask.options[0] if rng.random() < 0.6 else rng.choice(ask.options))
    return game.record().text()


async def attack(seconds: float) -> int:
    text = a_long_record()
    with tempfile.TemporaryDirectory(prefix="sortilege-attack-") as folder:
        node = Node(f"sqlite+aiosqlite:///{folder}/tables.sqlite3", **USUAL)
        node.start()
        assert node.process is not None
        try:
            people = [Stranger(node, f"198.51.100.{number}") for number in range(1, 11)]
            for number, person in enumerate(people):
                await person.sign_in(f"Guest {number}")
            before = memory(node.process.pid)
            until = time.monotonic() + seconds
            tally: Counter[str] = Counter()
            attacks: list[tuple[str, Callable[[], Awaitable[None]]]] = [
                ("delays", lambda: hoard_delays(people[1])),
                ("masters", lambda: hire_masters(people[2])),
                ("ghosts", lambda: list_ghosts(people[3])),
                ("talk", lambda: talk_endlessly(people[4])),
                ("comings", lambda: come_and_go(people[5])),
                ("replays", lambda: replay_records(people[6], text)),
                ("headers", lambda: say_endless_headers(people[7])),
                ("hanging", lambda: hang(people[8])),
            ]
            watching = asyncio.create_task(most_memory(node.process.pid, until))
            pinging = asyncio.create_task(ping(people[0], until))
            await asyncio.gather(*(again_and_again(one, until, tally, name) for name, one in attacks))
            times = await pinging
            most = await watching
            for person in people:
                with contextlib.suppress(httpx.HTTPError):
                    await person.http.aclose()
        finally:
            node.stop()
    p95 = quantiles(times, n=20)[-1]
    p50 = sorted(times)[len(times) // 2]
    print(f"{len(times)} pings: p50 {p50 * 1e3:.0f} ms, p95 {p95 * 1e3:.0f} ms, worst {max(times) * 1e3:.0f} ms")
    print(f"memory {before:.0f} MB, at most {most:.0f} MB")
    print(", ".join(f"{name} {count}" for name, count in sorted(tally.items())))
    return int(p95 >= MOST_PING or most - before >= MOST_MEMORY)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    sys.exit(asyncio.run(attack(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
