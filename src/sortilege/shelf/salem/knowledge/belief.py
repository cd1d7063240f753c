"""What one seat can work out about the Tryals: an exact filter over where Witches and Constable can have been.

A case is an integer: two bits a seat for the face-down Witch cards in its row, and above them which
of the seats that matter ever held one: those of whom this seat knows that they did. With every case
go its weights, one for each place the Constable's card may be. The filter goes through the facts as
the seat knows them and keeps what fits, each deal and each blind pick as likely as another. At every
exchange it remembers which cases each case came from, so that a whole past can be drawn backwards.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.salem.components import CONSTABLE, WITCH
from sortilege.shelf.salem.knowledge.facts import (
    DEALT,
    DIED,
    EXCHANGE,
    EXCHANGED,
    GIVEN,
    GOT,
    MET,
    PASSED,
    PEEKED,
    PROTECTED,
    SAID,
    SHOWN,
)
from sortilege.shelf.salem.knowledge.tryal_exchange import FACE_UP, PLACES, Exchange, Layer, scaled

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
        self.deals: dict[int, int] = {0: 1}
        """While rows are being dealt: by case, in how many ways the Witch cards can lie."""
        self.holds_constable = 0
        """1 if the seat was dealt the Constable."""
        self.cases: dict[int, list[float]] = {}
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
            longer.deals = self.deals
            longer.holds_constable = self.holds_constable
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
        if told != NONE:
            self.holds_constable = fact >> 24
        most = 0 if place < self.clean_until[seat] else self.witches
        self.rows_dealt += 1
        deals: dict[int, int] = {}
        for case, ways in self.deals.items():
            for cards in range(min(most, self.witches - count_cards(case)) + 1):
                if told in (NONE, cards):
                    held = (1 << seat & self.matter) << EVER if cards else 0
                    deals[case | cards << 2 * seat | held] = ways * choose(self.row, cards)
        self.deals = deals
        if self.rows_dealt == self.seats:
            dealt = [case for case in deals if count_cards(case) == self.witches]
            self.cases = {case: self.deal_constable(case, deals[case]) for case in dealt}

    def deal_constable(self, case: int, ways: int) -> list[float]:
        """To any place that has no Witch card; the seat itself knows whether it has it."""
        weights = [0.0] * PLACES
        for seat in range(self.seats):
            if (seat == self.seat) == (self.holds_constable == 1):
                weights[seat] = float(ways * (self.row - (case >> 2 * seat & 3)))
        return weights

    def take_in(self, fact: int) -> None:
        """Facts that only weigh cases."""
        kind = fact & 255
        seat = fact >> 8 & 255
        value = fact >> 24
        if kind == SHOWN:
            self.weigh_card(seat, value, True)
            self.down[seat] -= 1
            self.hidden -= value == WITCH
        elif kind == DIED:
            self.living &= ~(1 << seat)
        elif kind == SAID and value:
            self.keep_if_ever(1 << seat)
        elif kind == MET:
            self.keep_if_ever(fact >> 8)
        elif kind == PEEKED and value != NONE:
            self.weigh_card(fact >> 16 & 255, value, False)
        elif kind == PROTECTED:
            self.rule_out_constable(seat)

    def keep_if_ever(self, held: int) -> None:
        self.cases = {case: weights for case, weights in self.cases.items() if held & ~(case >> EVER) == 0}

    def weigh_card(self, seat: int, face: int, turned_up: bool) -> None:
        """A card of a row was seen, as likely any of its backs; a card turned up leaves the row."""
        down = self.down[seat]
        cases: dict[int, list[float]] = {}
        for case, before in self.cases.items():
            cards = case >> 2 * seat & 3
            weights = [0.0] * PLACES
            after = case
            if face == WITCH:
                if turned_up and cards:
                    after -= 1 << 2 * seat
                weights = [weight * cards / down for weight in before]
            elif face == CONSTABLE:
                weights[FACE_UP if turned_up else seat] = before[seat] / down
            else:
                weights = [weight * (down - cards) / down for weight in before]
                weights[seat] = before[seat] * (down - cards - 1) / down
            if sum(weights) > 0.0:
                cases[after] = weights
        self.cases = scaled(cases)

    def rule_out_constable(self, protected: int) -> None:
        """The Gavel came from a player, and from another one than who has it unless there are ghosts."""
        with_ghosts = self.players.bit_count() < self.seats
        cases: dict[int, list[float]] = {}
        for case, before in self.cases.items():
            weights = [0.0] * PLACES
            for seat in range(self.seats):
                if self.players >> seat & 1 and (with_ghosts or seat != protected):
                    weights[seat] = before[seat]
            if sum(weights) > 0.0:
                cases[case] = weights
        self.cases = cases

    # Exchanges

    def exchange(self, passes: list[int], place: int) -> None:
        """Everybody gave a card and took one, from the left or out of the centre."""
        swap = Exchange(passes, self.seats)
        clean = self.clean(place)
        layer = Layer(swap, self.cases, self.down[:])
        for case in self.cases:
            for given, share in self.ways_to_give(case, swap):
                after = case
                taken = 0
                for giver in swap.givers:
                    if given >> giver & 1:
                        after -= 1 << 2 * giver
                        if not swap.blind:
                            taken |= 1 << swap.goes_to[giver]
                if not taken & clean:
                    weights = layer.hand_over(case, given, share)
                    if sum(weights) > 0.0:
                        layer.add(self.with_taken(after, taken), case, given, weights)
        self.cases = layer.cases()
        self.layers.append(layer)
        if swap.blind:
            self.take_from_centre(swap, clean)

    def take_from_centre(self, swap: Exchange, clean: int) -> None:
        layer = Layer(swap, self.cases, self.down[:])
        for case in self.cases:
            cards = self.hidden - count_cards(case)
            share = 1.0 / choose(len(swap.givers), cards)
            for taken in ways_to_deal(swap, cards, clean):
                weights = layer.deal_out(case, taken, share)
                if sum(weights) > 0.0:
                    layer.add(self.with_taken(case, taken), case, taken, weights)
        self.cases = layer.cases()
        self.layers.append(layer)

    def with_taken(self, case: int, taken: int) -> int:
        if taken:
            for seat in range(self.seats):
                if taken >> seat & 1:
                    case += 1 << 2 * seat
            case |= (taken & self.matter) << EVER
        return case

    def ways_to_give(self, case: int, swap: Exchange) -> list[tuple[int, float]]:
        """Which givers gave a Witch card away, each row's back picked blind."""
        ways: list[tuple[int, float]] = [(0, 1.0)]
        for giver in swap.givers:
            cards = case >> 2 * giver & 3
            down = self.down[giver]
            told = swap.gave[giver]
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


def ways_to_deal(swap: Exchange, cards: int, clean: int) -> list[int]:
    """Masks of those who may have been dealt the Witch cards in the centre."""
    ways: list[int] = [0]
    for taker in swap.givers:
        told = swap.got[taker]
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
