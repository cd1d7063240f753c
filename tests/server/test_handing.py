"""A game of one person against bots goes from a server to a device, and back; and no other game does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

import sortilege
from sortilege import Record
from sortilege.client import Client
from sortilege.server.table import wire
from sortilege.server.table.handing import HANDED_OVER, Handover, arrival
from sortilege.testing.servers import Running
from tests.server.drawers import DevicePage, MemoryDrawer
from tests.server.scenes import everybody_at, identity

pytestmark = pytest.mark.anyio
SETUP: dict[str, Any] = {"game": "ecole", "seats": 2, "pace": 0}


@asynccontextmanager
async def alone(server: Running, **setup: Any) -> AsyncIterator[tuple[Client, str]]:
    """Zoé on the last seat of a table whose other seats bots have."""
    wanted = {**SETUP, **setup}
    last = wanted["seats"] - 1
    async with server.people("Zoé") as (zoe,):
        table = (await zoe.open_table(**wanted)).table.id
        await zoe.sit(table, last)
        for seat in range(last):
            await zoe.seat_bot(table, seat, None)
            await zoe.seat_bot(table, seat, "random" if seat else "novice")
        await zoe.start(table)
        yield zoe, table


async def play_a_little(zoe: Client, table: str, choices: int = 2) -> None:
    async with zoe.at(table) as here:
        for _ in range(choices):
            state = await here.until(lambda: here.question())
            assert state.ask is not None
            assert state.seat is not None
            await here.play(state.seat, state.ask.options[0], state.ask.number)


async def refusal(work: Any) -> str:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await work
    return str(wrong.value.response.json()["detail"])


async def test_a_servers_game_goes_on_on_a_device_where_it_was(server: Running) -> None:
    page = DevicePage(MemoryDrawer())
    await page.ask("POST", "/me", {"name": "Zoé", "language": "fr"})
    async with alone(server) as (zoe, table):
        await play_a_little(zoe, table)

        game = await zoe.hand_over(table)
        there = await page.ask("POST", "/records/take-over", game)

        match = (await server.services.rooms.room(table)).table.match
        assert match is not None
        assert [(chair["kind"], chair["bot"]) for chair in there["table"]["chairs"]] == [
            ("bot", "novice"),
            ("person", None),
        ]
        assert there["seats"] == [1]
        assert sortilege.replay(game.record).view(1) == match.view(1)
        await page.connect(there["table"]["id"])
        await page.play_to_the_end()
        told = await page.ask("GET", f"/tables/{there['table']['id']}/result")
        assert told["fair"] == "there is no receipt"
        assert there["table"]["resumed"]
        assert not there["table"]["setup"]["rated"]


async def test_a_devices_game_goes_on_at_a_server_where_it_was(server: Running) -> None:
    page = DevicePage(MemoryDrawer())
    table = await page.table("animaux", 3, "random", options={"first_seat": 0}, undo="none")
    state = page.asked
    assert state is not None

    async with server.people("Zoé") as (zoe,):
        game = msgspec.convert(await page.ask("GET", f"/tables/{table}/game"), Handover)
        there = await zoe.take_over(game)
        await page.ask("POST", f"/tables/{table}/hand-over")

        assert [(chair.kind, chair.bot) for chair in there.table.chairs] == [
            ("person", None), ("bot", "random"), ("bot", "random"),
        ]  # fmt: skip
        assert (there.table.status, there.table.resumed, there.table.setup.undo) == ("playing", True, "none")
        async with zoe.at(there.table.id) as here:
            now = await here.until(lambda: here.question())
            assert now.ask is not None
            assert list(now.ask.options) == state["ask"]["options"]
    card = (await page.ask("GET", f"/tables/{table}"))["table"]
    assert (card["status"], card["ended"]) == ("over", HANDED_OVER)


async def test_the_table_is_over_before_its_game_is_told_and_the_answer_can_be_asked_for_again(server: Running) -> None:
    async with alone(server) as (zoe, table):
        await play_a_little(zoe, table)
        before = await refusal(zoe.record(table))

        first = await zoe.hand_over(table)
        again = await zoe.hand_over(table)

        assert before == "not-over"
        assert first == again
        card = (await zoe.table(table)).table
        assert (card.status, card.ended, card.outcome) == ("over", HANDED_OVER, None)
        assert Record.parse(first.record).receipt is None
        assert "receipt" not in json.loads(first.record.splitlines()[0])
        kept = Record.parse(await zoe.record(table))
        assert [line.step for line in kept.lines] == [line.step for line in Record.parse(first.record).lines]


async def test_where_anybody_else_plays_nothing_is_handed_over(server: Running) -> None:
    async with everybody_at(server, "Zoé", "Noé", game="ecole") as tables:
        for here in tables:
            assert await refusal(here.client.hand_over(here.id)) == "handover-alone"

        card = (await tables[0].client.table(tables[0].id)).table
        assert card.status == "playing"


async def test_a_second_seat_or_a_stranger_gets_nothing(server: Running) -> None:
    async with alone(server) as (zoe, table), server.people("Noé") as (noe,):
        assert await refusal(noe.hand_over(table)) == "not-seated"

        both = (await zoe.open_table(**SETUP)).table.id
        await zoe.sit(both, 1)
        assert await refusal(zoe.hand_over(both)) == "handover-alone"
        await zoe.seat_bot(both, 1, None)
        await zoe.seat_bot(both, 1, "random")
        assert await refusal(zoe.hand_over(both)) == "not-begun"


async def test_of_a_private_table_a_stranger_learns_nothing(server: Running) -> None:
    async with alone(server, watch=False) as (_, table), server.people("Noé") as (noe,):
        with pytest.raises(httpx.HTTPStatusError) as wrong:
            await noe.hand_over(table)

        assert wrong.value.response.status_code == 404


async def test_while_somebody_looks_on_the_game_stays(server: Running) -> None:
    async with alone(server) as (zoe, table), server.people("Noé") as (noe,):
        async with noe.at(table) as watching:
            await watching.until(lambda: watching.states)
            assert await refusal(zoe.hand_over(table)) == "handover-watched"
        room = await server.services.rooms.room(table)
        while any(one.person == identity(noe) for one in room.listeners):
            await asyncio.sleep(0.02)

        assert (await zoe.hand_over(table)).seat == 1


async def test_a_game_that_ended_otherwise_is_not_handed_over(server: Running) -> None:
    async with alone(server) as (zoe, table):
        async with zoe.at(table) as here:
            await here.until(lambda: here.states)
            await here.wish(wire.Propose("p1", 1, "end"))

        assert await refusal(zoe.hand_over(table)) == "game-is-over"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"seat": 0}, "seat: one of 2 where no bot sits, not 0"),
        ({"seat": 2}, "seat: one of 2 where no bot sits, not 2"),
        ({"bots": ["novice"]}, "bots: one for each of 2 seats, not 1"),
        ({"bots": ["oracle", None]}, "bots: each one of"),
        ({"bots": [None, None]}, "bots: each one of"),
        ({"record": "nothing"}, "record"),
    ],
)
async def test_what_does_not_fit_together_is_not_taken_over(
    server: Running, change: dict[str, Any], wrong: str
) -> None:
    async with alone(server) as (zoe, table):
        game = msgspec.structs.replace(await zoe.hand_over(table), **change)

        with pytest.raises(httpx.HTTPStatusError) as refused:
            await zoe.take_over(game)
        with pytest.raises(ValueError, match=wrong):
            arrival(game)

        assert refused.value.response.status_code == 422
        assert wrong in refused.value.response.json()["detail"]


async def test_a_rated_or_listed_setup_is_neither_elsewhere(server: Running) -> None:
    async with alone(server) as (zoe, table):
        game = await zoe.hand_over(table)
        sly = msgspec.structs.replace(game, setup=msgspec.structs.replace(game.setup, rated=True, listed=True))

        there = await zoe.take_over(sly)

        assert (there.table.setup.rated, there.table.setup.listed) == (False, False)
