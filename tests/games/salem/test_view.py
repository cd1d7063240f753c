"""What a view of Salem 1692 says so that no screen need know a rule."""

from __future__ import annotations

from typing import Any

import pytest

from sortilege.testing.marks import rule
from tests.games.salem.playing import A, B, C, D, Scene
from tests.games.salem.scenes import fall, scene


def shown(table: Scene, seat: int | None, of: int) -> dict[str, Any]:
    player: dict[str, Any] = table.match.view(seat)["players"][of]
    return player


@pytest.mark.parametrize(("seat", "needed"), [(A, 7), (C, 8), (None, 8), (B, 8)])
def test_what_is_needed_for_a_trial_depends_on_who_brings_it_about(seat: int | None, needed: int) -> None:
    table = scene(citizens={A: "thomas_danforth", B: "george_burroughs"})

    assert shown(table, seat, B)["accusations_needed"] == needed
    assert shown(table, seat, C)["accusations_needed"] == 7


def test_the_dead_bring_nobody_to_trial_and_are_brought_to_none() -> None:
    table = scene(citizens={A: "thomas_danforth", B: "george_burroughs"}, dead=[A], active=B)

    assert shown(table, A, B)["accusations_needed"] == 8
    assert shown(table, B, A)["accusations_needed"] is None


def test_one_learns_what_ones_own_cards_would_add_and_nobody_else_does() -> None:
    table = scene(citizens={B: "cotton_mather"}, hands={A: "evidence alibi stocks", C: "witness"}, dead=[D])

    assert shown(table, A, B)["worth"] == {"evidence": 1, "alibi": 7}
    assert shown(table, A, C)["worth"] == {"evidence": 3, "alibi": 7}
    assert shown(table, C, B)["worth"] == {"witness": 7}
    assert shown(table, A, D)["worth"] == shown(table, None, B)["worth"] == {}


def test_only_in_a_conspiracy_it_matters_who_sits_to_the_left() -> None:
    table = scene(dead=[B], top="conspiracy")

    before = [shown(table, A, seat)["takes_from"] for seat in (A, C)]
    table.do(A, "DrawTwo")

    assert before == [None, None]
    assert [shown(table, A, seat)["takes_from"] for seat in (A, B, C, D)] == [C, None, D, A]


@pytest.mark.parametrize(("uses", "left"), [(0, 2), (1, 1), (2, 0)])
def test_samuel_parris_takes_twice_from_the_discard(uses: int, left: int) -> None:
    table = scene(citizens={A: "samuel_parris", B: "tituba", C: "mary_warren"})
    for _ in range(uses):
        table.game.count_parris_use(A)

    assert [shown(table, B, seat)["ability_left"] for seat in (A, B, C, D)] == [left, 1, None, None]


@rule("SAL-NIGHT-01")
def test_the_nights_are_counted_as_they_fall() -> None:
    table = scene(5, rows={D: "constable witch"}, top="night")
    assert table.match.view(None)["nights"] == 0

    fall(table)
    assert table.match.view(None)["nights"] == 1
    table.strike(None)
    table.protect(None)
    table.confess()

    assert table.match.view(None)["phase"] == "day"
    assert table.match.view(A)["nights"] == 1
