"""What people without a seat may see of a table: nothing of a private one, and nothing early where they see later."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sortilege.client import AtTable, Client, WasClosed
from sortilege.server.table import wire
from sortilege.testing.servers import Running, running

pytestmark = pytest.mark.anyio

LATER = 600


async def status(request: object) -> int:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await request  # type: ignore[misc]  # any of the client's calls
    return wrong.value.response.status_code


async def resigned(host: Client, **setup: object) -> str:
    """A game for two seats of one person that is over as soon as it has begun."""
    table = (await host.open_table(game="zoondo", seats=2, **setup)).table.id
    await host.sit(table, 1)
    await host.start(table)
    async with host.at(table) as here:
        await here.until(lambda: here.question())
        await here.act(1, "Resign(by=1)")
        await here.until(lambda: here.over)
    return table


async def closed_with(here: AtTable) -> int:
    with pytest.raises(WasClosed) as closed:
        await here.until(lambda: False, patience=5.0)
    return closed.value.code


async def test_whoever_is_removed_from_a_private_table_sees_no_more_of_it(server: Running) -> None:
    async with server.people("Newt", "Grindelwald") as (newt, grindelwald):
        table = await newt.open_table(game="animaux", seats=2, watch=False)
        await grindelwald.join(code=table.code)
        async with newt.at(table.table.id) as here, grindelwald.at(table.table.id) as removed:
            await newt.seat_bot(table.table.id, 1, None)

            assert await closed_with(removed) == wire.NOT_ALLOWED
            await newt.seat_bot(table.table.id, 1, "random")
            await newt.start(table.table.id)
            await here.until(lambda: here.states)
        assert removed.states == {}
        assert await status(grindelwald.table(table.table.id)) == 404


async def test_whoever_is_removed_before_saying_hello_is_not_let_in(server: Running) -> None:
    async with server.people("Newt", "Grindelwald") as (newt, grindelwald):
        table = await newt.open_table(game="animaux", seats=2, watch=False)
        await grindelwald.join(code=table.code)
        address = f"{server.base.replace('http', 'ws')}/ws/{table.table.id}"
        async with connect(address, additional_headers={"authorization": f"Bearer {grindelwald.token}"}) as socket:
            while not server.services.sockets:
                await asyncio.sleep(0.01)
            await newt.seat_bot(table.table.id, 1, None)
            await socket.send('{"t":"hello","protocol":1}')

            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == wire.NOT_ALLOWED


async def test_where_spectators_are_allowed_whoever_is_removed_watches_on(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = await newt.open_table(game="animaux", seats=2)
        await tina.join(code=table.code)
        async with tina.at(table.table.id) as removed:
            await newt.seat_bot(table.table.id, 1, None)
            await removed.until(lambda: not removed.seats)
            await newt.seat_bot(table.table.id, 1, "random")
            await newt.start(table.table.id)
            await removed.until(lambda: removed.states)


async def test_the_host_of_a_private_table_may_give_up_the_seat(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2, watch=False)).table.id
        async with newt.at(table) as here:
            await newt.leave(table)
            await here.until(lambda: not here.seats)
            await newt.sit(table, 1)
            await here.until(lambda: here.seats == [1])


async def test_a_private_table_does_not_exist_for_others_but_can_be_joined_with_its_code(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina), httpx.AsyncClient(base_url=server.base) as nobody:
        opened = await newt.open_table(game="animaux", seats=2, watch=False)
        table = opened.table.id
        asked = [
            tina.table(table), tina.sit(table), tina.start(table), tina.leave(table), tina.rematch(table),
            tina.record(table), tina.seat_bot(table, 1, "random"),
        ]  # fmt: skip
        assert {await status(request) for request in asked} == {404}
        assert (await nobody.get(f"/api/tables/{table}/record")).status_code == 404

        assert (await tina.join(code=opened.code)).seats == [1]
        assert (await tina.table(table)).seats == [1]


async def test_a_private_table_that_is_listed_is_seen_until_it_begins(server: Running) -> None:
    async with server.people("Newt", "Tina", "Queenie") as (newt, tina, queenie):
        table = (await newt.open_table(game="animaux", seats=2, watch=False, listed=True)).table.id

        assert (await queenie.table(table)).table.status == "open"
        await tina.sit(table, 1)
        await newt.start(table)
        assert await status(queenie.table(table)) == 404


async def test_the_record_of_a_private_table_is_for_its_people(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina):
        table = await resigned(newt, watch=False)

        assert "zoondo" in await newt.record(table)
        assert await status(tina.record(table)) == 404


async def test_where_spectators_see_later_nobody_without_a_seat_learns_the_end_at_once(server: Running) -> None:
    async with server.people("Newt", "Tina") as (newt, tina), httpx.AsyncClient(base_url=server.base) as nobody:
        table = await resigned(newt, delay=LATER)

        seen = (await tina.table(table)).table
        assert (seen.status, seen.outcome, seen.receipt.secret) == ("open", None, None)
        assert await status(tina.record(table)) == 409
        assert (await nobody.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await newt.table(table)).table.outcome is not None
        assert "zoondo" in await newt.record(table)


async def test_a_room_that_is_read_anew_keeps_its_delay(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        table = await resigned(newt, delay=LATER)
        token = newt.token
    async with running(sqlite_url) as server, server.people("Tina") as (tina,):
        seen = (await tina.table(table)).table
        async with tina.at(table) as watching:
            assert watching.card is not None
            assert watching.card.outcome is None
            assert watching.states == {}
        async with Client(server.base, token) as newt:
            assert (await newt.table(table)).table.outcome is not None

    assert (seen.status, seen.outcome, seen.receipt.secret) == ("open", None, None)


async def test_when_the_delay_has_passed_the_end_and_the_record_are_everybodys(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        table = await resigned(newt, delay=LATER)
    later = time.time() + LATER
    monkeypatch.setattr(time, "time", lambda: later)
    async with running(sqlite_url) as server, server.people("Tina") as (tina,):
        assert (await tina.table(table)).table.outcome is not None
        assert "zoondo" in await tina.record(table)
        async with tina.at(table) as watching:
            await watching.until(lambda: watching.over and watching.states[None].view["outcome"])


async def test_an_open_table_is_shown_as_it_is_whatever_its_delay(server: Running) -> None:
    async with server.people("Newt", "Tina", "Queenie") as (newt, tina, queenie):
        table = await newt.open_table(game="animaux", seats=3, delay=LATER)
        await tina.join(code=table.code)

        assert [chair.name for chair in (await queenie.table(table.table.id)).table.chairs] == ["Newt", "Tina", ""]
