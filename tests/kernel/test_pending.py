"""What is pending can be given up: what comes next, or all but what comes last."""

from __future__ import annotations

from tests.kernel.toy import DRAW, PASS, PEEK, Marbles, in_turns, state_of


def about_to_do(*steps: int) -> Marbles:
    """A game with these steps pending, the first to come first."""
    game = state_of(in_turns())
    game.drop_pending()
    game.then_all(list(steps))
    return game


def test_what_comes_next_is_dropped_and_the_rest_stays() -> None:
    game = about_to_do(PASS(0), PEEK(0), DRAW(0))
    game.drop_next()

    assert list(game.stack) == [DRAW(0), PEEK(0)]


def test_all_is_dropped_but_what_comes_last() -> None:
    game = about_to_do(PASS(0), PEEK(0), DRAW(0))
    game.drop_all_but_last()

    assert list(game.stack) == [DRAW(0)]


def test_what_is_alone_comes_last_and_stays() -> None:
    game = about_to_do(DRAW(0))
    game.drop_all_but_last()

    assert list(game.stack) == [DRAW(0)]


def test_where_nothing_is_pending_nothing_is_dropped() -> None:
    game = about_to_do()
    game.drop_all_but_last()

    assert not game.is_pending(DRAW(0))
    assert len(game.stack) == 0
