"""Moving a Zoon: its grid, its way, what stops it. Rulebook: Déplacement, Déplacement spécial, Déplacement interdit."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule4
from sortilege.kernel.sets import EMPTY, Seat, beyond_least, has, least, members, plus
from sortilege.kernel.step_types import StepNumber, StepType
from sortilege.shelf.zoondo.battlefield import SQUARES, Square, behind
from sortilege.shelf.zoondo.components import ALL_CARDS, GROGNARDS, MOVERS_OF, Card, Cards
from sortilege.shelf.zoondo.events import ATTACK_DECLARED, ZOON_MOVED
from sortilege.shelf.zoondo.knowledge.hidden_zoons import Pieces
from sortilege.shelf.zoondo.state import BY_CLOBOULON, Zoondo
from sortilege.shelf.zoondo.steps import (
    ATTACK_ZOON,
    CHOOSE_ACTION,
    CHOOSE_CONTROLLED_WAY,
    CHOOSE_GROGNARD,
    CHOOSE_MARCH,
    CHOOSE_RETREAT,
    CHOOSE_SECOND_CHARGE,
    CHOOSE_TOUCH,
    MOVE_ZOON,
    RELOCATE_ZOON,
    REVEAL_ZOONS,
)
from sortilege.shelf.zoondo.ways import ON_FOOT, ON_STILTS, Route, WayTable, cards_that_go, place

NOT_YOUR_ZOON = Reason("not-your-zoon", "ZOO-MOV-01")
IMMOBILISED = Reason("immobilised", "ZOO-MOV-11", "ZOO-R33")
MOVED_ALREADY = Reason("moved-already", "ZOO-ATO-07", "ZOO-R29")
NOT_THIS_ZOON = Reason("not-this-zoon", "ZOO-STAR-01", "ZOO-ATO-02")
NOT_IN_GRID = Reason("not-in-grid", "ZOO-MOV-01", "ZOO-MOV-02", "ZOO-MOV-05")
WAY_BLOCKED = Reason("way-blocked", "ZOO-MOV-04", "ZOO-MOV-06", "ZOO-MOV-07", "ZOO-R10")
SQUARE_CLOSED = Reason("square-closed", "ZOO-MOV-06")
MUST_FIGHT = Reason("must-fight", "ZOO-MOV-07", "ZOO-CBT-13")
NOBODY_TO_FIGHT = Reason("nobody-to-fight", "ZOO-MOV-07")

MOVING: Final[tuple[StepType, ...]] = (
    CHOOSE_ACTION,
    CHOOSE_MARCH,
    CHOOSE_GROGNARD,
    CHOOSE_SECOND_CHARGE,
    CHOOSE_CONTROLLED_WAY,
)
"""The questions that a move answers."""


def way_table(game: Zoondo, square: Square) -> WayTable:
    """The ways that the Zoon on a square has a part in, by what it carries."""
    return ON_STILTS if game.on_stilts(game.piece_on(square)) else ON_FOOT


def add_moves(game: Zoondo, options: Offer, by: Seat, cards: Cards = ALL_CARDS, but: Pieces = EMPTY) -> None:
    """The moves and attacks of a seat's Zoons that are such cards, without the pieces in `but`."""
    foes = game.army(1 - by)
    closed = game.army(by) | game.obstacles
    crossing = closed | foes | game.ponds
    stilts = game.has_stilts()
    whoever = cards == ALL_CARDS and but == EMPTY
    start = place(by, 0, 0)
    squares = members(game.able(by))
    for index, card in enumerate(game.faces_on_top(squares)):
        square: Square = squares[index]
        if whoever or (has(cards, card) and not has(but, game.piece_on(square))):
            table = way_table(game, square) if stilts else ON_FOOT
            for route in table.routes[start + card * SQUARES + square]:
                if not route.arrival & closed and not route.crossed & crossing:
                    options.add(route.attack if route.arrival & foes else route.move)


def can_move(game: Zoondo, by: Seat, cards: Cards = ALL_CARDS) -> bool:
    """Whether one of a seat's Zoons that are such cards has a way to go."""
    closed = game.army(by) | game.obstacles
    crossing = closed | game.army(1 - by) | game.ponds
    stilts = game.has_stilts()
    for square in members(game.able(by)):
        card = game.card_on(square)
        if has(cards, card):
            table = way_table(game, square) if stilts else ON_FOOT
            for route in table.routes[place(by, card, square)]:
                if not route.arrival & closed and not route.crossed & crossing:
                    return True
    return False


def add_moves_from(game: Zoondo, options: Offer, by: Seat, square: Square, card: Card) -> None:
    """The moves and attacks a Zoon on that square has as a card, read from a seat."""
    foes = game.army(1 - by)
    closed = game.army(by) | game.obstacles
    crossing = closed | foes | game.ponds
    for route in way_table(game, square).routes[place(by, card, square)]:
        if not route.arrival & closed and not route.crossed & crossing:
            options.add(route.attack if route.arrival & foes else route.move)


def can_go(game: Zoondo, by: Seat, square: Square, card: Card) -> bool:
    """Whether a Zoon on that square has a way, or would have one as another card."""
    closed = game.army(by) | game.obstacles
    crossing = closed | game.army(1 - by) | game.ponds
    for route in way_table(game, square).routes[place(by, card, square)]:
        if not route.arrival & closed and not route.crossed & crossing:
            return True
    return False


def add_steps_back(game: Zoondo, options: Offer, by: Seat, but: Pieces = EMPTY) -> None:
    """Every step of a seat's Zoons to a free square of the row behind them, whatever their grids, without
    the pieces in `but`. ZOO-R42, ZOO-R43."""
    free = game.free()
    for square in members(game.able(by)):
        if not has(but, game.piece_on(square)):
            for to in members(behind(by, square) & free):
                options.add(RELOCATE_ZOON.of(by, square, to))


def can_step_back(game: Zoondo, by: Seat) -> bool:
    free = game.free()
    rest = game.able(by)
    while rest:
        if behind(by, least(rest)) & free:
            return True
        rest = beyond_least(rest)
    return False


def kept_from_moving(game: Zoondo, seat: Seat, zoon: Square) -> Reason | None:
    """Why a seat cannot move that Zoon at all, wherever to. ZOO-MOV-11, ZOO-R29."""
    if not has(game.army(seat), zoon):
        return NOT_YOUR_ZOON
    if game.is_bound(zoon):
        return IMMOBILISED
    by_an_atout = game.is_asked(seat, CHOOSE_MARCH) or game.is_asked(seat, CHOOSE_RETREAT)
    return MOVED_ALREADY if by_an_atout and has(game.moved, game.piece_on(zoon)) else None


def set_out(game: Zoondo, by: Seat, zoon: Square, to: Square, via: Square) -> None:
    """A Zoon sets out: everybody sees what it can be by the way it goes, and what let it go. ZOO-R52."""
    piece = game.piece_on(zoon)
    cards = cards_that_go(by, zoon, to, via, game.on_stilts(piece))
    if game.granting != NONE:
        if game.granting == BY_CLOBOULON:
            cards &= GROGNARDS
        else:
            cards &= MOVERS_OF[game.granting]
            game.moved = plus(game.moved, piece)
        game.granting = NONE
    game.narrow(piece, cards)


def why_not_go(game: Zoondo, seat: Seat, step: StepNumber, zoon: Square) -> Reason | None:
    """Why a move or an attack is not possible, where one was asked for."""
    if not any(game.is_asked(seat, question) for question in MOVING):
        return None
    kept = kept_from_moving(game, seat, zoon)
    if kept is not None:
        return kept
    for route in way_table(game, zoon).routes[place(seat, game.card_on(zoon), zoon)]:
        if step in (route.move, route.attack):
            return obstacle(game, seat, route, step == route.attack)
    return NOT_IN_GRID


def obstacle(game: Zoondo, seat: Seat, route: Route, attacks: bool) -> Reason:
    closed = game.army(seat) | game.obstacles
    foes = game.army(1 - seat)
    if route.crossed & (closed | foes | game.ponds):
        return WAY_BLOCKED
    if route.arrival & closed:
        return SQUARE_CLOSED
    if bool(route.arrival & foes) != attacks:
        return NOBODY_TO_FIGHT if attacks else MUST_FIGHT
    return NOT_THIS_ZOON


class MoveZoon(Rule4[Zoondo]):
    """A Zoon goes along a line of its grid, or directly to a special square, and stands there. ZOO-MOV-01."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, to: Square, via: Square, /) -> None:
        set_out(game, by, zoon, to, via)
        game.shift(zoon, to)
        game.tell(ZOON_MOVED, by, zoon, to, via)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, zoon: Square, to: Square, via: Square, /) -> Reason | None:
        return why_not_go(game, seat, MOVE_ZOON.of(by, zoon, to, via), zoon)


class AttackZoon(Rule4[Zoondo]):
    """A Zoon may end its move on an enemy: they fight for the square. It waits on the last square of its
    way before the disputed one, where a tie leaves it. ZOO-MOV-07, ZOO-CBT-01, ZOO-CBT-08, ZOO-CBT-09."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, to: Square, via: Square, /) -> None:
        set_out(game, by, zoon, to, via)
        game.tell(ATTACK_DECLARED, by, zoon, to, via)
        waits = zoon
        if via < SQUARES:
            game.shift(zoon, via)
            waits = via
        game.then(REVEAL_ZOONS.of(by, waits, to))
        attacker, defender = CHOOSE_TOUCH.of(by, waits, to, NONE), CHOOSE_TOUCH.of(1 - by, to, waits, NONE)
        game.ask_together([attacker, defender] if by == 0 else [defender, attacker])

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, zoon: Square, to: Square, via: Square, /) -> Reason | None:
        return why_not_go(game, seat, ATTACK_ZOON.of(by, zoon, to, via), zoon)


MOVE_ZOON.means(MoveZoon())
ATTACK_ZOON.means(AttackZoon())
