"""What a battle cost: both Tombs, who still stands, and the combats that decided it. ZOO-R55."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sortilege.kernel.kinds import NONE, SEAT
from sortilege.kernel.result import Line, Page, Result, SeatResult, at_most, happened, line, pile
from sortilege.kernel.sets import size
from sortilege.shelf.zoondo.battlefield import TOMB
from sortilege.shelf.zoondo.components import ATOUT, CARD, CHIEF, EMBLEM, TRIBE, TYPE_OF, TYPES
from sortilege.shelf.zoondo.state import Zoondo

MOST_MOMENTS = 12
COLUMNS = ["result-won", "result-lost", "result-standing"]
GREAT = (EMBLEM, CHIEF, TYPES.index("hero"))


def result(pages: Iterator[Page]) -> Result:
    game = Zoondo()
    won = [0, 0]
    moments: list[Line] = []
    for page in pages:
        game = cast(Zoondo, page.game)
        for event in page.told:
            if event.name in ("CombatWon", "ShotHit"):
                won[int(event.fields["by"] or 0)] += 1
            if is_a_moment(event.name, event.fields.get("card")):
                moments.append(happened(page, event))
    return Result(
        [seat_result(game, seat, won[seat]) for seat in range(game.seats)],
        columns=COLUMNS,
        lines=[line("result-turns", turns=int(game.turn))],
        moments=at_most(MOST_MOMENTS, moments),
    )


def is_a_moment(name: str, card: str | int | None) -> bool:
    """A star, an Emblem caged, or the fall of an Emblem, a Chief or a Hero."""
    if name == "ZoonEliminated":
        return isinstance(card, str) and TYPE_OF[CARD.values[card]] in GREAT
    return name in ("StarTouched", "EmblemCaged")


def seat_result(game: Zoondo, seat: int, won: int) -> SeatResult:
    tomb = game.faces_in(TOMB + seat)
    lines = [line("result-tribe", tribe=(TRIBE, game.tribes[seat]))] if game.tribes[seat] != NONE else []
    if game.first == seat:
        lines.append(line("result-began", by=(SEAT, seat)))
    piles = [pile("result-tomb", CARD, sorted(tomb)), pile("result-buried", ATOUT, sorted(game.buried[seat]))]
    return SeatResult([float(won), float(len(tomb)), float(size(game.armies[seat]))], lines, piles)
