"""What a sensible general thinks: where to stand, what to attack, which corner to touch, who is winning."""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.sense import Sense
from sortilege.kernel.vocabulary import NONE, argument
from sortilege.shelf.zoondo.battlefield import ADJACENT, DEPLOYMENT, REINFORCEMENT, SIDE, SQUARES, squares_of
from sortilege.shelf.zoondo.bot.eyes import APART, BEATS, EXCHANGE, WORTH, Eyes, cards_that_fit, hidden_cards, odds
from sortilege.shelf.zoondo.components import (
    CORNERS_OF,
    CORNERS_OF_ATOUT,
    EMBLEM,
    KIND_OF,
    MISS,
    PRINTED_ZOONS,
    SPIN,
    STAR,
    TYPE_OF,
    TYPES,
    VALUE_OF,
)
from sortilege.shelf.zoondo.knowledge.worlds import BATTLE
from sortilege.shelf.zoondo.rules.movement import legal_moves
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import (
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

POINTS: Final = 0.22
"""What one point of a card's value is worth in the score of an option."""
# Fitted to who won 27,000 games between adepts, as logits of a win
WEIGHTS: Final = {"chief": 0.645, "hero": 0.01, "priest": 0.08, "monster": 0.15, "elite": 0.095, "soldier": 0.085}
OF_A_TYPE: Final[list[float]] = [WEIGHTS.get(one, 0.0) for one in TYPES]
"""Beside what a card may do to the Emblem."""
AT_FIRST: Final[list[float]] = [sum([OF_A_TYPE[TYPE_OF[card]] for card in zoons]) for zoons in PRINTED_ZOONS]
"""By tribe: what its cards are worth together. Tribes are taken to be equally good, so that bots choose any."""
WITHIN_REACH: Final[list[float]] = [1.38 * 0.6**steps for steps in range(SIDE)]
"""By the steps between them: for a card that is sure to win against the enemy's Emblem."""
OF_A_FIGHT: Final = 0.029
"""For each point of value that the best fight is worth to whoever may attack now."""
EMBLEM_ATTACKED: Final = 1.745
"""For a sure win against the enemy's Emblem in one's own turn,"""
EMBLEM_THREATENED: Final = 1.34
"""and in the enemy's."""
EMBLEM_FOUND: Final = 0.395

IN_FRONT: Final = 0.2
"""How likely an Emblem is in the front row of its camp, beside one in the back row,"""
FAR_FROM_HOME: Final = 0.05
"""and anywhere else."""
OF_THE_FORMATION: Final = -9.0
"""The score of the ready-made one: whoever takes it has no secrets from those who know it."""
STRONG: Final = 10
"""From this value on a card is a strong one."""

ATOUT_SCORE: Final = {"shooting": 1.2, "order": 0.3, "terrain": 0.0, "equipment": 0.5}
HITS: Final[list[list[float]]] = [
    [odds(atout, card) if atout else 0.0 for card in CORNERS_OF] for atout in CORNERS_OF_ATOUT
]


def mark(corner: int) -> float:
    """What a corner counts for its owner: a star does good, a miss ends a shot."""
    return 7.0 if corner == STAR else -3.0 if corner == MISS else float(corner)


class ZoondoSense(Sense[Zoondo]):
    patience = 3
    deepening = 8
    curiosity = 0.5

    def scores(self, game: Zoondo, seat: int, options: list[int]) -> list[float]:
        if game.stage != BATTLE:
            return [self.prepare(game, seat, option) for option in options]
        if game.asked[seat] & 255 == CHOOSE_TOUCH.code:
            return self.touches(game, seat, options)
        eyes = Eyes(game, seat)
        home = self.emblem_of(game, seat)
        return [self.score(game, seat, option, eyes, home) for option in options]

    def weigh(self, world: Zoondo, seat: int) -> float:
        """An Emblem that nobody has seen stands behind, where most generals put it and leave it."""
        home = self.emblem_of(world, 1 - seat)
        if world.stage != BATTLE or home == NONE or world.is_seen(world.zones[home][0]):
            return 1.0
        if REINFORCEMENT[1 - seat] >> home & 1:
            return 1.0
        return IN_FRONT if DEPLOYMENT[1 - seat] >> home & 1 else FAR_FROM_HOME

    def bluffs(self, question: int) -> bool:
        return question & 255 == CHOOSE_TOUCH.code

    def stand_in(self, answer: int, number: int) -> int:
        """A spun card and either end of the diagonal: nothing is better. ZOO-R53."""
        diagonal = argument(answer, 2) & 1
        return TOUCH_CORNER(argument(answer, 0), SPIN, diagonal | (number >> diagonal & 1) << 1)

    def aftermath(self, game: Zoondo, answer: int) -> int:
        """Who stands where after a fight; which corners were touched no longer matters."""
        return game.armies[0] << SQUARES | game.armies[1]

    def score(self, game: Zoondo, seat: int, step: int, eyes: Eyes, home: int) -> float:
        code = step & 255
        if code == ATTACK_ZOON.code:
            return self.attack(game, argument(step, 1), argument(step, 2), eyes, home)
        if code == MOVE_ZOON.code:
            return self.move(game, seat, argument(step, 1), argument(step, 2), eyes, home)
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
        """Before the battle: ready-made tribes; the Emblem behind, the strong in front and around it."""
        code = step & 255
        if code == TAKE_FORMATION.code:
            return OF_THE_FORMATION
        if code == RECRUIT_PRINTED.code:
            return 4.0
        if code != PLACE_ZOON.code:
            return 0.0
        card, on = argument(step, 1), argument(step, 2)
        behind = REINFORCEMENT[seat] >> on & 1 == 1
        if TYPE_OF[card] == EMBLEM:
            return 2.0 if behind else 0.0
        weak = VALUE_OF[card] < STRONG
        home = self.emblem_of(game, seat)
        guards = home != NONE and APART[on][home] <= 1
        return (0.0 if behind == weak else -0.7) + (0.0 if guards == weak else 0.5)

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

    def attack(self, game: Zoondo, zoon: int, on: int, eyes: Eyes, home: int) -> float:
        guard = 0.8 if home != NONE and APART[on][home] <= 1 else 0.0
        return 0.1 + guard + POINTS * eyes.attack(game.card_on(zoon), on)

    def move(self, game: Zoondo, seat: int, zoon: int, to: int, eyes: Eyes, home: int) -> float:
        """Towards the enemy's Emblem, to where more can be won than lost; guards come home when it burns."""
        card = game.card_on(zoon)
        if TYPE_OF[card] == EMBLEM:
            return -1.0
        gain = POINTS * eyes.relief(card, zoon, to) + 0.35 * eyes.hunt(zoon, to)
        if home != NONE and ADJACENT[home] & game.armies[1 - seat]:
            gain += 0.3 * (APART[zoon][home] - APART[to][home])
        return gain

    # Touching

    def touches(self, game: Zoondo, seat: int, options: list[int]) -> list[float]:
        """The enemy's low corners, whichever way its card lies; one's own card lies as it happens."""
        question = game.asked[seat]
        enemy, atout = argument(question, 2), argument(question, 3)
        if enemy == NONE:
            possible = [CORNERS_OF_ATOUT[atout]]
        else:
            lot = hidden_cards(game, game.owner(game.zones[enemy][0]))
            possible = [CORNERS_OF[card] for card in cards_that_fit(game, enemy, lot)]
        marks = [0.0, 0.0, 0.0, 0.0]
        for corners in possible:
            for place in range(4):
                marks[place] += mark(corners[place]) / len(possible)
        scores: list[float] = []
        for option in options:
            touch = argument(option, 2) if option & 255 == TOUCH_CORNER.code else 0
            scores.append(-1.5 * (marks[touch] + marks[touch ^ 2]) / 2)
        return scores

    # How it stands

    def prospects(self, game: Zoondo) -> list[float]:
        """By the cards lost, how near the rest are to the enemy's Emblem, what can be attacked now and who knows where
        the Emblems are."""
        balance = self.strength(game, 0) - self.strength(game, 1)
        first = 1.0 / (1.0 + exp(-balance))
        return [first, 1.0 - first]

    def strength(self, game: Zoondo, seat: int) -> float:
        if game.stage != BATTLE:
            return 0.0
        total = self.initiative(game, seat)
        if game.tribes[seat] != NONE:
            total -= AT_FIRST[game.tribes[seat]]
        den = self.emblem_of(game, 1 - seat)
        for square in squares_of(game.armies[seat]):
            card = game.card_on(square)
            total += OF_A_TYPE[TYPE_OF[card]]
            if den != NONE and TYPE_OF[card] != EMBLEM:
                total += WITHIN_REACH[APART[square][den]] * BEATS[card][game.card_on(den)]
        home = self.emblem_of(game, seat)
        if home != NONE and game.is_seen(game.zones[home][0]):
            total -= EMBLEM_FOUND
        return total

    def initiative(self, game: Zoondo, seat: int) -> float:
        """What a seat can attack: the enemy's Emblem, and if it is its turn the best fight with another."""
        emblem = 0.0
        fight = 0.0
        for step in legal_moves(game, seat):
            if step & 255 == ATTACK_ZOON.code:
                mine, theirs = game.card_on(argument(step, 1)), game.card_on(argument(step, 2))
                if TYPE_OF[theirs] == EMBLEM:
                    emblem = max(emblem, BEATS[mine][theirs])
                else:
                    fight = max(fight, EXCHANGE[mine][theirs])
        if game.active != seat:
            return EMBLEM_THREATENED * emblem
        return EMBLEM_ATTACKED * emblem + OF_A_FIGHT * fight
