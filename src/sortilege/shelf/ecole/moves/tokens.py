"""Courrier tokens on their way: recovered, looked at, used up. ECO-MAIL."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.pieces import Piece, Zone
from sortilege.kernel.sets import Seat, only, size
from sortilege.kernel.state import secret
from sortilege.shelf.ecole.components import HOWLER, Slot, Token
from sortilege.shelf.ecole.events import HOWLER_RETURNED, MAIL_LOOKED_AT, TOKEN_RECOVERED, TOKEN_SEEN
from sortilege.shelf.ecole.state import MAIL_OF, MAIL_ON, OUT_OF_GAME, RESERVE, Ecole


def recover_all(game: Ecole, by: Seat, zone: Zone) -> None:
    """Their new owner looks at them all together. Howlers go back to the reserve, which is then shuffled once.
    ECO-MAIL-02, ECO-MAIL-09."""
    howlers: i64 = 0
    for token in game.zones[zone]:
        howlers += take(game, by, zone, token)
    if howlers:
        game.shuffle_zone(RESERVE)


def recover(game: Ecole, by: Seat, zone: Zone, token: Piece) -> None:
    """The same of one token alone."""
    if take(game, by, zone, token):
        game.shuffle_zone(RESERVE)


def take(game: Ecole, by: Seat, zone: Zone, token: Piece) -> i64:
    """A Howler is shown and lands in the reserve; anything else lies face down before its owner, and whoever knew it
    goes on knowing it. Returns how many Howlers it was. ECO-MAIL-07, ECO-R30, ECO-R31."""
    if game.face(token) == HOWLER:
        game.reveal(token)
        game.move(token, zone, RESERVE)
        game.tell(HOWLER_RETURNED, by)
        return 1
    game.look(by, token)
    game.move(token, zone, MAIL_OF + by)
    game.tell(TOKEN_RECOVERED, by, secret(game.face(token), game.who_knows(token)))
    return 0


def look_at_mail(game: Ecole, by: Seat, slot: Slot) -> None:
    """Everybody sees which card is looked at, and only the looker what lies there. ECO-INFO-03."""
    game.tell(MAIL_LOOKED_AT, by, slot)
    for place, token in enumerate(game.zones[MAIL_ON + slot], 1):
        game.look(by, token)
        game.tell_only(only(by), TOKEN_SEEN, slot, place, game.face(token))


def use_up(game: Ecole, by: Seat, token: Token) -> None:
    """A used token is shown and leaves the game. Of several alike its owner uses the one most seats have seen.
    ECO-MAIL-04."""
    chosen: Piece = -1
    known: i64 = -1
    for piece in game.zones[MAIL_OF + by]:
        if game.face(piece) == token and size(game.who_knows(piece)) > known:
            chosen = piece
            known = size(game.who_knows(piece))
    game.reveal(chosen)
    game.move(chosen, MAIL_OF + by, OUT_OF_GAME)
