"""What a seat sees of a game of Salem 1692."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from sortilege.shelf.salem.state import Phase


class Trial(msgspec.Struct, gc=False):
    """A Tryal card of a row."""

    face: str | None
    """What is on it, for those who know."""
    open: bool


class Villager(msgspec.Struct, gc=False):
    """A seat of the village, ghosts included."""

    ghost: bool
    living: bool
    citizen: str | None
    ability: str | None
    """Whose ability it has now; none if it is dead, or plays without."""
    ability_left: int | None
    """How often that can still be used, where there is a limit."""
    tituba_used: bool
    phips_used: bool
    parris_uses: int
    hand: list[str | None]
    """In no order that says anything; nothing for a card that the seat does not know."""
    front: list[str]
    """The cards in front of it."""
    accusations: int
    accusations_needed: int | None
    """For a trial of it that you bring about, or, where you cannot, anybody; none if it is dead."""
    worth: dict[str, int]
    """What each accusing card of your own hand would add there."""
    takes_from: int | None
    """From whose row it takes a Tryal in a Conspiracy; none before and after."""
    confessed: bool
    tryals: list[Trial]
    witch: bool | None
    """Whether it ever was a Witch, if you know."""


class Pointing(msgspec.Struct, gc=False):
    """Whom a Witch designated tonight."""

    by: int
    on: int


class SalemView(msgspec.Struct, gc=False):
    phase: Phase
    order: list[int]
    """The seats clockwise, ghosts included."""
    active: int | None
    nights: int
    """How many have fallen: the first day has none before it."""
    deck: list[str | None]
    """From its bottom; Tituba knows its cards."""
    night_beside_deck: bool
    discard: list[str | None]
    set_aside: list[str | None]
    """Out of the game, with two players left."""
    gavel: int | None
    """Whom the Constable protects tonight."""
    hourglass: bool
    """Somebody turned it for the question that is open."""
    witch_cards: int
    witch_cards_revealed: int
    victim: int | None
    """Whom the Witches chose, for those who know."""
    players: list[Villager]
    picks: list[Pointing] | UnsetType = UNSET
    """Whom each Witch designated tonight: for a Moderator alone, like the next."""
    constable: int | UnsetType | None = UNSET
    """Who last opened their eyes as the Constable."""
