"""What one seat can work out about the Tryals: an exact filter over where Witches and Constable can have been.

A case (`cases`) says where the Witch cards lie and which of the seats that matter ever held one: those of whom this
seat knows that they did. With every case go its weights, one for each place the Constable's card may be. The filter
goes through the facts as the seat knows them and keeps what fits, each deal and each blind pick as likely as another.
At every exchange it remembers which cases each case came from, so that a whole past can be drawn backwards.
"""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import NOBODY, Seat, Seats, below, has, members, minus, only, plus, size
from sortilege.shelf.salem.components import CONSTABLE, WITCH, Tryal
from sortilege.shelf.salem.knowledge.cases import (
    NO_CARDS,
    Case,
    cards_at,
    count_cards,
    ever_held,
    held_by,
    one_less,
    one_more,
    with_row,
)
from sortilege.shelf.salem.knowledge.facts import (
    DEALT,
    DIED,
    EXCHANGE,
    EXCHANGED,
    MET,
    PEEKED,
    PROTECTED,
    SAID,
    SHOWN,
    Fact,
    kind_of,
    other_of,
    seat_of,
    those_met,
    value_of,
    witches_dealt,
)
from sortilege.shelf.salem.knowledge.tryal_exchange import FACE_UP, PLACES, Exchange, Layer, scaled


class Belief:
    """Never changed once made: `extended` makes another."""

    def __init__(self, seat: Seat, players: Seats, seats: i64, row: i64, witches: i64) -> None:
        self.seat: Seat = seat
        self.players: Seats = players
        self.seats: i64 = seats
        self.row: i64 = row
        self.witches: i64 = witches
        self.known: tuple[int, ...] = ()
        """The facts taken in so far, as the seat knows them."""
        self.clean_until: list[int] = [0] * seats
        """By seat: before which fact it is known never to have held a Witch card."""
        self.matter: Seats = NOBODY
        """The seats known to have held one."""
        self.deals: dict[int, int] = {NO_CARDS: 1}
        """While rows are being dealt: by case, in how many ways the Witch cards can lie."""
        self.holds_constable = False
        """Whether the seat was dealt the Constable."""
        self.cases: dict[int, list[float]] = {}
        self.layers: list[Layer] = []
        self.down: list[int] = [row] * seats
        """By seat: its face-down Tryals."""
        self.living: Seats = below(seats)
        self.rows_dealt: i64 = 0
        self.hidden: i64 = witches
        """The Witch cards not revealed yet."""

    def fits(self, known: tuple[int, ...]) -> bool:
        """Whether these facts begin with those taken in."""
        return known[: len(self.known)] == self.known

    def extended(self, known: tuple[int, ...]) -> Belief:
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
            kind = kind_of(known[place])
            if kind == EXCHANGE:
                begun = place
            elif kind == EXCHANGED:
                longer.exchange(known[begun + 1 : place], place)
            elif kind == DEALT:
                longer.deal(known[place], place)
            else:
                longer.take_in(known[place])
        return longer

    def learn_from(self, known: tuple[int, ...]) -> None:
        """Reads ahead who is known to have held a Witch card, or not to have until then."""
        self.known = known
        living = below(self.seats)
        for place, fact in enumerate(known):
            kind = kind_of(fact)
            seat = seat_of(fact)
            if kind == DIED:
                living = minus(living, seat)
            elif kind == SAID:
                if value_of(fact):
                    self.matter = plus(self.matter, seat)
                else:
                    self.clean_until[seat] = place
            elif kind == MET and those_met(fact):
                met = those_met(fact)
                self.matter |= met
                for other in members(living & self.players & ~met):
                    self.clean_until[other] = place

    def clean(self, place: i64) -> Seats:
        """Those who cannot hold a Witch card at that place in the facts."""
        found = NOBODY
        for seat in range(self.seats):
            if place < self.clean_until[seat]:
                found = plus(found, seat)
        return found

    # Facts

    def deal(self, fact: Fact, place: i64) -> None:
        """Adds one more row to every case; with the last one all the Witch cards are out."""
        seat = seat_of(fact)
        told = witches_dealt(fact)
        if told != NONE:
            self.holds_constable = value_of(fact) > 0
        most = 0 if place < self.clean_until[seat] else self.witches
        held = only(seat) & self.matter
        self.rows_dealt += 1
        deals: dict[int, int] = {}
        for case, ways in self.deals.items():
            for cards in range(min(most, self.witches - count_cards(case)) + 1):
                if told in (NONE, cards):
                    after = held_by(with_row(case, seat, cards), held) if cards else case
                    deals[after] = ways * choose(self.row, cards)
        self.deals = deals
        if self.rows_dealt == self.seats:
            dealt = [case for case in deals if count_cards(case) == self.witches]
            self.cases = {case: self.deal_constable(case, deals[case]) for case in dealt}

    def deal_constable(self, case: Case, ways: i64) -> list[float]:
        """To any place that has no Witch card; the seat itself knows whether it has it."""
        weights = [0.0] * PLACES
        for seat in range(self.seats):
            if (seat == self.seat) == self.holds_constable:
                weights[seat] = float(ways * (self.row - cards_at(case, seat)))
        return weights

    def take_in(self, fact: Fact) -> None:
        """Facts that only weigh cases."""
        kind = kind_of(fact)
        seat = seat_of(fact)
        value = value_of(fact)
        if kind == SHOWN:
            self.weigh_card(seat, value, True)
            self.down[seat] -= 1
            if value == WITCH:
                self.hidden -= 1
        elif kind == DIED:
            self.living = minus(self.living, seat)
        elif kind == SAID and value:
            self.keep_if_ever(only(seat))
        elif kind == MET:
            self.keep_if_ever(those_met(fact))
        elif kind == PEEKED and value != NONE:
            self.weigh_card(other_of(fact), value, False)
        elif kind == PROTECTED:
            self.rule_out_constable(seat)

    def keep_if_ever(self, held: Seats) -> None:
        self.cases = {case: weights for case, weights in self.cases.items() if held & ~ever_held(case) == 0}

    def weigh_card(self, seat: Seat, face: Tryal, turned_up: bool) -> None:
        """A card of a row was seen, as likely any of its backs; a card turned up leaves the row."""
        down = self.down[seat]
        cases: dict[int, list[float]] = {}
        for case, before in self.cases.items():
            cards = int(cards_at(case, seat))
            weights = [0.0] * PLACES
            after = case
            if face == WITCH:
                if turned_up and cards:
                    after = one_less(after, seat)
                weights = [weight * cards / down for weight in before]
            elif face == CONSTABLE:
                weights[FACE_UP if turned_up else seat] = before[seat] / down
            else:
                weights = [weight * (down - cards) / down for weight in before]
                weights[seat] = before[seat] * (down - cards - 1) / down
            if sum(weights) > 0.0:
                cases[after] = weights
        self.cases = scaled(cases)

    def rule_out_constable(self, protected: Seat) -> None:
        """The Gavel came from a player, and from another one than who has it unless there are ghosts."""
        with_ghosts = size(self.players) < self.seats
        cases: dict[int, list[float]] = {}
        for case, before in self.cases.items():
            weights = [0.0] * PLACES
            for seat in range(self.seats):
                if has(self.players, seat) and (with_ghosts or seat != protected):
                    weights[seat] = before[seat]
            if sum(weights) > 0.0:
                cases[case] = weights
        self.cases = cases

    # Exchanges

    def exchange(self, passes: tuple[int, ...], place: i64) -> None:
        """Everybody gave a card and took one, from the left or out of the centre."""
        swap = Exchange(passes, self.seats)
        clean = self.clean(place)
        layer = Layer(swap, self.cases, self.down[:])
        for case in self.cases:
            for given, share in self.ways_to_give(case, swap):
                after = case
                taken = NOBODY
                for giver in swap.givers:
                    if has(given, giver):
                        after = one_less(after, giver)
                        if not swap.blind:
                            taken = plus(taken, swap.goes_to[giver])
                if not taken & clean:
                    weights = layer.hand_over(case, given, share)
                    if sum(weights) > 0.0:
                        layer.add(self.with_taken(after, taken), case, given, weights)
        self.cases = layer.cases()
        self.layers.append(layer)
        if swap.blind:
            self.take_from_centre(swap, clean)

    def take_from_centre(self, swap: Exchange, clean: Seats) -> None:
        layer = Layer(swap, self.cases, self.down[:])
        for case in self.cases:
            cards = self.hidden - count_cards(case)
            share = 1.0 / int(choose(len(swap.givers), cards))
            for taken in ways_to_deal(swap, cards, clean):
                weights = layer.deal_out(case, taken, share)
                if sum(weights) > 0.0:
                    layer.add(self.with_taken(case, taken), case, taken, weights)
        self.cases = layer.cases()
        self.layers.append(layer)

    def with_taken(self, case: Case, taken: Seats) -> Case:
        for seat in members(taken):
            case = one_more(case, seat)
        return held_by(case, taken & self.matter)

    def ways_to_give(self, case: Case, swap: Exchange) -> list[tuple[int, float]]:
        """Which givers gave a Witch card away, each row's back picked blind."""
        ways: list[tuple[int, float]] = [(NOBODY, 1.0)]
        for giver in swap.givers:
            cards = int(cards_at(case, giver))
            down = self.down[giver]
            told = swap.gave[giver]
            if told == WITCH:
                if not cards:
                    return []
                ways = [(plus(gave, giver), share * cards / down) for gave, share in ways]
            elif cards:
                kept = [(gave, share * (down - cards) / down) for gave, share in ways] if cards < down else []
                if told == NONE:
                    kept += [(plus(gave, giver), share * cards / down) for gave, share in ways]
                ways = kept
        return ways


def ways_to_deal(swap: Exchange, cards: i64, clean: Seats) -> list[int]:
    """Sets of those who may have been dealt the Witch cards in the centre."""
    ways: list[int] = [NOBODY]
    for taker in swap.givers:
        told = swap.got[taker]
        if told == WITCH:
            ways = [plus(got, taker) for got in ways]
        elif told == NONE and not has(clean, taker):
            ways = ways + [plus(got, taker) for got in ways if size(got) < cards]
    return [got for got in ways if size(got) == cards]


def choose(n: i64, k: i64) -> i64:
    """How many ways to pick k of n."""
    ways: i64 = 1
    for step in range(k):
        ways = ways * (n - step) // (step + 1)
    return ways
