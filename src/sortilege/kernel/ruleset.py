"""A ruleset: what can be set up (modes, seats, options) and how a game of it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, cast

import msgspec

from sortilege.kernel.actions import Actions
from sortilege.kernel.areas import Area, Box, Looks, Motion, check_areas
from sortilege.kernel.book import Book
from sortilege.kernel.kinds import quoted
from sortilege.kernel.learning import Learning
from sortilege.kernel.manners import Rivals
from sortilege.kernel.plain_data import View
from sortilege.kernel.record import Record
from sortilege.kernel.result import Teller
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game
from sortilege.kernel.step import Step
from sortilege.kernel.table_rules import TableRules
from sortilege.kernel.views import Value as Value
from sortilege.kernel.views import as_json, plain

MOST_STEPS_KEPT = 100_000
G = TypeVar("G", bound=Game)


class Option(msgspec.Struct, frozen=True):
    """One thing a table may set before the game."""

    name: str
    """As records and messages call it."""
    type: str
    """`bool`, `int` or `choice`."""
    default: Value
    """What it is unless a table says otherwise."""
    choices: tuple[Value, ...]
    """What it may be; for an `int` its least and greatest value; the numbers of a `choice` are seats."""
    modes: tuple[str, ...]
    """The modes it is for."""
    seats: tuple[int, int] | None = None
    """The numbers of players it is for, where not all."""
    names_seat: bool = False
    """Its numbers are seats, which must exist."""
    also: tuple[int, ...] = ()
    """For an `int`: what it may be besides, such as 0 for off."""
    later: bool = False
    """It came after games had been recorded: a record names it only where it is not its default, so that games of
    before are written down as they were."""
    begins: tuple[str, ...] = ()
    """The modes in which it says who begins, by something that only people know: they are asked before the game."""

    @property
    def by_chance(self) -> Value:
        """What it is where nobody names a seat: the word among its choices."""
        return next((choice for choice in self.choices if isinstance(choice, str)), self.default)

    def allows(self, value: object) -> bool:
        """Whether it may be that."""
        if self.type == "int":
            least, greatest = self.choices
            return type(value) is int and (int(least) <= value <= int(greatest) or value in self.also)
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def allowed(self) -> str:
        """What it may be, in words."""
        if self.type == "int":
            return " or ".join([f"{self.choices[0]} to {self.choices[1]}", *[str(value) for value in self.also]])
        return ", ".join(repr(choice) for choice in self.choices)


def switch(name: str, *modes: str, seats: tuple[int, int] | None = None, later: bool = False) -> Option:
    """An option that is off unless a table turns it on."""
    return Option(name, "bool", False, (False, True), modes, seats, later=later)


class Steps(dict[int, Step]):
    """The steps that were seen from outside, made once each."""

    def __init__(self, step_type: type[Step]) -> None:
        super().__init__()
        self._step_type = step_type

    def __missing__(self, number: int) -> Step:
        if len(self) == MOST_STEPS_KEPT:
            self.clear()
        step = self[number] = self._step_type(number)
        return step


class Ruleset:
    """A game as it is declared: what a table may set, and how it is begun and shown."""

    def __init__(
        self,
        *,
        book: Book,
        revision: int,
        seats: Mapping[str, tuple[int, int]],
        options: tuple[Option, ...],
        blank: Callable[[], G],
        view: Callable[[G, int], msgspec.Struct | View],
        turn_rules: tuple[str, ...],
        view_type: type[msgspec.Struct] | None = None,
        without_undo: bool = False,
        sense: Sense[G] | None = None,
        table: TableRules | None = None,
        areas: tuple[Area, ...] = (),
        motions: tuple[Motion, ...] = (),
        looks: Looks | None = None,
        usual_seats: int | None = None,
        at_once: Mapping[str, Value] | None = None,
        emblem: str = "wisp",
        box: Box | None = None,
        learning: Learning | None = None,
        result: Teller | None = None,
        rivals: Rivals | None = None,
        unrated: tuple[str, ...] = (),
    ) -> None:
        book.check()
        check_areas(book, areas, motions, looks or {}, emblem)
        self.name = book.game
        """By which `new` finds it."""
        self.book = book
        """Everything that can happen in it."""
        self.revision = revision
        """Goes up with every change after which an old record may no longer replay."""
        self.modes = tuple(seats)
        """Their names, the usual one first."""
        self.seats = dict(seats)
        """By mode: the least and the greatest number of players."""
        self.options = options
        """What a table may set."""
        self.blank: Callable[[], Game] = blank
        self._view = cast("Callable[[Game, int], msgspec.Struct | View]", view)
        self.view_type = view_type
        """The record that its views are; None where a game says it in no type."""
        self.turn_rules = turn_rules
        """The ledger's IDs that say whose turn it is."""
        self.without_undo = without_undo
        """The rulebook forbids taking back."""
        self.sense = cast(Sense[Game], sense if sense is not None else Sense())
        """What bots know of the game."""
        self.table = table if table is not None else TableRules()
        """What it asks of whoever runs its table."""
        self.areas = areas
        """How its things lie, for boards that are drawn unasked."""
        self.motions = motions
        """What moves there while an event is told."""
        self.looks: Looks = looks or {}
        """How its things look where they are drawn unasked."""
        self.usual_seats = usual_seats if usual_seats is not None else next(iter(seats.values()))[0]
        """How many play when nobody says: a game that is lively, not long."""
        self.at_once = dict(at_once or {})
        """What a table sets that one click opens: with it whoever clicked, and begins, is asked first."""
        self.emblem = emblem
        """The drawing on its box."""
        self.box = box if box is not None else Box()
        """How it stands on the shelf."""
        self.learning = learning if learning is not None else Learning()
        """What it tells those who learn to play it."""
        self.result = result
        """What it has to tell once it is over."""
        self.rivals = rivals if rivals is not None else Rivals()
        """Whom its bots are measured against."""
        self.unrated = unrated
        """The modes in which nobody plays against anybody, or somebody who is no player counts."""
        self.steps = Steps(type("Step", (Step,), {"book": book, "__slots__": ()}))
        """By number: the step as it is seen from outside."""

    def look(self, game: Game, eyes: int) -> View:
        """What the game shows of itself to a seat, a spectator or a judge, ready for JSON."""
        return plain(self._view(game, eyes))

    def look_as_json(self, game: Game, eyes: int, frame: View) -> bytes:
        """The same as JSON, after what every view begins with."""
        return as_json(frame, self._view(game, eyes))

    def check_seats(self, mode: str, seats: int) -> None:
        """ValueError unless so many may play that mode."""
        least, most = self.seats[mode]
        if type(seats) is not int or not least <= seats <= most:
            raise ValueError(f"seats: {self.name} {mode} takes {least} to {most} players, not {quoted(seats)}")

    def check_mode(self, mode: str | None) -> str:
        """The mode of that name, the first if none is named; ValueError if there is none."""
        if mode is None:
            return self.modes[0]
        if mode not in self.modes:
            raise ValueError(f"mode: {self.name} has {', '.join(self.modes)}, not {quoted(mode)}")
        return mode

    def check_options(self, mode: str, seats: int, given: Mapping[str, Value] | None) -> dict[str, Value]:
        """All the options of a mode with their values."""
        if given is not None and not isinstance(given, Mapping):
            raise ValueError(f"options: a dictionary of their names and values, not {quoted(given)}")
        known = {option.name: option for option in self.options if mode in option.modes}
        for name, value in (given or {}).items():
            option = known.get(name)
            if option is None:
                raise ValueError(
                    f"options: {self.name} {mode} has no option {quoted(name)}; it has {', '.join(known) or 'none'}"
                )
            if not option.allows(value):
                raise ValueError(f"options: {name} may be {option.allowed()}, not {quoted(value)}")
            if value != option.default and option.seats and not option.seats[0] <= seats <= option.seats[1]:
                raise ValueError(f"options: {name} is for {option.seats[0]} to {option.seats[1]} players, not {seats}")
            if option.names_seat and type(value) is int and value >= seats:
                raise ValueError(f"options: {name} may be at most {seats - 1} with {seats} players, not {value!r}")
        return {name: (given or {}).get(name, option.default) for name, option in known.items()}

    def recorded(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options of a game as its record names them."""
        usual = {option.name: option.default for option in self.options if option.later}
        return {name: value for name, value in options.items() if name not in usual or value != usual[name]}

    def starter(self, mode: str) -> Option | None:
        """The option that says who begins, where people are asked."""
        return next((option for option in self.options if mode in option.begins), None)

    def actions(
        self, mode: str | None = None, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> Actions:
        """Every answer that can be given at such a table, numbered. Options are checked and change no number: what is
        learned at one table can be played at the others."""
        mode = self.check_mode(mode)
        seats = self.seats[mode][0] if seats is None else seats
        self.check_seats(mode, seats)
        self.check_options(mode, seats, options)
        return Actions(self.book, self.learning.sitting(mode, seats), self.learning.narrowed)

    def start(self, mode: str, seats: int, options: Mapping[str, Value], key: bytes | int) -> Game:
        """A new game, dealt and waiting for its first answer. A key of bytes is a real table's; a
        number seeds the quick generator, for simulations, which tell nothing."""
        game = self.blank()
        if isinstance(key, bytes):
            game.seed_stream(key)
        else:
            game.seed_quickly(key)
        game.set_up(self.modes.index(mode), seats, dict(options))
        if not isinstance(key, bytes):
            game.deaf = True
        game.advance()
        return game

    def start_record(self, record: Record) -> Game:
        """The first position of a record."""
        if record.game != self.name:
            raise ValueError(f"record: it is a game of {record.game}, not of {self.name}")
        if record.revision != self.revision:
            raise ValueError(
                f"record: it was played under revision {record.revision} of {self.name}, this is {self.revision}"
            )
        mode = self.check_mode(record.mode)
        self.check_seats(mode, record.seats)
        return self.start(mode, record.seats, self.check_options(mode, record.seats, record.options), record.key)
