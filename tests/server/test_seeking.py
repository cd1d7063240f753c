"""Seeking people to play with: who is seated with whom, when bots come, and what strangers may use up."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from sortilege.client import Client
from sortilege.server.storage import seeks
from sortilege.server.storage.company import BLOCK, MUTE, keep_away
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.seeks import Seeker, company_for, seek, seeker_of, take
from sortilege.server.storage.store import Store
from sortilege.server.table.club_records import MySeek
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity

pytestmark = pytest.mark.anyio

ZOONDO = {"game": "zoondo", "seats": 2}


async def seeks_for(client: Client, **wanted: Any) -> MySeek:
    return msgspec.json.decode(await client.ask("POST", "/api/seek", {**ZOONDO, **wanted}), type=MySeek)


async def found(client: Client) -> MySeek:
    return msgspec.json.decode(await client.ask("GET", "/api/seek"), type=MySeek)


async def status(client: Client, **wanted: Any) -> tuple[int, str]:
    try:
        await seeks_for(client, **wanted)
    except httpx.HTTPStatusError as wrong:
        return wrong.response.status_code, wrong.response.json()["detail"]
    return 200, ""


async def everybody(server: Running, table: str | None) -> list[tuple[str, str | None]]:
    """Who sits there, in alphabetical order."""
    assert table is not None
    room = await server.services.rooms.room(table)
    assert room.table.status == "playing"
    return sorted((chair.name if chair.person else "", chair.bot) for chair in room.table.chairs)


async def test_two_who_seek_the_same_are_seated_together_at_once(store_url: str) -> None:
    async with running(store_url) as server, server.people("Ann", "Bob") as (ann, bob):
        waits = await seeks_for(ann)
        seated = await seeks_for(bob)
        both = await found(ann)

        assert waits.seek is not None
        assert (waits.table, waits.fills_at - waits.since) == (None, 60.0)
        assert seated.table == both.table is not None
        assert await everybody(server, both.table) == [("Ann", None), ("Bob", None)]
        assert await found(ann) == await found(bob) == MySeek()


@pytest.mark.parametrize(
    "other", [{"game": "animaux"}, {"game": "animaux", "seats": 3}, {"pace": "slow"}], ids=["game", "seats", "pace"]
)
async def test_those_who_seek_something_else_wait_on(server: Running, other: dict[str, Any]) -> None:
    async with server.people("Ann", "Bob", "Cat") as (ann, bob, cat):
        await seeks_for(ann, **other)
        alone = await seeks_for(bob)
        alike = await seeks_for(cat, **other) if other.get("seats") != 3 else None

        assert alone.table is None
        assert alike is None or alike.table is not None


async def test_bots_take_the_free_seats_when_the_time_that_was_told_is_over(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(seeks.FILLED_AFTER, "free", 3.0)
    async with running(store_url) as server, server.people("Ann", "Bob") as (ann, bob):
        four = {"game": "salem", "seats": 4}
        first = await seeks_for(ann, **four)
        await seeks_for(bob, **four)
        early = await found(ann)
        async with asyncio.timeout(60.0):
            while not (table := (await found(ann)).table):
                await asyncio.sleep(0.1)

        assert (first.table, early.table) == (None, None)
        assert (await found(bob)).table == table
        assert await everybody(server, table) == [("", "adept"), ("", "adept"), ("Ann", None), ("Bob", None)]


async def test_whoever_withdraws_is_seated_with_nobody(server: Running) -> None:
    async with server.people("Ann", "Bob") as (ann, bob):
        await seeks_for(ann)
        gone = msgspec.json.decode(await ann.ask("POST", "/api/seek/withdraw"), type=MySeek)
        alone = await seeks_for(bob)
        await seeks_for(ann)
        late = msgspec.json.decode(await bob.ask("POST", "/api/seek/withdraw"), type=MySeek)

        assert (gone, alone.table) == (MySeek(), None)
        assert late.table is not None
        assert await found(bob) == MySeek()


async def test_whoever_asks_no_more_is_not_seated(store: Store) -> None:
    mine, gone = a_seeker("ann", now=100.0), a_seeker("bob", now=80.0)
    for one in (mine, gone):
        await seek(store, one)

    assert [one.person for one in await company_for(store, mine, 99.9)] == ["bob", "ann"]
    assert [one.person for one in await company_for(store, mine, 100.1)] == ["ann"]


def a_seeker(person: str, now: float = 100.0, seats: int = 2) -> Seeker:
    return Seeker(person, "zoondo", "standard", seats, "free", "", now, now, None)


async def test_those_who_want_to_be_apart_are_seated_apart(store: Store) -> None:
    ann, bob, cat, dan = [a_seeker(name, 100.0 + place, 3) for place, name in enumerate(("ann", "bob", "cat", "dan"))]
    for one in (ann, bob, cat, dan):
        await seek(store, one)
    await keep_away(store, "bob", "ann", "Ann", BLOCK)
    await keep_away(store, "cat", "dan", "Dan", MUTE)

    for mine, company in ((ann, ["ann", "cat", "dan"]), (bob, ["bob", "cat", "dan"]), (cat, ["ann", "cat", "dan"])):
        assert [one.person for one in await company_for(store, mine, 105.0)] == company


async def test_whoever_is_kept_away_waits_as_if_nobody_sought_the_same(server: Running) -> None:
    async with server.people("Ann", "Bob", "Cat") as (ann, bob, cat):
        await keep_away(server.services.rooms.store, identity(ann), identity(bob), "Bob", BLOCK)
        alone = await seeks_for(bob)
        await bob.ask("POST", "/api/seek/withdraw")
        await seeks_for(ann)
        beside = await seeks_for(bob)
        together = await seeks_for(cat)

        assert (alone.seek, alone.table) == (beside.seek, beside.table)
        assert beside.fills_at - beside.since == alone.fills_at - alone.since
        assert together.table == (await found(ann)).table is not None


async def test_nobody_is_taken_for_two_tables(store: Store) -> None:
    company = [a_seeker(name) for name in ("ann", "bob")]
    for one in company:
        await seek(store, one)
    took = await asyncio.gather(*(take(store, company) for _ in range(4)))
    again = a_seeker("ann", now=101.0)
    await seek(store, again)

    assert sorted(took) == [False, False, False, True]
    assert not await take(store, [a_seeker("ann"), again])
    assert await take(store, [again])


async def test_what_cannot_be_played_cannot_be_sought(server: Running) -> None:
    async with server.people("Ann") as (ann,):
        assert (await status(ann, seats=5))[0] == 422
        assert (await status(ann, game="whist"))[0] == 422
        assert (await status(ann, pace="never"))[0] == 400
        assert await found(ann) == MySeek()


async def test_seekers_are_exported_and_erased(store_url: str) -> None:
    async with running(store_url) as server, server.people("Ann") as (ann,):
        await seeks_for(ann)
        store, who = server.services.rooms.store, identity(ann)
        exported = await export(store, who, own=True)
        await erase(store, who, "", by="person")

        assert [one["game"] for one in exported["seeks"]] == ["zoondo"]
        assert await seeker_of(store, who) is None


async def test_a_seat_that_was_promised_by_a_node_that_is_gone_is_sought_anew(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(seeks.FILLED_AFTER, "free", 1.0)
    monkeypatch.setattr(seeks, "HERE", 0.5)
    async with server.people("Ann") as (ann,):
        await seeks_for(ann)
        mine = await seeker_of(server.services.rooms.store, identity(ann))
        assert mine is not None
        await take(server.services.rooms.store, [mine])
        promised = await found(ann)
        await asyncio.sleep(1.6)

        assert promised.table is None
        assert (await found(ann)).table is not None


async def test_seeking_has_a_budget_and_an_address_has_few_seekers(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=(), tables_per_person=100) as server:
        async with server.people("Ann") as (ann,):
            answers = [await status(ann, seats=4, game="salem") for _ in range(11)]
        async with server.people("Bob", "Cat", "Dan") as people:
            crowd = [await status(one, seats=6, game="salem") for one in people]

        assert answers == [(200, "")] * 10 + [(429, "budget-seeks")]
        assert crowd == [(200, ""), (200, ""), (429, "budget-seeks")]
