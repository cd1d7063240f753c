"""What a client gets that was away for a while, that watches, or that reads too slowly."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import socket
from random import Random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sortilege import Match
from sortilege.client import AtTable, Client
from sortilege.server.http.connection import Connection
from sortilege.server.http.frames import text_frame
from sortilege.server.live.room import Room
from sortilege.server.live.sockets import MOST_BYTES_WAITING
from sortilege.server.table import entries, wire
from sortilege.server.table.curtain import LONG_GAP
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.table import TALK_KEPT
from sortilege.testing.servers import Running, running
from tests.server.scenes import everybody_at, room_of

pytestmark = pytest.mark.anyio


def match_of(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


async def play_until_told(room: Room, seat: int, many: int) -> None:
    """Random choices until a seat has been told more than so many events."""
    rng = Random(5)
    while len(match_of(room).told(seat)) <= many:
        ask = rng.choice(match_of(room).asks)
        chosen: AnyEntry = entries.Chosen(ask.seat, str(rng.choice(ask.options)))
        await room.do(lambda chosen=chosen: [chosen])  # type: ignore[misc]


async def coming_back(client: Client, table: str, seat: int, version: int) -> wire.State:
    """The first state of somebody who says which version they have."""
    again = AtTable(client, table)
    again.states[seat] = wire.State(seat, version, False, [], {}, None, [], False, None)
    first: list[wire.State] = []
    again.on_message = lambda message: first.append(message) if isinstance(message, wire.State) else None
    async with again:
        await again.until(lambda: first)
    return first[0]


async def test_after_a_long_gap_the_view_is_fresh_with_the_end_of_the_story(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="traverse", seats=2)).table.id
        await newt.sit(table, 1)
        await newt.start(table)
        room = await server.services.rooms.room(table)
        await play_until_told(room, 0, LONG_GAP + 5)
        story = match_of(room).told(0)

        just = await coming_back(newt, table, 0, len(story) - LONG_GAP)
        beyond = await coming_back(newt, table, 0, len(story) - LONG_GAP - 1)
        newcomer = await coming_back(newt, table, 0, -1)

        assert not just.fresh
        assert just.events == story[-LONG_GAP:]
        assert beyond.fresh
        assert beyond.events == story[-LONG_GAP:]
        assert newcomer == beyond
        assert beyond.version == just.version == len(story)
        assert beyond.view == match_of(room).view(0)


async def test_after_an_undo_everybody_gets_the_story_anew_under_higher_versions(server: Running) -> None:
    options = {"first_seat": 0, "characters": "choice"}
    async with everybody_at(server, "Newt", "Tina", game="animaux", options=options) as (newt, tina):
        await newt.play(0, "TakeCharacter(by=0, character=norbert)")
        before = await tina.until(lambda: tina.states[1].events and tina.states[1])

        await newt.wish(wire.Undo("u", 0))

        after = await tina.until(lambda: tina.states[1] is not before and tina.states[1])
        room = await room_of(server, newt)
        assert after.fresh
        assert after.version > before.version
        assert after.events == match_of(room).told(1)
        missed = await coming_back(tina.client, tina.id, 1, before.version)
        assert missed.fresh
        assert (missed.version, missed.events, missed.view) == (after.version, after.events, after.view)
        assert not (await coming_back(tina.client, tina.id, 1, after.version)).fresh


async def test_whoever_watches_late_sees_all_of_it_late(server: Running) -> None:
    async with (
        everybody_at(server, "Newt", "Tina", game="animaux", options={"first_seat": 0}, delay=1) as (newt, tina),
        server.people("Queenie", "Jacob") as (queenie, jacob),
        queenie.at(newt.id) as watching,
    ):
        first = await watching.until(lambda: watching.states.get(None))
        assert watching.card is not None
        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked
        await newt.say(0, "psst")
        await tina.wish(wire.Resign("r", 1))
        await newt.until(lambda: newt.over)

        assert (watching.states[None], watching.heard, watching.card.status) == (first, [], "playing")
        async with jacob.at(newt.id) as joining:
            early = await joining.until(lambda: joining.states.get(None))
            assert (early.fresh, early.version, joining.heard) == (True, first.version, [])
            assert not joining.over
            for late in (watching, joining):
                await late.until(lambda late=late: late.over and late.heard, patience=4.0)  # type: ignore[misc]
                assert late.states[None].version == early.version + len(late.states[None].events)
                assert late.states[None].view == match_of(await room_of(server, newt)).view(None)


def more_than_can_wait() -> list[bytes]:
    """What the connection takes at once, and more than 500 besides."""
    return [wire.encode(wire.Pong("x" * 100_000, 0.0))] * 600


async def test_whoever_reads_too_slowly_is_cut_off_and_catches_up(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux") as (newt, tina):
        room = await room_of(server, newt)
        (slow,) = [listener for listener in room.listeners if room.table.seats_of(listener.person) == [1]]
        for message in more_than_can_wait():
            slow.send(message)

        await tina.until(lambda: tina.connections == 2 and tina.states[1].view)
        await newt.say(0, "still there?")
        await tina.until(lambda: tina.heard)


async def test_whoever_reads_too_slowly_is_told_so(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        bearer = {"authorization": f"Bearer {newt.token}"}
        async with connect(f"{server.base.replace('http', 'ws')}/ws/{table}", additional_headers=bearer) as mine:
            await mine.send('{"t":"hello","protocol":1}')
            await mine.recv()
            (slow,) = server.services.sockets
            for message in more_than_can_wait():
                slow.send(message)

            with contextlib.suppress(ConnectionClosed):
                async for _ in mine:
                    pass

            assert mine.close_code == wire.TOO_SLOW


async def stuck(client: Client, table: str) -> socket.socket:
    """Somebody who comes to a table and reads nothing."""
    address = httpx.URL(client.base)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((address.host, address.port))
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    shake = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {client.token}\r\n\r\n"
    )
    await loop.sock_sendall(raw, shake.encode())
    assert (await loop.sock_recv(raw, 12)).endswith(b"101")
    hello = b'{"t":"hello","protocol":1}'
    await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return raw


def connections(server: Running) -> list[Connection]:
    """What the server still holds open for sockets."""
    return [one for one in server.connections if isinstance(one, Connection)]


async def test_whoever_does_not_read_at_all_is_dropped_and_no_longer_counts_as_present(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux") as (newt, tina):
        await tina.__aexit__()
        await newt.until(lambda: not newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table
        with contextlib.closing(await stuck(tina.client, newt.id)):
            await newt.until(lambda: newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table
            room = await room_of(server, newt)
            (slow,) = [one for one in server.services.sockets if room.table.seats_of(one.person) == [1]]
            for _ in range(2000):
                slow.send(wire.encode(wire.Heard(0, 0.0, 0, "table", "x" * 20_000)))
                await asyncio.sleep(0)

            await newt.until(lambda: not newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table
            await asyncio.sleep(1.5)
            assert slow not in server.services.sockets
            assert len(connections(server)) == len(server.services.sockets)


async def test_what_waits_for_one_who_does_not_read_is_limited_in_bytes_too(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux") as (newt, tina):
        await tina.__aexit__()
        with contextlib.closing(await stuck(tina.client, newt.id)):
            await newt.until(lambda: newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table
            room = await room_of(server, newt)
            (slow,) = [one for one in server.services.sockets if room.table.seats_of(one.person) == [1]]
            for _ in range(MOST_BYTES_WAITING // 100_000):
                slow.send(wire.encode(wire.Pong("x" * 100_000, 0.0)))
            await asyncio.sleep(0.2)
            patient = slow in server.services.sockets

            for _ in range(40):  # what the system takes for it besides
                slow.send(wire.encode(wire.Pong("x" * 100_000, 0.0)))
            await newt.until(lambda: not newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table

            assert patient


async def test_whoever_comes_to_a_table_where_much_was_said_is_let_in(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux") as (newt, tina):
        room = await room_of(server, newt)
        for _ in range(3):
            talk: list[AnyEntry] = [entries.Said(number % 2, "table", "𝄞" * 100) for number in range(1000)]
            await room.do(lambda talk=talk: talk)  # type: ignore[misc]
        for listening in server.listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)  # that of whoever is let in from now on

        async with tina.client.at(newt.id) as again:
            await again.until(lambda: again.states.get(1))
            assert len(again.heard) == TALK_KEPT
            assert again.connections == 1


async def read_all(raw: socket.socket) -> bytes:
    """What there is to be read once the server has had its turn."""
    await asyncio.sleep(0.3)
    with contextlib.suppress(BlockingIOError):
        return raw.recv(1 << 20)
    return b""


async def test_what_is_said_in_one_turn_leaves_together_in_its_order(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux") as (newt, tina):
        await tina.__aexit__()
        room = await room_of(server, newt)
        with contextlib.closing(await stuck(tina.client, newt.id)) as raw:
            await newt.until(lambda: newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table
            while await read_all(raw):
                pass
            (mine,) = [one for one in server.services.sockets if room.table.seats_of(one.person) == [1]]

            mine.tell(wire.Pong("first", 0.0))
            mine.tell(wire.Ack("second"))
            with pytest.raises(BlockingIOError):
                raw.recv(1)
            read = await read_all(raw)
            assert read == b"".join(map(text_frame, map(wire.encode, (wire.Pong("first", 0.0), wire.Ack("second")))))


async def test_whatever_was_said_before_a_socket_is_closed_comes_before_that(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        head, url = {"authorization": f"Bearer {newt.token}"}, f"{newt.base.replace('http', 'ws')}/ws/{table}"
        async with connect(url, additional_headers=head) as here:
            await here.send(wire.encode(wire.Hello(wire.PROTOCOL)).decode())
            await here.recv()
            (mine,) = server.services.sockets

            for number in range(40):
                mine.tell(wire.Ack(str(number)))
            mine.close(wire.GOING_AWAY, "that is all")
            told = [wire.read_to_client(text) async for text in here]
            assert [one.id for one in told if isinstance(one, wire.Ack)] == [str(number) for number in range(40)]
            assert here.close_code == wire.GOING_AWAY


async def test_one_person_has_so_many_sockets_and_no_more(sqlite_url: str) -> None:
    async with running(sqlite_url, sockets_per_person=2) as server, server.people("Newt", "Tina") as (newt, tina):
        table = (await newt.open_table(game="animaux", seats=2)).table.id
        async with newt.at(table), newt.at(table), tina.at(table):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.7), newt.at(table):
                    pass
        async with newt.at(table):
            pass


async def test_a_wish_that_was_not_answered_is_sent_again_and_done_once(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux", options={"first_seat": 0}) as (newt, _):
        room = await room_of(server, newt)
        question = newt.states[0].ask
        assert question is not None
        wish = wire.Play("once", 0, question.number, question.options[0])
        (mine,) = [one for one in server.services.sockets if room.table.seats_of(one.person) == [0]]

        waiting = asyncio.create_task(newt.wish(wish))
        await asyncio.sleep(0)
        mine.close(wire.GOING_AWAY, "a moment")
        await waiting

        assert newt.connections == 2
        lines = await server.services.rooms.store.lines(newt.id)
        chosen = [line.entry for line in lines if isinstance(line.entry, entries.Chosen)]
        assert [msgspec.structs.asdict(entry)["client"] for entry in chosen] == ["once"]
