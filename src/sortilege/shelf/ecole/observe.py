"""What a seat may know of a game of L'École de magie, as numbers. ECO-INFO, Knowledge."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.chain import effect_of, owner_of
from sortilege.shelf.ecole.components import EFFECT, HOUSE, MAGIC, MAIL, SCHOOL
from sortilege.shelf.ecole.state import (
    AREA,
    CHAIN_CARDS,
    COLLECTION,
    HAND,
    MAGIC_DECK,
    MAGIC_DISCARD,
    MAIL_IN_HAND,
    MAIL_OF,
    MAIL_ON,
    OUT_OF_GAME,
    RESERVE,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    Ecole,
)

LINKS_SEEN = 3
"""How many of the last links of a chain are told apart."""


def observe(game: Ecole, seat: Seat, sheet: Sheet) -> None:
    sheet.number(game.round)
    sheet.player(game.holder)
    sheet.player(game.leader)
    sheet.player(game.active)
    sheet.number(game.actions)
    sheet.players(game.discounts)
    for slot in range(1, game.slots + 1):
        school = game.card_in(slot)
        sheet.one_of(school, SCHOOL.size)
        sheet.number(game.cost(seat, school) if school != NONE else 0)
        sheet.zone(MAIL_ON + slot, MAIL.size)
    for other in sheet.order():
        sheet.group(game.houses[other], HOUSE.size)
        sheet.number(game.extra[other])
        sheet.zone(HAND + other, MAGIC.size)
        sheet.zone(COLLECTION + other, SCHOOL.size)
        sheet.zone(AREA + other, MAGIC.size)
        sheet.zone(MAIL_OF + other, MAIL.size)
    for place in range(1, LINKS_SEEN + 1):
        item = game.chain[-place] if len(game.chain) >= place else 0
        sheet.one_of(effect_of(item) if item else NONE, EFFECT.size)
        sheet.player(owner_of(item) if item else NONE)
    sheet.number(len(game.chain))
    for zone in (CHAIN_CARDS, MAGIC_DISCARD):
        sheet.zone(zone, MAGIC.size)
    for zone in (MAIL_IN_HAND, OUT_OF_GAME):
        sheet.zone(zone, MAIL.size)
    sheet.zone(SCHOOL_DISCARD, SCHOOL.size)
    for zone in (MAGIC_DECK, SCHOOL_DECK, RESERVE):
        sheet.number(len(game.zones[zone]))
    sheet.counts(list(game.drops[seat]), MAGIC.size)
