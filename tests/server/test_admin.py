"""What an operator sees and does beside a running server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import httpx
import pytest

from sortilege.client import Client, WasClosed
from sortilege.server.http import orders
from sortilege.server.live.bans import Bans
from sortilege.server.metrics import REGISTRY
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.store import Store
from sortilege.testing.servers import Running, running
from tests.server.scenes import admin, two_at_a_table

pytestmark = pytest.mark.anyio


async def test_tables_and_people_are_listed_without_their_secrets(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, _):
        tables = await admin(store_url, "tables", "--status", "playing")
        people = await admin(store_url, "people", "--name", "Tin")
        text = json.dumps([tables, people])

    assert [(row["id"], row["game"], row["status"]) for row in tables] == [(newt.id, "animaux", "playing")]
    assert [row["name"] for row in people] == ["Tina"]
    assert not {"code", "secret", "passphrase", "recovery", "address", "invite", "lines"} & {*tables[0], *people[0]}
    assert tables[0]["changed"] is None, "it would tell when somebody answers in secret"
    assert newt.client.token is not None
    assert newt.client.token.rpartition(".")[2] not in text


async def test_a_table_that_is_closed_ends_for_everybody_at_it(server: Running, sqlite_url: str) -> None:
    async with two_at_a_table(server) as (newt, tina):
        code = (await newt.client.table(newt.id)).code or ""
        await admin(sqlite_url, "close", code, "--reason", "insults")
        await (await server.services.rooms.room(newt.id)).catch_up()
        for here in (newt, tina):
            await here.until(lambda here=here: here.over)  # type: ignore[misc]
        cards = await newt.client.my_tables()
        again = await admin(sqlite_url, "close", code, code=2)
        audit = await admin(sqlite_url, "audit")

    assert newt.card is not None
    assert newt.card.ended == "closed"
    assert [card.status for card in cards] == ["over"]
    assert "over already" in again
    assert [(row["what"], row["about"], row["reason"]) for row in audit] == [("close", newt.id, "insults")]


async def test_a_table_that_is_closed_before_it_began_has_no_record(server: Running, sqlite_url: str) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        await Operator(server.services.rooms.store).close_table(table, "")
        await (await server.services.rooms.room(table)).catch_up()
        with pytest.raises(httpx.HTTPStatusError) as refused:
            await newt.record(table)

    answer = refused.value.response
    assert (answer.status_code, answer.json()["detail"]) == (409, "not-begun")


def turned_away(why: str) -> float:
    return REGISTRY.get_sample_value("sortilege_turned_away_total", {"why": why}) or 0.0


async def test_whoever_is_kept_out_is_sent_away_and_comes_back_when_let_in(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.1)
    async with running(sqlite_url) as server, two_at_a_table(server) as (newt, tina):
        operator = Operator(server.services.rooms.store)
        assert tina.client.token is not None
        who = tina.client.token.partition(".")[0]
        await operator.ban(who, "insults", days=1)
        with pytest.raises(WasClosed, match="4403"):
            await tina.until(lambda: False, patience=60.0)
        assert await is_kept_out(tina.client)
        before = turned_away("kept-out")
        for path in ("/api/me/tables", "/api/tables", f"/api/tables/{tina.id}/record", f"/api/tables/{tina.id}/result"):
            with pytest.raises(httpx.HTTPStatusError, match="403"):
                await tina.client.ask("GET", path)
        with pytest.raises(httpx.HTTPStatusError, match="403"):
            await tina.client.sign_in("Somebody else")
        assert turned_away("kept-out") == before + 5
        await newt.say(0, "at last")

        await operator.unban(who, "said sorry")
        async with asyncio.timeout(60.0):
            while await is_kept_out(tina.client):
                await asyncio.sleep(0.1)


async def is_kept_out(client: Client) -> bool:
    try:
        await client.my_tables()
    except httpx.HTTPStatusError as refused:
        return refused.response.status_code == 403
    return False


async def test_a_network_is_kept_out_for_a_time(store: Store) -> None:
    operator, kept = Operator(store), Bans()
    await operator.ban("203.0.113.9/24", "flood", days=2)
    await operator.ban("2001:db8::/48", "flood", days=-1)
    await kept.read(store)

    assert [row["who"] for row in await operator.bans()] == ["203.0.113.0/24", "2001:db8::/48"]
    assert kept.keep_out("203.0.113.200")
    assert not kept.keep_out("203.0.114.1")
    assert not kept.keep_out("2001:db8::/64"), "its time is over"
    with pytest.raises(ValueError, match="who: the id of a person or a network"):
        await operator.ban("nobody", "", None)
    with pytest.raises(ValueError, match="nobody is kept out"):
        await operator.unban("198.51.100.0/24", "")


async def test_keys_rotate_and_people_are_signed_out_from_the_command(server: Running, sqlite_url: str) -> None:
    async with server.people("Newt") as (newt,):
        assert newt.token is not None
        await admin(sqlite_url, "rotate-keys")
        await newt.my_tables()
        await admin(sqlite_url, "sign-out", newt.token.partition(".")[0])
        server.services.people._known.clear()
        with pytest.raises(httpx.HTTPStatusError, match="401"):
            await newt.my_tables()


async def test_a_check_says_what_is_missing(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url) as server, two_at_a_table(server) as (newt, _):
        assert await admin(sqlite_url, "check") == []
    with sqlite3.connect(tmp_path / "sortilege.sqlite3") as store:
        store.execute("DELETE FROM lines WHERE ply = 1")

    assert await admin(sqlite_url, "check", code=1) == [{"problem": "1 lines are missing", "table": newt.id}]


async def test_a_store_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    said = await admin(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3", "tables", code=2)

    assert "database: there is no file" in said
    assert not (tmp_path / "none.sqlite3").exists()
