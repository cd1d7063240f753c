"""Every grid of every card, read a second time and compared square by square. ZOO-MOV."""

from __future__ import annotations

from collections.abc import Set
from random import Random

import pytest

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import EMPTY, group_of
from sortilege.shelf.zoondo.battlefield import NAMES, SQUARES
from sortilege.shelf.zoondo.components import CARDS, GRID_OF
from sortilege.shelf.zoondo.state import Zoondo, with_number
from sortilege.shelf.zoondo.steps import CHOOSE_ACTION
from sortilege.testing import rule
from tests.games.zoondo.scenes import NORTH, SOUTH, battle, fight, go, on, refused, state_of, ways

COMPASS = {
    "n": (0, 1),
    "s": (0, -1),
    "e": (1, 0),
    "w": (-1, 0),
    "ne": (1, 1),
    "nw": (-1, 1),
    "se": (1, -1),
    "sw": (-1, -1),
}
NOBODY: Set[str] = frozenset()
STILTS = "j(0,2) j(2,0) j(-2,0)"
"""What the ledger says that they add to a grid. ZOO-AT-ECHASSES."""


def moves_by_hand(
    grid: str,
    seat: int,
    start: str,
    friends: Set[str] = NOBODY,
    enemies: Set[str] = NOBODY,
    obstacles: Set[str] = NOBODY,
    ponds: Set[str] = NOBODY,
) -> set[str]:
    """A grid read square by square, without the engine: the ways it allows, in the ledger's notation."""

    def square(right: int, forward: int) -> str:
        sign = 1 if seat == SOUTH else -1
        file, rank = "abcdef".index(start[0]) + sign * right, int(start[1]) + sign * forward
        return f"{'abcdef'[file]}{rank}" if 0 <= file < 6 and 1 <= rank <= 6 else ""

    found = set()
    for entry in grid.split():
        if entry.startswith("j("):
            right, forward = (int(part) for part in entry[2:-1].split(","))
            to = square(right, forward)
            if to and to not in friends | obstacles:
                found.add(f"{start}^{'x' if to in enemies else ''}{to}")
            continue
        right = forward = 0
        way = start
        for step in entry.split("."):
            across, along = COMPASS[step.lstrip("~")]
            right, forward = right + across, forward + along
            here = square(right, forward)
            if not here or here in friends | obstacles:
                break
            if here in enemies:
                if not step.startswith("~"):
                    found.add(f"{way}>x{here}")
                break
            if not step.startswith("~"):
                found.add(f"{way}>{here}")
            way = f"{way}>{here}"
            if here in ponds:
                break
    return found


def moves_of(game: Zoondo, seat: int, start: str) -> set[str]:
    """What the engine offers for one Zoon."""
    found = set()
    for step in game.offered(CHOOSE_ACTION(seat)).listed():
        words = game.book.type_of(step).read_arguments(step)
        if words.get("zoon") == start:
            arrival = f"x{words['to']}" if game.book.type_of(step).name == "AttackZoon" else words["to"]
            middle = {None: ">", "special": "^"}.get(words["via"], f">{words['via']}>")  # type: ignore[arg-type]  # text
            found.add(f"{start}{middle}{arrival}")
    return found


def on_board(game: Zoondo, pieces: dict[int, str], obstacles: Set[str] = NOBODY, ponds: Set[str] = NOBODY) -> None:
    """Puts the pieces on these squares and nothing else anywhere."""
    for square in range(SQUARES):
        game.lay([], square)
    game.armies[SOUTH] = game.armies[NORTH] = EMPTY
    for piece, name in pieces.items():
        square = NAMES.index(name)
        game.lay([piece], square)
        game.stand(game.owner(piece), square)
    game.obstacles = group_of([NAMES.index(name) for name in obstacles])
    game.ponds = group_of([NAMES.index(name) for name in ponds])


@rule("ZOO-MOV-01", "ZOO-MOV-02", "ZOO-MOV-03", "ZOO-MOV-05", "ZOO-MOV-10", "ZOO-BRD-07", "ZOO-R11")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_on_an_empty_board_each_card_goes_where_its_grid_says(card: str, seat: int) -> None:
    sides = (f"c3 {card}", "") if seat == SOUTH else ("", f"c4 {card}")
    game = state_of(battle(*sides))
    piece = game.pieces_of(seat)[0]
    for start in NAMES:
        on_board(game, {piece: start})

        assert moves_of(game, seat, start) == moves_by_hand(GRID_OF[CARDS.index(card)], seat, start)


@rule("ZOO-MOV-04", "ZOO-MOV-06", "ZOO-MOV-07", "ZOO-MOV-08", "ZOO-MOV-09", "ZOO-R10", "ZOO-R31", "ZOO-AT-ECHASSES")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_on_a_crowded_board_each_card_stops_where_it_must(card: str, seat: int) -> None:
    crowd = ", ".join(f"{file}{{}} sacrechene" for file in "abcde")
    sides = [crowd.format(*[1] * 5), crowd.format(*[6] * 5)]
    sides[seat] = f"c{3 + seat} {card}, " + sides[seat]
    game = state_of(battle(*sides))
    mover, *friends = list(game.pieces_of(seat))
    enemies = list(game.pieces_of(1 - seat))
    rng = Random(card)
    for _ in range(60):
        squares = rng.sample(NAMES, 20)
        start, walls, ponds = squares[0], set(squares[13:16]), set(squares[16:20])
        mine, theirs = squares[1:6], squares[6:11]
        on_board(
            game,
            {mover: start, **dict(zip(friends, mine, strict=False)), **dict(zip(enemies, theirs, strict=False))},
            walls,
            ponds,
        )
        grid = GRID_OF[CARDS.index(card)]
        scene = (seat, start, set(mine), set(theirs), walls, ponds)
        game.bearers = with_number(game.bearers, 2 * seat, NONE)
        assert moves_of(game, seat, start) == moves_by_hand(grid, *scene)
        game.bearers = with_number(game.bearers, 2 * seat, mover)
        assert moves_of(game, seat, start) == moves_by_hand(f"{grid} {STILTS}", *scene)


@rule("ZOO-R12", "ZOO-CBT-08", "ZOO-CBT-09", "ZOO-R14", "ZOO-AT-ECHASSES")
@pytest.mark.parametrize(("way", "back"), [("d2>d3>xd4", "d3"), ("d2^xd4", "d2")])
def test_the_way_that_was_taken_decides_where_a_tied_attacker_goes_back_to(way: str, back: str) -> None:
    match = battle("d2 mourse.a1", "d4 grognard.a1", equipment="d2 echasses")
    assert {"d2>d3>xd4", "d2^xd4"} <= ways(match, "d2")

    go(match, way)
    fight(match, south="upright TL", north="upright TL")

    assert on(match, back) == "mourse-a"


@pytest.mark.parametrize(
    ("step", "reason", "rules"),
    [
        ("MoveZoon(by=0, zoon=d5, to=d4, via=none)", "not-your-zoon", ("ZOO-MOV-01",)),
        ("MoveZoon(by=0, zoon=a1, to=a2, via=none)", "not-your-zoon", ("ZOO-MOV-01",)),
        ("MoveZoon(by=0, zoon=d2, to=e1, via=none)", "not-in-grid", ("ZOO-MOV-01", "ZOO-MOV-02", "ZOO-MOV-05")),
        ("MoveZoon(by=0, zoon=d2, to=d4, via=special)", "not-in-grid", ("ZOO-MOV-01", "ZOO-MOV-02", "ZOO-MOV-05")),
        ("AttackZoon(by=0, zoon=d2, to=d4, via=d3)", "way-blocked", None),
        ("MoveZoon(by=0, zoon=d2, to=d3, via=none)", "square-closed", ("ZOO-MOV-06",)),
        ("MoveZoon(by=0, zoon=d2, to=c3, via=none)", "must-fight", ("ZOO-MOV-07", "ZOO-CBT-13")),
        ("AttackZoon(by=0, zoon=d2, to=e3, via=none)", "nobody-to-fight", ("ZOO-MOV-07",)),
    ],
)
def test_a_move_that_cannot_be_made_says_why(step: str, reason: str, rules: tuple[str, ...] | None) -> None:
    match = battle("d2 mourse.a1, d3 korse.a", "c3 kassin.a, d4 kassin.b, d5 grognard.a")

    no = refused(match, SOUTH, step)

    assert no.message == reason
    assert no.rules == (rules or ("ZOO-MOV-04", "ZOO-MOV-06", "ZOO-MOV-07", "ZOO-R10"))
