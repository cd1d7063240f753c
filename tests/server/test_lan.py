"""One room, no internet: `sortilege serve --lan`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sortilege.server import lan
from sortilege.server.live.addresses import Allowances
from sortilege.server.settings import Settings
from sortilege.testing.servers import running

pytestmark = pytest.mark.anyio


def test_the_address_that_a_phone_reaches_comes_first() -> None:
    found = ["127.0.0.1", "1.2.3.4", "192.168.1.20", "169.254.3.3", "192.168.1.20", "0.0.0.0"]

    assert lan.in_order(found) == ["192.168.1.20", "1.2.3.4"]
    assert lan.in_order(["127.0.0.1", "169.254.3.3"]) == ["169.254.3.3"]
    assert lan.in_order(["127.0.0.1"]) == []


def test_the_addresses_here_are_found_without_sending_anything() -> None:
    found = lan.addresses_here()

    assert found == lan.in_order(found)


def test_what_is_opened_is_the_address_or_what_players_know() -> None:
    assert lan.where_to(8765, None, ["10.0.0.7", "192.168.1.2"]) == [
        "http://10.0.0.7:8765/",
        "http://192.168.1.2:8765/",
    ]
    assert lan.where_to(8765, "http://salon.example:80") == ["http://salon.example:80/"]
    assert lan.where_to(8765, None, []) == []


def test_a_terminal_shows_the_code_in_letters_and_one_without_them_only_the_address() -> None:
    drawn = lan.qr("http://192.168.1.20:8765/", "utf-8").splitlines()

    assert len({len(re.sub("\x1b\\[[0-9;]*m", "", line)) for line in drawn if line}) == 1
    assert len(drawn) >= 14
    assert lan.qr("http://192.168.1.20:8765/", "ascii") == ""


def test_in_a_room_everybody_may_come_from_one_address() -> None:
    settings = Settings.from_environment(lan=True)

    assert settings.host == "0.0.0.0"
    assert Allowances(settings.allowances).factor("192.168.1.20") == lan.ROOM_FACTOR
    assert Allowances(settings.allowances).factor("203.0.113.4") == 1.0
    assert Settings.from_environment(lan=True, host="127.0.0.1").host == "127.0.0.1"
    assert Settings.from_environment().host == "127.0.0.1"


async def test_in_a_room_the_server_is_also_known_by_the_name_of_the_machine(sqlite_url: str) -> None:
    name = lan.names_here()[0]
    for is_lan, host, status in ((True, name, 200), (False, name, 421), (True, "salon.example", 421)):
        async with (
            running(sqlite_url, lan=is_lan) as server,
            httpx.AsyncClient(base_url=server.base, headers={"host": host}) as visitor,
        ):
            answer = await visitor.get("/healthz")

        assert answer.status_code == status, (is_lan, host)


async def test_the_page_is_told_where_phones_find_the_server_if_that_is_known(sqlite_url: str) -> None:
    for settings, known in (({}, None), ({"public": "http://salon.example/"}, "http://salon.example")):
        async with running(sqlite_url, **settings) as server, httpx.AsyncClient(base_url=server.base) as visitor:
            answer = await visitor.get("/api/whereabouts")

        assert answer.json() == {"base": known}


async def test_in_a_room_the_page_is_told_the_address_of_the_machine(sqlite_url: str) -> None:
    async with running(sqlite_url, lan=True) as server, httpx.AsyncClient(base_url=server.base) as visitor:
        answer = await visitor.get("/api/whereabouts")

    ways = lan.where_to(int(server.base.rpartition(":")[2]))
    assert answer.json() == {"base": ways[0].rstrip("/") if ways else None}


def test_serving_a_room_prints_a_code_and_where_to_go(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sortilege.server", "--lan", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", "--log-level", "ERROR"]
    environment = {
        **os.environ, "SORTILEGE_PUBLIC": "http://salon.example:8765", "SORTILEGE_COMPILE": "false",
        "PYTHONIOENCODING": "utf-8",
    }  # fmt: skip
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, encoding="utf-8") as server:
        assert server.stderr is not None
        said: list[str] = []
        try:
            for line in server.stderr:
                said.append(line)
                if "télévision" in line:
                    break
        finally:
            server.terminate()

    assert any("▀" in line or "█" in line or "▄" in line for line in said)
    assert "Phones / téléphones : http://salon.example:8765/\n" in said
    assert said[-1] == "Television / télévision : http://salon.example:8765/tv\n"
