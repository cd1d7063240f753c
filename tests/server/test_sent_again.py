"""A wish sent again is acknowledged and not carried out again, whatever became of the game meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from sortilege.client import AtTable, WasRefused
from sortilege.server.table import entries, wire
from sortilege.server.table.entries import AnyEntry
from sortilege.testing.servers import Running, play_on
from tests.server.scenes import everybody_at, two_at_a_table

pytestmark = pytest.mark.anyio


async def lines_of(server: Running, here: AtTable) -> list[AnyEntry]:
    return [line.entry for line in await server.services.rooms.store.lines(here.id)]


async def sent_again(server: Running, here: AtTable, wish: Any) -> list[AnyEntry]:
    """What one more time of the same wish writes; it is acknowledged."""
    before = await lines_of(server, here)
    assert await here.wish(wish) == wire.Ack(wish.id)
    return (await lines_of(server, here))[len(before) :]


async def test_an_undo_that_one_person_proposes_alone_is_done_once(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2, pace=0, options={"first_seat": 0})).table.id
        await newt.seat_bot(table, 1, "random")
        await newt.start(table)
        async with newt.at(table) as here:
            await play_on(here, lambda options: options[0], moves=3)
            await here.until(lambda: here.question())
            wish = wire.Propose("same", 0, "undo")
            await here.wish(wish)

            assert await sent_again(server, here, wish) == []
            assert await sent_again(server, here, wish) == []
            lines = await lines_of(server, here)

    assert sum(isinstance(entry, entries.Undone) for entry in lines) == 1


async def test_the_last_move_of_a_game_sent_again_is_acknowledged(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        table = (await newt.open_table(game="animaux", seats=2, mode="initiation")).table.id
        await newt.sit(table, 1)
        await newt.start(table)
        async with newt.at(table) as here:
            while True:
                state = await here.until(lambda: here.over or here.question())
                if here.over:
                    break
                seat, ask = state.seat, state.ask
                last = wire.Play(f"{seat}-{ask.number}", seat, ask.number, ask.options[-1])
                await here.wish(last)

            assert await sent_again(server, here, last) == []


async def test_proposals_and_votes_are_counted_once(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", "Queenie", game="animaux") as (newt, tina, queenie):
        proposal, no = wire.Propose("p", 0, "pause"), wire.Vote("n", 1, False)
        await newt.wish(proposal)
        assert await sent_again(server, newt, proposal) == []
        await tina.wish(no)
        await queenie.wish(wire.Vote("n", 2, False))
        await newt.until(lambda: newt.card.proposal is None)  # type: ignore[union-attr]  # it is at a table

        assert await sent_again(server, newt, proposal) == []
        assert await sent_again(server, tina, no) == []
        await newt.wish(wire.Propose("q", 0, "end"))
        assert await sent_again(server, tina, no) == [], "not counted as an answer to another proposal"


async def test_an_end_by_agreement_is_acknowledged_to_whoever_asks_again(server: Running) -> None:
    async with two_at_a_table(server) as (newt, tina):
        proposal, vote = wire.Propose("p", 0, "end"), wire.Vote("v", 1, True)
        await newt.wish(proposal)
        await tina.wish(vote)

        assert await sent_again(server, newt, proposal) == []
        assert await sent_again(server, tina, vote) == []
        with pytest.raises(WasRefused, match="game-is-over"):
            await newt.wish(wire.Propose("another", 0, "end"))


@pytest.mark.parametrize("names", [("Newt", "Tina"), ("Newt", "Tina", "Queenie")])
async def test_resigning_is_acknowledged_to_whoever_asks_again(server: Running, names: tuple[str, ...]) -> None:
    async with everybody_at(server, *names, game="animaux") as (newt, tina, *_):
        resign = wire.Resign("r", 0)
        await newt.wish(resign)

        assert await sent_again(server, newt, resign) == []
        with pytest.raises(WasRefused, match="not-your-seat"):
            await tina.wish(resign)


async def test_a_seat_muted_and_heard_again_is_not_muted_by_an_old_wish(server: Running) -> None:
    async with everybody_at(server, "Newt", "Tina", "Queenie", game="animaux") as (newt, tina, queenie):
        mute = wire.Mute("m", 0, True)
        await tina.wish(mute)
        await tina.wish(wire.Mute("n", 0, False))

        assert await sent_again(server, tina, mute) == []
        await newt.say(0, "hello")
        await tina.until(lambda: tina.heard)
        assert len(await sent_again(server, queenie, mute)) == 1, "the numbers of another person are their own"


async def test_whoever_takes_a_seat_that_was_left_has_numbers_of_their_own(server: Running) -> None:
    async with server.people("Newt", "Tina", "Queenie") as (newt, tina, queenie):
        table = (await newt.open_table(game="animaux", seats=2, listed=True)).table.id
        for person in (tina, queenie):
            await person.sit(table, 1)
            async with person.at(table) as here:
                await here.wish(wire.Say("1", 1, "hello"))
            await person.leave(table)

        lines = [line.entry for line in await server.services.rooms.store.lines(table)]
        assert sum(isinstance(entry, entries.Said) for entry in lines) == 2


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"proposed","seat":0,"what":"undo","about":3}',
        '{"t":"voted","seat":1,"yes":true}',
        '{"t":"stood_in","seat":1,"bot":"novice","for_good":true}',
        '{"t":"ended","reason":"resigned","winners":[1]}',
        '{"t":"muted","person":"p","seat":0,"on":true}',
    ],
)
def test_lines_from_before_wishes_were_remembered_are_read_and_written_the_same(text: str) -> None:
    assert entries.write(entries.read(text)) == text
