"""What a seat sees of a Diagon Alley game: everything but the cards of others and of the pile."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Purse(msgspec.Struct, gc=False):
    """Coins by their kind."""

    galleon: int
    sickle: int
    knut: int


class Player(msgspec.Struct, gc=False):
    hat: str | None
    """Its colour; none before it is chosen."""
    place: str | None
    coins: Purse
    trunk: list[str]
    cards: int
    """How many it holds."""
    misses: int
    """The turns it has still to miss."""
    floo_locked: str | None
    """The shop where its junior Floo powder failed."""
    lacks: dict[str, dict[str, int]]
    """By item: the coins that are missing to pay for it; empty if nothing is."""


class TraverseView(msgspec.Struct, gc=False):
    round: int
    first: int | None
    """Who plays first; none before the first turn."""
    turn: int | None
    dice: list[str] | None
    """The last throw of this turn: numbers, and `spiral`."""
    steps: list[int] | None
    """How far each die of it leads."""
    sign: str | None
    """The building with the Closed sign."""
    bank: Purse
    stock: dict[str, int]
    """By item: how many its shop has left."""
    prices: dict[str, dict[str, int]]
    """By item: the coins it costs."""
    pile: int
    waiting: list[str | None]
    """The cards drawn and not yet resolved, for their drawer."""
    players: list[Player]
    hand: list[str]
    """Your own cards."""
    hands: list[list[str]] | UnsetType = UNSET
    """Every hand, for eyes that see everything."""
