"""A server in whose environment an extra library is really not to be found: what it gives is not offered, and whoever
asks for it is told so; everything else goes on."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sortilege.client import Client
from sortilege.testing.services import free_port, stop, wait_for_port
from sortilege.text import LANGUAGES, Words
from tests.server.mailboxes import Browser
from tests.server.slow_scenes import my_notices

pytestmark = pytest.mark.anyio
HIDE = """
import sys
from importlib.machinery import PathFinder

class WithoutSome(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in HIDDEN else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = WithoutSome
sys.argv = ["sortilege", "serve", *ARGUMENTS]
from sortilege.cli import main
sys.exit(main())
"""
"""Runs the command where some packages are as if they had never been installed."""


def command(hidden: tuple[str, ...], *arguments: str) -> list[str]:
    return [sys.executable, "-c", HIDE.replace("HIDDEN", repr(hidden)).replace("ARGUMENTS", repr(arguments))]


@contextlib.contextmanager
def a_server_without(folder: Path, *hidden: str) -> Iterator[str]:
    port = free_port()
    database = f"sqlite+aiosqlite:///{folder}/sortilege.sqlite3"
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command(hidden, "--port", str(port), "--database", database), stderr=log, stdout=log)
    try:
        wait_for_port(port, process)
        yield f"http://localhost:{port}"
    finally:
        stop(process)


async def refusal(client: Client, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await client.ask("POST", path, body)
    return wrong.value.response.status_code, str(wrong.value.response.json()["detail"])


def said(message: str) -> list[str]:
    """In both languages."""
    return [Words(language, "server").say(f"refused-{message}") for language in LANGUAGES]


async def test_without_the_extra_libraries_a_server_plays_and_says_what_it_cannot_do(tmp_path: Path) -> None:
    with a_server_without(tmp_path, "pywebpush", "webauthn", "PIL") as base:
        async with Client(base) as newt, httpx.AsyncClient(base_url=base) as anybody:
            await newt.sign_in("Newt")
            table = await newt.open_table(game="animaux", seats=2)
            notices = await my_notices(newt)
            push = await refusal(newt, "/api/me/notices/push", Browser("http://127.0.0.1:1/push").subscription)
            passkeys = await newt.ask("GET", "/api/passkeys")
            new_key = await refusal(newt, "/api/passkeys/new")
            picture = await anybody.get(f"/api/invitations/{table.code}/picture")
            page = await anybody.get(f"/join/{table.code}")
            health = (await anybody.get("/healthz")).json()

    assert notices.offered == health["notices"] == ["webhook"]
    assert notices.key is None
    assert push == (409, "way-not-offered")
    assert b'"possible":false' in passkeys.replace(b" ", b"")
    assert new_key == (409, "passkeys-missing")
    assert (picture.status_code, "Pillow is not installed" in picture.text) == (404, True)
    assert page.status_code in (200, 404), "where the page is not built there is none"
    assert "og:image" not in page.text
    assert health["well"] is True
    for message in ("way-not-offered", "passkeys-missing"):
        assert all(re.search(r"\w{4}", text) for text in said(message))


@pytest.mark.parametrize("library", ["openskill", "litestar"])
async def test_without_a_library_that_the_server_needs_the_command_says_which(library: str, tmp_path: Path) -> None:
    words = command((library,), "--port", str(free_port()), "--database", f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3")
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)

    assert done.returncode == 2
    assert done.stderr == f"sortilege: {library} is not installed: pip install 'sortilege[server]'\n"
