"""Playing over a real socket."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sortilege import Outcome, replay
from sortilege.client import AtTable, Client, WasRefused
from sortilege.server.table import wire
from sortilege.testing.servers import Running, play_on
from tests.server.scenes import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_game_to_its_end_and_both_see_it(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await asyncio.gather(play_on(newt, lambda options: options[-1]), play_on(tina, lambda options: options[0]))

        assert newt.card is not None
        assert newt.card.outcome == newt.states[0].view["outcome"] or newt.card.outcome is not None
        await tina.until(lambda: tina.over)
        record = replay(await newt.client.record(newt.id))
        assert record.over
        assert record.outcome == newt.card.outcome


async def test_everybody_is_told_what_happened_in_their_own_stream(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        told: list[wire.State] = []
        tina.on_message = lambda message: told.append(message) if isinstance(message, wire.State) else None
        before = tina.states[1].version

        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked
        await tina.until(lambda: tina.question())

        assert told[0].events[0].name == "PawnMoved"
        assert told[0].version == before + len(told[0].events)
        assert told[0].ask is not None


async def test_a_move_sent_twice_is_played_once(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        question = newt.states[0].ask
        assert question is not None

        await newt.play(0, question.options[0], question.number, id="the-same")
        await newt.play(0, question.options[0], question.number, id="the-same")

        room = await server.services.rooms.room(newt.id)
        assert room.table.match is not None
        assert len(room.table.match.choices) == 1


async def test_an_answer_to_an_older_question_is_refused(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        question = newt.states[0].ask
        assert question is not None
        await newt.play(0, question.options[0])

        with pytest.raises(WasRefused, match="stale-question"):
            await newt.play(0, question.options[0], question.number)
        await tina.until(lambda: tina.question())


async def test_a_refusal_says_why_and_names_the_rules(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        with pytest.raises(WasRefused) as far:
            await newt.play(0, "MovePawn(by=0, to=0)")
        with pytest.raises(WasRefused, match="not-a-step"):
            await newt.play(0, "Fly(by=0)")
        with pytest.raises(WasRefused) as turn:
            await tina.play(1, "MovePawn(by=1, to=3)", ask=0)
        with pytest.raises(WasRefused, match="not-your-seat"):
            await tina.play(0, "MovePawn(by=0, to=3)", ask=0)

        assert far.value.reason.message == "no-such-destination"
        assert "ANI-MOV-01" in far.value.reason.rules
        assert turn.value.reason.message == "not-asked"
        assert turn.value.reason.rules


async def test_why_not_answers_without_playing(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        options = newt.states[0].ask.options  # type: ignore[union-attr]  # it is asked

        assert await newt.why_not(0, options[0]) is None
        reason = await tina.why_not(1, "MovePawn(by=1, to=3)")

        assert reason is not None
        assert reason.message == "not-asked"
        assert newt.question() is not None


async def test_whoever_comes_back_gets_only_what_was_missed(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        async with tina.client.at(tina.id) as again:
            version = (await again.until(lambda: again.states.get(1))).version
        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked

        resumed = AtTable(tina.client, tina.id)
        resumed.states[1] = again.states[1]
        async with resumed:
            state = await resumed.until(lambda: resumed.question())

        assert not state.fresh
        assert state.events[0].name == "PawnMoved"
        assert state.version == version + len(state.events)


async def test_a_version_from_nowhere_gets_a_fresh_view(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _):
        again = AtTable(newt.client, newt.id)
        again.states[0] = wire.State(0, 99_999, False, [], {}, None, [], False, None)
        async with again:
            state = await again.until(lambda: again.question())

        assert state.fresh
        assert state.view["players"]


async def test_one_device_may_hold_several_seats(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = await newt.open_table(game="animaux", seats=3)
        await newt.sit(table.table.id, 1)
        await newt.sit(table.table.id, 2)
        await newt.start(table.table.id)
        async with newt.at(table.table.id) as here:
            await here.until(lambda: len(here.states) == 3)

            await play_on(here, lambda options: options[0], moves=9)

            assert here.seats == [0, 1, 2]


async def test_a_spectator_sees_what_is_public(server: Running) -> None:
    async with two_at_a_table(server) as (newt, _), server.people("Queenie") as (queenie,):
        async with queenie.at(newt.id) as watching:
            state = await watching.until(lambda: watching.states.get(None))
            assert state.ask is None
            await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked
            later = await watching.until(lambda: watching.states[None].events and watching.states[None])
            with pytest.raises(WasRefused, match="not-your-seat"):
                await watching.wish(wire.Say("x", 0, "hello"))

        assert later.events[0].name == "PawnMoved"


async def test_spectators_of_a_table_with_a_delay_see_it_later(server: Running) -> None:
    async with (
        two_at_a_table(server, delay=1) as (newt, _),
        server.people("Queenie") as (queenie,),
        queenie.at(newt.id) as watching,
    ):
        first = await watching.until(lambda: watching.states.get(None))
        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked
        await newt.until(lambda: not newt.question())
        assert watching.states[None] is first
        await watching.until(lambda: watching.states[None] is not first, patience=3.0)


async def test_a_private_table_without_spectators_keeps_them_out(server: Running) -> None:
    async with two_at_a_table(server, watch=False) as (newt, _), server.people("Queenie") as (queenie,):
        with pytest.raises(ConnectionError, match="4403"):
            async with queenie.at(newt.id):
                pass


async def test_undo_is_free_until_something_was_shown(server: Running) -> None:
    setup: dict[str, Any] = {"options": {"first_seat": 0, "characters": "choice"}}
    async with two_at_a_table(server, **setup) as (newt, tina):
        await newt.play(0, "TakeCharacter(by=0, character=norbert)")
        await newt.until(lambda: newt.states[0].undo)

        await newt.wish(wire.Undo("u1", 0))
        await newt.wish(wire.Undo("u1", 0))  # sent twice, done once

        state = await newt.until(lambda: newt.question())
        assert state.fresh
        assert state.ask.why == "ChooseCharacter(by=0)"
        await newt.play(0, state.ask.options[0])
        await tina.until(lambda: tina.question())
        await tina.play(1, tina.states[1].ask.options[0])  # type: ignore[union-attr]  # it is asked
        await newt.until(lambda: newt.question())
        with pytest.raises(WasRefused, match="undo-needs-consent"):
            await newt.wish(wire.Undo("u2", 0))


async def test_beyond_that_the_table_must_agree(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked
        await tina.until(lambda: tina.question())

        await newt.wish(wire.Propose("p1", 0, "undo"))
        await tina.until(lambda: tina.card.proposal)  # type: ignore[union-attr]  # it is at a table
        await tina.wish(wire.Vote("v1", 1, True))

        state = await newt.until(lambda: newt.question())
        assert state.fresh
        room = await server.services.rooms.room(newt.id)
        assert room.table.match is not None
        assert room.table.match.choices == []


async def test_a_table_may_play_without_undo(server: Running) -> None:
    async with two_at_a_table(server, undo="none") as (newt, _):
        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked

        with pytest.raises(WasRefused, match="undo-forbidden"):
            await newt.wish(wire.Propose("p1", 0, "undo"))


async def test_one_no_ends_a_proposal_to_end_and_all_yes_end_the_game(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await newt.wish(wire.Propose("p1", 0, "end"))
        await tina.wish(wire.Vote("v1", 1, False))
        await newt.until(lambda: newt.card.proposal is None)  # type: ignore[union-attr]  # it is at a table
        with pytest.raises(WasRefused, match="nothing-proposed"):
            await tina.wish(wire.Vote("v2", 1, True))
        await newt.wish(wire.Propose("p2", 0, "end"))
        await tina.wish(wire.Vote("v3", 1, True))

        await newt.until(lambda: newt.over)
        assert newt.card is not None
        assert newt.card.ended == "agreed"
        assert newt.card.outcome is None
        assert newt.card.receipt.secret is not None


async def test_resigning_from_a_game_for_two_gives_it_to_the_other(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await newt.wish(wire.Resign("r1", 0))

        await tina.until(lambda: tina.over)
        room = await server.services.rooms.room(newt.id)
        assert room.table.ended is not None
        assert room.table.ended.winners == (1,)
        assert tina.card is not None
        assert tina.card.outcome == Outcome((1,), (0, 1), "resigned")


async def test_a_paused_table_waits(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        await newt.wish(wire.Propose("p1", 0, "pause"))
        await tina.wish(wire.Vote("v1", 1, True))
        await newt.until(lambda: newt.card.paused)  # type: ignore[union-attr]  # it is at a table
        with pytest.raises(WasRefused, match="table-paused"):
            await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked

        await tina.wish(wire.Propose("p2", 1, "resume"))
        await newt.wish(wire.Vote("v2", 0, True))

        await newt.play(0, newt.states[0].ask.options[0])  # type: ignore[union-attr]  # it is asked


async def test_bots_play_their_seats(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = await newt.open_table(game="salem", seats=4, pace=0)
        for seat in (1, 2, 3):
            await newt.seat_bot(table.table.id, seat, "random")
        await newt.start(table.table.id)
        async with newt.at(table.table.id) as here:
            await play_on(here, lambda options: options[0], moves=20)

            room = await server.services.rooms.room(table.table.id)
            assert room.table.match is not None
            assert {seat for seat, _, _ in room.table.match.choices} == {0, 1, 2, 3}


async def test_a_table_of_bots_alone_plays_to_its_end(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = await newt.open_table(game="animaux", seats=2, pace=0)
        await newt.leave(table.table.id)
        for seat in (0, 1):
            await newt.seat_bot(table.table.id, seat, "random")
        await newt.start(table.table.id)
        async with newt.at(table.table.id) as watching:
            await watching.until(lambda: watching.over)

            assert watching.card is not None
            assert watching.card.outcome is not None


def test_the_client_is_one_person() -> None:
    assert Client("http://127.0.0.1:1/").base == "http://127.0.0.1:1"
