"""Secrets on the wire: what a seat is sent would be the same in every world it cannot tell apart,
and while a window is open nothing tells who has answered."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import sortilege
from sortilege.server import entries as log
from sortilege.server import faces, moves, talk, wire
from sortilege.server.curtain import Curtain
from sortilege.server.driver import run_out
from sortilege.server.entries import AnyEntry, Line
from sortilege.server.hub import Hub
from sortilege.server.moves import No
from sortilege.server.room import Room
from sortilege.server.setup import ClockSetup, Setup
from sortilege.server.store import Row, Store
from sortilege.server.table import Table
from sortilege.testing.marks import rule

SETTINGS = [
    (name, mode, seats)
    for name in sortilege.games()
    for mode, (least, most) in sortilege.ruleset(name).seats.items()
    for seats in sorted({least, min(most, 5)})
]
EVERY = 7
"""Worlds are imagined after so many choices, for every seat."""
MOST_CHOICES = 400


def a_row(game: str, seats: int, mode: str | None = None, **setup: Any) -> Row:
    chosen = Setup(game, seats, mode, **setup).checked()
    return Row("t" * 22, "CODE23", msgspec.json.encode(chosen).decode(), "5a" * 32, "p0", False, "open", "{}", 0.0)


def a_table(row: Row) -> Table:
    """Begun, with a person on every seat."""
    table = Table(row)
    for seat in range(len(table.chairs)):
        table.apply(Line(table.ply, 1.0, log.Seated(seat, f"p{seat}", f"P{seat}")))
    table.apply(Line(table.ply, 1.0, log.Started(sortilege.ruleset(table.setup.game).revision)))
    return table


def in_another_world(table: Table, seat: int, seed: int) -> Table:
    """The same table over a world imagined for a seat from what it is shown."""
    assert table.curtain is not None
    other = copy.copy(table)
    other.curtain = Curtain(table.curtain.shown(seat).imagine(seat, seed))
    other.curtain.streams = copy.deepcopy(table.curtain.streams)
    return other


def messages(table: Table, seat: int, rng: Random, notations: list[str]) -> list[bytes]:
    """Everything the server would send that seat now, whatever it asks."""
    assert table.curtain is not None
    version = table.curtain.streams[seat].version
    found = [wire.encode(faces.missed(table, seat, since)) for since in (None, 0, rng.randint(0, version), version)]
    for notation in notations:
        try:
            answer: Any = moves.why_not(table, f"p{seat}", wire.WhyNot("w", seat, notation))
        except No as refused:
            answer = refused.reason
        found.append(wire.encode(wire.Why("w", answer)))
    return [*found, wire.encode(faces.card(table, {}, {}))]


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS, ids=lambda value: str(value))
def test_a_seat_is_sent_the_same_from_every_world_it_cannot_tell_apart(game: str, mode: str, seats: int) -> None:
    rng = Random(f"{game} {mode} {seats}")
    table = a_table(a_row(game, seats, mode, clock=ClockSetup("timed", 30)))
    compared = 0
    for number in range(MOST_CHOICES):
        match = table.match
        assert match is not None
        if match.over:
            break
        ask = rng.choice(match.asks)
        step = str(rng.choice(ask.options))
        if number % EVERY == 0 or match.game.together:
            notations = [step, *(str(option) for option in rng.sample(ask.options, min(2, len(ask.options))))]
            for seat in range(seats):
                other = in_another_world(table, seat, rng.getrandbits(40))
                rolls = rng.getrandbits(32)
                assert messages(table, seat, Random(rolls), notations) == messages(
                    other, seat, Random(rolls), notations
                )
                compared += 1
        table.apply(Line(table.ply, 2.0 + number, log.Chosen(ask.seat, step)))
    assert compared >= seats


# Windows


class Ear:
    """A connected person who only listens."""

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.person = person
        self.heard: list[bytes] = []

    @property
    def watches(self) -> bool:
        return not self.room.table.seats_of(self.person)

    def send(self, message: bytes) -> None:
        self.heard.append(message)


class MemoryStore(Store):
    """Only what a room needs, to run one scene twice from the same deal."""

    def __init__(self) -> None:
        self.written: list[Line] = []

    async def append(self, table: str, lines: list[Line]) -> None:
        self.written += lines

    async def lines(self, table: str, since: int = 0) -> list[Line]:
        return self.written[since:]

    async def sit(self, table: str, seat: int, person: str | None, now: float) -> None:
        pass

    async def summarise(self, table: str, status: str, summary: str) -> None:
        pass


async def a_room(row: Row, choices: list[tuple[int, str]]) -> Room:
    """A table at which these choices have been made."""
    store = MemoryStore()
    beginning = a_table(row)
    entries: list[AnyEntry] = [log.Seated(seat, f"p{seat}", f"P{seat}") for seat in range(len(beginning.chairs))]
    entries.append(log.Started(sortilege.ruleset(beginning.setup.game).revision))
    entries += [log.Chosen(seat, step) for seat, step in choices]
    store.written = [Line(ply, 1.0, entry) for ply, entry in enumerate(entries)]
    room = Room(row, store, Hub(None))
    await room.load()
    return room


def ways_to_a_window(row: Row, seed: int) -> list[tuple[int, str]]:
    """Random choices until several seats are asked at once in secret."""
    rng = Random(seed)
    table = a_table(row)
    choices: list[tuple[int, str]] = []
    for number in range(MOST_CHOICES):
        match = table.match
        assert match is not None
        if match.over:
            break
        if match.game.together and len(match.asks) > 2 and number >= 5 * (seed % 4):
            return choices
        ask = rng.choice(match.asks)
        step = str(rng.choice(ask.options))
        choices.append((ask.seat, step))
        table.apply(Line(table.ply, 1.0, log.Chosen(ask.seat, step)))
    return []


async def scene(
    row: Row, choices: list[tuple[int, str]], listener: int, answer: Callable[[Room], list[AnyEntry]]
) -> list[bytes]:
    """What a seat and a spectator are sent while others answer, talk, come and go in a window."""
    room = await a_room(row, choices)
    ears = [Ear(room, f"p{listener}"), Ear(room, "nobody")]
    for ear, seat in zip(ears, (listener, None), strict=True):
        room.enter(ear)
        room.greet(seat, None)
    if not room.table.manners.is_silent(room.table.match):  # type: ignore[arg-type]  # it has begun
        await room.do(lambda: talk.say(room.table, "p0", wire.Say("s1", 0, "bonsoir")))
    await room.do(lambda: answer(room))
    passing = Ear(room, f"p{(listener + 1) % len(room.table.chairs)}")
    room.enter(passing)
    room.exit(passing)
    await room.do(lambda: [log.Proposed(0, "undo", 0)])
    assert room.table.match is not None
    assert room.table.match.game.together, "the window must still be open"
    for ear in ears:
        ear.heard.append(wire.encode(room.card()))
        ear.heard.append(room.greet(None if ear.watches else listener, None) or b"")
    return [message for ear in ears for message in ear.heard]


def answers(listener: int, most: int, uniform: bool, seed: int) -> Callable[[Room], list[AnyEntry]]:
    """Others answer the window: so many of them, at random."""

    def give(room: Room) -> list[AnyEntry]:
        rng = Random(seed)
        assert room.table.match is not None
        asks = [ask for ask in room.table.match.asks if ask.seat != listener]
        kind = log.Sealed if uniform else log.Chosen
        chosen = rng.sample(asks, min(most, len(asks) if uniform else len(asks) - 1))
        return [kind(ask.seat, str(rng.choice(ask.options))) for ask in chosen]

    return give


WINDOWS = [(name, seed) for name in ("salem", "ecole") if name in sortilege.games() for seed in range(4)]


@pytest.mark.anyio
@pytest.mark.parametrize("uniform", [False, True], ids=["open until all answered", "full length"])
@pytest.mark.parametrize(("game", "seed"), WINDOWS)
async def test_while_a_window_is_open_nothing_tells_who_has_answered(
    game: str, seed: int, uniform: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    seats = min(5, sortilege.ruleset(game).seats["standard"][1])
    row = a_row(game, seats, clock=ClockSetup("timed", 30) if uniform else ClockSetup())
    choices = ways_to_a_window(row, seed)
    room = await a_room(row, choices)
    assert room.table.match is not None
    if not room.table.match.game.together:
        pytest.fail("no window was found: try another seed")
    held = uniform and room.table.clock.is_uniform(room.table.match)

    for listener in (0, 3):
        silent = await scene(row, choices, listener, answers(listener, 0, held, seed))
        for others, rolls in ((1, 1), (2, 2), (9, 3)):
            assert await scene(row, choices, listener, answers(listener, others, held, rolls)) == silent


@rule("SAL-R70")
@pytest.mark.anyio
@pytest.mark.parametrize(("seats", "mode"), [(5, "standard"), (3, "ghost")])
async def test_a_window_of_full_length_closes_when_its_time_is_up_and_not_before(seats: int, mode: str) -> None:
    row = a_row("salem", seats, mode, clock=ClockSetup("timed"))
    room = await a_room(row, ways_to_a_window(row, 0))
    table = room.table
    assert table.match is not None
    assert table.clock.window is not None
    until = table.clock.window.until
    everybody = [ask.seat for ask in table.match.asks]
    for ask in table.match.asks:
        wish = wire.Play(f"w{ask.seat}", ask.seat, table.chairs[ask.seat].asked, str(ask.options[0]))
        await room.do(lambda wish=wish: moves.play(table, f"p{wish.seat}", wish))  # type: ignore[misc]

    assert run_out(table, until - 0.1) == []
    assert [ask.seat for ask in table.match.asks] == everybody
    await room.do(lambda: run_out(table, until))
    assert table.sealed == {}
    assert len(table.match.choices) >= len(everybody)


@pytest.mark.anyio
async def test_the_clock_answers_for_those_who_did_not() -> None:
    row = a_row("salem", 4, clock=ClockSetup("timed"))
    room = await a_room(row, ways_to_a_window(row, 0))
    table = room.table
    assert table.match is not None
    assert table.clock.window is not None
    ask = table.match.asks[0]
    await room.do(lambda: [log.Sealed(ask.seat, str(ask.options[0]))])

    await room.do(lambda: run_out(table, table.clock.window.until))  # type: ignore[union-attr]  # it has one

    late = [line.entry.late for line in await room.store.lines("t") if isinstance(line.entry, log.Chosen)]
    assert late == [False, True, True, True]


def test_a_seat_in_a_window_sees_its_own_answer_and_no_other() -> None:
    table = a_table(a_row("salem", 4))
    assert table.match is not None
    assert table.curtain is not None
    first, second = table.match.asks[:2]
    table.apply(Line(table.ply, 2.0, log.Chosen(first.seat, str(first.options[0]))))
    table.apply(Line(table.ply, 2.0, log.Chosen(second.seat, str(second.options[1]))))

    assert faces.state(table, first.seat, []).ask is None
    assert faces.state(table, 2, []).ask is not None
    assert table.curtain.shown(None).choices == []
    assert len(table.curtain.shown(first.seat).choices) == 1
