"""The ledger's scenarios of a single roll: where it may lead, where it leads, and what the way pays and draws."""

from __future__ import annotations

from typing import Any

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import FULL, A, B, C, S, asked, coins, happened, offered, place, scene, throw

STAYS, NEXT = A, B
"""Whose turn it is then."""
NOTHING, PAID = [0, 0, 0], [1, 1, 1]


def row(
    name: str,
    at: dict[int, str],
    dice: tuple[int, int],
    stops: str,
    to: str,
    turn: int,
    purse: list[int] = NOTHING,
    drawn: int = 0,
    **given: Any,
) -> Any:
    """A, without a coin, rolls; of the stops, divided by commas, the first is chosen; none are written if there is no
    choice. A is then at `to` with this purse and has drawn so many times."""
    return pytest.param(at, given, dice, stops, (to, purse, drawn, turn), id=name)


ROLLS = [
    row("S04: out of the inn", {}, (2, 4), "Walk D05, EnterShop cauldron_shop", "D05", STAYS),
    row("S07: a push onto a Spiral draws nothing",
        {A: "D05", B: "D10"}, (2, 3), "Walk D11, TakeGate K06, EnterShop apothecary", "D11", STAYS),
    row("S08: a push over two hats reaches a Gate",
        {B: "D04", C: "D05"}, (2, 3), "TakeGate K06, Walk D06, EnterShop cauldron_shop", "K06", NEXT),
    row("S13: an exile card drawn in a shop leads through the Gate",
        {A: "D09"}, (S, 4), "EnterShop owl_emporium, Walk D13", "K15", NEXT, drawn=1, pile="D-EXILE"),
    row("S17: an occupied Entrance counts as one", {A: "apothecary", C: "D09"}, (2, 2), "", "D12", STAYS),
    row("S19: past the steps onto a Spiral",
        {A: "D12"}, (2, 5), "Walk D19, TakeGate K15, EnterShop owl_emporium", "D19", STAYS, PAID,
        drawn=1, pile="D-SIGNING"),
    row("S19: into a shop before the steps",
        {A: "D12"}, (2, 5), "EnterShop owl_emporium, Walk D19, TakeGate K15", "owl_emporium", STAYS),
    row("S20: a bank short of Galleons pays the others",
        {A: "D12"}, (2, 6), "Walk D20, TakeGate K15, EnterShop owl_emporium", "D20", STAYS, [0, 1, 1],
        bank=(0, 3, 5)),
    row("S21: a Gate draws nothing for a Spiral",
        {A: "D22"}, (S, 5), "TakeGate K24, Walk D27, EnterShop book_shop", "K24", NEXT),
    row("S23: an exact count opens a Back door",
        {A: "K07"}, (S, 6), "EnterBackDoor owl_emporium, WalkAlley K13", "owl_emporium", NEXT),
    row("S23: or stays before it", {A: "K07"}, (S, 6), "WalkAlley K13, EnterBackDoor owl_emporium", "K13", STAYS),
    row("S24: a push onto a Gate of the alley stays there", {A: "K08", B: "K14"}, (2, 4), "", "K15", STAYS),
    row("S43: a closed inn is not entered",
        {A: "D31"}, (S, 5), "", "D00", STAYS, drawn=1, trunks={A: FULL}, sign="leaky", pile="D-SIGNING"),
    row("S57: behind the bank there is no money", {A: "K15"}, (2, 3), "", "K20", STAYS),
    row("S75: out by a crowded Gate and past the bank",
        {A: "K11", B: "D15", C: "D16"}, (S, 4), "LeaveByGate D15, WalkAlley K15", "D17", NEXT, PAID),
]  # fmt: skip


@rule("TRA-S04", "TRA-R06", "TRA-MOVE-01", "TRA-R05", "TRA-BUY-08", "TRA-SHOP-01", "TRA-R18")
@rule("TRA-S07", "TRA-S08", "TRA-MOVE-06", "TRA-R08", "TRA-EXILE-05")
@rule("TRA-S13", "TRA-R13", "TRA-R12", "TRA-EXILE-02", "TRA-EXILE-06")
@rule("TRA-S17", "TRA-MOVE-05", "TRA-MOVE-09")
@rule("TRA-S19", "TRA-S20", "TRA-BANK-01", "TRA-BANK-03", "TRA-R10", "TRA-R39", "TRA-MOVE-07")
@rule("TRA-S21", "TRA-S23", "TRA-S24", "TRA-S75", "TRA-R14", "TRA-R30", "TRA-R31", "TRA-LEAVE-02")
@rule("TRA-S43", "TRA-CLOSE-06", "TRA-MOVE-02")
@rule("TRA-S57", "TRA-KNOCK-01", "TRA-KNOCK-02", "TRA-KNOCK-05", "TRA-KNOCK-06")
@pytest.mark.parametrize(("at", "given", "dice", "stops", "outcome"), ROLLS)
def test_a_roll_leads_where_the_ledger_says(
    at: dict[int, str],
    given: dict[str, Any],
    dice: tuple[int, int],
    stops: str,
    outcome: tuple[str, list[int], int, int],
) -> None:
    match = scene(at, coins={A: (0, 0, 0)}, **given)

    throw(match, *dice)
    if stops:
        assert offered(match) == set(stops.split(", "))
        name, stop = stops.split(", ")[0].split()
        ask = match.asks[0]
        match.answer(A, next(option for option in ask.options if option.name == name and stop in str(option)))

    assert (place(match, A), coins(match, A), happened(match).count("CardsDrawn"), asked(match)[0]) == outcome
