"""A server that cannot begin says why, in one line, and ends with 2."""

from __future__ import annotations

import socket

import pytest

from sortilege.cli import main

NOBODYS = "postgresql+asyncpg://me:secret@127.0.0.1:1/x"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--database", NOBODYS], "database: postgresql+asyncpg://me:***@127.0.0.1:1/x: "),
        (["--database", "sqlite+aiosqlite:////proc/no/x.sqlite3"], "database: sqlite+aiosqlite:////proc/no/"),
        (["--redis", "foo"], "redis: an address such as redis://127.0.0.1/0, not 'foo'\n"),
        (["--host", "203.0.113.1"], "host, port: nothing can listen at 203.0.113.1, 8765: "),
    ],
)
def test_what_a_server_needs_is_tried_before_it_says_where_it_is(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2

    said = capsys.readouterr().err
    assert said.startswith(f"sortilege: {problem}")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("BOT_PROCESSES", "-1", "`int` >= 1"),
        ("CONNECTIONS", "0", "`int` >= 1"),
        ("TABLES_PER_ADDRESS", "x", "`int`, got `str`"),
        ("IDLE_DAYS", "nan", "`float` > 0.0"),
        ("DRAIN_SECONDS", "inf", "`float` <= 1000000000.0"),
        ("TALK_DAYS", "-1", "`float` >= 0.0"),
    ],
)
def test_a_setting_out_of_its_range_is_named(
    name: str, value: str, allowed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"SORTILEGE_{name}", value)

    assert main(["serve"]) == 2
    assert capsys.readouterr().err == f"sortilege: SORTILEGE_{name}: {value!r}: expected {allowed}\n"


def test_a_port_that_somebody_has_is_no_address(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        assert main(["serve", "--port", str(port)]) == 2

    said = capsys.readouterr().err
    assert said.startswith(f"sortilege: host, port: nothing can listen at 127.0.0.1, {port}: ")
    assert said.count("\n") == 1
