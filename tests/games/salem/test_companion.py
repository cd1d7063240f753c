"""What the companion of a real table is told is what the engine does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sortilege
from sortilege.content import ContentFile
from sortilege.server.types import files
from sortilege.shelf.salem.companion import facts
from tests.games.salem.playing import Scene
from tests.games.salem.scenes import new

WINDOWS = {"ChooseBlackCat": "dawn", "ChooseVictim": "witches", "ChooseProtected": "constable"}


@pytest.mark.parametrize("seats", range(4, 13))
def test_the_deal_it_tells_is_the_deal_that_is_made(seats: int) -> None:
    table = Scene(new(seats, "standard", "", 3))
    deal = facts()["deals"][str(seats)]

    assert {face: table.all_tryals()[face] for face in ("puritan", "witch", "constable")} == {
        face: deal[face] for face in ("puritan", "witch", "constable")
    }
    assert len(table.row(0)) == deal["row"]
    view = table.match.view(None)
    assert len(view["deck"]) == deal["deck"] == 58 - 3 * seats
    assert {len(player["hand"]) for player in view["players"]} == {deal["hand"]}


@pytest.mark.parametrize(("seats", "mode"), [(5, "standard"), (2, "ghost")])
def test_its_windows_are_as_long_as_the_engines(seats: int, mode: str) -> None:
    match = sortilege.new("salem", mode=mode, seats=seats, seed=1)
    told = facts()["seconds"]
    found: dict[str, int | None] = {}
    while not match.over and len(found) < len(WINDOWS):
        ask = match.asks[0]
        name = str(ask.why).partition("(")[0]
        if name in WINDOWS:
            found[WINDOWS[name]] = ask.seconds
        match.answer(ask.seat, ask.options[len(ask.options) // 2])

    assert found == {name: told[name] for name in found}
    assert {"dawn", "witches"} <= set(found)


def test_what_no_rulebook_prints_is_in_the_content() -> None:
    own = {row["id"]: row["seconds"] for row in ContentFile("salem", "companion").rows("length")}

    assert own["pause"] >= 3
    assert own.items() <= facts()["seconds"].items()


def test_seats_among_ghosts_are_those_of_the_rulebook() -> None:
    two, three = facts()["ghosts"]["2"], facts()["ghosts"]["3"]

    assert (two["order"], three["order"]) == ([0, 2, 1, 3], [0, 1, 2, 3])
    assert [two["takes_from"][seat] for seat in two["order"]] == [2, 1, 3, 0]
    assert [two["chosen_by"][ghost] for ghost in (2, 3)] == [0, 1]


def test_the_page_is_written_from_it(tmp_path: Path) -> None:
    written = files(tmp_path)[tmp_path / "src/lib/wire/companion/salem.json"]

    assert json.loads(written) == facts()
