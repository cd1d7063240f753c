"""What can be written in a table's log. The state of a table is these lines, read in order."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One line."""


class Seated(Entry, frozen=True, tag="seated"):
    """A person, a bot or nobody takes a seat, before the game begins."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    entropy: str = ""


class Readied(Entry, frozen=True, tag="readied"):
    """A seat adds its own words to the shuffle."""

    seat: int
    entropy: str


class Started(Entry, frozen=True, tag="started"):
    """The deal. An uploaded record that is played on brings its own text."""

    revision: int
    record: str | None = None


class Chosen(Entry, frozen=True, tag="chosen"):
    """An answer, or a standing permission that was used."""

    seat: int
    step: str
    act: bool = False
    late: bool = False
    client: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """The game goes back to an earlier number of choices."""

    seat: int
    to: int


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for somebody who is away, or who gave up the seat for good."""

    seat: int
    bot: str
    for_good: bool = False


class CameBack(Entry, frozen=True, tag="came_back"):
    seat: int


class Said(Entry, frozen=True, tag="said"):
    seat: int
    channel: str
    text: str
    client: str = ""


class Signed(Entry, frozen=True, tag="signed"):
    """Structured talk that bots understand too."""

    seat: int
    sign: str
    about: int
    client: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """One person no longer hears a seat; nobody else is told."""

    person: str
    seat: int
    on: bool


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposes something the table must agree on."""

    seat: int
    what: str
    about: int = 0


class Voted(Entry, frozen=True, tag="voted"):
    seat: int
    yes: bool


class Paused(Entry, frozen=True, tag="paused"):
    on: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The table stops before the rules say so."""

    reason: str
    winners: tuple[int, ...] = ()


AnyEntry = (
    Seated
    | Readied
    | Started
    | Chosen
    | Undone
    | StoodIn
    | CameBack
    | Said
    | Signed
    | Muted
    | Proposed
    | Voted
    | Paused
    | Ended
)


class Line(msgspec.Struct, frozen=True):
    """An entry with its place in the log, when it was written and when it takes effect."""

    ply: int
    at: float
    due: float
    entry: AnyEntry


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)
