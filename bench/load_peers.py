"""The load on this server beside the same on boardgame.io's, in one run and in interleaved rounds.

    make load-peers          500 tables with 2,000 sockets, one move a second a table, 20 seconds, two rounds

The players are Python's on both sides. What the servers do for a move is not the same: ours carries out the rules of
five games with secrets, writes each seat a view of its own, and acknowledges once the move is on disk; boardgame.io
changes one cell of a game without rules, keeps it in memory, and tells everybody the same.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from live_tables import SOCKETS
from load import machine
from sortilege.testing.services import free_port, stop, wait_for_port
from sortilege.testing.strangers import memory

HERE = Path(__file__).parent
FOLDER = HERE.parent / ".cache" / "load-peers"
PEER = "boardgame.io@0.50.2"
SPACE = "/load,"
"""The name of the game in each of socket.io's packets."""
CONNECTING, EVENT = "40", "42"
PING, PONG = "2", "3"
SET_UP_AT_ONCE = 25


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815  # the peer's name


class Seen(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: Turn


class Synced(msgspec.Struct):
    state: Seen


class PeerTable:
    """A match of boardgame.io with four players on sockets of their own."""

    def __init__(self, name: str, rng: Random) -> None:
        self.name = name
        self.rng = rng
        self.seen: Seen | None = None
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.sent: list[float] = []
        self.to_everybody: list[float] = []
        self.states = 0
        self.lost = 0
        self._heard = SOCKETS

    async def set_up(self, port: int) -> None:
        for place in range(SOCKETS):
            url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(url, compression=None, ping_interval=None, max_size=None)
            await socket.recv()
            await socket.send(CONNECTING + SPACE)
            await socket.recv()
            await self._emit(socket, "sync", self.name, str(place), None, SOCKETS)
            self.sockets.append(socket)
            self.listening.append(asyncio.create_task(self._listen(socket)))

    async def _emit(self, socket: ClientConnection, *words: object) -> None:
        await socket.send(EVENT + SPACE + json.dumps(words))

    async def _listen(self, socket: ClientConnection) -> None:
        begin = len(EVENT + SPACE)
        async for text in socket:
            now = time.perf_counter()
            assert isinstance(text, str)
            if text == PING:
                await socket.send(PONG)
                continue
            words = msgspec.json.decode(text[begin:], type=list[msgspec.Raw])
            what = msgspec.json.decode(words[0])
            if what == "sync":
                self._see(msgspec.json.decode(words[2], type=Synced).state)
            elif what == "update":
                self._see(msgspec.json.decode(words[2], type=Seen))
                self._hear(now)

    def _see(self, seen: Seen) -> None:
        if self.seen is None or seen.number > self.seen.number:
            self.seen = seen

    def _hear(self, now: float) -> None:
        self.states += 1
        self._heard += 1
        if self._heard == SOCKETS:
            self.to_everybody.append(now - self.sent[-1])

    async def play(self, until: float) -> None:
        """One move a second, at a moment of its own."""
        moment = time.perf_counter() + self.rng.random()
        while moment < until:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            if self._heard == SOCKETS and self.seen is not None:
                await self._move(self.seen)
            moment += 1.0

    async def _move(self, seen: Seen) -> None:
        player = seen.ctx.currentPlayer
        self._heard = 0
        self.sent.append(time.perf_counter())
        payload = {"type": "put", "args": [self.rng.randrange(16)], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._emit(self.sockets[int(player)], "update", action, seen.number, self.name, player)

    async def leave(self) -> None:
        self.lost = int(self._heard < SOCKETS)
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for socket in self.sockets:
            await socket.close()


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, by all of its threads."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def install() -> None:
    """The peer, from the package index of npm, in a folder of its own; once."""
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"private": true}', encoding="utf-8")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", PEER], cwd=FOLDER, check=True)
    shutil.copy(HERE / "peer_boardgame.cjs", FOLDER)


async def theirs(options: argparse.Namespace) -> dict[str, float]:
    port = free_port()
    words = ["node", str(FOLDER / "peer_boardgame.cjs"), str(port)]
    server = subprocess.Popen(words, cwd=FOLDER, stdout=subprocess.DEVNULL)
    try:
        await asyncio.to_thread(wait_for_port, port, server)
        return await load_them(server.pid, port, options)
    finally:
        stop(server)


async def load_them(pid: int, port: int, options: argparse.Namespace) -> dict[str, float]:
    tables = [PeerTable(f"t{number}", Random(number)) for number in range(options.tables)]
    gate = asyncio.Semaphore(SET_UP_AT_ONCE)

    async def set_up(table: PeerTable) -> None:
        async with gate:
            await table.set_up(port)

    await asyncio.gather(*(set_up(table) for table in tables))
    await asyncio.sleep(2.0)
    gc.disable()  # it would stop the players, not the server
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    await asyncio.gather(*(table.play(began + options.seconds) for table in tables))
    took, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    await asyncio.sleep(2.0)
    size = memory(pid)
    for table in tables:
        await table.leave()
    gc.enable()
    waits = sorted(wait for table in tables for wait in table.to_everybody) or [0.0]
    moves = len(waits)
    return {
        "ms_a_move": 1000 * used / max(1, moves), "moves": moves / took, "memory": size,
        "states": sum(table.states for table in tables) / took, "lost": sum(table.lost for table in tables),
        **{f"p{share}": 1000 * waits[len(waits) * share // 100] for share in (50, 95, 99)},
    }  # fmt: skip


def ours(options: argparse.Namespace) -> dict[str, float]:
    words = [sys.executable, str(HERE / "load.py"), "--json", "--tables", str(options.tables)]
    told = subprocess.run([*words, "--seconds", str(options.seconds)], stdout=subprocess.PIPE, text=True, check=False)
    if told.returncode:
        sys.exit(told.stdout)
    figures: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    install()
    rows: dict[str, list[dict[str, float]]] = {"Sortilège": [], PEER: []}
    for _ in range(options.rounds):
        rows["Sortilège"].append(ours(options))
        rows[PEER].append(asyncio.run(theirs(options)))
    print(f"{options.tables} tables, {options.tables * SOCKETS} sockets, {options.rounds} rounds; {machine()}")
    print("| server | moves/s | states/s | play to everyone p50/p95/p99 ms | processor ms a move | MB | lost |")
    print("|---|---|---|---|---|---|---|")
    for name, found in rows.items():
        one = {key: median(row[key] for row in found) for key in found[0]}
        waits = "/".join(f"{one[f'p{share}']:.0f}" for share in (50, 95, 99))
        engine = "" if "is_compiled" not in one else ", compiled" if one["is_compiled"] else ", plain"
        print(
            f"| {name}{engine} | {one['moves']:.0f} | {one['states']:.0f} | {waits} | {one['ms_a_move']:.2f} "
            f"| {one['memory']:.0f} | {one['lost']:.0f} |"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
