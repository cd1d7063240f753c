"""What a seat may know of a deal of Hearts, as numbers."""

from __future__ import annotations

from hearts.components import CARD, KEEP, NO_CARD, NO_CARDS, PENALTIES, SUIT_NAMES, WAY
from hearts.rules.scoring import costs
from hearts.state import Hearts
from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat, size


def observe(game: Hearts, seat: Seat, sheet: Sheet) -> None:
    passing = len(game.lanes) > 0
    giver = (seat - game.way) % game.seats
    sheet.one_of(game.way, WAY.size)
    sheet.flag(passing)
    sheet.player(NONE if passing else game.leader)
    sheet.number(game.tricks)
    sheet.group(game.played, CARD.size)
    sheet.group(game.hands[seat], CARD.size)
    sheet.group(game.passed[seat], CARD.size)
    sheet.group(NO_CARDS if passing or game.way == KEEP else game.passed[giver], CARD.size)
    for other in sheet.order():
        card = game.trick[other]
        sheet.number(size(game.hands[other]))
        sheet.number(size(game.passed[other]) if passing else 0)
        sheet.one_of(NONE if card == NO_CARD else card, CARD.size)
        sheet.group(game.taken[other] & PENALTIES, CARD.size)
        sheet.number(costs(game, other))
        sheet.group(game.voids[other], len(SUIT_NAMES))
