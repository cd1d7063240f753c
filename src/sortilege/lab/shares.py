"""Shares of games won, each with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean

import msgspec

from sortilege.lab.intervals import wilson
from sortilege.lab.watched import GameSeen

LEAST = 20
"""Of fewer games nothing is said."""
SURE = NormalDist().inv_cdf(0.975)


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


class Compared(Share, frozen=True):
    """A share beside another, which is its `fair`."""

    fair_interval: tuple[float, float]
    """Between what `fair` lies, 19 times out of 20."""
    difference: float
    """`share` less `fair`."""
    difference_interval: tuple[float, float]
    """Between what that lies, 19 times out of 20."""


class Occasions(msgspec.Struct):
    """What is counted of players, by game: how many occasions, and on how many of them the player came to win. All of a
    game share its end, so intervals are those of games drawn anew."""

    many: list[float]
    won: list[float]
    players: int
    """In all games together."""

    @property
    def share(self) -> float:
        return sum(self.won) / sum(self.many) if any(self.many) else 0.0

    @property
    def games(self) -> int:
        """In so many there was an occasion."""
        return sum(many > 0 for many in self.many)

    def apart(self) -> list[float]:
        """By game: by how much it moves the share."""
        share, whole = self.share, sum(self.many)
        return [(won - share * many) / whole for won, many in zip(self.won, self.many, strict=True)] if whole else []

    def interval(self) -> tuple[float, float]:
        """Wilson's, of as many independent cases as the spread between games is worth, and never more than players."""
        if not any(self.many):
            return 0.0, 1.0
        share, games = self.share, self.games
        spread = spread_of(self.apart(), games)
        worth = share * (1 - share) / spread if spread and 0 < share < 1 else games
        cases = max(1, min(self.players, int(worth)))
        return wilson(min(cases, share * cases), cases)


def occasions(rows: Sequence[tuple[int, int, float]], seen: Sequence[GameSeen]) -> Occasions:
    """Of rows of a game, a seat and how many occasions it had."""
    many, won = [0.0] * len(seen), [0.0] * len(seen)
    for game, seat, times in rows:
        many[game] += times
        won[game] += times * (seat in seen[game].winners)
    return Occasions(many, won, sum(times > 0 for *_, times in rows))


def spread_of(apart: Sequence[float], games: int) -> float:
    """The variance of a sum over games of which so many say something."""
    return sum(one * one for one in apart) * games / (games - 1) if games > 1 else 1.0


def share(what: str, wins: Sequence[float], fair: float) -> Share:
    """Of games, by how much each was won."""
    if not wins:
        return Share(what, 0, 0.0, (0.0, 1.0), fair)
    low, high = wilson(min(sum(wins), len(wins)), len(wins))
    return Share(what, len(wins), round(fmean(wins), 4), rounded((low, high)), round(fair, 4))


def beside(what: str, wins: Sequence[float], others: Sequence[float]) -> Compared:
    """The share of some games beside that of other games, with Newcombe's interval of the difference."""
    one, other = share(what, wins, 0.0), share(what, others, 0.0)
    difference = one.share - other.share
    below = sqrt((one.share - one.interval[0]) ** 2 + (other.interval[1] - other.share) ** 2)
    above = sqrt((one.interval[1] - one.share) ** 2 + (other.share - other.interval[0]) ** 2)
    return Compared(
        what, one.cases, one.share, one.interval, other.share, other.interval, round(difference, 4),
        rounded((max(-1.0, difference - below), min(1.0, difference + above))),
    )  # fmt: skip


def rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)
