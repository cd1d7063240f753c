"""Playing Magic cards besides the actions: Sortilèges and Bonus cards. ECO-SPELL, ECO-BONUS."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.sets import Seat, plus
from sortilege.shelf.ecole.components import FIRST_BONUS, IS_REACTION, ONCE_PER_TURN, MagicCard
from sortilege.shelf.ecole.events import BONUS_PLAYED, SPELL_PLAYED
from sortilege.shelf.ecole.moves.cards import show
from sortilege.shelf.ecole.moves.refusals import NO_WINDOW, NOT_FREE, refuse_card
from sortilege.shelf.ecole.state import AREA, CHAIN_CARDS, Ecole
from sortilege.shelf.ecole.steps import (
    ANNOUNCE_EFFECT,
    ANSWER_TOP_ITEM,
    CHOOSE_MOVE,
    OPEN_WINDOW,
    PLAY_BONUS,
    PLAY_SPELL,
)

NO_SPELL = Reason("bonus-is-no-spell", "ECO-COMP-04", "ECO-BONUS-01")
NO_BONUS = Reason("spell-is-no-bonus", "ECO-COMP-03", "ECO-SPELL-01")
PLAYED_ALREADY = Reason("once-per-turn", "ECO-SPELL-05")
NO_USE = Reason("spell-not-playable", "ECO-SPELL-04")
AS_AN_ANSWER = Reason("answer-with-it", "ECO-REACT-01", "ECO-REACT-04", "ECO-REACT-17")


class PlaySpell(Rule2[Ecole]):
    """It leaves the hand at once, its aim is announced, the others may answer, and it is carried out.
    ECO-SPELL-01 to ECO-SPELL-03."""

    def run(self, game: Ecole, by: Seat, spell: MagicCard, /) -> None:
        show(game, by, spell, CHAIN_CARDS)
        if ONCE_PER_TURN[spell]:
            game.cast = plus(game.cast, spell)
        game.tell(SPELL_PLAYED, by, spell)
        game.then(ANNOUNCE_EFFECT.of(by, spell), OPEN_WINDOW.of(), CHOOSE_MOVE.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, spell: MagicCard, /) -> Reason | None:
        if spell == NONE:
            return None
        if spell >= FIRST_BONUS:
            return NO_SPELL
        if IS_REACTION[spell]:
            return refuse_reaction(game, seat, spell)
        if not CHOOSE_MOVE.matches(game.asked[seat]):
            return NOT_FREE
        missing = refuse_card(game, seat, spell)
        if missing is not None:
            return missing
        if ONCE_PER_TURN[spell] and game.has_cast(spell):
            return PLAYED_ALREADY
        return NO_USE


def refuse_reaction(game: Ecole, seat: Seat, card: MagicCard) -> Reason | None:
    """Why Oubliettes or Copius is not played like another Sortilège. ECO-REACT-01, ECO-REACT-17."""
    if not ANSWER_TOP_ITEM.matches(game.asked[seat]):
        return NO_WINDOW
    return refuse_card(game, seat, card) or AS_AN_ANSWER


class PlayBonus(Rule3[Ecole]):
    """Into any play area, one's own or another's; nobody can refuse or answer it. ECO-BONUS, ECO-R26."""

    def run(self, game: Ecole, by: Seat, card: MagicCard, to: Seat, /) -> None:
        show(game, by, card, AREA + to)
        game.tell(BONUS_PLAYED, by, card, to)
        game.then(CHOOSE_MOVE.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, to: Seat, /) -> Reason | None:
        if to >= game.seats:
            return None
        if card < FIRST_BONUS:
            return NO_BONUS
        return refuse_card(game, seat, card) or NOT_FREE


PLAY_SPELL.means(PlaySpell())
PLAY_BONUS.means(PlayBonus())
