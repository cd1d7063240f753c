"""A device's drawer in memory, and a page before it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from sortilege.server.device.drawer import read_row
from sortilege.server.device.engine import Engine


class MemoryDrawer:
    def __init__(self) -> None:
        self._me = ""
        self._rows: dict[str, str] = {}
        self._lines: dict[str, list[str]] = {}

    async def me(self) -> str:
        return self._me

    async def name(self, me: str) -> None:
        self._me = me

    async def rows(self) -> list[str]:
        return sorted(self._rows.values(), key=lambda row: -read_row(row).changed)

    async def keep(self, table: str, row: str) -> None:
        self._rows[table] = row

    async def lines(self, table: str, since: int) -> list[str]:
        return self._lines.get(table, [])[since:]

    async def append(self, table: str, ply: int, lines: list[str]) -> bool:
        kept = self._lines.setdefault(table, [])
        if len(kept) != ply:
            return False
        kept.extend(lines)
        return True

    async def clear(self) -> None:
        self._me = ""
        self._rows.clear()
        self._lines.clear()


class DevicePage:
    """Asks as the web page does, and hears what it would."""

    def __init__(self, drawer: MemoryDrawer) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.states: dict[int | None, dict[str, Any]] = {}
        self._count = 0
        self.engine = Engine(drawer, self._hear, lambda line, code, reason: self.closed.append(code), "[]")

    def _hear(self, line: int, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["t"] == "state":
            self.states[message["seat"]] = message

    async def ask(self, method: str, address: str, body: object = None) -> Any:
        """What is answered; AssertionError with the answer if it is refused."""
        sent = "" if body is None else msgspec.json.encode(body).decode()
        status, kind, text = await self.engine.ask(method, address, sent)
        assert status == 200, text
        return json.loads(text) if kind == "application/json" else text

    async def connect(self, table: str) -> None:
        assert await self.engine.connect(1, table)
        await self.engine.hear(1, json.dumps({"t": "hello", "protocol": 1, "since": {}}))

    async def wish(self, **wish: object) -> dict[str, Any]:
        """What comes back under its number."""
        self._count += 1
        number = f"{id(self)}-{self._count}"
        await self.engine.hear(1, json.dumps({**wish, "id": number}))
        return next(message for message in reversed(self.heard) if message.get("id") == number)

    async def table(self, game: str, seats: int, bots: str | None, **setup: object) -> str:
        """A table where a game has begun: bots on all other seats, or people before the same device."""
        await self.ask("POST", "/me", {"name": "Zoé", "language": "fr"})
        opened = await self.ask("POST", "/tables", {"game": game, "seats": seats, "pace": 0, **setup})
        table: str = opened["table"]["id"]
        for seat in range(1, seats):
            if bots is None:
                await self.ask("POST", f"/tables/{table}/sit", {"seat": seat})
            else:
                await self.ask("PUT", f"/tables/{table}/seats/{seat}", {"bot": bots})
        await self.ask("POST", f"/tables/{table}/start")
        await self.connect(table)
        return table

    @property
    def asked(self) -> dict[str, Any] | None:
        """Of our seats, one that is asked."""
        return next((state for state in self.states.values() if state["ask"]), None)

    @property
    def is_over(self) -> bool:
        return any(state["view"].get("outcome") is not None for state in self.states.values())

    async def next_question(self) -> dict[str, Any]:
        """Waits until one of our seats is asked."""
        while self.asked is None:
            await asyncio.sleep(0.005)
        return self.asked

    async def play_to_the_end(self, most: int = 2000) -> int:
        """Always the first option; how often something was answered."""
        for answered in range(most):
            while self.asked is None and not self.is_over:
                await asyncio.sleep(0.005)
            if self.is_over:
                return answered
            state = self.asked
            assert state is not None
            options = state["ask"]["options"]
            step = options[answered % len(options)]
            back = await self.wish(t="play", seat=state["seat"], ask=state["ask"]["number"], step=step)
            assert back["t"] in ("ack", "refused"), back
        raise AssertionError(f"not over after {most} answers")
