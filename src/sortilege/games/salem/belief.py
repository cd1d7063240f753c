"""What one seat can work out about the Witch cards: an exact filter over where they can have been.

A case is an integer: two bits a seat for the face-down Witch cards in its row, and above them which
of the seats that matter ever held one: those of whom this seat knows that they did. The filter goes
through the facts as the seat knows them and keeps the weight of every case that fits, each deal and
each blind pick as likely as another. At every exchange it remembers which cases each case came from,
so that a whole past can be drawn backwards.
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
)
from sortilege.kernel.vocabulary import NONE

EVER: Final = 24
"""How far up the mask of those who ever held a Witch card lies in a case."""
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
    """One way a case came about: from which case, by whose giving or taking a Witch card."""

    def __init__(self, case: int, moved: int, weight: float) -> None:
        self.case = case
        self.moved = moved
        self.weight = weight


class Layer:
    """By case: how it came about in an exchange. Cards taken blind make two layers, giving and taking."""

    def __init__(self) -> None:
        self.sources: dict[int, list[Source]] = {}

    def add(self, after: int, case: int, moved: int, weight: float) -> None:
        way = Source(case, moved, weight)
        if after in self.sources:
            self.sources[after].append(way)
        else:
            self.sources[after] = [way]

    def cases(self) -> dict[int, float]:
        """The cases with their weights, which add up to 1."""
        weights: dict[int, float] = {}
        total = 0.0
        for case, ways in self.sources.items():
            weight = 0.0
            for way in ways:
                weight += way.weight
            weights[case] = weight
            total += weight
        return {case: weight / total for case, weight in weights.items()}


class Belief:
    """Never changed once made: `extended` makes another."""

    def __init__(self, seat: int, players: int, seats: int, row: int, witches: int) -> None:
        self.seat = seat
        self.players = players
        self.seats = seats
        self.row = row
        self.witches = witches
        self.known: list[int] = []
        """The facts taken in so far, as the seat knows them."""
        self.clean_until: list[int] = [0] * seats
        """By seat: before which fact it is known never to have held a Witch card."""
        self.matter = 0
        """Mask of the seats known to have held one."""
        self.cases: dict[int, float] = {0: 1.0}
        self.layers: list[Layer] = []
        self.down: list[int] = [row] * seats
        """By seat: its face-down Tryals."""
        self.living = (1 << seats) - 1
        self.rows_dealt = 0
        self.hidden = witches
        """The Witch cards not revealed yet."""

    def fits(self, known: list[int]) -> bool:
        """Whether these facts begin with those taken in."""
        return known[: len(self.known)] == self.known

    def extended(self, known: list[int]) -> Belief:
        """The belief of somebody who knows these facts, which begin with those taken in."""
        longer = Belief(self.seat, self.players, self.seats, self.row, self.witches)
        longer.learn_from(known)
        start = 0
        if longer.matter == self.matter and longer.clean_until == self.clean_until:
            start = len(self.known)
            longer.cases = self.cases
            longer.layers = self.layers[:]
            longer.down = self.down[:]
            longer.living = self.living
            longer.rows_dealt = self.rows_dealt
            longer.hidden = self.hidden
        begun = 0
        for place in range(start, len(known)):
            kind = known[place] & 255
            if kind == EXCHANGE:
                begun = place
            elif kind == EXCHANGED:
                longer.exchange(known[begun + 1 : place], place)
            elif kind == DEALT:
                longer.deal(known[place], place)
            else:
                longer.take_in(known[place])
        return longer

    def learn_from(self, known: list[int]) -> None:
        """Reads ahead who is known to have held a Witch card, or not to have until then."""
        self.known = known
        living = (1 << self.seats) - 1
        for place, fact in enumerate(known):
            kind = fact & 255
            seat = fact >> 8 & 255
            if kind == DIED:
                living &= ~(1 << seat)
            elif kind == SAID:
                if fact >> 24:
                    self.matter |= 1 << seat
                else:
                    self.clean_until[seat] = place
            elif kind == MET and fact != MET:
                met = fact >> 8
                self.matter |= met
                for other in range(self.seats):
                    if (living & self.players & ~met) >> other & 1:
                        self.clean_until[other] = place

    def clean(self, place: int) -> int:
        """Mask of those who cannot hold a Witch card at that place in the facts."""
        mask = 0
        for seat in range(self.seats):
            if place < self.clean_until[seat]:
                mask |= 1 << seat
        return mask

    # Facts

    def deal(self, fact: int, place: int) -> None:
        """Adds one more row to every case; with the last one all the Witch cards are out."""
        seat = fact >> 8 & 255
        told = fact >> 16 & 255 if fact >> 24 != NONE else NONE
        most = 0 if place < self.clean_until[seat] else self.witches
        self.rows_dealt += 1
        cases: dict[int, float] = {}
        for case, weight in self.cases.items():
            for cards in range(min(most, self.witches - count_cards(case)) + 1):
                if told in (NONE, cards):
                    held = (1 << seat & self.matter) << EVER if cards else 0
                    cases[case | cards << 2 * seat | held] = weight * choose(self.row, cards)
        if self.rows_dealt == self.seats:
            cases = {case: weight for case, weight in cases.items() if count_cards(case) == self.witches}
        self.cases = cases

    def take_in(self, fact: int) -> None:
        """Facts that only weigh cases."""
        kind = fact & 255
        seat = fact >> 8 & 255
        value = fact >> 24
        if kind == SHOWN:
            self.weigh_card(seat, value, 1 << 2 * seat)
            self.down[seat] -= 1
            self.hidden -= value == WITCH
        elif kind == DIED:
            self.living &= ~(1 << seat)
        elif kind == SAID and value:
            self.keep_if_ever(1 << seat)
        elif kind == MET:
            self.keep_if_ever(fact >> 8)
        elif kind == PEEKED and value != NONE:
            self.weigh_card(fact >> 16 & 255, value, 0)

    def keep_if_ever(self, held: int) -> None:
        self.cases = {case: weight for case, weight in self.cases.items() if held & ~(case >> EVER) == 0}

    def weigh_card(self, seat: int, face: int, removed: int) -> None:
        """A card of a row was seen, as likely any of its backs; a Witch card turned up leaves the case."""
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

    def exchange(self, passes: list[int], place: int) -> None:
        """Everybody gave a card and took one, from the left or out of the centre."""
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
        clean = self.clean(place)
        giving = Layer()
        for case, weight in self.cases.items():
            for given, share in self.ways_to_give(case, givers, gave):
                after = case
                taken = 0
                for giver in givers:
                    if given >> giver & 1:
                        after -= 1 << 2 * giver
                        if not blind:
                            taken |= 1 << taker_of[giver]
                if not taken & clean:
                    giving.add(self.with_taken(after, taken), case, given, weight * share)
        self.cases = giving.cases()
        self.layers.append(giving)
        if blind:
            self.take_from_centre(givers, got, clean)

    def take_from_centre(self, takers: list[int], got: list[int], clean: int) -> None:
        taking = Layer()
        for case, weight in self.cases.items():
            cards = self.hidden - count_cards(case)
            ways = ways_to_deal(takers, cards, got, clean)
            share = weight / choose(len(takers), cards)
            for taken in ways:
                taking.add(self.with_taken(case, taken), case, taken, share)
        self.cases = taking.cases()
        self.layers.append(taking)

    def with_taken(self, case: int, taken: int) -> int:
        if taken:
            for seat in range(self.seats):
                if taken >> seat & 1:
                    case += 1 << 2 * seat
            case |= (taken & self.matter) << EVER
        return case

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


def ways_to_deal(takers: list[int], cards: int, got: list[int], clean: int) -> list[int]:
    """Masks of those who may have been dealt the Witch cards in the centre."""
    ways: list[int] = [0]
    for taker in takers:
        told = got[taker]
        if told == WITCH:
            ways = [mask | 1 << taker for mask in ways]
        elif told == NONE and not clean >> taker & 1:
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
