"""Imagining: drawing anew what a seat does not know, with a past that could have come about.

A past of the Witch cards and the Constable's is drawn from that seat's `Belief`; then the facts, the
rows and everything read from them are rewritten. Nothing here reads what the seat was not told.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.pieces import EVERYONE
from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.salem.components import CONSPIRACY, CONSTABLE, NIGHT, PURITAN, WITCH
from sortilege.shelf.salem.knowledge.belief import Belief, as_known
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
    fact,
)
from sortilege.shelf.salem.knowledge.tryal_exchange import Layer, Source
from sortilege.shelf.salem.state import BOX, DECK, HAND, OFFER, POOL, ROW, Salem

MARKS: Final = 1 << 30
"""How finely chances are told apart."""
BLACK: Final = [NIGHT, CONSPIRACY]


def redraw_secrets(game: Salem, seat: int) -> None:
    """Everything the seat does not know, all but sealed answers."""
    redraw_tryals(game, seat)
    hands = [HAND + other for other in range(game.table.seats)]
    barred = dict.fromkeys([*hands, POOL], BLACK)
    game.redeal(seat, [DECK, POOL, *hands], barred)
    if game.table.citizen_choice:
        game.redeal(seat, [BOX, *[OFFER + other for other in range(game.table.seats)]])
    game.pointed = ()
    if game.victim_known_to != EVERYONE:
        if not game.victim_known_to >> seat & 1:
            candidates = [other for other in range(game.table.seats) if game.night_living >> other & 1]
            game.victim = candidates[game.below(len(candidates))]
        game.victim_known_to = game.ever & game.night_living & game.table.players


class Past:
    """One past of the Tryals: where the Witch cards and the Constable's are, and backwards from there, exchange by
    exchange, where they were."""

    def __init__(self, case: int, place: int) -> None:
        self.cards = case
        """The Witch cards as they lie now."""
        self.holder = place
        """Where the Constable's card is now."""
        self.dealt = case
        self.first = place
        """Where they were in the deal."""
        self.gave: list[int] = []
        self.got: list[int] = []
        """By exchange: masks of those who gave and got a Witch card."""
        self.giver: list[int] = []
        self.taker: list[int] = []
        self.after: list[int] = []
        """By exchange: who gave and got the Constable's card, if it moved, and where it was then."""

    def undo(self, gave: int, got: int, before: int, moved: bool) -> None:
        """One more exchange further back, which found the Constable's card at `before`."""
        self.gave.insert(0, gave)
        self.got.insert(0, got)
        self.giver.insert(0, before if moved else NONE)
        self.taker.insert(0, self.first if moved else NONE)
        self.after.insert(0, self.first)
        self.first = before


def belief_of(game: Salem, seat: int) -> Belief:
    """What the seat can work out now; worked out as far as it was not before."""
    known = [as_known(one, seat) for one in game.facts[: game.noted]]
    belief = game.beliefs[seat]
    table = game.table
    if belief is None or not belief.fits(known):
        belief = Belief(seat, table.players, table.seats, table.row, table.deal[WITCH])
    if len(belief.known) < len(known):
        belief = belief.extended(known)
        game.beliefs[seat] = belief
    return belief


def draw_past(game: Salem, belief: Belief, case: int) -> Past:
    """Backwards through the exchanges, from a case that fits everything known."""
    past = Past(case, pick(game, belief.cases[case]))
    layer = len(belief.layers) - 1
    for known in reversed(belief.known):
        kind, seat, face = known & 255, known >> 8 & 255, known >> 24
        if kind == SHOWN and face == WITCH:
            past.dealt += 1 << 2 * seat
        elif kind == SHOWN and face == CONSTABLE:
            past.first = seat
        elif kind == EXCHANGE:
            layer = undo_exchange(game, belief, past, layer)
    return past


def undo_exchange(game: Salem, belief: Belief, past: Past, layer: int) -> int:
    """Draws how an exchange went that led where the past has come to; returns the layer before it."""
    taken = 0
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
            if gave.moved >> giver & 1:
                taken |= 1 << giving.swap.goes_to[giver]
    past.undo(gave.moved, taken, before, before != place)
    return layer - 1


def draw_source(game: Salem, layer: Layer, case: int, place: int) -> Source:
    sources = layer.sources[case]
    return sources[pick(game, [way.weights[place] for way in sources])]


def could_be(game: Salem, belief: Belief, past: Past) -> bool:
    """Whether the game would have gone on where it did: never everybody alive a Witch."""
    living = game.table.players
    ever = 0
    for seat in range(game.table.seats):
        if past.dealt >> 2 * seat & 3:
            ever |= 1 << seat
    exchange = 0
    for known in belief.known:
        kind = known & 255
        if kind == DIED:
            living &= ~(1 << (known >> 8 & 255))
        elif kind == EXCHANGED:
            ever |= past.got[exchange]
            exchange += 1
        elif kind == WENT_ON and living & ~ever == 0:
            return False
    return True


def redraw_tryals(game: Salem, seat: int) -> None:
    """Rows, facts and who ever was a Witch."""
    belief = belief_of(game, seat)
    cases = list(belief.cases)
    chances = [sum(weights) for weights in belief.cases.values()]
    past = draw_past(game, belief, cases[pick(game, chances)])
    while not could_be(game, belief, past):
        past = draw_past(game, belief, cases[pick(game, chances)])
    rewrite_facts(game, belief, past)
    for other in range(game.table.seats):
        if other != seat:
            rewrite_row(game, other, past)


def rewrite_row(game: Salem, other: int, past: Past) -> None:
    """What lies face-down in a row, in any order."""
    hidden = [piece for piece in game.zones[ROW + other] if game.pieces[piece] >= 0]
    faces = [WITCH] * (past.cards >> 2 * other & 3)
    if past.holder == other:
        faces.append(CONSTABLE)
    faces += [PURITAN] * (len(hidden) - len(faces))
    game.shuffle(faces)
    for index, piece in enumerate(hidden):
        game.pieces[piece] = game.pieces[piece] & ~255 | faces[index]


def rewrite_facts(game: Salem, belief: Belief, past: Past) -> None:
    """The facts as they would have been noted in that past."""
    table = game.table
    facts: list[int] = []
    living = (1 << table.seats) - 1
    exchange = 0
    cards = [past.dealt >> 2 * other & 3 for other in range(table.seats)]
    down = [table.row] * table.seats
    holder = past.first
    game.ever = 0
    game.last_joined = NONE
    for other in table.order:
        if cards[other]:
            game.join_witches(other)
    for known in belief.known:
        kind, one, two, value = known & 255, known >> 8 & 255, known >> 16 & 255, known >> 24
        if kind == DEALT:
            facts.append(fact(DEALT, one, cards[one], int(past.first == one)))
        elif kind in (PASSED, GIVEN):
            face = WITCH if past.gave[exchange] >> one & 1 else PURITAN
            if past.giver[exchange] == one:
                face = CONSTABLE
            facts.append(fact(kind, one, two, face))
        elif kind == GOT:
            face = WITCH if past.got[exchange] >> one & 1 else PURITAN
            if past.taker[exchange] == one:
                face = CONSTABLE
            facts.append(fact(kind, one, 0, face))
        elif kind == EXCHANGED:
            for other in range(table.seats):
                cards[other] += (past.got[exchange] >> other & 1) - (past.gave[exchange] >> other & 1)
            for other in range(table.seats):
                if past.got[exchange] >> other & 1:
                    game.join_witches(other)
            holder = past.after[exchange]
            exchange += 1
            facts.append(known)
        elif kind == MET:
            facts.append(fact(MET) | (game.ever & living & table.players) << 8)
        elif kind == PEEKED and one != belief.seat:
            back = game.below(down[two])
            face = WITCH if back < cards[two] else PURITAN
            if back == cards[two] and holder == two:
                face = CONSTABLE
            facts.append(fact(PEEKED, one, two, face))
        else:
            if kind == SHOWN:
                down[one] -= 1
                cards[one] -= value == WITCH
            elif kind == DIED:
                living &= ~(1 << one)
            facts.append(known)
    game.facts = facts
    game.noted = len(facts)


def pick(game: Salem, weights: list[float]) -> int:
    """A place in the list, as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = game.below(MARKS) / MARKS * total
    best = 0
    for place, weight in enumerate(weights):
        if weight:
            best = place
            mark -= weight
            if mark < 0:
                return place
    return best
