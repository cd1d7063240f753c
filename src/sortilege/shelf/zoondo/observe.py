"""What a seat may know of a game of Zoondo, as numbers. ZOO-LOOK, ZOO-R05, and the ledger's Knowledge section."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import EMPTY, Seat, has, members
from sortilege.shelf.zoondo.battlefield import HAND, SQUARES, TOMB
from sortilege.shelf.zoondo.components import (
    ATOUT,
    BATTLE,
    CARD,
    DEPLOYING,
    EQUIPMENT,
    PICKING,
    RECRUIT,
    TRIBE,
    USERS_OF,
)
from sortilege.shelf.zoondo.looking import lies_open, shows_card
from sortilege.shelf.zoondo.rules.shooting import aim
from sortilege.shelf.zoondo.state import DRAW_OFFERED, Zoondo
from sortilege.shelf.zoondo.steps import MOVE_ZOON
from sortilege.shelf.zoondo.view import STAGES
from sortilege.shelf.zoondo.ways import ON_FOOT, ON_STILTS

TOLD_OF_A_ZOON = len(CARD.labels) + len(EQUIPMENT) + 4


def observe(game: Zoondo, seat: Seat, sheet: Sheet) -> None:
    sheet.one_of(game.stage, len(STAGES))
    sheet.player(game.first)
    sheet.player(game.active)
    sheet.number(game.turn)
    sheet.number(game.quiet)
    sheet.flag(game.draw_offer == DRAW_OFFERED and game.may_still_offer())
    sheet.one_of(game.order, ATOUT.size)
    bound = dict(game.bound)
    for square in range(SQUARES):
        observe_square(game, seat, square, bound, sheet)
    for other in sheet.order():
        observe_player(game, seat, other, sheet)


def observe_square(game: Zoondo, seat: Seat, square: int, bound: dict[int, int], sheet: Sheet) -> None:
    """Before the battle a seat sees only its own Zoons."""
    sheet.flag(has(game.obstacles, square))
    sheet.flag(has(game.ponds, square))
    there = game.zones[square]
    if not there or (game.stage == DEPLOYING and game.owner(there[0]) != seat and not lies_open(game, seat)):
        sheet.nothing(TOLD_OF_A_ZOON)
        return
    piece = there[0]
    own = game.owner(piece) == seat
    sheet.flag(own)
    sheet.flag(not own)
    sheet.one_of(game.face(piece) if shows_card(game, seat, piece) else NONE, CARD.size)
    sheet.flag(square in bound)
    sheet.flag(piece == game.puppet)
    for slot in range(len(EQUIPMENT)):
        sheet.flag(game.bearers[slot] == piece or game.bearers[slot + len(EQUIPMENT)] == piece)


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


def ways() -> list[tuple[int, ...]]:
    """From, to and over which square anything on foot or on stilts can ever go, for either player."""
    found = {
        MOVE_ZOON.read(route.move)[1:] for table in (ON_FOOT, ON_STILTS) for routes in table.routes for route in routes
    }
    return sorted(found)


def shots() -> list[tuple[int, ...]]:
    """Which Atout can ever be shot from where to where; without a shooter, at anything in one's own camp."""
    found: list[tuple[int, ...]] = []
    for atout in range(ATOUT.size):
        if USERS_OF[atout] == EMPTY:
            found += [(atout, NONE, target) for target in range(SQUARES)]
        for shooter in range(SQUARES):
            found += [(atout, shooter, target) for target in members(aim(atout, 0, shooter) | aim(atout, 1, shooter))]
    return found
