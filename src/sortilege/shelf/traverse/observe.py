"""What a seat may know of a Diagon Alley game, as numbers: everything but the cards of others and of the pile."""

from __future__ import annotations

from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat
from sortilege.shelf.traverse.components import BUILDING, CARD, HAT, ITEMS, KINDS_OF_COIN, PLACE, ROLLED
from sortilege.shelf.traverse.showing import own_hand, waiting
from sortilege.shelf.traverse.state import PILE, Traverse


def observe(game: Traverse, seat: Seat, sheet: Sheet) -> None:
    sheet.player(game.turn)
    sheet.player(game.first if game.turn < game.seats else game.turn)
    sheet.number(game.round)
    sheet.one_of(game.first_die - 1, ROLLED.size)
    sheet.one_of(game.second_die - 1, ROLLED.size)
    sheet.one_of(game.sign, BUILDING.size)
    for item in range(len(ITEMS)):
        sheet.number(game.stock[item])
    sheet.number(len(game.zones[PILE]))
    for other in sheet.order():
        sheet.one_of(game.colours[other], HAT.size)
        sheet.one_of(game.hats[other], PLACE.size)
        for coin in range(KINDS_OF_COIN):
            sheet.number(game.coins[KINDS_OF_COIN * other + coin])
        sheet.group(game.trunks[other], len(ITEMS))
        sheet.number(game.hand_size(other))
        sheet.number(game.misses[other])
        sheet.one_of(game.locks[other], BUILDING.size)
    sheet.counts(own_hand(game, seat), CARD.size)
    sheet.counts(waiting(game, seat), CARD.size)
