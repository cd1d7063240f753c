"""The pack: fifty-two cards, each a number, so that a hand is a set of small numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import Kind
from sortilege.kernel.native import i64
from sortilege.kernel.sets import SmallSet, below, group_of, has, only, size

Card: TypeAlias = i64
Cards: TypeAlias = SmallSet
"""A set of cards."""
Suit: TypeAlias = i64
Suits: TypeAlias = SmallSet
Way: TypeAlias = i64

BOOK: Final = Book("hearts")

SEATS: Final[i64] = 4
IN_A_SUIT: Final[i64] = 13
IN_THE_PACK: Final[i64] = 52
IN_A_HAND: Final[i64] = 13
TO_PASS: Final[i64] = 3

SUIT_NAMES: Final = ["clubs", "diamonds", "spades", "hearts"]
RANK_NAMES: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]
CLUBS: Final[i64] = 0
DIAMONDS: Final[i64] = 1
SPADES: Final[i64] = 2
HEARTS: Final[i64] = 3
NO_SUITS: Final[i64] = 0
ALL_SUITS: Final[i64] = 15
ALL_BUT_HEARTS: Final[i64] = 7

CARD: Final = Kind("card", [f"{suit}-{rank}" for suit in SUIT_NAMES for rank in RANK_NAMES])
TWO_OF_CLUBS: Final[i64] = 0
QUEEN_OF_SPADES: Final[i64] = 36
NO_CARD: Final[i64] = 255
NO_CARDS: Final[i64] = 0

PACK: Final[i64] = below(IN_THE_PACK)
ALL_CLUBS: Final[i64] = below(13)
ALL_DIAMONDS: Final[i64] = group_of(list(range(13, 26)))
ALL_SPADES: Final[i64] = group_of(list(range(26, 39)))
ALL_HEARTS: Final[i64] = group_of(list(range(39, 52)))
PENALTIES: Final[i64] = ALL_HEARTS | only(QUEEN_OF_SPADES)
"""The cards that cost points."""
QUEEN_COSTS: Final[i64] = 13
MOON: Final[i64] = 26
"""All the points there are."""

WAY: Final = Kind("way", ["keep", "left", "across", "right"])
"""Where the passed cards go: so many seats on."""
KEEP: Final[i64] = 0


def suit_of(card: Card) -> Suit:
    return card // IN_A_SUIT


def rank_of(card: Card) -> i64:
    """0 for a two, 12 for an ace."""
    return card % IN_A_SUIT


def of_suit(suit: Suit) -> Cards:
    """All the cards of a suit."""
    if suit == CLUBS:
        return ALL_CLUBS
    if suit == DIAMONDS:
        return ALL_DIAMONDS
    return ALL_SPADES if suit == SPADES else ALL_HEARTS


def points_in(cards: Cards) -> i64:
    """What these cards cost whoever takes them. HEA-PTS-01 HEA-PTS-02"""
    hearts = size(cards & ALL_HEARTS)
    return hearts + QUEEN_COSTS if has(cards, QUEEN_OF_SPADES) else hearts
