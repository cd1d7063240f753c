"""Strangers: people whom a server knows only by what crosses the wire, each at an address of their own.

They need nothing of the server but its port, so that they can visit other editions as well."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

USUAL: dict[str, Any] = {
    "tables_per_address": 50, "tables_per_person": 20, "joins_per_minute": 30, "messages_per_second": 10.0,
    "message_burst": 40, "allowances": (),
}  # fmt: skip
"""The limits of a server that nobody has changed."""


class Server(Protocol):
    @property
    def port(self) -> int: ...

    @property
    def base(self) -> str: ...


class Where(NamedTuple):
    """A server, for another process."""

    port: int
    base: str


class Stranger:
    """A guest at an address: one of this machine's own, or any other, as a trusted proxy would name it."""

    def __init__(self, node: Server, address: str) -> None:
        self.node = node
        self.own = address if address.startswith("127.") else None
        self.headers = {} if self.own else {"x-forwarded-for": address}
        transport = httpx.AsyncHTTPTransport(local_address=self.own)
        self.http = httpx.AsyncClient(base_url=node.base, timeout=20.0, headers=self.headers, transport=transport)
        self.address = address

    async def __aenter__(self) -> Self:
        await self.sign_in("Stranger")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def token(self) -> str:
        return self.http.cookies.get("sortilege") or ""

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def sign_in(self, name: str) -> None:
        await self.post("/api/me", {"name": name})

    async def open_table(self, **setup: Any) -> str | None:
        """None if it was refused."""
        answer = await self.post("/api/tables", setup)
        return answer.json()["table"]["id"] if answer.status_code == 201 else None

    async def fill_and_start(self, table: str, seats: int, bot: str) -> None:
        """With bots on all the other seats."""
        for seat in range(1, seats):
            await self.http.put(f"/api/tables/{table}/seats/{seat}", json={"bot": bot})
        await self.post(f"/api/tables/{table}/start")

    async def play_alone(self, table: str, seats: int) -> None:
        """On every seat."""
        for seat in range(1, seats):
            (await self.post(f"/api/tables/{table}/sit", {"seat": seat})).raise_for_status()
        (await self.post(f"/api/tables/{table}/start")).raise_for_status()

    def socket(self, table: str) -> connect:
        address = f"{self.node.base.replace('http', 'ws', 1)}/ws/{table}"
        headers = {"cookie": f"sortilege={self.token}", **self.headers}
        return connect(address, additional_headers=headers, local_addr=(self.own, 0) if self.own else None)

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which anything may be said."""
        return await asyncio.open_connection(
            "127.0.0.1", self.node.port, local_addr=(self.own, 0) if self.own else None
        )


async def hello(socket: ClientConnection) -> None:
    await socket.send('{"t": "hello", "protocol": 1}')
    await socket.recv()


async def tell(socket: ClientConnection, **words: Any) -> None:
    await socket.send(json.dumps(words))


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["t"] in kinds:
            return message


async def settled(socket: ClientConnection, kind: str, **words: Any) -> dict[str, Any]:
    """The answer to a wish."""
    await tell(socket, t=kind, **words)
    return await hear(socket, "ack", "refused")


class GameOver(Exception):
    """There is nothing more to play at this table."""


class Alone:
    """Somebody who plays all seats of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.states: dict[int, dict[str, Any]] = {}
        self.played = 0
        self.wishes = 0

    async def wish(self, **words: Any) -> bool:
        self.wishes += 1
        await tell(self.socket, id=f"w{self.wishes}", **words)
        while True:
            message = await hear(self.socket, "state", "ack", "refused")
            if message["t"] == "state":
                self.states[message["seat"]] = message
            else:
                return bool(message["t"] == "ack")

    async def play(self) -> int:
        """The seat that answered."""
        while len(self.states) < 6 or not (asked := [seat for seat in self.states if self.states[seat]["ask"]]):
            if any(state["view"]["outcome"] for state in self.states.values()):
                raise GameOver
            message = await hear(self.socket, "state")
            self.states[message["seat"]] = message
        ask = self.states[asked[0]]["ask"]
        step = ask["options"][self.played % 3 % len(ask["options"])]
        self.played += await self.wish(t="play", seat=asked[0], ask=ask["number"], step=step)
        return asked[0]

    async def play_and_take_back(self) -> None:
        while not self.states[seat := await self.play()]["undo"]:
            pass
        await self.wish(t="undo", seat=seat)


async def finished(guest: Stranger, game: str) -> str:
    """A table whose game is over."""
    table = await guest.open_table(game=game, seats=2)
    assert table is not None
    await guest.play_alone(table, 2)
    async with guest.socket(table) as socket:
        await hello(socket)
        assert (await settled(socket, "resign", id="r", seat=0))["t"] == "ack"
    return table


async def hint(guest: Stranger, game: str, many: int) -> list[str]:
    """What is answered to whoever asks for hints, one after the other."""
    table = await guest.open_table(game=game, seats=2)
    if table is None:
        return []
    await guest.play_alone(table, 2)
    answers = []
    async with guest.socket(table) as socket:
        await hello(socket)
        state = await hear(socket, "state")
        while state["ask"] is None:
            state = await hear(socket, "state")
        for number in range(many):
            await tell(socket, t="hint", id=f"h{number}", seat=state["seat"], ask=state["ask"]["number"])
            answers.append((await hear(socket, "hints", "refused"))["t"])
    return answers


def memory(pid: int) -> float:
    """What a process has of it, in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def memory_of_all(pid: int) -> float:
    """The same of a process and all it has started, in which what they share counts once."""
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:  # it has just ended
        return 0.0
    own = next((int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:")), 0)
    return own * 1024 / 1e6 + sum(memory_of_all(int(child)) for child in children)
