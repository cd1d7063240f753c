"""The battlefield in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from sortilege.kernel.match import Match
from sortilege.shelf.zoondo.board import MARKS, draw_movement
from sortilege.shelf.zoondo.components import CARDS, GRID_OF
from sortilege.shelf.zoondo.grids import draw_grid
from sortilege.terminal.boards import draw
from sortilege.text import Text
from tests.games.zoondo.scenes import NORTH, SOUTH, battle, deployed, go, recruiting


def drawn(
    match: Match,
    seat: int | None = SOUTH,
    language: str = "en",
    width: int = 100,
    height: int = 50,
    screen: bool = True,
) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, height=height, force_terminal=screen, color_system=None)
    console.print(draw(match.view(seat), Text(language, "zoondo", ("Ann", "Bob"))))
    return paper.getvalue()


def rows(picture: str) -> list[str]:
    """The lines of the field that begin with the number of a rank."""
    return [line for line in picture.splitlines() if line[:3].strip().isdecimal() and "│" in line]


def test_south_sees_rank_one_below_and_north_rank_six() -> None:
    match = deployed("boarix", "korbaks", memory="assisted")

    assert [row[1] for row in rows(drawn(match, SOUTH))] == list("654321")
    assert [row[1] for row in rows(drawn(match, NORTH))] == list("123456")
    assert "4 Gold- 4" in drawn(match, SOUTH)
    assert "4 Gold- 4" not in drawn(match, NORTH)
    assert drawn(match, NORTH).index("Aile-") > drawn(match, NORTH).index("▒")


def test_a_spectator_sees_backs_only() -> None:
    picture = drawn(deployed("boarix", "korbaks", memory="assisted"), None)

    assert picture.count(" A ▒") == picture.count(" B ▒") == 12
    assert "Gold-" not in picture


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 50), (100, 30), (100, 50), (130, 60)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_board_fits_its_screen(width: int, height: int, language: str) -> None:
    picture = drawn(deployed("boarix", "korbaks", memory="assisted"), SOUTH, language, width, height)

    assert all(len(line) <= width for line in picture.splitlines())
    assert len(picture.splitlines()) <= max(18, height)
    assert len(rows(picture)) == 6


def test_signs_stand_where_things_lie_and_the_legend_explains_them() -> None:
    match = battle(
        "d3 barrajo, a2 kopo.a, c2 dame-ronge, b1 buchosaure.a", "d4 korse.a1, e5 mourse.a",
        equipment="a2 echasses", walls="c4", ponds="c2", bound="b1 12",
        atouts=("carapace", "hache, bourrasque"), tombs=("kopo.b", "korse.b, korse.b"),
    )  # fmt: skip
    picture = drawn(match)

    assert "♟A^" in picture
    assert "♜A!" in picture
    assert "♞A~" in picture
    assert "♣ ♣ ♣" in picture
    assert all(word in picture for word in ("^ Stilts", "! immobilised", "~ Pond", "♣ Tree Wall"))
    assert "Gust×2" in picture
    assert "Tomb (1): Kopo b" in picture
    go(match, "d3>xd4")
    assert "Combat for d4!" in drawn(match)
    assert "Barra" not in drawn(match)


def test_the_grids_of_the_cards_one_sees_are_drawn_where_there_is_room() -> None:
    match = battle("d3 king, c2 aile-de-suie", "d5 korse.a")

    assert "◆ · @ · ◆" in drawn(match)
    assert "◆ · @ · ◆" not in drawn(match, height=30)
    assert "◆" not in drawn(match, NORTH)


@pytest.mark.parametrize("card", CARDS)
def test_every_grid_can_be_printed(card: str) -> None:
    paper = StringIO()
    Console(file=paper, width=40, color_system=None).print(draw_movement("Zoon", card))

    lines = [line.replace(" ", "") for line in paper.getvalue().splitlines()[1:]]
    assert lines == [row.translate(MARKS) for row in draw_grid(GRID_OF[CARDS.index(card)])]


def test_before_the_battle_the_board_says_what_is_to_be_done() -> None:
    match = recruiting()
    match.answer(SOUTH, "RecruitZoon(by=0, card=warus-draknar)")
    assert "Recruiting" in drawn(match)
    assert "Recruited (1): Draknar" in drawn(match)
    assert "Draknar" not in drawn(match, NORTH)
    match.answer(SOUTH, "StopRecruiting(by=0, stage=1)")
    match.answer(SOUTH, "StopRecruiting(by=0, stage=2)")
    assert "Ann · ready" in drawn(match, NORTH)
    match.answer(NORTH, "RecruitPrinted(by=1, tribe=boarix)")

    assert "To place (1): Draknar" in drawn(match)
    assert "To place (12)" in drawn(match, NORTH)


def test_a_caged_card_shows_its_face_when_the_game_is_over() -> None:
    match = battle("e1 bouclefeuille", "b2 queen-mary, d6 king", atouts=("cage", ""))
    match.answer(SOUTH, "PlayAtout(by=0, atout=boarix-cage-de-racines)")
    match.answer(SOUTH, "CageZoon(by=0, atout=boarix-cage-de-racines, target=b2)")

    assert "Queen M" in drawn(match)
