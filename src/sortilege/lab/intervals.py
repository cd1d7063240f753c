"""How sure a share counted in a sample is."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist


def wilson(successes: float, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """Wilson's interval for a proportion; half successes (a shared win) are welcome."""
    if trials <= 0 or not 0 <= successes <= trials:
        raise ValueError(f"wilson: {successes} successes in {trials} trials")
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * sqrt((share * (1 - share) + z * z / (4 * trials)) / trials)
    scale = 1 + z * z / trials
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def percentile(ordered: Sequence[int], share: float) -> int:
    """The least value that so large a share of a sorted sample does not exceed."""
    if not ordered:
        raise ValueError("percentile: the sample is empty")
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
