"""What a seat sees of a deal of Hearts."""

from __future__ import annotations

import msgspec

from hearts.components import CARD, NO_CARD, NO_CARDS, PENALTIES, SUIT_NAMES, WAY, Cards
from hearts.rules.scoring import costs
from hearts.rules.tricks import playable
from hearts.state import Hearts
from sortilege.kernel.pieces import JUDGE
from sortilege.kernel.sets import Seat, members, size


class PlayerView(msgspec.Struct):
    """One player, as a seat sees them."""

    hand: list[str] | None
    """Its cards, for its own eyes."""
    cards: int
    """How many it holds."""
    passed: list[str] | None
    """What it put aside or passed, for its own eyes."""
    received: list[str] | None
    passing: int
    """How many cards it has put aside so far."""
    trick: str | None
    """Its card on the table."""
    taken: list[str]
    """The cards in its tricks that cost points."""
    points: int
    out_of: list[str]
    """The suits it has shown not to have."""


class HeartsView(msgspec.Struct):
    way: str
    """Where passed cards go: keep, left, across, right."""
    stage: str
    """`passing`, `tricks` or `over`."""
    leader: int | None
    """Who led to the trick on the table, or leads next."""
    tricks: int
    hearts_broken: bool
    playable: list[str]
    """What the seat may play now."""
    players: list[PlayerView]


def view(game: Hearts, seat: int) -> HeartsView:
    passing = len(game.lanes) > 0
    return HeartsView(
        way=WAY.labels[game.way],
        stage="over" if game.over else "passing" if passing else "tricks",
        leader=None if passing else int(game.leader),
        tricks=int(game.tricks),
        hearts_broken=game.hearts_broken(),
        playable=names(playable(game, seat)) if not passing and seat in game.open else [],
        players=[show_player(game, seat, other, passing) for other in range(game.seats)],
    )


def show_player(game: Hearts, seat: Seat, other: Seat, passing: bool) -> PlayerView:
    own = seat in (other, JUDGE)
    giver = (other - game.way) % game.seats
    card = game.trick[other]
    return PlayerView(
        hand=names(game.hands[other]) if own else None,
        cards=int(size(game.hands[other])),
        passed=names(game.passed[other]) if own else None,
        received=names(game.passed[giver] if not passing and game.way else NO_CARDS) if own else None,
        passing=int(size(game.passed[other])) if passing else 0,
        trick=None if card == NO_CARD else CARD.labels[card],
        taken=names(game.taken[other] & PENALTIES),
        points=int(costs(game, other)),
        out_of=[SUIT_NAMES[suit] for suit in members(game.voids[other])],
    )


def names(cards: Cards) -> list[str]:
    return [CARD.labels[card] for card in members(cards)]
