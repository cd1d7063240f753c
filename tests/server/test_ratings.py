"""Games that count: who may play them, and what everybody is rated after that."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest
from openskill.models import PlackettLuce

from sortilege.client import AtTable, Client
from sortilege.server.storage.statistics import NEW, Rating, rate, rating
from sortilege.server.table import entries
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.http_records import Statistics
from sortilege.server.table.played import places
from sortilege.server.table.setup import Setup
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity, room_of

pytestmark = pytest.mark.anyio
RATED: dict[str, Any] = {"rated": True, "hints": False}


async def refusal(client: Client, method: str, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await client.ask(method, path, body)
    return wrong.value.response.status_code, wrong.value.response.json()["detail"]


@contextlib.asynccontextmanager
async def a_rated_table(server: Running, *names: str, **setup: Any) -> AsyncIterator[tuple[str, list[Client]]]:
    """Everybody sits there and consents; it has not begun."""
    async with server.people(*names) as people:
        table = await people[0].open_table(seats=len(names), **{"game": "animaux", **RATED, **setup})
        for person in people[1:]:
            await person.join(code=table.code)
        for person in people:
            await person.ask("PUT", f"/api/tables/{table.table.id}/consent", {"on": True})
        yield table.table.id, people


@contextlib.asynccontextmanager
async def begun(server: Running, *names: str, **setup: Any) -> AsyncIterator[list[AtTable]]:
    async with a_rated_table(server, *names, **setup) as (table, people), contextlib.AsyncExitStack() as stack:
        await people[0].start(table)
        yield [await stack.enter_async_context(person.at(table)) for person in people]


async def numbers(client: Client) -> Statistics:
    return msgspec.json.decode(await client.ask("GET", "/api/me/statistics"), type=Statistics)


# Who may play them


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup("animaux", 2, rated=True), "no hints"),
        (Setup("animaux", 2, rated=True, hints=False, undo="free"), "no undo"),
        (Setup("salem", 4, rated=True, hints=False, crier=0), "no crier"),
        (Setup("salem", 3, "ghost", rated=True, hints=False), "not salem ghost"),
        (Setup("animaux", 3, "confirme", rated=True, hints=False), "not animaux confirme"),
    ],
)
def test_a_rated_table_is_without_help_and_in_a_mode_where_people_compete(setup: Setup, why: str) -> None:
    with pytest.raises(ValueError, match=f"rated: .*{why}"):
        setup.checked()


def test_a_rated_table_takes_nothing_back_unless_it_says_otherwise() -> None:
    assert Setup("animaux", 2, rated=True, hints=False).checked().undo == "none"
    assert Setup("animaux", 2).checked().undo == "free"


async def test_a_rated_game_begins_only_when_everybody_consents(server: Running) -> None:
    async with a_rated_table(server, "Newt", "Tina") as (table, (newt, tina)):
        await tina.ask("PUT", f"/api/tables/{table}/consent", {"on": False})
        before = await refusal(newt, "POST", f"/api/tables/{table}/start")
        await tina.ask("PUT", f"/api/tables/{table}/consent", {"on": True})
        detail = await newt.start(table)

        assert before == (409, "rated-consent")
        assert [chair.consents for chair in detail.table.chairs] == [True, True]


async def test_bots_and_people_with_two_seats_play_no_rated_game(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2, **RATED)).table.id
        await newt.ask("PUT", f"/api/tables/{table}/consent", {"on": True})
        await newt.ask("PUT", f"/api/tables/{table}/seats/1", {"bot": "random"})
        with_a_bot = await refusal(newt, "POST", f"/api/tables/{table}/start")
        await newt.ask("PUT", f"/api/tables/{table}/seats/1", {"bot": None})
        await newt.sit(table, 1)
        with_himself = await refusal(newt, "POST", f"/api/tables/{table}/start")

        assert with_a_bot == with_himself == (409, "rated-people-only")


async def test_consent_goes_with_the_person_and_not_with_the_seat(server: Running) -> None:
    async with a_rated_table(server, "Newt", "Tina") as (table, (newt, tina)), server.people("Jacob") as (jacob,):
        await tina.leave(table)
        await jacob.join(code=(await newt.table(table)).code)

        assert await refusal(newt, "POST", f"/api/tables/{table}/start") == (409, "rated-consent")


async def test_at_other_tables_there_is_nothing_to_consent_to(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        rated = (await newt.open_table(game="animaux", seats=2, **RATED)).table.id

        assert await refusal(newt, "PUT", f"/api/tables/{table}/consent", {"on": True}) == (409, "not-rated")
        assert await refusal(tina, "PUT", f"/api/tables/{rated}/consent", {"on": True}) == (409, "not-seated")


# What comes of it


async def test_ratings_change_as_the_library_says(store_url: str) -> None:
    async with running(store_url) as server, begun(server, "Newt", "Tina") as (newt, tina):
        room = await room_of(server, newt)
        await room.do(lambda: [entries.Ended("resigned", (1,), 0)])
        store = server.services.rooms.store
        after = [await rating(store, identity(one.client), "animaux", "initiation") for one in (newt, tina)]
        other = await rating(store, identity(newt.client), "animaux", "apprenti")
        model = PlackettLuce()
        (loser,), (winner,) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 0])

        assert [(one.mu, one.sigma) for one in after] == [(loser.mu, loser.sigma), (winner.mu, winner.sigma)]
        assert [one.number for one in after] == [1, 1]
        assert other == NEW
        assert [one.mu for one in (await numbers(tina.client)).ratings] == [winner.mu]


async def test_the_next_game_goes_on_from_the_last_rating(server: Running) -> None:
    async with begun(server, "Newt", "Tina") as (newt, tina):
        store = server.services.rooms.store
        people = [identity(one.client) for one in (newt, tina)]
        await (await room_of(server, newt)).do(lambda: [entries.Ended("resigned", (1,), 0)])
        first = [await rating(store, one, "animaux", "initiation") for one in people]
        again = (await newt.client.rematch(newt.id)).table.id
        for one in (newt, tina):
            await one.client.ask("PUT", f"/api/tables/{again}/consent", {"on": True})
        await newt.client.start(again)
        room = await server.services.rooms.room(again)
        await room.do(lambda: [entries.Ended("resigned", (1,), 0)])
        second = [await rating(store, one, "animaux", "initiation") for one in people]

        assert second == list(rate(dict(enumerate(first)), [[1], [0]], False).values())[::-1]
        assert [one.number for one in second] == [2, 2]


async def test_games_that_do_not_count_change_no_rating(server: Running) -> None:
    async with begun(server, "Newt", "Tina") as (newt, _):
        await (await room_of(server, newt)).do(lambda: [entries.Ended("agreed")])

        assert (await numbers(newt.client)).ratings == []
    async with server.people("Newt") as (alone,):
        table = (await alone.open_table(game="animaux", seats=2)).table.id
        await alone.sit(table, 1)
        await alone.start(table)
        room = await server.services.rooms.room(table)
        await room.do(lambda: [entries.Ended("resigned", (1,), 0)])

        assert (await numbers(alone)).ratings == []


async def test_two_games_that_end_together_are_both_rated(store_url: str) -> None:
    async with running(store_url) as server, server.people("Newt", "Tina") as people:
        rooms = []
        for _ in range(3):
            table = await people[0].open_table(game="animaux", seats=2, **RATED)
            await people[1].join(code=table.code)
            for one in people:
                await one.ask("PUT", f"/api/tables/{table.table.id}/consent", {"on": True})
            await people[0].start(table.table.id)
            rooms.append(await server.services.rooms.room(table.table.id))
        await asyncio.gather(*(room.do(lambda: [entries.Ended("resigned", (1,), 0)]) for room in rooms))

        for one in people:
            assert [rated.number for rated in (await numbers(one)).ratings] == [1, 2, 3]


async def test_whoever_leaves_comes_last_whatever_a_bot_does_for_them(server: Running) -> None:
    async with begun(server, "Newt", "Tina", "Jacob") as (newt, _, _):
        room = await room_of(server, newt)
        left: list[AnyEntry] = [entries.StoodIn(2, "novice", for_good=True)]
        await room.do(lambda: left)
        while (match := room.table.match) is not None and not match.over:
            ask = match.asks[0]
            chosen: AnyEntry = entries.Chosen(ask.seat, str(ask.options[-1]))
            await room.do(lambda chosen=chosen: [chosen])  # type: ignore[misc]
        order = places(room.table)

        assert order is not None
        assert order[-1] == [2]


def test_those_who_win_together_are_rated_together() -> None:
    before = {seat: Rating(25.0 + seat, 8.0, 0) for seat in range(5)}
    model = PlackettLuce()
    given = [[model.rating(25.0 + seat, 8.0) for seat in team] for team in ([1, 3], [0, 2, 4])]
    winners, losers = model.rate(given, ranks=[0, 1])

    after = rate(before, [[1, 3], [0, 2, 4]], in_sides=True)

    assert [after[seat].mu for seat in (1, 3)] == [one.mu for one in winners]
    assert [after[seat].mu for seat in (0, 2, 4)] == [one.mu for one in losers]
