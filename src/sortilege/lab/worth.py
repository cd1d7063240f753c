"""What goes with playing a card: who wins where it is played, beside who wins where it could be and is not.

What is counted are occasions: decisions in which the card could be played. All decisions of a game share its end, so
intervals are those of games drawn anew, not of decisions; and occasions on which a card is left are weighed so that
each seat counts there for as much as where it is played. It says what goes with winning, which need not be why: a card
that is played by those who are ahead has a good share.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from sortilege.lab.shares import SURE, Compared, occasions, rounded, spread_of
from sortilege.lab.watched import GameSeen


class Card(Compared, frozen=True):
    """`cases` are players of a game who played it; `share` is of the occasions on which it was played, `fair` of those
    on which it was left, on the same seats."""

    played: int
    """On how many occasions it was played,"""
    left: int
    """and on how many it was left; where that is none there is nothing to compare with."""


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
        rounded(left.interval()), round(difference, 4),
        rounded((max(-1.0, difference - reach), min(1.0, difference + reach))),
        int(sum(played.many)), sum(left for *_, left in rows) if compared else 0,
    )  # fmt: skip


def same_seats(rows: Sequence[tuple[int, int, int, int]]) -> dict[int, float]:
    """By seat: what an occasion on which the card was left counts there, so that seats count as where it was played."""
    seats = {seat for _, seat, _, _ in rows}
    played = {one: sum(times for _, seat, times, _ in rows if seat == one) for one in seats}
    left = {one: sum(times for _, seat, _, times in rows if seat == one) for one in seats}
    return {seat: played[seat] / left[seat] if left[seat] else 0.0 for seat in seats}
