"""Somebody's games that are over: found again, counted, taken away, shown or hidden."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

import sortilege
from sortilege.client import AtTable, Client
from sortilege.server.live.room import Room
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.schema import PLAYED, TABLES
from sortilege.server.storage.statistics import Wanted, history_of
from sortilege.server.storage.store import Store
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.http_records import MyGames, Statistics
from sortilege.testing.servers import Running, running
from tests.server.scenes import everybody_at, identity, room_of, two_at_a_table

pytestmark = pytest.mark.anyio


async def play_to_the_end(server: Running, here: AtTable) -> Room:
    """Everybody takes the last option, on the table itself."""
    room = await room_of(server, here)
    while (match := room.table.match) is not None and not match.over:
        ask = match.asks[0]
        chosen: AnyEntry = entries.Chosen(ask.seat, str(ask.options[-1]))
        await room.do(lambda chosen=chosen: [chosen])  # type: ignore[misc]
    return room


async def games(client: Client, query: str = "") -> MyGames:
    return msgspec.json.decode(await client.ask("GET", f"/api/me/games{query}"), type=MyGames)


async def numbers(client: Client) -> Statistics:
    return msgspec.json.decode(await client.ask("GET", "/api/me/statistics"), type=Statistics)


async def status(client: Client, method: str, path: str, body: Any = None) -> int:
    try:
        await client.ask(method, path, body)
    except httpx.HTTPStatusError as wrong:
        return wrong.response.status_code
    return 200


# Finding them again


async def test_a_game_is_in_the_history_once_it_is_over_and_not_before(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        before = await games(newt.client)
        room = await play_to_the_end(server, newt)
        mine, theirs = (await games(newt.client)).games, (await games(tina.client)).games

        assert before.games == []
        assert room.table.outcome is not None
        assert [one.table.id for one in mine] == [one.table.id for one in theirs] == [newt.id]
        assert [mine[0].won, theirs[0].won] == [seat in room.table.outcome.winners for seat in (0, 1)]
        assert (mine[0].seat, theirs[0].seat, mine[0].over) == (0, 1, room.table.over_since)


async def test_while_a_game_goes_on_nothing_of_it_is_in_anybodys_history_or_numbers(server: Running) -> None:
    async with everybody_at(server, "Ann", "Bob", "Cat", "Dan", game="salem", pace=0.0) as tables:
        room = await room_of(server, tables[0])
        assert room.table.match is not None
        ask = room.table.match.asks[0]
        await room.do(lambda: [entries.Chosen(ask.seat, str(ask.options[0]))])

        for here in tables:
            assert await games(here.client) == MyGames([], None)
            found = await numbers(here.client)
            assert (found.counts, found.ratings) == ([], [])


async def test_a_table_that_never_began_is_no_game(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = await newt.open_table(game="animaux", seats=2)
        room = await server.services.rooms.room(table.table.id)
        await room.do(lambda: [entries.Ended("agreed")])

        assert (await games(newt)).games == []


async def test_the_history_is_read_page_by_page_and_through_filters(store_url: str) -> None:
    store = await Store.open(store_url)
    for number in range(7):
        await a_finished_row(store, number)
    pages = [await history_of(store, "ann", 3, after, Wanted()) for after in (None, "t4", "t1")]
    by = {
        "won": await history_of(store, "ann", 9, None, Wanted(won=True)),
        "lost": await history_of(store, "ann", 9, None, Wanted(won=False)),
        "salem": await history_of(store, "ann", 9, None, Wanted(game="salem")),
        "favourite": await history_of(store, "ann", 9, None, Wanted(favourite=True)),
        "rated": await history_of(store, "ann", 9, None, Wanted(rated=True)),
        "bob": await history_of(store, "bob", 9, None, Wanted()),
    }
    await store.close()

    assert [[one.row.id for one in page] for page in pages] == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]
    assert {name: [one.row.id for one in found] for name, found in by.items()} == {
        "won": ["t6", "t4", "t2", "t0"], "lost": ["t5", "t3", "t1"], "salem": ["t6", "t3", "t0"],
        "favourite": ["t2"], "rated": [], "bob": [],
    }  # fmt: skip


async def a_finished_row(store: Store, number: int) -> None:
    table = f"t{number}"
    await store.add_table(
        {
            "id": table, "code": table, "setup": "{}", "secret": "", "host": "ann", "address": "", "listed": False,
            "status": "over", "summary": "{}", "wake": None, "created": 0.0, "changed": 0.0,
        },
        [f"{table}-0"],
    )  # fmt: skip
    row = {
        "table_id": table, "person": "ann", "seat": 0, "game": "ecole" if number % 3 else "salem", "mode": "standard",
        "players": 4, "over": float(number // 2), "seconds": 60.0, "won": number % 2 == 0, "role": "", "public": None,
        "favourite": number == 2,
    }  # fmt: skip
    await store.change((sa.insert(PLAYED), [row]))


async def test_a_favourite_is_marked_and_unmarked_by_whoever_played(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _), server.people("Queenie") as (queenie,):
        await play_to_the_end(server, newt)
        path = f"/api/me/games/{newt.id}/favourite"
        answers = [
            await status(queenie, "PUT", path, {"on": True}),
            await status(newt.client, "PUT", path, {"on": True}),
        ]
        liked = await games(newt.client, "?favourite=true")
        await newt.client.ask("PUT", path, {"on": False})

        assert answers == [404, 200]
        assert [one.favourite for one in liked.games] == [True]
        assert (await games(newt.client, "?favourite=true")).games == []


# Counting them


async def test_numbers_say_how_often_one_played_and_won_and_as_what(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        room = await play_to_the_end(server, newt)
        found = (await numbers(newt.client)).counts

        assert room.table.outcome is not None
        assert {(one.game, one.mode) for one in found} == {("animaux", "initiation")}
        assert [one.kind for one in found] == ["game", "role", "seat"]
        assert [found[0].of, found[2].of] == ["", "0"]
        assert found[1].of.startswith("character-")
        assert {(one.played, one.won, one.decided) for one in found} == {(1, int(0 in room.table.outcome.winners), 1)}
        assert all(one.seconds is not None for one in found)


async def test_whoever_resigned_has_not_won_and_a_table_that_agreed_to_stop_was_not_decided(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        room = await room_of(server, newt)
        await room.do(lambda: [entries.Ended("resigned", (1,), 0)])

        assert [(await games(one.client)).games[0].won for one in (newt, tina)] == [False, True]
    async with two_at_a_table(server) as (newt, _):
        room = await room_of(server, newt)
        await room.do(lambda: [entries.Ended("agreed")])

        assert [one.won for one in (await games(newt.client)).games] == [None]
        assert {one.decided for one in (await numbers(newt.client)).counts} == {0}


async def test_an_end_that_was_not_written_down_is_when_the_table_is_read_again(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, _):
        await play_to_the_end(server, newt)
        who, table = identity(newt.client), newt.id
        store = server.services.rooms.store
        async with store.engine.begin() as connection:
            await connection.execute(sa.delete(PLAYED))
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(status="playing"))
        await server.services.rooms.drop(table, 4000, "read it again")
        await server.services.rooms.room(table)

        assert [one.row.id for one in await history_of(store, who, 9, None, Wanted())] == [table]


# Taking them away


async def test_all_records_come_in_one_file_and_can_be_played_again(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        for game in ("animaux", "ecole"):
            table = await newt.open_table(game=game, seats=2)
            await newt.sit(table.table.id, 1)
            await newt.ask("PUT", f"/api/tables/{table.table.id}/begins", {"seat": 1})
            await newt.start(table.table.id)
            async with newt.at(table.table.id) as here:
                await play_to_the_end(server, here)
        packed = zipfile.ZipFile(io.BytesIO(await newt.ask("GET", "/api/me/records")))
        texts = [packed.read(name).decode() for name in packed.namelist()]

        assert sorted(sortilege.replay(text).ruleset.name for text in texts) == ["animaux", "ecole"]
        assert all(sortilege.replay(text).over for text in texts)
        assert texts == [await newt.record(one.table.id) for one in (await games(newt)).games]


async def test_taking_everything_away_has_a_budget(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, server.people("Newt") as (newt,):
        assert [await status(newt, "GET", "/api/me/records") for _ in range(4)] == [200, 200, 200, 429]


async def test_erasing_somebody_erases_their_games_ratings_and_profile(store_url: str) -> None:
    async with running(store_url) as server, two_at_a_table(server) as (newt, tina):
        await play_to_the_end(server, newt)
        word = await shown(newt.client)
        who, store = identity(newt.client), server.services.rooms.store
        exported = await export(store, who, own=True)
        await erase(store, who, "", by="person")

        assert [one["table_id"] for one in exported["played"]] == [newt.id]
        assert await history_of(store, who, 9, None, Wanted()) == []
        assert len((await games(tina.client)).games) == 1
        assert await status(tina.client, "GET", f"/api/profiles/{word}") == 404


# Shown or hidden


async def shown(client: Client, on: bool = True) -> str:
    return str(msgspec.json.decode(await client.ask("POST", "/api/me/profile", {"shown": on}))["word"])


async def profile(client: Client, word: str) -> Statistics:
    return msgspec.json.decode(await client.ask("GET", f"/api/profiles/{word}"), type=Statistics)


async def test_a_profile_is_found_while_it_is_shown_and_never_again_by_the_same_link(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await play_to_the_end(server, newt)
        word = await shown(newt.client)
        seen = await profile(tina.client, word)
        again = await shown(newt.client)
        await shown(newt.client, False)
        hidden = await status(tina.client, "GET", f"/api/profiles/{word}")
        other = await shown(newt.client)

        assert (seen.name, [one.played for one in seen.counts]) == ("Newt", [1, 1, 1])
        assert again == word
        assert hidden == 404
        assert other != word


@pytest.mark.parametrize("setup", [{"watch": False}, {"delay": 3600}], ids=["private", "seen later"])
async def test_a_profile_tells_nothing_that_spectators_do_not_know(server: Running, setup: dict[str, Any]) -> None:
    async with two_at_a_table(server, **setup) as (newt, tina):
        await play_to_the_end(server, newt)
        word = await shown(newt.client)

        assert len((await numbers(newt.client)).counts) == 3
        assert (await profile(tina.client, word)).counts == []
