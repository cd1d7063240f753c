"""The words a game is written in: kinds of argument, steps, events, reasons.

A step is an integer: eight bits for the rule, eight for each argument. It compares, hashes, copies
and keys a search tree for nothing; a `Verb` builds it and reads it back as text at the border.
"""

from __future__ import annotations

import re
from typing import Any, Final

from sortilege.kernel.rules import Rule

NONE: Final = 255
"""An argument that names nobody and nothing."""

NO_STEP: Final = 0
RANDOM_STEP: Final = -1
"""A default that says: whoever runs the clock draws one of the options."""

LONGEST_QUOTE: Final = 80

NOTATION: Final = re.compile(r"(\w+)\((.*)\)")


class Kind:
    """What an argument may be (a seat, a card, a place) and how its values are written."""

    def __init__(self, name: str, labels: list[str] | None = None) -> None:
        self.name = name
        self.labels: list[str] = labels if labels is not None else []
        self.values: dict[str, int] = {label: value for value, label in enumerate(self.labels)}

    def write(self, value: int) -> str | int | None:
        """The value as people and JSON read it."""
        if value == NONE:
            return None
        return self.labels[value] if self.labels else int(value)  # a comparison told as a number is one

    def read(self, text: str) -> int:
        if text == "none":
            return NONE
        value = self.values.get(text, -1) if self.labels else _number(text)
        if not 0 <= value < NONE:
            allowed = ", ".join(self.labels) if self.labels else f"0 to {NONE - 1}"
            raise ValueError(f"{self.name}: {quoted(text)} is none of {allowed}")
        return value


def _number(text: str) -> int:
    """The number that a few digits write; -1 for anything else."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_QUOTE else -1


SEAT: Final = Kind("seat")
NUMBER: Final = Kind("number")


class Verb:
    """The name of a step, with its arguments; calling it gives the step."""

    def __init__(self, book: Book, name: str, arguments: dict[str, Kind]) -> None:
        self.name = name
        self.arguments = list(arguments)
        self.kinds = list(arguments.values())
        self.rule: Rule[Any] | None = None
        self.code = book.enter(self)
        self._book = book

    def __call__(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
        return self.code | a << 8 | b << 16 | c << 24 | d << 32 | e << 40

    def for_each(self, values: list[int], a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> list[int]:
        """Steps alike but for the last argument, which takes each of the values."""
        shift = 8 * len(self.kinds)
        head = self.code | a << 8 | b << 16 | c << 24 | d << 32
        return [head | value << shift for value in values]

    def means(self, rule: Rule[Any]) -> None:
        """Says which rule carries this step out."""
        if self.rule is not None:
            raise ValueError(f"{self.name} has a rule already")
        self.rule = rule
        self._book.rules[self.code] = rule

    def read_arguments(self, step: int) -> dict[str, str | int | None]:
        return {
            name: kind.write(step >> (8 + 8 * place) & 255)
            for place, (name, kind) in enumerate(zip(self.arguments, self.kinds, strict=True))
        }


class Telling:
    """The name of an event, in the past tense, with its fields."""

    def __init__(self, book: Book, name: str, fields: dict[str, Kind]) -> None:
        self.name = name
        self.fields = list(fields)
        self.kinds = list(fields.values())
        self.columns = list(fields.items())
        self.width = 2 + len(fields)
        """How many numbers one takes in the log: who is told, the code, the fields."""
        self.code = len(book.tellings)
        book.tellings.append(self)


class Reason:
    """Why something cannot be done: a message for players and the ledger's IDs behind it."""

    def __init__(self, message: str, *rules: str) -> None:
        self.message = message
        self.rules = rules


class Book:
    """Everything that can happen in one game: its steps, its rules and its events."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.verbs: list[Verb] = []
        self.rules: list[Rule[Any]] = [Rule()]
        self.tellings: list[Telling] = []
        self.by_name: dict[str, Verb] = {}

    def step(self, name: str, **arguments: Kind) -> Verb:
        return Verb(self, name, arguments)

    def event(self, name: str, **fields: Kind) -> Telling:
        return Telling(self, name, fields)

    def enter(self, verb: Verb) -> int:
        if verb.name in self.by_name:
            raise ValueError(f"{self.game} has two steps named {verb.name}")
        self.by_name[verb.name] = verb
        self.verbs.append(verb)
        self.rules.append(Rule())
        return len(self.verbs)

    def check(self) -> None:
        """Every step has a rule."""
        for verb in self.verbs:
            if verb.rule is None:
                raise ValueError(f"{self.game}: no rule carries out {verb.name}")

    def verb(self, step: int) -> Verb:
        code = step & 255
        if code == 0 or code > len(self.verbs):
            raise ValueError(f"{int(step)} is no step of {self.game}")
        return self.verbs[code - 1]

    def write(self, step: int) -> str:
        """The stable notation of a step: `PlayRed(by=0, on=3, card=accusation)`."""
        verb = self.verb(step)
        words = [f"{name}={'none' if value is None else value}" for name, value in verb.read_arguments(step).items()]
        return f"{verb.name}({', '.join(words)})"

    def read(self, text: str) -> int:
        """The step that a notation names; ValueError says what is wrong with it."""
        match = NOTATION.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"{quoted(text)} is not the notation of a step, such as {self.example()}")
        verb = self.by_name.get(match.group(1))
        if verb is None:
            names = ", ".join(self.by_name)
            raise ValueError(f"{quoted(match.group(1))} is no step of {self.game}; its steps are {names}")
        given = [part.strip() for part in match.group(2).split(",")] if match.group(2).strip() else []
        wanted = ", ".join(f"{name}=..." for name in verb.arguments)
        if len(given) != len(verb.arguments):
            raise ValueError(f"{verb.name} takes ({wanted}), not {quoted(text)}")
        step = verb.code
        for place, part in enumerate(given):
            name, equals, word = part.partition("=")
            if not equals or name.strip() != verb.arguments[place]:
                raise ValueError(f"{verb.name} takes ({wanted}), not {quoted(text)}")
            step |= verb.kinds[place].read(word.strip()) << (8 + 8 * place)
        return step

    def example(self) -> str:
        return self.write(self.verbs[0].code)


def quoted(given: object) -> str:
    """What was given, whatever it is, no longer than needed to recognise it."""
    if isinstance(given, str):
        return repr(_shortened(given))
    try:
        return _shortened(repr(given))
    except ValueError:  # Python does not write numbers of thousands of digits
        return f"something of type {type(given).__name__} that is too long to write"


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def argument(step: int, place: int) -> int:
    """One argument of a step, counted from 0."""
    return step >> (8 + 8 * place) & 255
