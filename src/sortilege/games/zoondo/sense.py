"""What a sensible general thinks: what a fight is worth, where the enemy's Emblem may be, what is in danger.

Corners are touched unseen, so a fight is judged over all of them; in a world imagined for a seat the
enemy's cards are guesses, which over several worlds weigh as much as they are likely.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.games.zoondo.battlefield import ADJACENT, REINFORCEMENT, SIDE, squares_of
from sortilege.games.zoondo.components import (
    CARDS,
    CORNERS_OF,
    CORNERS_OF_ATOUT,
    EMBLEM,
    KIND_OF,
    MISS,
    STAR,
    TYPE_OF,
    VALUE_OF,
)
from sortilege.games.zoondo.state import Zoondo
from sortilege.games.zoondo.steps import (
    ATTACK_ZOON,
    CAGE_ZOON,
    CHOOSE_TOUCH,
    DECLINE,
    EQUIP_ZOON,
    LAY_REINFORCEMENT,
    MOVE_ZOON,
    PLACE_ZOON,
    PLAY_ATOUT,
    RECRUIT_PRINTED,
    SHOOT,
    STOP,
    TAKE_BACK,
    TAKE_FORMATION,
    TOUCH_CORNER,
)
from sortilege.games.zoondo.worlds import BATTLE
from sortilege.kernel.sense import Sense
from sortilege.kernel.vocabulary import NONE, argument

WORTH: Final[list[int]] = [70 if TYPE_OF[card] == EMBLEM else VALUE_OF[card] for card in range(len(CARDS))]
POINTS: Final = 0.22
"""What one point of a card's value is worth in the score of an option."""
OF_A_STAR: Final = 0.35
"""How much of a win it is when one's own star is touched."""
ATOUT_SCORE: Final = {"shooting": 1.2, "order": 0.3, "terrain": 0.0, "equipment": 0.5}


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
HITS: Final[list[list[float]]] = [
    [odds(atout, card) if atout else 0.0 for card in CORNERS_OF] for atout in CORNERS_OF_ATOUT
]
APART: Final[list[list[int]]] = [
    [max(abs(one % SIDE - two % SIDE), abs(one // SIDE - two // SIDE)) for two in range(SIDE * SIDE)]
    for one in range(SIDE * SIDE)
]
"""By two squares: the steps of a king between them."""


class ZoondoSense(Sense[Zoondo]):
    patience = 24

    def scores(self, game: Zoondo, seat: int, options: list[int]) -> list[float]:
        if game.stage != BATTLE:
            return [self.prepare(game, seat, option) for option in options]
        if game.asked[seat] & 255 == CHOOSE_TOUCH.code:
            return self.touches(game, seat, options)
        den = self.emblem_of(game, 1 - seat)
        home = self.emblem_of(game, seat)
        return [self.score(game, seat, option, den, home) for option in options]

    def bluffs(self, question: int) -> bool:
        return question & 255 == CHOOSE_TOUCH.code

    def score(self, game: Zoondo, seat: int, step: int, den: int, home: int) -> float:
        code = step & 255
        if code == ATTACK_ZOON.code:
            return self.attack(game, argument(step, 1), argument(step, 2), home)
        if code == MOVE_ZOON.code:
            return self.move(game, seat, argument(step, 1), argument(step, 2), den, home)
        if code == PLAY_ATOUT.code:
            return ATOUT_SCORE[KIND_OF[argument(step, 1)]]
        if code == SHOOT.code:
            card = game.card_on(argument(step, 3))
            return POINTS * HITS[argument(step, 1)][card] * WORTH[card]
        if code == CAGE_ZOON.code:
            return 0.03 * WORTH[game.card_on(argument(step, 2))]
        if code in (EQUIP_ZOON.code, TAKE_BACK.code):
            card = argument(step, 1) if code == TAKE_BACK.code else game.card_on(argument(step, 2))
            return 0.05 * VALUE_OF[card]
        if code == LAY_REINFORCEMENT.code:
            return 0.6
        return -0.3 if code in (STOP.code, DECLINE.code) else 0.0

    def prepare(self, game: Zoondo, seat: int, step: int) -> float:
        """Before the battle: ready-made tribes and formations; else the Emblem behind, the strong in front."""
        code = step & 255
        if code in (TAKE_FORMATION.code, RECRUIT_PRINTED.code):
            return 4.0
        if code != PLACE_ZOON.code:
            return 0.0
        behind = REINFORCEMENT[seat] >> argument(step, 2) & 1 == 1
        card = argument(step, 1)
        if TYPE_OF[card] == EMBLEM:
            return 2.0 if behind else 0.0
        return 0.0 if behind == (VALUE_OF[card] < 10) else -0.7

    # Moving and fighting

    def emblem_of(self, game: Zoondo, seat: int) -> int:
        """The square of a seat's Emblem, in this world."""
        rest = game.armies[seat]
        while rest:
            low = rest & -rest
            rest ^= low
            square = low.bit_length() - 1
            if TYPE_OF[game.pieces[game.zones[square][0]] & 255] == EMBLEM:
                return square
        return NONE

    def attack(self, game: Zoondo, zoon: int, on: int, home: int) -> float:
        mine = game.card_on(zoon)
        theirs = game.card_on(on)
        guard = 0.8 if home != NONE and APART[on][home] <= 1 else 0.0
        return 0.1 + guard + POINTS * self.exchange(mine, theirs)

    def exchange(self, mine: int, theirs: int) -> float:
        """What attacking is worth in points of value."""
        return BEATS[mine][theirs] * WORTH[theirs] - BEATS[theirs][mine] * WORTH[mine]

    def move(self, game: Zoondo, seat: int, zoon: int, to: int, den: int, home: int) -> float:
        """Towards the enemy's Emblem, to where more can be won than lost; guards come home when it burns."""
        card = game.card_on(zoon)
        if TYPE_OF[card] == EMBLEM:
            return -1.0
        gain = self.tension(game, seat, to, card, zoon) - self.tension(game, seat, zoon, card, zoon)
        if den != NONE:
            gain += 0.3 * (APART[zoon][den] - APART[to][den])
        if home != NONE and ADJACENT[home] & game.armies[1 - seat]:
            gain += 0.3 * (APART[zoon][home] - APART[to][home])
        return gain

    def tension(self, game: Zoondo, seat: int, square: int, card: int, zoon: int) -> float:
        """What a card on a square may win by attacking next to it, less what may be won from it."""
        hope = 0.0
        fear = 0.0
        rest = ADJACENT[square] & game.armies[1 - seat]
        while rest:
            low = rest & -rest
            rest ^= low
            foe = game.pieces[game.zones[low.bit_length() - 1][0]] & 255
            hope = max(hope, self.exchange(card, foe))
            if TYPE_OF[foe] != EMBLEM:
                fear = max(fear, self.exchange(foe, card))
        return POINTS * (0.4 * hope - 0.6 * fear)

    # Touching

    def touches(self, game: Zoondo, seat: int, options: list[int]) -> list[float]:
        """The enemy's low corners, whichever way its card lies; one's own card lies as it happens."""
        question = game.asked[seat]
        enemy, atout = argument(question, 2), argument(question, 3)
        corners = CORNERS_OF_ATOUT[atout] if enemy == NONE else CORNERS_OF[game.card_on(enemy)]
        marks = [7.0 if corner == STAR else -3.0 if corner == MISS else float(corner) for corner in corners]
        scores: list[float] = []
        for option in options:
            touch = argument(option, 2) if option & 255 == TOUCH_CORNER.code else 0
            scores.append(-1.5 * (marks[touch] + marks[touch ^ 2]) / 2)
        return scores

    # How it stands

    def prospects(self, game: Zoondo) -> list[float]:
        """By the cards left, how near the Emblems the enemy is, and whose turn it is."""
        balance = self.strength(game, 0) - self.strength(game, 1)
        if game.active != NONE:
            balance += 0.1 if game.active == 0 else -0.1
        first = 1.0 / (1.0 + exp(-balance))
        return [first, 1.0 - first]

    def strength(self, game: Zoondo, seat: int) -> float:
        total = 0.0
        home = self.emblem_of(game, seat)
        for square in squares_of(game.armies[seat]):
            card = game.pieces[game.zones[square][0]] & 255
            if TYPE_OF[card] != EMBLEM:
                total += 4.0 + VALUE_OF[card]
        danger = 0.0
        if home != NONE:
            emblem = game.card_on(home)
            for square in squares_of(game.armies[1 - seat]):
                foe = game.pieces[game.zones[square][0]] & 255
                if TYPE_OF[foe] != EMBLEM:
                    near = APART[square][home]
                    danger = max(danger, BEATS[foe][emblem] * (1.0 if near == 1 else 0.45 if near == 2 else 0.1))
        return total / 28 - 1.6 * danger
