"""Scoring: what the tricks cost, and the one hand that costs everybody else."""

from __future__ import annotations

from hearts.components import MOON, SEATS, points_in
from hearts.events import MOON_SHOT
from hearts.state import Hearts
from sortilege.kernel.native import i64
from sortilege.kernel.sets import NOBODY, Seat, plus

ALL_KEPT: i64 = 26
"""What a hand without a point is worth."""


def costs(game: Hearts, seat: Seat) -> i64:
    """The points in the tricks that a seat has taken. HEA-PTS-01 HEA-PTS-02"""
    return points_in(game.taken[seat])


def score(game: Hearts) -> None:
    """The deal is over: whoever has the fewest points wins. HEA-PTS-03 HEA-PTS-04"""
    lost = [int(costs(game, seat)) for seat in range(SEATS)]
    ending = "fewest"
    if MOON in lost:
        shooter = lost.index(MOON)
        lost = [0 if seat == shooter else int(MOON) for seat in range(SEATS)]
        game.tell(MOON_SHOT, shooter)
        ending = "moon"
    winners: i64 = NOBODY
    fewest = min(lost)
    for seat in range(SEATS):
        if lost[seat] == fewest:
            winners = plus(winners, seat)
    game.finish(winners, [2 * (int(ALL_KEPT) - points) for points in lost], ending)
