"""A person who is Moderator from the start, without a seat."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import httpx
import pytest

from sortilege.client import AtTable, Client, WasRefused
from sortilege.server.storage.erasing import erase, export
from sortilege.server.table import entries
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.moderator import moderator
from sortilege.server.table.setup import Setup
from sortilege.server.table.wire import State
from sortilege.testing.eavesdrop import a_table as played
from sortilege.testing.eavesdrop import write
from sortilege.testing.marks import rule
from sortilege.testing.servers import Running
from tests.games.salem.playing import A
from tests.games.salem.scenes import scene
from tests.server.scenes import identity, room_of

pytestmark = pytest.mark.anyio

PLAYERS = ("A", "B", "C", "D")


def watched(here: AtTable) -> State:
    return here.states[None]


@contextlib.asynccontextmanager
async def a_table(server: Running, **setup: object) -> AsyncIterator[tuple[Client, list[AtTable], AtTable, AtTable]]:
    """The host moderates, four others play, somebody watches."""
    async with server.people("Maud", *PLAYERS, "Wim") as (maud, *players, wim), contextlib.AsyncExitStack() as stack:
        opened = await maud.open_table(game="salem", seats=4, **setup)
        await maud.moderate(opened.table.id)
        for person in players:
            await person.join(code=opened.code)
        await maud.start(opened.table.id)
        tables = [await stack.enter_async_context(person.at(opened.table.id)) for person in (maud, *players, wim)]
        for here in tables:
            await here.until(lambda here=here: here.states)  # type: ignore[misc]
        yield maud, tables[1:5], tables[0], tables[5]


@rule("SAL-R76", "SAL-SET-01")
async def test_a_moderator_has_no_seat_and_sees_what_a_moderator_sees_from_the_start(server: Running) -> None:
    async with a_table(server) as (_, players, maud, watcher):
        match = (await room_of(server, maud)).table.match
        assert match is not None
        witches = {
            seat for seat in range(4) if "witch" in [one["face"] for one in match.view(seat)["players"][seat]["tryals"]]
        }

        view = watched(maud).view
        assert {seat for seat in range(4) if view["players"][seat]["witch"]} == witches
        assert (view["picks"], view["constable"], view["victim"]) == ([], None, None)
        assert [one["face"] for one in view["players"][0]["tryals"]] == [None] * 5, "not rows"
        assert set(view["players"][0]["hand"]) == {None}, "not hands"
        assert watched(maud).ask is None
        assert watched(maud).may == []
        assert "picks" not in watched(watcher).view, "nor does anybody else see it"
        assert all("picks" not in here.states[seat].view for seat, here in enumerate(players))
        cards = [here.card for here in (*players, watcher, maud)]
        assert [card.presiding for card in cards if card] == ["Maud"] * 6
        assert [card.moderator for card in cards if card] == [None] * 6
        with pytest.raises(WasRefused, match="not-your-seat"):
            await maud.play(0, "GiveBlackCat(by=0, on=1)", 0)


@rule("SAL-R76", "SAL-R34")
async def test_the_moderator_is_told_what_happens_like_those_who_watch(server: Running) -> None:
    async with a_table(server) as (_, players, maud, watcher):
        room = await room_of(server, maud)
        assert watched(maud).version == watched(watcher).version

        await room.do(lambda: [entries.Chosen(seat, f"GiveBlackCat(by={seat}, on=2)") for seat in range(4)])
        await players[0].say(0, "bonjour")

        for here in (maud, watcher):
            await here.until(lambda here=here: watched(here).view["phase"] == "day")  # type: ignore[misc]
            await here.until(lambda here=here: here.heard)  # type: ignore[misc]
        assert watched(maud).events == watched(watcher).events != []
        assert watched(maud).version == watched(watcher).version
        assert watched(maud).view["constable"] is None


@rule("SAL-R76")
async def test_only_private_tables_of_a_game_that_knows_one_have_a_moderator(server: Running) -> None:
    async with server.people("Maud", "Ned", "Olga") as (maud, ned, olga):
        listed = await maud.open_table(game="salem", seats=4, listed=True)
        zoondo = await maud.open_table(game="zoondo", seats=2)
        for opened in (listed, zoondo):
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await maud.moderate(opened.table.id)
        opened = await maud.open_table(game="salem", seats=4)

        taken = await maud.moderate(opened.table.id)
        assert taken.table.presiding == "Maud"
        assert taken.seats == []
        assert taken.table.chairs[0].kind == "free", "the seat is given up"
        with pytest.raises(httpx.HTTPStatusError, match="409"):
            await ned.moderate(opened.table.id)
        await ned.join(code=opened.code)
        with pytest.raises(httpx.HTTPStatusError, match="409"):
            await ned.moderate(opened.table.id, on=False)
        seated = await maud.sit(opened.table.id)
        assert (seated.table.presiding, seated.seats) == (None, [1]), "and so is the place for a seat"
        await ned.moderate(opened.table.id)
        assert (await maud.moderate(opened.table.id, on=False)).table.presiding is None, "by the host"
        assert (await olga.join(code=opened.code, moderate=True)).table.presiding == "Olga"


async def test_nobody_becomes_moderator_once_the_game_has_begun(server: Running) -> None:
    async with a_table(server) as (host, players, maud, watcher):
        with pytest.raises(httpx.HTTPStatusError, match="409"):
            await watcher.client.moderate(maud.id)
        with pytest.raises(httpx.HTTPStatusError, match="409"):
            await host.moderate(maud.id, on=False)

        assert (await host.leave(maud.id)).table.presiding == "Maud", "who goes away may come back"
        assert players[0].card is not None
        assert players[0].card.presiding == "Maud"


@rule("SAL-D30", "SAL-R54")
async def test_where_somebody_moderates_neither_a_dead_crier_nor_the_first_killed_is_asked_to() -> None:
    for presided, moderates in (([], A), ([entries.Presided("maud", "Maud")], None)):
        table = played(Setup("salem", 5, crier=A).checked())
        write(table, [*presided])
        table.curtain = Curtain(scene(5, dead=[A]).match)

        assert moderator(table) == moderates


async def test_at_a_private_table_with_a_delay_the_moderator_sees_everything_at_once(server: Running) -> None:
    async with server.people("Maud", *PLAYERS, "Wim") as (maud, *players, wim):
        opened = await maud.open_table(game="salem", seats=4, watch=False, delay=600)
        await maud.moderate(opened.table.id)
        for person in players:
            await person.join(code=opened.code)
        await maud.start(opened.table.id)

        async with maud.at(opened.table.id) as here:
            await here.until(lambda: here.states)
            assert "constable" in watched(here).view
        with pytest.raises(httpx.HTTPStatusError, match="404"):
            await wim.table(opened.table.id)


async def test_a_moderator_who_is_erased_leaves_no_name_behind(server: Running) -> None:
    async with server.people("Maud", "Ned") as (maud, ned):
        opened = await ned.open_table(game="salem", seats=4)
        await maud.join(code=opened.code, moderate=True)
        store, who = server.services.rooms.store, identity(maud)
        about = await export(store, who, own=True)
        assert any(line["t"] == "presided" for table in about["tables"] for line in table["lines"])

        await erase(store, who, "asked", "test")

        bodies = [entries.write(line.entry) for line in await store.lines(opened.table.id)]
        assert not any("Maud" in body or who in body for body in bodies)
