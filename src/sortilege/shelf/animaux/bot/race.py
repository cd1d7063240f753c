"""How many turns an apprentice still needs to win: tokens of the right colours, and the way to the beasts.

A player without a beast goes for two of them, and whatever both cost counts. It looks only at what lies open and at the
player's own hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import append, vec
from sortilege.kernel.sets import EMPTY, Seat, SmallSet, has, plus, size
from sortilege.shelf.animaux.bot.journeys import LONGEST, TURN, hindered_wait, wait
from sortilege.shelf.animaux.bot.needs import row_of
from sortilege.shelf.animaux.components import COSTS, FIRST_BEAST, MULTI, REDUCIO, Token
from sortilege.shelf.animaux.map import PLACES, Space
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.zones import HAND, HELD

A_TOKEN: Final = 0.85
"""Turns that it takes to get a token that is lacking."""
NEAREST: Final = 1.25
"""Turns that the way to a beast takes in the end, if there was time to come near it before."""
FADING: Final = 0.6
"""How much of the rest of the way still counts for each token that is lacking."""
FINDING: Final = 2.2
"""Turns to find a beast that nobody has found yet, and to go there,"""
USUAL_COST: Final = 4.6
"""and what it costs in tokens, the cheaper ones being preferred."""
FITTING: Final = 0.8
"""What part of a token is of use for a beast that is not known."""
LEAST_LACKING: Final = 0.5
TEMPER: Final = 0.8
"""So many turns more make a way to win e times as unlikely."""


def lacking_for_unknown(tokens: float) -> float:
    return max(LEAST_LACKING, USUAL_COST - FITTING * tokens)


def way(turns: float, lacking: i64) -> float:
    """The turns of a way when so many tokens are still to be gathered, on which one comes nearer."""
    if lacking == 0:
        return turns
    rest = turns - NEAREST
    for _ in range(lacking):
        rest *= FADING
    return NEAREST + rest


MOST_LACKING: Final = 20
"""More than two beasts can cost that one player goes for."""
WAITS: Final = LONGEST + 1
NEEDED: Final[vec[float]] = vec[float](
    [A_TOKEN * lacking + way(parts / TURN, lacking) for lacking in range(MOST_LACKING) for parts in range(WAITS)]
)
"""Turns to gather so many tokens and be there, by these and by how far it is."""


def needed(lacking: i64, parts: i64) -> float:
    return NEEDED[lacking * WAITS + parts]


class Race:
    """One player's way to the second beast."""

    def __init__(self, game: Animaux, seat: Seat) -> None:
        self.game = game
        self.seat: Seat = seat
        self.pawn: Space = game.pawns[seat]
        self.has_one = size(game.beasts[seat]) > 0
        self.held: vec[i64] = row_of(FIRST_BEAST)
        self.tokens: i64 = 0
        for token in game.zones[HELD + seat]:
            self.held[game.face(token)] += 1
            self.tokens += 1
        self.free: i64 = self.held[MULTI] + game.count(HAND + seat, REDUCIO)
        """What stands for any colour: jokers, and Reducio."""
        self.places: vec[i64] = vec[i64]()
        self.costs: list[bytes] = []
        self.first: vec[i64] = vec[i64]()
        """By beast: tokens lacking for it,"""
        self.short: vec[i64] = vec[i64]()
        """and those lacking for it and the one after it, what stands for any colour not counted."""
        self.rest: vec[float] = vec[float]()
        """Turns from its capture to the end."""
        self.wanted: vec[i64] = vec[i64]()
        """Colours of which one more would help,"""
        self.tight: vec[i64] = vec[i64]()
        """and of which one less would hurt."""
        self.blind = 0.0
        """Turns if no beast that lies open is gone for."""
        self.now = -1.0
        """Turns from where the pawn stands, once somebody has asked."""
        self.weigh()

    def weigh(self) -> None:
        game = self.game
        for place in range(1, PLACES + 1):
            beast = game.beast_on(place)
            if beast != NONE:
                self.places = append(self.places, place)
                self.costs.append(COSTS[beast - FIRST_BEAST])
        in_hand = float(int(self.tokens + self.free - self.held[MULTI]))
        for index in range(len(self.costs)):
            self.weigh_beast(index, in_hand)
        lacking = lacking_for_unknown(in_hand)
        self.blind = A_TOKEN * lacking + FINDING
        if not self.has_one:
            self.blind += A_TOKEN * lacking_for_unknown(max(0.0, in_hand - USUAL_COST)) + FINDING

    def weigh_beast(self, index: i64, in_hand: float) -> None:
        cost = self.costs[index]
        short = self.shortage(cost, cost, False)
        lacking = max(0, short - self.free)
        rest = 0.0
        second: i64 = NONE
        if not self.has_one:
            left = max(0.0, in_hand - float(sum(cost))) if lacking == 0 else 0.0
            rest = A_TOKEN * lacking_for_unknown(left) + FINDING
            for other in range(len(self.costs)):
                if other == index:
                    continue
                more = max(0, self.shortage(cost, self.costs[other], True) - self.free) - lacking
                then = needed(more, wait(self.places[other], self.places[index]))
                if then < rest:
                    rest = then
                    second = other
        self.first = append(self.first, lacking)
        self.rest = append(self.rest, rest)
        pair = self.costs[second] if second != NONE else cost
        self.short = append(self.short, self.shortage(cost, pair, second != NONE))
        self.mark(cost, pair, second != NONE)

    def shortage(self, cost: bytes, other: bytes, both: bool) -> i64:
        """How many tokens are lacking, colour by colour, for one beast or for both."""
        short: i64 = 0
        for colour in range(MULTI):
            lacking: i64 = cost[colour]
            lacking -= self.held[colour]
            if both:
                lacking += other[colour]
            if lacking > 0:
                short += lacking
        return short

    def mark(self, cost: bytes, other: bytes, both: bool) -> None:
        wanted: SmallSet = EMPTY
        tight: SmallSet = EMPTY
        for colour in range(MULTI):
            need: i64 = cost[colour]
            if both:
                need += other[colour]
            if need > self.held[colour]:
                wanted = plus(wanted, colour)
            if need >= self.held[colour] and self.held[colour] > 0:
                tight = plus(tight, colour)
        self.wanted = append(self.wanted, wanted)
        self.tight = append(self.tight, tight)

    def turns_by(self, index: i64, pawn: Space, hindered: bool) -> float:
        """Until the end, by way of one beast, if the pawn stood there."""
        goal = self.places[index]
        parts = hindered_wait(goal, pawn) if hindered else wait(goal, pawn)
        return needed(self.first[index], parts) + self.rest[index]

    def turns(self, pawn: Space, hindered: bool = False) -> float:
        """Until the end, if the pawn stood there."""
        best = self.blind
        for index in range(len(self.places)):
            best = min(best, self.turns_by(index, pawn, hindered))
        return best

    def ways(self) -> float:
        """How many ways there are that take little longer than the shortest."""
        best = self.turns(self.pawn)
        total = exp((best - self.blind) / TEMPER)
        for index in range(len(self.places)):
            total += exp((best - self.turns_by(index, self.pawn, False)) / TEMPER)
        return total - 1.0

    def shares(self) -> list[float]:
        """By beast: how much the player goes for it, the others being left for what nobody has found yet."""
        shares: list[float] = []
        total = exp(-self.blind / TEMPER)
        for index in range(len(self.places)):
            share = exp(-self.turns_by(index, self.pawn, False) / TEMPER)
            shares.append(share)
            total += share
        return [share / total for share in shares]

    def gains(self) -> list[float]:
        """By kind of resource: turns that one more saves."""
        blind = 1.0
        gains = [0.0] * FIRST_BEAST
        for index, share in enumerate(self.shares()):
            blind -= share
            if self.short[index] > self.free:
                gains[MULTI] += share
                for colour in range(MULTI):
                    if has(self.wanted[index], colour):
                        gains[colour] += share
        return [A_TOKEN * (gain + FITTING * blind) for gain in gains]

    def loss(self, token: Token) -> float:
        """Turns that one token of a colour less costs."""
        blind = 1.0
        lost = 0.0
        for index, share in enumerate(self.shares()):
            blind -= share
            if self.short[index] >= self.free and has(self.tight[index], token):
                lost += share
        return A_TOKEN * (lost + FITTING * blind)

    def moved(self, goal: Space, to: Space) -> float:
        """Turns that are saved if the beast of one place lay on another."""
        if self.now < 0.0:
            self.now = self.turns(self.pawn)
        after = self.blind
        for index in range(len(self.places)):
            if self.places[index] == goal:
                after = min(after, needed(self.first[index], wait(to, self.pawn)) + self.rest[index])
            else:
                after = min(after, self.turns_by(index, self.pawn, False))
        return self.now - after
