"""The hourglass at tables with and without clocks: who may turn it, how long it runs, and what it never does."""

from __future__ import annotations

import asyncio
import secrets
import time

import pytest

from sortilege.server.live.budgets import Budgets
from sortilege.server.live.driver import Driver
from sortilege.server.live.thinking import Thinkers
from sortilege.server.settings import Settings
from sortilege.server.table import entries, faces, moves, wire
from sortilege.server.table.clock import Clock
from sortilege.server.table.driving import run_out
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table, table_rules
from sortilege.testing.eavesdrop import a_row, a_table, beginning, write
from sortilege.testing.marks import rule
from tests.games.salem.playing import A, B, C, D
from tests.games.salem.scenes import scene
from tests.server.scenes import a_stored_room

ALL_HERE = dict.fromkeys(range(4), True)


def turned(seat: int) -> str:
    return f"TurnHourglass(by={seat})"


def after_dawn(**setup: object) -> tuple[Setup, list[AnyEntry]]:
    """A table of four at which A holds the Black Cat and has the first turn."""
    chosen = Setup("salem", 4, **setup).checked()  # type: ignore[arg-type]  # each by its name
    return chosen, [entries.Chosen(seat, f"GiveBlackCat(by={seat}, on=0)") for seat in range(4)]


def day(**setup: object) -> Table:
    chosen, lines = after_dawn(**setup)
    table = a_table(chosen)
    write(table, lines)
    return table


def turn(table: Table, seat: int, here: dict[int, bool]) -> list[AnyEntry]:
    return moves.act(table, f"p{seat}", wire.Act("w", seat, turned(seat)), here)


@rule("SAL-LAW-03", "SAL-R51", "SAL-R54", "SAL-D28")
def test_without_clocks_a_question_waits_until_somebody_turns_the_hourglass() -> None:
    table = scene()
    clock = Clock(ClockSetup(), table_rules("salem"))
    clock.look(table.match, 1000.0)
    assert clock.deadlines == {}

    table.act(B, "TurnHourglass")
    clock.look(table.match, 1500.0)
    clock.look(table.match, 1510.0)

    assert clock.until(table.match, A) == clock.until(table.match, D) == 1530.0
    assert table.permits(C, "TurnHourglass") == [], "once a question"
    table.do(A, "DrawTwo")
    clock.look(table.match, 1520.0)
    assert clock.until(table.match, A) is None, "it is taken away when the answer comes"


@rule("SAL-LAW-03", "SAL-R51", "SAL-S48")
def test_when_the_sand_has_run_the_slow_player_draws_two_even_without_clocks() -> None:
    table = day()
    write(table, turn(table, B, ALL_HERE))
    until = table.clock.until(table.match, A)  # type: ignore[arg-type]  # it has begun
    assert until is not None

    assert run_out(table, until - 0.1, secrets.choice) == []
    assert run_out(table, until, secrets.choice) == [entries.Chosen(A, "DrawTwo(by=0)", late=True)]


@rule("SAL-R51")
def test_further_questions_of_a_late_player_are_answered_at_once_without_clocks_too() -> None:
    table = scene(citizens={A: "giles_corey"}, top="2 accusation")
    clock = Clock(ClockSetup(), table_rules("salem"))
    table.act(B, "TurnHourglass")
    clock.look(table.match, 1000.0)
    table.time_runs_out(A)
    assert table.asked() == {A: "OfferThirdCard"}

    clock.look(table.match, 1030.0)

    assert clock.until(table.match, A) == 1030.0


@rule("SAL-R51", "SAL-D23")
def test_without_clocks_titubas_minute_does_not_run() -> None:
    table = scene(citizens={A: "tituba"})
    table.do(A, "RearrangeDeck")
    clock = Clock(ClockSetup(), table_rules("salem"))

    clock.look(table.match, 1000.0)

    assert table.seconds(A) == 60
    assert clock.deadlines == {}


@rule("SAL-R51", "SAL-R75")
def test_an_exchange_without_clocks_may_be_hurried_too() -> None:
    table = scene(top="conspiracy")
    table.do(A, "DrawTwo")
    table.do(B, "TakeTrial", slot=0)
    clock = Clock(ClockSetup(), table_rules("salem"))
    clock.look(table.match, 1000.0)
    assert clock.until(table.match, A) is None

    table.act(B, "TurnHourglass")
    clock.look(table.match, 1001.0)
    table.do(C, "TakeTrial", slot=0)
    clock.look(table.match, 1010.0)

    assert clock.until(table.match, None) == 1031.0
    assert set(clock.deadlines) == {A, D}


@rule("SAL-R51", "SAL-R54")
@pytest.mark.parametrize(
    ("limit", "turned_after", "end"), [(60, 55, 60), (60, 5, 35), (15, 5, 15), (60, 30, 60), (60, 29, 59)]
)
@pytest.mark.parametrize("exchange", [False, True])
def test_the_hourglass_never_lengthens_a_limit(limit: int, turned_after: int, end: int, exchange: bool) -> None:
    table = scene(top="conspiracy" if exchange else "")
    if exchange:
        table.do(A, "DrawTwo")
        table.do(B, "TakeTrial", slot=0)
    clock = Clock(ClockSetup("timed", limit), table_rules("salem"))
    clock.look(table.match, 1000.0)
    assert clock.until(table.match, A) == 1000.0 + limit

    table.act(B, "TurnHourglass")
    clock.look(table.match, 1000.0 + turned_after)

    assert clock.until(table.match, A) == 1000.0 + end


@rule("SAL-R51", "SAL-R54")
def test_a_slow_table_offers_no_hourglass() -> None:
    table = day(clock=ClockSetup("slow", 86400))
    assert turned(B) not in faces.state(table, B, []).may
    assert turned(B) in faces.state(day(), B, []).may

    with pytest.raises(Refused) as no:
        turn(table, B, ALL_HERE)

    assert no.value.reason.message == "no-hourglass-at-slow-table"
    assert no.value.reason.rules == ("SAL-LAW-03", "SAL-R51")


@rule("SAL-R51", "SAL-D28")
def test_it_hurries_people_who_are_there_and_neither_bots_nor_absent_ones() -> None:
    table = day()
    assert turn(table, B, ALL_HERE) == [entries.Chosen(B, turned(B), act=True, client="w")]
    for here, stands_in in (({**ALL_HERE, A: False}, False), ({}, False), (ALL_HERE, True)):
        if stands_in:
            write(table, [entries.StoodIn(A, "novice")])
        with pytest.raises(Refused) as no:
            turn(table, B, here)
        assert no.value.reason.message == "hourglass-for-people-here"

    timed = day(clock=ClockSetup("timed", 60))

    assert turn(timed, B, {**ALL_HERE, A: False}), "where clocks run nobody is spared"


@rule("SAL-R51", "SAL-LAW-03")
@pytest.mark.anyio
async def test_a_room_without_clocks_rings_when_the_sand_has_run(sqlite_url: str) -> None:
    setup, lines = after_dawn()
    written = [*beginning(setup), *lines, entries.Chosen(B, turned(B), act=True)]
    async with a_stored_room(sqlite_url, a_row(setup), written, at=time.time() - 29.5) as room:
        driver = Driver(room, Thinkers(), Budgets(Settings()))
        driver.look()
        assert room.table.match is not None
        before = len(room.table.match.choices)
        for _ in range(60):
            if len(room.table.match.choices) > before:
                break
            await asyncio.sleep(0.05)
        driver.stop()

        seat, step, _ = room.table.match.choices[before]
        assert (seat, str(room.table.match.ruleset.steps[step])) == (A, "DrawTwo(by=0)")


@rule("SAL-R54", "SAL-R70")
def test_windows_run_their_full_length_where_two_people_sit_slow_tables_and_one_device_aside() -> None:
    def uniform(people: list[str], clock: ClockSetup) -> tuple[bool, float | None]:
        setup = Setup("salem", 4, clock=clock).checked()
        table = Table(a_row(setup))
        seated = [entries.Seated(seat, who or None, who, None if who else "novice") for seat, who in enumerate(people)]
        write(table, [*seated, beginning(setup)[-1]])
        assert table.match is not None
        until = table.clock.until(table.match, 0)
        return table.clock.is_uniform(table.match), until and until - table.began  # type: ignore[operator]  # begun

    none, slow = ClockSetup(), ClockSetup("slow", 3600)
    assert uniform(["p0", "p1", "p2", "p3"], none) == (True, 10)
    assert uniform(["p0", "p1", "", ""], none) == (True, 10)
    assert uniform(["p0", "", "", ""], none) == (False, None)
    assert uniform(["p0", "p0", "p0", "p0"], none) == (False, None), "one device"
    assert uniform(["p0", "p1", "p2", "p3"], slow) == (False, 3600)
    assert uniform(["p0", "p1", "p2", "p3"], ClockSetup("timed", 60)) == (True, 10)


@rule("SAL-R54")
def test_without_clocks_the_clock_still_answers_for_a_window_that_ends() -> None:
    table = a_table(Setup("salem", 4).checked())
    assert table.match is not None
    until = table.clock.until(table.match, None)
    assert until is not None
    table.apply(LogLine(table.ply, until - 5, entries.Sealed(A, "GiveBlackCat(by=0, on=2)")))

    assert run_out(table, until - 0.1, secrets.choice) == []
    late = [entries.Chosen(seat, f"PickNobody(by={seat})", late=True) for seat in (B, C, D)]
    assert run_out(table, until, secrets.choice) == [entries.Chosen(A, "GiveBlackCat(by=0, on=2)"), *late]
