"""Witches confer: they see each other point while their window is open, and nobody else is told anything of it."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator

import msgspec
import pytest

from sortilege import Match
from sortilege.server.live.hub import Hub
from sortilege.server.live.room import Room
from sortilege.server.storage.store import Store
from sortilege.server.table import entries, faces, moves, wire
from sortilege.server.table.conferring import MOST_POINTINGS, confers
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.driving import run_out
from sortilege.server.table.entries import LogLine
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.server.table.wire import Pointing
from sortilege.testing.eavesdrop import a_row, a_table, beginning, listen_in, write
from sortilege.testing.marks import rule
from sortilege.testing.play import Case
from tests.games.salem.playing import A, B, C
from tests.games.salem.scenes import fall, scene
from tests.server.ears import Ear

SEATS = 6
SETUP = Setup("salem", SEATS).checked()


def cat(by: int, on: int) -> str:
    return f"GiveBlackCat(by={by}, on={on})"


def the_match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def witches_of(table: Table) -> list[int]:
    """By what the rules know; six people have two at the Dawn."""
    return [seat for seat in range(SEATS) if len(the_match(table).sees_pointing(seat)) > 1]


def a_dawn() -> tuple[Table, int, int, int]:
    """A table at its Dawn, its two Witches, and somebody who is none."""
    table = a_table(SETUP)
    one, other = witches_of(table)
    return table, one, other, next(seat for seat in range(SEATS) if seat not in (one, other))


def point(table: Table, by: int, on: int, number: str = "") -> None:
    wish = wire.Point(number or secrets.token_hex(4), by, table.chairs[by].asked, cat(by, on))
    write(table, moves.point(table, f"p{by}", wish))


def confirm(table: Table, by: int, on: int) -> None:
    write(table, moves.play(table, f"p{by}", wire.Play(secrets.token_hex(4), by, table.chairs[by].asked, cat(by, on))))


def seen(table: Table, seat: int | None) -> list[Pointing] | None:
    return faces.state(table, seat, []).pointing


@rule("SAL-R34", "SAL-DAWN-03")
def test_witches_see_each_other_point_and_change_their_mind_until_they_confirm() -> None:
    table, one, other, _ = a_dawn()
    point(table, one, 2)
    assert seen(table, one) == seen(table, other) == [Pointing(one, cat(one, 2), False)]

    point(table, one, 3)
    point(table, other, 3)
    assert seen(table, one) == seen(table, other) == [
        Pointing(one, cat(one, 3), False), Pointing(other, cat(other, 3), False),
    ]  # fmt: skip
    confirm(table, one, 3)

    assert seen(table, other) == [Pointing(one, cat(one, 3), True), Pointing(other, cat(other, 3), False)]
    with pytest.raises(Refused, match="answered-already"):
        point(table, one, 4)
    assert seen(table, one) == seen(table, other)


@rule("SAL-R34", "SAL-R83")
def test_everybody_points_and_confirms_and_whoever_is_no_witch_sees_only_themselves() -> None:
    table, one, other, third = a_dawn()
    for seat in range(SEATS):
        point(table, seat, (seat + 1) % SEATS)
    confirm(table, other, 0)

    for seat in range(SEATS):
        if seat not in (one, other):
            assert seen(table, seat) == [Pointing(seat, cat(seat, (seat + 1) % SEATS), False)]
    assert seen(table, None) is None, "nor does anybody who watches"
    confirm(table, third, 2)
    assert seen(table, third) == [Pointing(third, cat(third, 2), True)]


@rule("SAL-R34")
def test_at_the_limit_the_last_pointing_is_the_answer_and_only_that_is_in_the_record() -> None:
    table, one, other, third = a_dawn()
    for on in (0, 4, 5):
        point(table, one, on)
    point(table, other, 5)
    point(table, third, 1)
    until = table.clock.until(the_match(table), None)
    assert until is not None
    assert run_out(table, until - 0.1, secrets.choice) == []

    write(table, run_out(table, until, secrets.choice))

    assert the_match(table).view(None)["players"][5]["front"] == ["black_cat"]
    lines = {line.seat: line.step for line in the_match(table).record().lines}
    assert [lines[seat] for seat in (one, other, third)] == [cat(one, 5), cat(other, 5), cat(third, 1)]
    assert len(lines) == SEATS
    assert seen(table, one) is None, "the window is closed"
    assert table.pointed == {}


@rule("SAL-R34", "SAL-R54")
@pytest.mark.parametrize(
    ("people", "clock"),
    [
        (["p0"] * SEATS, ClockSetup()),
        ([f"p{seat}" for seat in range(SEATS)], ClockSetup("slow", 3600)),
        ([f"p{seat}" for seat in range(SEATS)], ClockSetup("timed", 60, uniform=False)),
    ],
    ids=["one device", "slow", "closes early"],
)
def test_nobody_confers_where_windows_close_with_the_last_answer(people: list[str], clock: ClockSetup) -> None:
    setup = Setup("salem", SEATS, clock=clock).checked()
    table = Table(a_row(setup))
    write(table, [*(entries.Seated(seat, who, who) for seat, who in enumerate(people)), beginning(setup)[-1]])
    assert not confers(table)
    assert seen(table, 0) is None

    with pytest.raises(Refused, match="no-pointing-now"):
        moves.point(table, people[0], wire.Point("w", 0, 0, cat(0, 1)))


@rule("SAL-R34", "SAL-NIGHT-02", "SAL-NIGHT-03")
def test_at_night_the_witches_confer_and_the_constable_does_not() -> None:
    night = fall(scene(rows={B: "constable witch"}, top="night"))
    table = a_table(Setup("salem", 4).checked())
    table.curtain = Curtain(night.match)
    assert confers(table)
    assert night.match.sees_pointing(A) == [A]

    night.strike(C)
    table.curtain = Curtain(night.match)

    assert night.asked()[B] == "ChooseProtected"
    assert not confers(table)


def test_pointing_is_refused_like_an_answer_and_has_an_end() -> None:
    table, one, _, _ = a_dawn()
    for step in ("Strike(by=0, on=1)", "GiveBlackCat(by=0, on=9)", "PickNobody(by=0)"):
        with pytest.raises(Refused):
            moves.point(table, "p0", wire.Point("w", 0, table.chairs[0].asked, step))
    with pytest.raises(Refused, match="stale-question"):
        moves.point(table, "p0", wire.Point("w", 0, 7, cat(0, 1)))
    with pytest.raises(Refused, match="not-your-seat"):
        moves.point(table, "p1", wire.Point("w", 0, 0, cat(0, 1)))
    for time_ in range(MOST_POINTINGS):
        point(table, one, time_ % SEATS, f"n{time_}")

    point(table, one, 0, "n3")  # sent again: done already
    with pytest.raises(Refused, match="budget-pointings"):
        point(table, one, 0)
    assert table.besides.all == 0, "what people do besides has as much room as before"


def test_a_bots_answer_is_seen_by_its_fellow_witch() -> None:
    table, one, other, third = a_dawn()
    write(table, [entries.StoodIn(one, "novice"), entries.Sealed(one, cat(one, 2))])

    assert seen(table, other) == [Pointing(one, cat(one, 2), True)]
    assert seen(table, third) == []


# What others are sent


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


async def a_room(store: Store) -> Room:
    row = a_row(SETUP, secrets.token_hex(11))
    values = {**msgspec.structs.asdict(row), "code": row.id, "address": "", "created": 0.0, "wake": None}
    await store.add_table(values, [f"{row.id}{seat}" for seat in range(SEATS)])
    await store.append(row.id, [LogLine(ply, 1000.0, entry) for ply, entry in enumerate(beginning(SETUP))])
    room = Room(row, store, Hub(None))
    await room.load()
    return room


async def what_others_hear(store: Store, pointing: list[tuple[int, int, bool]]) -> dict[str, list[bytes]]:
    """By person, everything they are sent while Witches do that: the rest, a spectator, and one who comes anew."""
    room = await a_room(store)
    table = room.table
    one, other = witches_of(table)
    listeners = [f"p{seat}" for seat in range(SEATS) if seat not in (one, other)] + ["nobody"]
    ears = {person: Ear(room, person) for person in listeners}
    for person, ear in ears.items():
        room.enter(ear)
        room.audience.greet(None if ear.watches else int(person[1:]), None)
    for by, on, sure in pointing:
        who = (one, other)[by]
        make = wire.Play if sure else wire.Point
        wish = make(secrets.token_hex(4), who, table.chairs[who].asked, cat(who, on))
        carry_out = moves.play if isinstance(wish, wire.Play) else moves.point
        await room.do(lambda who=who, wish=wish, do=carry_out: do(table, f"p{who}", wish))  # type: ignore[misc]
    for person, ear in ears.items():
        ear.send(wire.encode(room.card()))
        ear.send(room.audience.greet(None if ear.watches else int(person[1:]), None) or b"")
    assert run_out(table, 1009.9, secrets.choice) == [], "nor does the window close any sooner"
    return {person: ear.heard for person, ear in ears.items()}


@rule("SAL-R34", "SAL-R83")
@pytest.mark.anyio
async def test_nothing_of_it_reaches_others_neither_in_number_nor_in_size_nor_in_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    silent = await what_others_hear(store, [])

    for pointing in ([(0, 2, False)], [(0, 2, False), (1, 2, False), (0, 3, False), (0, 3, True)], [(1, 4, True)]):
        assert await what_others_hear(store, pointing) == silent


@rule("SAL-R34")
@pytest.mark.anyio
async def test_a_witch_is_told_at_once_and_the_log_keeps_it(store: Store) -> None:
    room = await a_room(store)
    one, other = witches_of(room.table)
    ear = Ear(room, f"p{other}")
    room.enter(ear)
    room.audience.greet(other, None)
    before = len(ear.heard)
    wish = wire.Point("w1", one, room.table.chairs[one].asked, cat(one, 2))

    await room.do(lambda: moves.point(room.table, f"p{one}", wish))

    (message,) = ear.heard[before:]
    told = wire.read_to_client(message)
    assert isinstance(told, wire.State)
    assert told.pointing == [Pointing(one, cat(one, 2), False)]
    lines = await store.lines(room.table.id)
    assert lines[-1].entry == entries.Pointed(one, cat(one, 2), client="w1")
    again = Room(a_row(SETUP, room.table.id), store, Hub(None))
    await again.load()
    assert seen(again.table, other) == told.pointing, "a node that reads the log shows the same"


@pytest.mark.parametrize("seats", [4, 9, 12])
def test_whatever_a_seat_is_sent_while_witches_confer_is_the_same_in_every_world_it_cannot_tell_apart(
    seats: int,
) -> None:
    plies, compared = listen_in(Case("salem", "standard", seats, 3), every=9, most=120)

    assert compared > plies * seats
