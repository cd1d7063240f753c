"""What each option of an apprentice is worth: collect what the nearest beast costs, then go to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import append, vec
from sortilege.kernel.sets import Seat, only, size
from sortilege.kernel.step_types import StepNumber
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
    SPELLS,
    TRANSPLANAGE,
    Spell,
    Token,
)
from sortilege.shelf.animaux.map import DIE, LINKS, PLACES, START, Space, destinations
from sortilege.shelf.animaux.state import Animaux
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


def distances(links: list[list[int]]) -> list[bytes]:
    """By two spaces: the steps between them."""
    table: list[bytes] = []
    for start in range(PLACES + 1):
        steps = [FAR] * (PLACES + 1)
        steps[start] = 0
        reached = [start]
        for space in reached:
            for other in links[space]:
                if steps[other] == FAR:
                    steps[other] = steps[space] + 1
                    reached.append(other)
        table.append(bytes(steps))
    return table


WITH_APPARITION: Final = distances(LINKS)
_spells: Final[dict[int, float]] = {
    ACCIO: 1.0,
    GEMINIO: 1.2,
    EXPELLIARMUS: 1.2,
    REVELIO: 0.2,
    PROTEGO: 0.3,
    IMPEDIMENTA: 0.3,
}
SPELL_SCORES: Final[list[float]] = [_spells.get(spell, 0.0) for spell in range(len(SPELLS))]


class Hunt:
    """The beasts that lie open, as one player sees them."""

    def __init__(self, game: Animaux, seat: Seat) -> None:
        self.game = game
        self.seat: Seat = seat
        self.places: vec[i64] = vec[i64]()
        self.costs: list[bytes] = []
        self.lacking: vec[i64] = vec[i64]()
        """How many tokens the player lacks for each."""
        for place in range(1, PLACES + 1):
            beast = game.beast_on(place)
            if beast != NONE:
                self.places = append(self.places, place)
                self.costs.append(COSTS[beast - FIRST_BEAST])
                self.lacking = append(self.lacking, game.shortage(only(seat), beast, 0))

    def readiness(self) -> float:
        """How near the player is to the next beast."""
        away = WITH_APPARITION[self.game.pawns[self.seat]]
        best = 0.0
        for index in range(len(self.places)):
            lacking = float(int(self.lacking[index]))
            best = max(best, 1.6 - 0.25 * lacking - 0.04 * float(away[self.places[index]]))
        return best + 0.08 * float(len(self.game.zones[HELD + self.seat]))

    def worth(self, step: StepNumber) -> float:
        game = self.game
        if MOVE_PAWN.matches(step):
            return self.arrival(MOVE_PAWN.read(step)[1])
        if PLAY_SPELL.matches(step):
            return self.spell(PLAY_SPELL.read(step)[1])
        if CAPTURE_BEAST.matches(step):
            return 8.0 + 0.2 * float(int(CAPTURE_BEAST.read(step)[1]))
        if NAME_NUMBER.matches(step):
            best = -9.0
            for to in destinations(game.pawns[self.seat], NAME_NUMBER.read(step)[1]):
                best = max(best, self.arrival(to))
            return best
        if PAY.matches(step):
            _, _, token, count = PAY.read(step)
            return -0.8 * float(int(count)) if token == MULTI else 0.0
        if FETCH_TOKEN.matches(step):
            return self.unseen(FETCH_TOKEN.read(step)[1])
        if DISARM.matches(step):
            _, of, token = DISARM.read(step)
            return self.lead_of(of) + self.wish_for(token)
        return self.lead_of(HINDER.read(step)[1]) if HINDER.matches(step) else 0.0

    def lead_of(self, seat: Seat) -> float:
        """What another player has already."""
        game = self.game
        return 0.8 * float(int(size(game.beasts[seat]))) + 0.1 * float(len(game.zones[HELD + seat]))

    def wish_for(self, colour: Token) -> float:
        """Whether a colour brings some open beast nearer."""
        held = int(self.game.held(self.seat, colour))
        for cost in self.costs:
            if held < cost[colour]:
                return 0.5
        return 0.0

    def unseen(self, place: Space) -> float:
        """What a face-down token promises; one that was seen keeps its word."""
        game = self.game
        token = game.top(place)
        if not game.knows(self.seat, token):
            return 1.2
        face = game.face(token)
        if face >= FIRST_BEAST:
            return 1.0 if game.shortage(only(self.seat), face, 0) else 5.0
        return 1.4 + (0.6 if face == MULTI else self.wish_for(face))

    def arrival(self, to: Space) -> float:
        """What a place has to offer, and how near it is to a beast one can pay for."""
        away = WITH_APPARITION[to]
        near = 0.0
        for index in range(len(self.places)):
            place = self.places[index]
            lacking = self.lacking[index]
            if lacking == 0:
                near = max(near, 7.0 if place == to else 2.5 - 0.25 * float(away[place]))
            elif lacking <= 2:
                near = max(near, 0.8 - 0.1 * float(away[place]))
        return near + self.unseen(to) if to != START and self.game.is_face_down(to) else near

    def spell(self, spell: Spell) -> float:
        if spell not in (ASCENDIO, TRANSPLANAGE):
            return SPELL_SCORES[spell]
        reach = DIE if spell == ASCENDIO else 1
        away = WITH_APPARITION[self.game.pawns[self.seat]]
        for index in range(len(self.places)):
            if self.lacking[index] == 0 and 0 < away[self.places[index]] <= reach:
                return 3.0
        return -0.6
