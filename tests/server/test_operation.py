"""What an operator relies on: health, metrics, logs, limits, headers, a clean end."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import shutil
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sortilege import engine
from sortilege.client import Client
from sortilege.server.http import web
from sortilege.server.http.app import drain, may_scrape
from sortilege.server.metrics import DISK_FREE, JsonLines
from sortilege.server.settings import Settings
from sortilege.server.table import wire
from sortilege.testing.servers import Node, Running, play_on, running

pytestmark = pytest.mark.anyio

CONFIG = Path(__file__).with_name("schemathesis.toml")


async def test_health_says_whether_the_store_answers(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        answer = await visitor.get("/healthz")
        assert (answer.status_code, answer.json()["well"]) == (200, True)
        assert answer.json()["engine"] == engine.describe()

        server.services.draining = True
        assert (await visitor.get("/healthz")).status_code == 503


async def test_metrics_count_lines_and_sockets(server: Running) -> None:
    async with server.people("Newt") as (newt,), httpx.AsyncClient(base_url=server.base) as visitor:
        table = await newt.open_table(game="animaux", seats=2)
        async with newt.at(table.table.id):
            text = (await visitor.get("/metrics")).text

        assert "sortilege_sockets 1.0" in text
        assert "sortilege_lines_total" in text
        assert "sortilege_play_seconds_bucket" in text


async def test_what_is_left_of_the_disk_is_told_where_the_store_is_a_file(store_url: str, tmp_path: Path) -> None:
    DISK_FREE.clear()
    async with running(store_url) as server, httpx.AsyncClient(base_url=server.base) as visitor:
        text = (await visitor.get("/metrics")).text
    left = [float(found) for found in re.findall(r"^sortilege_disk_free_bytes{.*} (\S+)$", text, re.MULTILINE)]

    if store_url.startswith("sqlite"):
        assert 0 < left[0] <= shutil.disk_usage(tmp_path).total
    else:
        assert left == []


async def test_metrics_are_not_for_people_who_play(server: Running) -> None:
    """The count of lines would tell them who has answered in secret."""
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        for header in ("x-forwarded-for", "x-real-ip", "forwarded", "via"):
            assert (await visitor.get("/metrics", headers={header: "127.0.0.1"})).status_code == 404, header


async def test_metrics_are_for_this_machine_alone_without_a_token() -> None:
    for host, may in (("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("8.8.8.8", False), ("x", False)):
        scope: Any = {"type": "http", "client": (host, 1), "headers": []}
        request: Request[Any, Any, Any] = Request(scope)
        assert may_scrape(request, None) is may, host


async def test_metrics_can_be_asked_for_from_elsewhere_with_a_token(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, metrics_token="alohomora") as server,
        httpx.AsyncClient(base_url=server.base, headers={"x-forwarded-for": "10.0.0.9"}) as prometheus,
    ):
        for bearer, status in (("Bearer alohomora", 200), ("Bearer sesame", 404), ("Basic alohomora", 404)):
            answer = await prometheus.get("/metrics", headers={"authorization": bearer})
            assert answer.status_code == status, bearer
        assert (await prometheus.get("/metrics")).status_code == 404


@pytest.mark.parametrize(
    ("path", "headers", "body", "status"),
    [
        ("/api/me", {}, "[" * 100_000, 400),
        ("/api/me", {}, '{"name":' * 50_000, 400),
        ("/api/me", {}, '{"x":' + "[" * 5000 + "]" * 5000 + "}", 400),
        ("/api/me", {"origin": "http://["}, '{"name":"Newt"}', 403),
        ("/api/records/replay", {}, json.dumps({"record": "[" * 200_000}), 422),
        ("/api/join", {}, '{"code":"\\u0000"}', 404),
        ("/api/join", {}, '{"invite":"a\\u0000"}', 404),
        ("/%00", {}, None, 404),
        ("/a.%00", {}, None, 404),
        ("/" + "a" * 3000, {}, None, 404),
        ("/%ff", {}, None, 200),
        ("/api/tables/%00", {}, None, 404),
    ],
)
async def test_nonsense_gets_a_clear_answer(
    server: Running,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    headers: dict[str, str],
    body: str | None,
    status: int,
) -> None:
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    monkeypatch.setattr(web, "WEB", tmp_path)
    async with server.people("Newt") as (newt,), httpx.AsyncClient(base_url=server.base) as visitor:
        headers = {**headers, "authorization": f"Bearer {newt.token}", "content-type": "application/json"}
        answer = await visitor.request("GET" if body is None else "POST", path, content=body, headers=headers)

    assert answer.status_code == status, answer.text
    assert status == 200 or answer.json()["status_code"] == status


async def test_a_socket_from_a_page_without_an_address_is_refused(server: Running) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        async with connect(f"{server.base.replace('http', 'ws')}/ws/x", additional_headers={"origin": "http://["}):
            pass


async def test_what_breaks_is_logged_without_what_was_said_and_answered_as_usual(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(table: str) -> None:
        raise RuntimeError(f"{table} is private")

    monkeypatch.setattr(server.services.rooms, "room", fail)
    async with server.people("Newt") as (newt,), httpx.AsyncClient(base_url=server.base) as visitor:
        bearer = {"authorization": f"Bearer {newt.token}"}
        answer = await visitor.get("/api/tables/some-table", headers=bearer)
        async with connect(f"{server.base.replace('http', 'ws')}/ws/some-table", additional_headers=bearer) as socket:
            await socket.wait_closed()

    assert (answer.status_code, answer.json()) == (500, {"status_code": 500, "detail": "something broke here"})
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert socket.close_code == wire.BROKEN
    request, stream = (line for line in caplog.records if line.levelno == logging.ERROR)
    for line in (request, stream):
        assert "RuntimeError" in line.getMessage()
        assert "in fail" in line.getMessage(), "where it broke"
    assert "some-table is private" not in caplog.text
    assert (request.method, request.path) == ("GET", "/api/tables/{table}")  # type: ignore[attr-defined]  # extras


async def test_every_answer_carries_the_security_headers(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        for path in ("/", "/api/games", "/api/me", "/nowhere.js", "/healthz"):
            headers = (await visitor.get(path)).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_scripts_are_our_own_and_may_compile_webassembly_but_nothing_else(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        for path in ("/", "/t/some-table", "/offline.json", "/tv"):
            policy = (await visitor.get(path)).headers["content-security-policy"]
            parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))

            assert parts["script-src"] == "'self' 'wasm-unsafe-eval'", path
            assert parts["default-src"] == "'self'", path
            assert parts["media-src"] == "'self' blob:", path
            assert "worker-src" not in parts, path
            assert policy.replace("'wasm-unsafe-eval'", "").count("eval") == 0, path


async def test_a_form_on_another_site_changes_nothing(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        me = {"name": "Newt"}
        assert (await visitor.post("/api/me", json=me, headers={"origin": "https://evil.example"})).status_code == 403
        assert (await visitor.post("/api/me", json=me, headers={"origin": "null"})).status_code == 403
        assert (await visitor.post("/api/me", json=me, headers={"origin": server.base})).status_code == 200


async def test_a_site_named_in_the_settings_may_connect(sqlite_url: str) -> None:
    async with running(sqlite_url, origins=("https://friend.example",)) as server, server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        address = f"{server.base.replace('http', 'ws')}/ws/{table}"
        bearer = {"authorization": f"Bearer {newt.token}"}
        async with httpx.AsyncClient(base_url=server.base) as visitor:
            for origin, status in (("https://friend.example", 200), ("https://friend.example.evil.example", 403)):
                answer = await visitor.post("/api/me", json={"name": "Newt"}, headers={"origin": origin})
                assert answer.status_code == status
        async with connect(address, additional_headers={**bearer, "origin": "https://friend.example"}) as socket:
            await socket.send('{"t":"hello","protocol":1}')
            assert json.loads(await socket.recv())["t"] == "welcome"
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(address, additional_headers={**bearer, "origin": "http://friend.example"}):
                pass


async def test_without_a_built_page_it_says_how_to_build_one(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "WEB", tmp_path)
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        assert "make web" in (await visitor.get("/")).text
        assert (await visitor.get("/api/nothing")).status_code == 404
        assert (await visitor.get("/assets/missing.js")).status_code == 404


async def test_a_built_page_answers_every_address_that_is_not_a_file(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "WEB", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    (tmp_path / "assets" / "app-1a2b.js").write_text("the script", encoding="utf-8")
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        assert (await visitor.get("/")).text == (await visitor.get("/t/some-table")).text == "the page"
        script = await visitor.get("/assets/app-1a2b.js")
        assert (script.text, script.headers["cache-control"]) == ("the script", web.A_YEAR)
        assert (await visitor.get("/assets/missing.js")).status_code == 404


async def end_one_of(newt: Client) -> None:
    """One of somebody's tables is played to its end: it no longer counts."""
    table = (await newt.my_tables())[0].id
    await newt.seat_bot(table, 1, "random")
    await newt.start(table)
    async with newt.at(table) as here:
        await here.wish(wire.Resign("r", 0))
        await here.until(lambda: here.over)


async def test_an_address_may_open_so_many_tables_and_send_so_much(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, allowances=(), tables_per_address=2, joins_per_minute=40, body_bytes=2000) as server,
        server.people("Newt") as (newt,),
        httpx.AsyncClient(base_url=server.base) as visitor,
    ):
        for _ in range(2):
            await newt.open_table(game="animaux", seats=2)
        with pytest.raises(httpx.HTTPStatusError, match="429"):
            await newt.open_table(game="animaux", seats=2)
        await end_one_of(newt)
        await newt.open_table(game="animaux", seats=2)
        large = {"record": "x" * 5000}
        assert (await visitor.post("/api/records/replay", json=large)).status_code == 413
        codes = [(await visitor.post("/api/me/claim", json={"passphrase": "guess"})).status_code for _ in range(60)]
        assert set(codes) == {401, 429}


async def test_a_table_counts_while_somebody_is_there_and_something_happens(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, allowances=(), tables_per_address=2) as server, server.people("Newt") as (newt,):
        left, quiet = [(await newt.open_table(game="animaux", seats=2, listed=True)).table.id for _ in range(2)]
        with pytest.raises(httpx.HTTPStatusError, match="429"):
            await newt.open_table(game="animaux", seats=2)

        await newt.leave(left)
        await newt.open_table(game="animaux", seats=2)
        with pytest.raises(httpx.HTTPStatusError, match="429"):
            await newt.open_table(game="animaux", seats=2)

        with sqlite3.connect(tmp_path / "sortilege.sqlite3") as store:
            long_ago = time.time() - 24 * 3600 * (Settings().idle_days + 0.1)
            store.execute("UPDATE tables SET changed = ? WHERE id = ?", (long_ago, quiet))
            store.execute("UPDATE seats SET seen = ? WHERE table_id = ?", (long_ago, quiet))
        await newt.open_table(game="animaux", seats=2)
        assert quiet not in [card.id for card in await newt.lobby()]
        assert quiet in [card.id for card in await newt.my_tables()]


async def test_a_person_who_sends_too_many_requests_is_told_to_wait(sqlite_url: str) -> None:
    async with (
        running(sqlite_url, allowances=(), message_burst=20, messages_per_second=0.01) as server,
        server.people("Newt", "Tina") as (newt, tina),
    ):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        for number in range(19):
            await newt.sit(table, 0, str(number))
        with pytest.raises(httpx.HTTPStatusError, match="429"):
            await newt.sit(table, 0, "once more")
        with pytest.raises(httpx.HTTPStatusError, match="429"):
            await newt.sign_in("Norbert")

        assert len(await server.services.rooms.store.lines(table)) == 20
        await tina.my_tables()


def test_logs_are_json_and_leave_out_what_is_not_allowed() -> None:
    record = logging.LogRecord("sortilege.x", logging.INFO, "f", 1, "a table %s", ("opened",), None)
    record.table = "abc"
    record.token = "secret"

    line = json.loads(JsonLines().format(record))

    assert line["message"] == "a table opened"
    assert line["table"] == "abc"
    assert "secret" not in json.dumps(line)


async def test_nothing_secret_is_logged_while_a_game_is_played(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, logger="sortilege"):
        async with server.people("Newt") as (newt,):
            table = await newt.open_table(game="animaux", seats=2, pace=0)
            await newt.seat_bot(table.table.id, 1, "random")
            await newt.start(table.table.id)
            async with newt.at(table.table.id) as here:
                await play_on(here, lambda options: options[0], moves=3)
            room = await server.services.rooms.room(table.table.id)
            text = caplog.text
            assert newt.token is not None
            assert newt.token not in text
            assert room.table.secret not in text
            assert all(invite not in text for invite in table.invites or [])


async def test_a_node_that_is_told_to_stop_sends_people_away_and_keeps_everything(tmp_path: Path) -> None:
    node = Node(f"sqlite+aiosqlite:///{tmp_path}/stopped.sqlite3", drain_seconds=2.0)
    node.start()
    stopped = Running(node.base, None)  # type: ignore[arg-type]  # the server is another process
    async with stopped.people("Newt") as (newt,):
        table = await newt.open_table(game="animaux", seats=2, pace=0)
        await newt.seat_bot(table.table.id, 1, "random")
        await newt.start(table.table.id)
        async with newt.at(table.table.id) as here:
            await play_on(here, lambda options: options[0], moves=4)
            before = here.states[0].version
            await asyncio.to_thread(node.stop)
            await asyncio.to_thread(node.start)
            await here.until(lambda: here.connections == 2 and here.question())
            assert here.states[0].version >= before
    await asyncio.to_thread(node.stop)


async def test_a_node_with_bots_at_work_ends_without_complaint(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    node = Node(f"sqlite+aiosqlite:///{tmp_path}/bots.sqlite3")
    node.start()
    elsewhere = Running(node.base, None)  # type: ignore[arg-type]  # the server is another process
    async with elsewhere.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2, pace=0)).table.id
        await newt.seat_bot(table, 1, "adept")
        await newt.start(table)
        async with newt.at(table) as here:
            await play_on(here, lambda options: options[0], moves=4)
    await asyncio.to_thread(node.stop)

    assert node.process is not None
    assert node.process.returncode == 0
    assert capfd.readouterr().err == f"Sortilège: {node.base}/\n"


async def test_a_node_that_is_being_drained_takes_nobody_in(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        async with newt.at(table) as here:
            gone = asyncio.create_task(drain(server.services))
            await gone
            assert server.services.sockets == set()
            with pytest.raises(TimeoutError):
                await here.until(lambda: here.connections > 3, patience=1.0)
            assert server.services.sockets == set()
            server.services.draining = False
            await here.until(lambda: here.card and server.services.sockets)


async def test_schemathesis_finds_nothing_wrong_with_any_operation(server: Running) -> None:
    """Every operation of the HTTP interface keeps to its own description, whatever it is sent."""
    async with server.people("Newt") as (newt,):
        table = await newt.open_table(game="animaux", seats=2, listed=True)
        tool = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG), "run",
            f"{server.base}/schema/openapi.json",
            "--header", f"Authorization: Bearer {newt.token}", "--max-examples", "25",
            "--generation-deterministic", "--no-color", "--request-timeout", "60", "--suppress-health-check", "all",
            "--exclude-path", "/api/me/erase",  # nobody would be left to ask the rest
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            env={**os.environ, "SORTILEGE_TABLE": table.table.id},
        )  # fmt: skip
        report, _ = await tool.communicate()

    assert tool.returncode == 0, report.decode()
