"""The contest between the options of a question."""

from __future__ import annotations

from collections import Counter

from sortilege.bots.contest import ENTRANTS, LEAST_TRIED, Contest

SEAT = 0
ENOUGH = 4 * LEAST_TRIED


def hold(contest: Contest, rewards: dict[int, float], budget: int) -> Counter[int]:
    """A contest over so many tries, and how often each option was tried."""
    tried: Counter[int] = Counter()
    for number in range(budget):
        option = contest.next(number / budget)[SEAT]
        tried[option] += 1
        contest.tell([rewards[option]])
    return tried


def test_at_first_the_one_that_looks_best_is_the_favourite() -> None:
    assert Contest(SEAT, [7, 8, 9], [-0.2, 0.0, -0.1]).favourite() == 8


def test_a_contest_is_won_by_what_does_best_even_if_it_looked_worse() -> None:
    contest = Contest(SEAT, [7, 8, 9], [0.0, -0.1, -0.1])
    hold(contest, {7: 0.4, 8: 0.4, 9: 0.6}, ENOUGH)

    assert contest.favourite() == 9


def test_a_few_lucky_tries_do_not_outweigh_what_the_sense_tells() -> None:
    contest = Contest(SEAT, [7, 8], [0.0, -0.3])
    for option, reward in ((7, 0.4), (8, 0.6)):
        contest.count(option, reward)

    assert contest.favourite() == 7


def test_only_the_best_looking_enter() -> None:
    options = list(range(1, 2 * ENTRANTS + 1))
    contest = Contest(SEAT, options, [-0.01 * option for option in options])

    assert contest.field == options[:ENTRANTS]


def test_half_of_the_field_leaves_after_each_round_until_two_are_left() -> None:
    options = list(range(1, 33))
    contest = Contest(SEAT, options, [0.0] * 32)
    fields = []
    for number in range(400):
        contest.tell([contest.next(number / 400)[SEAT] / 32])
        fields.append(len(contest.field))

    assert [fields[number] for number in (0, 79, 80, 159, 160, 239, 240, 319, 320, 399)] == [
        32, 32, 16, 16, 8, 8, 4, 4, 2, 2,
    ]  # fmt: skip
    assert set(contest.field) == {31, 32}


def test_those_in_the_field_are_tried_equally_often() -> None:
    tried = hold(Contest(SEAT, [1, 2], [0.0, -0.1]), {1: 0.3, 2: 0.9}, 31)

    assert sorted(tried.values()) == [15, 16]


def test_a_contest_is_decided_by_a_lead_that_is_more_than_luck() -> None:
    contest = Contest(SEAT, [1, 2], [0.0, 0.0])
    for number in range(LEAST_TRIED):
        contest.count(1, 0.7 + 0.1 * (number % 2))
        contest.count(2, 0.2 + 0.1 * (number % 2))

    assert contest.settled()
    assert contest.favourite() == 1


def test_too_few_tries_decide_nothing() -> None:
    contest = Contest(SEAT, [1, 2], [0.0, 0.0])
    for _ in range(LEAST_TRIED - 1):
        contest.count(1, 1.0)
        contest.count(2, 0.0)

    assert not contest.settled()


def test_a_lead_within_luck_decides_nothing() -> None:
    contest = Contest(SEAT, [1, 2], [0.0, 0.0])
    for number in range(ENOUGH):
        contest.count(1, float(number % 2))
        contest.count(2, float(number % 2) * 0.9)

    assert not contest.settled()


def test_what_looks_far_too_bad_does_not_enter_but_can_be_asked_about() -> None:
    contest = Contest(SEAT, [7, 8, 9], [0.0, -0.1, -0.11], -0.1)
    tried = hold(contest, {7: 0.1, 8: 0.2, 9: 1.0}, ENOUGH)

    assert set(tried) == {7, 8}
    assert contest.best() != 9
    assert 0.0 <= contest.estimate(9) <= 1.0
