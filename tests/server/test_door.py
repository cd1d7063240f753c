"""The door: what a connection may say before it has said what it wants, by which name, and how files leave."""

from __future__ import annotations

import asyncio
import gzip
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from sortilege.client import WasRefused
from sortilege.server.command import RESERVED, most_connections
from sortilege.server.http import static_files, web
from sortilege.server.metrics import REGISTRY
from sortilege.server.settings import Settings
from sortilege.server.table.cleaning import apart, can_be_read, cleaned
from sortilege.testing.servers import Running, running
from sortilege.testing.services import free_port, stop, wait_for_port
from tests.server.scenes import two_at_a_table

pytestmark = pytest.mark.anyio


async def said_to(port: int, *parts: bytes, pause: float = 0.0) -> bytes:
    """What a server answers to bytes that are no whole request, until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), 5.0)
    except ConnectionResetError:
        return b"reset"
    finally:
        writer.close()


def port_of(server: Running) -> int:
    return int(server.base.rpartition(":")[2])


async def test_endless_headers_are_cut_off_after_a_few_kilobytes(server: Running) -> None:
    sent = 0

    async def headers() -> bytes:
        nonlocal sent
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ")
        try:
            for _ in range(400):
                writer.write(b"a" * 10_000)
                await asyncio.wait_for(writer.drain(), 2.0)
                sent += 10_000
                await asyncio.sleep(0)
            return await asyncio.wait_for(reader.read(), 2.0)
        except (ConnectionError, TimeoutError):
            return b"cut"
        finally:
            writer.close()

    answer = await headers()

    assert answer == b"cut" or answer.startswith(b"HTTP/1.1 431")
    assert sent < 3_900_000 or answer.startswith(b"HTTP/1.1 431")
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        assert (await visitor.get("/healthz")).status_code == 200


async def test_many_headers_are_too_many_and_a_few_are_not(server: Running) -> None:
    most = Settings().header_count - 2
    async with httpx.AsyncClient(base_url=server.base, headers={"accept": "*/*"}) as visitor:
        answers = [
            (await visitor.get("/healthz", headers={f"x-{one}": "1" for one in range(number)})).status_code
            for number in (most - 10, most + 10)
        ]

    assert answers == [200, 431]


async def test_a_heading_that_is_not_said_in_time_is_not_waited_for(sqlite_url: str) -> None:
    async with running(sqlite_url, header_seconds=0.3) as server:
        slow = await said_to(port_of(server), b"GET / HTT", b"P/1.1\r\n", b"host: local", pause=0.2)
        silent = await said_to(port_of(server))

    assert slow.startswith(b"HTTP/1.1 408") or slow == b"reset"
    assert silent.startswith(b"HTTP/1.1 408") or silent == b"reset"


async def test_a_body_that_is_not_said_in_time_is_not_waited_for(sqlite_url: str) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"
    async with running(sqlite_url, body_seconds=0.3) as server:
        answer = await said_to(port_of(server), head, b'{"na', pause=0.5)

    assert answer.startswith(b"HTTP/1.1 408") or answer == b"reset"


async def test_half_open_requests_of_one_address_leave_room_for_others(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=(), proxies="203.0.113.1", half_open_per_address=20) as server:
        hanging = [await asyncio.open_connection("127.0.0.1", port_of(server)) for _ in range(40)]
        for _, writer in hanging:
            writer.write(b"GET / HTTP/1.1\r\n")
        await asyncio.sleep(0.2)
        refused = await said_to(port_of(server), b"GET / HTTP/1.1\r\n")
        reading = [asyncio.create_task(reader.read(12)) for reader, _ in hanging]
        async with asyncio.timeout(60.0):
            while sum(task.done() for task in reading) < 20:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        turned_away = [task for task in reading if task.done()]
        for task in reading:
            task.cancel()
        for _, writer in hanging:
            writer.close()
        await asyncio.sleep(0.2)
        async with httpx.AsyncClient(base_url=server.base) as visitor:
            answer = await visitor.get("/healthz", timeout=60.0)

    assert refused.startswith(b"HTTP/1.1 503") or refused == b"reset"
    assert len(turned_away) == 20
    assert answer.status_code == 200


async def test_there_are_never_more_connections_than_descriptors(sqlite_url: str) -> None:
    async with running(sqlite_url, connections=5) as server:
        hanging = [await asyncio.open_connection("127.0.0.1", port_of(server)) for _ in range(5)]
        await asyncio.sleep(0.1)
        answer = await said_to(port_of(server), b"GET / HTTP/1.1\r\n")
        for _, writer in hanging:
            writer.close()

    assert answer.startswith(b"HTTP/1.1 503") or answer == b"reset"
    assert len(server.connections) == 0


def test_too_few_file_descriptors_stop_the_start() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))\n"
        "from sortilege.server.command import most_connections\nfrom sortilege.server.settings import Settings\n"
        "most_connections(Settings())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "ulimit -n" in done.stderr
    assert most_connections(Settings()) >= RESERVED


async def test_whoever_is_not_let_in_is_counted(sqlite_url: str) -> None:
    def counted() -> list[float]:
        why = "sortilege_turned_away_total"
        return [REGISTRY.get_sample_value(why, {"why": name}) or 0.0 for name in ("name", "origin")]

    async with running(sqlite_url) as server, httpx.AsyncClient(base_url=server.base) as visitor:
        before = counted()
        await visitor.get("/api/tables", headers={"host": "evil.example"})
        await visitor.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
        after = counted()

    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 1]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("localhost", 200),
        ("127.0.0.1:8765", 200),
        ("192.168.1.5:8765", 200),
        ("[::1]:8765", 200),
        ("games.example.org", 200),
        ("Club.Example.org:443", 200),
    ],
)
async def test_only_names_of_its_own_lead_to_the_server(sqlite_url: str, host: str, status: int) -> None:
    async with (
        running(sqlite_url, public="https://games.example.org", hosts=("club.example.org",)) as server,
        httpx.AsyncClient(base_url=server.base, headers={"host": host}) as visitor,
    ):
        answers = [(await visitor.get(path)).status_code for path in ("/healthz", "/metrics")]

    assert set(answers) == {status}


# Words


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("left\u202eright", "leftright"),
        ("nul\0 esc\x1b[31m", "nul esc[31m"),
        ("Z\u0351\u0352\u0353\u0354\u0355a", "Z\u0353\u0354a"),
        ("e\u0301te\u0301", "\u00e9t\u00e9"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("  a \u2028 b\t", "a b"),
        ("\u200b\u2060\u3164", ""),
    ],
)
def test_words_lose_what_cannot_be_seen_or_climbs(said: str, shown: str) -> None:
    assert cleaned(said) == shown
    assert can_be_read(cleaned(said)) is bool(shown)


def test_somebody_who_could_be_mistaken_for_another_bears_a_number() -> None:
    assert apart("Zoé", ["Newt"]) == "Zoé"
    assert apart("Zoé", ["ZOE"]) == "Zoé (2)"
    assert apart("Nеwt", ["Newt", "newt (2)"]) == "Nеwt (3)", "with a Cyrillic letter"


async def test_names_and_talk_are_cleaned_before_anybody_sees_them(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina), server.people("Ti\u202ena\x00") as (twin,):
        await newt.say(0, "hel\u202elo\x1b")
        heard = await tina.until(lambda: tina.heard)
        with pytest.raises(WasRefused, match="nothing-said"):
            await newt.say(0, "\u200b\u200e")
        table = await twin.open_table(game="animaux", seats=2)
        await tina.client.join(code=table.code)
        chairs = (await twin.table(table.table.id)).table.chairs

    assert heard[0].text == "hello"
    assert [chair.name for chair in chairs] == ["Tina", "Tina (2)"]


# Files


async def test_files_are_compressed_once_and_not_sent_again(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    script = "let a = 'sortilège';\n" * 500
    (tmp_path / "assets" / "a-1.js").write_text(script)
    monkeypatch.setattr(web, "WEB", tmp_path)
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        plain = await visitor.get("/assets/a-1.js", headers={"accept-encoding": "identity"})
        zipped = await visitor.get("/assets/a-1.js", headers={"accept-encoding": "gzip"})
        again = await visitor.get(
            "/assets/a-1.js", headers={"accept-encoding": "gzip", "if-none-match": zipped.headers["etag"]}
        )
        other = await visitor.get("/assets/a-1.js", headers={"if-none-match": '"something else"'})

    assert plain.text == zipped.text == script
    assert (zipped.headers["content-encoding"], zipped.headers["vary"]) == ("gzip", "accept-encoding")
    assert int(zipped.headers["content-length"]) < len(script) / 10
    assert plain.headers["etag"] != zipped.headers["etag"]
    assert (again.status_code, again.content, other.status_code) == (304, b"", 200)
    assert zipped.headers["cache-control"] == web.A_YEAR


def test_the_smallest_form_is_chosen_among_those_that_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("<p>sortilège</p>" * 200)
    file = static_files.static_file(tmp_path / "page.html")

    assert file.best("gzip;q=0, identity")[0] == "identity"
    assert gzip.decompress(file.best("gzip, deflate")[1]) == file.encodings["identity"]
    assert file.best("")[0] == "identity"
    best = {"br"} if importlib.util.find_spec("brotli") else {"gzip"}
    assert file.best("gzip, deflate, br")[0] in best


def test_a_file_that_many_want_at_once_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page.js").write_text("wand;" * 2000)
    compressed: list[bytes] = []
    compress = gzip.compress

    def slowly(body: bytes, *given: Any, **named: Any) -> bytes:
        compressed.append(body)
        time.sleep(0.2)
        return compress(body, *given, **named)

    monkeypatch.setattr(gzip, "compress", slowly)
    with ThreadPoolExecutor(4) as visitors:
        found = list(visitors.map(static_files.static_file, [tmp_path / "page.js"] * 4))

    assert len(compressed) == 1
    assert len({file.tag for file in found}) == 1


# Starting


def test_the_address_is_printed_once_the_port_is_bound_and_the_quick_loop_runs(tmp_path: Path) -> None:
    port = free_port()
    words = ["--port", str(port), "--database", f"sqlite+aiosqlite:///{tmp_path}/a.sqlite3"]
    command = [sys.executable, "-m", "sortilege.server", *words]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    first = subprocess.Popen(command, stderr=subprocess.PIPE, env=environment)
    try:
        wait_for_port(port, first)
        second = subprocess.run(
            [*command[:-1], f"sqlite+aiosqlite:///{tmp_path}/b.sqlite3"],
            capture_output=True, text=True, check=False, env=environment, timeout=60,
        )  # fmt: skip
        time.sleep(0.3)
    finally:
        stop(first)
    assert first.stderr is not None
    with first.stderr:
        said = first.stderr.read().decode()

    assert f"Sortilège: http://127.0.0.1:{port}/" in said
    assert re.search(r'"message": "ready".*"loop": "uvloop"', said)
    assert second.returncode != 0
    assert "Sortilège:" not in second.stderr
