"""Whom somebody keeps away: their words are not read, and they never learn of it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from sortilege.client import AtTable, Client
from sortilege.server.storage.company import BLOCK, MOST_KEPT_AWAY, MUTE, keep_away, kept_away, let_near, unread_by
from sortilege.server.storage.erasing import erase, export
from sortilege.server.storage.store import Store
from sortilege.server.table import wire
from sortilege.server.table.club_records import KeptAwayCard
from sortilege.server.table.moves import Refused
from sortilege.testing.servers import Running, running
from tests.server.scenes import everybody_at, identity, two_at_a_table

pytestmark = pytest.mark.anyio


async def keep(here: AtTable, seat: int, how: str = MUTE) -> str:
    try:
        await here.client.ask("PUT", f"/api/tables/{here.id}/seats/{seat}/company", {"how": how})
    except httpx.HTTPStatusError as wrong:
        return str(wrong.response.json()["detail"])
    return ""


async def mine(client: Client) -> list[KeptAwayCard]:
    return msgspec.json.decode(await client.ask("GET", "/api/me/company"), type=list[KeptAwayCard])


async def say(here: AtTable, text: str) -> None:
    await here.wish(wire.Say(text, here.seats[0], text))


def heard(here: AtTable) -> list[str | None]:
    return [one.text for one in here.heard]


@pytest.mark.parametrize("how", [MUTE, BLOCK])
async def test_words_of_whoever_is_kept_away_are_not_read_here_nor_elsewhere(store_url: str, how: str) -> None:
    async with running(store_url) as server, everybody_at(server, "Ann", "Bob", "Cat", game="traverse") as tables:
        ann, bob, cat = tables
        await say(bob, "before")
        await ann.until(lambda: heard(ann) == ["before"])
        await keep(ann, 1, how)
        await say(bob, "rude")
        await say(cat, "kind")
        await ann.until(lambda: "kind" in heard(ann))
        async with ann.client.at(ann.id) as again:
            await again.until(lambda: "kind" in heard(again))

            assert heard(again) == ["kind"]
        assert heard(ann) == ["before", "kind"]
        assert heard(bob) == heard(cat) == ["before", "rude", "kind"]
        assert [(one.name, one.how) for one in await mine(ann.client)] == [("Bob", how)]
        assert await mine(bob.client) == []


@pytest.mark.parametrize("setup", [{}, {"delay": 1}], ids=["at once", "seen later"])
async def test_whoever_watches_does_not_read_them_either(server: Running, setup: dict[str, Any]) -> None:
    async with server.people("Eve") as (eve,), two_at_a_table(server, **setup) as (newt, tina):
        await keep_away(server.services.rooms.store, identity(eve), identity(newt.client), "Newt", MUTE)
        await say(newt, "early")
        async with eve.at(newt.id) as watching:
            await watching.until(lambda: watching.card)
            await say(newt, "rude")
            await say(tina, "kind")
            await watching.until(lambda: "kind" in heard(watching))

            assert heard(watching) == ["kind"]


async def test_whoever_is_kept_away_is_told_and_shown_the_same(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        told: list[bytes] = []
        newt.on_message = lambda message: told.append(msgspec.json.encode(message))
        await keep(tina, 0, BLOCK)
        await asyncio.sleep(0.2)
        silent = list(told)
        await say(newt, "hello")

        assert silent == []
        assert heard(newt) == ["hello"]
        exported = await export(server.services.rooms.store, identity(newt.client), own=True)
        assert exported["kept_away"] == []
        assert identity(tina.client) not in str(exported["kept_away"])


async def test_somebody_who_may_come_near_again_is_read_again(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await keep(newt, 1, BLOCK)
        (number,) = [one.number for one in await mine(newt.client)]
        await newt.client.ask("POST", f"/api/me/company/{number}/remove")
        await say(tina, "sorry")
        await newt.until(lambda: heard(newt) == ["sorry"])

        with pytest.raises(httpx.HTTPStatusError, match="404"):
            await newt.client.ask("POST", f"/api/me/company/{number}/remove")
        assert await mine(newt.client) == []


async def test_nobody_keeps_away_bots_themselves_or_people_of_other_tables(server: Running) -> None:
    async with server.people("Eve") as (eve,), two_at_a_table(server) as (newt, _):
        table = await newt.client.open_table(game="animaux", seats=2)
        await newt.client.seat_bot(table.table.id, 1, "random")
        answers = [await keep(newt, seat) for seat in (0, 2, -1)]
        async with newt.client.at(table.table.id) as beside_a_bot, eve.at(newt.id) as watching:
            answers += [await keep(beside_a_bot, 1), await keep(watching, 0)]

        assert answers[0] == answers[1] == answers[3] == "nobody-to-keep-away"
        assert answers[2] != ""
        assert answers[4] == "not-seated"


async def test_each_is_kept_away_once_and_there_is_an_end_to_it(store: Store) -> None:
    await asyncio.gather(*(keep_away(store, "ann", f"p{number}", "", MUTE) for number in range(3)))
    await keep_away(store, "ann", "p1", "Later", BLOCK)
    for number in range(3, MOST_KEPT_AWAY):
        await keep_away(store, "ann", f"p{number}", "", MUTE)

    assert [one.kind for one in await kept_away(store, "ann") if one.other == "p1"] == [BLOCK]
    assert len(await unread_by(store, "ann")) == MOST_KEPT_AWAY
    with pytest.raises(Refused, match="too-many-kept-away"):
        await keep_away(store, "ann", "one more", "", MUTE)
    assert not await let_near(store, "bob", 0)


async def test_the_list_is_handed_out_and_goes_with_either_of_the_two(store_url: str) -> None:
    async with running(store_url) as server, everybody_at(server, "Ann", "Bob", "Cat", game="traverse") as tables:
        ann, bob, _ = tables
        store = server.services.rooms.store
        await keep(ann, 1, BLOCK)
        await keep(bob, 2)
        exported = await export(store, identity(ann.client), own=True)
        await erase(store, identity(bob.client), "", by="person")

        assert [(one["name"], one["kind"]) for one in exported["kept_away"]] == [("Bob", BLOCK)]
        assert identity(bob.client) not in str(exported["kept_away"])
        assert await kept_away(store, identity(ann.client)) == await kept_away(store, identity(bob.client)) == []


async def test_keeping_people_away_has_a_budget(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, two_at_a_table(server) as (newt, _):
        answers = [await keep(newt, 1) for _ in range(21)]

        assert answers == [""] * 20 + ["budget-company"]
