"""Windows that run their full length: an answer waits, and shows nothing of what comes of it."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from sortilege import Match
from sortilege.bots.memory import Kept
from sortilege.kernel.sense import Heard
from sortilege.server.live.budgets import Budgets
from sortilege.server.live.driver import ALONE, Driver
from sortilege.server.live.thinking import NOBODYS, Thinkers, Whose
from sortilege.server.metrics import REGISTRY
from sortilege.server.settings import Settings
from sortilege.server.table import entries, faces, moves, wire
from sortilege.server.table.driving import LEAST_THOUGHT, Draw, pause_of, run_out
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_row, a_table, beginning, write
from sortilege.testing.marks import rule
from tests.server.scenes import a_stored_room

TIMED = Setup("ecole", 2, clock=ClockSetup("timed", 60)).checked()
WITHOUT_CLOCK = ClockSetup()
LATER = 1e9


def the_match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def asked_alone(seed: int = 1) -> tuple[Table, int]:
    """A table for two where a seat alone may answer a spell, and its turn comes next if it passes."""
    rng = Random(seed)
    table = a_table(TIMED)
    while True:
        ask = rng.choice(the_match(table).asks)
        if the_match(table).game.together:
            after = the_match(table).clone()
            after.answer(ask.seat, f"Pass(by={ask.seat})")
            if after.asks[0].seat == ask.seat:
                return table, ask.seat
        write(table, [entries.Chosen(ask.seat, str(rng.choice(ask.options)))])


@rule("ECO-REACT-05")
def test_the_only_seat_asked_sees_nothing_of_what_comes_of_its_answer() -> None:
    table, seat = asked_alone()
    before = faces.state(table, seat, [])
    heard = faces.story(table, seat)

    write(table, [entries.Sealed(seat, f"Pass(by={seat})")])

    after = faces.state(table, seat, [])
    assert after.ask is None
    assert (after.view, after.may, after.until) == (before.view, before.may, before.until)
    assert faces.story(table, seat) == heard
    assert faces.state(table, 1 - seat, []).view["asked"] == after.view["asked"]


def test_a_second_answer_in_a_window_is_refused_and_the_first_is_played() -> None:
    table, seat = asked_alone()
    write(table, [entries.Sealed(seat, f"Pass(by={seat})")])
    next_question = the_match(table).clone()
    next_question.answer(seat, f"Pass(by={seat})")
    number = table.chairs[seat].asked

    for step in (f"Pass(by={seat})", str(next_question.asks[0].options[0])):
        with pytest.raises(Refused, match="answered-already"):
            moves.play(table, f"p{seat}", wire.Play("again", seat, number, step))
    assert run_out(table, LATER, secrets.choice) == [entries.Chosen(seat, f"Pass(by={seat})")]


def test_a_log_with_two_answers_to_one_window_goes_on_with_the_first() -> None:
    table, seat = asked_alone()
    after = the_match(table).clone()
    after.answer(seat, f"Pass(by={seat})")

    write(
        table,
        [entries.Sealed(seat, f"Pass(by={seat})"), entries.Sealed(seat, str(after.asks[0].options[0]), client="b")],
    )
    write(table, run_out(table, LATER, secrets.choice))

    assert table.sealed == {}
    question = faces.state(table, seat, []).ask
    assert question is not None
    assert question.options == [str(option) for option in after.asks[0].options]
    assert question.number == table.chairs[seat].asked


def test_a_sealed_answer_that_is_no_longer_possible_becomes_the_default() -> None:
    table, seat = asked_alone()
    table.sealed[seat] = "Fly(by=0)"

    assert run_out(table, LATER, secrets.choice) == [entries.Chosen(seat, f"Pass(by={seat})", late=True)]


# Clocks that cannot be carried out


@pytest.mark.anyio
async def test_a_clock_that_is_refused_waits_longer_each_time_and_tells_no_secrets(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[float] = []
    loop = asyncio.get_running_loop()

    def refused(table: Table, now: float, draw: Draw) -> list[AnyEntry]:
        tries.append(loop.time())
        return [entries.Chosen(0, "PlaySpell(by=0, card=oubliettes)")]

    monkeypatch.setattr("sortilege.server.live.driver.run_out", refused)
    caplog.set_level(logging.WARNING, "sortilege")
    async with a_stored_room(sqlite_url, a_row(TIMED), beginning(TIMED)) as room:
        driver = Driver(room, Thinkers(), Budgets(Settings()))
        assert room.table.clock.deadlines, "it was begun long ago"

        driver.look()
        for _ in range(40):
            room.changed(room)
            await asyncio.sleep(0.05)
        driver.stop()

    assert 1 < len(tries) <= 3
    assert tries[1] - tries[0] >= 0.9
    assert "a clock was refused: rules-broke" in caplog.text
    assert "oubliettes" not in caplog.text


@pytest.mark.anyio
async def test_a_clock_with_nothing_to_play_does_not_ring_without_end(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[float] = []

    def nothing(table: Table, now: float, draw: Draw) -> list[AnyEntry]:
        tries.append(now)
        return []

    monkeypatch.setattr("sortilege.server.live.driver.run_out", nothing)
    async with a_stored_room(sqlite_url, a_row(TIMED), beginning(TIMED)) as room:
        driver = Driver(room, Thinkers(), Budgets(Settings()))

        driver.look()
        await asyncio.sleep(0.6)
        driver.stop()

    assert 1 < len(tries) < 8


# Bots in a window


class ToldTime:
    """The time of a driver, which passes only where it waits."""

    now = 0.0

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(
            "sortilege.server.live.driver.time", SimpleNamespace(time=time.time, monotonic=self.monotonic)
        )
        waiting = SimpleNamespace(**{**vars(asyncio), "sleep": self.sleep})
        monkeypatch.setattr("sortilege.server.live.driver.asyncio", waiting)

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> ToldTime:
    return ToldTime(monkeypatch)


class Slowly(Thinkers):
    """Bots that pass at once if they can only pass, and else think as long as they may, or longer."""

    def __init__(self, told: ToldTime, longer: float = 0.0) -> None:
        super().__init__()
        self.told = told
        self.longer = longer
        self.budgets: list[float] = []

    async def choose(
        self,
        match: Match,
        seat: int,
        level: str,
        seconds: float,
        heard: list[Heard],
        whose: Whose = NOBODYS,
        memories: dict[int, Kept] | None = None,
    ) -> str:
        (ask,) = [ask for ask in match.asks if ask.seat == seat]
        self.budgets.append(seconds)
        if len(ask.options) > 1:
            await self.told.sleep(seconds + self.longer)
        return f"Pass(by={seat})"


class Lost(Slowly):
    """Bots that never answer."""

    async def choose(self, *_: object, **__: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError("it waits for ever")


def asked_with(many: bool, pace: float, clock: ClockSetup) -> tuple[Setup, int, list[AnyEntry]]:
    """A table where a seat alone may answer a spell, with several options or only one; the seat, and the lines."""
    setup = Setup("ecole", 2, pace=pace, clock=clock).checked()
    rng = Random(4)
    table = a_table(setup, at_one_device=True)
    choices: list[AnyEntry] = []
    while True:
        ask = rng.choice(the_match(table).asks)
        if the_match(table).game.together and (len(ask.options) > 1) == many:
            return setup, ask.seat, choices
        choices.append(entries.Chosen(ask.seat, str(rng.choice(ask.options))))
        write(table, choices[-1:])


async def time_to_answer(
    url: str, thinkers: Slowly, many: bool, pace: float = 0.0, clock: ClockSetup = WITHOUT_CLOCK
) -> float:
    """How long a window stays open in which one bot is asked."""
    setup, seat, choices = asked_with(many, pace, clock)
    lines = [*beginning(setup, at_one_device=True), *choices, entries.StoodIn(seat, "master")]
    async with a_stored_room(url, a_row(setup, secrets.token_hex(11)), lines) as room:
        driver = Driver(room, thinkers, Budgets(Settings()))
        closed = asyncio.Event()
        room.changed = lambda room: closed.set()
        began = thinkers.told.now
        driver.look()
        await asyncio.wait_for(closed.wait(), 60.0)
        driver.stop()
        return thinkers.told.now - began


def failures(why: str) -> float:
    return REGISTRY.get_sample_value("sortilege_bot_failures_total", {"why": why}) or 0.0


@pytest.fixture
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.uniform", lambda least, most: 1.0)


@pytest.mark.anyio
@pytest.mark.parametrize("pace", [0.0, 0.4])
async def test_how_long_a_window_stays_open_does_not_tell_what_a_bot_could_answer(
    sqlite_url: str, pace: float, no_chance: None, told: ToldTime
) -> None:
    thinkers = Slowly(told)
    only_pass = await time_to_answer(sqlite_url, thinkers, many=False, pace=pace)
    counter = await time_to_answer(sqlite_url, thinkers, many=True, pace=pace)

    assert len(set(thinkers.budgets)) == 1
    assert max(thinkers.budgets) < only_pass - 0.1
    assert counter == pytest.approx(only_pass)


@pytest.mark.anyio
async def test_a_thought_that_comes_too_late_for_a_window_is_not_told_at_once(
    sqlite_url: str, no_chance: None, told: ToldTime
) -> None:
    in_time = await time_to_answer(sqlite_url, Slowly(told), many=True)
    late = await time_to_answer(sqlite_url, Slowly(told, longer=ALONE - LEAST_THOUGHT + 0.05), many=True)

    assert in_time == pytest.approx(ALONE)
    assert late == pytest.approx(2 * ALONE)


@pytest.mark.anyio
async def test_a_clock_that_plays_for_a_bot_says_so_and_is_counted(
    sqlite_url: str, no_chance: None, told: ToldTime, caplog: pytest.LogCaptureFixture
) -> None:
    before = failures("clock")

    await time_to_answer(sqlite_url, Lost(told), many=True, clock=ClockSetup("timed", 60, window=2))

    assert failures("clock") == before + 1
    assert "the clock ran out on a bot" in caplog.messages


def test_all_the_bots_of_a_window_have_time_to_think_before_the_first_answers() -> None:
    setup = Setup("ecole", 4, pace=0).checked()
    rng = Random(4)
    table = a_table(setup)
    while not the_match(table).game.together or len(the_match(table).asks) < 3:
        ask = rng.choice(the_match(table).asks)
        write(table, [entries.Chosen(ask.seat, str(rng.choice(ask.options)))])
    asked = [ask.seat for ask in the_match(table).asks]
    write(table, [entries.StoodIn(seat, "master") for seat in asked[1:]])

    pause, seconds = pause_of(table, random.uniform)
    write(table, [entries.Chosen(asked[0], str(the_match(table).asks[0].options[0]))])

    assert seconds >= LEAST_THOUGHT
    assert 2 * (seconds + 0.1) < pause
    assert pause_of(table, random.uniform) == (pause, seconds), "whoever has answered"


def test_where_nothing_is_hidden_bots_are_as_quick_as_they_can() -> None:
    table = a_table(Setup("animaux", 2, pace=0).checked())
    write(table, [entries.StoodIn(0, "master")])

    assert pause_of(table, random.uniform) == (0.0, LEAST_THOUGHT)


# Windows of full length without a clock


def test_two_people_have_reactions_of_one_length_without_a_clock() -> None:
    table = asked_in_a_window(Setup("ecole", 2).checked())

    assert table.clock.is_uniform(the_match(table))
    assert table.clock.window is not None
    assert table.clock.window.limit == 6.0


@pytest.mark.parametrize(("seconds", "lasts"), [(2, 2.0), (10, 10.0)])
def test_a_table_sets_how_long_reactions_last(seconds: int, lasts: float) -> None:
    for kind in ("none", "timed"):
        table = asked_in_a_window(Setup("ecole", 3, clock=ClockSetup(kind, window=seconds)).checked())

        assert table.clock.window is not None
        assert table.clock.window.limit == lasts


@pytest.mark.parametrize("seconds", [1, 11])
def test_reactions_are_no_shorter_and_no_longer_than_a_table_may_set(seconds: int) -> None:
    setup = msgspec.json.encode({"game": "ecole", "seats": 2, "clock": {"kind": "none", "window": seconds}})

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(setup, type=Setup)


@pytest.mark.parametrize("game", ["salem", "animaux"])
def test_a_game_whose_windows_no_table_sets_refuses_a_length(game: str) -> None:
    with pytest.raises(ValueError, match="has no windows whose length a table sets"):
        Setup(game, 4, clock=ClockSetup(window=5)).checked()


@pytest.mark.parametrize(
    ("clock", "at_one_device"), [(ClockSetup(), True), (ClockSetup("slow", 3600), False)], ids=["one device", "slow"]
)
def test_at_one_device_and_at_slow_tables_a_window_closes_with_the_last_answer(
    clock: ClockSetup, at_one_device: bool
) -> None:
    table = asked_in_a_window(Setup("ecole", 2, clock=clock).checked(), at_one_device)

    assert not table.clock.is_uniform(the_match(table))
    assert table.clock.deadlines == {} or clock.kind == "slow"


def test_outside_windows_a_table_without_a_clock_waits() -> None:
    table = a_table(Setup("ecole", 2).checked())

    assert the_match(table).asks[0].why.name == "ChooseMove"
    assert table.clock.deadlines == {}


def asked_in_a_window(setup: Setup, at_one_device: bool = False) -> Table:
    rng = Random(1)
    table = a_table(setup, at_one_device)
    while not the_match(table).game.together:
        ask = rng.choice(the_match(table).asks)
        write(table, [entries.Chosen(ask.seat, str(rng.choice(ask.options)))])
    return table
