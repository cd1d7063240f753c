"""What a seat may know of a game of Salem 1692, as numbers."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat, has
from sortilege.shelf.salem.components import CARD, CITIZEN, TRYAL, WITCH
from sortilege.shelf.salem.knowledge.sides import knows_victim, witches_known_to
from sortilege.shelf.salem.rules.endings import cards_shown
from sortilege.shelf.salem.state import ASIDE, BESIDE, DECK, DISCARD, FRONT, HAND, PHASES, ROW, Salem


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
        sheet.flag(has(game.tituba_used, other))
        sheet.flag(has(game.phips_used, other))
        sheet.number(game.parris_uses[other])
        sheet.zone(HAND + other, CARD.size)
        sheet.zone(FRONT + other, CARD.size)
        sheet.number(game.accusations(other))
        sheet.flag(has(game.confessed, other))
        sheet.places(ROW + other, TRYAL.size, game.seating.row)
        side = known.get(other)
        sheet.one_of(NONE if side is None else 0 if side else 1, 2)


def mark_one(game: Salem, other: Seat, sheet: Sheet) -> None:
    """Which of all at the table, ghosts included, who sit after the players."""
    seats = game.seats
    sheet.one_of((other - sheet.seat + seats) % seats if other < seats else other, game.seating.seats)
