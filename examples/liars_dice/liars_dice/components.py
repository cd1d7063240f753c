"""Dice, and bids in their order: each is a number, and the higher number is the higher bid."""

from __future__ import annotations

from typing import Final, TypeAlias

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import Kind, number_up_to
from sortilege.kernel.native import i64
from sortilege.kernel.pieces import Face

Bid: TypeAlias = i64

BOOK: Final = Book("liars_dice")

SIDES: Final[i64] = 6
FEWEST_SIDES: Final = 2
WILD: Final[i64] = 5
"""The face that counts as every other: a six."""
MOST_PLAYERS: Final = 6
MOST_DICE: Final = 5
FACE: Final = Kind("face", ["1", "2", "3", "4", "5", "6"])
MANY: Final = number_up_to(MOST_PLAYERS * MOST_DICE)
NO_BID: Final[i64] = -1

DUEL: Final[i64] = 0


def bid_of(many: i64, face: Face) -> Bid:
    """More dice are more, and of as many dice the higher face. LIA-BID-02"""
    return (many - 1) * SIDES + face


def many_of(bid: Bid) -> i64:
    """How many dice a bid says there are."""
    return bid // SIDES + 1


def face_of(bid: Bid) -> Face:
    """The face they show; sixes besides."""
    return bid % SIDES


def supports(face: Face, bid: Bid) -> bool:
    """Whether a die of that face counts for a bid. LIA-DIE-02"""
    return face == WILD or face == bid % SIDES
