"""What was pending need not be done."""

from __future__ import annotations

from tests.kernel.toy import CHOOSE_MOVE, DRAW, Marbles


def test_only_the_step_that_would_come_next_is_dropped() -> None:
    game = Marbles()
    game.then(DRAW(0), DRAW(1), CHOOSE_MOVE(1))

    game.drop_next()

    assert list(game.stack) == [CHOOSE_MOVE(1), DRAW(1)]
