"""Every message that crosses a socket, in both directions. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sortilege.bots.hints import Hint
from sortilege.kernel.match import Event, Outcome, Refusal
from sortilege.kernel.record import Receipt
from sortilege.server.table.setup import Setup

PROTOCOL = 1

MOST_SEATS = 24
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]

# From a client


class FromClient(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    protocol: int
    since: dict[str, int] = {}
    """By seat (`"0"`, or `"watch"`): the last version this client has."""
    hands: bool = False
    """A phone beside a big screen: whoever sits there confers with nobody on it."""


class Play(FromClient, frozen=True, tag="play"):
    id: Token
    seat: SeatNumber
    ask: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
    """The number of the question this answers."""
    step: Notation


class Point(FromClient, frozen=True, tag="point"):
    """What would be answered if the window ended now; it may change until it is played."""

    id: Token
    seat: SeatNumber
    ask: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
    step: Notation


class Act(FromClient, frozen=True, tag="act"):
    id: Token
    seat: SeatNumber
    step: Notation


class Let(FromClient, frozen=True, tag="let"):
    """The table answers a kind of question for the seat: for the rest of this `round` or of the `game`, `unless` it
    holds something to answer with (in windows that run their full length), or `ask` as before."""

    id: Token
    seat: SeatNumber
    question: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    how: Literal["ask", "round", "game", "unless"]


class WhyNot(FromClient, frozen=True, tag="why_not"):
    id: Token
    seat: SeatNumber
    step: Notation


class AskHint(FromClient, frozen=True, tag="hint"):
    id: Token
    seat: SeatNumber
    ask: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
    """The number of the question it is about."""


class Undo(FromClient, frozen=True, tag="undo"):
    id: Token
    seat: SeatNumber


class Propose(FromClient, frozen=True, tag="propose"):
    id: Token
    seat: SeatNumber
    what: Literal["undo", "end", "pause", "resume", "bot"]
    about: SeatNumber = 0


class Vote(FromClient, frozen=True, tag="vote"):
    id: Token
    seat: SeatNumber
    yes: bool


class Resign(FromClient, frozen=True, tag="resign"):
    id: Token
    seat: SeatNumber


class Say(FromClient, frozen=True, tag="say"):
    id: Token
    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Sign(FromClient, frozen=True, tag="sign"):
    id: Token
    seat: SeatNumber
    sign: Annotated[str, msgspec.Meta(max_length=20)]
    about: SeatNumber


class Mute(FromClient, frozen=True, tag="mute"):
    id: Token
    seat: SeatNumber
    on: bool


class Admit(FromClient, frozen=True, tag="admit"):
    """A big screen, by the number that it shows, is to see the table as it is now, or no longer."""

    id: Token
    seat: SeatNumber
    screen: Annotated[str, msgspec.Meta(pattern="^[0-9]{6}$")]
    on: bool = True


class Report(FromClient, frozen=True, tag="report"):
    """What somebody said, or how they call themselves, is shown to the operator."""

    id: Token
    about: SeatNumber
    why: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Ping(FromClient, frozen=True, tag="ping"):
    id: Token


AnyWish = (
    Play | Point | Act | Let | WhyNot | AskHint | Undo | Propose | Vote | Resign
    | Say | Sign | Mute | Admit | Report | Ping
)  # fmt: skip
AnyFromClient = Hello | AnyWish

# To a client


class ToClient(msgspec.Struct, frozen=True, tag_field="t"):
    pass


class Question(msgspec.Struct, frozen=True):
    number: int
    why: str
    options: list[str]
    default: str | None
    given: Literal["only", "same", "wish"] | None = None
    """The table is going to answer, because there is only this answer or all come to the same, and everybody knows
    it, or because the player left it to the table. Whoever answers first is heard."""
    lets: list[Literal["round", "game", "unless"]] = []
    """How the player may let the table answer such questions."""


class Pointing(msgspec.Struct, frozen=True):
    """What a seat points at while a window is open."""

    by: int
    step: str
    sure: bool
    """It is answered, and no longer changes."""


class State(ToClient, frozen=True, tag="state"):
    """What a seat sees now, and what it was told since its last message."""

    seat: int | None
    version: int
    fresh: bool
    """Whatever the client knew before no longer counts; the events are the story so far."""
    events: list[Event]
    view: dict[str, Any]
    ask: Question | None
    may: list[str]
    undo: bool
    until: float | None
    lets: dict[str, Literal["round", "game", "unless"]] = {}
    """By question: how this seat lets the table answer; nobody else is told."""
    pointing: list[Pointing] | None = None
    """Where people point before they answer: what this seat sees of it."""


class ChairCard(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    stand_in: str | None
    here: bool
    away_until: float | None
    host: bool
    consents: bool = False
    """At a table that is rated: to that."""
    vacation: float | None = None
    """Until when they are away, and the table stands still."""
    vacation_days: int = 0
    """For how many days they may still be."""


class ProposalCard(msgspec.Struct, frozen=True):
    seat: int
    what: str
    about: int | None
    """The seat a bot shall play."""
    votes: dict[str, bool]


class TableCard(msgspec.Struct, frozen=True):
    """A table as anybody may see it."""

    id: str
    setup: Setup
    status: Literal["open", "playing", "over"]
    chairs: list[ChairCard]
    receipt: Receipt
    paused: bool
    proposal: ProposalCard | None
    outcome: Outcome | None
    ended: str | None
    rematch: str | None
    resumed: bool
    moderator: int | None = None
    """The seat of a dead player who sees what happens at Night."""
    asks_who_begins: bool = False
    """People say before the game who begins, by something that only they know."""
    begins: int | None = None
    """The seat that does, if somebody has said so; else chance decides."""
    presiding: str | None = None
    """The name of the Moderator who has no seat, if there is one."""
    screens: list[str] = []
    """The numbers of the big screens that see the table without delay."""
    passes: dict[str, list[Literal["round", "game", "unless"]]] = {}
    """At a slow table: questions that a seat may leave to the table before they are asked, and for how long."""


class Welcome(ToClient, frozen=True, tag="welcome"):
    protocol: int
    now: float
    seats: list[int]
    table: TableCard
    presides: bool = False
    """You are the Moderator who has no seat."""


class TableChanged(ToClient, frozen=True, tag="table"):
    seats: list[int]
    table: TableCard
    presides: bool = False


class Heard(ToClient, frozen=True, tag="heard"):
    """Somebody spoke."""

    number: int
    at: float
    seat: int
    channel: str
    text: str | None = None
    sign: str | None = None
    about: int | None = None


class Screens(ToClient, frozen=True, tag="screens"):
    """To those who sit at the table: the numbers of big screens that wait to be admitted."""

    waiting: list[str]


class Ack(ToClient, frozen=True, tag="ack"):
    id: str


class Refused(ToClient, frozen=True, tag="refused"):
    """Why not: a message of the catalogue with its arguments, and the rules behind it."""

    id: str
    reason: Refusal


class Why(ToClient, frozen=True, tag="why"):
    id: str
    reason: Refusal | None


class Hints(ToClient, frozen=True, tag="hints"):
    """What could be answered, best first; the rest is no better."""

    id: str
    hints: list[Hint]


class Pong(ToClient, frozen=True, tag="pong"):
    id: str
    now: float


AnyToClient = State | Welcome | TableChanged | Heard | Screens | Ack | Refused | Why | Hints | Pong

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
_reader: msgspec.json.Decoder[AnyToClient] = msgspec.json.Decoder(AnyToClient)


def read_from_client(text: str | bytes) -> AnyFromClient:
    """msgspec.ValidationError or DecodeError says what is wrong."""
    return _decoder.decode(text)


def read_to_client(text: str | bytes) -> AnyToClient:
    return _reader.decode(text)


# The numbers a socket may be closed with

GOING_AWAY = 1001
BROKEN = 1011
BAD_MESSAGE = 4400
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_SLOW = 4408
OTHER_RULES = 4409
DAMAGED = 4410
TOO_MANY = 4429
STORE_TROUBLE = 4503

FOR_GOOD = (BAD_MESSAGE, NOT_ALLOWED, NO_SUCH_TABLE, OTHER_RULES, DAMAGED)
"""After these nobody need come back."""


def close_codes() -> dict[str, int]:
    """By name: all these numbers."""
    return {name: code for name, code in globals().items() if name.isupper() and type(code) is int and code > 1000}
