"""How a seat is shown a game of L'École de magie. ECO-INFO, Knowledge."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.kinds import NONE, Kind
from sortilege.kernel.sets import members
from sortilege.shelf.ecole.chain import effect_of
from sortilege.shelf.ecole.components import (
    EFFECT,
    HORCRUCHE,
    HORCRUCHES,
    HOUSE,
    MAGIC,
    MAGIC_POINTS,
    MAIL,
    MOST_SLOTS,
    SCHOOL,
)
from sortilege.shelf.ecole.scoring import CARDS_TO_END, SCORED, points_of_column, ranks, score
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
from sortilege.shelf.ecole.view import ChainItem, EcoleView, Player, Slot

BONUS_WORTH = {MAGIC.labels[card]: points for card, points in enumerate(MAGIC_POINTS) if points}
SLOT_NAMES = [str(slot) for slot in range(MOST_SLOTS + 1)]


def view(game: Ecole, seat: int) -> EcoleView:
    return EcoleView(
        round=game.round,
        first_player=name_seat(game.holder),
        leader=name_seat(game.leader),
        active=name_seat(game.active),
        actions=game.actions,
        cards_to_end=CARDS_TO_END,
        horcruches_to_win=HORCRUCHES,
        bonus_worth=BONUS_WORTH,
        timetable={SLOT_NAMES[slot]: show_slot(game, seat, slot) for slot in range(1, game.slots + 1)},
        players=[show_player(game, seat, other) for other in range(game.seats)],
        chain=[show_item(game, item) for item in game.chain],
        chain_cards=show(game, seat, CHAIN_CARDS, MAGIC),
        mail_in_hand=show(game, seat, MAIL_IN_HAND, MAIL),
        magic_deck=len(game.zones[MAGIC_DECK]),
        magic_discard=show(game, seat, MAGIC_DISCARD, MAGIC),
        school_deck=len(game.zones[SCHOOL_DECK]),
        school_discard=[SCHOOL.labels[face] for face in game.seen_by(seat, SCHOOL_DISCARD)],
        reserve=len(game.zones[RESERVE]),
        used_mail=[MAIL.labels[face] for face in game.seen_by(seat, OUT_OF_GAME)],
        drops=[MAGIC.labels[card] for card in game.drops[seat]] if seat < game.seats else [],
    )


def name_seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def show(game: Ecole, seat: int, zone: int, kind: Kind) -> list[str | None]:
    """The pieces of a zone in order, None for those the seat does not know."""
    return [kind.shown[face] for face in game.seen_by(seat, zone)] if game.zones[zone] else []


def show_slot(game: Ecole, seat: int, slot: int) -> Slot | None:
    """A card of the timetable, what it costs each player, and its tokens; None for an empty slot."""
    school = game.card_in(slot)
    if school == NONE:
        return None
    return Slot(
        card=SCHOOL.labels[school],
        costs=[game.cost(other, school) for other in range(game.seats)],
        points=[added_points(game, other, school) for other in range(game.seats)],
        mail=show(game, seat, MAIL_ON + slot, MAIL),
    )


def added_points(game: Ecole, other: int, school: int) -> int | None:
    if school > HORCRUCHE:
        return None
    owned = game.count(COLLECTION + other, school)
    return points_of_column(school, owned + 1) - points_of_column(school, owned)


def show_player(game: Ecole, seat: int, other: int) -> Player:
    owned = sorted(game.seen_by(seat, COLLECTION + other))
    area = sorted(game.seen_by(seat, AREA + other))
    columns = {
        SCHOOL.labels[one]: points_of_column(one, owned.count(one)) for one in dict.fromkeys(owned) if one <= HORCRUCHE
    }
    bonuses = {MAGIC.labels[card]: MAGIC_POINTS[card] * area.count(card) for card in area if MAGIC_POINTS[card]}
    return Player(
        houses=[HOUSE.labels[house] for house in members(game.houses[other])],
        hand=show_hand(game, seat, other),
        collection=[SCHOOL.labels[face] for face in owned],
        bonus=[MAGIC.labels[face] for face in area],
        mail=show(game, seat, MAIL_OF + other, MAIL),
        discount=game.has_discount(other),
        extra_actions=game.extra[other],
        column_points=columns,
        bonus_points=bonuses,
        seen_points=sum(columns.values()) + sum(bonuses.values()),
        score=dict(zip(SCORED, score(game, other), strict=True)) if game.over else None,
        rank=ranks(game)[other] if game.over else None,
    )


def show_hand(game: Ecole, seat: int, other: int) -> list[str | None]:
    """The cards of a hand the seat knows, in no order that says anything, and None for each other. ECO-R45."""
    return [MAGIC.shown[face] for face in sorted(game.seen_by(seat, HAND + other))]


def show_item(game: Ecole, item: int) -> ChainItem:
    """An item of the chain: who played it, which effect, and its aim."""
    aim: dict[str, Any] = game.book.type_of(item).read_arguments(item)
    return ChainItem(EFFECT.shown[effect_of(item)] or "cancel", **aim)
