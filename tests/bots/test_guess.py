"""Guessing games: answers are mixed by what one regrets."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.bots.guess import Guess
from sortilege.kernel.rules import NO_STEP

HEADS, TAILS = 1, 2
ROUNDS = 2000


def guess_between(first: list[int], second: list[int]) -> Guess:
    """Two seats who like all their answers equally."""
    guess = Guess(0, sortilege.new("zoondo", seats=2, seed=1).game)
    for seat, options in enumerate((first, second)):
        guess.enter(seat, options, [1 / len(options)] * len(options), {option: option for option in options})
    return guess


def play(guess: Guess, wins: dict[tuple[int, int], float], rounds: int = ROUNDS) -> None:
    """So many rounds of a game in which one wins what the other loses."""
    while guess.rounds < rounds or guess.changes:
        given = guess.next(0.0)
        won = wins[given[0], given[1]]
        guess.tell([won, 1 - won])


def shares(guess: Guess, seat: int) -> list[float]:
    mixture = guess.tables[seat].mixture
    return [one / sum(mixture) for one in mixture]


PENNIES = {(HEADS, HEADS): 1.0, (HEADS, TAILS): 0.0, (TAILS, HEADS): 0.0, (TAILS, TAILS): 1.0}


def test_whoever_matches_pennies_shows_each_side_half_of_the_time() -> None:
    guess = guess_between([HEADS, TAILS], [HEADS, TAILS])
    play(guess, PENNIES)

    for seat in (0, 1):
        assert shares(guess, seat) == pytest.approx([0.5, 0.5], abs=0.05)


def test_unequal_pennies_are_mixed_so_that_the_other_cannot_profit() -> None:
    guess = guess_between([HEADS, TAILS], [HEADS, TAILS])
    play(guess, {**PENNIES, (TAILS, TAILS): 0.5})

    for seat in (0, 1):
        assert shares(guess, seat) == pytest.approx([1 / 3, 2 / 3], abs=0.05)


def test_an_answer_that_is_worse_whatever_the_other_does_is_not_given() -> None:
    guess = guess_between([HEADS, TAILS], [HEADS, TAILS])
    play(guess, {(HEADS, HEADS): 0.6, (HEADS, TAILS): 0.5, (TAILS, HEADS): 0.3, (TAILS, TAILS): 0.2})

    assert {guess.best() for _ in range(100)} == {HEADS}
    assert {guess.tables[1].mixed(guess.dice) for _ in range(100)} == {TAILS}


def test_in_each_round_every_other_answer_of_everybody_is_tried_once() -> None:
    guess = guess_between([HEADS, TAILS], [1, 2, 3])
    tried = []
    for _ in range(4):
        given = guess.next(0.0)
        tried.append((given[0], given[1]))
        guess.tell([0.5, 0.5])

    drawn = tried[0]
    assert {own for own, other in tried if other == drawn[1]} == {HEADS, TAILS}
    assert {other for own, other in tried if own == drawn[0]} == {1, 2, 3}
    assert guess.rounds == 1
    assert not guess.changes


def test_before_a_round_is_over_there_is_no_answer() -> None:
    guess = guess_between([HEADS, TAILS], [HEADS, TAILS])
    guess.next(0.0)
    guess.tell([1.0, 0.0])

    assert guess.best() == NO_STEP
    assert guess.tables[0].promise(HEADS) == 0.5


def test_an_answer_promises_what_its_stand_in_earned() -> None:
    guess = Guess(0, sortilege.new("zoondo", seats=2, seed=1).game)
    guess.enter(0, [HEADS], [1.0], {HEADS: HEADS, TAILS: HEADS})
    guess.next(0.0)
    guess.tell([0.7, 0.3])

    assert guess.estimate(TAILS) == guess.estimate(HEADS) == 0.7


def test_what_an_answer_earned_is_its_promise() -> None:
    guess = guess_between([HEADS, TAILS], [HEADS])
    play(guess, {(HEADS, HEADS): 0.7, (TAILS, HEADS): 0.4}, rounds=10)

    assert guess.tables[0].promise(HEADS) == pytest.approx(0.7)
    assert guess.tables[0].promise(TAILS) == pytest.approx(0.4)
