"""What a school year was worth: the score taken apart, and who led it when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sortilege.kernel.kinds import NONE, SEAT
from sortilege.kernel.result import Line, Page, Result, SeatResult, at_most, happened, line, pile
from sortilege.kernel.sets import members
from sortilege.shelf.ecole.components import COURSE_POINTS, COURSES, HORCRUCHE, HOUSE, SCHOOL
from sortilege.shelf.ecole.scoring import CARDS_TO_END, SCORED, score
from sortilege.shelf.ecole.state import COLLECTION, Ecole

MOST_MOMENTS = 12


def result(pages: Iterator[Page]) -> Result:
    game = Ecole()
    moments: list[Line] = []
    leading = NONE
    complete = False
    for page in pages:
        game = cast(Ecole, page.game)
        for event in page.told:
            if event.name == "RoundBegun" and (leader := alone_in_front(game)) not in (NONE, leading):
                leading = leader
                points = sum(score(game, leader))
                moments.append(line("result-takes-the-lead", page.ply, by=(SEAT, leader), points=points))
            if event.name == "SchoolCardTaken" and event.fields["school"] == SCHOOL.write(HORCRUCHE):
                moments.append(happened(page, event))
            if event.name == "SchoolCardTaken" and not complete and (by := with_ten_cards(game)) != NONE:
                complete = True
                moments.append(line("result-ten-cards", page.ply, by=(SEAT, by), cards=CARDS_TO_END))
    return Result(
        [seat_result(game, seat) for seat in range(game.seats)],
        columns=[f"score-{part}" for part in SCORED],
        adds_up=True,
        lines=[line("result-rounds", rounds=int(game.round))],
        moments=at_most(MOST_MOMENTS, moments),
    )


def alone_in_front(game: Ecole) -> int:
    """Who has more points than anybody else, or NONE."""
    points = [sum(score(game, seat)) for seat in range(game.seats)]
    best = max(points)
    return points.index(best) if best > 0 and points.count(best) == 1 else NONE


def with_ten_cards(game: Ecole) -> int:
    """Who has as many School cards as end the game, or NONE."""
    for seat in range(game.seats):
        if len(game.zones[COLLECTION + seat]) >= CARDS_TO_END:
            return seat
    return NONE


def seat_result(game: Ecole, seat: int) -> SeatResult:
    lines: list[Line] = []
    for course in range(len(COURSES)):
        copies = int(game.count(COLLECTION + seat, course))
        if copies:
            lines.append(line("result-course", school=(SCHOOL, course), copies=copies, points=COURSE_POINTS[copies]))
    return SeatResult(
        points=[float(part) for part in score(game, seat)],
        lines=lines,
        piles=[
            pile("result-houses", HOUSE, members(game.houses[seat])),
            pile("result-collection", SCHOOL, sorted(game.faces_in(COLLECTION + seat))),
        ],
    )
