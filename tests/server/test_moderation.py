"""Talk that is reported, people who are muted, tables that are deleted, beside a running server."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from sortilege.client import WasClosed, WasRefused
from sortilege.server.http import orders
from sortilege.server.storage.operator import Operator
from sortilege.server.table import wire
from sortilege.testing.servers import Running, running
from tests.server.scenes import a_death, admin, identity, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.1)


async def test_reported_talk_is_shown_to_the_operator_once(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, tina):
        await tina.say(1, "you rotten\u202e toad")
        await newt.until(lambda: newt.heard)
        complaint = wire.Report(secrets.token_hex(8), 1, "that was\nrude")
        await newt.wish(complaint)
        await newt.wish(complaint)
        await newt.client.ask("POST", f"/api/tables/{newt.id}/reports", {"about": 1})
        second, first = await admin(store_url, "reports")
        await admin(store_url, "settle", str(first["number"]), "--reason", "had a word")
        left = await admin(store_url, "reports")
        every = await admin(store_url, "reports", "--all")
        again = await admin(store_url, "settle", str(first["number"]), code=2)

    assert (first["table_id"], first["seat"], first["why"]) == (newt.id, 1, "that was rude")
    assert (first["reporter"], first["about"]) == (identity(newt.client), identity(tina.client))
    assert [(line["seat"], line["text"]) for line in first["talk"]] == [(1, "you rotten toad")]
    assert [row["number"] for row in left] == [second["number"]]
    assert len(every) == 2
    assert "none is open with the number" in again


async def test_only_somebody_who_sits_there_can_be_reported(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        async with newt.at(table) as here:
            with pytest.raises(WasRefused) as free:
                await here.wish(wire.Report("a", 1))
            with pytest.raises(WasRefused) as beyond:
                await here.wish(wire.Report("b", 2))
        reports = await Operator(server.services.rooms.store).reports()

    assert [one.value.reason.message for one in (free, beyond)] == ["nobody-to-report", "no-such-seat"]
    assert reports == []


async def test_reports_have_a_budget(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, two_at_a_table(server) as (newt, _):
        refused = []
        for number in range(8):
            try:
                await newt.wish(wire.Report(str(number), 1))
            except WasRefused as no:
                refused.append(no.reason.message)
        reports = await Operator(server.services.rooms.store).reports()

    assert refused == ["budget-reports"] * 3
    assert len(reports) == 5


async def test_while_a_game_goes_on_the_operator_reads_only_what_spectators_heard(server: Running) -> None:
    names = ("Ann", "Ben", "Cat", "Dan", "Eve")
    async with a_death(server, *names, victim=1) as tables:
        await tables[0].say(0, "who was it?")
        dead = tables[1]
        await dead.say(1, "farewell")
        await dead.say(1, "it was Cat, I saw it")
        await dead.until(lambda: any(one.channel == "dead" for one in dead.heard))
        await dead.wish(wire.Report("a", 0))
        operator = Operator(server.services.rooms.store)
        during = await operator.reports()
        await operator.close_table(dead.id, "")
        after = await operator.reports()

    assert not any("Cat" in line["text"] for line in during[0]["talk"])
    assert any("Cat" in line["text"] for line in after[0]["talk"])


async def test_a_table_with_a_delay_or_without_spectators_shows_the_operator_nothing_yet(server: Running) -> None:
    for setup in ({"delay": 60}, {"watch": False}):
        async with two_at_a_table(server, **setup) as (newt, tina):
            await tina.say(1, "I have the niffler")
            await newt.until(lambda newt=newt: newt.heard)  # type: ignore[misc]
            await newt.wish(wire.Report("a", 1))
            operator = Operator(server.services.rooms.store)
            assert (await operator.reports())[0]["talk"] == []
            await operator.close_table(newt.id, "")
            assert len((await operator.reports())[0]["talk"]) == 1


async def test_somebody_who_is_muted_plays_on_without_a_word(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, tina):
        who = identity(newt.client)
        await admin(store_url, "mute", "--days", "1", who)
        muted = await admin(store_url, "mutes")
        await _until_silent(server, who, silent=True)
        with pytest.raises(WasRefused) as no:
            await newt.say(0, "you toad")
        state = newt.question()
        assert state is not None
        assert state.ask is not None
        await newt.play(0, state.ask.options[0])
        await tina.say(1, "hello")
        await admin(store_url, "unmute", who)
        await _until_silent(server, who, silent=False)
        await newt.say(0, "sorry")

    assert no.value.reason.message == "muted"
    assert [row["who"] for row in muted] == [who]


async def _until_silent(server: Running, who: str, silent: bool) -> None:
    async with asyncio.timeout(10.0):
        while server.services.bans.keep_silent(who) is not silent:
            await asyncio.sleep(0.05)


async def test_nothing_is_left_of_a_table_that_is_deleted(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, tina):
        await newt.wish(wire.Report("a", 1))
        await admin(store_url, "delete", newt.id, "--reason", "empty")
        with pytest.raises(WasClosed, match="4404"):
            await tina.until(lambda: False, patience=10.0)
        store = server.services.rooms.store
        left = await store.table(newt.id), await store.lines(newt.id), await store.seen(newt.id)
        reports = await Operator(store).reports(settled=True)
        audit = await admin(store_url, "audit")
        problems = await admin(store_url, "check")

    assert left == (None, [], {})
    assert reports == []
    assert [(row["what"], row["about"], row["by"]) for row in audit] == [("delete", newt.id, "command")]
    assert problems == []
