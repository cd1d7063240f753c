"""Hints over a real socket: for one's own open question, told to nobody else, and not too many."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
import pytest

import sortilege
from sortilege.client import WasRefused
from sortilege.server.live import advice
from sortilege.server.table import entries, moves, wire
from sortilege.server.table.entries import LogLine
from sortilege.server.table.row import Row
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.testing.servers import Running, running
from sortilege.text import LANGUAGES
from tests.server.scenes import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_a_hint_ranks_the_options_and_says_why_in_both_languages(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        question = newt.states[0].ask
        assert question is not None

        hints = await newt.hint(0)

        assert {one.step for one in hints} <= set(question.options)
        assert len(hints) == min(len(question.options), advice.MOST)
        estimates = [one.estimate for one in hints]
        assert estimates == sorted(estimates, reverse=True)
        assert all(set(one.reason) == set(LANGUAGES) and all(one.reason.values()) for one in hints)


async def test_a_hint_is_only_for_ones_own_open_question(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        with pytest.raises(WasRefused, match="stale-question"):
            await tina.hint(1)
        with pytest.raises(WasRefused, match="not-your-seat"):
            await tina.wish(wire.AskHint("h", 0, 0))
        with pytest.raises(WasRefused, match="stale-question"):
            await newt.wish(wire.AskHint("h", 0, 99))


async def test_nobody_else_is_told_of_a_hint_and_nothing_is_stored(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        room = await server.services.rooms.room(newt.id)
        before = room.table.ply
        told: list[wire.AnyToClient] = []
        tina.on_message = told.append

        await newt.hint(0)

        assert told == []
        assert room.table.ply == before


async def test_a_hint_comes_after_the_same_while_and_the_game_goes_on_meanwhile(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await newt.hint(0)  # its process is awake now
        began = time.monotonic()
        waiting = asyncio.create_task(newt.hint(0))
        await asyncio.sleep(0.1)

        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked
        await tina.until(lambda: tina.question())

        assert not waiting.done()
        await waiting
        assert time.monotonic() - began >= advice.AFTER


async def test_a_seat_gets_one_hint_at_a_time_and_a_person_not_too_many(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "SECONDS", 0.01)
    monkeypatch.setattr(advice, "AFTER", 0.02)
    async with running(sqlite_url, allowances=()) as server, two_at_a_table(server) as (newt, _):
        both = await asyncio.gather(newt.hint(0), newt.hint(0), return_exceptions=True)
        assert [isinstance(one, WasRefused) for one in both] == [False, True]

        for _ in range(7):
            await newt.hint(0)
        with pytest.raises(WasRefused, match="budget-hints"):
            await newt.hint(0)


async def test_a_table_may_be_without_hints(server: Running) -> None:
    async with two_at_a_table(server, hints=False) as (newt, _):
        with pytest.raises(WasRefused, match="hints-are-off"):
            await newt.hint(0)


async def test_hints_live_on_after_their_process_died(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        await newt.hint(0)
        adviser = server.services.rooms.thinkers._adviser
        assert adviser is not None
        for process in list(adviser._processes.values()):
            process.kill()

        with contextlib.suppress(WasRefused):  # it may be noticed only now
            await newt.hint(0)
        assert await newt.hint(0)


def test_while_answers_are_sealed_a_hint_knows_no_other_answer() -> None:
    setup = msgspec.json.encode(Setup("zoondo", 2).checked()).decode()
    table = Table(Row("t" * 22, "CODE23", setup, "5a" * 32, "p0", False, "open", "{}", 0.0))
    for seat in range(2):
        table.apply(LogLine(table.ply, 1.0, entries.Seated(seat, f"p{seat}", f"P{seat}")))
    table.apply(LogLine(table.ply, 1.0, entries.Started(sortilege.ruleset("zoondo").revision)))
    match = table.match
    assert match is not None
    assert match.game.together
    before = moves.advice(table, "p0", wire.AskHint("h", 0, table.chairs[0].asked)).record()

    table.apply(LogLine(table.ply, 2.0, entries.Chosen(1, str(match.asks[1].options[0]))))

    assert len(match.choices) == 1
    assert moves.advice(table, "p0", wire.AskHint("h", 0, table.chairs[0].asked)).record() == before
