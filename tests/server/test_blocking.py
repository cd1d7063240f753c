"""Somebody who is kept away by a block: my tables are, for them, not there, and nothing tells them why."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from sortilege.client import Client, WasClosed
from sortilege.server.storage.company import BLOCK, MUTE, keep_away
from sortilege.server.storage.schema import KEPT_AWAY
from sortilege.server.table import entries, wire
from sortilege.server.table.http_records import CircleDetail, TableDetail
from sortilege.server.table.wire import TableCard
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity

pytestmark = pytest.mark.anyio


async def block(server: Running, who: Client, other: Client, how: str = BLOCK) -> None:
    await keep_away(server.services.rooms.store, identity(who), identity(other), "", how)


async def answer(client: Client, method: str, path: str, body: object = None) -> tuple[int, str]:
    """What somebody is told, without the names of things."""
    try:
        await client.ask(method, path, body)
    except httpx.HTTPStatusError as wrong:
        return wrong.response.status_code, str(wrong.response.json()["detail"])
    return 200, ""


async def lobby(client: Client) -> list[str]:
    return [one.id for one in msgspec.json.decode(await client.ask("GET", "/api/tables"), type=list[TableCard])]


async def a_listed_table(host: Client, **setup: Any) -> TableDetail:
    return await host.open_table(**{"game": "animaux", "seats": 3, "listed": True, "options": {}, **setup})


@pytest.mark.parametrize("blocks", ["the host", "a guest", "they themselves"])
async def test_a_listed_table_is_not_there_for_whoever_is_kept_apart(store_url: str, blocks: str) -> None:
    async with running(store_url) as server, server.people("Ann", "Cat", "Bob", "Dan") as (ann, cat, bob, dan):
        table = (await a_listed_table(ann)).table.id
        await cat.sit(table, 1)
        before = await lobby(bob)
        pairs = {"the host": (ann, bob), "a guest": (cat, bob), "they themselves": (bob, ann)}
        await block(server, *pairs[blocks])
        told = [
            await answer(bob, "GET", f"/api/tables/{table}"),
            await answer(bob, "POST", f"/api/tables/{table}/sit", {"seat": 2, "entropy": ""}),
        ]
        with pytest.raises(WasClosed) as closed:
            async with bob.at(table) as here:
                await here.until(lambda: here.card)

        assert before == [table]
        assert await lobby(bob) == []
        assert told == [await answer(bob, "GET", "/api/tables/none"), (404, "no such table")]
        assert told == [(404, "no such table")] * 2
        assert closed.value.code == wire.NO_SUCH_TABLE
        assert await lobby(dan) == await lobby(ann) == [table]
        assert await answer(dan, "POST", f"/api/tables/{table}/sit", {"seat": 2, "entropy": ""}) == (200, "")


async def test_a_mute_keeps_nobody_from_a_table(server: Running) -> None:
    async with server.people("Ann", "Bob") as (ann, bob):
        table = (await a_listed_table(ann)).table.id
        await block(server, ann, bob, MUTE)

        assert await lobby(bob) == [table]
        assert await answer(bob, "POST", f"/api/tables/{table}/sit", {"seat": 1, "entropy": ""}) == (200, "")


async def test_an_invitation_leads_nowhere_for_whom_the_host_blocks_as_a_wrong_one_does(store_url: str) -> None:
    async with running(store_url) as server, server.people("Ann", "Bob", "Dan") as (ann, bob, dan):
        opened = await ann.open_table(game="animaux", seats=3)
        assert opened.invites is not None
        words = (opened.code, opened.invites[1])
        await block(server, ann, bob)
        seen = [await answer(bob, "GET", f"/api/invitations/{word}") for word in (*words, "ZZZZZZ")]
        came = [
            await answer(bob, "POST", "/api/join", body)
            for body in ({"code": words[0]}, {"code": "ZZZZZZ"}, {"invite": words[1]}, {"invite": "z" * 22})
        ]

        assert len(set(seen)) == 1
        assert seen[0][0] == 404
        assert came == [(404, "no such code")] * 2 + [(404, "no such invitation")] * 2
        assert await answer(dan, "POST", "/api/join", {"code": words[0]}) == (200, "")


async def test_whoever_blocks_somebody_may_still_follow_their_invitation(server: Running) -> None:
    async with server.people("Ann", "Bob") as (ann, bob):
        opened = await bob.open_table(game="animaux", seats=2)
        await block(server, ann, bob)

        assert await answer(ann, "POST", "/api/join", {"code": opened.code}) == (200, "")


async def test_whoever_sat_down_before_they_were_blocked_keeps_their_seat(server: Running) -> None:
    async with server.people("Ann", "Bob") as (ann, bob):
        opened = await a_listed_table(ann, seats=2)
        table = opened.table.id
        await bob.sit(table, 1)
        await block(server, ann, bob)

        assert await answer(bob, "GET", f"/api/tables/{table}") == (200, "")
        assert await answer(bob, "GET", f"/api/invitations/{opened.code}") == (200, "")
        assert await answer(ann, "POST", f"/api/tables/{table}/start") == (200, "")


async def test_a_game_that_has_begun_may_be_watched_by_everybody(server: Running) -> None:
    async with server.people("Ann", "Cat", "Bob") as (ann, cat, bob):
        table = (await a_listed_table(ann, seats=2)).table.id
        await cat.sit(table, 1)
        await block(server, ann, bob)
        await ann.start(table)
        async with bob.at(table) as watching:
            await watching.until(lambda: watching.states)

            assert await answer(bob, "GET", f"/api/tables/{table}") == (200, "")


async def test_a_rematch_leaves_out_whoever_is_kept_apart_from_whoever_asks(store_url: str) -> None:
    async with running(store_url) as server, server.people("Ann", "Bob", "Cat") as people:
        ann, bob, cat = people
        for asks, seated in ((ann, [True, False, True]), (bob, [False, True, True]), (cat, [True, True, True])):
            opened = await ann.open_table(game="traverse", seats=3)
            for person in (bob, cat):
                await person.join(code=opened.code)
            await ann.start(opened.table.id)
            room = await server.services.rooms.room(opened.table.id)
            await room.do(lambda: [entries.Ended("agreed")])
            await block(server, ann, bob)
            again = msgspec.json.decode(
                await asks.ask("POST", f"/api/tables/{opened.table.id}/rematch"), type=TableDetail
            )
            await server.services.rooms.store.do(sa.delete(KEPT_AWAY))

            assert [chair.kind == "person" for chair in again.table.chairs] == seated


async def test_in_a_circle_tables_of_whoever_blocks_me_are_not_listed(store_url: str) -> None:
    async with running(store_url) as server, server.people("Ann", "Bob", "Cat") as (ann, bob, cat):
        circle = msgspec.json.decode(await ann.ask("POST", "/api/circles", {"name": "Us"}), type=CircleDetail)
        for person in (bob, cat):
            await person.ask("POST", "/api/circles/join", {"link": circle.link})
        await block(server, ann, bob)
        await ann.ask("POST", f"/api/circles/{circle.id}/tables", {"game": "animaux", "seats": 2})

        async def listed(client: Client) -> int:
            found = msgspec.json.decode(await client.ask("GET", f"/api/circles/{circle.id}"), type=CircleDetail)
            return len(found.tables)

        assert [await listed(one) for one in (ann, bob, cat)] == [1, 0, 1]
