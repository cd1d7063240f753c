"""The spells of the apprentices: how they are played, and the two that move a pawn. ANI-M2-SPELL, SP-.

A spell is played in a window of one's turn; then it asks for its targets, which are public facts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber, StepType1
from sortilege.shelf.animaux.components import (
    AFTER_THE_MOVE,
    BEFORE_THE_ROLL,
    GEMINIO,
    PROTEGO,
    REDUCIO,
    REPLACES_THE_ROLL,
    REVELIO,
    SPELLS,
    SPELLS_IN_A_TURN,
    WINGARDIUM,
    Spell,
)
from sortilege.shelf.animaux.events import NUMBER_CHOSEN, SPELL_PLAYED
from sortilege.shelf.animaux.map import APPARITION, DIE
from sortilege.shelf.animaux.rules.choices import OpenChoice
from sortilege.shelf.animaux.rules.movement import refuse_before_arrival
from sortilege.shelf.animaux.rules.spells_on_tokens import are_two_liftable, is_any_face_down
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    AFTER_MOVE,
    ARRIVE,
    CAST_ACCIO,
    CAST_ASCENDIO,
    CAST_EXPELLIARMUS,
    CAST_GEMINIO,
    CAST_IMPEDIMENTA,
    CAST_PROTEGO,
    CAST_REVELIO,
    CAST_TRANSPLANAGE,
    CAST_WINGARDIUM,
    CHOOSE_DESTINATION,
    MOVE_PAWN,
    NAME_NUMBER,
    PLAY_SPELL,
)
from sortilege.shelf.animaux.zones import HAND, PILE, RESERVE, SPELL_DISCARD

CASTS: Final[dict[str, StepType1]] = {
    "accio": CAST_ACCIO,
    "transplanage": CAST_TRANSPLANAGE,
    "revelio": CAST_REVELIO,
    "ascendio": CAST_ASCENDIO,
    "geminio": CAST_GEMINIO,
    "expelliarmus": CAST_EXPELLIARMUS,
    "protego": CAST_PROTEGO,
    "impedimenta": CAST_IMPEDIMENTA,
    "wingardium": CAST_WINGARDIUM,
}
"""What each spell does; Reducio is part of a capture."""
CAST_OF: Final[list[StepType1 | None]] = [CASTS.get(spell) for spell in SPELLS]
"""The same by spell."""

NOT_IN_HAND: Final = Reason("spell-not-in-hand", "ANI-M2-SPELL-01")
WITH_A_CAPTURE: Final = Reason("reducio-with-a-capture", "SP-REDUCIO", "ANI-R24")
FOURTH_SPELL: Final = Reason("fourth-spell", "ANI-M2-SPELL-02")
WRONG_WINDOW: Final = Reason("spell-before-the-roll", "ANI-M2-TURN-12")
PROTECTED_ALREADY: Final = Reason("protected-already", "SP-PROTEGO", "ANI-R24")
NO_TARGET: Final = Reason("spell-without-effect", "ANI-M2-SPELL-07", "ANI-R24")


# Playing a card


def offer_spells(game: Animaux, options: Offer, by: Seat) -> None:
    """Three a turn, each only where it can do something. ANI-M2-SPELL-01, ANI-M2-SPELL-02, ANI-M2-SPELL-07."""
    if game.spells_played == SPELLS_IN_A_TURN:
        return
    window = AFTER_THE_MOVE if game.moved else BEFORE_THE_ROLL
    for spell in game.faces(HAND + by):
        if window[spell] and can_do_something(game, by, spell):
            options.add(PLAY_SPELL.of(by, spell))


def can_do_something(game: Animaux, by: Seat, spell: Spell) -> bool:
    """From public facts only. ANI-R24."""
    if spell == PROTEGO:
        return not game.is_protected(by)
    if spell == GEMINIO:
        return game.holds(PILE) or game.holds(RESERVE)
    if spell == REVELIO:
        return is_any_face_down(game)
    if spell == WINGARDIUM:
        return are_two_liftable(game)
    return REPLACES_THE_ROLL[spell] or len(game.offered(cast_of(spell, by))) > 0


def cast_of(spell: Spell, by: Seat) -> StepNumber:
    """The step that carries out a spell."""
    cast = CAST_OF[spell]
    if cast is None:
        raise ValueError(f"{SPELLS[spell]} is never cast by itself")
    return cast.of(by)


class PlaySpell(Rule2[Animaux]):
    """The card is shown and discarded; nothing looks at the discard before its effect is over. Then the
    window goes on, unless the spell takes the place of the roll. ANI-M2-SPELL-05, ANI-M2-TURN-12, ANI-R25."""

    def run(self, game: Animaux, by: Seat, spell: Spell, /) -> None:
        card = game.release(HAND + by, spell)
        game.reveal(card)
        game.put(card, SPELL_DISCARD)
        game.spells_played += 1
        game.tell(SPELL_PLAYED, by, spell)
        if REPLACES_THE_ROLL[spell]:
            game.then(cast_of(spell, by), ARRIVE.of(by), AFTER_MOVE.of(by))
        else:
            game.then(cast_of(spell, by), game.window_of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, spell: Spell, /) -> Reason | None:
        if spell == NONE:
            return None
        if game.asked[seat] != game.window_of(seat):
            return refuse_before_arrival(game, seat)
        if game.find(HAND + seat, spell) < 0:
            return NOT_IN_HAND
        if spell == REDUCIO:
            return WITH_A_CAPTURE
        if game.spells_played == SPELLS_IN_A_TURN:
            return FOURTH_SPELL
        if game.moved and not AFTER_THE_MOVE[spell]:
            return WRONG_WINDOW
        return PROTECTED_ALREADY if spell == PROTEGO else NO_TARGET


# Transplanage and Ascendio, in place of the roll


class CastTransplanage(OpenChoice):
    """To an apparition space other than one's own. SP-TRANSPLANAGE."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for ring in APPARITION:
            if ring != game.pawns[by]:
                options.add(MOVE_PAWN.of(by, ring))


class CastAscendio(OpenChoice):
    """Any number the die could show. SP-ASCENDIO."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for number in range(1, DIE + 1):
            options.add(NAME_NUMBER.of(by, number))


class NameNumber(Rule2[Animaux]):
    """A number that was chosen is not halved. SP-ASCENDIO, SP-IMPEDIMENTA."""

    def run(self, game: Animaux, by: Seat, number: i64, /) -> None:
        game.tell(NUMBER_CHOSEN, by, number)
        game.then(CHOOSE_DESTINATION.of(by, number))


PLAY_SPELL.means(PlaySpell())
CAST_TRANSPLANAGE.asks(CastTransplanage())
CAST_ASCENDIO.asks(CastAscendio())
NAME_NUMBER.means(NameNumber())
