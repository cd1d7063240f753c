"""Talk within the rules' limits, clocks that run, and people who leave."""

from __future__ import annotations

import asyncio
import time

import pytest

from sortilege.client import AtTable, WasRefused
from sortilege.server.table import entries, wire
from sortilege.testing.marks import rule
from sortilege.testing.servers import Running, running
from tests.server.scenes import a_death, answer_all, everybody_at, room_of

pytestmark = pytest.mark.anyio


async def test_what_is_said_reaches_everybody_and_stays_for_those_who_come_later(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux") as (newt, tina):
        await newt.say(0, "  un   Niffleur ! ")

        heard = await tina.until(lambda: tina.heard)
        assert [(one.seat, one.channel, one.text) for one in heard] == [(0, "table", "un Niffleur !")]
        async with tina.client.at(tina.id) as again:
            await again.until(lambda: again.heard)
            assert again.heard == tina.heard


async def test_a_table_may_turn_chat_off(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux", chat=False) as (newt, _):
        with pytest.raises(WasRefused, match="chat-is-off"):
            await newt.say(0, "psst")


async def test_a_muted_seat_is_not_heard_by_whoever_muted_it(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", "Queenie", game="animaux") as (newt, tina, queenie):
        await tina.wish(wire.Mute("m1", 0, True))
        await newt.say(0, "first")
        await tina.wish(wire.Mute("m2", 0, False))
        await newt.say(0, "second")

        await queenie.until(lambda: len(queenie.heard) == 2)
        await tina.until(lambda: tina.heard)
        assert [one.text for one in tina.heard] == ["second"]
        await queenie.wish(wire.Mute("m3", 0, True))
        async with queenie.client.at(queenie.id) as again:
            await newt.say(0, "third")
            await tina.say(1, "after it")
            await again.until(lambda: again.heard)
            assert [one.text for one in again.heard] == ["after it"], "also for those who come back"


@rule("SAL-NIGHT-01", "SAL-DAWN-02")
async def test_nobody_speaks_while_eyes_are_closed(server: Running) -> None:
    async with everybody_at(server, "A", "B", "C", "D", game="salem") as tables:
        with pytest.raises(WasRefused) as refused:
            await tables[0].say(0, "I saw you")
        with pytest.raises(WasRefused, match="nobody-speaks-now"):
            await tables[0].wish(wire.Sign("s", 0, "accuse", 1))
        await answer_all(tables)
        await tables[0].until(lambda: tables[0].states[0].view["phase"] == "day")

        await tables[0].say(0, "good morning")
        await tables[1].wish(wire.Sign("s1", 1, "accuse", 2))
        with pytest.raises(WasRefused, match="no-such-sign"):
            await tables[1].wish(wire.Sign("s2", 1, "bless", 2))

        assert refused.value.reason.rules == ("SAL-NIGHT-01", "SAL-DAWN-02")
        heard = await tables[3].until(lambda: len(tables[3].heard) == 2 and tables[3].heard)
        assert (heard[1].sign, heard[1].about) == ("accuse", 2)


@rule("SAL-LAW-05", "SAL-R53", "SAL-D29", "SAL-S59")
async def test_the_dead_have_three_last_words_and_then_their_own_channel(server: Running) -> None:
    async with a_death(server, "A", "B", "C", "D", "E", victim=3) as tables:
        await last_words(tables[3], 3, tables[4])


async def last_words(dead: AtTable, seat: int, alive: AtTable) -> None:
    with pytest.raises(WasRefused, match="too-many-words"):
        await dead.say(seat, "I trust Carla blindly")
    await dead.say(seat, "Beware of Dan")
    await dead.say(seat, "nobody hears this but the dead")

    await alive.until(lambda: alive.heard)
    await dead.until(lambda: len(dead.heard) == 2)
    assert [(one.channel, one.text) for one in alive.heard] == [("last_words", "Beware of Dan")]
    assert dead.heard[1].channel == "dead"


# Clocks


async def test_when_time_is_up_the_default_is_played(server: Running) -> None:
    clock = {"kind": "timed", "seconds": 1}
    async with everybody_at(server, "Newt", "Tina", game="animaux", clock=clock) as (newt, tina):
        asked = newt if newt.question() else tina
        state = asked.question()
        assert state is not None
        assert state.until is not None

        await asked.until(lambda: asked.states[state.seat] is not state, patience=4.0)

        match = (await room_of(server, newt)).table.match
        assert match is not None
        assert match.record().lines[0].late


async def test_a_slow_table_waits_for_leavers_and_plays_the_default_even_if_nobody_is_there(sqlite_url: str) -> None:
    clock = {"kind": "slow", "seconds": 2}
    async with running(sqlite_url) as first, everybody_at(first, "Newt", "Tina", game="animaux", clock=clock) as both:
        newt, tina = both
        until = newt.states[0].until
        table = newt.id
        assert until is not None
        await tina.__aexit__()
        card = await newt.until(lambda: not newt.card.chairs[1].here and newt.card)  # type: ignore[union-attr]
        assert card.chairs[1].away_until is None, "nobody is a leaver where a question may take days"
    async with running(sqlite_url) as second:
        await asyncio.sleep(max(0.0, until - time.time()) + 4.0)

        lines = await second.services.rooms.store.lines(table)
        chosen = [line for line in lines if isinstance(line.entry, entries.Chosen)]
        assert chosen
        assert all(line.entry.late for line in chosen if isinstance(line.entry, entries.Chosen))
        assert chosen[0].at >= until
        assert not any(isinstance(line.entry, entries.StoodIn) for line in lines)


async def test_a_paused_clock_stands_still(server: Running) -> None:
    clock = {"kind": "timed", "seconds": 1}
    async with everybody_at(server, "Newt", "Tina", game="animaux", clock=clock) as (newt, tina):
        await newt.wish(wire.Propose("p", 0, "pause"))
        await tina.wish(wire.Vote("v", 1, True))
        await newt.until(lambda: newt.card.paused)  # type: ignore[union-attr]  # it is at a table

        match = (await room_of(server, newt)).table.match
        assert match is not None
        before = list(match.choices)
        await asyncio.sleep(1.5)

        assert match.choices == before
        assert newt.states[0].until is None


async def test_an_untimed_table_waits_for_ever(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux") as (newt, _):
        table = (await room_of(server, newt)).table

        assert table.clock.deadlines == {}
        assert newt.states[0].until is None


# Leavers


@rule("ANI-R58")
async def test_a_bot_sits_in_for_a_leaver_who_can_take_the_seat_back(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux", grace=1, pace=0) as (newt, tina):
        gone = tina.client
        await tina.__aexit__()
        card = await newt.until(lambda: newt.card.chairs[1].away_until and newt.card)  # type: ignore[union-attr]
        assert not card.chairs[1].here

        await newt.until(lambda: newt.card.chairs[1].stand_in, patience=4.0)  # type: ignore[union-attr]
        for _ in range(3):
            state = await newt.until(lambda: newt.question())
            await newt.play(0, state.ask.options[0], state.ask.number)

        async with gone.at(newt.id) as back:
            assert back.card is not None
            assert back.card.chairs[1].stand_in is None
            await newt.until(lambda: newt.card.chairs[1].here)  # type: ignore[union-attr]  # it is at a table


async def test_the_table_may_vote_a_bot_in_at_once(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", "Queenie", game="animaux", grace=60) as tables:
        newt, tina, queenie = tables
        await tina.__aexit__()
        await newt.until(lambda: newt.card.chairs[1].away_until)  # type: ignore[union-attr]  # it is at a table

        await newt.wish(wire.Propose("p", 0, "bot", 1))
        await queenie.wish(wire.Vote("v", 2, True))

        await newt.until(lambda: newt.card.chairs[1].stand_in)  # type: ignore[union-attr]  # it is at a table


async def test_when_everybody_has_left_the_table_sleeps(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", game="animaux", grace=1, pace=0) as (newt, tina):
        await newt.__aexit__()
        await tina.__aexit__()
        await asyncio.sleep(1.4)

        room = await room_of(server, newt)
        assert [chair.stand_in for chair in room.table.chairs] == [None, None]


async def test_resigning_at_a_bigger_table_leaves_the_seat_to_a_bot_for_good(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", "Queenie", game="animaux", pace=0) as (newt, tina, _):
        await tina.wish(wire.Resign("r", 1))
        await newt.until(lambda: newt.card.chairs[1].stand_in)  # type: ignore[union-attr]  # it is at a table

        async with tina.client.at(newt.id) as again:
            assert again.card is not None
            assert again.card.chairs[1].stand_in is not None
