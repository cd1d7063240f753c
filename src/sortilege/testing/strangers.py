"""Strangers: people whom a server knows only by what crosses the wire, each at an address of their own.

They need nothing of the server but its port, so that they can visit other editions as well."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from sortilege.testing.servers import Node

USUAL: dict[str, Any] = {
    "tables_per_address": 50, "tables_per_person": 20, "joins_per_minute": 30, "messages_per_second": 10.0,
    "message_burst": 40, "allowances": (),
}  # fmt: skip
"""The limits of a server that nobody has changed."""


class Stranger:
    """A guest at an address, as a trusted proxy would name it."""

    def __init__(self, node: Node, address: str) -> None:
        self.node = node
        self.http = httpx.AsyncClient(base_url=node.base, timeout=20.0, headers={"x-forwarded-for": address})
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
        return connect(
            address, additional_headers={"cookie": f"sortilege={self.token}", "x-forwarded-for": self.address}
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


def memory(pid: int) -> float:
    """What a process has of it, in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
