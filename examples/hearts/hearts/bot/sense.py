"""What a sensible player of Hearts thinks: duck, get rid of what is dangerous, and mind the queen of spades."""

from __future__ import annotations

from math import exp
from typing import Final

from hearts.components import (
    ALL_HEARTS,
    HEARTS,
    NO_CARD,
    NO_CARDS,
    QUEEN_OF_SPADES,
    SEATS,
    SPADES,
    Card,
    of_suit,
    points_in,
    rank_of,
    suit_of,
)
from hearts.state import Hearts
from hearts.steps import CHOOSE_PASS, PASS_CARD, PLAY_CARD
from sortilege.kernel.native import i64
from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import NOBODY, Seat, below, has, only, size

QUEENS_RANK: Final[i64] = 10


class HeartsSense(Sense[Hearts]):
    patience = 60
    stakes = 12.0

    def scores(self, game: Hearts, seat: int, options: list[int]) -> list[float]:
        if CHOOSE_PASS.matches(game.asked[seat]):
            return [unwanted(game, seat, PASS_CARD.read(option)[1]) for option in options]
        return [worth_playing(game, seat, PLAY_CARD.read(option)[1]) for option in options]

    def prospects(self, game: Hearts) -> list[float]:
        """Fewer points so far, better chances."""
        shares = [exp(-0.25 * int(points_in(game.taken[seat]))) for seat in range(SEATS)]
        total = sum(shares)
        return [share / total for share in shares]


def unwanted(game: Hearts, seat: Seat, card: Card) -> float:
    """How much a card is better passed: high spades without cover, high hearts, the last cards of a suit."""
    hand = game.hands[seat]
    suit = suit_of(card)
    rank = rank_of(card)
    held = size(hand & of_suit(suit))
    if suit == SPADES:
        low_spades = size(hand & of_suit(SPADES) & below(QUEEN_OF_SPADES))
        if rank < QUEENS_RANK:
            return 0.0
        return 4.0 if low_spades < 4 else 0.5
    worth = 0.25 * int(rank) - 0.15 * int(held)
    return worth + 0.8 if suit == HEARTS else worth


def worth_playing(game: Hearts, seat: Seat, card: Card) -> float:
    """What playing a card costs or spares, from what the others hold in this world."""
    led = game.led()
    if led != NO_CARD and suit_of(card) != suit_of(led):
        return worth_discarding(game, seat, card)
    cost = likely_cost(game, seat, card)
    rank = int(rank_of(card))
    if cost > 0.0:
        return -0.6 * cost - 0.02 * rank
    if led == NO_CARD:
        return -0.05 * rank
    return 0.12 * rank


def worth_discarding(game: Hearts, seat: Seat, card: Card) -> float:
    """Somebody else takes it: away with what would cost most later."""
    if card == QUEEN_OF_SPADES:
        return 6.0
    rank = int(rank_of(card))
    queen_is_out = not has(game.played, QUEEN_OF_SPADES) and not has(game.hands[seat], QUEEN_OF_SPADES)
    if suit_of(card) == SPADES and rank > QUEENS_RANK and queen_is_out:
        return 3.5
    worth = 0.18 * rank - 0.1 * int(size(game.hands[seat] & of_suit(suit_of(card))))
    return worth + 1.0 if suit_of(card) == HEARTS else worth


def likely_cost(game: Hearts, seat: Seat, card: Card) -> float:
    """The points that the trick would bring if this card takes it; 0 if somebody else must or will take it."""
    led = game.led()
    suit = suit_of(card)
    higher_on_table = False
    points: i64 = 1 if suit == HEARTS else 0
    if card == QUEEN_OF_SPADES:
        points = 13
    others_to_come: i64 = NOBODY
    for other in range(SEATS):
        laid = game.trick[other]
        if other == seat:
            continue
        if laid == NO_CARD:
            others_to_come |= only(other)
        else:
            points += points_in(only(laid))
            if suit_of(laid) == suit and laid > card and (led == NO_CARD or suit == suit_of(led)):
                higher_on_table = True
    if higher_on_table:
        return 0.0
    above = of_suit(suit) & ~below(card + 1)
    share = 1.0
    for other in range(SEATS):
        if not has(others_to_come, other):
            continue
        hand = game.hands[other]
        following = hand & of_suit(suit)
        if following:
            if following & ~above == NO_CARDS:
                return 0.0
            if following & above:
                share *= 0.75
            if has(following, QUEEN_OF_SPADES) and card > QUEEN_OF_SPADES:
                points += 13
        elif game.tricks:
            points += 13 if has(hand, QUEEN_OF_SPADES) else 1 if hand & ALL_HEARTS else 0
    return share * (int(points) + 0.15)
