"""What a seat sees of a game of L'École de magie. ECO-INFO, Knowledge."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


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
