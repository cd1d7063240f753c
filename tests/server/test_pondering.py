"""Bots that think on while others are asked: in idle moments only, each for itself, and never where it could tell."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from random import Random

import pytest

import sortilege
from sortilege import Match
from sortilege.bots import choose
from sortilege.bots.contest import Contest
from sortilege.bots.levels import think
from sortilege.bots.memory import Kept, Memory
from sortilege.server.live.budgets import Budgets
from sortilege.server.live.driver import Driver
from sortilege.server.live.thinking import Thinkers, Whose
from sortilege.server.metrics import REGISTRY
from sortilege.server.settings import Settings
from sortilege.server.table import entries
from sortilege.server.table.recollections import Recollections, who_may_think_on
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_row, a_table, beginning, write
from tests.server.ears import Ear
from tests.server.scenes import a_stored_room

pytestmark = pytest.mark.anyio
OURS = Whose("here", "table")
SETUP = Setup("traverse", 2, pace=0.0).checked()


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers()
    yield made
    made.close()


def pondered() -> float:
    return REGISTRY.get_sample_value("sortilege_bots_pondered_total") or 0.0


def another_is_asked(seed: int = 3) -> tuple[Match, int]:
    """A game of Traverse in which somebody has a choice, and whoever has not."""
    match = sortilege.new("traverse", seats=2, seed=seed)
    rng = Random(seed)
    while len(match.choices) < 40 or len(match.asks[0].options) < 2:
        match.answer(match.asks[0].seat, rng.choice(match.asks[0].options))
    return match, 1 - match.asks[0].seat


def asked_later(match: Match, seat: int) -> Iterator[Match]:
    """Where the seat has a choice next, as the dice may fall."""
    for dice in range(12):
        later = match.with_new_dice(dice)
        while not later.over and later.asks[0].seat != seat:
            later.answer(later.asks[0].seat, choose("adept", later, later.asks[0].seat, dice))
        if not later.over and len(later.asks[0].options) > 1:
            yield later


async def test_where_nobody_thinks_a_bot_thinks_on_and_its_next_thought_begins_with_that(thinkers: Thinkers) -> None:
    remembered = 0
    for seed in range(8):
        match, seat = another_is_asked(seed)
        memories: dict[int, Kept] = {}

        assert await thinkers.ponder(match, seat, OURS, memories)
        first = memories[seat]
        assert await thinkers.ponder(match, seat, OURS, memories)
        assert set(memories) == {seat}
        assert memories[seat][0] == seat
        assert sum(line[3] for line in memories[seat][2]) > sum(line[3] for line in first[2])
        for later in asked_later(match, seat):
            root = Memory(memories[seat]).recall(later, seat, later.ruleset.sense)
            if root is not None:
                remembered += 1
                assert any(child.by == seat and child.visits for child in root.children.values())
                thought = think(later, seat, 1, 0.0, 4, root=root)
                assert isinstance(thought.trials, Contest)
                assert any(thought.trials.known.values())

    assert remembered


async def test_while_another_thinks_nobody_thinks_on(thinkers: Thinkers) -> None:
    match, seat = another_is_asked()
    memories: dict[int, Kept] = {}
    asked = match.asks[0].seat
    thinking = asyncio.create_task(thinkers.choose(match, asked, "master", 0.5, [], Whose("there", "other")))
    await asyncio.sleep(0.1)
    before = pondered()

    assert not await thinkers.ponder(match, seat, OURS, memories)
    assert not memories
    assert pondered() == before
    await thinking


async def test_an_address_has_so_many_moments_and_no_more(thinkers: Thinkers) -> None:
    match, seat = another_is_asked()
    while thinkers._moments.of(OURS.address).spend():
        pass

    assert not await thinkers.ponder(match, seat, OURS, {})


async def test_where_it_is_turned_off_nobody_thinks_on() -> None:
    match, seat = another_is_asked()
    thinkers = Thinkers(1, Settings(ponder=False).ponder)
    before = pondered()

    assert not await thinkers.ponder(match, seat, OURS, {})
    assert pondered() == before
    thinkers.close()


def with_a_master(setup: Setup, seat: int) -> Table:
    table = a_table(setup)
    write(table, [entries.StoodIn(seat, "master")])
    return table


def the_match(table: Table) -> Match:
    assert table.match is not None
    return table.match


async def test_only_who_is_not_asked_thinks_on_and_nobody_while_answers_are_given_unseen() -> None:
    table = with_a_master(Setup("ecole", 2).checked(), 1)
    rng = Random(4)
    opened, looked = 0, 0
    while not the_match(table).over and opened < 5:
        match = the_match(table)
        asked = [ask.seat for ask in match.asks]
        if match.is_sealed or match.is_side_by_side:
            opened += 1
            assert who_may_think_on(table) == []
        else:
            looked += 1
            assert who_may_think_on(table) == ([] if 1 in asked else [1])
        ask = rng.choice(match.asks)
        write(table, [entries.Chosen(ask.seat, str(rng.choice(ask.options)))])

    assert opened
    assert looked


async def test_what_a_seat_remembers_is_gone_when_the_past_is_taken_back_or_the_seat_changes_hands() -> None:
    table = with_a_master(SETUP, 1)
    memories = Recollections()

    def remember() -> None:
        memories.at(table)[1] = (1, len(the_match(table).choices), [])
        memories.hold(table, 1)

    ask = the_match(table).asks[0]
    write(table, [entries.Chosen(ask.seat, str(ask.options[0]))])
    remember()
    assert 1 in memories.at(table)
    write(table, [entries.Undone(ask.seat, 0)])
    assert 1 not in memories.at(table)

    remember()
    write(table, [entries.StoodIn(1, "adept")])
    assert 1 not in memories.at(table)


async def test_at_a_table_bots_think_on_where_somebody_is_there(sqlite_url: str, thinkers: Thinkers) -> None:
    async with a_stored_room(sqlite_url, a_row(SETUP, secrets.token_hex(11)), beginning(SETUP)) as room:
        seat = 1 - the_match(room.table).asks[0].seat
        await room.do(lambda: [entries.StoodIn(seat, "master")])
        driver = Driver(room, thinkers, Budgets(Settings()))
        before = pondered()
        driver.look()
        await asyncio.sleep(0.3)
        alone = pondered()
        person = next(chair.person for chair in room.table.chairs if chair.person)
        room.listeners.add(Ear(room, person))
        driver.look()
        for _ in range(100):
            if pondered() > alone:
                break
            await asyncio.sleep(0.05)
        driver.stop()

    assert alone == before
    assert pondered() > alone
