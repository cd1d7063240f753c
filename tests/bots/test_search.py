"""Searches: how far they look."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.bots.search import Search


def search(game: str) -> Search:
    match = sortilege.new(game, seats=2, seed=1)
    return Search(match.game, match.asks[0].seat, match.ruleset.sense, 1)


def test_in_zoondo_a_playout_goes_a_decision_further_each_time_the_options_were_tried_eight_times() -> None:
    assert [search("zoondo").patience(world) for world in (0, 7, 8, 15, 16, 160)] == [3, 3, 4, 4, 5, 23]


@pytest.mark.parametrize("game", ["ecole", "traverse"])
def test_elsewhere_all_playouts_are_as_long(game: str) -> None:
    assert {search(game).patience(world) for world in (0, 8, 1000)} == {sortilege.ruleset(game).sense.patience}
