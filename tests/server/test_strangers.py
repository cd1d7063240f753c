"""What one visitor could use up of the first edition's server, tried from outside, on a process of its own.

SORTILEGE_SOURCES names the sources of another edition whose server is visited instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from sortilege.testing.servers import Node
from sortilege.testing.strangers import (
    USUAL,
    Alone,
    GameOver,
    Stranger,
    finished,
    hear,
    hello,
    hint,
    memory,
    settled,
    tell,
)

pytestmark = pytest.mark.anyio

GUEST, OTHER, VICTIM = "198.51.100.1", "198.51.100.2", "203.0.113.7"
RLO, ESCAPE = "\u202e", "\x1b"


@contextlib.contextmanager
def serving(tmp_path: Path, **settings: Any) -> Iterator[Node]:
    node = Node(
        f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3",
        sources=os.environ.get("SORTILEGE_SOURCES"),
        **{**USUAL, **settings},
    )
    node.start()
    try:
        yield node
    finally:
        node.kill()


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    with serving(tmp_path) as started:
        yield started


def megabytes(node: Node) -> float:
    assert node.process is not None
    return memory(node.process.pid)


async def test_messages_for_later_fill_no_memory_where_nobody_watches(node: Node) -> None:
    async with Stranger(node, GUEST) as guest:
        tables = [await guest.open_table(game="traverse", seats=6, delay=3600, pace=0) for _ in range(8)]
        for table in filter(None, tables):
            await guest.fill_and_start(table, 6, "random")
            await guest.post(f"/api/tables/{table}/leave")
        before = megabytes(node)
        await asyncio.sleep(12.0)

        assert megabytes(node) - before < 12


async def test_endless_headers_are_cut_off(node: Node) -> None:
    before = megabytes(node)
    _, writer = await asyncio.open_connection("127.0.0.1", node.port)
    writer.write(b"GET / HTTP/1.1\r\nx: ")
    with contextlib.suppress(OSError):
        for _ in range(3000):
            writer.write(b"a" * 10_000)
            await writer.drain()
    writer.close()

    assert megabytes(node) - before < 10


async def test_half_open_requests_leave_room_for_others(tmp_path: Path) -> None:
    with serving(tmp_path, descriptors=400) as node:
        hanging = []
        for _ in range(420):
            with contextlib.suppress(OSError):
                hanging.append(await asyncio.open_connection("127.0.0.1", node.port, local_addr=("127.0.0.2", 0)))
        for _, writer in hanging:
            writer.write(b"GET / HTTP/1.1\r\n")
        await asyncio.sleep(1.0)
        async with httpx.AsyncClient(base_url=node.base, timeout=8.0) as victim:
            well = await victim.get("/healthz")
        for _, writer in hanging:
            writer.close()

    assert well.status_code == 200


async def seconds_of_a_master(victim: Stranger) -> list[float]:
    """How long one takes over each of its first answers."""
    table = await victim.open_table(game="animaux", seats=2, pace=0.5)
    assert table is not None
    took: list[float] = []
    async with victim.socket(table) as socket:
        await hello(socket)
        await victim.fill_and_start(table, 2, "master")
        asked_at, wishes = None, 0
        while len(took) < 3:
            state = await hear(socket, "state")
            is_asked = any(asked["seat"] == 1 for asked in state["view"]["asked"])
            if not is_asked and asked_at is not None:
                took.append(time.monotonic() - asked_at)
                asked_at = None
            elif is_asked and asked_at is None:
                asked_at = time.monotonic()
            if state["ask"] is not None:
                wishes += 1
                step, number = state["ask"]["options"][0], state["ask"]["number"]
                await tell(socket, t="play", id=f"w{wishes}", seat=0, ask=number, step=step)
    return took


async def test_masters_elsewhere_slow_no_strangers_master(node: Node) -> None:
    async with Stranger(node, GUEST) as guest, Stranger(node, VICTIM) as victim:
        for _ in range(3):
            table = await guest.open_table(game="salem", seats=12, pace=10)
            if table is not None:
                await guest.fill_and_start(table, 12, "master")
                await guest.post(f"/api/tables/{table}/leave")
        await asyncio.sleep(14.0)
        took = await seconds_of_a_master(victim)

    assert median(took) < 4.0


async def test_a_guest_fills_no_disk_by_talking(node: Node) -> None:
    async with Stranger(node, GUEST) as guest:
        table = await guest.open_table(game="animaux", seats=2)
        assert table is not None
        said = await asyncio.gather(*(talk(guest, table, place) for place in range(8)))

    assert 5 <= sum(said) <= 40


async def talk(guest: Stranger, table: str, place: int) -> int:
    """How many of many lines were taken."""
    said = 0
    with contextlib.suppress(WebSocketException):
        async with guest.socket(table) as socket:
            await hello(socket)
            for number in range(30):
                answer = await settled(socket, "say", id=f"{place}-{number}", seat=0, text="😀" * 400)
                said += answer["t"] == "ack"
    return said


async def test_taking_back_does_not_play_a_long_game_again(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=1000.0, message_burst=100_000) as node:
        async with Stranger(node, GUEST) as guest:
            each: list[float] = []
            while not each:  # a game may be over before it is long
                with contextlib.suppress(GameOver):
                    each = await costs_of_taking_back(guest, node)

    assert median(each) < 0.02


async def costs_of_taking_back(guest: Stranger, node: Node) -> list[float]:
    """At a table where much has been played."""
    table = await guest.open_table(game="traverse", seats=6, pace=0)
    assert table is not None
    await guest.play_alone(table, 6)
    async with guest.socket(table) as socket:
        await hello(socket)
        player = Alone(socket)
        while player.played < 1600:
            await player.play()
        return [await cost_of_taking_back(player, node) for _ in range(12)]


async def cost_of_taking_back(player: Alone, node: Node) -> float:
    """What that is for the server, in seconds of processor time."""
    while not player.states[seat := await player.play()]["undo"]:
        pass
    before = node.cpu_seconds
    await player.wish(t="undo", seat=seat)
    return node.cpu_seconds - before


async def test_records_are_had_only_so_often(node: Node) -> None:
    async with Stranger(node, GUEST) as guest, Stranger(node, VICTIM) as victim:
        table = await finished(guest, "zoondo")
        codes = [(await guest.get(f"/api/tables/{table}/record")).status_code for _ in range(60)]
        other = await victim.get(f"/api/tables/{table}/record")

    assert set(codes) == {200, 429}
    assert other.status_code == 200


async def test_nobody_comes_back_again_and_again(node: Node) -> None:
    async with Stranger(node, GUEST) as guest:
        table = await guest.open_table(game="animaux", seats=2)
        assert table is not None
        came = 0
        with contextlib.suppress(WebSocketException):
            for _ in range(80):
                async with guest.socket(table) as socket:
                    await hello(socket)
                    came += 1

    assert 10 <= came < 80


async def test_tables_that_everybody_left_are_not_listed(node: Node) -> None:
    async with Stranger(node, GUEST) as guest:
        for _ in range(5):
            table = await guest.open_table(game="animaux", seats=2, listed=True)
            await guest.post(f"/api/tables/{table}/leave")
        lobby = (await guest.get("/api/tables")).json()

    assert lobby == []


async def test_an_ipv6_household_is_one_address(node: Node) -> None:
    codes, began = [], time.monotonic()
    for number in range(40):
        guest = Stranger(node, f"2001:db8:1:2::{number:x}")
        codes.append((await guest.post("/api/me", {"name": "Guest"})).status_code)
        await guest.http.aclose()
    came_back = (time.monotonic() - began) / 2  # one in two seconds: a busy machine takes some

    assert 30 <= codes.count(200) <= 31 + came_back
    assert set(codes) == {200, 429}


async def test_a_new_passphrase_signs_other_devices_out(node: Node) -> None:
    async with Stranger(node, GUEST) as newt, Stranger(node, OTHER) as thief:
        thief.http.cookies.clear()
        headers = {"authorization": f"Bearer {newt.token}"}
        before = await thief.http.get("/api/me", headers=headers)
        (await newt.post("/api/me/passphrase")).raise_for_status()
        after = await thief.http.get("/api/me", headers=headers)

    assert before.json()["name"] == "Stranger"
    assert after.json() is None


async def test_a_victims_hints_come_whatever_others_ask(node: Node) -> None:
    guests = [Stranger(node, GUEST) for _ in range(24)]
    async with Stranger(node, VICTIM) as victim:
        for guest in guests:
            await guest.sign_in("Guest")
        flood = [asyncio.create_task(hint(guest, "animaux", 6)) for guest in guests]
        await asyncio.sleep(3.0)
        answers = await hint(victim, "animaux", 3)
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
    for guest in guests:
        await guest.http.aclose()

    assert answers == ["hints"] * 3


async def test_a_stranger_takes_one_seat_of_a_listed_table(node: Node) -> None:
    async with Stranger(node, GUEST) as host, Stranger(node, OTHER) as stranger:
        table = await host.open_table(game="salem", seats=8, listed=True)
        codes = [(await stranger.post(f"/api/tables/{table}/sit", {"seat": seat})).status_code for seat in range(1, 8)]

    assert codes.count(200) == 1


async def test_other_names_do_not_lead_to_the_server(node: Node) -> None:
    async with httpx.AsyncClient(base_url=node.base) as browser:
        evil = await browser.get("/metrics", headers={"host": "evil.example"})
        own = await browser.get("/metrics")

    assert (evil.status_code, own.status_code) == (421, 200)


async def test_talk_turns_nobodys_screen_around(node: Node) -> None:
    async with Stranger(node, GUEST) as guest:
        table = await guest.open_table(game="animaux", seats=2)
        assert table is not None
        async with guest.socket(table) as socket:
            await hello(socket)
            await tell(socket, t="say", id="s", seat=0, text=f"a{RLO}b{ESCAPE}c")
            heard = await hear(socket, "heard")

    assert heard["text"] == "abc"


async def test_nobody_at_a_table_can_be_mistaken_for_another(node: Node) -> None:
    climbing, twin = "Z\u0351\u0352\u0353\u0354\u0355", "Str\N{CYRILLIC SMALL LETTER A}nger"
    async with Stranger(node, GUEST) as host, Stranger(node, OTHER) as other, Stranger(node, VICTIM) as third:
        await other.sign_in(twin)
        await third.sign_in(climbing)
        table = await host.open_table(game="salem", seats=8, listed=True)
        for seat, guest in enumerate((other, third), 1):
            (await guest.post(f"/api/tables/{table}/sit", {"seat": seat})).raise_for_status()
        chairs = (await host.get(f"/api/tables/{table}")).json()["table"]["chairs"]

    assert [chair["name"] for chair in chairs[:3]] == ["Stranger", f"{twin} (2)", "Z\u0353\u0354"]
