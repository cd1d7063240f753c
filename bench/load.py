"""Load: many live tables with four sockets each on one server process, one move a second a table.

    make load            500 tables, 2,000 sockets, 30 seconds

Prints how long it takes from a play to its acknowledgement and to everybody's event, and checks
that nothing was lost: every stream is without a gap, every acknowledged move is in the log.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sortilege.server import wire
from sortilege.testing.servers import Node

SEATS = 4
HOUSEHOLD = 25
"""How many requests are made at once while tables are being set up."""


class Asked(msgspec.Struct):
    number: int
    options: list[str]


class Message(msgspec.Struct):
    """What the load needs of a message; the rest is not read."""

    t: str
    id: str = ""
    version: int = 0
    events: list[msgspec.Raw] = []
    ask: Asked | None = None
    fresh: bool = False


DECODER = msgspec.json.Decoder(Message)


class LiveTable:
    def __init__(self, number: str, tokens: list[str], rng: Random) -> None:
        self.id = number
        self.tokens = tokens
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.asks: list[Asked | None] = [None] * SEATS
        self.versions = [-1] * SEATS
        self.gaps = 0
        self.sent_at = 0.0
        self.awaited: set[int] = set()
        self.moves = 0
        self.acknowledged = 0
        self.to_everybody: list[float] = []
        self.to_ack: list[float] = []

    async def connect(self, base: str) -> None:
        url = base.replace("http", "ws") + f"/ws/{self.id}"
        for token in self.tokens:
            socket = await connect(
                url, additional_headers={"authorization": f"Bearer {token}"}, compression=None, ping_interval=None
            )
            await socket.send(wire.encode(wire.Hello(wire.PROTOCOL)).decode())
            self.sockets.append(socket)

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            message = DECODER.decode(text)
            if message.t == "ack":
                self.acknowledged += 1
                self.to_ack.append(now - self.sent_at)
            elif message.t == "state":
                if self.versions[seat] >= 0 and not message.fresh:
                    self.gaps += message.version != self.versions[seat] + len(message.events)
                self.versions[seat] = message.version
                self.asks[seat] = message.ask
                if seat in self.awaited and message.events:
                    self.awaited.discard(seat)
                    self.to_everybody.append(now - self.sent_at)

    async def play(self, until: float) -> None:
        """One move a second, at a moment of its own."""
        await asyncio.sleep(self.rng.random())
        while time.perf_counter() < until:
            began = time.perf_counter()
            seat = next((seat for seat, ask in enumerate(self.asks) if ask is not None), None)
            if seat is not None and not self.awaited:
                ask = self.asks[seat]
                assert ask is not None
                self.asks[seat] = None
                self.awaited = set(range(SEATS))
                wish = wire.Play(f"m{self.moves}", seat, ask.number, self.rng.choice(ask.options))
                self.moves += 1
                self.sent_at = time.perf_counter()
                await self.sockets[seat].send(wire.encode(wish).decode())
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))


async def set_up(http: httpx.AsyncClient, number: int) -> LiveTable:
    """Four people sit down and the game begins."""
    tokens = []
    for place in range(SEATS):
        answer = await http.post("/api/me", json={"name": f"P{number}.{place}"})
        answer.raise_for_status()
        tokens.append(answer.cookies["sortilege"])
        http.cookies.clear()
    heads = [{"authorization": f"Bearer {token}"} for token in tokens]
    setup = {"game": "animaux", "seats": SEATS, "options": {"characters": "random"}, "pace": 0}
    detail = (await http.post("/api/tables", json=setup, headers=heads[0])).raise_for_status().json()
    for head in heads[1:]:
        (await http.post("/api/join", json={"code": detail["code"]}, headers=head)).raise_for_status()
    (await http.post(f"/api/tables/{detail['table']['id']}/start", headers=heads[0])).raise_for_status()
    return LiveTable(detail["table"]["id"], tokens, Random(number))


async def set_up_all(base: str, tables: int) -> list[LiveTable]:
    gate = asyncio.Semaphore(HOUSEHOLD)

    async def one(number: int) -> LiveTable:
        async with gate, httpx.AsyncClient(base_url=base, timeout=60.0) as http:
            return await set_up(http, number)

    return list(await asyncio.gather(*(one(number) for number in range(tables))))


def percentile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] * 1000


def figures(name: str, values: list[float]) -> str:
    values = sorted(values)
    marks = ", ".join(f"p{share:g} {percentile(values, share / 100):.0f} ms" for share in (50, 95, 99))
    return f"{name}: {marks}, worst {values[-1] * 1000:.0f} ms ({len(values)} samples)"


async def count_lost(base: str, live: list[LiveTable]) -> int:
    """Acknowledged moves that the log does not have, asked from the server after all is over."""
    lost = 0
    async with httpx.AsyncClient(base_url=base, timeout=60.0) as http:
        text = (await http.get("/metrics")).text
        stored = next(float(line.split()[1]) for line in text.splitlines() if line.startswith("sortilege_lines_total"))
        told = sum(table.acknowledged for table in live)
        before = len(live) * (SEATS + 1)
        lost = int(told - (stored - before))
    return max(0, lost)


async def load(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="sortilege-load-") as folder:
        node = Node(options.database or f"sqlite+aiosqlite:///{folder}/tables.sqlite3", sockets_per_person=100)
        node.start()
        try:
            return await storm(node, options)
        finally:
            node.stop()


async def storm(node: Node, options: argparse.Namespace) -> int:
    began = time.perf_counter()
    live = await set_up_all(node.base, options.tables)
    for table in live:
        await table.connect(node.base)
    listening = [asyncio.create_task(table.listen(seat)) for table in live for seat in range(SEATS)]
    print(f"{len(live)} tables, {len(listening)} sockets, set up in {time.perf_counter() - began:.1f} s")
    await asyncio.sleep(2.0)
    began = time.perf_counter()
    cpu = cpu_seconds(node)
    await asyncio.gather(*(table.play(began + options.seconds) for table in live))
    for task in listening:
        if task.done():
            task.result()
    await asyncio.sleep(2.0)
    took = time.perf_counter() - began - 2.0
    used = cpu_seconds(node) - cpu
    moves = sum(table.moves for table in live)
    events = [value for table in live for value in table.to_everybody]
    print(f"{moves} moves in {took:.1f} s: {moves / took:.0f} moves/s, {len(events) / took:.0f} events/s")
    print(figures("from play to acknowledgement", [value for table in live for value in table.to_ack]))
    print(figures("from play to everyone's event", events))
    lost = moves - sum(table.acknowledged for table in live) + await count_lost(node.base, live)
    gaps = sum(table.gaps for table in live)
    waiting = sum(len(table.awaited) for table in live)
    print(f"lost moves: {lost}, gaps in streams: {gaps}, events that never came: {waiting}")
    print(f"server: {used / took:.2f} of a core; {machine()}")
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return 0 if lost == gaps == waiting == 0 else 1


def cpu_seconds(node: Node) -> float:
    assert node.process is not None
    with open(f"/proc/{node.process.pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine() -> str:
    model: Any = platform.processor() or platform.machine()
    with open("/proc/cpuinfo", encoding="utf-8") as info:
        model = next((line.split(":")[1].strip() for line in info if line.startswith("model name")), model)
    load_now = os.getloadavg()[0]
    return f"{os.cpu_count()} cores of {model}, load {load_now:.1f}, Python {platform.python_version()}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Load one server process with many tables.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", help="instead of a SQLite file of its own")
    return asyncio.run(load(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
