"""Imagining: drawing anew what a seat does not know, with a past that could have come about.

The Witch cards' past is drawn from that seat's `Belief` until one fits the Constable's facts as well,
as often as it makes them likely; the Constable's card is drawn given theirs; then the facts, the rows
and everything read from them are rewritten. Nothing here reads what the seat was not told.
"""

from __future__ import annotations

from typing import Final

from sortilege.games.salem.belief import Belief, Layer, Source, as_known
from sortilege.games.salem.components import CONSPIRACY, CONSTABLE, NIGHT, PURITAN, WITCH
from sortilege.games.salem.constable import MARKS, Office, most_evidence, pick
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
    SHOWN,
    WENT_ON,
    fact,
)
from sortilege.games.salem.state import BOX, DECK, HAND, OFFER, POOL, ROW, Salem
from sortilege.kernel.pieces import EVERYONE
from sortilege.kernel.vocabulary import NONE

BLACK: Final = [NIGHT, CONSPIRACY]


def redraw_secrets(game: Salem, seat: int) -> None:
    """Everything the seat does not know, all but sealed answers."""
    redraw_tryals(game, seat)
    hands = [HAND + other for other in range(game.table.seats)]
    barred = dict.fromkeys([*hands, POOL], BLACK)
    game.redeal(seat, [DECK, POOL, *hands], barred)
    if game.table.citizen_choice:
        game.redeal(seat, [BOX, *[OFFER + other for other in range(game.table.seats)]])
    if game.victim_known_to != EVERYONE:
        if not game.victim_known_to >> seat & 1:
            candidates = [other for other in range(game.table.seats) if game.night_living >> other & 1]
            game.victim = candidates[game.below(len(candidates))]
        game.victim_known_to = game.ever & game.night_living & game.table.players


class Past:
    """One past of the Witch cards: who was dealt them, and who gave and took one at each exchange."""

    def __init__(self, dealt: int, gave: list[int], got: list[int]) -> None:
        self.dealt = dealt
        self.gave = gave
        self.got = got


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


def draw_past(game: Salem, belief: Belief) -> Past:
    """Backwards through the exchanges, from a case that fits everything known."""
    case = list(belief.cases)[pick(game, list(belief.cases.values()))]
    gave: list[int] = []
    got: list[int] = []
    layer = len(belief.layers) - 1
    taker_of: dict[int, int] = {}
    blind = False
    for known in reversed(belief.known):
        kind = known & 255
        if kind == SHOWN and known >> 24 == WITCH:
            case += 1 << 2 * (known >> 8 & 255)
        elif kind == EXCHANGED:
            taker_of = {}
            blind = False
        elif kind == PASSED:
            taker_of[known >> 8 & 255] = known >> 16 & 255
        elif kind == GOT:
            blind = True
        elif kind == EXCHANGE:
            taken = 0
            if blind:
                taking = draw_source(game, belief.layers[layer], case)
                taken = taking.moved
                case = taking.case
                layer -= 1
            giving = draw_source(game, belief.layers[layer], case)
            case = giving.case
            layer -= 1
            for giver, taker in taker_of.items():
                if giving.moved >> giver & 1:
                    taken |= 1 << taker
            gave.insert(0, giving.moved)
            got.insert(0, taken)
    return Past(case, gave, got)


def draw_source(game: Salem, layer: Layer, case: int) -> Source:
    sources = layer.sources[case]
    return sources[pick(game, [way.weight for way in sources])]


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
    past = draw_past(game, belief)
    office = Office(belief, past.dealt, past.gave, past.got)
    most = most_evidence(belief)
    while not could_be(game, belief, past) or game.below(MARKS) >= office.evidence / most * MARKS:
        past = draw_past(game, belief)
        office = Office(belief, past.dealt, past.gave, past.got)
    office.draw(game)
    rewrite_facts(game, belief, past, office)
    for other in range(game.table.seats):
        if other != seat:
            rewrite_row(game, other, office)


def rewrite_row(game: Salem, other: int, office: Office) -> None:
    """What lies face-down in a row, in any order."""
    hidden = [piece for piece in game.zones[ROW + other] if game.pieces[piece] >= 0]
    faces = [WITCH] * office.cards[other]
    if office.holder == other:
        faces.append(CONSTABLE)
    faces += [PURITAN] * (len(hidden) - len(faces))
    game.shuffle(faces)
    for index, piece in enumerate(hidden):
        game.pieces[piece] = game.pieces[piece] & ~255 | faces[index]


def rewrite_facts(game: Salem, belief: Belief, past: Past, office: Office) -> None:
    """The facts as they would have been noted in that past."""
    table = game.table
    facts: list[int] = []
    living = (1 << table.seats) - 1
    exchange = 0
    cards = [past.dealt >> 2 * other & 3 for other in range(table.seats)]
    down = [table.row] * table.seats
    holder = office.dealt
    game.ever = 0
    game.last_joined = NONE
    for other in table.order:
        if cards[other]:
            game.join_witches(other)
    for known in belief.known:
        kind, one, two, value = known & 255, known >> 8 & 255, known >> 16 & 255, known >> 24
        if kind == DEALT:
            facts.append(fact(DEALT, one, cards[one], int(office.dealt == one)))
        elif kind in (PASSED, GIVEN):
            face = WITCH if past.gave[exchange] >> one & 1 else PURITAN
            if office.givers[exchange] == one:
                face = CONSTABLE
            facts.append(fact(kind, one, two, face))
        elif kind == GOT:
            face = WITCH if past.got[exchange] >> one & 1 else PURITAN
            if office.takers[exchange] == one:
                face = CONSTABLE
            facts.append(fact(kind, one, 0, face))
        elif kind == EXCHANGED:
            for other in range(table.seats):
                cards[other] += (past.got[exchange] >> other & 1) - (past.gave[exchange] >> other & 1)
            for other in range(table.seats):
                if past.got[exchange] >> other & 1:
                    game.join_witches(other)
            holder = office.after[exchange]
            exchange += 1
            facts.append(known)
        elif kind == MET:
            facts.append(fact(MET) | (game.ever & living & table.players) << 8)
        elif kind == PEEKED and one != belief.seat:
            pick = game.below(down[two])
            face = WITCH if pick < cards[two] else PURITAN
            if pick == cards[two] and holder == two:
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
