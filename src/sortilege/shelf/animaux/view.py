"""What a seat sees of a game of Les Animaux Fantastiques. ANI-INFO."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

TokenCounts = dict[str, int]
"""By resource token, the multicolour one included."""


class Place(msgspec.Struct, gc=False):
    """A place with a token."""

    token: str | None
    """What is on it, if the seat knows it."""
    open: bool


class Player(msgspec.Struct, gc=False):
    """What is there depends on the mode."""

    character: str | None
    """None before it is chosen."""
    pawn: int
    """The space its pawn stands on."""
    beasts: list[str] | UnsetType = UNSET
    """What it has captured, where each plays alone."""
    tokens: TokenCounts | UnsetType = UNSET
    """What it holds to pay with, in apprenti and confirmé."""
    hand: list[str | None] | UnsetType = UNSET
    """In apprenti: its spells, in no order that says anything; nothing for one that you do not know."""
    protected: bool | UnsetType = UNSET
    """In apprenti: a Protego lies before it."""
    hindered: bool | UnsetType = UNSET
    """In apprenti: an Impedimenta halves its next roll."""
    actions_in_turn: int | UnsetType = UNSET
    """In confirmé, once it has a character: the actions that a turn of it would have now."""


class AnimauxView(msgspec.Struct, gc=False):
    first: int
    """Who plays first."""
    round: int
    players: list[Player]
    places: dict[str, Place | None]
    """By number of the space, from 1; nothing where no token lies."""
    costs: dict[str, TokenCounts] | UnsetType = UNSET
    """What the capture of a beast costs, unless it is free: for each that is at large in apprenti, and for those that
    lie open in confirmé."""

    pile: int | UnsetType = UNSET
    """The tokens to come, where each plays alone, like the next."""
    beasts_to_win: int | UnsetType = UNSET
    """Whoever captures so many wins."""
    set_aside: list[str] | UnsetType = UNSET
    """In initiation: the resources found so far."""

    spent: TokenCounts | UnsetType = UNSET
    """In apprenti, like all to `moved`: the tokens that were paid."""
    spell_deck: int | UnsetType = UNSET
    spell_discard: list[str] | UnsetType = UNSET
    spells_left: int | UnsetType = UNSET
    """How many the active player may still play this turn."""
    moved: bool | UnsetType = UNSET
    """The active player's pawn has moved."""
    due: int | UnsetType | None = UNSET
    """How many tokens a capture in progress still costs, where captures are paid."""

    beasts: list[str] | UnsetType = UNSET
    """In confirmé, like all that follows: what the team has captured."""
    beasts_to_find: int | UnsetType = UNSET
    supply: TokenCounts | UnsetType = UNSET
    salem: list[int] | UnsetType = UNSET
    """The places with a Salem token."""
    salem_supply: int | UnsetType = UNSET
    track: int | UnsetType = UNSET
    """How many Salem tokens lie on the Salem track."""
    losing_box: int | UnsetType = UNSET
    """So many there lose the game."""
    offers: dict[str, int | None] | UnsetType = UNSET
    """By token: the place whose card lies on its slot of the place track."""
    place_pile: int | UnsetType = UNSET
    event_pile: int | UnsetType = UNSET
    events: list[str] | UnsetType = UNSET
    """Those being carried out."""
    last_event: str | UnsetType | None = UNSET
    """The event that was put under the pile last."""
    follower_pile: int | UnsetType = UNSET
    followers: list[str] | UnsetType = UNSET
    """The followers of Salem that have been revealed."""
    actions: int | UnsetType = UNSET
    """Left to the active player this turn."""
    action_costs: dict[str, int] | UnsetType = UNSET
    """By name of an answer: how many of them it takes; by token, what taking that resource does."""
    transfers: int | UnsetType = UNSET
    """Left to Jacob this turn."""
