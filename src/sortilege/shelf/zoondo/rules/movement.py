"""Moving a Zoon: its grid, its way, what stops it. Rulebook: Déplacement, Déplacement spécial, Déplacement interdit."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule4
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.zoondo.battlefield import BEHIND, OUTSIDE, SQUARES, beyond, squares_of
from sortilege.shelf.zoondo.components import ALL_CARDS, GRID_OF, GROGNARDS, MOVERS_OF, SPECIAL, STILTS, STILTS_GRID
from sortilege.shelf.zoondo.events import ATTACK_DECLARED, ZOON_MOVED
from sortilege.shelf.zoondo.grids import read_grid
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

NOT_YOUR_ZOON = Reason("not-your-zoon", "ZOO-MOV-01")
IMMOBILISED = Reason("immobilised", "ZOO-MOV-11", "ZOO-R33")
MOVED_ALREADY = Reason("moved-already", "ZOO-ATO-07", "ZOO-R29")
NOT_THIS_ZOON = Reason("not-this-zoon", "ZOO-STAR-01", "ZOO-ATO-02")
NOT_IN_GRID = Reason("not-in-grid", "ZOO-MOV-01", "ZOO-MOV-02", "ZOO-MOV-05")
WAY_BLOCKED = Reason("way-blocked", "ZOO-MOV-04", "ZOO-MOV-06", "ZOO-MOV-07", "ZOO-R10")
SQUARE_CLOSED = Reason("square-closed", "ZOO-MOV-06")
MUST_FIGHT = Reason("must-fight", "ZOO-MOV-07", "ZOO-CBT-13")
NOBODY_TO_FIGHT = Reason("nobody-to-fight", "ZOO-MOV-07")

MOVING: Final = (CHOOSE_ACTION, CHOOSE_MARCH, CHOOSE_GROGNARD, CHOOSE_SECOND_CHARGE, CHOOSE_CONTROLLED_WAY)
"""The questions that a move answers."""

WayTable = list[tuple[int, int, int, int]]
"""The ways from one square: what must be free on the way, the arrival, the step that moves and the one that attacks."""


def ways_from(grid: str, seat: int, square: int) -> WayTable:
    """The ways of a grid that stay inside the battlefield. ZOO-MOV-03, ZOO-R11."""
    ways: WayTable = []
    for way in read_grid(grid):
        to = beyond(seat, square, way.to[0], way.to[1])
        over = beyond(seat, square, way.via[0], way.via[1]) if way.via else NONE
        if to != OUTSIDE and over != OUTSIDE:
            via = SPECIAL if way.special else over
            crossed = 0 if over == NONE else 1 << over
            ways.append((crossed, 1 << to, MOVE_ZOON(seat, square, to, via), ATTACK_ZOON(seat, square, to, via)))
    return ways


def way_tables(grids: list[str]) -> list[list[list[WayTable]]]:
    """By seat, card and square: its ways. Cards with the same grid share their tables."""
    tables: list[list[list[WayTable]]] = []
    for seat in (0, 1):
        by_grid = {grid: [ways_from(grid, seat, square) for square in range(SQUARES)] for grid in sorted(set(grids))}
        tables.append([by_grid[grid] for grid in grids])
    return tables


WAYS: Final[list[list[list[WayTable]]]] = way_tables(GRID_OF)
WAYS_ON_STILTS: Final[list[list[list[WayTable]]]] = way_tables([f"{grid} {STILTS_GRID}" for grid in GRID_OF])


def cards_by_move(tables: list[list[list[WayTable]]]) -> dict[int, int]:
    """By move: the mask of the cards that can make it."""
    cards: dict[int, int] = {}
    for seat in (0, 1):
        for card, table in enumerate(tables[seat]):
            for ways in table:
                for _, _, move, _ in ways:
                    cards[move] = cards.get(move, 0) | 1 << card
    return cards


CARDS_BY_MOVE: Final[dict[int, int]] = cards_by_move(WAYS)
CARDS_BY_MOVE_ON_STILTS: Final[dict[int, int]] = cards_by_move(WAYS_ON_STILTS)


def legal_moves(game: Zoondo, by: int, cards: int = ALL_CARDS, but: int = 0, one: bool = False) -> list[int]:
    """The moves and attacks of a seat's Zoons that are such cards, without the pieces in `but`; only the
    first one found if `one` is enough."""
    found: list[int] = []
    zones = game.zones
    pieces = game.pieces
    rest = game.able(by)
    foes = game.army(1 - by)
    closed = game.army(by) | game.obstacles
    crossing = closed | foes | game.ponds
    table = WAYS[by]
    stilted = (game.bearers[STILTS], game.bearers[2 + STILTS])
    while rest:
        low = rest & -rest
        rest ^= low
        square = low.bit_length() - 1
        piece = zones[square][0]
        card = pieces[piece] & 255
        if cards >> card & 1 and not but >> piece & 1:
            ways = WAYS_ON_STILTS[by][card][square] if piece in stilted else table[card][square]
            for crossed, to, move, attack in ways:
                if not crossed & crossing and not to & closed:
                    found.append(attack if to & foes else move)
                    if one:
                        return found
    return found


def moves_from(game: Zoondo, by: int, square: int, card: int) -> list[int]:
    """The moves and attacks a Zoon on that square has, or would have as another card, read from a seat."""
    foes = game.army(1 - by)
    closed = game.army(by) | game.obstacles
    crossing = closed | foes | game.ponds
    return [
        attack if to & foes else move
        for crossed, to, move, attack in ways_of(game, by, square, card)
        if not crossed & crossing and not to & closed
    ]


def ways_of(game: Zoondo, by: int, square: int, card: int) -> WayTable:
    tables = WAYS_ON_STILTS if game.on_stilts(game.zones[square][0]) else WAYS
    return tables[by][card][square]


def steps_back(game: Zoondo, by: int, but: int) -> list[int]:
    """Every step of a seat's Zoons to a free square of the row behind them, whatever their grids, without
    the pieces in `but`. ZOO-R42, ZOO-R43."""
    free = game.free()
    return [
        RELOCATE_ZOON(by, square, to)
        for square in squares_of(game.able(by))
        if not but >> game.zones[square][0] & 1
        for to in squares_of(BEHIND[by][square] & free)
    ]


def kept_from_moving(game: Zoondo, seat: int, zoon: int) -> Reason | None:
    """Why a seat cannot move that Zoon at all, wherever to. ZOO-MOV-11, ZOO-R29."""
    if not game.army(seat) >> zoon & 1:
        return NOT_YOUR_ZOON
    if game.is_bound(zoon):
        return IMMOBILISED
    by_an_atout = game.asked[seat] & 255 in (CHOOSE_MARCH.code, CHOOSE_RETREAT.code)
    return MOVED_ALREADY if by_an_atout and game.moved >> game.zones[zoon][0] & 1 else None


def set_out(game: Zoondo, zoon: int, move: int) -> None:
    """A Zoon sets out: everybody sees what it can be by the way it goes, and what let it go. ZOO-R52."""
    piece = game.zones[zoon][0]
    can_go = CARDS_BY_MOVE_ON_STILTS if game.on_stilts(piece) else CARDS_BY_MOVE
    cards = can_go[move]
    if game.granting != NONE:
        if game.granting == BY_CLOBOULON:
            cards &= GROGNARDS
        else:
            cards &= MOVERS_OF[game.granting]
            game.moved |= 1 << piece
        game.granting = NONE
    game.narrow(piece, cards)


class Travel(Rule4[Zoondo]):
    """What moves and attacks have in common: why one is not possible."""

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        if not game.is_answer(seat, step, *MOVING):
            return None
        zoon = argument(step, 1)
        kept = kept_from_moving(game, seat, zoon)
        if kept is not None:
            return kept
        move = step & ~255 | MOVE_ZOON.code
        for crossed, to, possible, attack in ways_of(game, seat, zoon, game.card_on(zoon)):
            if possible == move:
                return self._obstacle(game, seat, crossed, to, step == attack)
        return NOT_IN_GRID

    def _obstacle(self, game: Zoondo, seat: int, crossed: int, to: int, attacks: bool) -> Reason:
        closed = game.army(seat) | game.obstacles
        foes = game.army(1 - seat)
        if crossed & (closed | foes | game.ponds):
            return WAY_BLOCKED
        if to & closed:
            return SQUARE_CLOSED
        if bool(to & foes) != attacks:
            return NOBODY_TO_FIGHT if attacks else MUST_FIGHT
        return NOT_THIS_ZOON


class MoveZoon(Travel):
    """A Zoon goes along a line of its grid, or directly to a special square, and stands there. ZOO-MOV-01."""

    def run(self, game: Zoondo, by: int, zoon: int, to: int, via: int, /) -> None:
        set_out(game, zoon, MOVE_ZOON(by, zoon, to, via))
        game.shift(zoon, to)
        game.tell(ZOON_MOVED, by, zoon, to, via)


class AttackZoon(Travel):
    """A Zoon may end its move on an enemy: they fight for the square. It waits on the last square of its
    way before the disputed one, where a tie leaves it. ZOO-MOV-07, ZOO-CBT-01, ZOO-CBT-08, ZOO-CBT-09."""

    def run(self, game: Zoondo, by: int, zoon: int, to: int, via: int, /) -> None:
        set_out(game, zoon, MOVE_ZOON(by, zoon, to, via))
        game.tell(ATTACK_DECLARED, by, zoon, to, via)
        if via < SQUARES:
            game.shift(zoon, via)
            zoon = via
        game.then(REVEAL_ZOONS(by, zoon, to))
        game.ask_together(
            [CHOOSE_TOUCH(seat, zoon if seat == by else to, to if seat == by else zoon, NONE) for seat in (0, 1)]
        )


MOVE_ZOON.means(MoveZoon())
ATTACK_ZOON.means(AttackZoon())
