"""What a seat sees of a game of Zoondo. ZOO-LOOK, ZOO-R05, and the ledger's Knowledge section."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import JUDGE
from sortilege.kernel.sets import has
from sortilege.shelf.zoondo.battlefield import HAND, NAMES, SQUARES, TOMB
from sortilege.shelf.zoondo.components import (
    ATOUT,
    BATTLE,
    CARD,
    CORNER,
    DEPLOYING,
    EQUIPMENT,
    PICKING,
    RECRUIT,
    RECRUITING,
    TRIBE,
    TURN,
    USES_OF,
)
from sortilege.shelf.zoondo.state import DRAW_OFFERED, Zoondo
from sortilege.shelf.zoondo.steps import REVEAL_SHOT, REVEAL_ZOONS, TOUCH_CORNER

STAGES = ("picking", "recruiting", "deploying", "battle")


def view(game: Zoondo, seat: int) -> dict[str, Any]:
    return {
        "stage": STAGES[game.stage],
        "first": None if game.first == NONE else game.first,
        "active": None if game.active == NONE else game.active,
        "turn": game.turn,
        "quiet": game.quiet,
        "draw_offered": game.draw_offer == DRAW_OFFERED and game.may_still_offer(),
        "order": ATOUT.write(game.order),
        "looking": seat < game.seats and game.may_look(seat),
        "field": show_field(game, seat),
        "terrain": [
            {"owner": owner, "atout": ATOUT.write(atout), "on": NAMES[square]} for owner, atout, square in game.terrain
        ],
        "combat": show_combat(game, seat),
        "players": [show_player(game, seat, other) for other in range(game.seats)],
    }


def lies_open(game: Zoondo, seat: int) -> bool:
    """Once the game is over everybody sees everything."""
    return game.over or seat == JUDGE


def shows_card(game: Zoondo, seat: int, piece: int) -> bool:
    """A seat sees its own cards when it may look; the table of an assisted game also shows what the seat
    could remember. When the game is over everything lies open. ZOO-R05, ZOO-R55."""
    if lies_open(game, seat):
        return True
    if seat >= game.seats:
        return False
    if seat == game.owner(piece):
        return game.assisted or game.stage != BATTLE or game.may_look(seat)
    return game.assisted and game.is_seen(piece)


def show_field(game: Zoondo, seat: int) -> dict[str, Any]:
    """The Zoons by square. Before the battle a seat sees only its own."""
    bound = dict(game.bound)
    shown: dict[str, Any] = {}
    for square in range(SQUARES):
        for piece in game.zones[square]:
            owner = game.owner(piece)
            if game.stage == DEPLOYING and owner != seat and not lies_open(game, seat):
                continue
            carried = [ATOUT.write(EQUIPMENT[slot % 2]) for slot in range(4) if game.bearers[slot] == piece]
            shown[NAMES[square]] = {
                "owner": owner,
                "card": CARD.write(game.face(piece)) if shows_card(game, seat, piece) else None,
                "caged": has(game.obstacles, square),
                "equipment": carried[0] if carried else None,
                "immobilised_until": bound.get(square),
                "controlled": piece == game.puppet,
            }
    return shown


def show_combat(game: Zoondo, seat: int) -> dict[str, Any] | None:
    """The combat that is about to take place: who is ready, and one's own commitment. ZOO-CBT-04, ZOO-R07."""
    if not game.together or game.stage != BATTLE:
        return None
    pending = game.stack[-1]
    shot = REVEAL_SHOT.matches(pending)
    by, fights, on = REVEAL_SHOT.read(pending) if shot else REVEAL_ZOONS.read(pending)
    own = game.sealed[seat] if seat < game.seats else 0
    _, turn, touch = TOUCH_CORNER.read(own)
    return {
        "by": by,
        "zoon": None if shot else NAMES[fights],
        "atout": ATOUT.write(fights) if shot else None,
        "on": NAMES[on],
        "ready": [other not in game.open for other in range(game.seats)],
        "yours": {"turn": TURN.write(turn), "touch": CORNER.write(touch)} if own else None,
    }


def show_player(game: Zoondo, seat: int, other: int) -> dict[str, Any]:
    own = seat == other or lies_open(game, seat)
    return {
        "tribe": TRIBE.write(game.tribes[other]),
        "ready": other not in game.open if game.stage != BATTLE else None,
        "recruits": [CARD.write(card) for card in game.recruits[other]] if own and game.stage == RECRUITING else None,
        "atouts": show_atouts(game, other, own or game.mode != RECRUIT),
        "reinforcements": show_hand(game, seat, other),
        "tomb": show_tomb(game, seat, other),
    }


def show_atouts(game: Zoondo, other: int, known: bool) -> dict[str, Any] | None:
    """In the printed tribes everybody knows the Atouts of both; recruited ones only when they were shown. ZOO-R45."""
    if game.stage == PICKING or (not known and game.stage != BATTLE):
        return None
    return {
        "count": len(game.atouts[other]),
        "cards": [
            {"atout": ATOUT.write(one), "uses": game.uses_left(other, one) if USES_OF[one] else None}
            for one in game.atouts[other]
            if known or one in game.shown_atouts[other]
        ],
    }


def show_hand(game: Zoondo, seat: int, other: int) -> dict[str, Any] | None:
    """The Reinforcement cards: the holder's own, and those everybody was shown; before the battle, what is
    still to be placed."""
    own = seat == other or lies_open(game, seat)
    if game.stage != BATTLE and not own:
        return None
    hand = game.zones[HAND + other]
    return {
        "count": len(hand),
        "cards": sorted([str(CARD.write(game.face(piece))) for piece in hand if own or game.is_seen(piece)]),
    }


def show_tomb(game: Zoondo, seat: int, other: int) -> dict[str, Any]:
    """Everybody sees how many cards lie there; whoever may look through the pile, which. ZOO-R36."""
    pile = game.zones[TOMB + other]
    looks = seat < game.seats and (game.assisted or (seat == other and game.may_look(seat)))
    shown = looks or lies_open(game, seat)
    return {
        "count": len(pile) + len(game.buried[other]),
        "cards": sorted([str(CARD.write(game.face(piece))) for piece in pile]) if shown else None,
        "atouts": sorted([str(ATOUT.write(one)) for one in game.buried[other]]) if shown else None,
    }
