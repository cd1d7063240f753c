"""What a game says of its areas can be drawn, or is refused with what is wrong with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sortilege
from sortilege.kernel.areas import ICONS, Area, Box, Look, Looks, Motion, check_areas
from tests.kernel.toy import BOOK, RULESET

HAND = Area("hand", "hand", "hands.*", "marble", of="seat", picks=("marble",))
SPRITE = Path(__file__).parents[2] / "web" / "src" / "sprite.svg"


def test_areas_that_name_what_there_is_are_taken() -> None:
    bag = Area("bag", "pile", "bag", "marble")
    aside = Area("aside", "market", kind="marble", picks=("PutAside.marble",))

    check_areas(BOOK, (HAND, bag, aside), (), {"marble": {"red": Look("ball", "red", "R")}}, "ball")


@pytest.mark.parametrize(
    ("areas", "problem"),
    [
        ([HAND, HAND], "there are two areas named hand"),
        ([Area("hand", "heap", "hands")], "area hand: shape is one of hand, row, pile"),  # type: ignore[arg-type]
        ([Area("hand", "hand", "hands", of="seat")], "its path needs a * where the seat is, not 'hands'"),
        ([Area("hand", "hand", "hands.*", of="player")], "of is table or seat, not 'player'"),  # type: ignore[arg-type]
        ([Area("bag", "pile")], "area bag: only a market may be nowhere in the view"),
        ([Area("board", "grid", "board")], "area board: a grid has columns"),
        ([Area("bag", "pile", "bag", picks=("card",))], "area bag: no step has an argument card"),
        ([Area("bag", "pile", "bag", places=("Peek.marble",))], "area bag: no step has an argument Peek.marble"),
    ],
)
def test_what_cannot_be_drawn_is_refused(areas: list[Area], problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        check_areas(BOOK, tuple(areas), (), {}, "wisp")


@pytest.mark.parametrize(
    ("looks", "problem"),
    [
        ({"marble": {"red": Look("marble")}}, "look of marble red: icon is one of heart"),
        ({"marble": {"red": Look("ball", "pink")}}, "look of marble red: ink is one of red, blue"),  # type: ignore[arg-type]
    ],
)
def test_a_look_is_made_of_drawings_and_inks_that_there_are(looks: Looks, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        check_areas(BOOK, (), (), looks, "wisp")


@pytest.mark.parametrize(
    ("motion", "problem"),
    [
        (Motion("Flown", "marble", lies="hand"), "motion: there is no event 'Flown'"),
        (Motion("MarblePlayed", "card", lies="hand"), "motion of MarblePlayed: it has no field 'card'"),
        (Motion("MarblePlayed", "marble", lies="hand", of="seat"), "motion of MarblePlayed: it has no field 'seat'"),
        (
            Motion("MarblePlayed", "marble", leaves="hand", lies="heap"),
            "motion of MarblePlayed: there is no area 'heap'",
        ),
        (Motion("MarblePlayed", "marble"), "motion of MarblePlayed: it leaves nowhere and lies nowhere"),
        (Motion("MarblePlayed", lies="hand"), "motion of MarblePlayed: what lies in hand needs a field that names it"),
    ],
)
def test_only_what_an_event_names_can_move_and_only_between_areas(motion: Motion, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        check_areas(BOOK, (HAND,), (motion,), {}, "wisp")


def test_a_thing_that_an_event_names_may_move() -> None:
    check_areas(
        BOOK,
        (HAND,),
        (Motion("MarblePlayed", "marble", leaves="hand", of="by"), Motion("MarblePlayed", leaves="hand")),
        {},
        "wisp",
    )


def test_an_emblem_is_one_of_the_drawings() -> None:
    with pytest.raises(ValueError, match="marbles: emblem: one of heart"):
        check_areas(BOOK, (), (), {}, "dragon")


def test_every_drawing_that_a_game_may_use_is_on_the_sheet() -> None:
    drawn = re.findall(r'<symbol id="s-(\w+)"', SPRITE.read_text(encoding="utf-8"))

    assert [icon for icon in ICONS if icon not in drawn] == []


def test_a_game_that_says_nothing_has_a_plain_box_and_as_many_players_as_it_needs() -> None:
    assert RULESET.areas == ()
    assert RULESET.box == Box()
    assert RULESET.emblem == "wisp"
    assert RULESET.usual_seats == 2


@pytest.mark.parametrize("game", sortilege.games())
def test_as_many_play_as_may(game: str) -> None:
    rules = sortilege.ruleset(game)
    least, most = rules.seats[rules.modes[0]]

    assert least <= rules.usual_seats <= most
