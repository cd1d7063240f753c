"""Everything about a person: handed out, erased, and not to come back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

import sortilege
from sortilege import Record
from sortilege.client import AtTable, Client, WasRefused
from sortilege.server.http import orders
from sortilege.server.storage.deliveries import new_delivery
from sortilege.server.storage.schema import DELIVERIES, METADATA, NOTICED, REPORTS
from sortilege.server.storage.store import Store
from sortilege.server.table import wire
from sortilege.testing.servers import Running, play_on, running
from tests.server.scenes import admin, everybody_at, identity, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.1)
    monkeypatch.setattr(orders, "SENT_AWAY", 0.1)


async def everything(store: Store) -> str:
    """All that is stored, as text."""
    async with store.engine.connect() as connection:
        rows = [
            (table.name, [list(map(str, row)) for row in (await connection.execute(sa.select(table))).all()])
            for table in METADATA.sorted_tables
        ]
    return json.dumps(rows, ensure_ascii=False)


@contextlib.asynccontextmanager
async def a_finished_game(server: Running) -> AsyncIterator[tuple[AtTable, AtTable]]:
    """Newt and Tina have talked and played to the end."""
    async with two_at_a_table(server) as (newt, tina):
        await newt.say(0, "I am Newton Artemis")
        await tina.say(1, "good evening")
        await asyncio.gather(*(play_on(here, lambda options: options[-1]) for here in (newt, tina)))
        yield newt, tina


async def until_forgotten(server: Running, *people: str) -> None:
    """The node has done what the operator did: no table in its memory knows them."""
    async with asyncio.timeout(10.0):
        while any(server.services.rooms.in_memory(who) for who in people):
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.4)


async def test_a_person_downloads_everything_about_them(server: Running) -> None:
    async with a_finished_game(server) as (newt, tina), two_at_a_table(server) as (other, _):
        await newt.wish(wire.Report("a", 1, "rude"))
        mine = json.loads(await newt.client.ask("GET", "/api/me/export"))
        theirs = json.loads(await other.client.ask("GET", "/api/me/export"))

    (table,) = mine["tables"]
    said = [line["text"] for line in table["lines"] if line["t"] == "said"]
    assert mine["person"]["name"] == "Newt"
    assert mine["person"]["has_passphrase"] is False
    assert (table["id"], table["seats"], table["names"], table["status"]) == (newt.id, [0], ["Newt"], "over")
    assert said == ["I am Newton Artemis"]
    assert all(line["seat"] == 0 for line in table["lines"] if "seat" in line)
    assert [report["why"] for report in mine["reports_by"]] == ["rude"]
    assert identity(tina.client) not in json.dumps(mine)
    assert theirs["tables"][0]["id"] == other.id


async def test_an_operator_exports_somebody_without_what_they_do_in_a_game_that_goes_on(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, _):
        state = newt.question()
        assert state is not None
        assert state.ask is not None
        await newt.play(0, state.ask.options[0])
        store = server.services.rooms.store
        told = {"person": identity(newt.client), "table_id": newt.id, "public": False, "mark": "", "looked": False}
        await store.do(sa.insert(NOTICED).values({**told, "at": 1.0}))
        waiting = new_delivery(identity(newt.client), "w", newt.id, "{}", 1e12, 1e12)
        await store.do(sa.insert(DELIVERIES).values(waiting._asdict()))
        found = await admin(store_url, "export", identity(newt.client))
        own = json.loads(await newt.client.ask("GET", "/api/me/export"))
        audit = await admin(store_url, "audit")

    assert [(table["id"], table["lines"]) for table in found["tables"]] == [(newt.id, [])]
    assert (found["notices"]["told"], found["notices"]["waiting"]) == ([], []), "who is told has not answered"
    assert [len(own["notices"][name]) for name in ("told", "waiting")] == [1, 1]
    assert any(line["t"] == "chosen" for line in own["tables"][0]["lines"])
    assert [row["what"] for row in audit] == ["export"]


async def test_nothing_is_left_of_somebody_who_is_erased_and_the_record_still_verifies(store_url: str) -> None:
    async with running(store_url) as server, a_finished_game(server) as (newt, tina):
        who, store = identity(newt.client), server.services.rooms.store
        await newt.client.new_passphrase()
        await tina.wish(wire.Report("a", 0, "boastful"))
        before = await tina.client.record(newt.id)
        await admin(store_url, "erase", "--reason", "asked for it", who)
        await until_forgotten(server, identity(newt.client))
        left = await everything(store)
        text = await tina.client.record(newt.id)
        detail = await tina.client.table(newt.id)
        async with tina.client.at(newt.id) as again:
            heard = [one.text for one in again.heard]
        with pytest.raises(httpx.HTTPStatusError, match="401"):
            await newt.client.my_tables()
        problems = await admin(store_url, "check")

    record = Record.parse(text)
    assert text == before
    assert record.receipt is not None
    assert record.receipt.problem(record.key) is None
    assert sortilege.replay(record).over
    assert [(chair.kind, chair.name) for chair in detail.table.chairs] == [("person", ""), ("person", "Tina")]
    assert heard == ["good evening"]
    assert "Newt" not in left
    assert left.count(who) == 2, "once in the audit log, once among the erased"
    assert problems == []


async def test_where_a_game_goes_on_a_bot_plays_for_whoever_is_erased(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await newt.client.ask("POST", "/api/me/erase", {"sure": True})
        await until_forgotten(server, identity(newt.client))
        async with tina.client.at(newt.id) as again:
            await play_on(again, lambda options: options[-1])
            card = again.card
        left = await everything(server.services.rooms.store)

    assert card is not None
    assert (card.status, card.chairs[0].name, card.chairs[0].stand_in) == ("over", "", "careful")
    assert "Newt" not in left


async def test_an_open_table_loses_whoever_is_erased_and_ends_with_its_host(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        opened = await newt.open_table(game="animaux", seats=2, listed=True)
        table = opened.table.id
        await tina.join(code=opened.code)
        await tina.ask("POST", "/api/me/erase", {"sure": True})
        await until_forgotten(server, identity(tina))
        after_guest = await newt.table(table)
        await newt.ask("POST", "/api/me/erase", {"sure": True})
        await until_forgotten(server, identity(newt))
        async with Client(server.base) as visitor:
            await visitor.sign_in("Visitor")
            lobby = await visitor.lobby()
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await visitor.join(code=opened.code)
        left = await everything(server.services.rooms.store)

    assert [chair.kind for chair in after_guest.table.chairs] == ["person", "free"]
    assert lobby == []
    assert "Tina" not in left
    assert "Newt" not in left


async def test_whoever_is_erased_is_asked_whether_they_are_sure(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        for body in ({}, {"sure": False}):
            with pytest.raises(httpx.HTTPStatusError, match="400"):
                await newt.ask("POST", "/api/me/erase", body)
        await newt.my_tables()


async def test_whoever_was_erased_stays_so_after_a_restore(store_url: str, tmp_path: Path) -> None:
    """On the same machine, though the back-up knew them; and on another one that has the list."""
    copy, machine = tmp_path / "tables.backup", tmp_path / "machine"
    machine.mkdir()
    async with running(store_url, erased=str(tmp_path / "erased.txt")) as server, a_finished_game(server) as (newt, _):
        who = identity(newt.client)
        await admin(store_url, "back-up", str(copy))
        await newt.client.ask("POST", "/api/me/erase", {"sure": True})
    await admin(store_url, "restore", "--replace", str(copy), SORTILEGE_ERASED=str(tmp_path / "erased.txt"))
    there = f"sqlite+aiosqlite:///{machine}/tables.sqlite3"
    await admin(there, "restore", "--erased", str(tmp_path / "erased.txt"), str(copy))
    without = f"sqlite+aiosqlite:///{machine}/without.sqlite3"
    await admin(without, "restore", str(copy), SORTILEGE_ERASED=f"{machine}/other.txt")
    found = {}
    for url in (store_url, there, without):
        store = await Store.open(url)
        found[url] = await everything(store)
        await store.close()

    assert who in (tmp_path / "erased.txt").read_text(encoding="utf-8")
    assert "Newt" not in found[store_url]
    assert "Newt" not in found[there]
    assert "Newt" in found[without], "a machine that was not told cannot know"


async def test_a_store_that_was_put_back_by_hand_loses_the_erased_when_the_server_starts(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "sortilege.sqlite3"
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        token = newt.token
    by_hand = file.read_bytes()
    async with running(sqlite_url) as server, Client(server.base, token) as newt:
        await newt.ask("POST", "/api/me/erase", {"sure": True})
    for one in tmp_path.glob("sortilege.sqlite3*"):
        one.unlink()
    file.write_bytes(by_hand)
    async with running(sqlite_url) as server, Client(server.base, token) as newt:
        with pytest.raises(httpx.HTTPStatusError, match="401"):
            await newt.my_tables()
        assert "Newt" not in await everything(server.services.rooms.store)


async def test_somebody_erased_cannot_talk_in_the_moment_before_the_node_knows(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        who, store = identity(newt.client), server.services.rooms.store
        await newt.client.ask("POST", "/api/me/erase", {"sure": True})
        with contextlib.suppress(WasRefused, asyncio.CancelledError, ConnectionError, TimeoutError):
            async with asyncio.timeout(0.5):
                await newt.say(0, "I am still here, Newton")
        await until_forgotten(server, identity(newt.client))
        left = await everything(store)

    assert "Newton" not in left
    assert left.count(who) == 2


async def test_words_of_whoever_is_erased_go_out_of_what_others_reported(store_url: str) -> None:
    """And out of what they reported themselves; what others said there stays for the operator."""
    async with (
        running(store_url) as server,
        everybody_at(server, "Newt", "Tina", "Queenie", game="animaux") as (newt, tina, queenie),
    ):
        await newt.say(0, "I am Newton Artemis")
        await tina.say(1, "good evening")
        await queenie.until(lambda: len(queenie.heard) == 2)
        await queenie.wish(wire.Report("a", 1, "rude"))
        await newt.wish(wire.Report("b", 1, "deaf"))
        store = server.services.rooms.store
        before = await talk_reported(store)
        await newt.client.ask("POST", "/api/me/erase", {"sure": True})
        await until_forgotten(server, identity(newt.client))
        after = await talk_reported(store)
        left = await everything(store)

    assert before == [["I am Newton Artemis", "good evening"]] * 2
    assert after == [["good evening"]] * 2
    assert "Newt" not in left


async def talk_reported(store: Store) -> list[list[str]]:
    async with store.engine.connect() as connection:
        kept = (await connection.execute(sa.select(REPORTS.c.talk).order_by(REPORTS.c.number))).scalars().all()
    return [[line["text"] for line in json.loads(talk)] for talk in kept]


async def test_notices_that_name_whoever_is_erased_are_not_sent(store_url: str) -> None:
    async with running(store_url) as server, server.people("Newt", "Tina", "Queenie") as (newt, tina, queenie):
        opened = await newt.open_table(game="animaux", seats=2)
        await tina.join(code=opened.code)
        await tina.ask("POST", "/api/me", {"name": "Porpentina", "language": "fr"})
        store = server.services.rooms.store
        soon = time.time() + 3600.0
        for name, kind in (("Tina", "turn"), ("Porpentina", "invited"), ("Newt", "invited")):
            said = json.dumps({"kind": kind, "path": "/join/X", "game": "animaux", "name": name})
            waiting = new_delivery(identity(queenie), "w", opened.table.id, said, soon, soon)
            await store.do(sa.insert(DELIVERIES).values(waiting._asdict()))
        await tina.ask("POST", "/api/me/erase", {"sure": True})
        async with store.engine.connect() as connection:
            after_guest = (await connection.execute(sa.select(DELIVERIES.c.notice))).scalars().all()
        await newt.ask("POST", "/api/me/erase", {"sure": True})
        left = await everything(store)

    assert [json.loads(notice)["name"] for notice in after_guest] == ["Newt"]
    assert "/join/X" not in left


async def test_whoever_left_before_the_game_began_is_found_without_reading_every_log(store_url: str) -> None:
    statements: list[str] = []
    async with running(store_url) as server, server.people("Newt", "Tina") as (newt, tina):
        opened = await newt.open_table(game="animaux", seats=2)
        await tina.join(code=opened.code)
        await tina.ask("POST", f"/api/tables/{opened.table.id}/leave")
        store = server.services.rooms.store

        def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            statements.append(statement)

        sa.event.listen(store.engine.sync_engine, "before_cursor_execute", note)
        mine = json.loads(await tina.ask("GET", "/api/me/export"))
        await tina.ask("POST", "/api/me/erase", {"sure": True})
        sa.event.remove(store.engine.sync_engine, "before_cursor_execute", note)
        await until_forgotten(server, identity(tina))
        left = await everything(store)
    reads = [one for one in statements if "FROM lines" in one]

    assert [table["id"] for table in mine["tables"]] == [opened.table.id]
    assert "Tina" not in left
    assert left.count(identity(tina)) == 2
    assert reads
    assert all("lines.table_id =" in one for one in reads)


async def test_everything_about_oneself_is_asked_for_only_so_often(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, server.people("Newt") as (newt,):
        for _ in range(3):
            await newt.ask("GET", "/api/me/export")
        with pytest.raises(httpx.HTTPStatusError) as refused:
            await newt.ask("GET", "/api/me/export")

    assert (refused.value.response.status_code, refused.value.response.json()["detail"]) == (429, "budget-exports")
