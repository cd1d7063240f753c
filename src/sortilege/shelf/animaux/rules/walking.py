"""Seasoned Magizoologist: pawns walk and apparate, one's own and, for Seraphina, any. ANI-M3-MOVE, CH-SERAPHINA."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2, Rule3
from sortilege.kernel.sets import Seat
from sortilege.shelf.animaux.components import JACOB, SERAPHINA
from sortilege.shelf.animaux.events import APPARATED, ORDERED_TO_APPARATE, PAWN_MOVED, PAWN_ORDERED
from sortilege.shelf.animaux.map import APPARITION, STREETS, Space
from sortilege.shelf.animaux.rules.event_cards import refuse_during_event
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    APPARATE,
    CHOOSE_ACTION,
    NEXT_ACTION,
    ORDER_TO_APPARATE,
    ORDER_TO_WALK,
    WALK,
)

HELD_BY_SALEM: Final = Reason("held-by-salem", "ANI-M3-SALEM-01")
NOT_A_NEIGHBOUR: Final = Reason("not-a-neighbour", "ANI-M3-MOVE-01")
NO_RING: Final = Reason("no-apparition", "ANI-M3-MOVE-02")
JACOB_WALKS: Final = Reason("jacob-walks", "CH-JACOB")
ONLY_SERAPHINA: Final = Reason("only-seraphina-orders", "CH-SERAPHINA")
TOO_FEW_ACTIONS: Final = Reason("too-few-actions", "ANI-M3-TURN-01", "ANI-M3-TURN-02")


# What is offered


def can_walk(game: Animaux, of: Seat) -> bool:
    """A step of that pawn can be paid for, and nothing holds it. ANI-M3-MOVE-01, ANI-M3-SALEM-01."""
    return game.actions > 0 and not game.is_held(of)


def can_apparate(game: Animaux, of: Seat) -> bool:
    """ANI-M3-MOVE-02, FS-CHASTITY."""
    return game.may_apparate(of) and not game.is_held(of) and game.actions >= game.apparition_cost()


def offer_moves(game: Animaux, options: Offer, by: Seat) -> None:
    """The spaces one street away from one's own pawn, and the other rings. ANI-M3-MOVE-01, ANI-M3-MOVE-02."""
    here = game.pawns[by]
    if can_walk(game, by):
        for space in STREETS[here]:
            options.add(WALK.of(by, space))
    if can_apparate(game, by):
        for ring in APPARITION:
            if ring != here:
                options.add(APPARATE.of(by, ring))


def offer_orders(game: Animaux, options: Offer, by: Seat) -> None:
    """The same for everybody else's pawn. CH-SERAPHINA."""
    for other in range(game.seats):
        if other == by:
            continue
        there = game.pawns[other]
        if can_walk(game, other):
            for space in STREETS[there]:
                options.add(ORDER_TO_WALK.of(by, other, space))
        if can_apparate(game, other):
            for ring in APPARITION:
                if ring != there:
                    options.add(ORDER_TO_APPARATE.of(by, other, ring))


# What is done


class Walk(Rule2[Animaux]):
    """A step to a neighbouring space costs one action. ANI-M3-MOVE-01, ANI-M3-MOVE-03."""

    def run(self, game: Animaux, by: Seat, to: Space, /) -> None:
        move(game, by, to, game.walking_cost())

    def refuse(self, game: Animaux, seat: Seat, by: Seat, to: Space, /) -> Reason | None:
        return refuse_move(game, seat, seat, game.walking_cost(), NOT_A_NEIGHBOUR)


class Apparate(Rule2[Animaux]):
    """From one ringed space to another. ANI-M3-MOVE-02, CH-JACOB, FS-CHASTITY."""

    def run(self, game: Animaux, by: Seat, to: Space, /) -> None:
        game.tell(APPARATED, by, to)
        move(game, by, to, game.apparition_cost())

    def refuse(self, game: Animaux, seat: Seat, by: Seat, to: Space, /) -> Reason | None:
        return refuse_apparition(game, seat, seat)


class OrderToWalk(Rule3[Animaux]):
    """Seraphina moves another pawn for what her own move would cost. CH-SERAPHINA."""

    def run(self, game: Animaux, by: Seat, of: Seat, to: Space, /) -> None:
        order(game, by, of, to, game.walking_cost())

    def refuse(self, game: Animaux, seat: Seat, by: Seat, of: Seat, to: Space, /) -> Reason | None:
        return refuse_move(game, seat, of, game.walking_cost(), NOT_A_NEIGHBOUR) if of != seat else None


class OrderToApparate(Rule3[Animaux]):
    """CH-SERAPHINA, FS-CHASTITY."""

    def run(self, game: Animaux, by: Seat, of: Seat, to: Space, /) -> None:
        game.tell(ORDERED_TO_APPARATE, by, of, to)
        order(game, by, of, to, game.apparition_cost())

    def refuse(self, game: Animaux, seat: Seat, by: Seat, of: Seat, to: Space, /) -> Reason | None:
        return refuse_apparition(game, seat, of) if of != seat else None


def move(game: Animaux, by: Seat, to: Space, cost: i64) -> None:
    game.actions -= cost
    game.pawns[by] = to
    game.tell(PAWN_MOVED, by, to)
    game.then(NEXT_ACTION.of(by))


def order(game: Animaux, by: Seat, of: Seat, to: Space, cost: i64) -> None:
    game.actions -= cost
    game.pawns[of] = to
    game.tell(PAWN_ORDERED, by, of, to)
    game.then(NEXT_ACTION.of(by))


# Why not


def refuse_move(game: Animaux, seat: Seat, of: Seat, cost: i64, nowhere: Reason) -> Reason | None:
    if of >= game.seats or not is_acting(game, seat):
        return refuse_during_event(game)
    if not may_direct(game, seat, of):
        return ONLY_SERAPHINA
    if game.is_held(of):
        return HELD_BY_SALEM
    return TOO_FEW_ACTIONS if game.actions < cost else nowhere


def refuse_apparition(game: Animaux, seat: Seat, of: Seat) -> Reason | None:
    if is_acting(game, seat) and may_direct(game, seat, of) and game.characters[of] == JACOB:
        return JACOB_WALKS
    return refuse_move(game, seat, of, game.apparition_cost(), NO_RING)


def may_direct(game: Animaux, seat: Seat, of: Seat) -> bool:
    """Everybody moves their own pawn; Seraphina that of anybody at the table. CH-SERAPHINA."""
    return of == seat or (of < game.seats and game.characters[seat] == SERAPHINA)


def is_acting(game: Animaux, seat: Seat) -> bool:
    """The seat is asked for its next action."""
    return game.asked[seat] == CHOOSE_ACTION.of(seat)


WALK.means(Walk())
APPARATE.means(Apparate())
ORDER_TO_WALK.means(OrderToWalk())
ORDER_TO_APPARATE.means(OrderToApparate())
