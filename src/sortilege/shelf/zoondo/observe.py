"""What a seat may know of a game of Zoondo, as numbers. ZOO-LOOK, ZOO-R05, and the ledger's Knowledge section."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.pieces import Piece
from sortilege.kernel.sets import EMPTY, Seat, has, plus
from sortilege.shelf.zoondo.battlefield import HAND, SQUARES, TOMB, Square
from sortilege.shelf.zoondo.components import (
    ATOUT,
    BATTLE,
    CARD,
    CARDS,
    DEPLOYING,
    EQUIPMENT,
    PICKING,
    RECRUIT,
    TRIBE,
)
from sortilege.shelf.zoondo.knowledge.hidden_zoons import Pieces
from sortilege.shelf.zoondo.looking import lies_open, shows_card
from sortilege.shelf.zoondo.state import DRAW_OFFERED, Zoondo
from sortilege.shelf.zoondo.view import STAGES

GROUND: Final[list[bytes]] = [bytes([wall, pond]) for pond in (0, 1) for wall in (0, 1)]
"""What a square says of its ground: an Obstacle, a pond."""
UNMARKED: Final = bytes(2 + len(EQUIPMENT))
"""A Zoon that is neither bound nor controlled, and carries nothing."""
NO_ZOON: Final = bytes(2 + len(CARDS)) + UNMARKED
BARE: Final = GROUND[0] + NO_ZOON
"""A square on which there is nothing at all."""


def zoon_row(own: bool, card: int) -> bytes:
    """Whose a Zoon is, and which card, where a seat sees it."""
    return bytes([own, not own, *(number == card for number in range(len(CARDS)))])


OWN_ZOONS: Final[list[bytes]] = [zoon_row(True, card) for card in range(len(CARDS) + 1)]
FOREIGN_ZOONS: Final[list[bytes]] = [zoon_row(False, card) for card in range(len(CARDS) + 1)]
"""By card, and last for one that the seat does not see."""


def observe(game: Zoondo, seat: Seat, sheet: Sheet) -> None:
    sheet.one_of(game.stage, len(STAGES))
    sheet.player(game.first)
    sheet.player(game.active)
    sheet.number(game.turn)
    sheet.number(game.quiet)
    sheet.flag(game.draw_offer == DRAW_OFFERED and game.may_still_offer())
    sheet.one_of(game.order, ATOUT.size)
    observe_field(game, seat, sheet)
    for other in sheet.order():
        observe_player(game, seat, other, sheet)


def observe_field(game: Zoondo, seat: Seat, sheet: Sheet) -> None:
    """Before the battle a seat sees only its own Zoons. A caged one lies under its Obstacle."""
    secret = game.stage == DEPLOYING and not lies_open(game, seat)
    grounds = game.obstacles | game.ponds
    marked = marked_pieces(game)
    square: Square
    for square in range(SQUARES):
        there = game.zones[square]
        if len(there) == 0 and not has(grounds, square):
            sheet.ready(BARE)
            continue
        sheet.ready(GROUND[(1 if has(game.obstacles, square) else 0) + (2 if has(game.ponds, square) else 0)])
        if len(there) == 0:
            sheet.ready(NO_ZOON)
            continue
        piece: Piece = there[0]
        own = game.owner(piece) == seat
        if secret and not own:
            sheet.ready(NO_ZOON)
            continue
        card = game.face(piece) if shows_card(game, seat, piece) else len(CARDS)
        sheet.ready(OWN_ZOONS[card] if own else FOREIGN_ZOONS[card])
        sheet.ready(marks(game, square, piece) if has(marked, piece) else UNMARKED)


def marked_pieces(game: Zoondo) -> Pieces:
    """Those of which there is more to say than whose they are."""
    found = EMPTY
    for piece in game.bearers:
        if piece != NONE:
            found = plus(found, piece)
    if game.puppet != NONE:
        found = plus(found, game.puppet)
    for square, _ in game.bound:
        if game.holds(square):
            found = plus(found, game.piece_on(square))
    return found


def marks(game: Zoondo, square: Square, piece: Piece) -> bytes:
    """Bound, controlled, and with what equipment."""
    carried = [piece in (game.bearer(0, slot), game.bearer(1, slot)) for slot in range(len(EQUIPMENT))]
    return bytes([game.is_bound(square), piece == game.puppet, *carried])


def observe_player(game: Zoondo, seat: Seat, other: Seat, sheet: Sheet) -> None:
    own = seat == other or lies_open(game, seat)
    sheet.one_of(game.tribes[other], TRIBE.size)
    sheet.counts(list(game.recruits[other]) if own else [], CARD.size)
    known = own or game.mode != RECRUIT
    hidden = game.stage == PICKING or (not known and game.stage != BATTLE)
    shown = [] if hidden else [one for one in game.atouts[other] if known or one in game.shown_atouts[other]]
    sheet.counts(shown, ATOUT.size)
    sheet.number(0 if hidden else len(game.atouts[other]))
    hand = [] if game.stage != BATTLE and not own else list(game.zones[HAND + other])
    sheet.number(len(hand))
    sheet.counts([game.face(piece) for piece in hand if own or game.is_seen(piece)], CARD.size)
    looks = lies_open(game, seat) or game.assisted or (seat == other and game.may_look(seat))
    sheet.number(len(game.zones[TOMB + other]) + len(game.buried[other]))
    sheet.counts(game.faces_in(TOMB + other) if looks else [], CARD.size)
    sheet.counts(list(game.buried[other]) if looks else [], ATOUT.size)
