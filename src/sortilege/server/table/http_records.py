"""What HTTP requests and answers carry."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sortilege import Outcome
from sortilege.kernel.areas import Area, Box, Look, Motion
from sortilege.kernel.match import Event, Refusal
from sortilege.kernel.result import Result
from sortilege.kernel.ruleset import Option
from sortilege.server.table.played import Count, Rated
from sortilege.server.table.setup import Setup
from sortilege.server.table.wire import State, TableCard


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
    language: Literal["fr", "en"] = "fr"


class Passphrase(msgspec.Struct, forbid_unknown_fields=True):
    passphrase: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class NewPhrases(msgspec.Struct):
    """What somebody writes down, shown once."""

    passphrase: str
    recovery: str


class WhoBegins(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None
    """One of your own; null takes it back."""


class GameTold(msgspec.Struct, frozen=True):
    """What stands on the box of a game."""

    name: str
    line: str
    kind: str
    """What sort of game it is; may be empty."""


class GameCard(msgspec.Struct):
    name: str
    revision: int
    modes: list[str]
    seats: dict[str, tuple[int, int]]
    options: list[Option]
    without_undo: bool
    signs: list[str]
    bots: list[str]
    has_crier: bool
    """Whether a table may have a Crier, and so a Moderator."""
    window: float
    """How many seconds its windows last where no rulebook says so and a table may; 0 for a game without such."""
    usual_seats: int
    """How many play when nobody says."""
    at_once: dict[str, bool | int | str]
    """The options of a table that one click opens."""
    emblem: str
    box: Box
    told: dict[str, GameTold]
    """By language."""
    has_lesson: bool
    has_rules: bool
    rated: list[str]
    """The modes in which a table may be rated."""


class GameBook(msgspec.Struct):
    """The vocabulary of a game, and how its things lie."""

    game: str
    kinds: dict[str, list[str]]
    """The labels of each kind of argument that has some."""
    steps: dict[str, dict[str, str]]
    """The arguments of each step, and their kinds."""
    events: dict[str, dict[str, str]]
    rules: dict[str, str]
    """The rule that an event is about, where the game says so."""
    areas: list[Area]
    motions: list[Motion]
    looks: dict[str, dict[str, Look]]


class TableDetail(msgspec.Struct):
    """A table with what only its people may know."""

    table: TableCard
    seats: list[int]
    """Yours."""
    code: str | None
    invites: list[str] | None
    """One link for each seat; the host's to give away."""


class Invitation(msgspec.Struct):
    """Where an invitation, or the code of a table, leads."""

    table: TableCard
    host: str
    """Who invites; empty if they do not sit there."""
    variant: dict[str, str]
    """The mode, for how many, and what is not as usual, in one line; by language."""
    seat: int | None
    """The one it is for, if it is for one."""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None = None
    entropy: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Your own words in the shuffle."""


class Join(Sit, forbid_unknown_fields=True):
    code: str | None = None
    invite: str | None = None
    moderate: bool = False
    """With a code: as the Moderator, without a seat."""


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """How whoever plays a seat is called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=30)]


class Moderate(msgspec.Struct, forbid_unknown_fields=True):
    on: bool


class Favourite(msgspec.Struct, forbid_unknown_fields=True):
    on: bool


class ProfileShown(msgspec.Struct, forbid_unknown_fields=True):
    shown: bool


class MyProfile(msgspec.Struct):
    word: str | None
    """Where others find it; null while it is hidden."""


class Statistics(msgspec.Struct):
    """Somebody's games in numbers."""

    name: str
    counts: list[Count]
    ratings: list[Rated]


class NameCircle(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ChangeCircle(msgspec.Struct, forbid_unknown_fields=True):
    """What is not named stays."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=120)] | None = None
    """When and what this circle plays; empty for nothing."""
    new_link: bool = False
    """The old one leads nowhere any more."""


class JoinCircle(msgspec.Struct, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class CircleCard(msgspec.Struct):
    """A circle as its members see it in a list, and whoever has its link."""

    id: str | None
    """Only for its members."""
    name: str
    invitation: str
    members: int


class Member(msgspec.Struct):
    number: int
    name: str
    host: bool
    you: bool
    played: int
    """Games at tables of the circle that could be watched, once their end is known."""
    won: int


class CircleTable(msgspec.Struct):
    table: TableCard
    code: str | None
    """While seats can be taken."""


class CircleDetail(msgspec.Struct):
    id: str
    name: str
    invitation: str
    link: str
    you_host: bool
    members: list[Member]
    """Those who won most first."""
    tables: list[CircleTable]
    games: list[TableCard]
    """The last that are over."""


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    on: bool


class FindTable(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ScreenDetail(msgspec.Struct):
    """What a big screen has to know of the table that it shows."""

    table: str
    code: str
    number: str
    """What it shows so that somebody seated can admit it."""
    admitted: bool
    """It sees the table as it is now."""
    needed: bool
    """Others see it later, or not at all: somebody seated has to admit it."""


class Whereabouts(msgspec.Struct):
    base: str | None
    """Where phones find this server, if it knows that better than whoever asks: `localhost` leads no phone here."""


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    bot: str | None


class ReportTalk(msgspec.Struct, forbid_unknown_fields=True):
    about: Annotated[int, msgspec.Meta(ge=0, le=23)]
    """The seat of whoever said it."""
    why: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Sure(msgspec.Struct, forbid_unknown_fields=True):
    sure: Literal[True]


class Done(msgspec.Struct):
    done: bool = True


class UploadedRecord(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=800_000)]


class ReplayPage(msgspec.Struct):
    """One position of a record, with everything a seat (or a spectator) was told before."""

    ply: int
    plies: int
    view: dict[str, Any]
    events: list[Event]
    outcome: Outcome | None
    fair: str | None
    """Why the receipt does not prove the shuffles; null if it does."""
    ears: list[list[int]]
    """Of each event: the seats that alone were told it; none if everybody was."""


class ReelPage(msgspec.Struct):
    """One position of a reel."""

    ply: int
    view: dict[str, Any]
    told: int
    """How much of the reel's story had been told by then."""
    outcome: Outcome | None


class Reel(msgspec.Struct):
    """Some positions of a record, one after the other, through the same eyes."""

    plies: int
    pages: list[ReelPage]
    events: list[Event]
    """All that was told up to the last of them, from the beginning."""
    ears: list[list[int]]
    """Of each event: the seats that alone were told it; none if everybody was."""


class GameResult(msgspec.Struct):
    """What a game has to tell once it is over."""

    result: Result
    choices: int
    over: bool
    """By its own rules; a table may end before."""
    outcome: Outcome | None
    fair: str | None
    """Why the receipt does not prove the shuffles; null if it does."""
    seconds: float | None
    """From the deal to the end."""


class MyTable(msgspec.Struct):
    """A table of yours that goes on."""

    table: TableCard
    mine: bool
    """You are asked something there."""
    awaited: list[int] | None
    """The seats for which everybody sees it wait; null is everybody: they answer unseen, or side by side."""


class MyGame(msgspec.Struct):
    """A game of yours that is over."""

    table: TableCard
    seat: int
    over: float
    """When it ended."""
    won: bool | None
    """Null if it came to no end by its rules."""
    favourite: bool


class MyGames(msgspec.Struct):
    games: list[MyGame]
    after: str | None
    """Where the next page begins; null if this is the last."""


class LessonStop(msgspec.Struct, frozen=True):
    """One stop of a lesson: what is said, what is pointed at, what is to be done, and what is seen."""

    says: str
    point: str
    choose: str
    state: State
    """With what was told since the stop before; a question only where something is to be done."""


class Lesson(msgspec.Struct, frozen=True):
    setup: Setup
    seat: int
    stops: list[LessonStop]


class LessonAnswer(msgspec.Struct, frozen=True):
    """Why something cannot be done at a stop; null if it could."""

    reason: Refusal | None
