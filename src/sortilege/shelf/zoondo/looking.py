"""Which cards a seat may look at. ZOO-LOOK, ZOO-R05."""

from __future__ import annotations

from sortilege.kernel.pieces import JUDGE, Piece
from sortilege.kernel.sets import Seat
from sortilege.shelf.zoondo.components import BATTLE
from sortilege.shelf.zoondo.state import Zoondo


def lies_open(game: Zoondo, seat: Seat) -> bool:
    """Once the game is over everybody sees everything."""
    return game.over or seat == JUDGE


def shows_card(game: Zoondo, seat: Seat, piece: Piece) -> bool:
    """A seat sees its own cards when it may look; the table of an assisted game also shows what the seat
    could remember. When the game is over everything lies open. ZOO-R05, ZOO-R55."""
    if lies_open(game, seat):
        return True
    if seat >= game.seats:
        return False
    if seat == game.owner(piece):
        return game.assisted or game.stage != BATTLE or game.may_look(seat)
    return game.assisted and game.is_seen(piece)
