"""What was caught, and by whom; of a team also how near Salem came."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sortilege.kernel.kinds import NONE
from sortilege.kernel.result import Line, Page, Result, SeatResult, at_most, happened, line, pile
from sortilege.kernel.sets import members
from sortilege.shelf.animaux.components import BEASTS_TO_FIND, CHARACTER, FIRST_BEAST, LOSING_BOX, TOKEN
from sortilege.shelf.animaux.rules.endings import captured_by_all
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, INITIATION, Animaux
from sortilege.shelf.animaux.zones import HELD

MOST_MOMENTS = 12
COLUMNS = {
    INITIATION: ["result-captures"],
    APPRENTI: ["result-captures", "result-tokens", "result-spells"],
    CONFIRME: ["result-captures", "result-resources", "result-torches"],
}
TOLD = ("BeastCaptured", "SalemAdvanced", "SalemSetBack", "FollowerRevealed")
COUNTED = {"SpellPlayed": "result-spells", "ResourceTaken": "result-resources"}


def result(pages: Iterator[Page]) -> Result:
    game = Animaux()
    counted: dict[tuple[str, int], int] = {}
    moments: list[Line] = []
    for page in pages:
        game = cast(Animaux, page.game)
        roller = NONE
        for event in page.told:
            if event.name in TOLD:
                moments.append(happened(page, event))
            by = event.fields.get("by")
            column = COUNTED.get(event.name)
            if event.name == "DieRolled" and isinstance(by, int):
                roller = by
            if event.name == "SalemRemoved" and roller != NONE:
                by, column = roller, "result-torches"
            if column is not None and isinstance(by, int):
                counted[column, by] = counted.get((column, by), 0) + 1
    columns = COLUMNS[int(game.mode)]
    return Result(
        [seat_result(game, seat, columns, counted) for seat in range(game.seats)],
        columns=columns,
        lines=[line("result-rounds", rounds=int(game.round)), *(of_the_team(game) if game.mode == CONFIRME else [])],
        moments=at_most(MOST_MOMENTS, moments),
    )


def of_the_team(game: Animaux) -> list[Line]:
    """How many beasts there were to find, and how far the Salem track had come."""
    return [
        line("result-beasts-found", beasts=captured_by_all(game), wanted=BEASTS_TO_FIND[game.seats]),
        line("result-track", box=int(game.track), losing=LOSING_BOX[game.seats]),
    ]


def seat_result(game: Animaux, seat: int, columns: list[str], counted: dict[tuple[str, int], int]) -> SeatResult:
    beasts = [FIRST_BEAST + beast for beast in members(game.beasts[seat])]
    known = {"result-captures": len(beasts), "result-tokens": len(game.zones[HELD + seat])}
    points = [float(known.get(column, counted.get((column, seat), 0))) for column in columns]
    character = game.characters[seat]
    lines = [] if character == NONE else [line("result-character", character=(CHARACTER, character))]
    return SeatResult(points, lines, [pile("result-beasts", TOKEN, beasts)])
