"""What goes with playing a card: who wins where it is played, beside who wins where it could be and is not.

What is counted are occasions: decisions in which the card could be played. All decisions of a game share its end, so
intervals are those of games drawn anew, not of decisions; and occasions on which a card is left are weighed so that
each seat counts there for as much as where it is played. It says what goes with winning, which need not be why: a card
that is played by those who are ahead has a good share.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import msgspec

from sortilege.lab.intervals import wilson
from sortilege.lab.shares import Share
from sortilege.lab.watched import GameSeen

SURE = NormalDist().inv_cdf(0.975)


class Card(Share, frozen=True):
    """`cases` are players of a game who played it; `share` is of the occasions on which it was played, `fair` of those
    on which it was left, on the same seats."""

    played: int
    """On how many occasions it was played,"""
    left: int
    """and on how many it was left; where that is none there is nothing to compare with."""
    fair_interval: tuple[float, float]
    """Between what `fair` lies, 19 times out of 20."""
    difference: float
    """`share` less `fair`."""
    difference_interval: tuple[float, float]
    """Between what that lies, 19 times out of 20."""


class Occasions(msgspec.Struct):
    """Those of a card, either played or left, by game: how many, and on how many of them the player came to win."""

    many: list[float]
    won: list[float]
    players: int
    """In all games together."""

    @property
    def share(self) -> float:
        return sum(self.won) / sum(self.many) if any(self.many) else 0.0

    def apart(self) -> list[float]:
        """By game: by how much it moves the share."""
        share, whole = self.share, sum(self.many)
        return [(won - share * many) / whole for won, many in zip(self.won, self.many, strict=True)] if whole else []

    def interval(self) -> tuple[float, float]:
        """Wilson's, of as many independent cases as the spread between games is worth, and never more than players."""
        if not any(self.many):
            return 0.0, 1.0
        share, games = self.share, sum(many > 0 for many in self.many)
        spread = spread_of(self.apart(), games)
        worth = share * (1 - share) / spread if spread and 0 < share < 1 else games
        cases = max(1, min(self.players, int(worth)))
        return wilson(min(cases, share * cases), cases)


def cards(seen: Sequence[GameSeen]) -> list[Card]:
    """Every card that was played, the most telling first; last those that were never left."""
    names = sorted({card.what for one in seen for row in one.cards for card in row if card.played})
    return sorted((card_of(name, seen) for name in names), key=lambda one: (not one.left, -one.difference))


def card_of(what: str, seen: Sequence[GameSeen]) -> Card:
    rows = [
        (game, seat, card.played, card.left)
        for game, one in enumerate(seen)
        for seat, row in enumerate(one.cards)
        for card in row
        if card.what == what
    ]
    played = occasions([(game, seat, played) for game, seat, played, _ in rows if played], seen)
    weights = same_seats(rows)
    left = occasions([(game, seat, left * weights[seat]) for game, seat, _, left in rows if left], seen)
    compared = any(left.many)
    apart = [one - other for one, other in zip(played.apart(), left.apart(), strict=True)] if compared else []
    difference = played.share - left.share if compared else 0.0
    reach = SURE * sqrt(spread_of(apart, len({game for game, *_ in rows}))) if compared else 1.0
    return Card(
        what, played.players, round(played.share, 4), rounded(played.interval()), round(left.share, 4),
        int(sum(played.many)), sum(left for *_, left in rows) if compared else 0, rounded(left.interval()),
        round(difference, 4), rounded((max(-1.0, difference - reach), min(1.0, difference + reach))),
    )  # fmt: skip


def same_seats(rows: Sequence[tuple[int, int, int, int]]) -> dict[int, float]:
    """By seat: what an occasion on which the card was left counts there, so that seats count as where it was played."""
    seats = {seat for _, seat, _, _ in rows}
    played = {one: sum(times for _, seat, times, _ in rows if seat == one) for one in seats}
    left = {one: sum(times for _, seat, _, times in rows if seat == one) for one in seats}
    return {seat: played[seat] / left[seat] if left[seat] else 0.0 for seat in seats}


def occasions(rows: Sequence[tuple[int, int, float]], seen: Sequence[GameSeen]) -> Occasions:
    many, won = [0.0] * len(seen), [0.0] * len(seen)
    for game, seat, times in rows:
        many[game] += times
        won[game] += times * (seat in seen[game].winners)
    return Occasions(many, won, sum(times > 0 for *_, times in rows))


def spread_of(apart: Sequence[float], games: int) -> float:
    """The variance of a sum over games of which so many say something."""
    return sum(one * one for one in apart) * games / (games - 1) if games > 1 else 1.0


def rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)
