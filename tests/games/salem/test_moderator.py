"""What a Moderator sees, a dead player whom the table appointed, and when. SAL-R53, SAL-D30, Knowledge."""

from __future__ import annotations

from typing import Any

import pytest

from sortilege.shelf.salem.moderator import as_moderator
from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, F, Scene
from tests.games.salem.scenes import fall, scene, two_with_ghosts


def seen(table: Scene) -> dict[str, Any]:
    """The Moderator's view; F is dead."""
    return as_moderator(table.game, table.match.view(F))


def eyes_closed(top: str = "night", options: str = "") -> Scene:
    """Night has fallen over A to E; C and D are the Witches, B the Constable."""
    rows = {B: "constable", C: "witch", D: "witch"}
    return fall(scene(6, options=options, dead=[F], rows=rows, top=top, hands={A: "witness"}))


def point(table: Scene) -> None:
    """C strikes at A, D at E, the others at themselves."""
    for seat in range(5):
        table.do(seat, "Strike", on={C: A, D: E}.get(seat, seat))


@rule("SAL-R53", "SAL-D30")
def test_a_moderator_sees_the_picks_of_the_witches_once_they_have_chosen_and_until_the_night_ends() -> None:
    table = eyes_closed()
    assert seen(table)["picks"] == []
    table.do(C, "Strike", on=A)
    assert seen(table)["picks"] == []  # who has answered is nobody's business

    for seat, on in ((A, A), (B, B), (D, E), (E, E)):
        table.do(seat, "Strike", on=on)
    picks = [{"by": C, "on": A}, {"by": D, "on": E}]
    assert seen(table)["picks"] == picks
    assert seen(table)["victim"] in (A, E)
    table.protect(D)
    assert seen(table)["picks"] == picks
    table.confess({A: "puritan", E: "puritan"})
    assert seen(table)["picks"] == picks
    table.confess()

    assert seen(table)["phase"] == "day"
    assert seen(table)["picks"] == []
    assert seen(table)["victim"] is None


@rule("SAL-R53", "SAL-R35")
def test_a_witch_who_did_not_answer_has_no_pick() -> None:
    table = eyes_closed()

    for seat in range(5):
        if seat == D:
            table.time_runs_out(D)
        else:
            table.do(seat, "Strike", on=A)

    assert seen(table)["picks"] == [{"by": C, "on": A}]


@rule("SAL-R53", "SAL-R83")
def test_nobody_but_the_moderator_sees_picks() -> None:
    table = eyes_closed()
    other = table.clone()
    point(table)
    for seat in range(5):
        other.do(seat, "Strike", on={C: E, D: A}.get(seat, seat))

    assert seen(table)["picks"] != seen(other)["picks"]
    for eyes in (A, B, C, D, E, F, None):
        assert "picks" not in table.match.view(eyes)
        assert "constable" not in table.match.view(eyes)
    assert table.match.imagine(A, 3).game.pointed == b""  # type: ignore[attr-defined]  # it is a game of Salem


@rule("SAL-R53", "SAL-D30", "SAL-NIGHT-03")
def test_a_moderator_sees_the_constable_from_the_constables_step_on() -> None:
    table = scene(6, dead=[F], rows={B: "constable", D: "witch", E: "witch"}, top="night 9 accusation")
    assert seen(table)["constable"] is None
    fall(table)
    assert seen(table)["constable"] is None  # the Witches are choosing

    table.strike(None)
    assert seen(table)["constable"] == B
    table.protect(C)
    assert seen(table)["constable"] == B
    assert seen(table)["gavel"] == C
    table.confess()

    assert seen(table)["phase"] == "day"
    assert seen(table)["constable"] == B


@pytest.mark.parametrize("options", ["", "blind_conspiracy"])
@rule("SAL-R53", "SAL-CON-07", "SAL-D30")
def test_a_moderator_does_not_see_the_constables_card_move_by_day(options: str) -> None:
    table = scene(
        6, options=options, dead=[F], rows={B: "constable", D: "witch", E: "witch"}, deck="night conspiracy", rest=C
    )
    fall(table)
    table.night(None)
    assert seen(table)["constable"] == B
    table.do(A, "DrawSecondCard")
    table.exchange({A: "constable"})
    (holder,) = [seat for seat in range(5) if "constable" in table.row(seat)]
    assert options or holder == A
    assert seen(table)["constable"] == B  # the day showed nobody who has it

    table.do(B, "DrawTwo")
    table.exchange()  # which leaves the card where it is
    assert table.asked()[A] == "ChooseVictim"
    assert seen(table)["constable"] == B
    table.strike(None)
    assert seen(table)["constable"] == holder


@rule("SAL-R37", "SAL-D30")
def test_a_moderator_sees_no_constable_once_the_card_is_face_up() -> None:
    table = eyes_closed()
    point(table)
    table.protect(D)
    assert seen(table)["constable"] == B

    table.confess({B: "constable"})

    assert seen(table)["constable"] is None


@rule("SAL-R53")
def test_a_moderator_sees_neither_hands_nor_rows() -> None:
    table = eyes_closed()
    point(table)

    assert seen(table)["players"][A]["hand"] == [None]
    for seat in range(5):
        assert [tryal["face"] for tryal in seen(table)["players"][seat]["tryals"]] == [None] * 5


@rule("SAL-R53", "SAL-NIGHT-02")
def test_a_moderator_sees_who_met_and_not_who_joined_by_day() -> None:
    table = scene(6, dead=[F], rows={C: "witch", E: "witch"}, top="conspiracy accusation night")
    table.do(A, "DrawTwo")
    table.exchange({B: "witch"})
    assert table.witches() == {B, C, E}
    assert [seat for seat in range(5) if seen(table)["players"][seat]["witch"]] == [C, E]

    table.do(B, "DrawTwo")

    assert [seat for seat in range(5) if seen(table)["players"][seat]["witch"]] == [B, C, E]


@rule("SAL-R85")
def test_a_ghost_who_is_the_constable_is_seen_by_nobody() -> None:
    table = two_with_ghosts(rows={A: "witch", 2: "constable"}, top="night")
    table.do(A, "DrawTwo")
    table.strike(B)

    assert as_moderator(table.game, table.match.view(None))["constable"] is None
