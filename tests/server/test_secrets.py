"""Secrets on the wire: what a seat is sent would be the same in every world it cannot tell apart,
and while a window is open nothing tells who has answered."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from random import Random

import msgspec
import pytest

import sortilege
from sortilege.server.live.driver import run_out
from sortilege.server.live.hub import Hub
from sortilege.server.live.room import Room
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, faces, moves, talk, wire
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.testing.eavesdrop import a_row, a_table, beginning, listen_in
from sortilege.testing.marks import rule
from sortilege.testing.play import Case

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
        self.heard.append(message.replace(self.room.table.id.encode(), b"table"))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed: {code} {reason}")


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


async def a_room(store: Store, setup: Setup, choices: list[tuple[int, str]]) -> Room:
    """A new table with the same deal as every other, at which these choices have been made."""
    row = a_row(setup, secrets.token_hex(11))
    values = {**msgspec.structs.asdict(row), "code": row.id, "address": "", "created": 0.0, "wake": None}
    await store.add_table(values, [f"{row.id}{seat}" for seat in range(setup.seats)])
    written = [*beginning(setup), *(entries.Chosen(seat, step) for seat, step in choices)]
    await store.append(row.id, [LogLine(ply, 1.0, entry) for ply, entry in enumerate(written)])
    room = Room(row, store, Hub(None))
    await room.load()
    return room


FULL_HANDS = ("DrawFive", "DrawTwo", "Pass", "lachetoutis")
"""What leads to many cards in hand at a table of École, and to several who must give some up at once."""


def way_to_a_window(setup: Setup, seed: int, side_by_side: bool = False) -> list[tuple[int, str]]:
    """Random choices until several seats are asked at once in secret."""
    for attempt in range(10):
        rng = Random(f"{seed} {attempt}")
        table = a_table(setup)
        assert table.curtain is not None
        choices: list[tuple[int, str]] = []
        while not table.curtain.match.over:
            match = table.curtain.match
            found = bool(match.game.lanes) if side_by_side else match.game.together
            if found and table.curtain.window_is_open and len(match.asks) > 1 and len(choices) >= 5 * (seed % 4):
                return choices
            ask = rng.choice(match.asks)
            wanted = [step for step in ask.options if side_by_side and any(word in str(step) for word in FULL_HANDS)]
            choices.append((ask.seat, str(rng.choice(wanted or ask.options))))
            table.apply(LogLine(table.ply, 1.0, entries.Chosen(*choices[-1])))
    pytest.fail("no window was found: try another seed")


async def scene(room: Room, listener: int, answer: Callable[[Room], list[AnyEntry]]) -> list[bytes]:
    """What a seat and a spectator are sent while others answer, talk, come and go in a window."""
    table = room.table
    assert table.curtain is not None
    window = table.curtain.match.game.window
    ears = [Ear(room, f"p{listener}"), Ear(room, "nobody")]
    for ear, seat in zip(ears, (listener, None), strict=True):
        room.enter(ear)
        room.audience.greet(seat, None)
    if not table.rules.is_silent(table.curtain.match.view(None)):
        await room.do(lambda: talk.say(table, "p0", wire.Say("s1", 0, "bonsoir")))
    for entry in answer(room):
        await room.do(lambda entry=entry: [entry])  # type: ignore[misc]
    passing = Ear(room, f"p{(listener + 1) % len(table.chairs)}")
    room.enter(passing)
    room.exit(passing)
    await room.do(lambda: [entries.Proposed(0, "undo", 0)])
    assert table.curtain.window_is_open
    assert table.curtain.match.game.window == window, "the window must still be open"
    for ear in ears:
        ear.send(wire.encode(room.card()))
        ear.send(room.audience.greet(None if ear.watches else listener, None) or b"")
    return [message for ear in ears for message in ear.heard]


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
    setup = Setup(game, seats, clock=ClockSetup("timed", 30) if uniform else ClockSetup()).checked()
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

    assert run_out(table, until - 0.1) == []
    assert [ask.seat for ask in table.match.asks] == everybody
    await room.do(lambda: run_out(table, until))
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

    await room.do(lambda: run_out(table, table.clock.window.until))  # type: ignore[union-attr]  # it has one

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
