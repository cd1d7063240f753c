"""Slow tables: which hours count, who is on vacation, and what is passed before it is asked."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest

from sortilege.server.live.driver import Driver
from sortilege.server.table import answering, entries, faces, moves, wire
from sortilege.server.table.calendar import Calendar
from sortilege.server.table.driving import run_out
from sortilege.server.table.entries import AnyEntry, LogLine
from sortilege.server.table.moves import Refused
from sortilege.server.table.pausing import DAY, days_left, homecomings
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.server.table.vacation import go_away
from sortilege.testing.eavesdrop import a_table
from tests.server.slow_scenes import SLOW, tina_is_away

HOUR = 3600.0
OFFICE = Calendar("Europe/Paris", 8, 18, weekends=False)


def at(moment: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone)).timestamp()


# The calendar


@pytest.mark.parametrize(
    ("begins", "hours", "ends"),
    [
        ("2026-11-17T09:00", 4, "2026-11-17T13:00"),
        ("2026-11-17T16:00", 2, "2026-11-17T18:00"),
        ("2026-11-17T16:00", 3, "2026-11-18T09:00"),
        ("2026-11-17T23:00", 1, "2026-11-18T09:00"),
        ("2026-11-18T05:00", 1, "2026-11-18T09:00"),
        ("2026-11-20T17:00", 2, "2026-11-23T09:00"),
        ("2026-11-21T12:00", 10, "2026-11-23T18:00"),
        ("2026-11-20T17:00", 24, "2026-11-25T11:00"),
    ],
)
def test_nights_and_weekends_do_not_count(begins: str, hours: int, ends: str) -> None:
    assert OFFICE.after(at(begins), hours * HOUR) == at(ends)
    assert OFFICE.between(at(begins), at(ends)) == hours * HOUR


def test_where_weekends_count_only_nights_do_not() -> None:
    every_day = Calendar("Europe/Paris", 8, 18)

    assert every_day.after(at("2026-11-20T17:00"), 2 * HOUR) == at("2026-11-21T09:00")


def test_hours_are_those_of_the_tables_own_zone() -> None:
    montreal = Calendar("America/Montreal", 8, 18)
    evening = at("2026-11-17T20:00")  # two in the afternoon over there

    assert montreal.after(evening, 5 * HOUR) == at("2026-11-18T09:00", "America/Montreal")
    assert OFFICE.after(evening, 5 * HOUR) == at("2026-11-18T13:00")


def test_a_day_on_which_the_clocks_change_opens_at_the_same_hour() -> None:
    every_day = Calendar("Europe/Paris", 8, 18)

    assert every_day.after(at("2026-10-24T17:00"), 2 * HOUR) == at("2026-10-25T09:00")


@pytest.mark.parametrize(
    ("clock", "why"),
    [
        (ClockSetup("slow", 3600, calendar=Calendar("Atlantis/Deep")), "zone: a time zone such as"),
        (ClockSetup("slow", 3600, calendar=Calendar(opens=9, closes=9)), "calendar: it opens before it closes"),
        (ClockSetup("none", calendar=Calendar()), "clock: only a slow table"),
        (ClockSetup("timed", 30, vacation=1), "clock: only a slow table"),
        (ClockSetup("slow", 43 * 3600, calendar=Calendar(opens=8, closes=10, weekends=False)), "more than 30 days"),
    ],
)
def test_a_pace_that_cannot_be_is_refused(clock: ClockSetup, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Setup("animaux", 2, clock=clock).checked()


def test_a_question_may_take_as_long_as_thirty_days_whatever_the_calendar() -> None:
    longest = ClockSetup("slow", 42 * 3600, calendar=Calendar(opens=8, closes=10, weekends=False))

    assert Setup("animaux", 2, clock=longest).checked().clock == longest


def a_slow_table(**clock: Any) -> Table:
    """Animaux, where seat 0 is asked from 17:00 on a Tuesday in Paris."""
    settings = {"kind": "slow", "seconds": 4 * 3600, **clock}
    setup = Setup("animaux", 2, options={"first_seat": 0, "characters": "random"}, clock=ClockSetup(**settings))
    table = a_table(setup)
    table.clock.deadlines = {}
    table.clock.window = None
    assert table.match is not None
    table.clock.look(table.match, at("2026-11-17T17:00"))
    return table


def write_at(table: Table, moment: float, *written: AnyEntry) -> None:
    for entry in written:
        table.apply(LogLine(table.ply, moment, entry))


def test_a_clock_stands_still_at_night() -> None:
    table = a_slow_table(calendar=OFFICE)
    until = at("2026-11-18T11:00")

    assert table.clock.deadlines[0].until == until
    assert run_out(table, until - 1, lambda steps: steps[0]) == []
    assert run_out(table, until, lambda steps: steps[0]) != []


def test_after_a_pause_as_many_hours_are_left_that_count() -> None:
    table = a_slow_table(calendar=OFFICE)
    write_at(table, at("2026-11-18T09:00"), entries.Paused(True))
    write_at(table, at("2026-11-20T17:00"), entries.Paused(False))

    assert table.clock.deadlines[0].until == at("2026-11-23T09:00")


# Vacations


def test_a_vacation_stops_the_clock_for_everybody_in_public() -> None:
    table = a_slow_table(vacation=5)
    began = at("2026-11-17T18:00")
    write_at(table, began, *go_away(table, "p1", 3, began))
    card = faces.card(table, {}, {})

    assert table.paused
    assert run_out(table, began + 2 * DAY, lambda steps: steps[0]) == []
    assert (card.paused, card.chairs[1].vacation, card.chairs[1].vacation_days) == (True, began + 3 * DAY, 2)
    assert (card.chairs[0].vacation, card.chairs[0].vacation_days) == (None, 5)
    with pytest.raises(Refused, match="table-paused"):
        moves.play(table, "p0", wire.Play("x", 0, 0, "RollDie(by=0)"))


def test_a_vacation_ends_by_itself_and_the_clock_goes_on() -> None:
    table = a_slow_table(vacation=5)
    began = at("2026-11-17T18:00")
    write_at(table, began, *go_away(table, "p1", 3, began))
    end = began + 3 * DAY

    assert homecomings(table, end - 1) == []
    write_at(table, end, *homecomings(table, end))
    assert not table.paused
    assert table.clock.deadlines[0].until == at("2026-11-17T21:00") + 3 * DAY


@pytest.mark.parametrize(("days", "left"), [(5, 0), (4, 1), (1, 4)])
def test_somebody_may_be_away_for_so_many_days_in_all(days: int, left: int) -> None:
    table = a_slow_table(vacation=5)
    began = at("2026-11-17T18:00")
    write_at(table, began, *go_away(table, "p1", days, began))
    write_at(table, began + days * DAY, *homecomings(table, began + days * DAY))

    assert days_left(table, 1) == left
    with pytest.raises(Refused) as refused:
        go_away(table, "p1", left + 1, began + 10 * DAY)
    assert refused.value.reason.arguments == {"most": left}
    assert left == 0 or go_away(table, "p1", left, began + 10 * DAY)


def test_whoever_comes_home_early_keeps_the_other_days() -> None:
    table = a_slow_table(vacation=5)
    began = at("2026-11-17T18:00")
    write_at(table, began, *go_away(table, "p1", 5, began))
    write_at(table, began + 2 * DAY, *go_away(table, "p1", 0, began + 2 * DAY))

    assert not table.paused
    assert days_left(table, 1) == 3


def test_two_vacations_at_once_end_with_the_later_one() -> None:
    table = a_slow_table(vacation=5)
    began = at("2026-11-17T18:00")
    write_at(table, began, *go_away(table, "p0", 1, began), *go_away(table, "p1", 2, began))
    write_at(table, began + DAY, *homecomings(table, began + DAY))

    assert table.paused
    write_at(table, began + 2 * DAY, *homecomings(table, began + 2 * DAY))
    assert not table.paused


def test_nobody_votes_a_vacation_away() -> None:
    table = a_slow_table(vacation=5)
    write_at(table, 2e9, *go_away(table, "p1", 1, 2e9))

    with pytest.raises(Refused, match="nothing-to-change"):
        moves.propose(table, "p0", wire.Propose("x", 0, "resume"))


def test_without_vacations_in_the_setup_there_are_none() -> None:
    table = a_slow_table()

    with pytest.raises(Refused, match="no-vacation"):
        go_away(table, "p1", 1, 2e9)
    with pytest.raises(Refused, match="not-seated"):
        go_away(table, "somebody", 1, 2e9)
    assert go_away(table, "p1", 0, 2e9) == []


def test_a_seat_that_is_given_up_is_not_waited_for() -> None:
    table = a_slow_table(vacation=5)
    write_at(table, 2e9, *go_away(table, "p1", 5, 2e9), entries.StoodIn(1, "novice", for_good=True))

    assert homecomings(table, 2e9 + 1) == [entries.WentAway(1, 0)]


@pytest.mark.anyio
async def test_a_vacation_is_taken_over_http_and_kept(store_url: str) -> None:
    async with tina_is_away(store_url, None, clock={**SLOW, "vacation": 7}) as scene:
        answer = await scene.tina.ask("PUT", f"/api/tables/{scene.table}/vacation", {"days": 3})
        await scene.newt.until(lambda: (card := scene.newt.card) is not None and card.paused)
        room = await scene.server.services.rooms.room(scene.table)
        lines = await scene.store.lines(scene.table)
        driver = scene.server.services.rooms._drivers[scene.table]

        assert b'"vacation_days":4' in answer
        assert lines[-1].entry == entries.WentAway(1, 3)
        assert isinstance(driver, Driver)
        assert driver.is_busy, "it wakes when the vacation is over"
        assert room.table.pausing.vacations[1].until == pytest.approx(time.time() + 3 * DAY, abs=60)
        with pytest.raises(httpx.HTTPStatusError, match="409"):
            await scene.tina.ask("PUT", f"/api/tables/{scene.table}/vacation", {"days": 8})


# Passing ahead


def test_at_a_slow_table_a_pass_is_set_before_it_is_asked_for() -> None:
    setup = Setup("ecole", 3, clock=ClockSetup("slow", 3600)).checked()
    table = a_table(setup)
    question = "AnswerTopItem"
    written = moves.let(table, "p1", wire.Let("x", 1, question, "game"))
    write_at(table, 2e9, *written)

    assert faces.card(table, {}, {}).passes == {question: ["round", "game"], "ChooseMove": ["game"]}
    assert answering.standing_wishes(table, 1) == {question: "game"}
    with pytest.raises(Refused, match="let-no-window"):
        moves.let(table, "p1", wire.Let("y", 1, question, "unless"))
    with pytest.raises(Refused, match="let-nothing"):
        moves.let(table, "p1", wire.Let("y", 1, "Nothing", "game"))


def test_elsewhere_nothing_is_passed_before_it_is_asked_for() -> None:
    table = a_table(Setup("ecole", 3).checked())

    assert faces.card(table, {}, {}).passes == {}
