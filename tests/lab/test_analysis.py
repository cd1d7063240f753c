"""After a game, each seat hears of its costly decisions."""

from __future__ import annotations

import sortilege
from sortilege.bots import choose
from sortilege.lab.analysis import LEAST_LOSS, WORST, analyse


def test_each_seat_hears_of_its_worst_decisions() -> None:
    match = sortilege.new("animaux", mode="apprenti", seats=2, seed=4)
    for number in range(40):
        ask = match.asks[0]
        match.answer(ask.seat, choose("adept" if ask.seat else "random", match, ask.seat, number))
    costs = analyse(match.record(), iterations=30)

    assert len(costs) == 2
    for seat, found in enumerate(costs):
        assert len(found) <= WORST
        for one in found:
            assert one.seat == seat
            assert one.loss >= LEAST_LOSS
            assert one.chosen != one.better
            assert one.line[0] == one.better
    assert costs[0], "chance decides badly sometimes"
