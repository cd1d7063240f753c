"""Work that costs more than a move: shared so that nobody is kept waiting by a stranger."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import httpx
import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.server.live.gallery import Gallery
from sortilege.server.live.thinking import LEAST, LONGEST_WAIT, Thinkers, Whose
from sortilege.server.live.turns import Turns
from sortilege.server.metrics import REGISTRY
from sortilege.server.table import entries
from sortilege.testing.servers import Running, play_on, running
from tests.server.scenes import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_records_are_written_once_and_only_so_many_are_had(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, two_at_a_table(server) as (newt, tina):
        await asyncio.gather(*(play_on(here, lambda options: options[0]) for here in (newt, tina)))
        codes = []
        async with httpx.AsyncClient(base_url=server.base) as nobody:
            for _ in range(60):
                codes.append((await nobody.get(f"/api/tables/{newt.id}/record")).status_code)

        assert 30 <= codes.count(200) < 50
        assert set(codes) == {200, 429}
        assert list(server.services.rooms._records) == [newt.id]


async def test_taking_back_a_choice_does_not_play_a_long_game_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = sortilege.new("traverse", seats=6, seed=3), Random(3)
    for _ in range(700):
        ask = rng.choice(game.asks)
        game.answer(ask.seat, ask.options[0] if rng.random() < 0.6 else rng.choice(ask.options))
    played = 0
    answer = Match.answer

    def counted(match: Match, *given: Any, **named: Any) -> Any:
        nonlocal played
        played += 1
        return answer(match, *given, **named)

    async with server.people("Newt") as (newt,):
        table = (await newt.resume(game.record().text())).table.id
        for seat in range(1, 6):
            await newt.sit(table, seat)
        await newt.start(table)
        async with newt.at(table) as here:
            state = await here.until(lambda: here.question())
            await here.play(state.seat, state.ask.options[0], state.ask.number)
            monkeypatch.setattr(Match, "answer", counted)
            room = await server.services.rooms.room(table)
            await room.do(lambda: [entries.Undone(state.seat, 700)])
            match = room.table.match

    assert match is not None
    assert len(match.choices) == 700
    assert match.view(0) == game.view(0)
    assert match.events(0) == game.events(0)
    assert played < 100


def is_open(gallery: Gallery) -> bool:
    return gallery._past is not None


def far_timers() -> int:
    """How many things the loop was told to do much later."""
    loop = asyncio.get_running_loop()
    timers: list[asyncio.TimerHandle] = loop._scheduled  # type: ignore[attr-defined]  # asyncio's own list
    return sum(timer.when() > loop.time() + 600 and not timer.cancelled() for timer in timers)


async def test_what_waits_for_spectators_is_kept_only_while_somebody_watches(server: Running) -> None:
    async with two_at_a_table(server, delay=3600) as (newt, _):
        room = await server.services.rooms.room(newt.id)
        for number in range(40):
            await newt.say(0, f"line {number}")
        assert room.gallery is not None
        assert not is_open(room.gallery)
        assert far_timers() == 0

        async with server.people("Queenie") as (queenie,), queenie.at(newt.id) as watching:
            await newt.say(0, "watched")
            assert is_open(room.gallery)
            assert (watching.heard, watching.states) == ([], {})
        assert far_timers() <= 1


async def test_a_victims_hint_comes_whatever_others_ask(sqlite_url: str) -> None:
    async with running(sqlite_url, proxies="127.0.0.1", allowances=()) as server:
        thinkers = server.services.rooms.thinkers
        match = sortilege.new("animaux", seats=2, seed=1)
        seat = match.asks[0].seat
        await thinkers.advise(match, seat, 0.05, Whose("victim", "warm"))
        flood = [
            asyncio.create_task(thinkers.advise(match, seat, 1.0, Whose("attacker", f"t{number}")))
            for number in range(24)
        ]
        await asyncio.sleep(0.2)
        hints = await thinkers.advise(match, seat, 1.0, Whose("victim", "mine"))
        before_it = sum(task.done() for task in flood)
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    assert hints
    assert before_it < len(flood) / 3


def failures() -> float:
    """How often a bot gave no answer, for whatever reason."""
    found = [metric.samples for metric in REGISTRY.collect() if metric.name == "sortilege_bot_failures"]
    return sum(sample.value for samples in found for sample in samples if sample.name.endswith("_total"))


async def test_a_strangers_master_waits_at_most_two_seconds_however_many_think_elsewhere() -> None:
    match = sortilege.new("animaux", seats=2, seed=1)
    seat = match.asks[0].seat
    thinkers = Thinkers(1)
    await thinkers.choose(match, seat, "master", 0.05, [], Whose("warm", "warm"))
    flood = [
        asyncio.create_task(thinkers.choose(match, seat, "master", 10.0, [], Whose("attacker", f"t{number % 14}")))
        for number in range(60)
    ]
    await asyncio.sleep(0.3)
    before = failures()
    waits = []
    for _ in range(3):
        began = time.monotonic()
        await thinkers.choose(match, seat, "master", 0.2, [], Whose("stranger", "mine"))
        waits.append(time.monotonic() - began - 0.2)
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    thinkers.close()

    assert min(waits) < 2.0, "and more only where the machine has other things to do:"
    assert max(waits) < 8.0
    assert failures() == before
    assert thinkers.are_hurried


@pytest.mark.parametrize("addresses", [1, 4, 12])
async def test_whoever_comes_behind_a_long_thought_waits_at_most_two_seconds(addresses: int) -> None:
    turns = Turns(1)
    waits: list[float] = []

    async def think(address: str) -> None:
        began = time.monotonic()
        await turns.take(address, "t")
        waits.append(time.monotonic() - began)
        await asyncio.sleep(turns.share(address, LEAST, LONGEST_WAIT))
        turns.give_back()

    first = asyncio.create_task(think("first"))
    await asyncio.sleep(0.05)
    await asyncio.gather(first, *(think(f"a{number}") for number in range(addresses)))

    assert max(waits) < 2.0


async def test_turns_go_round_addresses_then_tables() -> None:
    turns = Turns(1)
    order: list[str] = []

    async def think(address: str, table: str) -> None:
        await turns.take(address, table)
        order.append(f"{address}{table}")
        await asyncio.sleep(0)
        turns.give_back()

    await turns.take("z", "0")
    waiting = [
        asyncio.create_task(think(*place))
        for place in (("a", "1"), ("a", "1"), ("a", "2"), ("a", "3"), ("b", "1"), ("b", "1"))
    ]
    await asyncio.sleep(0)
    waiting[3].cancel()
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*waiting, return_exceptions=True)

    assert order == ["a1", "b1", "a2", "b1", "a1"]
    assert turns.all_waiting == 0


async def test_bots_of_one_address_move_only_so_often_and_where_nobody_looks_slowly(sqlite_url: str) -> None:
    async with running(sqlite_url) as server, server.people("Newt") as (newt,):
        table = (await newt.open_table(game="traverse", seats=3, pace=0)).table.id
        for seat in (1, 2):
            await newt.seat_bot(table, seat, "random")
        await newt.start(table)
        await newt.leave(table)
        room = await server.services.rooms.room(table)
        before = room.table.ply
        await asyncio.sleep(2.5)
        alone = room.table.ply - before

    assert 1 <= alone <= 8
