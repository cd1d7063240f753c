"""Placing, enclosing, passing and the end."""

from __future__ import annotations

import pytest

from reversi import RULESET
from reversi.components import BLACK, BOOK, NO_DISC, SQUARE, WHITE
from reversi.state import Reversi
from reversi.steps import CHOOSE_SQUARE
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import IllegalChoice, Match
from sortilege.testing.marks import rule

DISCS = {"x": BLACK, "o": WHITE, ".": NO_DISC}
COLOUR = {"black": "x", "white": "o", None: "."}


def board(*rows: str, to_move: int = 0) -> Match:
    """A game with these first rows, x for black and o for white; the other squares are empty."""
    game = Reversi()
    game.seed_stream(key_from(1))
    game.sit_down(BOOK, 0, 2, 0)
    for row, discs in enumerate(rows):
        for column, disc in enumerate(discs):
            game.board[8 * row + column] = DISCS[disc]
    game.then(CHOOSE_SQUARE.of(to_move))
    game.advance()
    return Match(RULESET, game, {})


def row(match: Match, number: int) -> str:
    return "".join(COLOUR[disc] for disc in match.view(None)["board"][number - 1])


def offered(match: Match) -> set[str]:
    return {str(option.arguments["on"]) for option in match.asks[0].options}


def place(match: Match, on: str) -> None:
    seat = match.asks[0].seat
    match.answer(seat, f"PlaceDisc(by={seat}, on={on})")


def why_not(match: Match, on: str) -> str:
    with pytest.raises(IllegalChoice) as refused:
        place(match, on)
    return refused.value.reason.message


@rule("REV-SET-01", "REV-SET-02")
def test_four_discs_lie_crosswise_on_sixty_four_squares_and_black_begins() -> None:
    match = Match(RULESET, RULESET.start("standard", 2, {}, key_from(1)), {})

    assert [row(match, number) for number in range(1, 9)] == ["." * 8] * 3 + ["...ox...", "...xo..."] + ["." * 8] * 3
    assert SQUARE.labels[:2] == ["a1", "b1"]
    assert SQUARE.labels[-1] == "h8"
    assert match.asks[0].seat == 0
    assert offered(match) == {"d3", "c4", "f5", "e6"}


@rule("REV-MOV-01")
@pytest.mark.parametrize(
    ("first_row", "squares"),
    [
        ("xo......", {"c1"}),
        ("xooo....", {"e1"}),
        ("xo.o....", {"c1"}),
        (".oox....", {"a1"}),
        ("xoooooo.", {"h1"}),
    ],
)
def test_a_disc_must_enclose_a_row_without_gaps(first_row: str, squares: set[str]) -> None:
    assert offered(board(first_row)) == squares


@rule("REV-MOV-01")
def test_a_square_that_is_taken_or_encloses_nothing_is_refused() -> None:
    match = board("xo......")

    assert why_not(match, "a1") == "taken"
    assert why_not(match, "d1") == "encloses-nothing"
    assert why_not(match, "none") == "no-such-square"


@rule("REV-MOV-02")
def test_what_is_enclosed_is_turned_on_every_line_at_once() -> None:
    match = board("x.x.x", ".ooo.", "xo.ox", ".ooo.", "x.x.x")

    place(match, "c3")

    assert [row(match, number) for number in range(1, 6)] == [
        "x.x.x...", ".xxx....", "xxxxx...", ".xxx....", "x.x.x...",
    ]  # fmt: skip
    assert match.events(None)[-1].fields["turned"] == 8


@rule("REV-MOV-02")
def test_a_disc_that_was_turned_encloses_nothing_by_itself() -> None:
    match = board("xo......", ".o......", ".x......")

    place(match, "c1")

    assert row(match, 1) == "xxx....."
    assert row(match, 2) == ".o......"


@rule("REV-MOV-03")
def test_whoever_can_enclose_nothing_passes_unasked() -> None:
    match = board("xo......", "........", "ox......", to_move=0)

    place(match, "c1")

    assert row(match, 1) == "xxx....."
    assert [ask.seat for ask in match.asks] == [1]

    match = board("xo.xo...")
    place(match, "c1")
    assert [event.name for event in match.events(None)][-1] == "TurnPassed"
    assert [ask.seat for ask in match.asks] == [0]


@rule("REV-END-01", "REV-END-02")
def test_it_is_over_when_nobody_can_place_a_disc() -> None:
    match = board("xo......")

    place(match, "c1")

    assert match.outcome is not None
    assert match.outcome.reason == "blocked"
    assert list(match.outcome.scores) == [3, 0]
    assert match.outcome.winners == (0,)


@rule("REV-END-01", "REV-END-02")
def test_a_full_board_counts_the_discs() -> None:
    match = board(*["o" * 8] * 7, "xoooooo.")

    place(match, "h8")

    assert match.outcome is not None
    assert match.outcome.reason == "full"
    assert match.outcome.winners == (1,)
    assert sum(match.outcome.scores) == 64


@rule("REV-END-03")
def test_as_many_discs_each_is_a_win_for_both() -> None:
    match = board("xo......", "........", "........", "........", "........", "ooo.....")

    place(match, "c1")

    assert match.outcome is not None
    assert list(match.outcome.scores) == [3, 3]
    assert match.outcome.winners == (0, 1)


@rule("REV-CLK-01")
def test_a_clock_places_the_disc_on_the_first_possible_square() -> None:
    match = board(".ox.....", "........", "xo......")

    assert str(match.asks[0].default) == "PlaceDisc(by=0, on=a1)"
    place(match, "c3")


def test_everybody_sees_the_same() -> None:
    match = Match(RULESET, RULESET.start("standard", 2, {}, key_from(1)), {})
    place(match, "d3")

    seen = [{**match.view(eyes), "you": None} for eyes in (None, 0, 1)]

    assert seen[0] == seen[1] == seen[2] == match.open_view()
    assert seen[0]["latest"] == "d3"
    assert seen[0]["players"] == [{"colour": "black", "discs": 4}, {"colour": "white", "discs": 1}]
