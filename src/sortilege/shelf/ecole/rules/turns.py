"""A player's turn: two actions, and whatever else one likes, until one ends it. ECO-TURN, ECO-DRAW."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule1
from sortilege.kernel.sets import EMPTY, Seat, minus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.ecole.components import FIRST_BONUS, MAIL_DRAWS, SERDONGLE
from sortilege.shelf.ecole.effects import may_play
from sortilege.shelf.ecole.events import DISCOUNT_EXPIRED, TURN_BEGUN, TURN_ENDED
from sortilege.shelf.ecole.moves.cards import draw
from sortilege.shelf.ecole.moves.refusals import NOT_FREE, NOTHING_TO_DRAW, refuse_action
from sortilege.shelf.ecole.state import HAND, MAIL_OF, MAIL_ON, Ecole, replaced
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

TWO_ACTIONS = Reason("two-actions-needed", "ECO-DRAW-02", "ECO-R16")


class BeginTurn(Rule1[Ecole]):
    """Two actions, and those gained outside one's turn. ECO-TURN-01, ECO-R37."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.active = by
        game.actions = ACTIONS + game.extra[by]
        if game.extra[by]:
            game.extra = replaced(game.extra, by, 0)
        game.cast = EMPTY
        game.used = EMPTY
        game.tell(TURN_BEGUN, by, game.actions)
        game.then(CHOOSE_MOVE.of(by))


class ChooseMove(Question1[Ecole]):
    """Actions, cards, draw tokens and Serdongle's look, in any order; the turn ends only when its
    player says so. ECO-TURN-01 to ECO-TURN-04, DEC-02."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        can_draw = game.can_draw()
        if game.actions:
            if can_draw:
                options.add(DRAW_TWO.of(by))
                if game.actions >= ACTIONS_FOR_FIVE:
                    options.add(DRAW_FIVE.of(by))
            self.offer_collecting(game, options, by)
        self.offer_cards(game, options, by)
        if can_draw:
            for token in game.faces(MAIL_OF + by):
                if MAIL_DRAWS[token]:
                    options.add(USE_DRAW_TOKEN.of(by, token))
        if game.has_power(by, SERDONGLE) and not game.has_used(SERDONGLE):
            for slot in range(1, game.slots + 1):
                if game.holds(MAIL_ON + slot):
                    options.add(LOOK_AT_MAIL.of(by, slot))
        options.add(END_TURN.of(by))

    def offer_collecting(self, game: Ecole, options: Offer, by: Seat) -> None:
        """Cards of the timetable that the hand can pay."""
        cards: i64 = len(game.zones[HAND + by])
        for slot in range(1, game.slots + 1):
            if game.holds(slot):
                school = game.face(game.top(slot))
                if game.cost(by, school) <= cards:
                    options.add(COLLECT.of(by, slot, school))

    def offer_cards(self, game: Ecole, options: Offer, by: Seat) -> None:
        """What can be played from the hand; a Bonus card into any play area."""
        for card in game.faces(HAND + by):
            if card >= FIRST_BONUS:
                for to in range(game.seats):
                    options.add(PLAY_BONUS.of(by, card, to))
            elif may_play(game, by, card):
                options.add(PLAY_SPELL.of(by, card))

    def default(self, game: Ecole, by: Seat, /) -> StepNumber:
        return END_TURN.of(by)


class DrawTwo(Rule1[Ecole]):
    """Two cards for one action. ECO-DRAW-01."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.actions -= 1
        draw(game, by, 2)
        game.then(CHOOSE_MOVE.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, /) -> Reason | None:
        return refuse_action(game, seat) or NOTHING_TO_DRAW


class DrawFive(Rule1[Ecole]):
    """Five cards for two actions taken together. ECO-DRAW-02, ECO-R16."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.actions -= ACTIONS_FOR_FIVE
        draw(game, by, 5)
        game.then(CHOOSE_MOVE.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, /) -> Reason | None:
        refusal = refuse_action(game, seat)
        if refusal is None and game.actions < ACTIONS_FOR_FIVE:
            return TWO_ACTIONS
        return refusal or NOTHING_TO_DRAW


class EndTurn(Rule1[Ecole]):
    """Actions not used are lost; the powers of the end of the turn come first. ECO-TURN-04, ECO-TURN-05."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.actions = 0
        game.then(OFFER_POWERS.of(by), CLOSE_TURN.of(by))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, /) -> Reason | None:
        return NOT_FREE


class CloseTurn(Rule1[Ecole]):
    """A discount that was not used expires, and the left neighbour plays; when everybody has, the
    round is over. ECO-TURN-05, ECO-ROUND-05, ECO-ROUND-06."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        if game.has_discount(by):
            game.discounts = minus(game.discounts, by)
            game.tell(DISCOUNT_EXPIRED, by)
        game.tell(TURN_ENDED, by)
        after = game.left_of(by)
        game.then(END_ROUND.of() if after == game.leader else BEGIN_TURN.of(after))


BEGIN_TURN.means(BeginTurn())
CHOOSE_MOVE.asks(ChooseMove())
DRAW_TWO.means(DrawTwo())
DRAW_FIVE.means(DrawFive())
END_TURN.means(EndTurn())
CLOSE_TURN.means(CloseTurn())
