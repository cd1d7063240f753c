"""What a sensible magizoologist thinks, in each of the three modes.

First captures: go where a token lies. Apprentices: collect what the nearest beast costs, then go to it.
The seasoned plan as a team: see `planning` and `seasoned`.
A token that the seat has not seen is a token: what it is in an imagined world is not looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.sense import Sense
from sortilege.kernel.vocabulary import NONE, argument
from sortilege.shelf.animaux.bot.planning import Plan
from sortilege.shelf.animaux.bot.seasoned import chance_of_team, worth
from sortilege.shelf.animaux.components import (
    ACCIO,
    ASCENDIO,
    COSTS,
    EXPELLIARMUS,
    FIRST_BEAST,
    GEMINIO,
    IMPEDIMENTA,
    MULTI,
    PROTEGO,
    REVELIO,
    TRANSPLANAGE,
)
from sortilege.shelf.animaux.map import LINKS, PLACES, START, destinations
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, INITIATION, Animaux
from sortilege.shelf.animaux.steps import (
    CAPTURE_BEAST,
    DISARM,
    FETCH_TOKEN,
    HINDER,
    MOVE_PAWN,
    NAME_NUMBER,
    PAY,
    PLAY_SPELL,
)
from sortilege.shelf.animaux.zones import HELD

FAR: Final = 99


def distances(links: list[list[int]]) -> list[list[int]]:
    """By two spaces: the steps between them."""
    table: list[list[int]] = []
    for start in range(PLACES + 1):
        steps = [FAR] * (PLACES + 1)
        steps[start] = 0
        reached = [start]
        for space in reached:
            for other in links[space]:
                if steps[other] == FAR:
                    steps[other] = steps[space] + 1
                    reached.append(other)
        table.append(steps)
    return table


WITH_APPARITION: Final = distances(LINKS)
DECISION: Final = 3.0
"""Points for an action saved by a team."""
SPELL_SCORES: Final[list[float]] = [0.0] * 16
SPELL_SCORES[ACCIO] = 1.0
SPELL_SCORES[GEMINIO] = 1.2
SPELL_SCORES[EXPELLIARMUS] = 1.2
SPELL_SCORES[REVELIO] = 0.2
SPELL_SCORES[PROTEGO] = 0.3
SPELL_SCORES[IMPEDIMENTA] = 0.3


class AnimauxSense(Sense[Animaux]):
    patience = 40

    def scores(self, game: Animaux, seat: int, options: list[int]) -> list[float]:
        if game.mode == INITIATION:
            return [self.first_capture(game, option) for option in options]
        if game.mode == APPRENTI:
            return [self.apprentice(game, seat, option) for option in options]
        plan = Plan(game, seat)
        return [DECISION * worth(plan, option) for option in options]

    def prospects(self, game: Animaux) -> list[float]:
        if game.mode == CONFIRME:
            return [chance_of_team(game)] * game.seats
        weights: list[float] = []
        total = 0.0
        for seat in range(game.seats):
            captured = game.beasts[seat].bit_count()
            weight = exp(2.0 * captured + (0.0 if game.mode == INITIATION else self.readiness(game, seat)))
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    # First captures

    def first_capture(self, game: Animaux, step: int) -> float:
        if step & 255 != MOVE_PAWN.code:
            return 0.0
        to = argument(step, 1)
        return 1.5 if to != START and game.zones[to] else 0.0

    # Apprentices

    def shortage(self, game: Animaux, payers: list[int], beast: int, less: int) -> int:
        """How many tokens some players lack to capture a beast."""
        cost = COSTS[beast - FIRST_BEAST]
        lacking = -less
        for payer in payers:
            lacking -= game.count(HELD + payer, MULTI)
        for colour in range(MULTI):
            held = 0
            for payer in payers:
                held += game.count(HELD + payer, colour)
            lacking += max(cost[colour] - held, 0)
        return max(lacking, 0)

    def readiness(self, game: Animaux, seat: int) -> float:
        """How near a seat is to its next beast."""
        best = 0.0
        for place in range(1, PLACES + 1):
            beast = game.beast_on(place)
            if beast != NONE:
                lacking = self.shortage(game, [seat], beast, 0)
                away = WITH_APPARITION[game.pawns[seat]][place]
                best = max(best, 1.6 - 0.25 * lacking - 0.04 * away)
        return best + 0.08 * len(game.zones[HELD + seat])

    def apprentice(self, game: Animaux, seat: int, step: int) -> float:
        code = step & 255
        if code == CAPTURE_BEAST.code:
            return 8.0 + 0.2 * argument(step, 1)
        if code == MOVE_PAWN.code:
            return self.arrival(game, seat, argument(step, 1))
        if code == PLAY_SPELL.code:
            return self.spell(game, seat, argument(step, 1))
        if code == NAME_NUMBER.code:
            best = -9.0
            for to in destinations(game.pawns[seat], argument(step, 1)):
                best = max(best, self.arrival(game, seat, to))
            return best
        if code == PAY.code and argument(step, 2) == MULTI:
            return -0.8 * argument(step, 3)
        if code == FETCH_TOKEN.code:
            return self.unseen(game, seat, argument(step, 1))
        if code in (DISARM.code, HINDER.code):
            of = argument(step, 1)
            ahead = 0.8 * game.beasts[of].bit_count() + 0.1 * len(game.zones[HELD + of])
            return ahead + (self.lacks(game, seat, argument(step, 2)) if code == DISARM.code else 0.0)
        return 0.0

    def lacks(self, game: Animaux, seat: int, colour: int) -> float:
        """Whether a colour brings some open beast nearer."""
        for place in range(1, PLACES + 1):
            beast = game.beast_on(place)
            if beast != NONE and game.count(HELD + seat, colour) < COSTS[beast - FIRST_BEAST][colour]:
                return 0.5
        return 0.0

    def unseen(self, game: Animaux, seat: int, place: int) -> float:
        """What a face-down token promises; one that was seen keeps its word."""
        token = game.zones[place][0]
        if not game.knows(seat, token):
            return 1.2
        face = game.face(token)
        if face >= FIRST_BEAST:
            return 1.0 if self.shortage(game, [seat], face, 0) else 5.0
        return 1.4 + (0.6 if face == MULTI else self.lacks(game, seat, face))

    def arrival(self, game: Animaux, seat: int, to: int) -> float:
        """What a place has to offer, and how near it is to a beast one can pay for."""
        near = 0.0
        for place in range(1, PLACES + 1):
            beast = game.beast_on(place)
            if beast != NONE:
                lacking = self.shortage(game, [seat], beast, 0)
                if lacking == 0:
                    near = max(near, 7.0 if place == to else 2.5 - 0.25 * WITH_APPARITION[to][place])
                elif lacking <= 2:
                    near = max(near, 0.8 - 0.1 * WITH_APPARITION[to][place])
        if to != START and game.zones[to] and game.is_face_down(to):
            return near + self.unseen(game, seat, to)
        return near

    def spell(self, game: Animaux, seat: int, spell: int) -> float:
        if spell not in (ASCENDIO, TRANSPLANAGE):
            return SPELL_SCORES[spell]
        for place in range(1, PLACES + 1):
            beast = game.beast_on(place)
            if beast != NONE and self.shortage(game, [seat], beast, 0) == 0:
                away = WITH_APPARITION[game.pawns[seat]][place]
                if 0 < away <= (6 if spell == ASCENDIO else 1):
                    return 3.0
        return -0.6
