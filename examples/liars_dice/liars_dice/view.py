"""What a seat sees of a game of Liar's dice: its own dice, how many there are, and what was said."""

from __future__ import annotations

import msgspec

from liars_dice.components import FACE, NO_BID, Bid, face_of, many_of
from liars_dice.state import FIRST_CUP, LiarsDice
from sortilege.kernel.pieces import NOTHING
from sortilege.kernel.sets import Seat


class BidView(msgspec.Struct):
    many: int
    face: str


class PlayerView(msgspec.Struct):
    dice: list[str | None]
    """The faces under its cup, in order; nothing for those the seat does not see."""
    bid: BidView | None
    """Its last bid of this round."""
    out: bool


class CheckView(msgspec.Struct):
    """The last time that somebody was doubted."""

    bid: BidView
    found: int
    cups: list[list[str]]
    """By seat: what its cup showed."""


class LiarsDiceView(msgspec.Struct):
    round: int
    dice: int
    """How many dice are under all cups together."""
    bid: BidView | None
    bidder: int | None
    checked: CheckView | None
    players: list[PlayerView]


def view(game: LiarsDice, seat: int) -> LiarsDiceView:
    return LiarsDiceView(
        round=int(game.rounds),
        dice=int(game.dice),
        bid=show_bid(game.bid),
        bidder=None if game.bid == NO_BID else int(game.bidder),
        checked=show_check(game),
        players=[show_player(game, seat, other) for other in range(game.seats)],
    )


def show_bid(bid: Bid) -> BidView | None:
    return None if bid == NO_BID else BidView(int(many_of(bid)), FACE.labels[face_of(bid)])


def show_check(game: LiarsDice) -> CheckView | None:
    bid = show_bid(game.checked)
    if bid is None:
        return None
    return CheckView(bid, int(game.found), [[FACE.labels[face] for face in sorted(cup)] for cup in game.opened])


def show_player(game: LiarsDice, seat: Seat, other: Seat) -> PlayerView:
    faces = sorted(game.seen_by(seat, FIRST_CUP + other))
    return PlayerView(
        dice=[None if face == NOTHING else FACE.labels[face] for face in faces],
        bid=show_bid(game.said[other]),
        out=other in game.fallen,
    )
