"""What a seat sees of a game of L'École de magie. ECO-INFO, Knowledge."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.kinds import NONE, Kind
from sortilege.kernel.pieces import NOTHING
from sortilege.kernel.sets import members
from sortilege.shelf.ecole.chain import effect_of, owner_of
from sortilege.shelf.ecole.components import EFFECT, HOUSE, MAGIC, MAIL, SCHOOL
from sortilege.shelf.ecole.scoring import SCORED, ranks, score
from sortilege.shelf.ecole.state import (
    AREA,
    CHAIN_CARDS,
    COLLECTION,
    HAND,
    MAGIC_DECK,
    MAGIC_DISCARD,
    MAIL_IN_HAND,
    MAIL_OF,
    MAIL_ON,
    OUT_OF_GAME,
    RESERVE,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    Ecole,
)


def view(game: Ecole, seat: int) -> dict[str, Any]:
    return {
        "round": game.round,
        "first_player": name_seat(game.holder),
        "leader": name_seat(game.leader),
        "active": name_seat(game.active),
        "actions": game.actions,
        "timetable": {str(slot): show_slot(game, seat, slot) for slot in range(1, game.slots + 1)},
        "players": [show_player(game, seat, other) for other in range(game.seats)],
        "chain": [show_item(game, item) for item in game.chain],
        "chain_cards": show(game, seat, CHAIN_CARDS, MAGIC),
        "mail_in_hand": show(game, seat, MAIL_IN_HAND, MAIL),
        "magic_deck": len(game.zones[MAGIC_DECK]),
        "magic_discard": show(game, seat, MAGIC_DISCARD, MAGIC),
        "school_deck": len(game.zones[SCHOOL_DECK]),
        "school_discard": show(game, seat, SCHOOL_DISCARD, SCHOOL),
        "reserve": len(game.zones[RESERVE]),
        "used_mail": show(game, seat, OUT_OF_GAME, MAIL),
        "drops": [MAGIC.write(card) for card in game.drops[seat]] if seat < game.seats else [],
    }


def name_seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def show(game: Ecole, seat: int, zone: int, kind: Kind) -> list[str | int | None]:
    """The pieces of a zone in order, None for those the seat does not know."""
    return [None if face == NOTHING else kind.write(face) for face in game.seen_by(seat, zone)]


def show_slot(game: Ecole, seat: int, slot: int) -> dict[str, Any] | None:
    """A card of the timetable, what it costs each player, and its tokens; None for an empty slot."""
    school = game.card_in(slot)
    if school == NONE:
        return None
    return {
        "card": SCHOOL.write(school),
        "costs": [game.cost(other, school) for other in range(game.seats)],
        "mail": show(game, seat, MAIL_ON + slot, MAIL),
    }


def show_player(game: Ecole, seat: int, other: int) -> dict[str, Any]:
    return {
        "houses": [HOUSE.write(house) for house in members(game.houses[other])],
        "hand": show_hand(game, seat, other),
        "collection": [SCHOOL.write(face) for face in sorted(game.seen_by(seat, COLLECTION + other))],
        "bonus": [MAGIC.write(face) for face in sorted(game.seen_by(seat, AREA + other))],
        "mail": show(game, seat, MAIL_OF + other, MAIL),
        "discount": game.has_discount(other),
        "extra_actions": game.extra[other],
        "score": dict(zip(SCORED, score(game, other), strict=True)) if game.over else None,
        "rank": ranks(game)[other] if game.over else None,
    }


def show_hand(game: Ecole, seat: int, other: int) -> list[str | int | None]:
    """The cards of a hand the seat knows, in no order that says anything, and None for each other. ECO-R45."""
    faces = sorted(game.seen_by(seat, HAND + other))
    return [None if face == NOTHING else MAGIC.write(face) for face in faces]


def show_item(game: Ecole, item: int) -> dict[str, Any]:
    """An item of the chain: who played it, which effect, and its aim."""
    arguments = game.book.type_of(item).read_arguments(item)
    effect = EFFECT.write(effect_of(item)) or "cancel"
    return {"effect": effect, **arguments, "by": owner_of(item)}
