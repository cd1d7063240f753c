"""Playing Magic cards besides the actions: Sortilèges and Bonus cards. ECO-SPELL, ECO-BONUS."""

from __future__ import annotations

from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.ecole.components import FIRST_BONUS, IS_REACTION, ONCE_PER_TURN
from sortilege.shelf.ecole.events import BONUS_PLAYED, SPELL_PLAYED
from sortilege.shelf.ecole.rules.effects import EFFECTS
from sortilege.shelf.ecole.rules.hands import refuse_card, show
from sortilege.shelf.ecole.rules.reactions import NO_WINDOW
from sortilege.shelf.ecole.state import AREA, CHAIN_CARDS, Ecole
from sortilege.shelf.ecole.steps import (
    ANNOUNCE_EFFECT,
    ANSWER_TOP_ITEM,
    CHOOSE_MOVE,
    OPEN_WINDOW,
    PLAY_BONUS,
    PLAY_SPELL,
)

NOT_FREE = Reason("only-in-your-turn", "ECO-TURN-02", "ECO-R18")
NO_SPELL = Reason("bonus-is-no-spell", "ECO-COMP-04", "ECO-BONUS-01")
NO_BONUS = Reason("spell-is-no-bonus", "ECO-COMP-03", "ECO-SPELL-01")
PLAYED_ALREADY = Reason("once-per-turn", "ECO-SPELL-05")
NO_USE = Reason("spell-not-playable", "ECO-SPELL-04")
AS_AN_ANSWER = Reason("answer-with-it", "ECO-REACT-01", "ECO-REACT-04", "ECO-REACT-17")


def may_play(game: Ecole, by: int, spell: int) -> bool:
    """A Sortilège in hand can be played if its condition is met, some only once per turn, be they
    cancelled or not. ECO-SPELL-04, ECO-SPELL-05."""
    if ONCE_PER_TURN[spell] and game.cast >> spell & 1:
        return False
    return EFFECTS[spell].usable(game, by)


class PlaySpell(Rule2[Ecole]):
    """It leaves the hand at once, its aim is announced, the others may answer, and it is carried out.
    ECO-SPELL-01 to ECO-SPELL-03."""

    def run(self, game: Ecole, by: int, spell: int, /) -> None:
        show(game, by, spell, CHAIN_CARDS)
        if ONCE_PER_TURN[spell]:
            game.cast |= 1 << spell
        game.tell(SPELL_PLAYED, by, spell)
        game.then(ANNOUNCE_EFFECT(by, spell), OPEN_WINDOW(), CHOOSE_MOVE(by))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        spell = argument(step, 1)
        if spell == NONE:
            return None
        if spell >= FIRST_BONUS:
            return NO_SPELL
        if IS_REACTION[spell]:
            return refuse_reaction(game, seat, spell)
        if not game.is_being_asked(seat, CHOOSE_MOVE.code):
            return NOT_FREE
        missing = refuse_card(game, seat, spell)
        if missing is not None:
            return missing
        if ONCE_PER_TURN[spell] and game.cast >> spell & 1:
            return PLAYED_ALREADY
        return NO_USE


def refuse_reaction(game: Ecole, seat: int, card: int) -> Reason | None:
    """Why Oubliettes or Copius is not played like another Sortilège. ECO-REACT-01, ECO-REACT-17."""
    if not game.is_being_asked(seat, ANSWER_TOP_ITEM.code):
        return NO_WINDOW
    return refuse_card(game, seat, card) or AS_AN_ANSWER


class PlayBonus(Rule3[Ecole]):
    """Into any play area, one's own or another's; nobody can refuse or answer it. ECO-BONUS, ECO-R26."""

    def run(self, game: Ecole, by: int, card: int, to: int, /) -> None:
        show(game, by, card, AREA + to)
        game.tell(BONUS_PLAYED, by, card, to)
        game.then(CHOOSE_MOVE(by))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        if argument(step, 2) >= game.seats:
            return None
        if argument(step, 1) < FIRST_BONUS:
            return NO_BONUS
        return refuse_card(game, seat, argument(step, 1)) or NOT_FREE


PLAY_SPELL.means(PlaySpell())
PLAY_BONUS.means(PlayBonus())
