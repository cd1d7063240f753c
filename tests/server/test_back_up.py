"""A back-up is whole, goes to another machine and another kind of store, and comes back beside a running server."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sortilege.client import Client
from sortilege.server.http import orders
from sortilege.server.storage import back_up as copying
from sortilege.server.storage.back_up import back_up, back_up_into, restore
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.schema import METADATA, SEEKS, SETTINGS, TABLES
from sortilege.server.storage.store import Store
from sortilege.testing.servers import play_on, running
from tests.server.scenes import admin, two_at_a_table

pytestmark = pytest.mark.anyio
OPERATING = {"audit", "settings"}


async def rows(url: str, *, without: set[str]) -> dict[str, list[Any]]:
    store = await Store.open(url)
    async with store.engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, (await connection.execute(sa.select(table))).all()), key=str)
            for table in METADATA.sorted_tables
            if table.name not in without
        }
    await store.close()
    return found


async def test_a_table_goes_on_at_another_machine(store_url: str, sqlite_url: str, tmp_path: Path) -> None:
    file, there = tmp_path / "tables.backup", f"sqlite+aiosqlite:///{tmp_path}/machine/tables.sqlite3"
    async with running(store_url) as server, two_at_a_table(server) as (newt, tina):
        tokens = newt.client.token, tina.client.token
        await play_on(newt, lambda options: options[0], moves=1)
        await admin(store_url, "back-up", str(file))
    await admin(there, "restore", str(file))
    async with (
        running(there) as server,
        Client(server.base, tokens[0]) as newt_there,
        Client(server.base, tokens[1]) as tina_there,
        newt_there.at(newt.id) as one,
        tina_there.at(newt.id) as other,
    ):
        await asyncio.gather(*(play_on(here, lambda options: options[-1]) for here in (one, other)))

    assert one.over
    assert file.stat().st_mode & 0o077 == 0, "whoever has it can be anybody"


async def test_what_one_kind_of_store_wrote_the_other_reads(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    there, back = tmp_path / "there", tmp_path / "back"
    async with running(sqlite_url) as server, two_at_a_table(server) as (newt, _):
        await newt.say(0, "déjà vu")
        operator = Operator(server.services.rooms.store)
        await operator.ban("203.0.113.0/24", "flood", days=3)
    async with running(sqlite_url) as server:
        await back_up(server.services.rooms.store, there)
    store = await Store.open(postgres_url)
    await restore(store, there, replace=False)
    await Operator(store).note("close", "", "numbers go on")
    await back_up(store, back)
    await store.close()
    first = await rows(sqlite_url, without=OPERATING)
    again = await Store.open(sqlite_url)
    await restore(again, back, replace=True)
    await again.close()

    for _, _, _, _, _, address, *_rest in first["tables"]:
        assert address, "an address is kept, as a hash"
    for url in (sqlite_url, postgres_url):
        found = await rows(url, without=OPERATING)
        assert {name: _without_addresses(name, one) for name, one in first.items()} == found


def _without_addresses(name: str, found: list[Any]) -> list[Any]:
    place = [column.name for column in TABLES.columns].index("address")
    return [(*row[:place], "", *row[place + 1 :]) for row in found] if name == "tables" else found


async def test_a_back_up_holds_no_addresses_and_no_key_to_them(store_url: str, tmp_path: Path) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, _):
        store = server.services.rooms.store
        wanted = {"game": "zoondo", "mode": "standard", "seats": 2, "pace": "free"}
        await newt.client.ask("POST", "/api/seek", wanted)
        async with store.engine.connect() as connection:
            kept = [
                address
                for where in (TABLES.c.address, SEEKS.c.address)
                for address in (await connection.execute(sa.select(where))).scalars()
            ]
            keys = sa.select(SETTINGS.c.value).where(SETTINGS.c.name.startswith("address-key"))
            (key,) = (await connection.execute(keys)).scalars()
        await back_up(store, tmp_path / "copy")
    text = gzip.decompress((tmp_path / "copy").read_bytes()).decode()

    assert len(kept) == 2
    for address in kept:
        assert "127.0.0.1" not in address
        assert address.partition(":")[2].partition("*")[0] not in text
    assert f"*{kept[0].partition('*')[2]}" not in text, "nor an allowance, which tells a network"
    assert key not in text
    assert '"name":"key"' in text, "people stay signed in"


async def test_a_back_up_every_day_keeps_the_newest_fourteen(store_url: str, tmp_path: Path) -> None:
    for day in range(10, 25):
        (tmp_path / f"sortilege-2026-03-{day}-040000.backup").write_bytes(b"old")
    (tmp_path / "a-game.record").write_bytes(b"somebody else's")
    async with running(store_url), asyncio.timeout(60.0):
        await admin(store_url, "back-up", "--keep", "14", str(tmp_path))
        only_in_a_folder = await admin(store_url, "back-up", "--keep", "14", str(tmp_path / "file"), code=2)
        not_none = await admin(store_url, "back-up", "--keep", "0", str(tmp_path), code=2)
    kept = sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("sortilege-"))

    assert len(kept) == 14
    assert kept[0] == "sortilege-2026-03-12-040000.backup"
    assert (tmp_path / kept[-1]).read_bytes() != b"old"
    assert (tmp_path / "a-game.record").exists()
    assert "keep: " in only_in_a_folder
    assert "keep: " in not_none


async def test_a_back_up_that_fails_leaves_nothing_behind(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    store = await Store.open(sqlite_url)
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("DROP TABLE mutes"))
    with pytest.raises(sa.exc.OperationalError, match="mutes"):
        await back_up_into(store, folder, keep=1)
    await store.close()

    assert list(folder.iterdir()) == []


async def test_a_restore_beside_a_running_server_sends_everybody_away_and_takes_back_what_came_after(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.1)
    file = tmp_path / "copy"
    async with running(store_url) as server, two_at_a_table(server) as (newt, tina):
        store = server.services.rooms.store
        await admin(store_url, "back-up", str(file))
        lines = len(await store.lines(newt.id))
        await play_on(newt, lambda options: options[0], moves=1)
        before = newt.connections
        refused = await admin(store_url, "restore", str(file), code=2)
        await admin(store_url, "restore", "--replace", str(file))
        await newt.until(lambda: newt.connections > before)
        after = len(await store.lines(newt.id))
        await asyncio.gather(*(play_on(here, lambda options: options[-1]) for here in (newt, tina)))
        problems = await admin(store_url, "check")
        audit = [row["what"] for row in reversed(await admin(store_url, "audit"))]

    assert "--replace" in refused
    assert after == lines
    assert newt.over
    assert problems == []
    assert audit == ["rest", "restore", "wake"] or audit == ["back-up", "rest", "restore", "wake"]


async def test_a_file_that_is_no_whole_back_up_changes_nothing(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tmp_path / "whole"
    async with running(store_url) as server, two_at_a_table(server):
        await back_up(server.services.rooms.store, whole)
    before = await rows(store_url, without=OPERATING)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    files = {
        "nothing at": None,
        "not a whole": b"\x1f\x8bnonsense",
        "ends too early": gzip.compress(b"".join(lines[:-1])),
        "rows, ": gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        "newer version": gzip.compress(lines[0].replace(b'"00', b'"90') + b"".join(lines[1:])),
    }
    store = await Store.open(store_url)
    said = []
    for number, content in enumerate(files.values()):
        file = tmp_path / str(number)
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(ValueError, match="file: ") as wrong:
            await restore(store, file, replace=True)
        said.append(str(wrong.value))
    with pytest.raises(ValueError, match="there is one already"):
        await back_up(store, whole)
    monkeypatch.setattr(copying, "_check", lambda file: None)
    damaged = tmp_path / "damaged"
    stray = b'{"table":"lines","rows":[{"table_id":"none","ply":1,"at":0,"body":""}]}\n'
    damaged.write_bytes(gzip.compress(b"".join([*lines[:-1], stray])))
    with pytest.raises(sa.exc.SQLAlchemyError):
        await restore(store, damaged, replace=True)
    await store.close()

    assert [words in text for words, text in zip(list(files)[1:], said[1:], strict=True)] == [True] * 4
    assert "there is none at" in said[0]
    assert await rows(store_url, without=OPERATING) == before
