"""The commands of docs/operate.md, run as they stand."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from sortilege.server.admin import add_arguments
from sortilege.server.settings import Settings, settings_of_file
from tests.docs.machine import NAME, OWN, PAGE, Machine, blocks, machine

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


async def opened_table(one: Machine) -> tuple[str, str]:
    """The cookie of somebody who opens a table at the name, by https, and that table."""
    headers = {"host": OWN}
    base = f"https://127.0.0.1:{one.https}"
    async with httpx.AsyncClient(base_url=base, headers=headers, verify=False, timeout=30.0) as visitor:
        extensions = {"sni_hostname": OWN}
        await visitor.post("/api/me", json={"name": "Zoé"}, extensions=extensions)
        setup = {"game": "animaux", "seats": 2}
        cookie = visitor.cookies["sortilege"]
        bearer = {"authorization": f"Bearer {cookie}"}
        table = await visitor.post("/api/tables", json=setup, headers=bearer, extensions=extensions)
        return cookie, table.json()["table"]["id"]


async def status(one: Machine, path: str, bearer: str) -> int:
    async with httpx.AsyncClient(verify=False, timeout=30.0) as visitor:
        headers = {"host": OWN, "authorization": f"Bearer {bearer}"}
        url = f"https://127.0.0.1:{one.https}{path}"
        return (await visitor.get(url, headers=headers, extensions={"sni_hostname": OWN})).status_code


async def test_from_nothing_to_a_table_on_a_domain_then_to_another_machine(tmp_path: Path) -> None:
    steps = blocks()
    bring, install, settings, serve, proxy, token, back_up, restore, bring_anew, upgrade = steps
    with machine(tmp_path / "one") as one:
        said = [await asyncio.to_thread(one.type, step) for step in (bring, install, settings, serve, proxy, token)]
        secret = said[-1].strip().partition("=")[2]
        cookie, table = await opened_table(one)
        operator = await status(one, "/api/operator/tables", secret)
        nights = [await asyncio.to_thread(one.type, back_up) for _ in range(2)]
        await asyncio.to_thread(one.type, bring_anew)
        again = await asyncio.to_thread(one.type, upgrade)
        still = await status(one, f"/api/tables/{table}", cookie)
        chosen = settings_of_file(str(one.home / "etc" / "sortilege.env"))
        site = (one.home / "etc" / "caddy" / "Caddyfile").read_text()
        rights = (one.home / "etc" / "sortilege.env").stat().st_mode & 0o777
        copies = sorted((one.home / "var" / "lib" / "sortilege-backup").iterdir())
    with machine(tmp_path / "two") as two:
        for step in (bring, install, settings, serve, proxy):
            await asyncio.to_thread(two.type, step)
        (two.home / "root" / "sortilege.backup").write_bytes(copies[-1].read_bytes())
        before = await status(two, f"/api/tables/{table}", cookie)
        await asyncio.to_thread(two.type, restore)
        async with asyncio.timeout(20.0):
            while (after := await status(two, f"/api/tables/{table}", cookie)) != 200:
                await asyncio.sleep(0.5)

    assert [json.loads(answer)["well"] for answer in (said[3], said[4], again)] == [True] * 3
    assert len(secret) == 48
    assert (operator, still, rights) == (200, 200, 0o600)
    assert ["nothing" in night for night in nights] == [True, True], "the store is whole"
    assert [copy.name in nights[-1] for copy in copies] == [True, True]
    assert f"https://{OWN}:" in site
    assert f"https://{NAME}:" not in site
    assert chosen["SORTILEGE_ERASED"] == f"{one.home}/var/lib/sortilege/erased.txt", "where the unit may write"
    assert (before, after) == (401, 200)


def test_every_setting_and_every_deed_stands_in_the_page() -> None:
    import argparse

    text = PAGE.read_text(encoding="utf-8")
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    (deeds,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    explained_elsewhere = {"listed", "tables"}

    assert [name for name in deeds.choices if f"`{name}" not in text] == []
    missing = [name for name in Settings.__struct_fields__ if f"`{name}" not in text and name.upper() not in text]
    assert set(missing) <= explained_elsewhere
