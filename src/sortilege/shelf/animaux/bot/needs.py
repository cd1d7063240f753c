"""What the seasoned need as a team: all beasts have to be found, so each colour that one of them still costs is wanted.

It looks only at what lies open.
"""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import append, vec
from sortilege.kernel.sets import EVERYONE, Seat, Seats, has
from sortilege.shelf.animaux.components import COSTS, FIRST_BEAST, MULTI, NORBERT
from sortilege.shelf.animaux.map import PLACES
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.zones import HELD


class Needs:
    def __init__(self, game: Animaux) -> None:
        self.game = game
        self.norbert: Seat = NONE
        for seat in range(game.seats):
            if game.characters[seat] == NORBERT:
                self.norbert = seat
        self.team: vec[i64] = row_of(FIRST_BEAST)
        """By kind of token: how many the players hold between them."""
        self.held: vec[i64] = row_of(FIRST_BEAST * game.seats)
        """By seat and kind of token: how many it holds."""
        self.count_tokens()
        self.beasts: vec[i64] = vec[i64]()
        """The places where one is still at large."""
        self.costs: list[bytes] = []
        """What each of them costs."""
        self.find_beasts()
        self.missing: vec[i64] = row_of(FIRST_BEAST)
        """By colour, and at the end how many tokens in all, jokers and Norbert counted."""
        self.count_missing()

    def count_tokens(self) -> None:
        game = self.game
        for seat in range(game.seats):
            tokens = game.zones[HELD + seat]
            for place in range(len(tokens)):
                token = game.face(tokens[place])
                self.held[FIRST_BEAST * seat + token] += 1
                self.team[token] += 1

    def find_beasts(self) -> None:
        game = self.game
        for place in range(1, PLACES + 1):
            if game.holds(place):
                self.beasts = append(self.beasts, place)
                self.costs.append(COSTS[game.beast_on(place) - FIRST_BEAST])

    def count_missing(self) -> None:
        in_all: i64 = 0
        for colour in range(MULTI):
            missing: i64 = 0
            for cost in self.costs:
                missing += cost[colour]
            missing -= self.team[colour]
            if missing > 0:
                self.missing[colour] = missing
                in_all += missing
        in_all -= self.team[MULTI]
        if self.norbert != NONE:
            in_all -= len(self.beasts)
        self.missing[MULTI] = max(0, in_all)

    def lacking_for_next(self) -> vec[i64]:
        """By colour: what the team lacks for the beast that it can pay for soonest."""
        best = row_of(MULTI)
        least: i64 = FIRST_BEAST * PLACES
        for cost in self.costs:
            short = self.shortage(EVERYONE, cost)
            if 0 < short < least:
                least = short
                for colour in range(MULTI):
                    lacking: i64 = cost[colour]
                    lacking -= self.team[colour]
                    best[colour] = max(0, lacking)
        return best

    def shortage(self, payers: Seats, cost: bytes) -> i64:
        """How many tokens some players lack for a beast; below 0 if they have some to spare."""
        short: i64 = 0
        for seat in range(self.game.seats):
            if has(payers, seat):
                short -= self.held[FIRST_BEAST * seat + MULTI]
                if seat == self.norbert:
                    short -= 1
        for colour in range(MULTI):
            lacking: i64 = cost[colour]
            for seat in range(self.game.seats):
                if has(payers, seat):
                    lacking -= self.held[FIRST_BEAST * seat + colour]
            if lacking > 0:
                short += lacking
        return short


def row_of(many: i64) -> vec[i64]:
    """So many zeros."""
    row = vec[i64](capacity=many)
    for _ in range(many):
        row = append(row, 0)
    return row
