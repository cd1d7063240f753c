"""Until when the questions of a game of Salem may be answered, and who answers when nobody does."""

from __future__ import annotations

import secrets

import pytest

from sortilege.server.table import entries, moves, wire
from sortilege.server.table.clock import Clock
from sortilege.server.table.driving import run_out
from sortilege.server.table.entries import LogLine
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import table_rules
from sortilege.testing.eavesdrop import a_table
from sortilege.testing.marks import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, Scene
from tests.games.salem.scenes import fall, scene, two_with_ghosts

TIMED = ClockSetup("timed", 60)


def confessions() -> Scene:
    """The first round is open; B will die of a confession, John and Martha share what B leaves."""
    table = fall(
        scene(
            7,
            citizens={C: "john_proctor", D: "martha_corey"},
            hands={B: "arson curse alibi"},
            rows={B: LAST_TRYAL},
            top="night",
        )
    )
    table.strike(None)
    table.protect(None)
    return table


@rule("SAL-R40", "SAL-NIGHT-08")
def test_all_rounds_of_confessions_share_one_clock_whatever_is_asked_between_them() -> None:
    table = confessions()
    clock = Clock(TIMED, table_rules("salem"))
    clock.look(table.match, 1000.0)
    assert clock.until(table.match, A) == 1030.0

    table.confess({B: "puritan"})
    clock.look(table.match, 1025.0)
    assert clock.until(table.match, A) == 1085.0  # John's question has the table's limit
    table.do(C, "TakeShare", card="arson")
    clock.look(table.match, 1026.0)
    table.do(D, "TakeShare", card="curse")
    clock.look(table.match, 1027.0)
    assert clock.until(table.match, A) == 1030.0

    table.confess()
    clock.look(table.match, 1028.0)
    assert clock.until(table.match, A) == 1088.0


@rule("SAL-R40")
def test_a_pause_between_two_rounds_is_not_counted() -> None:
    table = confessions()
    clock = Clock(TIMED, table_rules("salem"))
    clock.look(table.match, 1000.0)
    table.confess({B: "puritan"})
    clock.look(table.match, 1010.0)

    clock.pause(1010.0)
    clock.resume(1110.0)
    table.do(C, "TakeShare", card="arson")
    clock.look(table.match, 1111.0)
    table.do(D, "TakeShare", card="curse")
    clock.look(table.match, 1112.0)

    assert clock.until(table.match, A) == 1130.0


def test_a_window_that_opens_again_because_something_was_taken_back_has_its_whole_time() -> None:
    table = a_table(Setup("salem", 4, undo="free", clock=ClockSetup("timed")).checked())
    assert table.match is not None
    opened = table.clock.until(table.match, A)
    assert opened is not None
    for seat in range(4):
        table.apply(LogLine(table.ply, opened - 1, entries.Chosen(seat, f"GiveBlackCat(by={seat}, on=0)")))
    assert not table.match.game.together

    table.apply(LogLine(table.ply, opened + 100, entries.Undone(3, 3)))

    assert table.clock.until(table.match, A) == opened + 110


@rule("SAL-R36", "SAL-R86")
def test_only_the_clock_picks_nobody() -> None:
    table = a_table(Setup("salem", 4, clock=ClockSetup("timed")).checked())
    assert table.match is not None
    assert str(table.match.asks[B].default) == "PickNobody(by=1)"

    with pytest.raises(Refused) as no:
        moves.play(table, "p1", wire.Play("w", B, table.chairs[B].asked, "PickNobody(by=1)"))
    assert no.value.reason.message == "not-offered"
    assert "GiveBlackCat(by=1, on=0)" in str(no.value.reason.arguments["offered"])

    until = table.clock.until(table.match, None)
    assert until is not None
    lines = run_out(table, until, secrets.choice)
    assert entries.Chosen(B, "PickNobody(by=1)", late=True) in lines


@rule("SAL-R36", "SAL-R86", "SAL-D18", "SAL-D19")
def test_neither_witches_nor_constable_may_decline_but_the_clock_does_for_them() -> None:
    table = fall(scene(rows={B: "constable witch"}, top="night"))
    for question in ("ChooseVictim", "ChooseProtected"):
        assert set(table.asked().values()) == {question}
        with pytest.raises(Refused) as no:
            moves._option(table.match, B, "PickNobody(by=1)")
        assert no.value.reason.message == "not-offered"
        assert moves._option(table.match, B, str(table.options(B)[0])) == str(table.options(B)[0])
        for seat in range(4):
            table.time_runs_out(seat)
    table.confess()

    assert table.told(None, "EyesOpened") == [{"gavel": None}]
    assert len(table.told(None, "NobodyNamed")) == 1


@rule("SAL-D20", "SAL-D19", "SAL-R86")
def test_a_default_that_is_an_option_may_be_chosen() -> None:
    assert moves._option(confessions().match, A, "StaySilent(by=0)") == "StaySilent(by=0)"

    ghosts = fall(two_with_ghosts(rows={A: "witch"}, top="night"))
    ghosts.strike(B)
    assert moves._option(ghosts.match, A, "Protect(by=0, on=none)") == "Protect(by=0, on=none)"
