"""What can be written in a table's log. The state of a table is these lines, read in order."""

from __future__ import annotations

from typing import Literal

import msgspec

from sortilege.kernel.record import Choice


class Entry(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One line. Where somebody wished it over a socket, `client` is their own number for that wish; it is
    remembered, so that the same wish sent again is not carried out twice."""


class Seated(Entry, frozen=True, tag="seated"):
    """A person, a bot or nobody takes a seat, before the game begins."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    entropy: str = ""
    by_host: bool = False
    """The host took the seat from whoever sat there."""


class Readied(Entry, frozen=True, tag="readied"):
    """A seat adds its own words to the shuffle."""

    seat: int
    entropy: str


class Begins(Entry, frozen=True, tag="begins"):
    """Somebody says that their seat is the one that begins, or that nobody knows."""

    seat: int | None


class Brought(Entry, frozen=True, tag="brought"):
    """Somebody brings the record of a game, to be played on from its end."""

    record: str


class Started(Entry, frozen=True, tag="started"):
    """The deal, or the end of the record that was brought."""

    revision: int


class Chosen(Entry, frozen=True, tag="chosen"):
    """An answer, or a standing permission that was used."""

    seat: int
    step: str
    act: bool = False
    late: bool = False
    client: str = ""
    given: bool = False
    """The table gave it for the seat; a record does not say so."""

    @property
    def choice(self) -> Choice:
        """As a record has it, and everybody who plays it."""
        return Choice(self.seat, self.step, self.act, self.late)


class Sealed(Entry, frozen=True, tag="sealed"):
    """An answer kept until a window that always runs its full length has done so; nobody but its
    seat sees that it is there. It is Chosen when the window closes."""

    seat: int
    step: str
    client: str = ""


class Let(Entry, frozen=True, tag="let"):
    """A seat lets the table answer a kind of question for it: for the rest of the `round` or of the `game`, `unless` it
    holds something to answer with, or `ask` as before. Nobody else is told."""

    seat: int
    question: str
    how: Literal["ask", "round", "game", "unless"]
    round: int = 0
    client: str = ""


class Pointed(Entry, frozen=True, tag="pointed"):
    """What a seat would answer if the window ended now, while others may still change its mind: those it confers with
    see it. It is no part of the game's record."""

    seat: int
    step: str
    client: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """The game goes back to an earlier number of choices."""

    seat: int
    to: int
    client: str = ""


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for somebody who is away, or who gave up the seat for good."""

    seat: int
    bot: str
    for_good: bool = False
    client: str = ""


class CameBack(Entry, frozen=True, tag="came_back"):
    seat: int


class Appointed(Entry, frozen=True, tag="appointed"):
    """A player who is dead becomes the Moderator."""

    seat: int
    client: str = ""


class Presided(Entry, frozen=True, tag="presided"):
    """A person without a seat is the Moderator from the start, or nobody is."""

    person: str | None = None
    name: str = ""


class Admitted(Entry, frozen=True, tag="admitted"):
    """Somebody seated lets a big screen see the table as it is now, or sends it back among the spectators."""

    seat: int
    screen: str
    on: bool = True
    client: str = ""


class Gathered(Entry, frozen=True, tag="gathered"):
    """Whoever sits there plays with a phone beside a big screen, in one room with others, and confers with nobody."""

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
    client: str = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposes something the table must agree on."""

    seat: int
    what: str
    about: int = 0
    client: str = ""


class Voted(Entry, frozen=True, tag="voted"):
    seat: int
    yes: bool
    client: str = ""


class Paused(Entry, frozen=True, tag="paused"):
    on: bool


class WentAway(Entry, frozen=True, tag="went_away"):
    """Somebody is on vacation from a slow table for so many days from now on, or home again: then there are none."""

    seat: int
    days: int


class Ended(Entry, frozen=True, tag="ended"):
    """The table stops before the rules say so."""

    reason: str
    winners: tuple[int, ...] = ()
    seat: int | None = None
    """Who resigned, if one did."""
    client: str = ""


class Consented(Entry, frozen=True, tag="consented"):
    """Whoever sits there is content that the game is rated, or no longer."""

    seat: int
    on: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


AnyEntry = (
    Seated
    | Readied
    | Begins
    | Brought
    | Started
    | Chosen
    | Sealed
    | Let
    | Pointed
    | Undone
    | StoodIn
    | CameBack
    | Appointed
    | Presided
    | Admitted
    | Gathered
    | Said
    | Signed
    | Muted
    | Proposed
    | Voted
    | Paused
    | WentAway
    | Ended
    | Consented
    | Rematched
)


SEEN_BY_ALL = frozenset((
    Seated, Readied, Begins, Started, StoodIn, CameBack, Proposed, Voted, Undone, Paused, Ended, Rematched, Appointed,
    Presided, Admitted, Consented, WentAway,
))  # fmt: skip
"""What changes the card of a table."""
ABOUT_THE_GAME = frozenset((Started, Chosen, Sealed, Let, Pointed, Undone, Paused, WentAway, Appointed, Gathered))
"""What may change what a seat is shown."""


PART_OF_PLAYING = frozenset((Chosen, Sealed, Let, Pointed, Started, Brought))
"""What a log takes as much of as the game needs."""
COUNTED_ELSEWHERE = PART_OF_PLAYING | {Said, Signed}
"""For all else there is a limit by seat."""


ABOUT_SEATS = frozenset((Seated, Presided))
"""Who sits where, or presides."""


class LogLine(msgspec.Struct, frozen=True):
    """An entry with its place in the log and when it was written."""

    ply: int
    at: float
    entry: AnyEntry


class Changed(msgspec.Struct, frozen=True):
    """Of what lines that were read make it necessary to tell."""

    seats: bool
    """Somebody sat down, or lost the seat."""
    card: bool
    game: bool
    fresh: bool
    """What seats knew of the game before no longer counts."""

    @classmethod
    def by(cls, lines: list[LogLine]) -> Changed:
        written = {type(line.entry) for line in lines}
        return cls(
            seats=not written.isdisjoint(ABOUT_SEATS),
            card=not written.isdisjoint(SEEN_BY_ALL),
            game=not written.isdisjoint(ABOUT_THE_GAME),
            fresh=Undone in written,
        )


PLAYED_AGAIN = (Started, Undone)
"""For these something may have to be played again: see Table.prepare."""


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)
