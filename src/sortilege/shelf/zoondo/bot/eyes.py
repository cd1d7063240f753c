"""What a seat makes of the battlefield: what may stand where, what a fight is worth, how far it is to the Emblem.

Corners are touched unseen, so a fight is judged over all of them. Of the enemy's cards only those are
looked at that the seat has seen; any other is what it may still be, so that nobody in an imagined world
plays as if the cards lay open.
"""

from __future__ import annotations

from typing import Final

from sortilege.shelf.zoondo.battlefield import ADJACENT, SIDE, SQUARES, squares_of
from sortilege.shelf.zoondo.components import CARDS, CORNERS_OF, EMBLEM, MISS, STAR, TYPE_OF, VALUE_OF
from sortilege.shelf.zoondo.state import Zoondo

WORTH: Final[list[int]] = [70 if TYPE_OF[card] == EMBLEM else VALUE_OF[card] for card in range(len(CARDS))]
OF_A_STAR: Final = 0.35
"""How much of a win it is when one's own star is touched."""
NO_ENEMY: Final = -1
UNKNOWN: Final = -1.0e9


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


BEATS: Final[list[list[float]]] = [[odds(own, other) for other in CORNERS_OF] for own in CORNERS_OF]
EXCHANGE: Final[list[list[float]]] = [
    [BEATS[mine][theirs] * WORTH[theirs] - BEATS[theirs][mine] * WORTH[mine] for theirs in range(len(CARDS))]
    for mine in range(len(CARDS))
]
"""What attacking one card with another is worth, in points of value."""
DEFENCE: Final[list[list[float]]] = [
    [0.0 if TYPE_OF[theirs] == EMBLEM else EXCHANGE[theirs][mine] for theirs in range(len(CARDS))]
    for mine in range(len(CARDS))
]
"""What it is worth to the enemy to attack one card with another. Emblems do not attack."""
APART: Final[list[list[int]]] = [
    [max(abs(one % SIDE - two % SIDE), abs(one // SIDE - two // SIDE)) for two in range(SQUARES)]
    for one in range(SQUARES)
]
"""By two squares: the steps of a king between them."""
AROUND: Final[list[list[int]]] = [squares_of(ADJACENT[square]) for square in range(SQUARES)]


def hidden_cards(game: Zoondo, seat: int) -> list[int]:
    """The cards of a seat that its rival has not seen, as a lot."""
    return [game.pieces[piece] & 255 for piece in game.pieces_of(seat) if not game.is_seen(piece)]


def cards_that_fit(game: Zoondo, square: int, lot: list[int]) -> list[int]:
    """What a Zoon may be for a rival who knows the lot of the hidden ones."""
    piece = game.zones[square][0]
    if game.is_seen(piece):
        return [game.pieces[piece] & 255]
    mask = game.maybe[piece]
    return [card for card in lot if mask >> card & 1] or lot


def average(values: list[float], lot: list[int]) -> float:
    """Of what each card of a lot is worth."""
    if len(lot) == 1:
        return values[lot[0]]
    total = 0.0
    for card in lot:
        total += values[card]
    return total / len(lot)


class Eyes:
    """What a seat knows of the enemy's Zoons on the field: for each the cards it can be."""

    def __init__(self, game: Zoondo, seat: int) -> None:
        self.lots: list[list[int]] = []
        """The cards that may stand somewhere, as often as there are of them."""
        self.lot_on: list[int] = [NO_ENEMY] * SQUARES
        """By square: which lot may stand there."""
        self.dens: list[int] = []
        """The squares where the Emblem may be."""
        self.tensions: list[float] = [UNKNOWN] * SQUARES
        """By square of one's own Zoons, once it was asked."""
        self.ways: list[int] = [-1] * SQUARES
        """By square, once it was asked: how far it is to all dens together."""
        hidden = hidden_cards(game, 1 - seat)
        known: dict[int, int] = {}
        for square in squares_of(game.armies[1 - seat]):
            piece = game.zones[square][0]
            knowledge = -1 - piece if game.is_seen(piece) else game.maybe[piece]
            if knowledge not in known:
                known[knowledge] = len(self.lots)
                self.lots.append(cards_that_fit(game, square, hidden))
            self.lot_on[square] = known[knowledge]
            for face in self.lots[known[knowledge]]:
                if TYPE_OF[face] == EMBLEM:
                    self.dens.append(square)
                    break

    def attack(self, mine: int, square: int) -> float:
        """What attacking there is worth, over all that may stand there."""
        lot = self.lot_on[square]
        return average(EXCHANGE[mine], self.lots[lot]) if lot != NO_ENEMY else 0.0

    def tension(self, card: int, square: int) -> float:
        """What a card on a square may win by attacking next to it, less what may be won from it."""
        hope = 0.0
        fear = 0.0
        for foe in AROUND[square]:
            lot = self.lot_on[foe]
            if lot != NO_ENEMY:
                hope = max(hope, average(EXCHANGE[card], self.lots[lot]))
                fear = max(fear, average(DEFENCE[card], self.lots[lot]))
        return 0.4 * hope - 0.6 * fear

    def relief(self, card: int, zoon: int, to: int) -> float:
        """How much better a card stands after a move, in points of value."""
        if self.tensions[zoon] == UNKNOWN:
            self.tensions[zoon] = self.tension(card, zoon)
        return self.tension(card, to) - self.tensions[zoon]

    def hunt(self, zoon: int, to: int) -> float:
        """How much nearer a move comes to where the Emblem may be."""
        return (self.way(zoon) - self.way(to)) / len(self.dens) if self.dens else 0.0

    def way(self, square: int) -> int:
        if self.ways[square] < 0:
            total = 0
            for den in self.dens:
                total += APART[square][den]
            self.ways[square] = total
        return self.ways[square]
