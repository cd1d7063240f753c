"""What was carried home: the trunks, what is missing in them, and who was robbed on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sortilege.kernel.kinds import NONE, SEAT
from sortilege.kernel.result import Line, Page, Result, SeatResult, at_most, happened, line, pile
from sortilege.shelf.traverse.components import HAT, ITEM, ITEMS, KINDS_OF_COIN
from sortilege.shelf.traverse.state import Traverse

MOST_MOMENTS = 12
COLUMNS = ["result-items", "result-coins", "result-exiles"]
TOLD = ("ItemTaken", "ItemReturned", "TrunkBroughtHome")


def result(pages: Iterator[Page]) -> Result:
    game = Traverse()
    exiles: dict[int, int] = {}
    nearly: set[int] = set()
    moments: list[Line] = []
    for page in pages:
        game = cast(Traverse, page.game)
        for event in page.told:
            if event.name == "Exiled":
                of = int(event.fields["of"] or 0)
                exiles[of] = exiles.get(of, 0) + 1
            if event.name in TOLD:
                moments.append(happened(page, event))
            if event.name == "ItemBought":
                by = int(event.fields["by"] or 0)
                if len(game.items_of(by)) == len(ITEMS) - 1 and by not in nearly:
                    nearly.add(by)
                    moments.append(line("result-one-missing", page.ply, by=(SEAT, by)))
    return Result(
        [seat_result(game, seat, exiles.get(seat, 0)) for seat in range(game.seats)],
        columns=COLUMNS,
        lines=[line("result-rounds", rounds=int(game.round))],
        moments=at_most(MOST_MOMENTS, moments),
    )


def seat_result(game: Traverse, seat: int, exiles: int) -> SeatResult:
    owned = game.items_of(seat)
    coins = sum(game.coins[KINDS_OF_COIN * seat + kind] for kind in range(KINDS_OF_COIN))
    lines = [] if game.colours[seat] == NONE else [line("result-hat", hat=(HAT, game.colours[seat]))]
    missing = [item for item in range(len(ITEMS)) if item not in owned]
    return SeatResult(
        points=[float(len(owned)), float(coins), float(exiles)],
        lines=lines,
        piles=[pile("result-trunk", ITEM, owned), pile("result-missing", ITEM, missing)],
    )
