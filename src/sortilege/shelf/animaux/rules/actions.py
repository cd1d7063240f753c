"""Seasoned Magizoologist: a turn and its actions. ANI-M3-TURN, ANI-M3-SALEM, ANI-M3-RES, CH-."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question1, Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, minus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.components import FIRST_BEAST, JACOB, SERAPHINA, SLOT_TOKENS, Token
from sortilege.shelf.animaux.events import (
    ACTIONS_GIVEN,
    ACTIONS_GIVEN_UP,
    RESOURCE_TAKEN,
    SALEM_REMOVED,
    SALEM_STOOD,
    TURN_BEGUN,
)
from sortilege.shelf.animaux.rules.event_cards import refuse_during_event
from sortilege.shelf.animaux.rules.walking import TOO_FEW_ACTIONS, is_acting, offer_moves, offer_orders
from sortilege.shelf.animaux.state import TRANSFERS_IN_A_TURN, Animaux
from sortilege.shelf.animaux.steps import (
    CAPTURE_TOGETHER,
    CHOOSE_ACTION,
    GIVE_TOKEN,
    NEXT_ACTION,
    PASS_TURN,
    RECEIVE_TOKEN,
    REMOVE_SALEM,
    REVEAL_EVENT,
    STOP_ACTING,
    TAKE_RESOURCE,
    TAKE_SEASONED_TURN,
)
from sortilege.shelf.animaux.zones import HELD, PLACE_PILE_FOOT, RESERVE, SLOTS

NO_SALEM: Final = Reason("no-salem-token-here", "ANI-M3-SALEM-05")
NO_CARD: Final = Reason("no-place-card-here", "ANI-M3-RES-01")
SUPPLY_EMPTY: Final = Reason("supply-empty", "ANI-M3-RES-05")
ONLY_JACOB: Final = Reason("only-jacob-transfers", "CH-JACOB", "ANI-M3-RES-06")
NOT_HELD: Final = Reason("token-not-held", "CH-JACOB")


class TakeSeasonedTurn(Rule1[Animaux]):
    """As many actions as the character's number. ANI-M3-TURN-01, FS-SHAW."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.actions = game.actions_at_start(by)
        game.transfers = TRANSFERS_IN_A_TURN if game.characters[by] == JACOB else 0
        game.tell(TURN_BEGUN, by, game.round)
        game.tell(ACTIONS_GIVEN, by, game.actions)
        game.then(NEXT_ACTION.of(by))


class NextAction(Rule1[Animaux]):
    """The turn ends by itself when there is nothing left to do in it. ANI-M3-TURN-05."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        if game.actions > 0 or can_capture(game, by) or can_transfer(game, by):
            game.then(CHOOSE_ACTION.of(by))
        else:
            game.then(PASS_TURN.of(by))


class ChooseAction(Question1[Animaux]):
    """Any action, in any order, as long as actions remain; captures and Jacob's transfers between them;
    or the end of the turn. ANI-M3-TURN-02, ANI-M3-TURN-04, ANI-M3-CAP-05."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        if can_capture(game, by):
            options.add(CAPTURE_TOGETHER.of(by))
        token = token_offered(game, by)
        if token != NONE and game.actions >= game.resource_cost(token) and game.find(RESERVE, token) >= 0:
            options.add(TAKE_RESOURCE.of(by, token))
        if game.actions > 0 and game.has_salem(game.pawns[by]):
            options.add(REMOVE_SALEM.of(by))
        offer_moves(game, options, by)
        if game.characters[by] == SERAPHINA:
            offer_orders(game, options, by)
        if game.transfers > 0:
            offer_transfers(game, options, by)
        options.add(STOP_ACTING.of(by))

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return STOP_ACTING.of(by)


class StopActing(Rule1[Animaux]):
    """Actions not used are lost. ANI-M3-TURN-04, ANI-M3-SALEM-07."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        if game.actions:
            game.tell(ACTIONS_GIVEN_UP, by, game.actions)
        game.then(PASS_TURN.of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, /) -> Reason | None:
        return refuse_during_event(game)


def can_capture(game: Animaux, by: Seat) -> bool:
    """The beast is on the active player's place, and the pawns there hold what it costs. ANI-M3-CAP-01,
    ANI-M3-CAP-05, FS-CLAIRON."""
    beast = game.beast_on(game.pawns[by])
    if beast == NONE or game.actions < game.capture_cost():
        return False
    payers = game.payers(by)
    return game.shortage(payers, beast, game.team_discount(payers)) == 0


# Salem tokens


class RemoveSalem(Rule1[Animaux]):
    """One action, one roll: enough removes the token from one's own place, and an event is revealed.
    ANI-M3-SALEM-02 to ANI-M3-SALEM-05, ANI-M3-EVT-04."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.actions -= game.roll_cost()
        on = game.pawns[by]
        needed = game.needed_against_salem(by)
        if game.roll(by) < needed:
            game.tell(SALEM_STOOD, by, on, needed)
            game.then(NEXT_ACTION.of(by))
        else:
            game.salem = minus(game.salem, on)
            game.tell(SALEM_REMOVED, on)
            game.then(REVEAL_EVENT.of(by), NEXT_ACTION.of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, /) -> Reason | None:
        if not is_acting(game, seat):
            return refuse_during_event(game)
        return TOO_FEW_ACTIONS if game.has_salem(game.pawns[seat]) else NO_SALEM


# Resources


def token_offered(game: Animaux, by: Seat) -> Token:
    """The kind of token that the place track offers where the pawn stands, or NONE. ANI-M3-RES-01."""
    slot = game.slot_of(game.pawns[by])
    return NONE if slot == NONE else SLOT_TOKENS[slot]


class TakeResource(Rule2[Animaux]):
    """A token of the slot's colour; the card goes under the place pile, and an event is revealed.
    ANI-M3-RES-01 to ANI-M3-RES-05, FS-MODESTIE."""

    def run(self, game: Animaux, by: Seat, token: Token, /) -> None:
        on = game.pawns[by]
        game.actions -= game.resource_cost(token)
        game.hand_over(token, RESERVE, HELD + by)
        game.put_under(game.take_top(SLOTS + game.slot_of(on)), PLACE_PILE_FOOT)
        game.tell(RESOURCE_TAKEN, by, token, on)
        game.then(REVEAL_EVENT.of(by), NEXT_ACTION.of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, token: Token, /) -> Reason | None:
        if not is_acting(game, seat):
            return refuse_during_event(game)
        if token == NONE or token != token_offered(game, seat):
            return NO_CARD
        return TOO_FEW_ACTIONS if game.count(RESERVE, token) else SUPPLY_EMPTY


# Jacob's transfers


def can_transfer(game: Animaux, by: Seat) -> bool:
    """Jacob shares his space with somebody, and one of them holds a token. CH-JACOB."""
    if game.transfers > 0:
        for other in range(game.seats):
            if is_beside(game, by, other) and (game.holds(HELD + by) or game.holds(HELD + other)):
                return True
    return False


def offer_transfers(game: Animaux, options: Offer, by: Seat) -> None:
    """One token given to, or taken from, a player on his space; three times a turn. CH-JACOB."""
    for other in range(game.seats):
        if is_beside(game, by, other):
            for token in range(FIRST_BEAST):
                if game.find(HELD + by, token) >= 0:
                    options.add(GIVE_TOKEN.of(by, other, token))
            for token in range(FIRST_BEAST):
                if game.find(HELD + other, token) >= 0:
                    options.add(RECEIVE_TOKEN.of(by, other, token))


def is_beside(game: Animaux, seat: Seat, of: Seat) -> bool:
    """Another player's pawn stands on the seat's own space."""
    return of != seat and game.pawns[of] == game.pawns[seat]


def refuse_transfer(game: Animaux, seat: Seat, of: Seat) -> Reason | None:
    """Jacob, next to that player and with transfers left, lacks only the token. CH-JACOB."""
    if not is_acting(game, seat):
        return refuse_during_event(game)
    return NOT_HELD if game.transfers and of < game.seats and is_beside(game, seat, of) else ONLY_JACOB


class GiveToken(Rule3[Animaux]):
    """CH-JACOB."""

    def run(self, game: Animaux, by: Seat, of: Seat, token: Token, /) -> None:
        game.transfers -= 1
        game.transfer(token, by, of)
        game.then(NEXT_ACTION.of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, of: Seat, token: Token, /) -> Reason | None:
        return refuse_transfer(game, seat, of)


class ReceiveToken(Rule3[Animaux]):
    """CH-JACOB."""

    def run(self, game: Animaux, by: Seat, of: Seat, token: Token, /) -> None:
        game.transfers -= 1
        game.transfer(token, of, by)
        game.then(NEXT_ACTION.of(by))

    def refuse(self, game: Animaux, seat: Seat, by: Seat, of: Seat, token: Token, /) -> Reason | None:
        return refuse_transfer(game, seat, of)


TAKE_SEASONED_TURN.means(TakeSeasonedTurn())
NEXT_ACTION.means(NextAction())
CHOOSE_ACTION.asks(ChooseAction())
STOP_ACTING.means(StopActing())
REMOVE_SALEM.means(RemoveSalem())
TAKE_RESOURCE.means(TakeResource())
GIVE_TOKEN.means(GiveToken())
RECEIVE_TOKEN.means(ReceiveToken())
