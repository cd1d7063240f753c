"""Worlds: the hands that a seat cannot see, dealt anew within all that it knows.

It knows its own cards, those it passed and has not seen since, those that were played, and which suits others have
shown themselves to be out of. Who held the two of clubs is never hidden: it is led as soon as play opens.
"""

from __future__ import annotations

from typing import Final

from hearts.components import ALL_SUITS, NO_CARDS, PACK, SEATS, SUIT_NAMES, Cards, Suit, of_suit, suit_of
from hearts.state import Hearts
from sortilege.kernel.native import i64
from sortilege.kernel.sets import NOBODY, Seat, Seats, has, members, plus, size

SUITS: Final = len(SUIT_NAMES)


def redraw(game: Hearts, seat: Seat) -> None:
    """Deals anew, in a world imagined for a seat, what the others hold and what they have put aside."""
    passing = len(game.lanes) > 0
    known: list[int] = []
    room: list[int] = []
    for other in range(SEATS):
        fixed = known_in_hand(game, seat, other, passing)
        known.append(fixed)
        room.append(size(game.hands[other] | (game.passed[other] if passing else NO_CARDS)) - size(fixed))
    unknown = PACK & ~game.played & ~(game.passed[seat] if passing else NO_CARDS)
    for fixed in known:
        unknown &= ~fixed
    room[seat] = 0
    dealt = deal(game, seat, unknown, room)
    for other in range(SEATS):
        if other != seat:
            many = size(game.passed[other])
            game.hands[other] = known[other] | dealt[other]
            if passing:
                put_aside(game, other, many)
            elif game.receiver(other) != seat:
                game.passed[other] = NO_CARDS  # what two others passed between them is forgotten


def known_in_hand(game: Hearts, seat: Seat, other: Seat, passing: bool) -> Cards:
    """The cards that a seat knows another to hold; of its own, all."""
    if other == seat:
        return game.hands[seat]
    if passing or other != game.receiver(seat):
        return NO_CARDS
    return game.hands[other] & game.passed[seat]


def put_aside(game: Hearts, seat: Seat, many: i64) -> None:
    """Any cards of a hand may be those that its owner has put aside so far."""
    cards = members(game.hands[seat])
    game.shuffle(cards)
    chosen: i64 = NO_CARDS
    for place in range(many):
        chosen = plus(chosen, cards[place])
    game.passed[seat] = chosen
    game.hands[seat] &= ~chosen


def deal(game: Hearts, seat: Seat, cards: Cards, room: list[int]) -> list[int]:
    """By seat: a hand out of these cards, as large as its room, with nothing of a suit that it is out of."""
    hands: list[int] = [0, 0, 0, 0]
    may_hold = [seats_that_may_hold(game, seat, suit) for suit in range(SUITS)]
    narrow = narrow_groups(may_hold)
    left = [int(size(cards & of_suit(suit))) for suit in range(SUITS)]
    deck = members(cards)
    game.shuffle(deck)
    for card in deck:
        suit = suit_of(card)
        left[suit] -= 1
        places: list[int] = []
        for other in members(may_hold[suit]):
            if room[other]:
                room[other] -= 1
                if not narrow or is_possible(left, may_hold, room, narrow):
                    places += [other] * (room[other] + 1)
                room[other] += 1
        chosen = places[game.below(len(places))]
        room[chosen] -= 1
        hands[chosen] = plus(hands[chosen], card)
    return hands


def seats_that_may_hold(game: Hearts, seat: Seat, suit: Suit) -> Seats:
    """The others who have not shown themselves to be out of a suit."""
    found: i64 = NOBODY
    for other in range(SEATS):
        if other != seat and not has(game.voids[other], suit):
            found = plus(found, other)
    return found


def narrow_groups(may_hold: list[int]) -> list[int]:
    """The groups of seats that some suits are confined to; none where every suit may be anywhere."""
    if may_hold[0] == may_hold[1] == may_hold[2] == may_hold[3]:
        return []
    found: list[int] = []
    for suits in range(ALL_SUITS + 1):
        group: i64 = NOBODY
        for suit in members(suits):
            group |= may_hold[suit]
        if group not in found:
            found.append(group)
    return found


def is_possible(left: list[int], may_hold: list[int], room: list[int], narrow: list[int]) -> bool:
    """Whether what is left can still be dealt: no group of seats is all that may hold more cards than it has room."""
    for group in narrow:
        cards = 0
        for suit in range(SUITS):
            if may_hold[suit] & ~group == NOBODY:
                cards += left[suit]
        for seat in members(group):
            cards -= room[seat]
        if cards > 0:
            return False
    return True
