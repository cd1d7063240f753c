"""A big screen shows a table to a room: what is public, and without delay once somebody seated admits it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from sortilege.client import AtTable, Client, WasClosed, WasRefused
from sortilege.server.http.gate import POLICY, television_headers
from sortilege.server.table import wire
from sortilege.server.table.http_records import ScreenDetail
from sortilege.server.table.screens import number_of
from sortilege.server.table.table import Table
from sortilege.testing.servers import Running, running
from tests.server.scenes import identity, room_of, two_at_a_table

pytestmark = pytest.mark.anyio

LATER = 3600
SOON = 0.4
"""Seconds in which something would have arrived that does not."""


async def find(screen: Client, code: str) -> ScreenDetail:
    return msgspec.json.decode(await screen.ask("POST", "/api/screens", {"code": code}), type=ScreenDetail)


async def admit(here: AtTable, seat: int, number: str, on: bool = True) -> None:
    await here.wish(wire.Admit(f"admit-{number}-{on}", seat, number, on))


async def play_once(here: AtTable) -> None:
    state = here.question()
    assert state is not None
    assert state.ask is not None
    await here.play(0, state.ask.options[0])


@contextlib.asynccontextmanager
async def a_screen_at(server: Running, table: Table) -> AsyncIterator[tuple[AtTable, ScreenDetail]]:
    async with server.people("Screen") as (screen,):
        found = await find(screen, table.code)
        async with screen.at(found.table) as shown:
            await shown.until(lambda: shown.card)
            yield shown, found


async def test_a_screen_finds_its_table_by_the_code_and_sees_what_spectators_see(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        room = await room_of(server, newt)
        async with a_screen_at(server, room.table) as (shown, found):
            await shown.until(lambda: None in shown.states)

            assert not found.needed
            assert shown.seats == []
            assert set(shown.states) == {None}
            assert room.table.match is not None
            assert shown.states[None].view == room.table.match.view(None)
            assert shown.states[None].ask is None


async def test_a_screen_with_a_wrong_code_is_told_so(server: Running) -> None:
    async with server.people("Screen") as (screen,):
        with pytest.raises(httpx.HTTPStatusError) as wrong:
            await find(screen, "NOCODE")

    assert wrong.value.response.status_code == 404


async def test_before_it_is_admitted_a_screen_sees_as_late_as_everybody(server: Running) -> None:
    async with two_at_a_table(server, delay=LATER) as (newt, _):
        room = await room_of(server, newt)
        async with a_screen_at(server, room.table) as (shown, found):
            await play_once(newt)
            await asyncio.sleep(SOON)

            assert found.needed
            assert not found.admitted
            assert not shown.states


async def test_somebody_seated_admits_a_screen_and_it_sees_everything_at_once(server: Running) -> None:
    async with two_at_a_table(server, delay=LATER) as (newt, tina):
        room = await room_of(server, newt)
        async with (
            a_screen_at(server, room.table) as (shown, found),
            server.people("Queenie") as (queenie,),
            queenie.at(found.table) as other,
        ):
            await other.until(lambda: other.card)
            await admit(tina, 1, found.number)
            await shown.until(lambda: None in shown.states)
            before = shown.states[None].version
            await newt.say(0, "Hello, room")
            await play_once(newt)
            await shown.until(lambda: shown.states[None].version > before)
            await shown.until(lambda: shown.heard)
            await asyncio.sleep(SOON)

            assert shown.card is not None
            assert shown.card.status == "playing"
            assert shown.card.screens == [found.number]
            assert [heard.text for heard in shown.heard] == ["Hello, room"]
            assert not other.states
            assert not other.heard


async def test_nobody_without_a_seat_admits_a_screen(server: Running) -> None:
    async with two_at_a_table(server, delay=LATER) as (newt, _):
        room = await room_of(server, newt)
        async with a_screen_at(server, room.table) as (shown, found):
            for seat in (0, 1):
                with pytest.raises(WasRefused) as wrong:
                    await admit(shown, seat, found.number)
                assert wrong.value.reason.message == "not-your-seat"

            assert not room.table.screens


async def test_those_who_sit_are_told_which_screens_wait_and_nobody_else_is(server: Running) -> None:
    async with two_at_a_table(server, delay=LATER) as (newt, tina):
        room = await room_of(server, newt)
        async with a_screen_at(server, room.table) as (shown, found):
            for here in (newt, tina):
                await here.until(lambda here=here: here.screens == [found.number])  # type: ignore[misc]
            await admit(newt, 0, found.number)
            for here in (newt, tina):
                await here.until(lambda here=here: here.screens == [])  # type: ignore[misc]

            assert shown.screens is None


async def test_a_screen_that_is_sent_away_sees_as_late_as_everybody_again(server: Running) -> None:
    async with two_at_a_table(server, delay=LATER) as (newt, _):
        room = await room_of(server, newt)
        async with a_screen_at(server, room.table) as (shown, found):
            await admit(newt, 0, found.number)
            await shown.until(lambda: None in shown.states)
            before = shown.states[None].version

            await admit(newt, 0, found.number, on=False)
            await play_once(newt)
            await asyncio.sleep(SOON)

            assert shown.states[None].version == before
            assert not room.table.has_admitted(identity(shown.client))


async def test_a_private_table_lets_a_screen_in_once_it_is_admitted_and_no_longer(server: Running) -> None:
    async with two_at_a_table(server, watch=False) as (newt, _), server.people("Screen") as (screen,):
        room = await room_of(server, newt)
        found = await find(screen, room.table.code)
        with pytest.raises(WasClosed):
            async with screen.at(found.table) as shut:
                await shut.until(lambda: shut.card)
        await admit(newt, 0, found.number)

        async with screen.at(found.table) as shown:
            await shown.until(lambda: None in shown.states)
            await admit(newt, 0, found.number, on=False)
            with pytest.raises(WasClosed):
                await shown.until(lambda: False)


async def test_an_admitted_screen_stays_so_when_the_server_starts_again(sqlite_url: str) -> None:
    async with running(sqlite_url) as first, two_at_a_table(first, delay=LATER) as (newt, _):
        room = await room_of(first, newt)
        table, secret = room.table.id, room.table.secret
        await admit(newt, 0, number_of(secret, "somebody"))
    async with running(sqlite_url) as second:
        again = (await second.services.rooms.room(table)).table

        assert again.has_admitted("somebody")
        assert not again.has_admitted("somebody else")


async def another_game(*here: AtTable) -> str:
    """They end theirs and go on at another table; its code."""
    await here[0].wish(wire.Resign("resign", 0))
    again = await here[0].client.rematch(here[0].id)
    assert again.code is not None
    return again.code


async def test_a_screen_goes_on_with_a_rematch_by_the_code_it_knows(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina), server.people("Screen") as (screen,):
        room = await room_of(server, newt)
        first = await find(screen, room.table.code)
        code = await another_game(newt, tina)
        found = await find(screen, room.table.code)
        async with screen.at(found.table) as shown:
            await shown.until(lambda: shown.card)

            assert (found.table, found.code) == (room.table.rematch, code)
            assert found.number != first.number
            assert not found.needed
            assert shown.card is not None
            assert shown.card.status == "open"
        assert await find(screen, code) == found


async def test_who_let_a_screen_in_has_let_it_in_for_their_rematches(server: Running) -> None:
    async with two_at_a_table(server, delay=LATER) as (newt, tina), server.people("Other") as (other,):
        room = await room_of(server, newt)
        async with a_screen_at(server, room.table) as (shown, found):
            await admit(newt, 0, found.number)
            code = await another_game(newt, tina)
            again = await find(shown.client, room.table.code)
            there = (await server.services.rooms.room(again.table)).table
            unknown = await find(other, room.table.code)

            assert (again.code, again.needed, again.admitted) == (code, True, True)
            assert there.screens == {again.number}
            assert (unknown.code, unknown.needed, unknown.admitted) == (code, True, False)
            await newt.client.start(again.table)
            async with shown.client.at(again.table) as beside:
                await beside.until(lambda: None in beside.states)
                assert beside.card is not None
                assert beside.card.status == "playing"


@pytest.mark.parametrize("setup", [{"delay": LATER}, {"watch": False}], ids=["late", "private"])
async def test_a_screen_goes_on_over_several_rematches_that_it_has_not_seen(
    server: Running, setup: dict[str, Any]
) -> None:
    async with two_at_a_table(server, **setup) as (newt, tina), server.people("Screen") as (screen,):
        room = await room_of(server, newt)
        await admit(newt, 0, (await find(screen, room.table.code)).number)
        await another_game(newt, tina)
        assert room.table.rematch is not None
        await newt.client.start(room.table.rematch)
        async with newt.client.at(room.table.rematch) as here:
            await here.until(lambda: here.states)
            code = await another_game(here)
        found = await find(screen, room.table.code)

        assert (found.code, found.admitted) == (code, True)


async def test_where_somebody_else_sits_a_screen_asks_again(server: Running) -> None:
    async with (
        two_at_a_table(server, delay=LATER) as (newt, tina),
        server.people("Queenie", "Screen") as (queenie, screen),
    ):
        room = await room_of(server, newt)
        await admit(newt, 0, (await find(screen, room.table.code)).number)
        code = await another_game(newt, tina)
        assert room.table.rematch is not None
        await tina.client.leave(room.table.rematch)
        left = await find(screen, room.table.code)
        await queenie.join(code=code)
        taken = await find(screen, room.table.code)

        assert [(found.code, found.needed, found.admitted) for found in (left, taken)] == [(code, True, False)] * 2


async def test_a_screen_that_was_sent_away_from_a_rematch_stays_away(server: Running) -> None:
    async with two_at_a_table(server, delay=LATER) as (newt, tina), server.people("Screen") as (screen,):
        room = await room_of(server, newt)
        await admit(newt, 0, (await find(screen, room.table.code)).number)
        await another_game(newt, tina)
        found = await find(screen, room.table.code)
        async with tina.client.at(found.table) as there:
            await there.until(lambda: there.card)
            await admit(there, 1, found.number, on=False)
        again = await find(screen, room.table.code)

        assert (found.admitted, again.admitted) == (True, False)


async def test_from_a_private_table_only_a_screen_that_was_let_in_is_led_to_the_rematch(server: Running) -> None:
    async with two_at_a_table(server, watch=False) as (newt, tina), server.people("Screen", "Other") as (screen, other):
        room = await room_of(server, newt)
        await admit(newt, 0, (await find(screen, room.table.code)).number)
        code = await another_game(newt, tina)
        led, left = await find(screen, room.table.code), await find(other, room.table.code)

        assert (led.table, led.code, led.admitted) == (room.table.rematch, code, True)
        assert (left.table, left.code, left.admitted) == (room.table.id, room.table.code, False)


async def test_a_screen_is_no_number_of_another_length(server: Running) -> None:
    for number in ("12345", "1234567", "12345x"):
        with pytest.raises(msgspec.ValidationError):
            wire.read_from_client(msgspec.json.encode({"t": "admit", "id": "1", "seat": 0, "screen": number}))

    read = wire.read_from_client(b'{"t":"admit","id":"1","seat":0,"screen":"123456"}')
    assert isinstance(read, wire.Admit)


async def test_the_page_of_the_big_screen_lets_old_browsers_reach_its_sockets_and_no_others(server: Running) -> None:
    host = server.base.removeprefix("http://")
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        screen, front = await visitor.get("/tv/ABC234"), await visitor.get("/")

    assert screen.status_code == 200
    assert f"connect-src 'self' ws://{host} wss://{host};" in screen.headers["content-security-policy"]
    assert screen.headers["referrer-policy"] == "same-origin"
    assert "connect-src 'self';" in front.headers["content-security-policy"]
    assert front.headers["referrer-policy"] == "no-referrer"
    assert television_headers("a.example; script-src *")["content-security-policy"] == POLICY
