"""What HTTP requests and answers carry about company: keys of one's own, tables to watch, people to play with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sortilege.server.table.setup import Setup

BASE64 = "^[A-Za-z0-9_-]+$"
LONGEST_ID = 1400
LONGEST_SIGNED = 20_000

Pace = Literal["free", "timed", "slow"]
"""Nobody hurries; a minute for a question; a day."""
KeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern=BASE64)]
Signed = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SIGNED, pattern=BASE64)]


class PasskeyCard(msgspec.Struct):
    id: str
    created: float
    used: float | None


class MyPasskeys(msgspec.Struct):
    possible: bool
    """Whether this server takes passkeys by the name it was asked by."""
    keys: list[PasskeyCard]
    """Yours, the oldest first."""


class PasskeyWanted(msgspec.Struct):
    """What a device needs to make a new key."""

    challenge: str
    site: str
    user: str
    name: str
    algorithms: list[int]
    known: list[str]
    """Keys that you have: one device makes one."""
    seconds: int


class PasskeyAsked(msgspec.Struct):
    """What a device needs to sign with a key it has."""

    challenge: str
    site: str
    seconds: int


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    id: KeyId
    client_data: Signed
    attestation: Signed


class UsedPasskey(msgspec.Struct, forbid_unknown_fields=True):
    id: KeyId
    client_data: Signed
    authenticator_data: Signed
    signature: Signed


class WatchChair(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot"]
    name: str


class WatchCard(msgspec.Struct):
    """A game that goes on, as it was when it began."""

    id: str
    setup: Setup
    since: float
    """When spectators saw it begin."""
    chairs: list[WatchChair]


class Seeking(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=24)]
    pace: Pace = "free"
    mode: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class MySeek(msgspec.Struct):
    seek: Seeking | None = None
    """Null if you seek nothing, or not any more."""
    since: float = 0.0
    fills_at: float = 0.0
    """When bots take the seats that are still free."""
    now: float = 0.0
    table: str | None = None
    """Where you were seated."""


class KeepAway(msgspec.Struct, forbid_unknown_fields=True):
    how: Literal["block", "mute"]


class KeptAwayCard(msgspec.Struct):
    number: int
    name: str
    """What they were called then."""
    how: str
    at: float


class OpenTournament(msgspec.Struct, forbid_unknown_fields=True):
    setup: Setup
    """Of each table; all members may watch."""
    both: bool = False
    """Everything twice, with the seats the other way round."""
    members: Annotated[list[int], msgspec.Meta(max_length=60)] | None = None
    """Who takes part, by their numbers; null is everybody."""


class TournamentPlace(msgspec.Struct):
    player: int
    name: str
    you: bool
    played: int
    """Games that have come to an end, as far as everybody may know."""
    won: int
    points: float
    """One for each game; those who win together share it."""


class TournamentGame(msgspec.Struct):
    number: int
    round: int
    players: list[int]
    """By seat."""
    state: Literal["waiting", "going-on", "over"]
    winners: list[int]
    table: str | None
    """Where it is played, if you may look."""
    may_open: bool


class TournamentDetail(msgspec.Struct):
    id: str
    setup: Setup
    both: bool
    places: list[TournamentPlace]
    """The best first."""
    games: list[TournamentGame]


BODIES = (NewPasskey, UsedPasskey, Seeking, KeepAway, OpenTournament)
"""What is sent to the server."""
ANSWERS = (MyPasskeys, PasskeyWanted, PasskeyAsked, WatchCard, MySeek, KeptAwayCard, TournamentDetail)
