"""A game of Liar's dice in progress: a cup for each seat, and what has been bid on all of them together."""

from __future__ import annotations

from typing import Final

from liars_dice.components import BOOK, DUEL, FACE, NO_BID, SIDES, Bid
from liars_dice.steps import ROLL_DICE
from sortilege.kernel.native import append, i64, vec
from sortilege.kernel.pieces import Face
from sortilege.kernel.sets import Seat
from sortilege.kernel.state import FIRST, Game

LOST: Final[i64] = 0
"""Where the dice lie that are out of the game."""
FIRST_CUP: Final[i64] = 1


def no_bids(seats: i64) -> vec[i64]:
    bids = vec[i64]()
    for _ in range(seats):
        bids = append(bids, NO_BID)
    return bids


class LiarsDice(Game):
    def __init__(self, old: LiarsDice | None = None) -> None:
        super().__init__(old)
        self.bid: Bid = old.bid if old is not None else NO_BID
        """What was bid last in this round."""
        self.bidder: Seat = old.bidder if old is not None else FIRST
        self.said: vec[i64] = old.said[:] if old is not None else vec[i64]()
        """By seat: its last bid of this round."""
        self.dice: i64 = old.dice if old is not None else FIRST
        """How many dice are under the cups."""
        self.sides: i64 = old.sides if old is not None else SIDES
        """How many faces each die has: the highest ones. LIA-DIE-03"""
        self.rounds: i64 = old.rounds if old is not None else FIRST
        self.opened: list[bytes] = old.opened if old is not None else []
        """By seat: the faces under its cup when the cups were last opened."""
        self.checked: Bid = old.checked if old is not None else NO_BID
        """The bid that was doubted then."""
        self.found: i64 = old.found if old is not None else FIRST
        """How many dice it found."""
        self.fallen: bytes = old.fallen if old is not None else b""
        """The seats that are out, the first to go first."""

    def clone(self) -> LiarsDice:
        return LiarsDice(self)

    def set_up(self, mode: int, seats: int, options: dict[str, bool | int | str]) -> None:
        """A duel has one die each, and seat 0 begins; else chance says who does. LIA-SET-01 LIA-SET-02 LIA-SET-03"""
        self.sit_down(BOOK, mode, seats, FIRST_CUP + seats)
        self.sides = int(options["sides"])
        self.said = no_bids(seats)
        each = 1 if mode == DUEL else int(options["dice"])
        for seat in range(seats):
            for _ in range(each):
                self.make(FACE.values["1"], FIRST_CUP + seat)
        self.dice = each * seats
        self.then(ROLL_DICE.of(0 if mode == DUEL else self.below(seats)))

    def dice_of(self, seat: Seat) -> i64:
        """How many dice a seat has left."""
        return len(self.zones[FIRST_CUP + seat])

    def roll_one(self) -> Face:
        """A face, each as likely."""
        return SIDES - self.sides + self.below(self.sides)

    def has_face(self, face: Face) -> bool:
        """Whether a die can show it. LIA-DIE-03"""
        return face >= SIDES - self.sides

    def highest_bid(self) -> Bid:
        """As many sixes as there are dice."""
        return self.dice * SIDES - 1

    def next_with_dice(self, seat: Seat) -> Seat:
        """Who comes after a seat: the nearest to its left who is still in."""
        following = (seat + 1) % self.seats
        while self.dice_of(following) == 0:
            following = (following + 1) % self.seats
        return following
