"""Known values."""

from __future__ import annotations

import pytest

from sortilege.lab.intervals import percentile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_intervals_are_those_of_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_half_success_lies_between() -> None:
    assert wilson(4, 10)[0] < wilson(4.5, 10)[0] < wilson(5, 10)[0]


def test_more_confidence_is_a_wider_interval() -> None:
    low, high = wilson(5, 10, 0.99)

    assert low < wilson(5, 10)[0]
    assert high > wilson(5, 10)[1]


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (-1, 3), (4, 3)])
def test_there_is_no_interval_without_a_share(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="wilson"):
        wilson(successes, trials)


def test_percentile_is_a_value_of_the_sample() -> None:
    sample = list(range(1, 101))

    assert [percentile(sample, share) for share in (0.0, 0.5, 0.95, 1.0)] == [1, 50, 95, 100]
    assert percentile([7], 0.95) == 7
