"""The battlefield and the grid notation, against the tables and drawings of the ledger. ZOO-BRD, ZOO-CRD."""

from __future__ import annotations

import re

import pytest

import sortilege
from sortilege.content import game_folder
from sortilege.kernel.sets import members
from sortilege.shelf.zoondo.battlefield import (
    ADJACENT,
    CAMP,
    DEPLOYMENT,
    NAMES,
    OUTSIDE,
    REINFORCEMENT,
    back,
    behind,
    beyond,
)
from sortilege.shelf.zoondo.components import (
    AIM_OF,
    ATOUT_ROWS,
    ATOUTS,
    CARDS,
    CORNERS_OF_ATOUT,
    EFFECT_OF,
    GRID_OF,
    MISS,
    TRIBE_ROWS,
)
from sortilege.shelf.zoondo.grids import draw_aim, draw_grid, read_aim, read_grid
from sortilege.testing import rule
from sortilege.text import LANGUAGES, Text
from tests.games.zoondo.scenes import NORTH, SOUTH, card_id, deployed

LEDGER = (game_folder("zoondo") / "ledger.md").read_text(encoding="utf-8")


def named(squares: int) -> list[str]:
    return [NAMES[square] for square in members(squares)]


@rule("ZOO-BRD-01", "ZOO-BRD-02")
def test_there_are_thirty_six_squares_a1_to_f6() -> None:
    assert len(set(NAMES)) == 36
    assert (NAMES[0], NAMES[5], NAMES[35]) == ("a1", "f1", "f6")
    assert NAMES[beyond(SOUTH, NAMES.index("a1"), 1, 0)] == "b1"
    assert NAMES[beyond(SOUTH, NAMES.index("a1"), 0, 1)] == "a2"
    assert [beyond(SOUTH, NAMES.index("a1"), *off) for off in ((-1, 0), (0, -1))] == [-1, -1]


@rule("ZOO-BRD-07")
def test_north_sees_the_field_the_other_way_round() -> None:
    c4 = NAMES.index("c4")

    assert [NAMES[beyond(NORTH, c4, *off)] for off in ((0, 1), (1, 0), (0, -2))] == ["c3", "b4", "c6"]


@rule("ZOO-BRD-03", "ZOO-BRD-04", "ZOO-BRD-05", "ZOO-R02")
@pytest.mark.parametrize(("seat", "ranks"), [(SOUTH, "123"), (NORTH, "654")])
def test_camp_and_zones_are_the_nearest_rows(seat: int, ranks: str) -> None:
    for zone, depth in ((CAMP, 3), (DEPLOYMENT, 2), (REINFORCEMENT, 1)):
        assert set(named(zone[seat])) == {f"{file}{rank}" for file in "abcdef" for rank in ranks[:depth]}


@rule("ZOO-BRD-08")
def test_neighbours_are_those_of_the_ledgers_table() -> None:
    table = re.findall(r"^\| ([a-f][1-6]) \| ((?:[a-f][1-6] ?)+)\| (\d) \|$", LEDGER, re.MULTILINE)

    assert len(table) == 36
    for square, neighbours, count in table:
        assert set(named(ADJACENT[NAMES.index(square)])) == set(neighbours.split())
        assert len(neighbours.split()) == int(count)


@rule("ZOO-R42")
def test_the_row_behind_has_three_squares_two_at_the_edge_and_none_at_the_back() -> None:
    def row_behind(seat: int, square: str) -> list[str]:
        return named(behind(seat, NAMES.index(square)))

    assert row_behind(SOUTH, "c3") == ["b2", "c2", "d2"]
    assert row_behind(NORTH, "c3") == ["b4", "c4", "d4"]
    assert row_behind(SOUTH, "a2") == ["a1", "b1"]
    assert row_behind(SOUTH, "d1") == row_behind(NORTH, "d6") == []
    assert NAMES[back(NORTH, NAMES.index("d4"))] == "d5"
    assert back(NORTH, NAMES.index("d6")) == OUTSIDE


def drawings() -> dict[str, list[str]]:
    """By name: the five rows of each grid that the ledger draws."""
    found: dict[str, list[str]] = {}
    for block in re.findall(r"```text\n(.*?)```", LEDGER, re.DOTALL):
        for part in block.strip("\n").split("\n\n"):
            heading, *rows = part.split("\n")
            if len(rows) != 5 or "@" not in part:
                continue
            for number, name in enumerate(re.split(r" {2,}", heading.strip())):
                found[name] = [row[20 * number : 20 * number + 13].replace(" ", "") for row in rows]
    return found


def test_every_grid_draws_as_the_ledger_draws_it() -> None:
    drawn = drawings()
    text = Text("fr", "zoondo")
    for card, name in enumerate(CARDS):
        printed = re.sub(" [ab]$", "", text.value("card", name))
        assert draw_grid(GRID_OF[card]) == drawn[printed], name
    for atout, name in enumerate(ATOUTS):
        if AIM_OF[atout]:
            assert draw_aim(AIM_OF[atout]) == drawn[text.value("atout", name)], name


@pytest.mark.parametrize(
    ("grid", "problem"),
    [
        ("n.x", "'x' in 'n.x' is neither a direction"),
        ("n,n", "neither a direction"),
        ("j(0,0)", "ends where it starts"),
        ("n.s", "ends where it starts"),
        ("j(3,0)", "leaves the grid"),
        ("n.n.n", "longer than 2 steps"),
        ("n.~n", "ends on a square where no move ends"),
        ("j(1;0)", "neither a direction"),
    ],
)
def test_a_wrong_grid_is_refused_with_what_is_wrong(grid: str, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        read_grid(grid)


def test_a_wrong_aim_is_refused() -> None:
    assert read_aim("T(-1,1) T(1,1)") == [(-1, 1), (1, 1)]
    with pytest.raises(ValueError, match="is not T"):
        read_aim("j(0,1)")


@rule("ZOO-R12")
def test_ways_with_the_same_squares_are_one_way() -> None:
    ways = read_grid("n.ne n.nw n j(0,2) j(0,2)")

    assert [(way.to, way.via, way.special) for way in ways] == [
        ((0, 1), None, False),
        ((1, 2), (0, 1), False),
        ((-1, 2), (0, 1), False),
        ((0, 2), None, True),
    ]


@rule("ZOO-CRD-06", "ZOO-R03")
def test_shooting_atouts_have_four_corners_and_a_grid_if_a_zoon_fires_them() -> None:
    for atout, row in enumerate(ATOUT_ROWS):
        shoots = row["kind"] == "shooting"
        assert len(CORNERS_OF_ATOUT[atout]) == (4 if shoots else 0)
        assert CORNERS_OF_ATOUT[atout].count(MISS) <= 1
        assert bool(AIM_OF[atout]) == (shoots and bool(row.get("users")))
        for language in LANGUAGES:
            assert Text(language, "zoondo").say(f"atout-{ATOUTS[atout]}", "help")


@rule("ZOO-CRD-05")
def test_what_a_tribe_card_shows_has_words_and_no_tribe_card_is_a_piece() -> None:
    for language in LANGUAGES:
        text = Text(language, "zoondo")
        for row in TRIBE_ROWS:
            assert text.say(f"tribe-{row['id']}", "history")
        for effect in {name for name in EFFECT_OF if name}:
            assert text.say(f"effect-{effect}")
    assert len(deployed().game.pieces) == 24


@rule("ZOO-R01")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_two_play_and_neither_fewer_nor_more(seats: int) -> None:
    for mode in ("standard", "reinforced", "recruit"):
        with pytest.raises(ValueError, match=f"takes 2 to 2 players, not {seats}"):
            sortilege.new("zoondo", seats=seats, mode=mode)


def test_the_scenes_find_a_card_by_the_name_the_ledger_gives_it() -> None:
    assert card_id("grognard.b2") == "boarix-grognard-b"
    assert card_id("rhinogoths.trice") == "rhinogoths-trice"
