"""Imagining: drawing anew what a seat does not know, with a past that could have come about.

A past of the Witch cards and the Constable's is drawn from that seat's `Belief`; then the facts, the
rows and everything read from them are rewritten. Nothing here reads what the seat was not told.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import EVERYONE, NOBODY, Seat, Seats, has, members, minus, plus
from sortilege.shelf.salem.components import CONSPIRACY, CONSTABLE, NIGHT, PURITAN, WITCH, Tryal
from sortilege.shelf.salem.knowledge.belief import Belief
from sortilege.shelf.salem.knowledge.cases import Case, cards_at, one_more, seats_with_cards
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
    SHOWN,
    WENT_ON,
    as_known,
    dealt,
    given,
    got,
    kind_of,
    met,
    other_of,
    passed,
    peeked,
    seat_of,
    value_of,
)
from sortilege.shelf.salem.knowledge.tryal_exchange import Layer, Place, Source
from sortilege.shelf.salem.state import BOX, DECK, HAND, OFFER, POOL, ROW, Salem

MARKS: Final = 2**30
"""How finely chances are told apart."""
BLACK: Final[list[int]] = [NIGHT, CONSPIRACY]


def redraw_secrets(game: Salem, seat: Seat) -> None:
    """Everything the seat does not know, all but sealed answers."""
    redraw_tryals(game, seat)
    hands = [HAND + other for other in range(game.seating.seats)]
    barred = dict.fromkeys([*hands, POOL], BLACK)
    game.redeal(seat, [DECK, POOL, *hands], barred)
    if game.seating.citizen_choice:
        game.redeal(seat, [BOX, *[OFFER + other for other in range(game.seating.seats)]])
    game.pointed = b""
    if game.victim_known_to != EVERYONE:
        if not has(game.victim_known_to, seat):
            candidates = members(game.night_living)
            game.victim = candidates[game.below(len(candidates))]
        game.victim_known_to = game.ever & game.night_living & game.seating.players


class Past:
    """One past of the Tryals: where the Witch cards and the Constable's are, and backwards from there, exchange by
    exchange, where they were."""

    def __init__(self, case: Case, place: Place) -> None:
        self.cards: Case = case
        """The Witch cards as they lie now."""
        self.holder: Place = place
        """Where the Constable's card is now."""
        self.dealt: Case = case
        self.first: Place = place
        """Where they were in the deal."""
        self.gave: list[int] = []
        self.got: list[int] = []
        """By exchange: the sets of those who gave and got a Witch card."""
        self.giver: list[int] = []
        self.taker: list[int] = []
        self.after: list[int] = []
        """By exchange: who gave and got the Constable's card, if it moved, and where it was then."""

    def undo(self, gave: Seats, got: Seats, before: Place, moved: bool) -> None:
        """One more exchange further back, which found the Constable's card at `before`."""
        self.gave.insert(0, gave)
        self.got.insert(0, got)
        self.giver.insert(0, before if moved else NONE)
        self.taker.insert(0, self.first if moved else NONE)
        self.after.insert(0, self.first)
        self.first = before

    def given_by(self, seat: Seat, exchange: i64) -> Tryal:
        """What a seat gave away in an exchange."""
        if self.giver[exchange] == seat:
            return CONSTABLE
        return WITCH if has(self.gave[exchange], seat) else PURITAN

    def got_by(self, seat: Seat, exchange: i64) -> Tryal:
        """What a seat got in an exchange."""
        if self.taker[exchange] == seat:
            return CONSTABLE
        return WITCH if has(self.got[exchange], seat) else PURITAN


def belief_of(game: Salem, seat: Seat) -> Belief:
    """What the seat can work out now; worked out as far as it was not before."""
    known = tuple([as_known(one, seat) for one in game.facts])
    belief = game.beliefs[seat]
    seating = game.seating
    if belief is None or not belief.fits(known):
        belief = Belief(seat, seating.players, seating.seats, seating.row, seating.deal[WITCH])
    if len(belief.known) < len(known):
        belief = belief.extended(known)
        game.beliefs[seat] = belief
    return belief


def draw_case(game: Salem, belief: Belief) -> Case:
    return belief.likely[pick(game, belief.chances)]


def draw_past(game: Salem, belief: Belief, case: Case) -> Past:
    """Backwards through the exchanges, from a case that fits everything known."""
    past = Past(case, pick(game, belief.cases[case]))
    layer = len(belief.layers) - 1
    for known in reversed(belief.known):
        kind = kind_of(known)
        if kind == SHOWN and value_of(known) == WITCH:
            past.dealt = one_more(past.dealt, seat_of(known))
        elif kind == SHOWN and value_of(known) == CONSTABLE:
            past.first = seat_of(known)
        elif kind == EXCHANGE:
            layer = undo_exchange(game, belief, past, layer)
    return past


def undo_exchange(game: Salem, belief: Belief, past: Past, layer: i64) -> i64:
    """Draws how an exchange went that led where the past has come to; returns the layer before it."""
    taken = NOBODY
    place = past.first
    if belief.layers[layer].swap.blind:
        taking = belief.layers[layer]
        took = draw_source(game, taking, past.dealt, place)
        place = pick(game, taking.dealt_from(took.case, took.moved, place))
        taken = took.moved
        past.dealt = took.case
        layer -= 1
    giving = belief.layers[layer]
    gave = draw_source(game, giving, past.dealt, place)
    before = pick(game, giving.handed_from(gave.case, gave.moved, place))  # in the centre now, if it moved blindly
    past.dealt = gave.case
    if not giving.swap.blind:
        for giver in giving.swap.givers:
            if has(gave.moved, giver):
                taken = plus(taken, giving.swap.goes_to[giver])
    past.undo(gave.moved, taken, before, before != place)
    return layer - 1


def draw_source(game: Salem, layer: Layer, case: Case, place: Place) -> Source:
    sources = layer.sources[case]
    return sources[pick(game, [way.weights[place] for way in sources])]


def could_be(game: Salem, belief: Belief, past: Past) -> bool:
    """Whether the game would have gone on where it did: never everybody alive a Witch."""
    living = game.seating.players
    ever = seats_with_cards(past.dealt)
    exchange = 0
    for known in belief.known:
        kind = kind_of(known)
        if kind == DIED:
            living = minus(living, seat_of(known))
        elif kind == EXCHANGED:
            ever |= past.got[exchange]
            exchange += 1
        elif kind == WENT_ON and living & ~ever == 0:
            return False
    return True


def redraw_tryals(game: Salem, seat: Seat) -> None:
    """Rows, facts and who ever was a Witch."""
    belief = belief_of(game, seat)
    past = draw_past(game, belief, draw_case(game, belief))
    while not could_be(game, belief, past):
        past = draw_past(game, belief, draw_case(game, belief))
    rewrite_facts(game, belief, past)
    for other in range(game.seating.seats):
        if other != seat:
            rewrite_row(game, other, past)


def rewrite_row(game: Salem, other: Seat, past: Past) -> None:
    """What lies face-down in a row, in any order."""
    hidden = game.pieces_face_down(ROW + other)
    faces: list[int] = [WITCH] * cards_at(past.cards, other)
    if past.holder == other:
        faces.append(CONSTABLE)
    faces += [PURITAN] * (len(hidden) - len(faces))
    game.shuffle(faces)
    game.change_faces(hidden, faces)


def rewrite_facts(game: Salem, belief: Belief, past: Past) -> None:
    """The facts as they would have been noted in that past."""
    seating = game.seating
    facts: list[int] = []
    living = seating.everybody
    exchange = 0
    cards: list[int] = [cards_at(past.dealt, other) for other in range(seating.seats)]
    down: list[int] = [seating.row] * seating.seats
    holder = past.first
    game.ever = NOBODY
    game.last_joined = NONE
    for other in seating.order:
        if cards[other]:
            game.join_witches(other)
    for known in belief.known:
        kind, one, two = kind_of(known), seat_of(known), other_of(known)
        if kind == DEALT:
            facts.append(dealt(one, cards[one], 1 if past.first == one else 0))
        elif kind == PASSED:
            facts.append(passed(one, two, past.given_by(one, exchange)))
        elif kind == GIVEN:
            facts.append(given(one, past.given_by(one, exchange)))
        elif kind == GOT:
            facts.append(got(one, past.got_by(one, exchange)))
        elif kind == EXCHANGED:
            for other in members(past.gave[exchange]):
                cards[other] -= 1
            for other in members(past.got[exchange]):
                cards[other] += 1
                game.join_witches(other)
            holder = past.after[exchange]
            exchange += 1
            facts.append(known)
        elif kind == MET:
            facts.append(met(game.ever & living & seating.players))
        elif kind == PEEKED and one != belief.seat:
            back = game.below(down[two])
            face = WITCH if back < cards[two] else PURITAN
            if back == cards[two] and holder == two:
                face = CONSTABLE
            facts.append(peeked(one, two, face))
        else:
            if kind == SHOWN:
                down[one] -= 1
                if value_of(known) == WITCH:
                    cards[one] -= 1
            elif kind == DIED:
                living = minus(living, one)
            facts.append(known)
    game.facts = tuple(facts)


def pick(game: Salem, weights: list[float]) -> i64:
    """A place in the list, as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = int(game.below(MARKS)) / MARKS * total
    best = 0
    for place, weight in enumerate(weights):
        if weight:
            best = place
            mark -= weight
            if mark < 0:
                return place
    return best
