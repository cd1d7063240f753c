"""What each option of an apprentice is worth: how many turns it brings its player nearer to the second beast, and how
many it keeps others away."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import vec
from sortilege.kernel.sets import EMPTY, Seat, has, only, plus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.bot.race import Race
from sortilege.shelf.animaux.components import (
    ACCIO,
    ASCENDIO,
    EXPELLIARMUS,
    FIRST_BEAST,
    GEMINIO,
    IMPEDIMENTA,
    MULTI,
    PROTEGO,
    REVELIO,
    TRANSPLANAGE,
    WINGARDIUM,
    Spell,
)
from sortilege.shelf.animaux.map import APPARITION, DIE, PLACES, START, STREETS, Space, destinations
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    CAPTURE_BEAST,
    DISARM,
    EXCHANGE,
    FETCH_TOKEN,
    HINDER,
    LIFT,
    MOVE_PAWN,
    NAME_NUMBER,
    PAY,
    PLAY_SPELL,
    SPARE,
)
from sortilege.shelf.animaux.zones import HELD

POINTS: Final = 3.0
"""For a turn that is saved."""
CAPTURED: Final = 3.0
"""Turns: more than anything else is worth."""
A_JOKER: Final = 0.3
"""What a joker is worth beyond a token of the colour that it pays for."""
OF_EACH_KIND: Final = 0.16
"""How likely an unknown token is of one of the five kinds of resources."""
A_BEAST: Final = 0.06
"""What it is worth that it may be a beast."""
PAYABLE_BEAST: Final = 2.0
KNOWN_BEAST: Final = 0.1
A_LITTLE: Final = 0.05
A_CARD: Final = 0.5
"""What a spell that moves one's own pawn may be worth later,"""
A_LIFT: Final = 0.6
"""and one that moves a beast."""
SHIELD: Final = 0.1
A_LOOK: Final = 0.05
UNKNOWN: Final = -99.0


class Hunt:
    """What lies open, as one player sees it."""

    def __init__(self, game: Animaux, seat: Seat) -> None:
        self.game = game
        self.seat: Seat = seat
        self.race = Race(game, seat)
        self.now = self.race.turns(self.race.pawn)
        self.wishes: list[float] = []
        """By kind of resource: turns that one more would save; filled when somebody asks."""
        self.unknown = 0.0
        self.others: list[Race] = []
        self.arrivals: vec[float] = vec[float]([UNKNOWN] * (PLACES + 1))
        """By space: what it is worth to stop there, once somebody has asked."""

    def worth(self, step: StepNumber) -> float:
        return POINTS * self.turns_saved(step)

    def turns_saved(self, step: StepNumber) -> float:
        if MOVE_PAWN.matches(step):
            return self.arrival(MOVE_PAWN.read(step)[1])
        if PLAY_SPELL.matches(step):
            return self.spell(PLAY_SPELL.read(step)[1])
        if CAPTURE_BEAST.matches(step):
            return CAPTURED
        if NAME_NUMBER.matches(step):
            return self.best_of(destinations(self.race.pawn, NAME_NUMBER.read(step)[1]))
        if PAY.matches(step):
            _, _, token, count = PAY.read(step)
            return -A_JOKER * float(int(count)) if token == MULTI else 0.0
        if SPARE.matches(step):
            return self.wish_for(SPARE.read(step)[1])
        if FETCH_TOKEN.matches(step):
            return self.unseen(FETCH_TOKEN.read(step)[1])
        if DISARM.matches(step):
            _, of, token = DISARM.read(step)
            return self.wish_for(token) + self.race_of(of).loss(token)
        if HINDER.matches(step):
            return self.delay(HINDER.read(step)[1])
        if EXCHANGE.matches(step):
            _, on, other = EXCHANGE.read(step)
            return self.exchange(on, other)
        return self.best_exchange(LIFT.read(step)[1]) if LIFT.matches(step) else 0.0

    def race_of(self, seat: Seat) -> Race:
        if not self.others:
            for other in range(self.game.seats):
                self.others.append(self.race if other == self.seat else Race(self.game, other))
        return self.others[seat]

    # Tokens

    def wish_for(self, token: int) -> float:
        if not self.wishes:
            self.wishes = self.race.gains()
            self.unknown = A_BEAST
            for wish in self.wishes:
                self.unknown += OF_EACH_KIND * wish
        return self.wishes[token] if 0 <= token < FIRST_BEAST else 0.0

    def unseen(self, place: Space) -> float:
        """What a face-down token promises; one that was seen keeps its word."""
        game = self.game
        token = game.top(place)
        if not game.knows(self.seat, token):
            self.wish_for(MULTI)
            return self.unknown
        face = game.face(token)
        if face >= FIRST_BEAST:
            return KNOWN_BEAST if game.shortage(only(self.seat), face, 0) else PAYABLE_BEAST
        return self.wish_for(face)

    # Ways

    def arrival(self, to: Space) -> float:
        """How much nearer a place is, and what lies there."""
        if self.arrivals[to] == UNKNOWN:
            saved = self.now - self.race.turns(to)
            if to != START and self.game.is_face_down(to):
                saved += self.unseen(to)
            self.arrivals[to] = saved
        return self.arrivals[to]

    def best_of(self, spaces: bytes) -> float:
        best = -9.0
        for to in spaces:
            best = max(best, self.arrival(to))
        return best

    def rolling(self) -> float:
        """What a roll promises."""
        halved = self.game.is_hindered(self.seat)
        total = 0.0
        for roll in range(1, DIE + 1):
            total += self.best_of(destinations(self.race.pawn, (roll + 1) // 2 if halved else roll))
        return total / DIE

    # Spells

    def spell(self, spell: Spell) -> float:
        if spell == GEMINIO:
            self.wish_for(MULTI)
            return self.unknown
        if spell == ACCIO:
            return self.fetching() + A_LITTLE
        if spell == EXPELLIARMUS:
            return self.disarming()
        if spell == IMPEDIMENTA:
            return self.hindering()
        if spell == ASCENDIO:
            best = -9.0
            for number in range(1, DIE + 1):
                best = max(best, self.best_of(destinations(self.race.pawn, number)))
            return best - self.rolling() - A_CARD
        if spell == TRANSPLANAGE:
            return self.apparating() - self.rolling() - A_CARD
        if spell == WINGARDIUM:
            return self.lifting() - A_LIFT
        return SHIELD if spell == PROTEGO else A_LOOK if spell == REVELIO else 0.0

    def fetching(self) -> float:
        best = 0.0
        for place in STREETS[self.race.pawn]:
            if self.game.is_face_down(place):
                best = max(best, self.unseen(place))
        return best

    def disarming(self) -> float:
        game = self.game
        best = 0.0
        for other in range(game.seats):
            if other != self.seat and not game.is_protected(other):
                for token in game.faces(HELD + other):
                    if token != MULTI:
                        best = max(best, self.wish_for(token) + self.race_of(other).loss(token))
        return best

    def hindering(self) -> float:
        game = self.game
        best = 0.0
        for other in range(game.seats):
            if other != self.seat and not game.is_protected(other) and not game.is_hindered(other):
                best = max(best, self.delay(other))
        return best

    def delay(self, of: Seat) -> float:
        """What half a roll costs somebody."""
        race = self.race_of(of)
        return race.turns(race.pawn, True) - race.turns(race.pawn)

    def apparating(self) -> float:
        best = -9.0
        for ring in APPARITION:
            if ring != self.race.pawn:
                best = max(best, self.arrival(ring))
        return best

    def lifting(self) -> float:
        best = 0.0
        for index in range(len(self.race.places)):
            best = max(best, self.best_exchange(self.race.places[index]))
        return best

    def best_exchange(self, on: Space) -> float:
        """Of a beast with a token that lies face down."""
        game = self.game
        best = 0.0
        stood_on = EMPTY
        for pawn in game.pawns:
            stood_on = plus(stood_on, pawn)
        if game.beast_on(on) != NONE and not has(stood_on, on):
            for other in range(1, PLACES + 1):
                if game.is_face_down(other) and not has(stood_on, other):
                    best = max(best, self.exchange(on, other))
        return best

    def exchange(self, on: Space, other: Space) -> float:
        """How much better the beast of one of these places lies on the other."""
        game = self.game
        first, second = game.beast_on(on) != NONE, game.beast_on(other) != NONE
        if first == second:
            return 0.0
        source, target = (on, other) if first else (other, on)
        saved = self.race.moved(source, target)
        for seat in range(game.seats):
            if seat != self.seat:
                saved -= self.race_of(seat).moved(source, target)
        return saved
