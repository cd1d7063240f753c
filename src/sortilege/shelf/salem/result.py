"""What a village learns when it is over: who was what, and when each turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sortilege.kernel.kinds import NONE, SEAT
from sortilege.kernel.result import Line, Page, Result, SeatResult, at_most, happened, line, pile
from sortilege.kernel.sets import NOBODY, Seats, members
from sortilege.shelf.salem.components import CITIZEN, CONSTABLE, TRYAL, TRYALS, WITCH
from sortilege.shelf.salem.state import ROW, Salem

MOST_MOMENTS = 12
SAVED = ("SavedByGavel", "SavedByConfession", "SavedByAsylum")


def result(pages: Iterator[Page]) -> Result:
    """Everything is shown when the game is over: each seat's turning, its end and its row."""
    game = Salem()
    nights = 0
    witches: Seats = NOBODY
    constable = NONE
    turned: dict[int, Line] = {}
    ended: dict[int, Line] = {}
    moments: list[Line] = []
    for page in pages:
        game = cast(Salem, page.game)
        begun = any(game.zones[ROW + seat] for seat in range(game.seating.seats))
        for event in page.told:
            nights += event.name == "NightFell"
            if event.name == "PlayerDied":
                of = int(event.fields["of"] or 0)
                ended[of] = line("result-died", page.ply, of=(SEAT, of), night=nights)
            if is_a_moment(event.name, event.fields.get("face")):
                moments.append(happened(page, event))
        for seat in members(game.ever & ~witches):
            if witches == NOBODY:
                turned[seat] = line("result-witch-from-the-deal")
            else:
                turned[seat] = line("result-turned", page.ply, of=(SEAT, seat), night=nights)
                moments.append(turned[seat])
        witches = game.ever
        if constable == NONE and begun:
            constable = holder_of_constable(game)
    seats = [seat_result(game, seat, constable, turned, ended) for seat in range(game.seating.seats)]
    return Result(seats, lines=[line("result-nights", nights=nights)], moments=at_most(MOST_MOMENTS, moments))


def is_a_moment(name: str, face: object) -> bool:
    """A death, somebody saved, or a Tryal that was more than a Puritan."""
    return name == "PlayerDied" or name in SAVED or (name == "TrialRevealed" and face != TRYALS[0])


def holder_of_constable(game: Salem) -> int:
    for seat in range(game.seating.seats):
        if CONSTABLE in [game.face(piece) for piece in game.zones[ROW + seat]]:
            return seat
    return NONE


def seat_result(game: Salem, seat: int, constable: int, turned: dict[int, Line], ended: dict[int, Line]) -> SeatResult:
    lines = [turned.get(seat, line("result-never-a-witch"))]
    if seat == constable:
        lines.append(line("result-constable-at-first"))
    if game.citizens[seat] != NONE:
        lines.append(line("result-citizen", citizen=(CITIZEN, game.citizens[seat])))
    lines.append(ended.get(seat, line("result-survived")))
    row = [game.face(piece) for piece in game.zones[ROW + seat]]
    return SeatResult(lines=lines, piles=[pile("result-row", TRYAL, sorted(row, key=lambda face: face != WITCH))])
