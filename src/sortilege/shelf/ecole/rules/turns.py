"""A player's turn: two actions, and whatever else one likes, until one ends it. ECO-TURN, ECO-DRAW."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question1, Rule1
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.ecole.components import FIRST_BONUS, MAIL_DRAWS, SERDONGLE
from sortilege.shelf.ecole.events import DISCOUNT_EXPIRED, TURN_BEGUN, TURN_ENDED
from sortilege.shelf.ecole.rules.hands import draw
from sortilege.shelf.ecole.rules.magic import NOT_FREE, may_play
from sortilege.shelf.ecole.rules.mail import NOTHING_TO_DRAW
from sortilege.shelf.ecole.state import HAND, MAIL_OF, Ecole
from sortilege.shelf.ecole.steps import (
    BEGIN_TURN,
    CHOOSE_MOVE,
    CLOSE_TURN,
    COLLECT,
    DRAW_FIVE,
    DRAW_TWO,
    END_ROUND,
    END_TURN,
    LOOK_AT_MAIL,
    OFFER_POWERS,
    PLAY_BONUS,
    PLAY_SPELL,
    USE_DRAW_TOKEN,
)

ACTIONS: Final = 2
ACTIONS_FOR_FIVE: Final = 2

NO_ACTION = Reason("no-action-left", "ECO-TURN-01")
TWO_ACTIONS = Reason("two-actions-needed", "ECO-DRAW-02", "ECO-R16")


class BeginTurn(Rule1[Ecole]):
    """Two actions, and those gained outside one's turn. ECO-TURN-01, ECO-R37."""

    def run(self, game: Ecole, by: int, /) -> None:
        game.active = by
        game.actions = ACTIONS + game.extra[by]
        game.extra[by] = 0
        game.cast = 0
        game.used = 0
        game.tell(TURN_BEGUN, by, game.actions)
        game.then(CHOOSE_MOVE(by))


class ChooseMove(Question1[Ecole]):
    """Actions, cards, draw tokens and Serdongle's look, in any order; the turn ends only when its
    player says so. ECO-TURN-01 to ECO-TURN-04, DEC-02."""

    def options(self, game: Ecole, by: int, /) -> list[int]:
        moves: list[int] = []
        can_draw = game.can_draw()
        if game.actions:
            if can_draw:
                moves.append(DRAW_TWO(by))
                if game.actions >= ACTIONS_FOR_FIVE:
                    moves.append(DRAW_FIVE(by))
            cards = len(game.zones[HAND + by])
            for slot in game.slots_with_card():
                school = game.card_in(slot)
                if game.cost(by, school) <= cards:
                    moves.append(COLLECT(by, slot, school))
        for card in game.faces(HAND + by):
            if card >= FIRST_BONUS:
                moves += PLAY_BONUS.for_each(list(range(game.seats)), by, card)
            elif may_play(game, by, card):
                moves.append(PLAY_SPELL(by, card))
        if can_draw:
            moves += USE_DRAW_TOKEN.for_each([token for token in game.faces(MAIL_OF + by) if MAIL_DRAWS[token]], by)
        if game.has_power(by, SERDONGLE) and not game.used >> SERDONGLE & 1:
            moves += LOOK_AT_MAIL.for_each(game.slots_with_mail(), by)
        moves.append(END_TURN(by))
        return moves

    def default(self, game: Ecole, step: int) -> int:
        return END_TURN(argument(step, 0))


def refuse_action(game: Ecole, seat: int) -> Reason | None:
    """Why a seat cannot take any action now."""
    if not game.is_being_asked(seat, CHOOSE_MOVE.code):
        return NOT_FREE
    return None if game.actions else NO_ACTION


class DrawTwo(Rule1[Ecole]):
    """Two cards for one action. ECO-DRAW-01."""

    def run(self, game: Ecole, by: int, /) -> None:
        game.actions -= 1
        draw(game, by, 2)
        game.then(CHOOSE_MOVE(by))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return refuse_action(game, seat) or NOTHING_TO_DRAW


class DrawFive(Rule1[Ecole]):
    """Five cards for two actions taken together. ECO-DRAW-02, ECO-R16."""

    def run(self, game: Ecole, by: int, /) -> None:
        game.actions -= ACTIONS_FOR_FIVE
        draw(game, by, 5)
        game.then(CHOOSE_MOVE(by))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        refusal = refuse_action(game, seat)
        if refusal is None and game.actions < ACTIONS_FOR_FIVE:
            return TWO_ACTIONS
        return refusal or NOTHING_TO_DRAW


class EndTurn(Rule1[Ecole]):
    """Actions not used are lost; the powers of the end of the turn come first. ECO-TURN-04, ECO-TURN-05."""

    def run(self, game: Ecole, by: int, /) -> None:
        game.actions = 0
        game.then(OFFER_POWERS(by), CLOSE_TURN(by))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return NOT_FREE


class CloseTurn(Rule1[Ecole]):
    """A discount that was not used expires, and the left neighbour plays; when everybody has, the
    round is over. ECO-TURN-05, ECO-ROUND-05, ECO-ROUND-06."""

    def run(self, game: Ecole, by: int, /) -> None:
        if game.discounts >> by & 1:
            game.discounts &= ~(1 << by)
            game.tell(DISCOUNT_EXPIRED, by)
        game.tell(TURN_ENDED, by)
        after = game.left_of(by)
        game.then(END_ROUND() if after == game.leader else BEGIN_TURN(after))


BEGIN_TURN.means(BeginTurn())
CHOOSE_MOVE.means(ChooseMove())
DRAW_TWO.means(DrawTwo())
DRAW_FIVE.means(DrawFive())
END_TURN.means(EndTurn())
CLOSE_TURN.means(CloseTurn())
