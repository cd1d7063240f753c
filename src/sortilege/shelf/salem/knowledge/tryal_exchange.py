"""Exchanges of Tryals as a seat knows them: how the cases of its belief came about, and where the Constable's card is
left."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, Seats, has, size
from sortilege.shelf.salem.components import CONSTABLE, PURITAN, WITCH
from sortilege.shelf.salem.knowledge.cases import Case, cards_at
from sortilege.shelf.salem.knowledge.facts import GOT, kind_of, other_of, seat_of, value_of

Place: TypeAlias = i64
"""Where the Constable's card is: a seat, FACE_UP or CENTRE."""

FACE_UP: Final = 12
"""The place of a Constable's card that was revealed; those before it are seats."""
CENTRE: Final = 13
PLACES: Final = 14


class Exchange:
    """What is known of one exchange."""

    def __init__(self, passes: tuple[int, ...], seats: i64) -> None:
        self.givers: list[int] = []
        """Who takes part; everybody gives a card and takes one."""
        self.gave: list[int] = [NONE] * seats
        """By seat: the face it gave, if that is known."""
        self.got: list[int] = [NONE] * seats
        """By seat: the face it got from the centre, if that is known."""
        self.goes_to: list[int] = [CENTRE] * seats
        """By seat: where its card goes."""
        self.blind = False
        self.given_by: Seat = NONE
        """Who is known to have given the Constable's card away."""
        self.got_by: Seat = NONE
        for fact in passes:
            one, value = seat_of(fact), value_of(fact)
            if kind_of(fact) == GOT:
                self.blind = True
                self.got[one] = value
                if value == CONSTABLE:
                    self.got_by = one
            else:
                self.givers.append(one)
                self.gave[one] = value
                self.goes_to[one] = other_of(fact)
                if value == CONSTABLE:
                    self.given_by = one
        if self.blind:
            self.goes_to = [CENTRE] * seats

    def leaves(self, place: Place, others: int) -> float:
        """How likely the Constable's card is to be given away by a seat that gives one of `others`, none a Witch."""
        if self.gave[place] in (PURITAN, WITCH) or self.given_by not in (NONE, place):
            return 0.0
        return 1.0 / others

    def stays(self, place: Place, others: int) -> float:
        """How likely it is to be kept; `others` is 0 where nothing but a Witch card can have been given away."""
        if self.given_by != NONE:
            return 0.0
        return (others - 1) / others if others else 1.0

    def reaches(self, place: Place, taken: Seats) -> float:
        """How likely it is to come from the centre to a seat; `taken` are those who got a Witch card."""
        if has(taken, place) or self.got[place] in (PURITAN, WITCH) or self.got_by not in (NONE, place):
            return 0.0
        return 1.0 / (len(self.givers) - int(size(taken)))


class Source:
    """One way a case came about: from which case, by whose giving or taking a Witch card."""

    def __init__(self, case: Case, moved: Seats, weights: list[float]) -> None:
        self.case: Case = case
        self.moved: Seats = moved
        self.weights = weights
        """By place of the Constable's card, then."""


class Layer:
    """By case: how it came about in an exchange. Cards taken blind make two layers, giving and taking."""

    def __init__(self, swap: Exchange, before: dict[int, list[float]], down: list[int]) -> None:
        self.swap = swap
        self.before = before
        self.down = down
        self.sources: dict[int, list[Source]] = {}

    def add(self, after: Case, case: Case, moved: Seats, weights: list[float]) -> None:
        way = Source(case, moved, weights)
        if after in self.sources:
            self.sources[after].append(way)
        else:
            self.sources[after] = [way]

    def cases(self) -> dict[int, list[float]]:
        """The cases with their weights."""
        found: dict[int, list[float]] = {}
        for case, ways in self.sources.items():
            weights = [0.0] * PLACES
            for way in ways:
                for place in range(PLACES):
                    weights[place] += way.weights[place]
            found[case] = weights
        return scaled(found)

    def others(self, case: Case, given: Seats, place: Place) -> int:
        """Among how many cards that are no Witch a seat's card was picked; 0 if it gave a Witch card, or none."""
        if place >= FACE_UP or has(given, place):
            return 0
        return self.down[place] - int(cards_at(case, place))

    def hand_over(self, case: Case, given: Seats, share: float) -> list[float]:
        """Where the Constable's card is when all have given."""
        weights = [0.0] * PLACES
        for place, weight in enumerate(self.before[case]):
            if weight:
                others = self.others(case, given, place)
                weights[place] += weight * share * self.swap.stays(place, others)
                if others:
                    weights[self.swap.goes_to[place]] += weight * share * self.swap.leaves(place, others)
        return weights

    def handed_from(self, case: Case, given: Seats, place: Place) -> list[float]:
        """By place: how likely the card came from there to where it is when all have given."""
        weights = [0.0] * PLACES
        for other, weight in enumerate(self.before[case]):
            if weight and (other == place or (other < FACE_UP and self.swap.goes_to[other] == place)):
                others = self.others(case, given, other)
                if other == place:
                    weights[other] = weight * self.swap.stays(other, others)
                elif others:
                    weights[other] = weight * self.swap.leaves(other, others)
        return weights

    def deal_out(self, case: Case, taken: Seats, share: float) -> list[float]:
        """Where it is when all have taken from the centre."""
        before = self.before[case]
        weights = [weight * share if self.swap.got_by == NONE else 0.0 for weight in before]
        weights[CENTRE] = 0.0
        if before[CENTRE]:
            for taker in self.swap.givers:
                weights[taker] += before[CENTRE] * share * self.swap.reaches(taker, taken)
        return weights

    def dealt_from(self, case: Case, taken: Seats, place: Place) -> list[float]:
        """By place: how likely the card came from there to where it is when all have taken."""
        before = self.before[case]
        weights = [0.0] * PLACES
        if self.swap.got_by == NONE and place != CENTRE:
            weights[place] = before[place]
        if before[CENTRE] and place < FACE_UP:
            weights[CENTRE] = before[CENTRE] * self.swap.reaches(place, taken)
        return weights


def scaled(cases: dict[int, list[float]]) -> dict[int, list[float]]:
    """The same cases with weights that add up to 1, so that they never grow too small."""
    total = 0.0
    for weights in cases.values():
        total += sum(weights)
    return {case: [weight / total for weight in weights] for case, weights in cases.items()}
