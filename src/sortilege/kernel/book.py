"""Everything that can happen in one game: its steps and its events, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Never, cast

from mypy_extensions import i64

from sortilege.kernel.kinds import SEAT, Kind, quoted
from sortilege.kernel.sets import Seats
from sortilege.kernel.step_types import StepNumber, StepType, type_code

if TYPE_CHECKING:
    from sortilege.kernel.state import Game

NOTATION: Final = re.compile(r"(\w+)\((.*)\)")
UNSAID: Final[i64] = -(1 << 62)
"""A field of an event that was not given."""
MOST_WRITTEN: Final = 20_000
"""Notations that are kept; a game has fewer steps that are ever seen."""
WHOLE: Final = "*"
"""All of an event: others do not even hear that it happened."""
KNOWERS: Final = "knowers"
"""Those who know the thing already, and never everybody; who that is, the tests of the game say."""
KNOWERS_OR_ALL: Final = "knowers or all"
"""The same, or everybody where all know it."""


def secret(value: i64, known_to: Seats) -> i64:
    """A field of an event that only some seats are told."""
    return value if known_to < 0 else -(1 + value + (known_to << 8))


class EventType:
    """The name of an event, in the past tense, with its fields, and who may read those that are not for everybody:
    `BOOK.event("CardGiven", by=SEAT, to=SEAT, card=CARD).secret(card="by to")`."""

    def __init__(self, name: str, fields: dict[str, Kind], code: int) -> None:
        self.name = name
        """As it stands in the log."""
        self.fields = list(fields)
        """Their names."""
        self.kinds = list(fields.values())
        """What each of them may be."""
        self.columns = list(fields.items())
        self.width: Final[i64] = 2 + len(fields)
        """How many numbers one takes in the log: who is told, the code, the fields."""
        self.code: Final[i64] = code
        self.known_to: dict[str, str] = {}
        """By field, or WHOLE: the fields that name the seats who may read it, or KNOWERS. Any other is for all."""
        self.is_aside = False
        """It says in words what a view shows anyway."""
        self.is_rare = False
        """Random games hardly come to it."""
        self.rule = ""
        """The ledger's ID of the rule that it is about."""

    def secret(self, **known_to: str) -> EventType:
        """Only the seats that these other fields name are told this field."""
        for field, knowers in known_to.items():
            if field not in self.fields:
                raise ValueError(f"{self.name} has no field {field}")
            self._keep(field, knowers)
        return self

    def only_for(self, knowers: str) -> EventType:
        """Only the seats that these fields name hear of it at all."""
        self._keep(WHOLE, knowers)
        return self

    def rarely(self) -> EventType:
        """Random games hardly come to it: a scene of the game's tests does."""
        self.is_rare = True
        return self

    def by_rule(self, rule: str) -> EventType:
        """Whoever reads of it in the log is led to this rule of the ledger."""
        self.rule = rule
        return self

    def _keep(self, what: str, knowers: str) -> None:
        if self.is_aside:
            raise ValueError(f"{self.name} is an aside, and asides are for everybody")
        if knowers not in (KNOWERS, KNOWERS_OR_ALL):
            for name in knowers.split() or [""]:
                if name not in self.fields or self.kinds[self.fields.index(name)] is not SEAT:
                    raise ValueError(
                        f"{self.name}: {what} is for {quoted(knowers)}, of which {quoted(name)} is no seat"
                    )
        self.known_to[what] = knowers


class Book:
    """The steps and events of one game; its modules enter them when they are loaded."""

    def __init__(self, game: str) -> None:
        self.game = game
        """The name of the game."""
        self.step_types: list[StepType] = []
        """By code; the first stands for no step at all."""
        self.event_types: list[EventType] = []
        self.by_name: dict[str, StepType] = {}
        self.redraw: Callable[[Never, int], None] = _unable_to_imagine
        """Draws anew, in a world imagined for a seat, what that seat does not know, all but sealed answers."""
        self.permissions: Callable[[Never, int], list[int]] = _nothing_permitted
        """The steps a seat may take at any time, outside its questions."""
        self._written: dict[int, str] = {}
        """By step: its notation, made once."""
        self._read: dict[str, int] = {}
        """By notation that was written here: its step."""
        StepType(self, "", {})

    def event(self, name: str, **fields: Kind) -> EventType:
        """Declares an event with its fields."""
        event = EventType(name, fields, len(self.event_types))
        self.event_types.append(event)
        return event

    def aside(self, name: str, **fields: Kind) -> EventType:
        """An event for those who read the log: it says in words what a view shows anyway, so `Match.events`, which
        programs go by, leaves it out."""
        event = self.event(name, **fields)
        event.is_aside = True
        return event

    def enter(self, step_type: StepType) -> int:
        """Numbers a new type of step."""
        if step_type.name in self.by_name:
            raise ValueError(f"{self.game} has two steps named {step_type.name}")
        if step_type.name:
            self.by_name[step_type.name] = step_type
        self.step_types.append(step_type)
        return len(self.step_types) - 1

    def check(self) -> None:
        """Every step has a rule."""
        for step_type in self.by_name.values():
            if not step_type.has_rule:
                raise ValueError(f"{self.game}: no rule carries out {step_type.name}")

    def kinds(self) -> list[Kind]:
        """Every kind of argument and field, as often as it is used."""
        steps = [kind for step_type in self.by_name.values() for kind in step_type.kinds]
        return steps + [kind for event in self.event_types for kind in event.kinds]

    def type_of(self, step: StepNumber) -> StepType:
        """The type of a step; ValueError if it is none of this game."""
        code = type_code(step)
        if code == 0 or code >= len(self.step_types):
            raise ValueError(f"{int(step)} is no step of {self.game}")
        return self.step_types[code]

    def write(self, step: StepNumber) -> str:
        """The stable notation of a step: `PlayRed(by=0, on=3, card=accusation)`."""
        known = self._written.get(step)
        if known is not None:
            return known
        if len(self._written) >= MOST_WRITTEN:
            self._written.clear()
            self._read.clear()
        text = self._written[step] = self._notation(step)
        return text

    def _notation(self, step: StepNumber) -> str:
        step_type = self.type_of(step)
        arguments = step_type.read_arguments(step)
        words = [f"{name}={'none' if value is None else value}" for name, value in arguments.items()]
        return f"{step_type.name}({', '.join(words)})"

    def read(self, text: str) -> int:
        """The step that a notation names; ValueError says what is wrong with it."""
        known = self._read.get(text)
        if known is not None:
            return known
        step = self._step(text)
        if self._written.get(step) == text:  # not what somebody else writes in a way of their own
            self._read[text] = step
        return step

    def _step(self, text: str) -> int:
        match = NOTATION.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"{quoted(text)} is not the notation of a step, such as {self.example()}")
        step_type = self.by_name.get(match.group(1))
        if step_type is None:
            names = ", ".join(self.by_name)
            raise ValueError(f"{quoted(match.group(1))} is no step of {self.game}; its steps are {names}")
        given = [part.strip() for part in match.group(2).split(",")] if match.group(2).strip() else []
        wanted = ", ".join(f"{name}=..." for name in step_type.arguments)
        if len(given) != len(step_type.arguments):
            raise ValueError(f"{step_type.name} takes ({wanted}), not {quoted(text)}")
        values: list[int] = []
        for place, part in enumerate(given):
            name, equals, word = part.partition("=")
            if not equals or name.strip() != step_type.arguments[place]:
                raise ValueError(f"{step_type.name} takes ({wanted}), not {quoted(text)}")
            values.append(step_type.kinds[place].read(word.strip()))
        return step_type.with_arguments(values)

    def imagine(self, world: Game, seat: int) -> None:
        """Draws anew in a world what a seat does not know."""
        cast("Callable[[Game, int], None]", self.redraw)(world, seat)

    def permitted(self, game: Game, seat: int) -> list[int]:
        """The steps a seat may take now, outside its questions."""
        return cast("Callable[[Game, int], list[int]]", self.permissions)(game, seat)

    def example(self) -> str:
        """The notation of one of its steps."""
        return self.write(self.step_types[1].code)


def _unable_to_imagine(game: Game, seat: int) -> None:
    raise NotImplementedError(f"{game.book.game} does not say how its secrets are drawn anew")


def _nothing_permitted(game: Game, seat: int) -> list[int]:
    return []
