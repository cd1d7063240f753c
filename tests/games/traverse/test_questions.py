"""A question that has only its usual answer is seen through without making a list, and nobody is asked it. TRA-R58."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sortilege.kernel.question_types import QuestionType1
from sortilege.shelf.traverse import RULESET
from sortilege.shelf.traverse.rules.questions import Alternative
from sortilege.shelf.traverse.state import NOT_ROLLED, Traverse
from sortilege.shelf.traverse.steps import (
    ACT_AFTER_ROLL,
    ACT_AFTER_WALK,
    ACT_BEFORE_ROLL,
    CHOOSE_ALLEY_STOP,
    CHOOSE_PURCHASE,
    CHOOSE_STOP,
)
from sortilege.testing import rule

WINDOWS = (ACT_BEFORE_ROLL, ACT_AFTER_ROLL, ACT_AFTER_WALK)


def positions(mode: str, seats: int) -> Iterator[Traverse]:
    """Every decision of a few games played at random."""
    options = RULESET.check_options(mode, seats, {"max_rounds": 40})
    for seed in range(4):
        game = RULESET.start(mode, seats, options, seed)
        assert isinstance(game, Traverse)
        while game.open:
            yield game
            answers = game.options(game.open[0])
            game.choose(game.open[0], answers[game.below(len(answers))])


def questions_that_make_sense(game: Traverse, seat: int) -> Iterator[QuestionType1]:
    yield CHOOSE_PURCHASE
    if game.hand_size(seat) == 0:
        yield from WINDOWS
    if game.first_die != NOT_ROLLED and game.spirals_rolled() < 2:
        yield CHOOSE_ALLEY_STOP if game.is_in_alley(seat) else CHOOSE_STOP


@rule("TRA-R58", "TRA-D04", "TRA-D19", "TRA-D20")
@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("standard", 6), ("junior", 2), ("junior", 5)])
def test_there_is_more_than_the_usual_just_when_more_than_one_answer_is_offered(mode: str, seats: int) -> None:
    seen: set[tuple[str, bool]] = set()
    for game in positions(mode, seats):
        for seat in range(seats):
            for asking in questions_that_make_sense(game, seat):
                question = asking.question
                assert isinstance(question, Alternative)
                offered = game.offered(asking(seat)).listed()

                assert question.has_more(game, seat) == (len(offered) > 1)
                assert question.default(game, seat) == offered[0]
                seen.add((asking.name, len(offered) > 1))

    assert {("ChooseStop", True), ("ChooseStop", False)} <= seen
    assert {("ActAfterWalk", True), ("ActAfterWalk", False)} <= seen
