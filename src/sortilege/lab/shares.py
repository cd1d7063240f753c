"""Shares of games won, each with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from sortilege.lab.intervals import wilson

LEAST = 20
"""Of fewer cases nothing is said."""


class Share(msgspec.Struct, frozen=True):
    """How often somebody of whom something is true wins, beside how often anybody does."""

    what: str
    """What is true of them, such as `seat-0`."""
    cases: int
    """How often it was."""
    share: float
    """How often they won."""
    interval: tuple[float, float]
    """Between what that lies, 19 times out of 20."""
    fair: float
    """How often anybody wins."""


def share(what: str, wins: Sequence[float], fair: float) -> Share:
    if not wins:
        return Share(what, 0, 0.0, (0.0, 1.0), fair)
    low, high = wilson(min(sum(wins), len(wins)), len(wins))
    return Share(what, len(wins), round(fmean(wins), 4), (round(low, 4), round(high, 4)), round(fair, 4))


def said(shares: Iterable[Share]) -> list[Share]:
    return [one for one in shares if one.cases >= LEAST]
