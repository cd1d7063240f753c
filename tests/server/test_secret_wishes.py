"""Who lets the table answer is told to nobody: not by what others are sent, nor by when, in which order or how much."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator
from random import Random
from typing import NamedTuple

import pytest

from sortilege.server.live.budgets import Budgets
from sortilege.server.live.driver import Driver
from sortilege.server.live.room import Room
from sortilege.server.live.thinking import Thinkers
from sortilege.server.settings import Settings
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, faces, moves, wire
from sortilege.server.table.answering import wishes
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_row, a_table, beginning, write
from sortilege.testing.marks import rule
from tests.server.ears import Ear, a_room, scene, way_to_a_window
from tests.server.scenes import a_stored_room

WINDOW = 2
SETUP = Setup("ecole", 4, clock=ClockSetup(window=WINDOW)).checked()
REACT = "AnswerTopItem"
TOGETHER = 0.15
"""Moments that lie no further apart than this are the same, on a busy machine."""
TRIES = 3
"""A busy machine is late now and then; what gave something away would be told apart every time."""


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


class Message(NamedTuple):
    at: float
    """Since the window opened."""
    text: str
    """With the moments in it left out."""


class Watch(Ear):
    """Notes what is heard and when."""

    def __init__(self, room: Room, person: str, began: float) -> None:
        super().__init__(room, person)
        self.began = began
        self.noted: list[Message] = []

    def send(self, message: bytes) -> None:
        super().send(message)
        text = re.sub(r'"(until|at|away_until)":[0-9.]+', r'"\1":0', self.heard[-1].decode())
        self.noted.append(Message(time.time() - self.began, text))


async def one_window(
    url: str, choices: list[tuple[int, str]], silent: list[int], wishes: dict[int, str], by_hand: list[int]
) -> list[Watch]:
    """What silent seats and a spectator hear while a window is open and when it has closed, in which some let the
    table answer and some pass themselves."""
    lines: list[AnyEntry] = [*beginning(SETUP), *(entries.Chosen(seat, step) for seat, step in choices)]
    async with a_stored_room(url, a_row(SETUP, secrets.token_hex(11)), lines, at=time.time()) as room:
        table = room.table
        assert table.match is not None
        assert table.clock.window is not None
        began = table.clock.window.until - WINDOW
        watches = [Watch(room, f"p{seat}", began) for seat in silent] + [Watch(room, "nobody", began)]
        for watch, seat in zip(watches, (*silent, None), strict=True):
            room.enter(watch)
            room.audience.greet(seat, None)
        for watch in watches:
            watch.noted.clear()
        driver = Driver(room, Thinkers(), Budgets(Settings()))
        driver.look()
        await asyncio.sleep(0.3)
        for seat, how in wishes.items():
            wish = wire.Let(f"w{seat}", seat, REACT, how)  # type: ignore[arg-type]  # one of the words
            await room.do(lambda wish=wish: moves.let(table, f"p{wish.seat}", wish))  # type: ignore[misc]
        for seat in by_hand:
            play = wire.Play(f"w{seat}", seat, table.chairs[seat].asked, f"Pass(by={seat})")
            await room.do(lambda play=play: moves.play(table, f"p{play.seat}", play))  # type: ignore[misc]
        window = table.match.window
        while table.match.window == window and time.time() - began < WINDOW + 2:
            await asyncio.sleep(0.02)
        driver.stop()
        return watches


def seconds_apart(*watches: Watch) -> float:
    """How far apart the same messages came in several scenes, at most."""
    moments = zip(*([one.at for one in watch.noted] for watch in watches), strict=True)
    return max((max(times) - min(times) for times in moments), default=0.0)


def seats_asked(table: Table) -> list[int]:
    assert table.match is not None
    return [ask.seat for ask in table.match.asks]


@rule("ECO-R11")
@pytest.mark.anyio
@pytest.mark.parametrize("seed", [0, 1])
async def test_how_a_window_ends_is_the_same_whoever_lets_the_table_pass(sqlite_url: str, seed: int) -> None:
    choices = way_to_a_window(SETUP, seed)
    table = a_table(SETUP)
    write(table, [entries.Chosen(seat, step) for seat, step in choices])
    first, *others = seats_asked(table)
    silent = [seat for seat in range(SETUP.seats) if seat not in (first, *others[:-1])]
    ways: list[tuple[dict[int, str], list[int]]] = [
        ({}, [first, *others[:-1]]),
        ({first: "round"}, others[:-1]),
        ({first: "unless"}, others[:-1]),
        (dict.fromkeys((first, *others[:-1]), "unless"), []),
    ]

    apart = []
    for _ in range(TRIES):
        scenes = [await one_window(sqlite_url, choices, silent, *way) for way in ways]

        for other in scenes[1:]:
            for watch, same in zip(scenes[0], other, strict=True):
                assert [message.text for message in same.noted] == [message.text for message in watch.noted]
        for watch in (watch for watches in scenes for watch in watches):
            assert watch.noted, "everybody hears how it ended"
            assert min(message.at for message in watch.noted) >= WINDOW - 0.05
        apart.append(max(map(seconds_apart, *scenes)))
        if apart[-1] <= TOGETHER:
            break
    assert min(apart) <= TOGETHER


@rule("ECO-R11")
@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(4))
async def test_while_a_window_is_open_nothing_tells_who_lets_the_table_answer(
    seed: int, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    choices = way_to_a_window(SETUP, seed)

    for listener in (0, SETUP.seats - 1):

        def some_leave_it(room: Room, how: str, listener: int = listener) -> list[AnyEntry]:
            asked = [seat for seat in seats_asked(room.table) if seat != listener]
            return [entries.Let(seat, REACT, how) for seat in asked] if how else []  # type: ignore[arg-type]

        silent = await scene(await a_room(store, SETUP, choices), listener, lambda room: some_leave_it(room, ""))
        for how in ("round", "unless", "ask"):
            room = await a_room(store, SETUP, choices)
            assert await scene(room, listener, lambda room, how=how: some_leave_it(room, how)) == silent  # type: ignore[misc]


@pytest.mark.anyio
async def test_whoever_lets_the_table_answer_is_told_so_and_told_nothing_else(store: Store) -> None:
    room = await a_room(store, SETUP, way_to_a_window(SETUP, 1))
    table = room.table
    seat = seats_asked(table)[0]
    before = faces.state(table, seat, [])
    ear = Ear(room, f"p{seat}")
    room.enter(ear)
    room.audience.greet(seat, None)

    await room.do(lambda: moves.let(table, f"p{seat}", wire.Let("w", seat, REACT, "round")))

    told = wire.read_to_client(ear.heard[-1])
    assert isinstance(told, wire.State)
    assert (told.lets, told.ask is not None and told.ask.given) == ({REACT: "round"}, "wish")
    assert (told.view, told.events, told.until) == (before.view, [], before.until)


# Where no window waits

STREET = Setup("traverse", 3).checked()
SCHOOL = Setup("ecole", 3).checked()


async def one_answer(
    url: str, setup: Setup, choices: list[tuple[int, str]], seat: int, is_left: bool
) -> list[list[str]]:
    """What the others and a spectator hear while the player whose turn it is answers, or has the table do so."""
    lines: list[AnyEntry] = [*beginning(setup), *(entries.Chosen(by, step) for by, step in choices)]
    async with a_stored_room(url, a_row(setup, secrets.token_hex(11)), lines, at=time.time()) as room:
        table = room.table
        assert table.match is not None
        others = [other for other in range(setup.seats) if other != seat]
        watches = [Watch(room, person, 0.0) for person in (*(f"p{other}" for other in others), "nobody")]
        for watch, eyes in zip(watches, (*others, None), strict=True):
            room.enter(watch)
            room.audience.greet(eyes, None)
        for watch in watches:
            watch.noted.clear()
        ask, made = table.match.asks[0], len(table.match.choices)
        driver = Driver(room, Thinkers(), Budgets(Settings()))
        driver.look()
        if is_left:
            await room.do(lambda: moves.let(table, f"p{seat}", wire.Let("w", seat, ask.why.name, "game")))
        await asyncio.sleep(0.3)
        assert [watch.noted for watch in watches] == [[]] * len(watches), "nobody hears of a wish"
        if not is_left:
            play = wire.Play("w", seat, table.chairs[seat].asked, str(ask.default))
            await room.do(lambda: moves.play(table, f"p{seat}", play))
        async with asyncio.timeout(10):
            while len(table.match.choices) == made:
                await asyncio.sleep(0.02)
        driver.stop()
        return [[message.text for message in watch.noted] for watch in watches]


@rule("TRA-R58", "ECO-TURN-04")
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("setup", "question"),
    [
        (STREET, "ActBeforeRoll"),
        (STREET, "ActAfterRoll"),
        (STREET, "ActAfterWalk"),
        (STREET, "ChooseForDrawn"),
        (SCHOOL, "ChooseMove"),
    ],
)
async def test_where_no_window_waits_others_hear_the_same_whoever_gave_the_answer(
    sqlite_url: str, setup: Setup, question: str
) -> None:
    rng, table = Random(question), a_table(setup)
    choices: list[tuple[int, str]] = []
    while True:
        assert table.match is not None
        ask = table.match.asks[0]
        if ask.why.name == question and wishes(table, ask):
            break
        choices.append((ask.seat, str(rng.choice(ask.options))))
        write(table, [entries.Chosen(*choices[-1])])

    by_hand = await one_answer(sqlite_url, setup, choices, ask.seat, is_left=False)
    by_the_table = await one_answer(sqlite_url, setup, choices, ask.seat, is_left=True)

    assert all(by_hand)
    assert by_the_table == by_hand
