"""Secrets on the wire: what a seat is sent would be the same in every world it cannot tell apart,
and while a window is open nothing tells who has answered."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from random import Random

import pytest

import sortilege
from sortilege.server.live.room import Room
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, faces, moves, wire
from sortilege.server.table.driving import run_out
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.testing.eavesdrop import a_table, listen_in
from sortilege.testing.marks import rule
from sortilege.testing.play import Case
from tests.server.ears import a_room, scene, way_to_a_window

SETTINGS = [
    Case(name, mode, seats, 1)
    for name in sortilege.games()
    for mode, (least, most) in sortilege.ruleset(name).seats.items()
    for seats in sorted({least, min(most, 5)})
]


@pytest.mark.parametrize("case", SETTINGS, ids=str)
def test_a_seat_is_sent_the_same_from_every_world_it_cannot_tell_apart(case: Case) -> None:
    """The short version of `make secrecy`, which compares at every ply."""
    plies, compared = listen_in(case, every=7, most=300)

    assert plies > 3
    assert compared > plies * case.seats


# Windows


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


def answers(listener: int, most: int, uniform: bool, seed: int) -> Callable[[Room], list[AnyEntry]]:
    """Others answer at random, as far as the window stays open: so many of them."""

    def give(room: Room) -> list[AnyEntry]:
        rng = Random(seed)
        assert room.table.match is not None
        match = room.table.match
        asks = [ask for ask in match.asks if ask.seat != listener]
        kind = entries.Sealed if uniform else entries.Chosen
        some_wait = uniform or len(asks) < len(match.asks)
        chosen = rng.sample(asks, min(most, len(asks) if some_wait else len(asks) - 1))
        return [kind(ask.seat, str(rng.choice(ask.options))) for ask in chosen]

    return give


WINDOWS = [(name, seed, False) for name in ("salem", "ecole", "zoondo") for seed in range(4)]
WINDOWS += [("ecole", seed, True) for seed in range(2)]


@pytest.mark.anyio
@pytest.mark.parametrize("uniform", [False, True], ids=["open until all answered", "full length"])
@pytest.mark.parametrize(("game", "seed", "side_by_side"), WINDOWS)
async def test_while_a_window_is_open_nothing_tells_who_has_answered(
    game: str, seed: int, side_by_side: bool, uniform: bool, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    seats = min(5, sortilege.ruleset(game).seats["standard"][1])
    setup = Setup(game, seats, listed=True, clock=ClockSetup("timed", 30) if uniform else ClockSetup()).checked()
    choices = way_to_a_window(setup, seed, side_by_side)
    opened = (await a_room(store, setup, choices)).table
    assert opened.match is not None
    held = opened.clock.is_uniform(opened.match)

    for listener in (0, seats - 1):
        silent = await scene(await a_room(store, setup, choices), listener, answers(listener, 0, held, seed))
        for others, rolls in ((1, 1), (2, 2), (9, 3)):
            room = await a_room(store, setup, choices)
            assert await scene(room, listener, answers(listener, others, held, rolls)) == silent


@rule("SAL-R70")
@pytest.mark.anyio
@pytest.mark.parametrize(("seats", "mode"), [(5, "standard"), (3, "ghost")])
async def test_a_window_of_full_length_closes_when_its_time_is_up_and_not_before(
    seats: int, mode: str, store: Store
) -> None:
    setup = Setup("salem", seats, mode, clock=ClockSetup("timed")).checked()
    room = await a_room(store, setup, way_to_a_window(setup, 0))
    table = room.table
    assert table.match is not None
    assert table.clock.window is not None
    until = table.clock.window.until
    everybody = [ask.seat for ask in table.match.asks]
    for ask in table.match.asks:
        wish = wire.Play(f"w{ask.seat}", ask.seat, table.chairs[ask.seat].asked, str(ask.options[0]))
        await room.do(lambda wish=wish: moves.play(table, f"p{wish.seat}", wish))  # type: ignore[misc]

    assert run_out(table, until - 0.1, secrets.choice) == []
    assert [ask.seat for ask in table.match.asks] == everybody
    await room.do(lambda: run_out(table, until, secrets.choice))
    assert table.sealed == {}
    assert len(table.match.choices) >= len(everybody)


@pytest.mark.anyio
async def test_the_clock_answers_for_those_who_did_not(store: Store) -> None:
    setup = Setup("salem", 4, clock=ClockSetup("timed")).checked()
    room = await a_room(store, setup, way_to_a_window(setup, 0))
    table = room.table
    assert table.match is not None
    assert table.clock.window is not None
    ask = table.match.asks[0]
    await room.do(lambda: [entries.Sealed(ask.seat, str(ask.options[0]))])

    await room.do(lambda: run_out(table, table.clock.window.until, secrets.choice))  # type: ignore[union-attr]  # it has one

    late = [line.entry.late for line in await store.lines(table.id) if isinstance(line.entry, entries.Chosen)]
    assert late == [False, True, True, True]


def test_a_seat_in_a_window_sees_its_own_answer_and_no_other() -> None:
    table = a_table(Setup("salem", 4))
    assert table.match is not None
    assert table.curtain is not None
    first, second = table.match.asks[:2]
    table.apply(LogLine(table.ply, 2.0, entries.Chosen(first.seat, str(first.options[0]))))
    table.apply(LogLine(table.ply, 2.0, entries.Chosen(second.seat, str(second.options[1]))))

    assert faces.state(table, first.seat, []).ask is None
    assert faces.state(table, 2, []).ask is not None
    assert table.curtain.shown(None).choices == []
    assert len(table.curtain.shown(first.seat).choices) == 1
