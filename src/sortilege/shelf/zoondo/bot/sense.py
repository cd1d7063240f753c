"""What a sensible general thinks: where to stand, what to attack, which corner to touch, who is winning."""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import i64, vec
from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import EMPTY, Seat, has, members
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import ADJACENT, DEPLOYMENT, REINFORCEMENT, SIDE, SQUARES, Square
from sortilege.shelf.zoondo.bot.deeds import DEEDS
from sortilege.shelf.zoondo.bot.eyes import (
    BEATS,
    EXCHANGE,
    WORTH,
    Eyes,
    apart,
    cards_that_fit,
    emblem_of,
    hidden_cards,
    odds,
    pair,
)
from sortilege.shelf.zoondo.components import (
    BATTLE,
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
from sortilege.shelf.zoondo.ways import ON_FOOT, ON_STILTS, place

POINTS: Final = 0.22
"""What one point of a card's value is worth in the score of an option."""
# Fitted to who won 27,000 games between adepts, as logits of a win
WEIGHTS: Final = {"chief": 0.645, "hero": 0.01, "priest": 0.08, "monster": 0.15, "elite": 0.095, "soldier": 0.085}
OF_A_TYPE: Final[vec[float]] = vec[float]([WEIGHTS.get(one, 0.0) for one in TYPES])
"""Beside what a card may do to the Emblem."""
AT_FIRST: Final[list[float]] = [sum([OF_A_TYPE[TYPE_OF[card]] for card in zoons]) for zoons in PRINTED_ZOONS]
"""By tribe: what its cards are worth together. Tribes are taken to be equally good, so that bots choose any."""
WITHIN_REACH: Final[vec[float]] = vec[float]([1.38 * 0.6**steps for steps in range(SIDE)])
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
OPPOSITE: Final = 2
"""How far around a card the corner diagonally opposite is."""


def mark(corner: int) -> float:
    """What a corner counts for its owner: a star does good, a miss ends a shot."""
    return 7.0 if corner == STAR else -3.0 if corner == MISS else float(corner)


_NO_CARDS: Final[vec[i64]] = vec[i64]([NONE] * SQUARES)
MARKS: Final[vec[float]] = vec[float]([mark(corner) for corners in CORNERS_OF for corner in corners])
"""By card, four for each: what its corners count."""


class ZoondoSense(Sense[Zoondo]):
    deeds = DEEDS
    patience = 3
    deepening = 8
    curiosity = 0.5

    def scores(self, game: Zoondo, seat: int, options: list[int]) -> list[float]:
        found: list[float] = []
        if game.stage != BATTLE:
            for option in options:
                found.append(prepare(game, seat, option))
        elif CHOOSE_TOUCH.matches(game.asked[seat]):
            return touches(game, seat, options)
        else:
            eyes = Eyes(game, seat)
            alarmed = eyes.home != NONE and ADJACENT[eyes.home] & eyes.foes != EMPTY
            for option in options:
                found.append(score(game, option, eyes, alarmed))
        return found

    def likelihood(self, world: Zoondo, seat: int) -> float:
        """An Emblem that nobody has seen stands behind, where most generals put it and leave it."""
        rival: i64 = 1 - seat
        home = emblem_of(world, rival)
        if world.stage != BATTLE or home == NONE or world.is_seen(world.piece_on(home)):
            return 1.0
        if has(REINFORCEMENT[rival], home):
            return 1.0
        return IN_FRONT if has(DEPLOYMENT[rival], home) else FAR_FROM_HOME

    def bluffs(self, question: int) -> bool:
        return CHOOSE_TOUCH.matches(question)

    def stand_in(self, answer: int, number: int) -> int:
        """A spun card and either end of the diagonal: nothing is better. ZOO-R53."""
        by, _, touch = TOUCH_CORNER.read(answer)
        diagonal: int = touch % OPPOSITE
        return TOUCH_CORNER.of(by, SPIN, diagonal | (number >> diagonal & 1) << 1)

    def aftermath(self, game: Zoondo, answer: int) -> int:
        """Who stands where after a fight; which corners were touched no longer matters."""
        south: int = game.armies[0]
        north: int = game.armies[1]
        return south << SQUARES | north

    def prospects(self, game: Zoondo) -> list[float]:
        """By the cards lost, how near the rest are to the enemy's Emblem, what can be attacked now and who knows where
        the Emblems are."""
        if game.stage != BATTLE:
            return [0.5, 0.5]
        cards = _NO_CARDS[:]
        homes = vec[i64]([NONE, NONE])
        for seat in range(2):
            for square in members(game.armies[seat]):
                cards[square] = game.card_on(square)
                if TYPE_OF[cards[square]] == EMBLEM:
                    homes[seat] = square
        balance = strength(game, 0, cards, homes[0], homes[1]) - strength(game, 1, cards, homes[1], homes[0])
        first = 1.0 / (1.0 + exp(-balance))
        return [first, 1.0 - first]


# Before the battle


def prepare(game: Zoondo, seat: Seat, step: StepNumber) -> float:
    """Ready-made tribes; the Emblem behind, the strong in front and around it."""
    if TAKE_FORMATION.matches(step):
        return OF_THE_FORMATION
    if RECRUIT_PRINTED.matches(step):
        return 4.0
    if not PLACE_ZOON.matches(step):
        return 0.0
    _, card, on = PLACE_ZOON.read(step)
    behind = has(REINFORCEMENT[seat], on)
    if TYPE_OF[card] == EMBLEM:
        return 2.0 if behind else 0.0
    weak = VALUE_OF[card] < STRONG
    home = emblem_of(game, seat)
    guards = home != NONE and apart(on, home) <= 1
    return (0.0 if behind == weak else -0.7) + (0.0 if guards == weak else 0.5)


# Moving and fighting


def score(game: Zoondo, step: StepNumber, eyes: Eyes, alarmed: bool) -> float:
    if MOVE_ZOON.matches(step):
        _, zoon, to, _ = MOVE_ZOON.read(step)
        return move(zoon, to, eyes, alarmed)
    if ATTACK_ZOON.matches(step):
        _, zoon, to, _ = ATTACK_ZOON.read(step)
        guard = 0.8 if eyes.home != NONE and apart(to, eyes.home) <= 1 else 0.0
        return 0.1 + guard + POINTS * eyes.attack(eyes.cards[zoon], to)
    if PLAY_ATOUT.matches(step):
        _, atout = PLAY_ATOUT.read(step)
        return ATOUT_SCORE[KIND_OF[atout]]
    if SHOOT.matches(step):
        _, atout, _, target = SHOOT.read(step)
        card = game.card_on(target)
        return POINTS * HITS[atout][card] * WORTH[card]
    if CAGE_ZOON.matches(step):
        _, _, target = CAGE_ZOON.read(step)
        return 0.03 * WORTH[game.card_on(target)]
    if EQUIP_ZOON.matches(step):
        _, _, zoon = EQUIP_ZOON.read(step)
        return 0.05 * int(VALUE_OF[game.card_on(zoon)])
    if TAKE_BACK.matches(step):
        _, card = TAKE_BACK.read(step)
        return 0.05 * int(VALUE_OF[card])
    if LAY_REINFORCEMENT.matches(step):
        return 0.6
    return -0.3 if STOP.matches(step) or DECLINE.matches(step) else 0.0


def move(zoon: Square, to: Square, eyes: Eyes, alarmed: bool) -> float:
    """Towards the enemy's Emblem, to where more can be won than lost; guards come home when it burns."""
    card = eyes.cards[zoon]
    if TYPE_OF[card] == EMBLEM:
        return -1.0
    gain = POINTS * eyes.relief(card, zoon, to)
    if eyes.dens:
        gain += 0.35 * eyes.hunt(zoon, to)
    if alarmed:
        nearer: int = apart(zoon, eyes.home) - apart(to, eyes.home)
        gain += 0.3 * nearer
    return gain


# Touching


def touches(game: Zoondo, seat: Seat, options: list[int]) -> list[float]:
    """The enemy's low corners, whichever way its card lies; one's own card lies as it happens."""
    _, _, enemy, atout = CHOOSE_TOUCH.read(game.asked[seat])
    marks = vec[float]([0.0, 0.0, 0.0, 0.0])
    if enemy == NONE:
        for where, corner in enumerate(CORNERS_OF_ATOUT[atout]):
            marks[where] += mark(corner)
    else:
        lot = hidden_cards(game, game.owner(game.piece_on(enemy)))
        possible = cards_that_fit(game, enemy, lot)
        many: int = len(possible)
        for card in possible:
            first = 4 * card
            for where in range(4):
                marks[where] += MARKS[first + where] / many
    scores: list[float] = []
    for option in options:
        touch: i64 = 0
        if TOUCH_CORNER.matches(option):
            _, _, touch = TOUCH_CORNER.read(option)
        scores.append(-1.5 * (marks[touch] + marks[(touch + OPPOSITE) % 4]) / 2)
    return scores


# How it stands


def strength(game: Zoondo, seat: Seat, cards: vec[i64], home: Square, den: Square) -> float:
    """What speaks for a seat, its Emblem at home and the enemy's in its den."""
    total = initiative(game, seat, cards)
    if game.tribes[seat] != NONE:
        total -= AT_FIRST[game.tribes[seat]]
    for square in members(game.armies[seat]):
        card = cards[square]
        total += OF_A_TYPE[TYPE_OF[card]]
        if den != NONE and TYPE_OF[card] != EMBLEM:
            total += WITHIN_REACH[apart(square, den)] * BEATS[pair(card, cards[den])]
    if home != NONE and game.is_seen(game.piece_on(home)):
        total -= EMBLEM_FOUND
    return total


def initiative(game: Zoondo, seat: Seat, cards: vec[i64]) -> float:
    """What a seat can attack: the enemy's Emblem, and if it is its turn the best fight with another."""
    emblem = 0.0
    fight = 0.0
    foes = game.army(1 - seat)
    crossing = game.army(seat) | game.obstacles | foes | game.ponds
    first = place(seat, 0, 0)
    stilts = game.has_stilts()
    for square in members(game.able(seat)):
        mine = cards[square]
        where = first + mine * SQUARES + square
        table = ON_STILTS if stilts and game.on_stilts(game.piece_on(square)) else ON_FOOT
        if table.reach[where] & foes:
            for route in table.routes[where]:
                if route.arrival & foes and not route.crossed & crossing:
                    theirs = cards[route.to]
                    if TYPE_OF[theirs] == EMBLEM:
                        emblem = max(emblem, BEATS[pair(mine, theirs)])
                    else:
                        fight = max(fight, EXCHANGE[pair(mine, theirs)])
    if game.active != seat:
        return EMBLEM_THREATENED * emblem
    return EMBLEM_ATTACKED * emblem + OF_A_FIGHT * fight
