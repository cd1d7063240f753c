"""What a seat makes of the battlefield: what may stand where, what a fight is worth, how far it is to the Emblem.

Corners are touched unseen, so a fight is judged over all of them. Of the enemy's cards only those are
looked at that the seat has seen; any other is what it may still be, so that nobody in an imagined world
plays as if the cards lay open.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import i64, vec
from sortilege.kernel.sets import EMPTY, Seat, beyond_least, has, least, members
from sortilege.shelf.zoondo.battlefield import ADJACENT, SIDE, SQUARES, Square, Squares
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
_UNCOUNTED: Final[vec[i64]] = vec[i64]([UNCOUNTED] * SQUARES)
_UNKNOWN: Final[vec[float]] = vec[float]([UNKNOWN] * SQUARES)
_NOT_ASKED: Final[list[float]] = [UNKNOWN] * len(CARDS)


def apart(one: Square, two: Square) -> i64:
    """The steps of a king between two squares."""
    return _APART[one * SQUARES + two]


def emblem_of(game: Zoondo, seat: Seat) -> Square:
    """The square of a seat's Emblem, in this world; NONE before it stands somewhere."""
    for square in members(game.armies[seat]):
        if TYPE_OF[game.card_on(square)] == EMBLEM:
            return square
    return NONE


def hidden_cards(game: Zoondo, seat: Seat) -> list[int]:
    """The cards of a seat that its rival has not seen, as a lot."""
    return [game.face(piece) for piece in game.pieces_of(seat) if not game.is_seen(piece)]


def cards_that_fit(game: Zoondo, square: Square, lot: list[int]) -> list[int]:
    """What a Zoon may be for a rival who knows the lot of the hidden ones."""
    piece = game.piece_on(square)
    if game.is_seen(piece):
        return [game.face(piece)]
    maybe = game.maybe[piece]
    return [card for card in lot if maybe >> card & 1] or lot


class Eyes:
    """What a seat knows of the field: its own cards, and of the enemy's Zoons the cards each can be."""

    def __init__(self, game: Zoondo, seat: Seat) -> None:
        self.home: Square = NONE
        """Where one's own Emblem stands."""
        self.cards: vec[i64] = _UNCOUNTED[:]
        """By square of one's own: the card that stands there."""
        self.foes: Squares = game.armies[1 - seat]
        self.lot_on: vec[i64] = _UNCOUNTED[:]
        """By square of theirs: which lot may stand there."""
        self.lots: list[list[int]] = []
        """The cards that may stand somewhere, as often as there are of them."""
        self.dens: list[int] = []
        """The squares where the Emblem may be."""
        self.hopes: list[float] = []
        self.fears: list[float] = []
        """By lot and card, once it was asked: what attacking one of the lot with the card is worth, and what it is
        worth to the lot to attack the card."""
        self.tensions: vec[float] = _UNKNOWN[:]
        """By square of one's own Zoons, once it was asked."""
        self.ways: vec[i64] = _UNCOUNTED[:]
        """By square, once it was asked: how far it is to all dens together."""
        for square in members(game.army(seat) | game.armies[seat]):
            card = game.card_on(square)
            self.cards[square] = card
            if TYPE_OF[card] == EMBLEM and has(game.armies[seat], square):
                self.home = square
        self.guess(game, hidden_cards(game, 1 - seat))

    def guess(self, game: Zoondo, hidden: list[int]) -> None:
        """What may stand on each square of the enemy."""
        known: dict[int, int] = {}
        for square in members(self.foes):
            piece = game.piece_on(square)
            knowledge: int = -1 - piece if game.is_seen(piece) else game.maybe[piece]
            lot = known.get(knowledge, -1)
            if lot < 0:
                lot = known[knowledge] = len(self.lots)
                self.lots.append(cards_that_fit(game, square, hidden))
                self.hopes += _NOT_ASKED
                self.fears += _NOT_ASKED
            self.lot_on[square] = lot
            for card in self.lots[lot]:
                if TYPE_OF[card] == EMBLEM:
                    self.dens.append(square)
                    break

    def attack(self, mine: Card, square: Square) -> float:
        """What attacking there is worth, over all that may stand there."""
        lot = self.lot_on[square]
        return average(EXCHANGE, mine, self.lots[lot]) if lot >= 0 else 0.0

    def tension(self, card: Card, square: Square) -> float:
        """What a card on a square may win by attacking next to it, less what may be won from it."""
        near = ADJACENT[square] & self.foes
        if near == EMPTY:
            return 0.0
        hope = 0.0
        fear = 0.0
        while near:
            lot = self.lot_on[least(near)]
            near = beyond_least(near)
            asked = lot * len(CARDS) + card
            if self.hopes[asked] == UNKNOWN:
                self.hopes[asked] = average(EXCHANGE, card, self.lots[lot])
                self.fears[asked] = average(DEFENCE, card, self.lots[lot])
            hope = max(hope, self.hopes[asked])
            fear = max(fear, self.fears[asked])
        return 0.4 * hope - 0.6 * fear

    def relief(self, card: Card, zoon: Square, to: Square) -> float:
        """How much better a card stands after a move, in points of value."""
        before = self.tensions[zoon]
        if before == UNKNOWN:
            before = self.tensions[zoon] = self.tension(card, zoon)
        return self.tension(card, to) - before

    def hunt(self, zoon: Square, to: Square) -> float:
        """How much nearer a move comes to where the Emblem may be."""
        before, after = self.ways[zoon], self.ways[to]
        if before == UNCOUNTED:
            before = self.way(zoon)
        if after == UNCOUNTED:
            after = self.way(to)
        nearer: int = before - after
        return nearer / len(self.dens)

    def way(self, square: Square) -> i64:
        """How far it is to all dens together."""
        total: i64 = 0
        for den in self.dens:
            total += _APART[square * SQUARES + den]
        self.ways[square] = total
        return total


def average(values: vec[float], mine: Card, lot: list[int]) -> float:
    """What a card is worth against each of a lot, on average."""
    row = mine * len(CARDS)
    total = 0.0
    for card in lot:
        total += values[row + card]
    return total / len(lot)
