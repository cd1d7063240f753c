"""The timetable, the play areas and the chain of L'École de magie, drawn from a view."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import sortilege
from sortilege.kernel.match import Match
from sortilege.terminal.boards import draw
from sortilege.text import Text
from tests.games.ecole.play import answer_all, cast, do, end_round
from tests.games.ecole.scenes import A, B, C, peek, show_to_all, table


def drawn(match: Match, seat: int | None = A, language: str = "fr", width: int = 80) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, height=40, color_system=None)
    console.print(draw(match.view(seat), Text(language, "ecole", ("Ann", "Bob", "Cat", "Dan"))))
    return paper.getvalue()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100])
def test_a_new_game_fits_the_screen_and_shows_every_slot(seats: int, width: int) -> None:
    match = sortilege.new("ecole", seats=seats, seed=5)

    picture = drawn(match, width=width)

    assert all(len(line) <= width for line in picture.splitlines())
    assert picture.count("✉") == 2 * seats
    assert len(picture.splitlines()) <= 18


def test_costs_are_those_of_whoever_looks() -> None:
    match = table(slots={1: "sorts"}, owned={B: ["sorts", "sorts"]})

    assert "1 Sorts (1)" in drawn(match, A)
    assert "1 Sorts (3)" in drawn(match, B)


def test_only_known_tokens_and_cards_have_names() -> None:
    match = table(
        hands={A: ["copius"], B: ["zyeutio", "refilus"]},
        slots={2: "potions"},
        mail={2: ["howler", "plus3", "minus1"]},
        fronts={B: ["cancel"]},
    )
    peek(match, A, 2, places=[2])
    show_to_all(match, B, "refilus")

    mine, theirs = drawn(match, A), drawn(match, C)

    assert "✉✉ +3" in mine
    assert "Votre main\u00a0: Copius" in mine
    assert "Vu chez Bob\u00a0: Refilus" in mine
    assert "✉✉✉" in theirs
    for secret in ("Copius", "Zyeutio", "annulation", "Engueulante"):
        assert secret not in theirs


def test_the_chain_shows_who_answered_what() -> None:
    match = table(hands={A: ["chipardio"], B: ["oubliettes"], C: 1})
    cast(match, A, "chipardio", on=C)
    answer_all(match, b="oubliettes")

    assert "In the air: A Pilferio → Cat ◂ B Oubliettes" in drawn(match, C, "en")


def test_what_is_given_up_and_what_is_to_be_placed_are_shown_to_their_owner() -> None:
    dropping = table(2, hands={A: ["lachetoutis"], B: ["copius"] + ["balai_ball"] * 6})
    cast(dropping, A, "lachetoutis")
    answer_all(dropping)
    do(dropping, B, "Drop", card="copius")
    placing = table(houses={A: ["poufmoufle"]}, slots={1: "sorts", 2: "balais"}, reserve=["plus2"])
    do(placing, A, "EndTurn")
    do(placing, A, "DrawMail")

    assert "Vous lâchez\u00a0: Copius" in drawn(dropping, B)
    assert "Copius" not in drawn(dropping, A)
    assert "Pion à poser\u00a0: +2" in drawn(placing, A)
    assert "Pion à poser" not in drawn(placing, B)


def test_the_score_sheet_stands_at_the_end() -> None:
    match = table(2, owned={B: ["sorts"] * 3}, bonus={A: ["bons_points"]}, round_number=40)
    assert "total" not in drawn(match)

    end_round(match)

    rows = [line.split() for line in drawn(match).splitlines()[-2:]]
    assert rows == [["1.", "B", "Bob", "9", *"0000", "0", "9"], ["2.", "A", "Ann", *"0000", "2", "0", "2"]]
