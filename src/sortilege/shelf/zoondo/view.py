"""What a seat sees of a game of Zoondo. ZOO-LOOK, ZOO-R05, and the ledger's Knowledge section."""

from __future__ import annotations

from typing import Literal

import msgspec

Stage = Literal["picking", "recruiting", "deploying", "battle"]
STAGES: tuple[Stage, ...] = ("picking", "recruiting", "deploying", "battle")


class Zoon(msgspec.Struct, gc=False):
    """A Zoon on the field."""

    owner: int
    card: str | None
    """None if the seat may not look at it now."""
    caged: bool
    equipment: str | None
    immobilised_until: int | None
    """The last turn in which it cannot leave its square."""
    controlled: bool
    """By the active seat, which does not own it."""


class Terrain(msgspec.Struct, gc=False):
    owner: int
    atout: str
    on: str


class Commitment(msgspec.Struct, gc=False):
    """How a fighting card was turned, and which corner of the other is touched."""

    turn: str
    touch: str


class Combat(msgspec.Struct, gc=False):
    """The combat that is about to take place."""

    by: int
    zoon: str | None
    """The square of the Zoon that attacks; none if an Atout shoots."""
    atout: str | None
    on: str
    ready: list[bool]
    """By seat."""
    yours: Commitment | None


class AtoutInHand(msgspec.Struct, gc=False):
    atout: str
    uses: int | None
    """How often it may still be played, where there is a limit."""


class Atouts(msgspec.Struct, gc=False):
    count: int
    cards: list[AtoutInHand]
    """Those the seat knows of."""


class Cards(msgspec.Struct, gc=False):
    count: int
    cards: list[str]
    """Those the seat knows of."""


class Tomb(msgspec.Struct, gc=False):
    count: int
    cards: list[str] | None
    """For whoever may look through it, like the next."""
    atouts: list[str] | None


class Player(msgspec.Struct, gc=False):
    tribe: str | None
    ready: bool | None
    """Has made all choices before the battle; none in it."""
    zoons: int | None
    """How many stand on the field and can fight; none before the battle."""
    recruits: list[str] | None
    """The Zoons taken so far, for their owner while there are more to take, like the next."""
    recruits_value: int | None
    """What they are worth together."""
    atouts: Atouts | None
    reinforcements: Cards | None
    """The cards in hand; before the battle, what is still to be placed, for its owner."""
    tomb: Tomb


class ZoondoView(msgspec.Struct, gc=False):
    stage: Stage
    first: int | None
    active: int | None
    turn: int
    """Its number; 0 before the battle."""
    quiet: int
    """How many turns have gone by without progress."""
    draw_offered: bool
    order: str | None
    """The Atout played in this turn."""
    looking: bool
    """Whether you may turn over your own cards now."""
    recruits_budget: int
    """What the recruits of a tribe may be worth together at most."""
    field: dict[str, Zoon]
    """By square."""
    terrain: list[Terrain]
    combat: Combat | None
    players: list[Player]
