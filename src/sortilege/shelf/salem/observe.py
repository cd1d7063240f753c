"""What a seat may know of a game of Salem 1692, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat, has
from sortilege.shelf.salem.components import CARD, CITIZEN, TRYAL, WITCH
from sortilege.shelf.salem.knowledge.sides import knows_victim, witches_known_to
from sortilege.shelf.salem.rules.endings import cards_shown
from sortilege.shelf.salem.state import ASIDE, BESIDE, DECK, DISCARD, FRONT, HAND, PHASES, ROW, Salem

ROWS: Final[dict[int, bytes]] = {}
"""By how a row of Tryals looks to somebody: how that is written."""


def observe(game: Salem, seat: Seat, sheet: Sheet) -> None:
    everybody = [*sheet.order(), *range(int(game.seats), int(game.seating.seats))]
    sheet.one_of(game.phase, len(PHASES))
    mark_one(game, game.active, sheet)
    mark_one(game, game.gavel, sheet)
    mark_one(game, game.victim if knows_victim(game, seat) else NONE, sheet)
    sheet.zone(DECK, CARD.size)
    sheet.flag(game.holds(BESIDE))
    sheet.zone(DISCARD, CARD.size)
    sheet.zone(ASIDE, CARD.size)
    sheet.flag(game.sand == game.window and not game.over)
    sheet.number(game.seating.deal[WITCH])
    sheet.number(cards_shown(game, WITCH))
    known = witches_known_to(game, seat)
    for other in everybody:
        sheet.flag(game.is_living(other))
        sheet.one_of(game.citizens[other], CITIZEN.size)
        uses = game.parris_uses[other]
        if uses or has(game.tituba_used | game.phips_used, other):
            sheet.flag(has(game.tituba_used, other))
            sheet.flag(has(game.phips_used, other))
            sheet.number(uses)
        else:
            sheet.nothing(3)
        sheet.zone(HAND + other, CARD.size)
        sheet.zone(FRONT + other, CARD.size)
        sheet.number(game.accusations(other))
        sheet.flag(has(game.confessed, other))
        lay_row(game, other, sheet)
        side = known.get(other)
        sheet.one_of(NONE if side is None else 0 if side else 1, 2)


def lay_row(game: Salem, other: Seat, sheet: Sheet) -> None:
    """The Tryals of somebody, as far as one knows them: rows that look alike are written once."""
    row = game.zones[ROW + other]
    most: i64 = game.seating.row
    look: i64 = most
    for place in range(most):
        look *= TRYAL.size + 2
        if place < len(row):
            look += 1 + game.face(row[place]) if game.knows(sheet.seat, row[place]) else TRYAL.size + 1
    written = ROWS.get(look)
    if written is None:
        before = len(sheet.parts)
        sheet.places(ROW + other, TRYAL.size, most)
        ROWS[look] = b"".join(sheet.parts[before:])
    else:
        sheet.ready(written)


def mark_one(game: Salem, other: Seat, sheet: Sheet) -> None:
    """Which of all at the table, ghosts included, who sit after the players."""
    seats = game.seats
    sheet.one_of((other - sheet.seat + seats) % seats if other < seats else other, game.seating.seats)
