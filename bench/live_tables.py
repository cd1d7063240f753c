"""A live table for the load: people and spectators on sockets of their own, who read little and lose nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import sortilege
from sortilege.server.table import wire

SOCKETS = 4
"""At every table; where fewer can play the others watch."""


Move = tuple[str, str]
"""The table it was made at, and its own number."""
PATIENCE = 30.0
"""Seconds after which what did not come counts as lost."""
PATIENTLY: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": PATIENCE}


class Asked(msgspec.Struct):
    number: int
    options: list[str]


class Card(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """What the load needs of a message; the rest is not read."""

    t: str
    id: str = ""
    version: int = 0
    events: list[msgspec.Raw] = []
    ask: Asked | None = None
    fresh: bool = False
    table: Card | None = None


DECODER = msgspec.json.Decoder(Message)


class Moves:
    """When moves were sent and acknowledged, and when anybody heard of anything."""

    def __init__(self) -> None:
        self.sent: dict[Move, float] = {}
        self.to_ack: list[float] = []
        self.heard: dict[str, list[float]] = {}
        """By table."""
        self.last_event: dict[Move, float] = {}
        """How long until the last person at the table had the event of a move; only its log tells which came of which,
        and which of a window that closed by itself."""
        self.refused = 0

    @classmethod
    def together(cls, several: Iterable[Moves]) -> Moves:
        all_of_them = cls()
        for moves in several:
            all_of_them.sent.update(moves.sent)
            all_of_them.to_ack += moves.to_ack
            all_of_them.heard.update(moves.heard)
            all_of_them.last_event.update(moves.last_event)
            all_of_them.refused += moves.refused
        return all_of_them

    @property
    def events(self) -> int:
        return sum(map(len, self.heard.values()))

    def to_everybody(self) -> list[float]:
        return list(self.last_event.values())


class LiveTable:
    def __init__(self, game: str, table: str, tokens: list[str], rng: Random) -> None:
        self.game = game
        self.id = table
        self.heads = [{"authorization": f"Bearer {token}"} for token in tokens]
        self.rng = rng
        self.moves = Moves()
        self.acknowledged: dict[str, list[tuple[str, int, str]]] = {}
        """By table, for a rematch is another one: moves by their number, seat and step."""
        self.gaps = 0
        self.games_over = 0
        self._wish: wire.Play | None = None
        self._pongs = 0
        self._sit_down(table)

    def _sit_down(self, table: str) -> None:
        self.id = table
        self.over = False
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.asks: list[Asked | None] = [None] * SOCKETS
        self.versions = [-1] * SOCKETS

    @classmethod
    async def set_up(cls, http: httpx.AsyncClient, game: str, rng: Random) -> Self:
        """Four people come, as many as can play sit down, and the game begins."""
        tokens = []
        for place in range(SOCKETS):
            answer = await http.post("/api/me", json={"name": f"P{place}"})
            tokens.append(answer.raise_for_status().cookies["sortilege"])
            http.cookies.clear()
        table = cls(game, "", tokens, rng)
        rules = sortilege.ruleset(game)
        seats = min(SOCKETS, rules.seats[rules.modes[0]][1])
        setup = {"game": game, "seats": seats, "pace": 0, "grace": None}
        opened = (await http.post("/api/tables", json=setup, headers=table.heads[0])).raise_for_status().json()
        for head in table.heads[1:seats]:
            (await http.post("/api/join", json={"code": opened["code"]}, headers=head)).raise_for_status()
        await table._begin(http, opened["table"]["id"])
        return table

    async def _begin(self, http: httpx.AsyncClient, table: str) -> None:
        (await http.post(f"/api/tables/{table}/start", headers=self.heads[0])).raise_for_status()
        self._sit_down(table)

    async def connect(self, base: str) -> None:
        for place, head in enumerate(self.heads):
            url = f"{base.replace('http', 'ws')}/ws/{self.id}"
            socket = await connect(url, additional_headers=head, ping_interval=None, **PATIENTLY)
            await socket.send(wire.encode(wire.Hello(wire.PROTOCOL)).decode())
            self.sockets.append(socket)
            self.listening.append(asyncio.create_task(self._listen(place, socket)))

    async def leave(self) -> None:
        for task in self.listening:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for socket in self.sockets:
            await socket.close()

    async def _listen(self, place: int, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.time()
            message = DECODER.decode(text)
            if message.t == "state":
                if self.versions[place] >= 0:
                    self.gaps += message.version != self.versions[place] + len(message.events) or message.fresh
                    if message.events:
                        self.moves.heard.setdefault(self.id, []).append(now)
                self.versions[place] = message.version
                self.asks[place] = message.ask
            elif message.table is not None:
                self.over = message.table.status == "over"
            elif message.t == "pong":
                self._pongs += 1
            elif self._wish is not None and message.id == self._wish.id:
                self._settle(message.t == "ack", now)

    def _settle(self, acknowledged: bool, now: float) -> None:
        assert self._wish is not None
        if acknowledged:
            self.moves.to_ack.append(now - self.moves.sent[self.id, self._wish.id])
            move = self._wish.id, self._wish.seat, self._wish.step
            self.acknowledged.setdefault(self.id, []).append(move)
        else:
            self.moves.refused += 1
        self._wish = None

    @property
    def waits(self) -> bool:
        """The last move was not answered."""
        return self._wish is not None

    async def play(self, base: str, http: httpx.AsyncClient, until: float) -> None:
        """One move a second, at a moment of its own."""
        moment = time.perf_counter() + self.rng.random()
        while moment < until:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            if self.over:
                await self._again(base, http)
            elif not self.waits:
                await self._move()
            moment += 1.0

    async def _move(self) -> None:
        open_to = [(seat, ask) for seat, ask in enumerate(self.asks) if ask is not None]
        if open_to:
            seat, ask = self.rng.choice(open_to)
            self._wish = wire.Play(f"m{len(self.moves.sent)}", seat, ask.number, self.rng.choice(ask.options))
            self.moves.sent[self.id, self._wish.id] = time.time()
            await self.sockets[seat].send(wire.encode(self._wish).decode())

    async def _again(self, base: str, http: httpx.AsyncClient) -> None:
        """The same people at a new table."""
        self.games_over += 1
        await self.hear_out()
        answer = await http.post(f"/api/tables/{self.id}/rematch", headers=self.heads[0])
        await self.leave()
        await self._begin(http, answer.raise_for_status().json()["table"]["id"])
        await self.connect(base)

    async def hear_out(self) -> None:
        """Returns when everybody has heard what was said to them before."""
        self._pongs = 0
        for socket in self.sockets:
            await socket.send(wire.encode(wire.Ping("heard")).decode())
        await self._wait(lambda: self._pongs == len(self.sockets))

    async def _wait(self, there: Callable[[], bool]) -> None:
        until = time.perf_counter() + PATIENCE
        while not there() and time.perf_counter() < until:
            await asyncio.sleep(0.02)

    async def count_untold(self, base: str) -> int:
        """Events that somebody who comes back is told, and whoever stayed does not hear; silence on a socket too."""
        await self.hear_out()
        untold = len(self.sockets) - self._pongs
        for place, head in enumerate(self.heads):
            url = f"{base.replace('http', 'ws')}/ws/{self.id}"
            async with connect(url, additional_headers=head, **PATIENTLY) as socket:
                known = {str(place): self.versions[place], "watch": self.versions[place]}
                await socket.send(wire.encode(wire.Hello(wire.PROTOCOL, known)).decode())
                message = DECODER.decode(await socket.recv())
                while message.t != "state":
                    message = DECODER.decode(await socket.recv())
            await self._wait(partial(self._knows, place, message.version))
            untold += max(0, message.version - self.versions[place])
        return untold

    def _knows(self, place: int, version: int) -> bool:
        return self.versions[place] >= version
