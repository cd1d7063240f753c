"""What a sensible player of Liar's dice thinks: how likely a bid is, given its own dice and that people tend to bid
what they have."""

from __future__ import annotations

from typing import Final

from liars_dice.bot.chances import OTHERS, SIXES
from liars_dice.components import DUEL, NO_BID, SIDES, WILD, Bid, bid_of, face_of, many_of, supports
from liars_dice.state import FIRST_CUP, LiarsDice
from liars_dice.steps import CALL_LIAR, RAISE_BID
from sortilege.kernel.native import i64
from sortilege.kernel.pieces import Face
from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import Seat

SCALE: Final = 7.0
"""How many points a certainty is worth."""
BELIEVED: Final = 0.35
"""How often a bid that does not hold is believed all the same."""
STEADY: Final = 0.02
"""What each step that a bid goes further than it must costs: there is less room left for others to go wrong."""
UNLIKELY: Final = 0.45
"""How much less likely a world is for each bidder in it who has no die of the face they bid."""


class LiarsDiceSense(Sense[LiarsDice]):
    patience = 3  # what a round costs is known when it ends; who wins after that is anybody's guess
    stakes = SCALE

    def scores(self, game: LiarsDice, seat: int, options: list[int]) -> list[float]:
        own = [support(game, seat, face) for face in range(SIDES)]
        unseen = int(game.dice - game.dice_of(seat))
        found: list[float] = []
        for option in options:
            if CALL_LIAR.matches(option):
                face = face_of(game.bid)
                needed = many_of(game.bid) - own[face]
                by_chance = chance_of(game.sides, unseen, needed, face)
                by_trust = chance_of(game.sides, unseen - 1, needed - 1, face)
                found.append(SCALE * (1.0 - (by_chance + by_trust) / 2.0))
            else:
                _, many, face = RAISE_BID.read(option)
                holds = chance_of(game.sides, unseen, many - own[face], face)
                further = int(bid_of(many, face) - game.bid)
                found.append(SCALE * (holds + (1.0 - holds) * BELIEVED - STEADY * further))
        return found

    def likelihood(self, world: LiarsDice, seat: int) -> float:
        """People tend to bid on what they have."""
        likely = 1.0
        for other in range(world.seats):
            if other != seat and world.said[other] != NO_BID and support(world, other, world.said[other]) == 0:
                likely *= UNLIKELY
        return likely

    def prospects(self, game: LiarsDice) -> list[float]:
        """By how many dice are left."""
        if game.mode == DUEL:
            return [0.5] * game.seats
        return [int(game.dice_of(seat)) ** 1.5 / sum_of_strengths(game) for seat in range(game.seats)]


def sum_of_strengths(game: LiarsDice) -> float:
    total = 0.0
    for seat in range(game.seats):
        total += int(game.dice_of(seat)) ** 1.5
    return total


def support(game: LiarsDice, seat: Seat, bid: Bid) -> int:
    """How many of a seat's own dice count for a bid, or for its face."""
    found = 0
    cup = game.zones[FIRST_CUP + seat]
    for place in range(len(cup)):
        if supports(game.face(cup[place]), bid):
            found += 1
    return found


def chance_of(sides: i64, unseen: int, needed: i64, face: Face) -> float:
    """How likely so many of the dice that a seat does not see count for a face."""
    if needed <= 0:
        return 1.0
    if needed > unseen:
        return 0.0
    return SIXES[sides][unseen][needed] if face == WILD else OTHERS[sides][unseen][needed]
