"""Circles of friends: who is of one, what they find there, and what strangers do not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from sortilege.client import Client
from sortilege.server.storage.circles import MOST_CIRCLES, MOST_MEMBERS, Circle, circles_of, join_circle, open_circle
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.store import Store
from sortilege.server.table import entries
from sortilege.server.table.http_records import CircleCard, CircleDetail, TableDetail
from sortilege.server.table.moves import Refused
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity

pytestmark = pytest.mark.anyio


async def asked(client: Client, method: str, path: str = "", body: object = None) -> CircleDetail:
    return msgspec.json.decode(await client.ask(method, f"/api/circles{path}", body), type=CircleDetail)


async def status(client: Client, method: str, path: str = "", body: object = None) -> tuple[int, str]:
    try:
        await client.ask(method, f"/api/circles{path}", body)
    except httpx.HTTPStatusError as wrong:
        return wrong.response.status_code, wrong.response.json()["detail"]
    return 200, ""


@contextlib.asynccontextmanager
async def a_circle(server: Running, *names: str) -> AsyncIterator[tuple[CircleDetail, list[Client]]]:
    """The first is its host."""
    async with server.people(*names) as people:
        circle = await asked(people[0], "POST", "", {"name": "Les jeudis"})
        for person in people[1:]:
            circle = await asked(person, "POST", "/join", {"link": circle.link})
        yield circle, people


async def a_game(server: Running, circle: str, players: list[Client], winner: int, **setup: Any) -> str:
    """At a table of the circle, soon over."""
    body = {"game": "animaux", "seats": len(players), **setup}
    table = msgspec.json.decode(await players[0].ask("POST", f"/api/circles/{circle}/tables", body), type=TableDetail)
    for player in players[1:]:
        await player.join(code=table.code)
    await players[0].start(table.table.id)
    room = await server.services.rooms.room(table.table.id)
    await room.do(lambda: [entries.Ended("resigned", (winner,), 1 - winner)])
    return table.table.id


# Who is of one


async def test_whoever_has_the_link_sees_what_it_leads_to_and_may_join(store_url: str) -> None:
    async with running(store_url) as server, server.people("Ann", "Bob") as (ann, bob):
        made = await asked(ann, "POST", "", {"name": "Les jeudis"})
        card = msgspec.json.decode(await bob.ask("GET", f"/api/circles/links/{made.link}"), type=CircleCard)
        joined = await asked(bob, "POST", "/join", {"link": made.link})
        again = await asked(bob, "POST", "/join", {"link": made.link})

        assert card == CircleCard(None, "Les jeudis", "", 1)
        assert [(one.name, one.host, one.you) for one in joined.members] == [("Ann", True, False), ("Bob", False, True)]
        assert again == joined


async def test_to_others_a_circle_does_not_exist(server: Running) -> None:
    async with a_circle(server, "Ann") as (circle, _), server.people("Eve") as (eve,):
        table = {"game": "animaux", "seats": 2}
        tries = [
            await status(eve, "GET", f"/{circle.id}"),
            await status(eve, "PUT", f"/{circle.id}", {"name": "mine"}),
            await status(eve, "POST", f"/{circle.id}/leave"),
            await status(eve, "POST", f"/{circle.id}/tables", table),
            await status(eve, "POST", f"/{circle.id}/members/0/remove"),
            await status(eve, "POST", "/join", {"link": circle.id}),
        ]

        assert tries == [(404, "no such circle")] * 6


async def test_the_host_changes_it_and_nobody_else(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob") as (circle, (ann, bob)):
        refused = await status(bob, "PUT", f"/{circle.id}", {"invitation": "never"})
        changed = await asked(ann, "PUT", f"/{circle.id}", {"invitation": "jeudi, Salem", "new_link": True})
        unreadable = await status(ann, "PUT", f"/{circle.id}", {"name": "\u200b"})

        assert refused == (409, "circle-host-only")
        assert (changed.name, changed.invitation) == ("Les jeudis", "jeudi, Salem")
        assert changed.link != circle.link
        assert await status(bob, "GET", f"/links/{circle.link}") == (404, "no such circle")
        assert unreadable[0] == 422


async def test_a_member_whom_the_host_sends_away_is_a_stranger(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob") as (circle, (ann, bob)):
        himself = await status(ann, "POST", f"/{circle.id}/members/0/remove")
        rest = await asked(ann, "POST", f"/{circle.id}/members/1/remove")

        assert himself[0] == 404
        assert [one.name for one in rest.members] == ["Ann"]
        assert (await status(bob, "GET", f"/{circle.id}"))[0] == 404


async def test_if_the_host_goes_the_oldest_member_is_host_and_with_the_last_it_is_gone(store_url: str) -> None:
    async with running(store_url) as server, a_circle(server, "Ann", "Bob", "Cat") as (circle, (ann, bob, cat)):
        await ann.ask("POST", f"/api/circles/{circle.id}/leave")
        after = await asked(cat, "GET", f"/{circle.id}")
        await cat.ask("POST", f"/api/circles/{circle.id}/leave")
        await bob.ask("POST", f"/api/circles/{circle.id}/tables", {"game": "animaux", "seats": 2})
        await bob.ask("POST", f"/api/circles/{circle.id}/leave")

        assert [(one.name, one.host) for one in after.members] == [("Bob", True), ("Cat", False)]
        assert await status(ann, "GET", f"/links/{circle.link}") == (404, "no such circle")


async def test_circles_have_their_limits(store: Store) -> None:
    circle = Circle("", "", "", "", "", 0)
    for _ in range(MOST_CIRCLES):
        circle = await open_circle(store, "ann", "Les jeudis")
    for number in range(MOST_MEMBERS - 1):
        await join_circle(store, circle, f"p{number}")

    with pytest.raises(Refused, match="too-many-circles"):
        await open_circle(store, "ann", "one more")
    with pytest.raises(Refused, match="circle-full"):
        await join_circle(store, circle, "late")


async def test_many_who_join_at_once_are_all_members(store: Store) -> None:
    circle = await open_circle(store, "ann", "Les jeudis")
    await asyncio.gather(*(join_circle(store, circle, f"p{number}") for number in range(6)))

    assert [one.members for one in await circles_of(store, "p3")] == [7]


async def test_opening_circles_has_a_budget(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, server.people("Ann") as (ann,):
        answers = [await status(ann, "POST", "", {"name": "x"}) for _ in range(11)]

        assert answers == [(200, "")] * 10 + [(429, "budget-circles")]


# What they play


async def test_an_evening_of_three_tables_has_its_table_of_honour(store_url: str) -> None:
    async with running(store_url) as server, a_circle(server, "Ann", "Bob", "Cat") as (circle, (ann, bob, cat)):
        played = [
            await a_game(server, circle.id, [ann, bob], winner=1),
            await a_game(server, circle.id, [bob, cat], winner=0),
            await a_game(server, circle.id, [ann, cat], winner=1),
        ]
        found = await asked(ann, "GET", f"/{circle.id}")

        assert [(one.name, one.won, one.played) for one in found.members] == [
            ("Bob", 2, 2),
            ("Cat", 1, 2),
            ("Ann", 0, 2),
        ]
        assert sorted(card.id for card in found.games) == sorted(played)
        assert found.tables == []


async def test_members_find_an_open_table_with_its_code(server: Running) -> None:
    async with a_circle(server, "Ann", "Bob") as (circle, (ann, bob)):
        await ann.ask("POST", f"/api/circles/{circle.id}/tables", {"game": "animaux", "seats": 2})
        (table,) = (await asked(bob, "GET", f"/{circle.id}")).tables
        assert table.code is not None
        seated = await bob.join(code=table.code)

        assert seated.seats == [1]
        assert table.table.setup.game == "animaux"


@pytest.mark.parametrize("setup", [{"watch": False}, {"delay": 3600}], ids=["private", "seen later"])
async def test_members_without_a_seat_learn_no_more_than_spectators(server: Running, setup: dict[str, Any]) -> None:
    async with a_circle(server, "Ann", "Bob", "Cat") as (circle, (ann, bob, cat)):
        body = {"game": "animaux", "seats": 2, **setup}
        opened = msgspec.json.decode(await ann.ask("POST", f"/api/circles/{circle.id}/tables", body), type=TableDetail)
        await bob.join(code=opened.code)
        await ann.start(opened.table.id)
        begun = await asked(cat, "GET", f"/{circle.id}")
        await a_game(server, circle.id, [ann, bob], winner=1, **setup)
        over = await asked(cat, "GET", f"/{circle.id}")

        assert (begun.tables, over.tables, over.games) == ([], [], [])
        assert [(one.won, one.played) for one in over.members] == [(0, 0)] * 3


async def test_whoever_is_erased_is_of_no_circle(store_url: str) -> None:
    async with running(store_url) as server, a_circle(server, "Ann", "Bob") as (circle, (ann, bob)):
        await a_game(server, circle.id, [ann, bob], winner=0)
        store, who = server.services.rooms.store, identity(ann)
        exported = await export(store, who, own=True)
        await erase(store, who, "", by="person")
        found = await asked(bob, "GET", f"/{circle.id}")

        assert exported["circles"] == ["Les jeudis"]
        assert [(one.name, one.host) for one in found.members] == [("Bob", True)]
        assert [chair.name for chair in found.games[0].chairs] == ["", "Bob"]
