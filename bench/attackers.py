"""What strangers try, each of them again and again; `make attack` lets all of them do it at once, in a process of
their own."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from sortilege.testing.strangers import Alone, Stranger, Where, finished, hello, hint, settled

Attack = Callable[[Stranger], Awaitable[None]]
MASK = bytes(4)
PING, PONG = bytes([0x89, 0x80]) + MASK, bytes([0x8A, 0x80]) + MASK
BEGINNING, MORE = bytes([0x01, 0x80]) + MASK, bytes([0x00, 0x80]) + MASK
GET = b"GET /schema/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
CHUNKED = (
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    b"2\r\n{}\r\n0\r\nx: "
)


# At tables


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
    """At a table where as much was said as anybody who comes is told."""
    table = await one.open_table(game="animaux", seats=2)
    if table is None:
        return
    async with one.socket(table) as socket:
        await hello(socket)
        for number in range(15):
            await settled(socket, "say", id=f"{number}", seat=0, text="😀" * 400)
    while True:
        async with one.socket(table) as socket:
            await hello(socket)


async def take_back(one: Stranger) -> None:
    table = await one.open_table(game="traverse", seats=6, pace=0)
    if table is None:
        return
    await one.play_alone(table, 6)
    async with one.socket(table) as socket:
        await hello(socket)
        player = Alone(socket)
        while True:
            await player.play_and_take_back()


async def ask_for_hints(one: Stranger) -> None:
    await hint(one, "animaux", 100)


async def ask_for_hints_together(one: Stranger) -> None:
    """Two dozen guests of one address."""
    guests = [Stranger(one.node, one.address) for _ in range(24)]
    try:
        for number, guest in enumerate(guests):
            await guest.sign_in(f"Guest {number}")
        await asyncio.gather(*(hint(guest, "animaux", 10) for guest in guests if guest.token))
    finally:
        for guest in guests:
            await guest.http.aclose()


async def listen_many_times(one: Stranger) -> None:
    """To what one says oneself."""
    table = await one.open_table(game="animaux", seats=2)
    if table is None:
        return
    sockets: list[ClientConnection] = []
    try:
        for _ in range(20):
            sockets.append(await one.socket(table))
            await hello(sockets[-1])
        for number in range(40):
            await settled(sockets[0], "say", id=f"{number}", seat=0, text="😀" * 400)
        sockets.append(await one.socket(table))
        await hello(sockets[-1])
    finally:
        for socket in sockets:
            socket.transport.abort()


async def take_all_seats(one: Stranger) -> None:
    """Of a table in the lobby that somebody else opened, by guests of one address."""
    async with Stranger(one.node, "127.0.3.1") as host:
        table = await host.open_table(game="salem", seats=12, listed=True)
        for seat in range(1, 12):
            async with Stranger(one.node, one.address) as guest:
                await guest.post(f"/api/tables/{table}/sit", {"seat": seat})
        await host.post(f"/api/tables/{table}/leave")


# By requests


async def replay_records(one: Stranger, text: str) -> None:
    for _ in range(40):
        await one.post("/api/records/replay", {"record": text})


async def ask_for_records(one: Stranger) -> None:
    table = await finished(one, "zoondo")
    while True:
        await one.get(f"/api/tables/{table}/record")


async def look_around(one: Stranger, path: str) -> None:
    """At a page again and again, several times at once."""

    async def look() -> None:
        for _ in range(200):
            await one.get(path)

    await asyncio.gather(*(look() for _ in range(4)))


async def be_a_household(one: Stranger) -> None:
    """A new guest at a new address each time."""
    for number in range(60):
        headers = {"x-forwarded-for": f"2001:db8:1:2::{number:x}"}
        await one.http.post("/api/me", json={"name": "Guest"}, headers=headers)


async def come_by_other_names(one: Stranger) -> None:
    for _ in range(100):
        await one.http.get("/api/tables", headers={"host": "evil.example"})


# At the door


async def say_on(writer: asyncio.StreamWriter, part: bytes, times: int) -> None:
    """Until nobody listens any more."""
    try:
        for _ in range(times):
            writer.write(part)
            await writer.drain()
    finally:
        writer.close()


async def say_endless_headers(one: Stranger) -> None:
    _, writer = await one.raw()
    writer.write(b"GET / HTTP/1.1\r\nx: ")
    await say_on(writer, b"a" * 10_000, 2000)


async def say_endless_trailers(one: Stranger) -> None:
    _, writer = await one.raw()
    writer.write(CHUNKED)
    await say_on(writer, b"a" * 10_000, 2000)


async def ask_before_it_is_answered(one: Stranger) -> None:
    _, writer = await one.raw()
    await say_on(writer, GET * 1000, 50)


async def hang(one: Stranger) -> None:
    await hold(one, 150, b"GET / HTTP/1.1\r\n", 5.0)


async def read_nothing(one: Stranger) -> None:
    await hold(one, 500, GET * 4, 15.0)


async def hold(one: Stranger, many: int, said: bytes, seconds: float) -> None:
    """So many connections at once, on which this was said."""
    held: list[asyncio.StreamWriter] = []
    try:
        for _ in range(many):
            with contextlib.suppress(OSError):
                reader, writer = await one.raw()
                assert isinstance(reader, asyncio.StreamReader)
                writer.transport.pause_reading()  # type: ignore[attr-defined]  # it is one that reads as well
                held.append(writer)
                writer.write(said)
        await asyncio.sleep(seconds)
    finally:
        for writer in held:
            writer.transport.abort()


async def send_frames(one: Stranger, frames: bytes) -> None:
    """That are no messages."""
    table = await one.open_table(game="animaux", seats=2)
    async with one.socket(table or "none") as socket:
        await hello(socket)
        socket.transport.write(frames)
        await socket.wait_closed()


ATTACKS: dict[str, Attack] = {
    "delays": hoard_delays, "masters": hire_masters, "ghosts": list_ghosts, "talk": talk_endlessly,
    "comings": come_and_go, "undo": take_back, "hints": ask_for_hints,
    "hints together": ask_for_hints_together, "sockets": listen_many_times, "seats": take_all_seats,
    "records": ask_for_records, "household": be_a_household, "names": come_by_other_names,
    "lobby": lambda one: look_around(one, "/api/tables"),
    "lessons": lambda one: look_around(one, "/api/lessons/animaux"),
    "headers": say_endless_headers, "trailers": say_endless_trailers, "pipelines": ask_before_it_is_answered,
    "hanging": hang, "unread": read_nothing,
    "pings": lambda one: send_frames(one, PING * 40_000),
    "pongs": lambda one: send_frames(one, PONG * 40_000),
    "fragments": lambda one: send_frames(one, BEGINNING + MORE * 40_000),
}  # fmt: skip
FAILURES = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)
"""How a connection that was cut looks to them, or that time is over."""
REFUSALS = {
    "delays": "budget=tries", "masters": "hurried", "ghosts": "budget=tries", "talk": "budget=talk",
    "comings": "budget=handshakes", "undo": "budget=undos", "hints": "budget=hints", "hints together": "budget=tries",
    "sockets": "budget=sockets", "seats": "budget=seats", "records": "budget=records", "replays": "budget=replays",
    "household": "budget=tries", "names": "why=name", "lobby": "budget=requests", "lessons": "budget=requests",
    "headers": "why=header-bytes", "trailers": "why=trailers", "pipelines": "why=pipelined",
    "hanging": "why=half-open", "unread": "why=connections-of-address", "pings": "code=4429", "pongs": "code=4429",
    "fragments": "code=4429",
}  # fmt: skip
"""What each of them meets at the end, as a metric counts it: an attack that never got so far was none."""


async def again_and_again(one: Stranger, attack: Attack, until: float, tally: Counter[str], name: str) -> None:
    while time.monotonic() < until:
        try:
            await asyncio.wait_for(attack(one), max(0.1, until - time.monotonic()))
        except FAILURES:
            tally[f"{name} (cut off)"] += 1
        else:
            tally[name] += 1
        await asyncio.sleep(0.05)


async def attack_together(where: Where, seconds: float, text: str) -> Counter[str]:
    """How often each was tried. Everybody comes from an address of their own."""
    attacks: dict[str, Attack] = {**ATTACKS, "replays": lambda one: replay_records(one, text)}
    people: dict[str, Stranger] = {}
    for number, name in enumerate(attacks, 1):
        people[name] = Stranger(where, f"198.51.100.{number}" if name == "household" else f"127.0.1.{number}")
        await people[name].sign_in(f"Guest {number}")
    tally: Counter[str] = Counter()
    until = time.monotonic() + seconds
    await asyncio.gather(*(again_and_again(people[name], attacks[name], until, tally, name) for name in attacks))
    for person in people.values():
        with contextlib.suppress(httpx.HTTPError):
            await person.http.aclose()
    return tally


def attack(where: Where, seconds: float, text: str) -> Counter[str]:
    return asyncio.run(attack_together(where, seconds, text))
