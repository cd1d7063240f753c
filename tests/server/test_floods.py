"""Floods: what comes through the door in masses, and answers that nobody takes away. Whoever floods is turned away, and
whoever is only slow is not."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sortilege.server.http import door, web
from sortilege.server.http.connection import MOST_FRAGMENTS, PORTION, Connection
from sortilege.server.live.addresses import address_key
from sortilege.server.metrics import REGISTRY
from sortilege.server.settings import Settings
from sortilege.server.table import wire
from sortilege.testing.servers import Running, running

pytestmark = pytest.mark.anyio

ELSEWHERE = "203.0.113.1"
"""The proxy, in tests whose visitors are none."""
USUAL: dict[str, Any] = {"allowances": (), "messages_per_second": 10.0, "message_burst": 40}
MASK = bytes(4)
PING, PONG = bytes([0x89, 0x80]) + MASK, bytes([0x8A, 0x80]) + MASK
BEGINNING, MORE = bytes([0x01, 0x80]) + MASK, bytes([0x00, 0x80]) + MASK
"""Frames of a message that says nothing."""


def turned_away(why: str) -> float:
    return REGISTRY.get_sample_value("sortilege_turned_away_total", {"why": why}) or 0.0


def port_of(server: Running) -> int:
    return int(server.base.rpartition(":")[2])


async def answer_to(server: Running, *parts: bytes, pause: float = 0.0) -> tuple[bytes, int]:
    """What is answered until the connection is closed, and how many bytes could be said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    said = 0
    try:
        for part in parts:
            writer.write(part)
            await asyncio.wait_for(writer.drain(), 2.0)
            said += len(part)
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), 8.0), said
    except (ConnectionError, TimeoutError):
        return b"cut", said
    finally:
        writer.close()


# Requests that come before the last one is answered

REQUEST = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
THE_LAST = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"


async def test_a_few_requests_may_be_said_at_once_and_many_may_not(server: Running) -> None:
    before = turned_away("pipelined")
    few, _ = await answer_to(server, REQUEST * door.MOST_PIPELINED + THE_LAST)
    fine = turned_away("pipelined")
    many, _ = await answer_to(server, REQUEST * 5000)

    assert few.count(b"HTTP/1.1 200") == door.MOST_PIPELINED + 1
    assert many.startswith(b"HTTP/1.1 429") or many == b"cut"
    assert (fine - before, turned_away("pipelined") - fine) == (0, 1)


async def test_requests_that_come_bit_by_bit_do_not_pile_up_either(server: Running) -> None:
    parts = [REQUEST * 200] * 40
    answers, _ = await answer_to(server, *parts, pause=0.01)

    assert answers == b"cut" or answers.count(b"HTTP/1.1 200") <= 100
    assert max((len(one.pipeline) for one in server.connections if isinstance(one, door.Door)), default=0) == 0


# Bodies

CHUNKED = (
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n"
    b"connection: close\r\n\r\n"
)
NAMED = b'e\r\n{"name": "Zo"}\r\n0\r\n'


@pytest.mark.parametrize("beginning", [NAMED + b"x: ", b"1;", NAMED + b"x: 1\r\n" * 70])
async def test_what_is_said_beside_a_body_has_an_end_as_headings_do(server: Running, beginning: bytes) -> None:
    answer, said = await answer_to(server, CHUNKED + beginning, *[b"a" * 10_000] * 400, pause=0.001)

    assert answer == b"cut" or b"HTTP/1.1 431" in answer or b"HTTP/1.1 200" in answer
    assert said < 3_000_000


async def test_a_body_in_parts_may_end_with_a_few_fields_that_nobody_takes_for_headers(server: Running) -> None:
    answer, _ = await answer_to(server, CHUNKED + NAMED + b"host: evil.example\r\nx-checked: 1\r\n\r\n")
    name = "é" * 100_000
    parts = [f"{name[at : at + 500]}".encode() for at in range(0, len(name), 500)]

    async def body() -> AsyncIterator[bytes]:
        yield b'{"record": "'
        for part in parts:
            yield part
        yield b'"}'

    async with httpx.AsyncClient(base_url=server.base) as visitor:
        long = await visitor.post("/api/records/replay", content=body(), headers={"content-type": "application/json"})

    assert answer.startswith(b"HTTP/1.1 200")
    assert long.status_code == 422, "it was read, and is no record"


# Answers


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A file of the page, larger than what any system takes at once."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    content = os.urandom(16_000_000)
    (folder / "assets" / "film.bin").write_bytes(content)
    monkeypatch.setattr(web, "WEB", folder)
    return content


async def asked_for(server: Running, path: str, buffer: int = 4096) -> socket.socket:
    """A connection on which somebody has asked for something, and read nothing."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port_of(server)))
    await loop.sock_sendall(raw, f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
    return raw


async def test_an_answer_that_nobody_reads_is_dropped(sqlite_url: str, large: bytes) -> None:
    before = turned_away("unread")
    async with running(sqlite_url, answer_seconds=2.0) as server:
        asking = [await asked_for(server, "/assets/film.bin") for _ in range(5)]
        await asyncio.sleep(0.3)
        held = len(server.connections)
        async with asyncio.timeout(60.0):
            while server.connections:
                await asyncio.sleep(0.1)
        for raw in asking:
            raw.close()

    assert held == 5
    assert turned_away("unread") == before + 5


async def test_an_answer_that_is_read_slowly_comes_whole(sqlite_url: str, large: bytes) -> None:
    before = turned_away("unread")
    loop = asyncio.get_running_loop()
    read = bytearray()
    async with running(sqlite_url, answer_seconds=2.0) as server:
        began = loop.time()
        with contextlib.closing(await asked_for(server, "/assets/film.bin", buffer=200_000)) as phone:
            while len(read) < len(large) and (part := await loop.sock_recv(phone, 100_000)):
                read += part
                await asyncio.sleep(0.03)
        took = loop.time() - began

    assert bytes(read).endswith(large)
    assert took > 2 * 2.0
    assert turned_away("unread") == before


# Connections of one address


async def test_an_address_holds_only_so_many_connections_whatever_it_says_on_them(sqlite_url: str) -> None:
    before = turned_away("connections-of-address")
    async with running(sqlite_url, allowances=(), proxies=ELSEWHERE, connections_per_address=12) as server:
        async with server.people("Newt") as (newt,):
            table = (await newt.open_table(game="animaux", seats=2)).table.id
            token = newt.token
        sockets = [await at_the_table(server, table, token) for _ in range(7)]
        idle = [await asyncio.open_connection("127.0.0.1", port_of(server)) for _ in range(5)]
        for _, writer in idle:
            writer.write(REQUEST)
        said = [await reader.read(12) for reader, _ in idle]
        refused, _ = await answer_to(server, REQUEST)
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=server.base, transport=transport) as other:
            welcome = (await other.get("/healthz")).status_code
        for one in sockets:
            await one.close()
        for _, writer in idle:
            writer.close()
        await asyncio.sleep(0.2)
        async with httpx.AsyncClient(base_url=server.base) as again:
            back = (await again.get("/healthz")).status_code

    assert said == [b"HTTP/1.1 200"] * 5
    assert refused.startswith(b"HTTP/1.1 429") or refused == b"cut"
    assert (welcome, back) == (200, 200)
    assert turned_away("connections-of-address") == before + 1


def test_a_network_with_an_allowance_holds_more_and_a_proxy_as_many_as_there_are() -> None:
    settings = Settings(allowances=("198.51.100.0/24=10",), proxies="203.0.113.0/24", connections_per_address=20)
    threshold = door.Threshold(settings, most_connections=1000)
    for host in ("198.51.100.1", "203.0.113.1", "2001:db8::1"):
        for _ in range(150):
            threshold.open.add(address_key(host))

    assert threshold.refusal("198.51.100.1", 450) is None
    assert threshold.refusal("203.0.113.1", 450) is None
    assert threshold.refusal("2001:db8::2", 450) == (429, "connections-of-address")
    assert threshold.refusal("203.0.113.1", 1001) == (503, "connections")
    assert door.Threshold(Settings(), most_connections=100).open.most == 50


# Frames


async def at_the_table(server: Running, table: str, token: str | None) -> ClientConnection:
    bearer = {"authorization": f"Bearer {token}"}
    here = await connect(
        f"{server.base.replace('http', 'ws')}/ws/{table}", additional_headers=bearer, ping_interval=None
    )
    await here.send('{"t": "hello", "protocol": 1}')
    await here.recv()
    return here


async def answered(here: ClientConnection) -> str:
    """Which ping was."""
    while not isinstance(message := wire.read_to_client(await here.recv()), wire.Pong):
        pass
    return message.id


@contextlib.asynccontextmanager
async def somebody_at_a_table(url: str, **settings: Any) -> AsyncIterator[tuple[Running, ClientConnection]]:
    async with running(url, **settings) as server, server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        yield server, await at_the_table(server, table, newt.token)


async def code_after(here: ClientConnection, frames: bytes) -> int | None:
    """With which code somebody is cut off who sends these as they are."""
    here.transport.write(frames)
    async with asyncio.timeout(60.0):
        with contextlib.suppress(ConnectionClosed):
            async for _ in here:
                pass
    return here.close_code


@pytest.mark.parametrize("frame", [PING, PONG])
async def test_frames_that_are_no_messages_cost_what_messages_do(sqlite_url: str, frame: bytes) -> None:
    async with somebody_at_a_table(sqlite_url, **USUAL) as (server, here):
        (connection,) = [one for one in server.connections if isinstance(one, Connection)]
        here.transport.write(frame * 30)
        await here.send('{"t": "ping", "id": "still here"}')
        answer = await answered(here)
        code = await code_after(here, frame * 40_000)

        assert answer == "still here"
        assert code == wire.TOO_MANY
        assert connection.transport.is_closing() or connection.close_sent


async def test_whoever_was_sent_away_is_not_heard_for_long(sqlite_url: str) -> None:
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    head = b"GET /ws/none HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    loop = asyncio.get_running_loop()
    async with running(sqlite_url, **USUAL) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
        writer.write(head + key)
        accepted = await reader.readuntil(b"\r\n\r\n")
        sent_away = (await reader.readexactly(4))[2:]
        began = loop.time()
        with contextlib.suppress(ConnectionError):
            while loop.time() < began + 60.0:
                writer.write(PING * 100)
                await asyncio.wait_for(writer.drain(), 2.0)
                await asyncio.sleep(0.02)
        took = loop.time() - began
        writer.close()

    assert accepted.startswith(b"HTTP/1.1 101")
    assert int.from_bytes(sent_away, "big") == wire.NOT_ALLOWED
    assert took < 30.0


async def test_whoever_says_nonsense_and_farewell_in_one_breath_is_let_go_at_once(sqlite_url: str) -> None:
    loop = asyncio.get_running_loop()
    async with somebody_at_a_table(sqlite_url) as (_, here):
        nonsense = bytes([0x81, 0x80 | 100]) + MASK + b"x" * 100
        here.transport.write(nonsense * 30)
        began = loop.time()
        await here.close()
        took = loop.time() - began

    assert len(nonsense * 30) > 2 * PORTION
    assert here.close_code == wire.BAD_MESSAGE
    assert took < 9.0


async def test_parts_of_a_message_cost_what_messages_do(sqlite_url: str) -> None:
    async with somebody_at_a_table(sqlite_url, **USUAL) as (_, here):
        assert await code_after(here, BEGINNING + MORE * 40_000) == wire.TOO_MANY


async def test_a_message_comes_in_so_many_parts_and_no_more(sqlite_url: str) -> None:
    async with somebody_at_a_table(sqlite_url) as (_, here):
        word = '{"t": "ping", "id": "in parts"}'
        await here.send(list(word))
        assert await answered(here) == "in parts"
        assert await code_after(here, BEGINNING + MORE * MOST_FRAGMENTS) == wire.BAD_MESSAGE


async def test_a_message_that_is_put_together_has_an_end(sqlite_url: str) -> None:
    async with somebody_at_a_table(sqlite_url) as (_, here):
        long = BEGINNING + (bytes([0x00, 0xFE]) + (4000).to_bytes(2, "big") + MASK + b"a" * 4000) * 6

        assert await code_after(here, long) == 1009


async def test_messages_that_come_in_one_flood_are_answered_in_their_order(sqlite_url: str) -> None:
    async with somebody_at_a_table(sqlite_url, messages_per_second=10_000.0, message_burst=10_000) as (_, here):
        words = [f'{{"t": "ping", "id": "{number}"}}'.encode() for number in range(400)]
        flood = b"".join(bytes([0x81, 0x80 | len(word)]) + MASK + word + PING for word in words)
        here.transport.write(flood)
        async with asyncio.timeout(60.0):
            answers = [await answered(here) for _ in words]

    assert len(flood) > 10 * PORTION
    assert answers == [str(number) for number in range(400)]
