"""The terminal's board: every space once, every hat where it is, nothing a seat may not see."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from sortilege.kernel.match import Match
from sortilege.shelf.traverse.board import CELL, HEIGHT, WIDTH, cell
from sortilege.shelf.traverse.map import PLACES, SPACES
from sortilege.terminal.boards import draw
from sortilege.text import Text
from tests.games.traverse.scenes import A, B, C, D, S, new, roll, scene, walk

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo")


def drawn(match: Match, language: str = "en", width: int = 80, seat: int | None = 0) -> str:
    paper = StringIO()
    Console(file=paper, width=width, color_system=None).print(draw(match.view(seat), Text(language, "traverse", NAMES)))
    return paper.getvalue()


def test_every_space_has_a_cell_of_its_own_inside_the_picture() -> None:
    taken = [(column + step, row) for column, row in (cell(space["at"]) for space in SPACES) for step in range(CELL)]

    assert len(set(taken)) == len(taken) == CELL * len(SPACES)
    assert all(0 <= column < WIDTH and 0 <= row < HEIGHT for column, row in taken)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("mode", ["standard", "junior"])
def test_the_board_fits_eighty_columns(language: str, seats: int, mode: str) -> None:
    picture = drawn(new(seats, mode), language)

    assert all(len(line) <= 80 for line in picture.splitlines())
    assert len(picture.splitlines()) <= 22
    assert all(name in picture for name in NAMES[:seats])


def test_hats_stand_on_spaces_in_shops_and_in_the_alley() -> None:
    picture = drawn(scene({A: "D12", B: "K20", C: "wand_shop", D: "owl_emporium"}))

    assert "·12A" in picture
    assert "·20B" in picture
    assert "Ollivander C" in picture
    assert "░D░" in picture


def test_the_sign_the_dice_the_trunks_and_the_own_hand_are_shown() -> None:
    match = scene({A: "D20"}, hands={A: "S-CLOSE S-KEY"}, trunks={A: "wand owl"}, sign="leaky")
    roll(match, S, 4)

    picture = drawn(match, "fr")

    assert "Fermé\u00a0: le Chaudron Baveur" in picture
    assert " @ 4 " in picture
    assert "· · · B · H" in picture
    assert "Votre main\u00a0: Fermez une boutique, Clé du coffre" in picture
    assert "2G 2M 2N" in picture


def test_a_waiting_card_is_drawn_for_its_drawer_only() -> None:
    match = scene({A: "D08"}, pile="S-KEY S-OPEN")
    walk(match, S, 3)

    assert "Waiting: Alohomora" in drawn(match)
    for other in (B, None):
        assert "Waiting" not in drawn(match, seat=other)


def test_the_junior_board_has_no_alley_and_no_cards() -> None:
    picture = drawn(new(2, "junior"))

    assert all(word not in picture for word in ("∩", "»", "Pile", "card"))
    assert all(f"{int(PLACES[space][1:])}" in picture for space in range(36))
