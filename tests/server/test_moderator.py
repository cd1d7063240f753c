"""The first who is killed may become Moderator of a table with a Crier."""

from __future__ import annotations

import httpx
import pytest

from sortilege import Match
from sortilege.client import WasRefused
from sortilege.server.table import entries, faces
from sortilege.server.table.wire import State
from sortilege.shelf.salem.components import CONSTABLE
from sortilege.shelf.salem.state import ROW, Salem
from sortilege.testing.marks import rule
from sortilege.testing.servers import Running
from tests.server.scenes import a_death, room_of

pytestmark = pytest.mark.anyio

NAMES = ("A", "B", "C", "D", "E", "F")


def an_offer(seat: int) -> str:
    return f"BecomeModerator(by={seat})"


def known_witches(state: State) -> set[int]:
    return {seat for seat in range(6) if state.view["players"][seat]["witch"]}


def shown_at_night(match: Match) -> tuple[set[int], int | None, list[dict[str, int]]]:
    """What eyes opened at a Dawn or Night have shown, from the whole game played again: the Witches, the last
    Constable, and the picks of a Night that is not over."""
    met: set[int] = set()
    constable: int | None = None
    picks: dict[int, int] = {}
    again = match.rewound(0)
    for line in match.record().lines:
        game = again.game
        assert isinstance(game, Salem)
        question = again.asks[0].why.name
        witches = {seat for seat in range(6) if (game.ever & game.living) >> seat & 1}
        if question in ("ChooseBlackCat", "ChooseVictim"):
            met |= witches
            picks = {} if len(again.asks) == 6 else picks
        if line.seat in witches and line.step.startswith("Strike"):
            picks[line.seat] = int(line.step.rpartition("=")[2].rstrip(")"))
        if question == "ChooseProtected":
            rows = [[game.face(piece) for piece in game.zones[ROW + seat]] for seat in range(6)]
            constable = next(seat for seat in range(6) if CONSTABLE in rows[seat])
        (again.act if line.act else again.answer)(line.seat, line.step)
    view = match.view(None)
    if any(tryal["face"] == "constable" for player in view["players"] for tryal in player["tryals"]):
        constable = None
    is_night = view["phase"] == "night"
    return met, constable, [{"by": seat, "on": picks[seat]} for seat in sorted(picks)] if is_night else []


@rule("SAL-D30", "SAL-R53")
async def test_the_first_killed_may_become_moderator_and_sees_what_happens_at_night(server: Running) -> None:
    dead, seat_alive = 4, 5
    async with a_death(server, *NAMES, victim=dead, crier=0) as tables:
        here, alive = tables[dead], tables[seat_alive]
        before = await here.until(lambda: an_offer(dead) in here.states[dead].may and here.states[dead])
        seen = alive.states[seat_alive].view
        with pytest.raises(WasRefused):
            await alive.act(seat_alive, an_offer(seat_alive))
        with pytest.raises(WasRefused):
            await alive.act(seat_alive, an_offer(dead))

        await here.act(dead, an_offer(dead))

        after = await here.until(lambda: here.states[dead] is not before and here.states[dead])
        await alive.until(lambda: alive.card.moderator == dead)  # type: ignore[union-attr]  # it is at a table
        match = (await room_of(server, here)).table.match
        assert match is not None
        witches, constable, picks = shown_at_night(match)
        assert witches
        assert known_witches(after) == witches | known_witches(before)
        assert after.view["constable"] == constable
        assert after.view["picks"] == picks
        assert an_offer(dead) not in after.may
        assert after.view["players"][seat_alive]["hand"] == before.view["players"][seat_alive]["hand"], "not hands"
        assert alive.states[seat_alive].view == seen, "the living learn nothing"
        assert "constable" not in seen


@rule("SAL-D30", "SAL-R54")
async def test_nobody_is_offered_the_job_at_a_table_without_a_crier(server: Running) -> None:
    dead = 1
    async with a_death(server, *NAMES, victim=dead) as tables:
        with pytest.raises(WasRefused):
            await tables[dead].act(dead, an_offer(dead))

        assert an_offer(dead) not in tables[dead].states[dead].may
        assert tables[dead].card.moderator is None  # type: ignore[union-attr]  # it is at a table


@rule("SAL-R54")
async def test_a_crier_who_dies_goes_on_as_moderator_without_being_asked(server: Running) -> None:
    async with a_death(server, *NAMES, victim=2, crier=2) as tables:
        assert "constable" in tables[2].states[2].view
        assert tables[0].card.moderator == 2  # type: ignore[union-attr]  # it is at a table
    async with a_death(server, *NAMES, victim=2, crier=3) as tables:
        assert "constable" not in tables[2].states[2].view
        assert tables[0].card.moderator is None  # type: ignore[union-attr]  # it is at a table


async def test_whoever_lives_again_after_an_undo_is_no_longer_moderator(server: Running) -> None:
    dead = 4
    async with a_death(server, *NAMES, victim=dead, crier=0) as tables:
        here = tables[dead]
        await here.until(lambda: an_offer(dead) in here.states[dead].may)
        await here.act(dead, an_offer(dead))
        room = await room_of(server, here)
        assert room.table.match is not None
        last = len(room.table.match.choices)

        await room.do(lambda: [entries.Undone(0, last)])
        assert "constable" in faces.state(room.table, dead, []).view, "dead still"
        await room.do(lambda: [entries.Undone(0, 0)])

        view = faces.state(room.table, dead, []).view
        assert view["players"][dead]["living"]
        assert "constable" not in view
        assert view["players"] == room.table.match.view(dead)["players"], "what that seat knows itself"
        await tables[5].until(lambda: tables[5].card.moderator is None)  # type: ignore[union-attr]  # it is at a table


async def test_only_a_table_of_salem_has_a_crier(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        for game, seats, crier in (("animaux", 2, 0), ("salem", 4, 4), ("salem", 4, -1)):
            with pytest.raises(httpx.HTTPStatusError, match="422"):
                await newt.open_table(game=game, seats=seats, crier=crier)
        opened = await newt.open_table(game="salem", seats=4, crier=3)

        assert opened.table.setup.crier == 3


async def test_only_games_that_know_a_crier_offer_one(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as visitor:
        games = (await visitor.get("/api/games")).json()

    assert [game["name"] for game in games if game["has_crier"]] == ["salem"]
