"""What a search says it saw coming is what stands in its tree."""

from __future__ import annotations

import pytest

from sortilege.bots.levels import think
from sortilege.bots.outlines import FRIGHT, LEAST_SEEN, LONGEST_LINE, feared, line_of
from sortilege.bots.search import Node, Search
from tests.bots.positions import SETTINGS, position

ANN, BOB = 0, 1
OPTION, MINE, MILD, HARSH, RARE, FOOLISH = 1, 2, 3, 4, 5, 6


def seen(by: int, visits: int, own: float, theirs: float) -> Node:
    """A node tried so often, and the share of wins it brought its searcher and whoever chose it."""
    node = Node(1.0)
    node.by, node.visits, node.own, node.worth = by, visits, own * visits, theirs * visits
    return node


@pytest.fixture
def search() -> Search:
    """Ann plays on, then Bob answers: mildly, harshly, rarely or against his own good."""
    match = position("traverse", "standard", 2, 40)
    seat = match.asks[0].seat
    search = think(match, seat, 1, 0.0, 1)
    search.seat = ANN
    search.root.children.clear()
    option, mine = seen(ANN, 100, 0.5, 0.5), seen(ANN, 80, 0.5, 0.5)
    search.root.children[OPTION] = option
    option.children[MINE] = mine
    mine.children[MILD] = seen(BOB, 40, 0.6, 0.4)
    mine.children[HARSH] = seen(BOB, 30, 0.3, 0.7)
    mine.children[RARE] = seen(BOB, LEAST_SEEN - 1, 0.0, 1.0)
    mine.children[FOOLISH] = seen(BOB, 10, 0.1, 0.1)
    return search


def test_the_answer_that_costs_most_and_may_well_come_is_feared(search: Search) -> None:
    assert feared(search, OPTION) == HARSH

    search.root.children[OPTION].children[MINE].children[RARE].visits = LEAST_SEEN
    assert feared(search, OPTION) == RARE


def test_what_costs_little_is_not_feared(search: Search) -> None:
    answers = search.root.children[OPTION].children[MINE].children
    answers.clear()
    answers[MILD], answers[HARSH] = seen(BOB, 50, 0.5, 0.5), seen(BOB, 50, 0.5 - 2.2 * FRIGHT, 0.5)
    assert feared(search, OPTION) == HARSH

    answers[HARSH] = seen(BOB, 50, 0.5 - 1.8 * FRIGHT, 0.5)
    assert feared(search, OPTION) is None


def test_the_line_goes_on_by_what_was_tried_most(search: Search) -> None:
    assert line_of(search, OPTION) == [OPTION, MINE, MILD]
    assert line_of(search, OPTION, 2) == [OPTION, MINE]


@pytest.mark.parametrize(("game", "mode", "seats"), SETTINGS)
def test_lines_and_fears_of_every_game_are_steps_of_it(game: str, mode: str, seats: int) -> None:
    match = position(game, mode, seats, 25)
    seat = match.asks[0].seat
    search = think(match, seat, 3, 0.0, 40)
    steps = match.ruleset.steps
    for option in match.asks[0].options:
        line = line_of(search, option)
        fear = feared(search, option)

        assert line[0] == option
        assert len(line) <= LONGEST_LINE
        assert all(str(steps[step]) for step in line)
        assert fear is None or str(steps[fear])
