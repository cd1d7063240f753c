"""What one seat can work out about the Witch cards: an exact filter over where they can have been.

A case is an integer: two bits a seat for the face-down Witch cards in its row, and above them the
mask of all who ever held one. The filter goes through the facts as the seat knows them and keeps
the weight of every case that fits: deals and blind picks, each as likely as another. At every
exchange it remembers which cases each case came from, so that a whole past can be drawn backwards.
"""

from __future__ import annotations

from typing import Final

from sortilege.games.salem.components import WITCH
from sortilege.games.salem.facts import (
    DEALT,
    DIED,
    EXCHANGE,
    EXCHANGED,
    GIVEN,
    GOT,
    MET,
    PASSED,
    PEEKED,
    SAID,
    SHOWN,
    WENT_ON,
)
from sortilege.kernel.vocabulary import NONE

EVER: Final = 24
"""How far up the mask of everyone who ever held a Witch card lies in a case."""
HIDDEN: Final = NONE << 24


def as_known(fact: int, seat: int) -> int:
    """A fact as a seat knows it: what it was not told is HIDDEN."""
    kind = fact & 255
    one = fact >> 8 & 255
    if kind == DEALT:
        return fact if one == seat else kind | one << 8 | HIDDEN
    if kind == PASSED:
        return fact if one == seat or fact >> 16 & 255 == seat else fact & 0xFFFFFF | HIDDEN
    if kind in (GIVEN, GOT, PEEKED):
        return fact if one == seat else fact & 0xFFFFFF | HIDDEN
    if kind == MET:
        return fact if fact >> (8 + seat) & 1 else kind
    return fact


class Source:
    """One way a case came about in an exchange."""

    def __init__(self, case: int, gave: int, got: int, weight: float) -> None:
        self.case = case
        self.gave = gave
        """Mask of those who gave a Witch card away."""
        self.got = got
        self.weight = weight


class Belief:
    """Never changed once made: `extended` makes a longer one."""

    def __init__(self, seat: int, players: int, seats: int, row: int, witches: int) -> None:
        self.seat = seat
        self.players = players
        self.seats = seats
        self.row = row
        self.witches = witches
        self.known: list[int] = []
        """The facts taken in so far, as the seat knows them."""
        self.cases: dict[int, float] = {}
        self.exchanges: list[dict[int, list[Source]]] = []
        self.down: list[int] = [row] * seats
        """By seat: its face-down Tryals."""
        self.living = (1 << seats) - 1
        self.rows_dealt = 0

    def fits(self, known: list[int]) -> bool:
        """Whether these facts begin with those taken in."""
        return known[: len(self.known)] == self.known

    def extended(self, known: list[int]) -> Belief:
        """The belief of somebody who knows these facts, which begin with those taken in."""
        longer = Belief(self.seat, self.players, self.seats, self.row, self.witches)
        longer.cases = self.cases
        longer.exchanges = self.exchanges[:]
        longer.down = self.down[:]
        longer.living = self.living
        longer.rows_dealt = self.rows_dealt
        longer.known = known
        begun = 0
        for place in range(len(self.known), len(known)):
            kind = known[place] & 255
            if kind == EXCHANGE:
                begun = place
            elif kind == EXCHANGED:
                longer.exchange(known[begun + 1 : place])
            elif kind == DEALT:
                longer.deal(known[place])
            elif kind != PASSED and kind != GIVEN and kind != GOT:
                longer.take_in(known[place])
        return longer

    # The deal

    def deal(self, fact: int) -> None:
        """Adds one more row to every case; with the last one all the Witch cards are out."""
        seat = fact >> 8 & 255
        told = fact >> 16 & 255 if fact >> 24 != NONE else NONE
        if not self.rows_dealt:
            self.cases = {0: 1.0}
        self.rows_dealt += 1
        cases: dict[int, float] = {}
        for case, weight in self.cases.items():
            for cards in range(self.witches + 1):
                if told in (NONE, cards):
                    ways = choose(self.row, cards)
                    if ways:
                        more = case | cards << 2 * seat | (1 << (EVER + seat) if cards else 0)
                        cases[more] = cases.get(more, 0.0) + weight * ways
        least = self.witches if self.rows_dealt == self.seats else 0
        self.cases = {case: weight for case, weight in cases.items() if least <= count_cards(case) <= self.witches}

    # Facts that only weigh cases

    def take_in(self, fact: int) -> None:
        kind = fact & 255
        seat = fact >> 8 & 255
        value = fact >> 24
        if kind == SHOWN:
            self.show(seat, value)
        elif kind == DIED:
            self.living &= ~(1 << seat)
        elif kind == SAID:
            self.cases = {case: weight for case, weight in self.cases.items() if case >> (EVER + seat) & 1 == value}
        elif kind == MET and fact != MET:
            met = fact >> 8
            eyes = self.living & self.players
            self.cases = {case: weight for case, weight in self.cases.items() if case >> EVER & eyes == met}
        elif kind == WENT_ON:
            eyes = self.living & self.players
            self.cases = {case: weight for case, weight in self.cases.items() if eyes & ~(case >> EVER)}
        elif kind == PEEKED and value != NONE:
            self.weigh_card(fact >> 16 & 255, value, 0)

    def show(self, seat: int, face: int) -> None:
        """A Tryal was turned up: its back could have been any of the row."""
        self.weigh_card(seat, face, 1 << 2 * seat)
        self.down[seat] -= 1

    def weigh_card(self, seat: int, face: int, removed: int) -> None:
        """A card of a row was seen; a Witch card that was turned up leaves the case."""
        down = self.down[seat]
        cases: dict[int, float] = {}
        for case, weight in self.cases.items():
            cards = case >> 2 * seat & 3
            if face == WITCH:
                if cards:
                    cases[case - removed] = weight * cards / down
            elif cards < down:
                cases[case] = weight * (down - cards) / down
        self.cases = cases

    # Exchanges

    def exchange(self, passes: list[int]) -> None:
        """Everybody gave a card and took one."""
        taker_of = [NONE] * self.seats
        gave = [NONE] * self.seats
        got = [NONE] * self.seats
        givers: list[int] = []
        blind = False
        for fact in passes:
            kind, one, value = fact & 255, fact >> 8 & 255, fact >> 24
            if kind == GOT:
                blind = True
                got[one] = value
            else:
                givers.append(one)
                gave[one] = value
                taker_of[one] = fact >> 16 & 255
        sources: dict[int, list[Source]] = {}
        for case, weight in self.cases.items():
            for given, share in self.ways_to_give(case, givers, gave):
                if blind:
                    hands = ways_to_deal(givers, given.bit_count(), got)
                    for taken in hands:
                        self.move(sources, case, given, taken, weight * share / choose(len(givers), given.bit_count()))
                else:
                    taken = 0
                    for giver in givers:
                        if given >> giver & 1:
                            taken |= 1 << taker_of[giver]
                    self.move(sources, case, given, taken, weight * share)
        total = 0.0
        for ways in sources.values():
            for way in ways:
                total += way.weight
        cases: dict[int, float] = {}
        for case, ways in sources.items():
            together = 0.0
            for way in ways:
                together += way.weight
            cases[case] = together / total
        self.cases = cases
        self.exchanges.append(sources)

    def move(self, sources: dict[int, list[Source]], case: int, given: int, taken: int, weight: float) -> None:
        after = case
        for seat in range(self.seats):
            if given >> seat & 1:
                after -= 1 << 2 * seat
        for seat in range(self.seats):
            if taken >> seat & 1:
                after = (after + (1 << 2 * seat)) | 1 << (EVER + seat)
        way = Source(case, given, taken, weight)
        if after in sources:
            sources[after].append(way)
        else:
            sources[after] = [way]

    def ways_to_give(self, case: int, givers: list[int], gave: list[int]) -> list[tuple[int, float]]:
        """Which givers gave a Witch card away, each row's back picked blind."""
        ways: list[tuple[int, float]] = [(0, 1.0)]
        for giver in givers:
            cards = case >> 2 * giver & 3
            down = self.down[giver]
            told = gave[giver]
            if told == WITCH:
                if not cards:
                    return []
                ways = [(mask | 1 << giver, share * cards / down) for mask, share in ways]
            elif cards:
                kept = [(mask, share * (down - cards) / down) for mask, share in ways] if cards < down else []
                if told == NONE:
                    kept += [(mask | 1 << giver, share * cards / down) for mask, share in ways]
                ways = kept
        return ways


def ways_to_deal(takers: list[int], cards: int, got: list[int]) -> list[int]:
    """Masks of those who may have been dealt the Witch cards in the centre."""
    ways: list[int] = [0]
    for taker in takers:
        told = got[taker]
        if told == WITCH:
            ways = [mask | 1 << taker for mask in ways]
        elif told == NONE:
            ways = ways + [mask | 1 << taker for mask in ways if mask.bit_count() < cards]
    return [mask for mask in ways if mask.bit_count() == cards]


def count_cards(case: int) -> int:
    """The face-down Witch cards of a case."""
    low = case & 0xFFFFFF
    return (low & 0x555555).bit_count() + 2 * (low & 0xAAAAAA).bit_count()


def choose(n: int, k: int) -> int:
    """How many ways to pick k of n."""
    ways = 1
    for step in range(k):
        ways = ways * (n - step) // (step + 1)
    return ways
