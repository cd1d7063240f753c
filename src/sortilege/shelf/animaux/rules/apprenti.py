"""Apprentice Magizoologist: a turn with its two windows, arrival, and the empty places. ANI-M2."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule1, Rule2
from sortilege.kernel.sets import Seat, minus, only
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.components import FIRST_BEAST, PROTEGO
from sortilege.shelf.animaux.events import (
    BEAST_FOUND,
    NOTHING_FOUND,
    PROTEGO_EXPIRED,
    RESOURCE_FOUND,
    SPELL_DRAWN,
    STEPS_HALVED,
    TURN_BEGUN,
)
from sortilege.shelf.animaux.map import PLACES, START, Space
from sortilege.shelf.animaux.rules.capture import offer_captures
from sortilege.shelf.animaux.rules.movement import DESTINATION_FIRST, is_moving, refuse_before_arrival
from sortilege.shelf.animaux.rules.piles import draw_spell, refill, renew_pile
from sortilege.shelf.animaux.rules.spells import offer_spells
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    AFTER_MOVE,
    ARRIVE,
    BEFORE_ROLL,
    CHOOSE_DESTINATION,
    END_TURN,
    PASS_TURN,
    ROLL_DIE,
    TAKE_APPRENTICE_TURN,
    TURN_UP,
)
from sortilege.shelf.animaux.zones import HELD, PROTEGOS, SPELL_DISCARD

MOVE_FIRST: Final = Reason("move-first", "ANI-GEN-15", "ANI-M2-TURN-02")
MOVED_ALREADY: Final = Reason("moved-already", "ANI-M2-TURN-02", "ANI-M2-TURN-12")


class TakeApprenticeTurn(Rule1[Animaux]):
    """One's Protego expires, then one draws a spell. ANI-M2-TURN-01, ANI-M2-TURN-02, SP-PROTEGO."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.tell(TURN_BEGUN, by, game.round)
        game.moved = False
        game.spells_played = 0
        if game.is_protected(by):
            game.protected = minus(game.protected, by)
            game.hand_over(PROTEGO, PROTEGOS, SPELL_DISCARD)
            game.tell(PROTEGO_EXPIRED, by)
        spell = draw_spell(game, by)
        if spell != NONE:
            game.tell(SPELL_DRAWN, by, secret(spell, only(by)))
        game.then(BEFORE_ROLL.of(by))


class BeforeRoll(Question1[Animaux]):
    """Spells and a capture, until the roll or a spell in its place closes the window. It is always asked:
    what can be done depends on a secret hand. ANI-M2-TURN-12, ANI-M2-TURN-13, ANI-R61."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        options.add(ROLL_DIE.of(by))
        offer_captures(game, options, by)
        offer_spells(game, options, by)

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return ROLL_DIE.of(by)


class RollDie(Rule1[Animaux]):
    """Impedimenta halves the roll, rounded up. ANI-M2-TURN-03, SP-IMPEDIMENTA."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        steps = game.roll(by)
        if game.is_hindered(by):
            steps = (steps + 1) // 2
            game.tell(STEPS_HALVED, by, steps)
        game.then(CHOOSE_DESTINATION.of(by, steps), ARRIVE.of(by), AFTER_MOVE.of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, /) -> Reason | None:
        if game.asked[seat] == AFTER_MOVE.of(seat):
            return MOVED_ALREADY
        return refuse_before_arrival(game, seat)


class Arrive(Rule1[Animaux]):
    """A face-down token must be flipped; an open beast stays as it is. ANI-M2-TURN-04 to ANI-M2-TURN-09."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.moved = True
        on = game.pawns[by]
        if game.is_face_down(on):
            game.then(TURN_UP.of(by, on))
        elif on != START and not game.holds(on):
            game.tell(NOTHING_FOUND, by, on)


class TurnUp(Rule2[Animaux]):
    """A resource is taken and the place refilled; a beast stays there, face up, until somebody captures it.
    ANI-M2-TURN-05, ANI-M2-TURN-07."""

    def run(self, game: Animaux, by: Seat, on: Space, /) -> None:
        token = game.top(on)
        face = game.face(token)
        game.reveal(token)
        if face >= FIRST_BEAST:
            game.tell(BEAST_FOUND, by, face, on)
        else:
            game.move(token, on, HELD + by)
            game.tell(RESOURCE_FOUND, by, face, on)
            renew_pile(game)
            refill(game, on)


class AfterMove(Question1[Animaux]):
    """Spells and a capture, until the player ends the turn; always asked. ANI-M2-TURN-13, ANI-R61."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        options.add(END_TURN.of(by))
        offer_captures(game, options, by)
        offer_spells(game, options, by)

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return END_TURN.of(by)


class EndTurn(Rule1[Animaux]):
    """An Impedimenta marker has served; empty places are refilled as far as tokens go, the lowest number
    first. ANI-M2-PILE-02, SP-IMPEDIMENTA."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.hindered = minus(game.hindered, by)
        for place in range(1, PLACES + 1):
            if not game.zones[place]:
                renew_pile(game)
                refill(game, place)
        game.then(PASS_TURN.of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, /) -> Reason | None:
        if game.asked[seat] == BEFORE_ROLL.of(seat):
            return MOVE_FIRST
        return DESTINATION_FIRST if is_moving(game, seat) else None


TAKE_APPRENTICE_TURN.means(TakeApprenticeTurn())
BEFORE_ROLL.asks(BeforeRoll())
ROLL_DIE.means(RollDie())
ARRIVE.means(Arrive())
TURN_UP.means(TurnUp())
AFTER_MOVE.asks(AfterMove())
END_TURN.means(EndTurn())
