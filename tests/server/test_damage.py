"""A store that is damaged: what is wrong is said, everything else is played on, and a back-up heals it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from sortilege.client import AtTable, Client, WasClosed
from sortilege.server.live import health
from sortilege.server.metrics import REGISTRY
from sortilege.server.table import wire
from sortilege.testing.servers import Running, running
from tests.server.scenes import admin, two_at_a_table
from tests.server.troubles import Acknowledged, told, until_told

pytestmark = pytest.mark.anyio
Tokens = tuple[str | None, str | None]


@pytest.fixture(autouse=True)
def _ask_anew_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY", 0.0)


@contextlib.asynccontextmanager
async def back_at(server: Running, table: str, tokens: Tokens) -> AsyncIterator[tuple[AtTable, AtTable]]:
    """The same two, who have come back."""
    one, other = tokens
    async with (
        Client(server.base, one) as newt, Client(server.base, other) as tina,
        newt.at(table) as here, tina.at(table) as there,
    ):  # fmt: skip
        yield here, there


def tokens(newt: AtTable, tina: AtTable) -> Tokens:
    return newt.client.token, tina.client.token


async def test_a_damaged_row_stops_one_table_until_it_is_put_right(sqlite_url: str, tmp_path: Path) -> None:
    hurt, fine = Acknowledged(), Acknowledged()
    async with running(sqlite_url) as server, two_at_a_table(server) as one, two_at_a_table(server) as other:
        await hurt.play(*one, moves=3)
        await fine.play(*other, moves=3)
        table, beside = one[0].id, other[0].id
        mine, theirs = tokens(*one), tokens(*other)
    file = tmp_path / "sortilege.sqlite3"
    (last, body) = damage_last_line(file, table)

    async with running(sqlite_url) as server:
        async with Client(server.base, mine[0]) as newt:
            with pytest.raises(httpx.HTTPStatusError) as wrong:
                await newt.table(table)
            with pytest.raises(WasClosed) as closed:
                async with newt.at(table):
                    pass
        checked = await admin(sqlite_url, "check", code=1)
        while_hurt = await health_of(server)
        async with back_at(server, beside, theirs) as people:
            await fine.play(*people, moves=3)
            assert await fine.are_stored(server, people[0])
        with sqlite3.connect(file) as store:
            store.execute("UPDATE lines SET body = ? WHERE table_id = ? AND ply = ?", (body, table, last))
        async with back_at(server, table, mine) as people:
            await hurt.play(*people, moves=3)
            assert await hurt.are_stored(server, people[0])
        put_right = await health_of(server)

    assert wrong.value.response.json()["detail"] == "table-damaged"
    assert checked == [{"problem": f"line {last} cannot be read", "table": table}]
    assert await admin(sqlite_url, "check") == []
    assert while_hurt == (200, "well", "damaged", 1.0), "the node serves all other tables"
    assert put_right == (200, "well", "well", 0.0)
    assert closed.value.code == wire.DAMAGED


async def health_of(server: Running) -> tuple[int, str, str, float]:
    """What is said of the node, its store and its tables; and the metric for the last."""
    async with httpx.AsyncClient(base_url=server.base, timeout=20.0) as visitor:
        answer = await visitor.get("/healthz")
    known = REGISTRY.get_sample_value("sortilege_tables_damaged")
    return answer.status_code, answer.json()["store"], answer.json()["tables"], -1.0 if known is None else known


def damage_last_line(file: Path, table: str) -> tuple[int, str]:
    """Its number, and what it was."""
    with sqlite3.connect(file) as store:
        found = store.execute("SELECT max(ply), body FROM lines WHERE table_id = ?", (table,)).fetchone()
        store.execute("UPDATE lines SET body = '{' WHERE table_id = ? AND ply = ?", (table, found[0]))
    return int(found[0]), str(found[1])


async def test_a_damaged_page_is_told_and_a_back_up_heals_it(sqlite_url: str, tmp_path: Path) -> None:
    moves, saved = Acknowledged(), tmp_path / "saved"
    async with running(sqlite_url) as server, two_at_a_table(server) as people:
        for _ in range(20):
            await people[0].client.open_table(game="salem", seats=8)
        await moves.play(*people, moves=4)
        await admin(sqlite_url, "back-up", str(saved))
        table, mine = people[0].id, tokens(*people)
    damage_root_page(tmp_path / "sortilege.sqlite3")

    async with running(sqlite_url) as server, Client(server.base, mine[0]) as newt:
        with pytest.raises(httpx.HTTPStatusError) as wrong:
            await newt.table(table)
        after = await told(server)
    for file in tmp_path.glob("sortilege.sqlite3*"):
        file.rename(file.with_name(f"hurt-{file.name}"))
    await admin(sqlite_url, "restore", str(saved))
    async with running(sqlite_url) as server, back_at(server, table, mine) as people:
        await moves.play(*people, moves=3)
        healed = await until_told(server, "well")
        assert await moves.are_stored(server, people[0])

    assert (wrong.value.response.status_code, wrong.value.response.json()["detail"]) == (503, "store-damaged")
    assert (after, healed) == ((503, "damaged"), (200, "well"))


def damage_root_page(file: Path) -> None:
    """That of the log of all tables."""
    with sqlite3.connect(file) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = store.execute("SELECT rootpage FROM sqlite_master WHERE name = 'lines'").fetchone()
        (size,) = store.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xff" * size)
