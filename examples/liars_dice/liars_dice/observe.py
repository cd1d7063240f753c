"""What a seat may know of a game of Liar's dice, as numbers."""

from __future__ import annotations

from liars_dice.components import FACE, NO_BID, Bid, face_of, many_of
from liars_dice.state import FIRST_CUP, LiarsDice
from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat


def observe(game: LiarsDice, seat: Seat, sheet: Sheet) -> None:
    sheet.number(game.rounds)
    sheet.number(game.dice)
    write_bid(game.bid, sheet)
    sheet.player(NONE if game.bid == NO_BID else game.bidder)
    write_bid(game.checked, sheet)
    sheet.number(game.found)
    for other in sheet.order():
        sheet.zone(FIRST_CUP + other, FACE.size)
        write_bid(game.said[other], sheet)
        sheet.flag(other in game.fallen)
        sheet.counts(list(game.opened[other]) if other < len(game.opened) else [], FACE.size)


def write_bid(bid: Bid, sheet: Sheet) -> None:
    """How many dice of which face it says there are; nothing where there is none."""
    sheet.number(0 if bid == NO_BID else many_of(bid))
    sheet.one_of(NONE if bid == NO_BID else face_of(bid), FACE.size)
