"""What a sensible magizoologist thinks, in each of the three modes.

First captures: go where a token lies. Apprentices: collect what the nearest beast costs, then go to it.
The seasoned plan as a team: one beast for all, the colours it still wants, and everybody to its place.
A token that the seat has not seen is a token: what it is in an imagined world is not looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.games.animaux.board import LINKS, PLACES, START, STREETS, destinations
from sortilege.games.animaux.components import (
    ACCIO,
    ASCENDIO,
    BEASTS_TO_FIND,
    COSTS,
    EXPELLIARMUS,
    FIRST_BEAST,
    GEMINIO,
    IMPEDIMENTA,
    JACOB,
    LOSING_BOX,
    MULTI,
    PROTEGO,
    REVELIO,
    SLOT_TOKENS,
    TRANSPLANAGE,
)
from sortilege.games.animaux.state import APPRENTI, CONFIRME, INITIATION, Animaux
from sortilege.games.animaux.steps import (
    APPARATE,
    CAPTURE_BEAST,
    CAPTURE_TOGETHER,
    DISARM,
    FETCH_TOKEN,
    GIVE_TOKEN,
    HINDER,
    LOSE_TOKEN,
    MOVE_PAWN,
    NAME_NUMBER,
    ORDER_TO_APPARATE,
    ORDER_TO_WALK,
    PAY,
    PICK_UP,
    PLAY_SPELL,
    RECEIVE_TOKEN,
    REMOVE_SALEM,
    SEND_AURORS,
    STOP_ACTING,
    TAKE_PORTKEY,
    TAKE_RESOURCE,
    WALK,
)
from sortilege.games.animaux.zones import HELD, SLOTS
from sortilege.kernel.sense import Sense
from sortilege.kernel.vocabulary import NONE, argument

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
ON_FOOT: Final = distances(STREETS)
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
        target = self.target(game)
        goals = [self.goal(game, one, target) for one in range(game.seats)]
        return [self.seasoned(game, seat, option, target, goals) for option in options]

    def prospects(self, game: Animaux) -> list[float]:
        if game.mode == CONFIRME:
            return self.team_prospects(game)
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

    # The seasoned

    def target(self, game: Animaux) -> int:
        """The place of the beast that the team hunts: the least to find and to walk for it."""
        team = list(range(game.seats))
        best = NONE
        least = 1.0e9
        for place in range(1, PLACES + 1):
            beast = game.beast_on(place)
            if beast == NONE:
                continue
            work = 3.0 * self.shortage(game, team, beast, game.team_discount(team))
            for seat in team:
                if game.zones[HELD + seat]:
                    work += 0.5 * self.away(game, seat, place)
            if work < least:
                least = work
                best = place
        return best

    def away(self, game: Animaux, seat: int, place: int) -> int:
        table = ON_FOOT if game.characters[seat] == JACOB else WITH_APPARITION
        return table[game.pawns[seat]][place]

    def wanted(self, game: Animaux, target: int) -> list[int]:
        """By colour: how many tokens the team still lacks for the beast there."""
        cost = COSTS[game.beast_on(target) - FIRST_BEAST]
        lacking: list[int] = []
        for colour in range(MULTI):
            held = 0
            for seat in range(game.seats):
                held += game.count(HELD + seat, colour)
            lacking.append(max(cost[colour] - held, 0))
        return lacking

    def goal(self, game: Animaux, seat: int, target: int) -> int:
        """Where a seat should go: to a token that the team wants, or with its own tokens to the beast."""
        if target == NONE:
            return NONE
        team = list(range(game.seats))
        beast = game.beast_on(target)
        if self.shortage(game, team, beast, game.team_discount(team)) == 0:
            return target if game.zones[HELD + seat] else NONE
        lacking = self.wanted(game, target)
        best = NONE
        least = 1.0e9
        for slot in range(len(SLOT_TOKENS)):
            card = game.zones[SLOTS + slot]
            if not card:
                continue
            token = SLOT_TOKENS[slot]
            place = game.face(card[0])
            distance = self.away(game, seat, place) - (1.5 if token == MULTI or lacking[token] else 0.0)
            distance += 1.0 if game.has_salem(place) else 0.0
            if (token == MULTI or lacking[token] or distance < 2.0) and distance < least:
                least = distance
                best = place
        return target if best == NONE else best

    def seasoned(self, game: Animaux, seat: int, step: int, target: int, goals: list[int]) -> float:
        code = step & 255
        if code == CAPTURE_TOGETHER.code:
            return 12.0
        if code == TAKE_RESOURCE.code:
            token = argument(step, 1)
            wanted = token == MULTI or (target != NONE and self.wanted(game, target)[token] > 0)
            return 5.0 if wanted else 1.5
        if code in (WALK.code, APPARATE.code, TAKE_PORTKEY.code):
            return self.step_towards(game, seat, argument(step, 1), goals[seat])
        if code in (ORDER_TO_WALK.code, ORDER_TO_APPARATE.code):
            other = argument(step, 1)
            return 0.7 * self.step_towards(game, other, argument(step, 2), goals[other])
        if code == REMOVE_SALEM.code:
            leaving = goals[seat] != NONE and goals[seat] != game.pawns[seat]
            return 2.5 if leaving and game.is_held(seat) else 0.7
        if code == STOP_ACTING.code:
            return 0.3 if goals[seat] == game.pawns[seat] else -1.0
        if code == GIVE_TOKEN.code:
            return -0.5
        if code == RECEIVE_TOKEN.code:
            return -0.4
        return self.event(game, code, step, target)

    def event(self, game: Animaux, code: int, step: int, target: int) -> float:
        if code == PAY.code and argument(step, 2) == MULTI:
            return -0.8 * argument(step, 3)
        if code in (LOSE_TOKEN.code, PICK_UP.code):
            token = argument(step, 1)
            worth = 2.0 if token == MULTI else 0.5
            if target != NONE and token < MULTI and self.wanted(game, target)[token]:
                worth = 1.5
            return worth if code == PICK_UP.code else -worth
        if code == SEND_AURORS.code:
            return 1.0 if argument(step, 1) in game.pawns else 0.0
        return 0.0

    def step_towards(self, game: Animaux, seat: int, to: int, goal: int) -> float:
        if goal == NONE:
            return 0.0
        table = ON_FOOT if game.characters[seat] == JACOB else WITH_APPARITION
        nearer = table[game.pawns[seat]][goal] - table[to][goal]
        stuck = 0.7 if game.has_salem(to) and to != goal else 0.0
        return 1.8 * nearer - stuck

    def team_prospects(self, game: Animaux) -> list[float]:
        """Beasts and tokens against the Salem track."""
        captured = 0
        for mask in game.beasts:
            captured += mask.bit_count()
        team = list(range(game.seats))
        ready = 0.0
        target = self.target(game)
        if target != NONE:
            lacking = self.shortage(game, team, game.beast_on(target), game.team_discount(team))
            ready = max(0.0, 0.8 - 0.1 * lacking)
            if lacking == 0:
                for seat in team:
                    if game.zones[HELD + seat]:
                        ready -= 0.02 * self.away(game, seat, target)
        done = (captured + ready) / BEASTS_TO_FIND[game.seats]
        doom = (game.track + 0.06 * game.salem.bit_count()) / LOSING_BOX[game.seats]
        share = 1.0 / (1.0 + exp(-5.0 * (done - doom + 0.05)))
        return [share] * game.seats
