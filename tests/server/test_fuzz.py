"""Nonsense on the socket gets a clear error or a close code, and the server stays up and honest."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sortilege.client import Client
from sortilege.server.table import wire
from sortilege.server.table.entries import Chosen
from sortilege.testing.servers import Running, running

pytestmark = pytest.mark.anyio

HELLO = '{"t":"hello","protocol":1}'
MESSAGES = {str(message.__struct_config__.tag): message for message in wire.AnyFromClient.__args__}
WORDS = list(MESSAGES)
"""The tag of every message there is."""
FIELDS = sorted({field for message in wire.AnyFromClient.__args__ for field in message.__struct_fields__})


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url, allowances=("127.0.0.1=20",), message_burst=6, messages_per_second=1.0) as one:
        yield one


@pytest.fixture
async def table(server: Running) -> AsyncIterator[tuple[Client, str]]:
    """A game of Newt's against a bot that waits for him."""
    async with server.people("Newt") as (newt,):
        detail = await newt.open_table(game="animaux", seats=2, options={"first_seat": 0, "characters": "random"})
        await newt.seat_bot(detail.table.id, 1, "random")
        await newt.start(detail.table.id)
        yield newt, detail.table.id


def socket_of(server: Running, client: Client, table: str, **headers: str) -> Any:
    url = server.base.replace("http", "ws") + f"/ws/{table}"
    return connect(url, additional_headers={"authorization": f"Bearer {client.token}", **headers}, max_size=None)


async def close_code(socket: ClientConnection) -> int:
    """Reads until the server closes."""
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionClosed):
            async for _ in socket:
                pass
        await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code


async def still_honest(server: Running, client: Client, table: str) -> None:
    """The server still serves this table, and nothing was played."""
    async with client.at(table) as here:
        await here.until(lambda: here.question())
    room = await server.services.rooms.room(table)
    assert room.table.match is not None
    assert room.table.match.choices == []


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "null", "[]", "42", '"hello"', "{}", '{"t":"fly"}', '{"t":"play"}', '{"t":7}',
        '{"t":"play","id":1,"seat":0,"ask":0,"step":"x"}',
        '{"t":"play","id":"a","seat":-1,"ask":0,"step":"x"}',
        '{"t":"play","id":"a","seat":0,"ask":"0","step":"x"}',
        '{"t":"play","id":"a","seat":0,"ask":0,"step":"x","extra":1}',
        '{"t":"play","id":"a","seat":0,"ask":99999999999999999999999,"step":"x"}',
        '{"t":"say","id":"a","seat":0,"text":""}',
        '{"t":"propose","id":"a","seat":0,"what":"explode"}',
        '{"t":"hello","protocol":1}',
        "[" * 5000,
        '{"x":' + "[" * 5000 + "]" * 5000 + "}",
        '{"t":"play","id":"\\ud800","seat":0,"ask":0,"step":"x"}',
    ],
)  # fmt: skip
async def test_what_is_no_message_closes_the_socket_with_4400(
    server: Running, table: tuple[Client, str], message: str
) -> None:
    async with socket_of(server, *table) as socket:
        await socket.send(HELLO)
        await socket.send(message)

        assert await close_code(socket) == wire.BAD_MESSAGE
    await still_honest(server, *table)


async def test_the_first_message_is_a_hello_of_this_protocol(server: Running, table: tuple[Client, str]) -> None:
    for first in ('{"t":"ping","id":"a"}', '{"t":"hello","protocol":99}'):
        async with socket_of(server, *table) as socket:
            await socket.send(first)
            assert await close_code(socket) == wire.BAD_MESSAGE


async def test_bytes_are_read_as_text_or_refused(server: Running, table: tuple[Client, str]) -> None:
    async with socket_of(server, *table) as socket:
        await socket.send(HELLO)
        await socket.send(b"\xff\xfe\x00")
        assert await close_code(socket) == wire.BAD_MESSAGE
    await still_honest(server, *table)


async def test_a_huge_frame_closes_the_socket(server: Running, table: tuple[Client, str]) -> None:
    async with socket_of(server, *table) as socket:
        await socket.send(HELLO)
        await socket.send('{"t":"say","id":"a","seat":0,"text":"' + "x" * 2_000_000 + '"}')
        assert await close_code(socket) == 1009
    await still_honest(server, *table)


async def test_a_flood_closes_the_socket_with_4429(server: Running, table: tuple[Client, str]) -> None:
    async with socket_of(server, *table) as socket:
        await socket.send(HELLO)
        for number in range(500):
            try:
                await socket.send(json.dumps({"t": "ping", "id": str(number)}))
            except ConnectionClosed:
                break
        assert await close_code(socket) == wire.TOO_MANY
    await still_honest(server, *table)


async def test_other_peoples_tables_and_seats_are_out_of_reach(server: Running, table: tuple[Client, str]) -> None:
    _, number = table
    async with server.people("Grindelwald") as (thief,):
        async with socket_of(server, thief, number) as socket:
            await socket.send(HELLO)
            for wish in (
                {"t": "play", "id": "a", "seat": 0, "ask": 0, "step": "MovePawn(by=0, to=1)"},
                {"t": "act", "id": "b", "seat": 0, "step": "Resign(by=0)"},
                {"t": "undo", "id": "c", "seat": 0},
                {"t": "resign", "id": "d", "seat": 0},
                {"t": "propose", "id": "e", "seat": 0, "what": "end"},
                {"t": "vote", "id": "f", "seat": 1, "yes": True},
                {"t": "say", "id": "g", "seat": 0, "text": "I am Newt"},
                {"t": "why_not", "id": "h", "seat": 0, "step": "x"},
                {"t": "sign", "id": "j", "seat": 0, "sign": "accuse", "about": 1},
                {"t": "mute", "id": "k", "seat": 0, "on": True},
                {"t": "play", "id": "i", "seat": 23, "ask": 0, "step": "x"},
            ):
                await socket.send(json.dumps(wish))
            refused: set[str] = set()
            while len(refused) < 11:
                message = json.loads(await asyncio.wait_for(socket.recv(), 5))
                if message["t"] == "state":
                    assert message["seat"] is None
                if message["t"] == "refused":
                    assert message["reason"]["message"] in ("not-your-seat", "not-seated")
                    refused.add(message["id"])
        async with socket_of(server, thief, "no-such-table") as socket:
            assert await close_code(socket) == wire.NO_SUCH_TABLE
        async with socket_of(server, Client(server.base, "forged.token"), number) as socket:
            assert await close_code(socket) == wire.NOT_ALLOWED
    await still_honest(server, *table)


async def test_a_page_of_another_site_gets_no_socket(server: Running, table: tuple[Client, str]) -> None:
    with pytest.raises(Exception, match="403"):
        async with socket_of(server, *table, origin="https://evil.example"):
            pass
    async with socket_of(server, *table, origin=server.base) as socket:
        await socket.send(HELLO)
        assert json.loads(await socket.recv())["t"] == "welcome"


@pytest.mark.parametrize("word", WORDS)
async def test_every_message_with_one_field_wrong_is_refused_or_closes_the_socket(
    server: Running, table: tuple[Client, str], word: str
) -> None:
    """Each message as it should be (but for a table of others), with one field after the other taken away or
    changed to something it cannot be."""
    right: dict[str, Any] = {
        "t": word, "protocol": 1, "since": {}, "id": "x", "seat": 1, "ask": 0, "step": "x", "what": "end", "about": 0,
        "yes": True, "text": "x", "sign": "accuse", "on": True,
    }  # fmt: skip
    fields = MESSAGES[word].__struct_fields__
    message = {"t": word} | {field: right[field] for field in fields if field in right}
    impossible: list[Any] = [None, [], {"a": 1}, "x" * 1000, -5]
    for field in message:
        for wrong in impossible:
            async with socket_of(server, *table) as socket:
                await socket.send(HELLO)
                await socket.send(json.dumps({**message, field: wrong}))
                assert await close_code(socket) == wire.BAD_MESSAGE, (field, wrong)
    await still_honest(server, *table)


async def test_an_id_that_was_used_already_does_nothing_more(server: Running, table: tuple[Client, str]) -> None:
    async with socket_of(server, *table) as socket:
        await socket.send(HELLO)
        message = json.loads(await socket.recv())
        while message["t"] != "state":
            message = json.loads(await socket.recv())
        options = message["ask"]["options"]
        for step in (options[0], options[-1], "nonsense"):
            await socket.send(json.dumps({"t": "play", "id": "same", "seat": 0, "ask": 0, "step": step}))
        answers = 0
        while answers < 3:
            message = json.loads(await asyncio.wait_for(socket.recv(), 5))
            answers += message.get("id") == "same" and message["t"] == "ack"
    lines = await server.services.rooms.store.lines(table[1])
    mine = [line.entry for line in lines if isinstance(line.entry, Chosen) and line.entry.client]
    assert [(entry.client, entry.step) for entry in mine] == [("same", options[0])]


async def test_random_messages_never_break_it(server: Running, table: tuple[Client, str]) -> None:
    rng = Random(11)
    values: list[Any] = [0, 1, -1, 2**40, None, True, "", "a", "é" * 40, [], {}, "MovePawn(by=0, to=3)", 1.5]
    for _ in range(60):
        async with socket_of(server, *table) as socket:
            await socket.send(HELLO)
            try:
                for _ in range(8):
                    wish = {"t": rng.choice(WORDS), "id": "x", "seat": rng.choice([0, 1, 7])}
                    wish |= {field: rng.choice(values) for field in FIELDS if rng.random() < 0.2}
                    if wish["t"] != "resign":
                        await socket.send(json.dumps(wish))
            except ConnectionClosed:
                pass
    room = await server.services.rooms.room(table[1])
    assert room.table.status == "playing"
    async with table[0].at(table[1]) as here:
        await here.until(lambda: here.states)
