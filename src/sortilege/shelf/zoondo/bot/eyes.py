"""What a seat makes of the battlefield: what may stand where, what a fight is worth, how far it is to the Emblem.

Corners are touched unseen, so a fight is judged over all of them. Of the enemy's cards only those are
looked at that the seat has seen; any other is what it may still be, so that nobody in an imagined world
plays as if the cards lay open.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import append, i64, vec
from sortilege.kernel.sets import Seat, beyond_least, has, least
from sortilege.shelf.zoondo.battlefield import ADJACENT, SIDE, SQUARES, Square
from sortilege.shelf.zoondo.components import CARDS, CORNERS_OF, EMBLEM, MISS, STAR, TYPE_OF, VALUE_OF, Card
from sortilege.shelf.zoondo.state import Zoondo

WORTH: Final[list[int]] = [70 if TYPE_OF[card] == EMBLEM else VALUE_OF[card] for card in range(len(CARDS))]
OF_A_STAR: Final = 0.35
"""How much of a win it is when one's own star is touched."""
UNKNOWN: Final = -1.0e9
UNCOUNTED: Final[i64] = -1


def odds(own: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The chance that one card beats another, every corner as likely."""
    wins = 0.0
    for mine in own:
        for theirs in other:
            if mine == STAR:
                wins += 0.0 if theirs == STAR else OF_A_STAR
            elif theirs != STAR and mine != MISS and mine > theirs:
                wins += 1.0
    return wins / 16


BEATS: Final[vec[float]] = vec[float]([odds(own, other) for own in CORNERS_OF for other in CORNERS_OF])
"""By a pair of cards: the chance that the one beats the other."""


def pair(mine: Card, theirs: Card) -> i64:
    """Where two cards stand in the tables that are by pairs."""
    return mine * len(CARDS) + theirs


def worth_of_attacking(mine: Card, theirs: Card) -> float:
    return BEATS[pair(mine, theirs)] * WORTH[theirs] - BEATS[pair(theirs, mine)] * WORTH[mine]


EXCHANGE: Final[vec[float]] = vec[float](
    [worth_of_attacking(mine, theirs) for mine in range(len(CARDS)) for theirs in range(len(CARDS))]
)
"""By a pair: what attacking the second card with the first is worth, in points of value."""
DEFENCE: Final[vec[float]] = vec[float](
    [
        0.0 if TYPE_OF[theirs] == EMBLEM else EXCHANGE[pair(theirs, mine)]
        for mine in range(len(CARDS))
        for theirs in range(len(CARDS))
    ]
)
"""By a pair: what it is worth to the enemy to attack the first card with the second. Emblems do not attack."""
_APART: Final[vec[i64]] = vec[i64](
    [
        max(abs(one % SIDE - two % SIDE), abs(one // SIDE - two // SIDE))
        for one in range(SQUARES)
        for two in range(SQUARES)
    ]
)
_NOTHING: Final[vec[i64]] = vec[i64]([0] * SQUARES)
_UNCOUNTED: Final[vec[i64]] = vec[i64]([UNCOUNTED] * SQUARES)
_UNKNOWN: Final[vec[float]] = vec[float]([UNKNOWN] * SQUARES)


def apart(one: Square, two: Square) -> i64:
    """The steps of a king between two squares."""
    return _APART[one * SQUARES + two]


def emblem_of(game: Zoondo, seat: Seat) -> Square:
    """The square of a seat's Emblem, in this world; NONE before it stands somewhere."""
    rest = game.armies[seat]
    while rest:
        square = least(rest)
        rest = beyond_least(rest)
        if TYPE_OF[game.card_on(square)] == EMBLEM:
            return square
    return NONE


def hidden_cards(game: Zoondo, seat: Seat) -> vec[i64]:
    """The cards of a seat that its rival has not seen, as a lot."""
    lot = vec[i64](capacity=16)
    start = game.second if seat else 0
    end = len(game.pieces) if seat else game.second
    for piece in range(start, end):
        if not game.is_seen(piece):
            lot = append(lot, game.face(piece))
    return lot


def cards_that_fit(game: Zoondo, square: Square, lot: vec[i64]) -> vec[i64]:
    """What a Zoon may be for a rival who knows the lot of the hidden ones."""
    piece = game.piece_on(square)
    fit = vec[i64](capacity=16)
    if game.is_seen(piece):
        return append(fit, game.face(piece))
    maybe = game.maybe[piece]
    for card in lot:
        if has(maybe, card):
            fit = append(fit, card)
    return fit if len(fit) else lot


class Eyes:
    """What a seat knows of the enemy's Zoons on the field: for each the cards it can be."""

    def __init__(self, game: Zoondo, seat: Seat) -> None:
        self.lots: vec[i64] = vec[i64](capacity=64)
        """The cards that may stand somewhere, as often as there are of them, a lot after the other."""
        self.starts: vec[i64] = _NOTHING[:]
        self.ends: vec[i64] = _NOTHING[:]
        """By square: from where to where the lot goes that may stand there."""
        self.dens: vec[i64] = vec[i64](capacity=16)
        """The squares where the Emblem may be."""
        self.tensions: vec[float] = _UNKNOWN[:]
        """By square of one's own Zoons, once it was asked."""
        self.ways: vec[i64] = _UNCOUNTED[:]
        """By square, once it was asked: how far it is to all dens together."""
        hidden = hidden_cards(game, 1 - seat)
        rest = game.armies[1 - seat]
        while rest:
            square = least(rest)
            rest = beyond_least(rest)
            self.enter(square, cards_that_fit(game, square, hidden))

    def enter(self, square: Square, lot: vec[i64]) -> None:
        """One of a lot may stand on a square."""
        may_be_den = False
        lots = self.lots
        self.starts[square] = len(lots)
        for card in lot:
            lots = append(lots, card)
            if TYPE_OF[card] == EMBLEM:
                may_be_den = True
        self.lots = lots
        self.ends[square] = len(lots)
        if may_be_den:
            self.dens = append(self.dens, square)

    def attack(self, mine: Card, square: Square) -> float:
        """What attacking there is worth, over all that may stand there."""
        return self.average(EXCHANGE, mine, square) if self.ends[square] else 0.0

    def average(self, values: vec[float], mine: Card, square: Square) -> float:
        """Of what a card is worth against each of those that may stand on a square."""
        lots = self.lots
        row = pair(mine, 0)
        total = 0.0
        many = 0
        for place in range(self.starts[square], self.ends[square]):
            total += values[row + lots[place]]
            many += 1
        return total / many

    def tension(self, card: Card, square: Square) -> float:
        """What a card on a square may win by attacking next to it, less what may be won from it."""
        hope = 0.0
        fear = 0.0
        around = ADJACENT[square]
        while around:
            foe = least(around)
            around = beyond_least(around)
            if self.ends[foe]:
                hope = max(hope, self.average(EXCHANGE, card, foe))
                fear = max(fear, self.average(DEFENCE, card, foe))
        return 0.4 * hope - 0.6 * fear

    def relief(self, card: Card, zoon: Square, to: Square) -> float:
        """How much better a card stands after a move, in points of value."""
        if self.tensions[zoon] == UNKNOWN:
            self.tensions[zoon] = self.tension(card, zoon)
        return self.tension(card, to) - self.tensions[zoon]

    def hunt(self, zoon: Square, to: Square) -> float:
        """How much nearer a move comes to where the Emblem may be."""
        if len(self.dens) == 0:
            return 0.0
        nearer: int = self.way(zoon) - self.way(to)
        return nearer / len(self.dens)

    def way(self, square: Square) -> i64:
        total = self.ways[square]
        if total == UNCOUNTED:
            total = 0
            for den in self.dens:
                total += apart(square, den)
            self.ways[square] = total
        return total
