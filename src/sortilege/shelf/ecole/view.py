"""What a seat sees of a game of L'École de magie. ECO-INFO, Knowledge."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

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


class Slot(msgspec.Struct, gc=False):
    """A place of the timetable that holds a card."""

    card: str
    costs: list[int]
    """By seat: what the card costs it."""
    points: list[int | None]
    """By seat: what the card would add to what its column is worth; none if that is counted at the end."""
    mail: list[str | None]
    """Its tokens in order; nothing for one that the seat does not know, here and below."""


class Player(msgspec.Struct, gc=False):
    houses: list[str]
    hand: list[str | None]
    """In no order that says anything."""
    collection: list[str]
    """Its School cards."""
    bonus: list[str]
    """The Bonus cards in its play area."""
    mail: list[str | None]
    discount: bool
    extra_actions: int
    """Gained outside its turn, for its next one."""
    column_points: dict[str, int]
    """By Course, and for the Horcruches: what those it has are worth together."""
    bonus_points: dict[str, int]
    """By Bonus card: what those in its play area are worth together as they lie there."""
    seen_points: int
    """All of these points; the rest is counted at the end."""
    score: dict[str, int] | None
    """By item, once the game is over."""
    rank: int | None


class ChainItem(msgspec.Struct, gc=False):
    """An effect that waits to be carried out."""

    effect: str
    by: int
    """Who played or declared it."""
    on: int | UnsetType | None = UNSET
    """The player it is aimed at, of an effect that is."""
    slot: int | UnsetType | None = UNSET
    """The place of the timetable, likewise."""
    card: str | UnsetType | None = UNSET
    """The Bonus card that it moves, and from whom to whom."""
    of: int | UnsetType | None = UNSET
    to: int | UnsetType | None = UNSET


class EcoleView(msgspec.Struct, gc=False):
    round: int
    first_player: int | None
    """Who holds the first-player card."""
    leader: int | None
    """Who started this round."""
    active: int | None
    actions: int
    """Left to the active player."""
    cards_to_end: int
    """So many School cards before one player end the game with the round."""
    horcruches_to_win: int
    """Whoever has so many wins at once."""
    bonus_worth: dict[str, int]
    """By Bonus card: what one is worth as it lies there, where it is worth something."""
    timetable: dict[str, Slot | None]
    """By number of the place, from 1; nothing where no card lies."""
    players: list[Player]
    chain: list[ChainItem]
    """First what was played or declared, then each answer to the one before."""
    chain_cards: list[str | None]
    mail_in_hand: list[str | None]
    """The token a Poufmoufle has drawn and not placed yet."""
    magic_deck: int
    magic_discard: list[str | None]
    school_deck: int
    school_discard: list[str]
    reserve: int
    used_mail: list[str]
    """Tokens out of the game."""
    drops: list[str]
    """What you give up to Lâchetoutis, while the others still choose."""


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
