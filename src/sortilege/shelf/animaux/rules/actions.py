"""Seasoned Magizoologist: a turn and its actions. ANI-M3-TURN, ANI-M3-MOVE, ANI-M3-SALEM, ANI-M3-RES, CH-."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Question1, Rule1, Rule2, Rule3
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.animaux.components import JACOB, SERAPHINA, SLOT_TOKENS
from sortilege.shelf.animaux.events import (
    ACTIONS_GIVEN,
    PAWN_MOVED,
    PAWN_ORDERED,
    RESOURCE_TAKEN,
    SALEM_REMOVED,
    SALEM_STOOD,
    TURN_BEGUN,
)
from sortilege.shelf.animaux.map import APPARITION, STREETS
from sortilege.shelf.animaux.rules.event_cards import refuse_during_event
from sortilege.shelf.animaux.state import TRANSFERS_IN_A_TURN, Animaux
from sortilege.shelf.animaux.steps import (
    APPARATE,
    CAPTURE_TOGETHER,
    CHOOSE_ACTION,
    GIVE_TOKEN,
    NEXT_ACTION,
    ORDER_TO_APPARATE,
    ORDER_TO_WALK,
    PASS_TURN,
    RECEIVE_TOKEN,
    REMOVE_SALEM,
    REVEAL_EVENT,
    STOP_ACTING,
    TAKE_RESOURCE,
    TAKE_SEASONED_TURN,
    WALK,
)
from sortilege.shelf.animaux.zones import HELD, PLACE_PILE_FOOT, RESERVE, SLOTS

HELD_BY_SALEM: Final = Reason("held-by-salem", "ANI-M3-SALEM-01")
NOT_A_NEIGHBOUR: Final = Reason("not-a-neighbour", "ANI-M3-MOVE-01")
NO_RING: Final = Reason("no-apparition", "ANI-M3-MOVE-02")
JACOB_WALKS: Final = Reason("jacob-walks", "CH-JACOB")
ONLY_SERAPHINA: Final = Reason("only-seraphina-orders", "CH-SERAPHINA")
TOO_FEW_ACTIONS: Final = Reason("too-few-actions", "ANI-M3-TURN-01", "ANI-M3-TURN-02")
NO_SALEM: Final = Reason("no-salem-token-here", "ANI-M3-SALEM-05")
NO_CARD: Final = Reason("no-place-card-here", "ANI-M3-RES-01")
SUPPLY_EMPTY: Final = Reason("supply-empty", "ANI-M3-RES-05")
ONLY_JACOB: Final = Reason("only-jacob-transfers", "CH-JACOB", "ANI-M3-RES-06")
NOT_HELD: Final = Reason("token-not-held", "CH-JACOB")


class TakeSeasonedTurn(Rule1[Animaux]):
    """As many actions as the character's number. ANI-M3-TURN-01, FS-SHAW."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.actions = game.actions_at_start(by)
        game.transfers = TRANSFERS_IN_A_TURN if game.characters[by] == JACOB else 0
        game.tell(TURN_BEGUN, by, game.round)
        game.tell(ACTIONS_GIVEN, by, game.actions)
        game.then(NEXT_ACTION(by))


class NextAction(Rule1[Animaux]):
    """The turn ends by itself when there is nothing left to do in it. ANI-M3-TURN-05."""

    def run(self, game: Animaux, by: int, /) -> None:
        if game.actions > 0 or can_capture(game, by) or transfers(game, by):
            game.then(CHOOSE_ACTION(by))
        else:
            game.then(PASS_TURN(by))


class ChooseAction(Question1[Animaux]):
    """Any action, in any order, as long as actions remain; captures and Jacob's transfers between them;
    or the end of the turn. ANI-M3-TURN-02, ANI-M3-TURN-04, ANI-M3-CAP-05."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        options: list[int] = []
        if can_capture(game, by):
            options.append(CAPTURE_TOGETHER(by))
        token = token_offered(game, by)
        if token != NONE and game.actions >= game.resource_cost(token) and game.count(RESERVE, token):
            options.append(TAKE_RESOURCE(by, token))
        if game.actions and game.has_salem(game.pawns[by]):
            options.append(REMOVE_SALEM(by))
        options += WALK.for_each(steps_from(game, by), by)
        options += APPARATE.for_each(apparitions_from(game, by), by)
        if game.characters[by] == SERAPHINA:
            for other in range(game.seats):
                if other != by:
                    options += ORDER_TO_WALK.for_each(steps_from(game, other), by, other)
                    options += ORDER_TO_APPARATE.for_each(apparitions_from(game, other), by, other)
        return [*options, *transfers(game, by), STOP_ACTING(by)]

    def default(self, game: Animaux, step: int) -> int:
        return STOP_ACTING(argument(step, 0))


class StopActing(Rule1[Animaux]):
    """Actions not used are lost. ANI-M3-TURN-04, ANI-M3-SALEM-07."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.then(PASS_TURN(by))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return refuse_during_event(game)


def can_capture(game: Animaux, by: int) -> bool:
    """The beast is on the active player's place, and the pawns there hold what it costs. ANI-M3-CAP-01,
    ANI-M3-CAP-05, FS-CLAIRON."""
    beast = game.beast_on(game.pawns[by])
    if beast == NONE or game.actions < game.capture_cost():
        return False
    payers = game.payers(by)
    return game.can_pay(payers, game.cost(beast, game.team_discount(payers)))


# Moving


def steps_from(game: Animaux, of: int) -> list[int]:
    """The spaces one street away from a pawn that can be paid for. ANI-M3-MOVE-01, ANI-M3-SALEM-01."""
    return [] if game.actions == 0 or game.is_held(of) else STREETS[game.pawns[of]]


def apparitions_from(game: Animaux, of: int) -> list[int]:
    """The other ringed spaces, if the pawn may apparate and it can be paid for. ANI-M3-MOVE-02."""
    if game.actions < game.apparition_cost() or game.is_held(of) or not game.may_apparate(of):
        return []
    return [ring for ring in APPARITION if ring != game.pawns[of]]


class Walk(Rule2[Animaux]):
    """A step to a neighbouring space costs one action. ANI-M3-MOVE-01, ANI-M3-MOVE-03."""

    def run(self, game: Animaux, by: int, to: int, /) -> None:
        move(game, by, to, 1)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return refuse_move(game, seat, seat, 1, NOT_A_NEIGHBOUR)


class Apparate(Rule2[Animaux]):
    """From one ringed space to another. ANI-M3-MOVE-02, CH-JACOB, FS-CHASTITY."""

    def run(self, game: Animaux, by: int, to: int, /) -> None:
        move(game, by, to, game.apparition_cost())

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return refuse_apparition(game, seat, seat)


class OrderToWalk(Rule3[Animaux]):
    """Seraphina moves another pawn for what her own move would cost. CH-SERAPHINA."""

    def run(self, game: Animaux, by: int, of: int, to: int, /) -> None:
        order(game, by, of, to, 1)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        of = argument(step, 1)
        return refuse_move(game, seat, of, 1, NOT_A_NEIGHBOUR) if of != seat else None


class OrderToApparate(Rule3[Animaux]):
    """CH-SERAPHINA, FS-CHASTITY."""

    def run(self, game: Animaux, by: int, of: int, to: int, /) -> None:
        order(game, by, of, to, game.apparition_cost())

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        of = argument(step, 1)
        return refuse_apparition(game, seat, of) if of != seat else None


def move(game: Animaux, by: int, to: int, cost: int) -> None:
    game.actions -= cost
    game.pawns[by] = to
    game.tell(PAWN_MOVED, by, to)
    game.then(NEXT_ACTION(by))


def order(game: Animaux, by: int, of: int, to: int, cost: int) -> None:
    game.actions -= cost
    game.pawns[of] = to
    game.tell(PAWN_ORDERED, by, of, to)
    game.then(NEXT_ACTION(by))


def refuse_move(game: Animaux, seat: int, of: int, cost: int, nowhere: Reason) -> Reason | None:
    if of >= game.seats or not is_acting(game, seat):
        return refuse_during_event(game)
    if not may_direct(game, seat, of):
        return ONLY_SERAPHINA
    if game.is_held(of):
        return HELD_BY_SALEM
    return TOO_FEW_ACTIONS if game.actions < cost else nowhere


def refuse_apparition(game: Animaux, seat: int, of: int) -> Reason | None:
    if is_acting(game, seat) and may_direct(game, seat, of) and game.characters[of] == JACOB:
        return JACOB_WALKS
    return refuse_move(game, seat, of, game.apparition_cost(), NO_RING)


def may_direct(game: Animaux, seat: int, of: int) -> bool:
    """Everybody moves their own pawn; Seraphina that of anybody at the table. CH-SERAPHINA."""
    return of == seat or (of < game.seats and game.characters[seat] == SERAPHINA)


def is_acting(game: Animaux, seat: int) -> bool:
    """The seat is asked for its next action."""
    return game.asked[seat] == CHOOSE_ACTION(seat)


# Salem tokens


class RemoveSalem(Rule1[Animaux]):
    """One action, one roll: enough removes the token from one's own place, and an event is revealed.
    ANI-M3-SALEM-02 to ANI-M3-SALEM-05, ANI-M3-EVT-04."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.actions -= 1
        on = game.pawns[by]
        needed = game.needed_against_salem(by)
        if game.roll(by) < needed:
            game.tell(SALEM_STOOD, by, on, needed)
            game.then(NEXT_ACTION(by))
        else:
            game.salem ^= 1 << on
            game.tell(SALEM_REMOVED, on)
            game.then(REVEAL_EVENT(by), NEXT_ACTION(by))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        if not is_acting(game, seat):
            return refuse_during_event(game)
        return TOO_FEW_ACTIONS if game.has_salem(game.pawns[seat]) else NO_SALEM


# Resources


def token_offered(game: Animaux, by: int) -> int:
    """The kind of token that the place track offers where the pawn stands, or NONE. ANI-M3-RES-01."""
    slot = game.slot_of(game.pawns[by])
    return NONE if slot == NONE else SLOT_TOKENS[slot]


class TakeResource(Rule2[Animaux]):
    """A token of the slot's colour; the card goes under the place pile, and an event is revealed.
    ANI-M3-RES-01 to ANI-M3-RES-05, FS-MODESTIE."""

    def run(self, game: Animaux, by: int, token: int, /) -> None:
        on = game.pawns[by]
        game.actions -= game.resource_cost(token)
        game.hand_over(token, RESERVE, HELD + by)
        game.put_under(game.take_top(SLOTS + game.slot_of(on)), PLACE_PILE_FOOT)
        game.tell(RESOURCE_TAKEN, by, token, on)
        game.then(REVEAL_EVENT(by), NEXT_ACTION(by))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        if not is_acting(game, seat):
            return refuse_during_event(game)
        token = argument(step, 1)
        if token == NONE or token != token_offered(game, seat):
            return NO_CARD
        return TOO_FEW_ACTIONS if game.count(RESERVE, token) else SUPPLY_EMPTY


# Jacob's transfers


def transfers(game: Animaux, by: int) -> list[int]:
    """One token given to, or taken from, a player on his space; three times a turn. CH-JACOB."""
    if game.transfers == 0:
        return []
    options: list[int] = []
    for other in range(game.seats):
        if other != by and game.pawns[other] == game.pawns[by]:
            options += GIVE_TOKEN.for_each(game.faces(HELD + by), by, other)
            options += RECEIVE_TOKEN.for_each(game.faces(HELD + other), by, other)
    return options


def refuse_transfer(game: Animaux, seat: int, of: int) -> Reason | None:
    """Jacob, next to that player and with transfers left, lacks only the token. CH-JACOB."""
    if not is_acting(game, seat):
        return refuse_during_event(game)
    is_near = of != seat and of < game.seats and game.pawns[of] == game.pawns[seat]
    return NOT_HELD if game.transfers and is_near else ONLY_JACOB


class GiveToken(Rule3[Animaux]):
    """CH-JACOB."""

    def run(self, game: Animaux, by: int, of: int, token: int, /) -> None:
        game.transfers -= 1
        game.transfer(token, by, of)
        game.then(NEXT_ACTION(by))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return refuse_transfer(game, seat, argument(step, 1))


class ReceiveToken(Rule3[Animaux]):
    """CH-JACOB."""

    def run(self, game: Animaux, by: int, of: int, token: int, /) -> None:
        game.transfers -= 1
        game.transfer(token, of, by)
        game.then(NEXT_ACTION(by))

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return refuse_transfer(game, seat, argument(step, 1))


TAKE_SEASONED_TURN.means(TakeSeasonedTurn())
NEXT_ACTION.means(NextAction())
CHOOSE_ACTION.means(ChooseAction())
STOP_ACTING.means(StopActing())
WALK.means(Walk())
APPARATE.means(Apparate())
ORDER_TO_WALK.means(OrderToWalk())
ORDER_TO_APPARATE.means(OrderToApparate())
REMOVE_SALEM.means(RemoveSalem())
TAKE_RESOURCE.means(TakeResource())
GIVE_TOKEN.means(GiveToken())
RECEIVE_TOKEN.means(ReceiveToken())
