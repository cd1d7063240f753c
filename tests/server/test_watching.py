"""Games to watch: the list tells whoever has no seat what spectators see, when they see it, and nothing else."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from sortilege import Match
from sortilege.client import AtTable, Client
from sortilege.server.live.room import Room
from sortilege.server.storage import watching
from sortilege.server.storage.erasing import erase
from sortilege.server.storage.operator import Operator
from sortilege.server.storage.schema import WATCHED
from sortilege.server.storage.watching import MOST_SHOWN, keep_watchable, watchable
from sortilege.server.table import entries, wire
from sortilege.server.table.club_records import WatchCard
from sortilege.testing.servers import Running, running
from tests.server.scenes import everybody_at, identity, room_of, two_at_a_table

pytestmark = pytest.mark.anyio

SOON = 5
"""A delay that a test can wait for."""


async def listed(client: Client) -> list[WatchCard]:
    return msgspec.json.decode(await client.ask("GET", "/api/watch"), type=list[WatchCard])


async def ids(client: Client) -> list[str]:
    return [one.id for one in await listed(client)]


async def until_found(client: Client, *tables: str) -> None:
    async with asyncio.timeout(60.0):
        while await ids(client) != list(tables):
            await asyncio.sleep(0.1)


def playing(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


async def give_up(here: AtTable) -> None:
    await here.wish(wire.Resign("enough", here.seats[0]))


async def test_a_listed_game_is_found_while_it_goes_on(store_url: str) -> None:
    async with running(store_url) as server, server.people("Eve") as (eve,):
        nothing = await listed(eve)
        async with two_at_a_table(server, listed=True) as (newt, _):
            (found,) = await listed(eve)
            await give_up(newt)
            over = await listed(eve)

        assert (nothing, over) == ([], [])
        assert (found.id, found.setup.game) == (newt.id, "animaux")
        assert [(one.kind, one.name) for one in found.chairs] == [("person", "Newt"), ("person", "Tina")]


@pytest.mark.parametrize("setup", [{}, {"listed": True, "watch": False}], ids=["not listed", "private"])
async def test_what_is_not_for_everybody_is_not_found(server: Running, setup: dict[str, Any]) -> None:
    async with server.people("Eve") as (eve,), two_at_a_table(server, **setup):
        assert await listed(eve) == []


async def test_a_game_is_found_and_gone_after_its_delay(store_url: str) -> None:
    async with running(store_url) as server, server.people("Eve") as (eve,):
        async with two_at_a_table(server, listed=True, delay=SOON) as (newt, _):
            before = await ids(eve)
            await until_found(eve, newt.id)
            await give_up(newt)
            ended = await ids(eve)
            await until_found(eve)

        assert (before, ended) == ([], [newt.id])


async def test_the_list_is_the_same_whatever_is_answered_unseen(server: Running) -> None:
    names = ("Ann", "Bob", "Cat", "Dan")
    async with (
        server.people("Eve") as (eve,),
        everybody_at(server, *names, game="salem", listed=True) as tables,
        two_at_a_table(server, listed=True) as (newt, _),
    ):
        room = await room_of(server, tables[0])
        while not playing(room).is_sealed:
            ask = playing(room).asks[0]
            chosen = entries.Chosen(ask.seat, str(Random(1).choice(ask.options)))
            await room.do(lambda chosen=chosen: [chosen])  # type: ignore[misc]
        silent = await eve.ask("GET", "/api/watch")
        first = playing(room).asks[0]
        await room.do(lambda: [entries.Chosen(first.seat, str(first.options[-1]))])
        answered = await eve.ask("GET", "/api/watch")
        moved = newt.question()
        assert moved is not None
        assert moved.ask is not None
        await newt.play(0, moved.ask.options[0], moved.ask.number)

        assert answered == silent
        assert await eve.ask("GET", "/api/watch") == silent
        assert [one.id for one in msgspec.json.decode(silent, type=list[WatchCard])] == [newt.id, tables[0].id]


async def test_games_that_nobody_may_see_yet_push_none_out_of_the_list(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "MOST_SHOWN", 1)
    async with server.people("Eve") as (eve,), two_at_a_table(server, listed=True) as (newt, _):
        alone = await eve.ask("GET", "/api/watch")
        async with two_at_a_table(server, listed=True, delay=3600):
            beside = await eve.ask("GET", "/api/watch")

        assert beside == alone
        assert await ids(eve) == [newt.id]


async def test_whoever_watches_from_the_list_is_shown_nothing_earlier(server: Running) -> None:
    async with server.people("Eve") as (eve,), two_at_a_table(server, listed=True, delay=SOON) as (newt, _):
        await until_found(eve, newt.id)
        (found,) = await listed(eve)
        async with eve.at(found.id) as thumbnail:
            first = await thumbnail.until(lambda: thumbnail.states)
            question = newt.question()
            assert question is not None
            assert question.ask is not None
            await newt.play(0, question.ask.options[0], question.ask.number)
            seen_by_newt, at_once = newt.states[0].version, thumbnail.states[None].version

            assert first is not None
            assert seen_by_newt > at_once
            await thumbnail.until(lambda: thumbnail.states[None].version > at_once, patience=60.0)


async def test_a_game_that_began_without_being_written_down_is_found_when_it_is_opened(sqlite_url: str) -> None:
    async with (
        running(sqlite_url) as server,
        server.people("Eve") as (eve,),
        two_at_a_table(server, listed=True) as (newt, _),
    ):
        await server.services.rooms.store.do(sa.delete(WATCHED))
        lost = await ids(eve)
        await server.services.rooms.drop(newt.id, wire.GOING_AWAY, "read anew")
        room = await server.services.rooms.room(newt.id)
        found = await ids(eve)
        await keep_watchable(server.services.rooms.store, room.table)

        assert (lost, found, await ids(eve)) == ([], [newt.id], [newt.id])


async def test_a_game_leaves_the_list_after_half_a_day_and_the_list_is_short(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server, listed=True) as (newt, _):
        store = server.services.rooms.store
        (one,) = await watchable(store, (await room_of(server, newt)).table.began or 0.0)
        late = one.since + watching.LONGEST

        assert [card.id for card in await watchable(store, late - 1)] == [newt.id]
        assert await watchable(store, late) == []
        assert await watchable(store, one.since - 0.1) == []
        assert MOST_SHOWN == 24


async def test_whoever_is_erased_is_in_no_list(store_url: str) -> None:
    async with (
        running(store_url) as server,
        server.people("Eve") as (eve,),
        two_at_a_table(server, listed=True) as (newt, _),
    ):
        await erase(server.services.rooms.store, identity(newt.client), "", by="person")

        assert b"Newt" not in await eve.ask("GET", "/api/watch")


async def test_a_deleted_table_is_in_no_list(server: Running) -> None:
    async with server.people("Eve") as (eve,), two_at_a_table(server, listed=True) as (newt, _):
        await Operator(server.services.rooms.store).delete_table(newt.id, "")

        assert await listed(eve) == []


async def test_looking_at_the_list_has_a_budget(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, httpx.AsyncClient(base_url=server.base) as eve:
        codes = [(await eve.get("/api/watch")).status_code for _ in range(150)]

        assert codes[:60] == [200] * 60
        assert 429 in codes
