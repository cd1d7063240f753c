"""Is a change better? A sequential test: as many deals as it takes to be sure, and no more.

Wald's test between two hypotheses in Elo, with both games of a deal counted as one result, as fishtest does with pairs
of games: the luck of a deal falls on both.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, log10, sqrt

import msgspec

from sortilege.lab.crew import Crew
from sortilege.lab.league.elo import SCALE
from sortilege.lab.league.meetings import Meeting, Side, play_meetings
from sortilege.lab.players import Bot
from sortilege.lab.simulate import Setting

ERROR = 0.05
"""How often the test may be wrong, either way."""
BATCH = 10
FEWEST = 20
"""Deals before anything is decided."""
BETTER, NOT_BETTER, UNDECIDED = "better", "not-better", "undecided"


class Verdict(msgspec.Struct, frozen=True):
    new: str
    old: str
    setting: Setting
    verdict: str
    deals: int
    score: float
    """What the new one won of what both won, on average over the deals."""
    elo: float
    interval: tuple[float, float]
    """Between what its Elo above the old one lies, were the number of deals fixed beforehand."""
    likelihood: float
    """The logarithm of how much likelier the results are if it is better; decided beyond `bounds`."""
    bounds: tuple[float, float]
    elos: tuple[float, float]
    """Not better means this much better at most, better that much at least."""


def expected(elo: float) -> float:
    """The score of somebody so much better."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / SCALE)))


def elo_of(score: float) -> float:
    inside = min(max(score, 1.0e-3), 1 - 1.0e-3)
    return SCALE * log10(inside / (1 - inside))


def log_likelihood_ratio(scores: list[float], low: float, high: float) -> float:
    """Of the second score against the first, for results of such a mean and spread (normal approximation)."""
    count = len(scores)
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) / count
    return count * (high - low) * (2 * mean - low - high) / (2 * max(spread, 1.0 / (4 * count)))


def judge(
    setting: Setting,
    new: Bot,
    old: Bot,
    seating: str,
    elos: tuple[float, float],
    most: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    crew: Crew | None = None,
) -> Verdict:
    """Plays deal after deal until the test is decided, or so many have been played; by a `crew`, if not by so many
    workers of this machine."""
    if not elos[0] < elos[1]:
        raise ValueError(f"elo: the first must be less than the second, not {elos[0]:g} and {elos[1]:g}")
    if most < FEWEST:
        raise ValueError(f"deals: at least {FEWEST}, not {most}")
    bounds = log(ERROR / (1 - ERROR)), log((1 - ERROR) / ERROR)
    scores: list[float] = []
    ratio, verdict = 0.0, UNDECIDED
    while len(scores) < most and verdict == UNDECIDED:
        deals = range(len(scores), min(len(scores) + BATCH, most))
        part = (crew or Crew(workers)).apart(f"from-{deals.start}")
        scores += scores_of(setting, new, old, seating, deals, part)
        if progress is not None:
            progress(len(deals))
        ratio = log_likelihood_ratio(scores, expected(elos[0]), expected(elos[1]))
        if len(scores) >= FEWEST and not bounds[0] < ratio < bounds[1]:
            verdict = BETTER if ratio >= bounds[1] else NOT_BETTER
    mean = sum(scores) / len(scores)
    error = 1.96 * sqrt(sum((score - mean) ** 2 for score in scores) / len(scores) / len(scores))
    interval = round(elo_of(mean - error), 1), round(elo_of(mean + error), 1)
    return Verdict(
        new.name, old.name, setting, verdict, len(scores), round(mean, 4), round(elo_of(mean), 1), interval,
        round(ratio, 3), (round(bounds[0], 3), round(bounds[1], 3)), elos,
    )  # fmt: skip


def scores_of(setting: Setting, new: Bot, old: Bot, seating: str, deals: range, crew: Crew) -> list[float]:
    """By deal: what the new one won of it, 1 for all and 0 for nothing, both having played every part."""
    if seating == "same":
        meetings = [Meeting(Side(new), None), Meeting(Side(old), None)]
    elif seating == "sides":
        meetings = [Meeting(Side(new, 1), Side(old, 0)), Meeting(Side(old, 1), Side(new, 0))]
    else:
        meetings = [Meeting(Side(new), Side(old))]
    met = play_meetings(setting, seating, [(meeting, deals) for meeting in meetings], crew)
    scores: list[float] = []
    for deal in deals:
        good = bad = 0.0
        for one in met:
            if one.deal == deal:
                won, lost = (one.won, one.lost) if one.meeting.first.bot == new else (one.lost, one.won)
                good, bad = good + won, bad + lost
        games = sum(one.games for one in met if one.deal == deal)
        scores.append(0.5 + (good - bad) / (2 * games))
    return scores
