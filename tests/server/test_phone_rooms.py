"""Phones around a real table, over a real socket: what crosses the wire is the same whoever acts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sortilege.client import Client
from sortilege.server.live import phone_rooms
from sortilege.server.settings import Settings
from sortilege.server.table import phones, wire
from sortilege.server.table.phones import FROM_A_PHONE, TO_A_PHONE, FromPhone, Pick, Planned, ToPhone, Wish, padded
from sortilege.testing.servers import Running, running

pytestmark = pytest.mark.anyio
WINDOW = "1.victim"
BEATS = 9
NIGHT = Wish("n", {"do": "next"}, on=0, plan=[Planned(WINDOW, opens=0, closes=4000, tells=6000)])


class Wire:
    """A cable that notes when how many bytes went which way."""

    def __init__(self) -> None:
        self.chunks: list[tuple[str, int, float]] = []
        self.port = 0

    @contextlib.asynccontextmanager
    async def laid(self, base: str) -> AsyncIterator[Wire]:
        far = int(base.rpartition(":")[2])

        async def join(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", far)
            await asyncio.gather(self._carry("out", near, writer), self._carry("in", reader, back))

        server = await asyncio.start_server(join, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _carry(self, way: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                self.chunks.append((way, len(data), time.monotonic()))
                writer.write(data)
                await writer.drain()
        writer.close()

    def sizes(self, way: str) -> list[int]:
        """Of the frames, without the handshake before them and the goodbye after them."""
        return [size for other, size, _ in self.chunks if other == way][1 : BEATS + 1]

    def times(self, way: str) -> list[float]:
        return [at for other, _, at in self.chunks if other == way][1 : BEATS + 1]


class Phone:
    """Answers every beat, as a page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[ToPhone] = []
        self.have = 0

    async def beat(self, pick: Pick | None = None, wish: Wish | None = None) -> ToPhone:
        text = await self.socket.recv()
        assert len(text) == TO_A_PHONE
        frame = msgspec.json.decode(text, type=ToPhone)
        self.frames.append(frame)
        self.have = frame.entries[-1].number if frame.entries else self.have
        await self.socket.send(padded(FromPhone(phones.FRAMES, self.have, pick, wish), FROM_A_PHONE).decode())
        return frame


@contextlib.asynccontextmanager
async def phone(person: Client, code: str, port: int) -> AsyncIterator[Phone]:
    headers = {"authorization": f"Bearer {person.token}"}
    async with connect(f"ws://127.0.0.1:{port}/ws/phones/{code}", additional_headers=headers, compression=None) as one:
        yield Phone(one)


async def opened(server: Running, person: Client) -> str:
    headers = {"authorization": f"Bearer {person.token}"}
    async with httpx.AsyncClient(base_url=server.base, headers=headers) as asking:
        answer = await asking.post("/api/phones")
    answer.raise_for_status()
    return str(answer.json()["code"])


async def played(
    server: Running, people: list[Client], picks: dict[int, list[Pick | None]]
) -> list[tuple[Wire, Phone]]:
    """Some seconds at a table: by phone, what it points at after each beat."""
    code = await opened(server, people[0])
    async with contextlib.AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire().laid(server.base)) for _ in people]
        held = [
            await stack.enter_async_context(phone(person, code, cable.port))
            for person, cable in zip(people, wires, strict=True)
        ]

        async def hold(number: int, one: Phone) -> None:
            for beat in range(BEATS):
                pick = picks.get(number, [])[beat : beat + 1]
                await one.beat(pick[0] if pick else None, NIGHT if number == 0 and beat == 0 else None)

        await asyncio.gather(*(hold(number, one) for number, one in enumerate(held)))
    return list(zip(wires, held, strict=True))


def pointing(*seats: int | None, sure: bool = False) -> list[Pick | None]:
    """From the second beat on, when the window is open."""
    return [None, *(Pick(WINDOW, seat, sure) for seat in seats)]


async def test_on_the_wire_two_histories_with_one_result_are_the_same(sqlite_url: str) -> None:
    one = {1: pointing(5, 2, 3, 3, sure=False)}
    other = {0: pointing(1, 1, None, None), 2: pointing(7, 0, 3, 3), 3: pointing(3, 3, 3, 3, sure=True)}
    names = ["Ann", "Bob", "Cleo", "Dan"]
    async with running(sqlite_url) as server, server.people(*names, *names) as people:
        first, second = await asyncio.gather(played(server, people[:4], one), played(server, people[4:], other))

    for (wire_one, phone_one), (wire_other, phone_other) in zip(first, second, strict=True):
        for way, size in (("out", FROM_A_PHONE + 8), ("in", TO_A_PHONE + 4)):
            assert wire_one.sizes(way) == wire_other.sizes(way) == [size] * BEATS
            steps = [b - a for cable in (wire_one, wire_other) for a, b in pairwise(cable.times(way))]
            assert all(0.6 < step < 1.4 for step in steps)
        seen = [
            [(frame.at - one.frames[0].at, told(frame)) for frame in one.frames] for one in (phone_one, phone_other)
        ]
        assert seen[0] == seen[1]
    assert [entry.do for frame in first[2][1].frames for entry in frame.entries] == [
        {"do": "next"},
        {"do": "found", "window": WINDOW, "seat": 3},
    ]


def told(frame: ToPhone) -> list[dict[str, object]]:
    return [entry.do for entry in frame.entries]


async def test_a_phone_that_comes_back_finds_its_tap_and_everything_done(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, server.people("Ann") as (ann,):
        code = await opened(server, ann)
        port = int(server.base.rpartition(":")[2])
        async with phone(ann, code, port) as one:
            await one.beat(wish=NIGHT)
            await one.beat(Pick(WINDOW, 4, True))
            await one.beat()
        async with phone(ann, code.lower(), port) as again:
            frame = await again.beat()

    assert frame.yours == Pick(WINDOW, 4, True)
    assert [entry.do for entry in frame.entries] == [{"do": "next"}]


async def closed_with(socket: ClientConnection) -> tuple[int, str]:
    """Beats may come until it is; one that stays open is an error, and not waited for without end."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                await socket.recv()
    return socket.close_code or 0, socket.close_reason or ""


NONSENSE = (
    "a tap",
    "x" * FROM_A_PHONE,
    " " * 3 * FROM_A_PHONE,
    "[" * FROM_A_PHONE,
    '{"frames":1,"have":-1}'.ljust(FROM_A_PHONE),
    '{"frames":1,"have":99999999999999999999999}'.ljust(FROM_A_PHONE),
    '{"frames":1,"have":0,"wish":{"id":"","do":{},"on":0}}'.ljust(FROM_A_PHONE),
    '{"frames":1,"have":0,"wish":{"id":"a","do":[],"on":0}}'.ljust(FROM_A_PHONE),
    '{"frames":1,"have":0,"wish":{"id":"a","do":{},"on":0,"plan":[{"window":"w","opens":9e99}]}}'.ljust(FROM_A_PHONE),
)


async def test_a_phone_that_says_something_else_is_closed_and_the_others_go_on(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, server.people("Ann", "Bob") as (ann, bob):
        room, port = await opened(server, ann), int(server.base.rpartition(":")[2])
        async with phone(bob, room, port) as other:
            closed = []
            for said in NONSENSE:
                async with phone(ann, room, port) as one:
                    await one.socket.send(said)
                    closed.append(await closed_with(one.socket))
            async with phone(ann, room, port) as one:
                await one.socket.send(b" " * FROM_A_PHONE)
                binary, _ = await closed_with(one.socket)
            frame = await other.beat()

    assert {code for code, _ in closed} == {wire.BAD_MESSAGE}
    assert all("frame" in reason for _, reason in closed)
    assert binary in (wire.BAD_MESSAGE, wire.BROKEN, 1003)
    assert frame.last == 0


async def test_whoever_sends_more_than_a_phone_does_is_closed(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, messages_per_second=10.0, message_burst=40, allowances=()) as server,
        server.people("Ann") as (ann,),
    ):
        room = await opened(server, ann)
        async with phone(ann, room, int(server.base.rpartition(":")[2])) as one:
            for _ in range(80):
                await one.socket.send(padded(FromPhone(phones.FRAMES, 0), FROM_A_PHONE).decode())
            found, _ = await closed_with(one.socket)

    assert found == wire.TOO_MANY


async def test_without_a_room_or_a_name_there_is_no_place(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, server.people("Ann") as (ann,):
        port = int(server.base.rpartition(":")[2])
        async with phone(ann, "NOSUCH", port) as one:
            lost = await closed_with(one.socket)
        async with connect(f"ws://127.0.0.1:{port}/ws/phones/{await opened(server, ann)}") as stranger:
            nobody, _ = await closed_with(stranger)
        async with httpx.AsyncClient(base_url=server.base) as asking:
            refused = (await asking.post("/api/phones")).status_code

    assert lost == (wire.NO_SUCH_TABLE, "phones-none")
    assert nobody == wire.NOT_ALLOWED
    assert refused == 401


async def test_a_person_and_an_address_have_so_many_rooms(sqlite_url: str) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
    async with running(sqlite_url, allowances=()) as server, server.people(*names) as people:
        for person in people[:4]:
            for _ in range(phone_rooms.MOST_OF_A_PERSON):
                await opened(server, person)
        with pytest.raises(httpx.HTTPStatusError) as own:
            await opened(server, people[0])
        with pytest.raises(httpx.HTTPStatusError) as network:
            await opened(server, people[4])

    assert (own.value.response.status_code, own.value.response.json()["detail"]) == (429, "budget-phone-rooms")
    assert network.value.response.status_code == 429


async def test_a_room_has_so_many_phones_and_a_second_window_takes_the_place_of_the_first(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone_rooms, "MOST_PHONES", 2)
    async with running(sqlite_url) as server, server.people("Ann", "Bob", "Cleo") as (ann, bob, cleo):
        room, port = await opened(server, ann), int(server.base.rpartition(":")[2])
        async with phone(ann, room, port) as first, phone(bob, room, port) as other:
            await first.beat()
            await other.beat()
            async with phone(cleo, room, port) as late:
                full = await closed_with(late.socket)
            async with phone(ann, room, port) as second:
                elsewhere = await closed_with(first.socket)
                frame = await second.beat()

    assert full == (wire.TOO_MANY, "phones-full")
    assert elsewhere == (wire.NOT_ALLOWED, "phone-elsewhere")
    assert frame.phones == 2


async def test_a_room_without_phones_ends(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone_rooms, "EMPTY_FOR", 1.5)
    async with running(sqlite_url) as server, server.people("Ann") as (ann,):
        room, port = await opened(server, ann), int(server.base.rpartition(":")[2])
        async with phone(ann, room, port) as one:
            for _ in range(3):
                await one.beat()
            during = len(server.services.phones)
        await asyncio.sleep(3.2)
        after = len(server.services.phones)

    assert (during, after) == (1, 0)


async def test_a_server_that_goes_says_so_to_its_phones(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, server.people("Ann") as (ann,):
        room = await opened(server, ann)
        async with phone(ann, room, int(server.base.rpartition(":")[2])) as one:
            await one.beat()
            await server.services.phones.close()
            found, _ = await closed_with(one.socket)

    assert found == wire.GOING_AWAY


async def test_whoever_is_signed_out_or_erased_leaves_the_room_too(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, server.people("Ann", "Bob") as (ann, bob):
        room, port = await opened(server, ann), int(server.base.rpartition(":")[2])
        async with phone(ann, room, port) as one, phone(bob, room, port) as other:
            async with httpx.AsyncClient(
                base_url=server.base, headers={"authorization": f"Bearer {ann.token}"}
            ) as asking:
                (await asking.post("/api/me/passphrase")).raise_for_status()
            found, reason = await closed_with(one.socket)
            await other.beat()
            frame = await other.beat()

    assert (found, reason) == (wire.GOING_AWAY, "signed out")
    assert frame.phones == 1


# Lines that the host recorded


async def test_recorded_lines_of_the_host_are_served_and_nothing_else_of_the_folder(
    sqlite_url: str, tmp_path: Path
) -> None:
    voices = tmp_path / "voices"
    (voices / "fr").mkdir(parents=True)
    (voices / "fr" / "sleep.mp3").write_bytes(b"sound")
    (voices / "fr" / "notes.txt").write_text("not a recording", encoding="utf-8")
    (tmp_path / "secret.mp3").write_bytes(b"not yours")
    async with (
        running(sqlite_url, voices=str(voices)) as server,
        httpx.AsyncClient(base_url=server.base) as page,
    ):
        index = await page.get("/voice/index.json")
        line = await page.get("/voice/fr/sleep.mp3")
        others = [
            await page.get(f"/voice/{path}") for path in ("fr/notes.txt", "en/sleep.mp3", "fr/..%2F..%2Fsecret.mp3")
        ]
        (voices / "en").mkdir()
        (voices / "en" / "day.ogg").write_bytes(b"later")
        later = await page.get("/voice/index.json")

    assert index.json() == {"fr": {"sleep": "sleep.mp3"}, "en": {}}
    assert index.headers["content-type"].startswith("application/json")
    assert (line.content, line.headers["content-type"]) == (b"sound", "audio/mpeg")
    assert [other.status_code for other in others] == [404, 404, 404]
    assert later.json()["en"] == {"day": "day.ogg"}


async def test_without_a_folder_there_are_no_recorded_lines(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, httpx.AsyncClient(base_url=server.base) as page:
        index = await page.get("/voice/index.json")

    assert index.json() == {"fr": {}, "en": {}}


def test_a_server_says_which_recordings_are_no_line_and_serves_the_others(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    for name in ("sleep.mp3", "sleeep.mp3"):
        (tmp_path / "fr" / name).write_bytes(b"sound")
    command = [
        sys.executable,
        "-m",
        "sortilege.server",
        "--port",
        "0",
        "--voices",
        str(tmp_path),
        "--log-level",
        "ERROR",
    ]
    command += ["--database", f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"]
    environment = {**os.environ, "SORTILEGE_COMPILE": "false", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, encoding="utf-8") as server:
        assert server.stderr is not None
        said = [server.stderr.readline() for _ in range(2)]
        server.terminate()

    assert said[0].startswith("Sortilège: http://127.0.0.1:")
    assert said[1] == "voices: no line is called fr/sleeep.mp3; sortilege companion --lines lists them\n"


def test_a_folder_for_voices_that_is_none_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="voices: a folder"):
        Settings.from_environment(voices=str(tmp_path / "nowhere"))
    assert Settings.from_environment(voices=str(tmp_path)).voices == str(tmp_path)
