"""What was learned of Traverse, and where it is played by."""

from __future__ import annotations

from copy import copy

import pytest

from sortilege import ruleset
from sortilege.kernel.judgement import NOTHING_LEARNED
from sortilege.lab.selfplay import self_play
from sortilege.shelf.traverse.bot.features import FEATURES, features
from sortilege.shelf.traverse.state import Traverse
from tests.games.traverse.scenes import FULL, A, B, scene


def feature(game: Traverse, seat: int, name: str) -> float:
    return features(game, seat)[FEATURES.index(name)]


def state(seats: int = 2, mode: str = "standard", sign: str | None = None) -> Traverse:
    """A has a full trunk, B nothing."""
    game = scene({A: "D30", B: "D20"}, seats=seats, mode=mode, trunks={A: FULL}, sign=sign).game
    assert isinstance(game, Traverse)
    return game


def test_a_full_trunk_near_home_is_seen_and_liked() -> None:
    sense = ruleset("traverse").sense
    game = state()
    first, second = sense.prospects(game)

    assert feature(game, A, "full") == feature(game, A, "items") == 1.0
    assert feature(game, B, "full") == feature(game, B, "items") == 0.0
    assert feature(game, A, "soon") > feature(game, B, "soon")
    assert first > 0.9
    assert first + second == pytest.approx(1.0)


def test_who_still_needs_a_closed_building_is_shut_out() -> None:
    inn = state(sign="leaky")

    assert [feature(inn, seat, "shut-out") for seat in (A, B)] == [1.0, 0.0]
    assert [feature(state(), seat, "shut-out") for seat in (A, B)] == [0.0, 0.0]


@pytest.mark.parametrize(
    ("seats", "mode", "is_learned"), [(2, "standard", True), (4, "standard", False), (2, "junior", False)]
)
def test_what_was_learned_at_one_kind_of_table_counts_at_no_other(seats: int, mode: str, is_learned: bool) -> None:
    sense = ruleset("traverse").sense
    without = copy(sense)
    without.judgements = NOTHING_LEARNED
    game = state(seats, mode)

    assert (sense.prospects(game) != without.prospects(game)) == is_learned


def test_only_the_standard_game_is_learned() -> None:
    with pytest.raises(ValueError, match="only the chances of the standard game"):
        self_play("traverse", 1, "junior")
