"""What the argument of a step or the field of an event may be: a seat, a card, a place, a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = 255
"""An argument that names nobody and nothing."""
MOST_SEATS: Final = 29

LONGEST_QUOTE: Final = 80


class Kind:
    """The values an argument may have and how each is written. Any argument may also be NONE."""

    def __init__(self, name: str, labels: list[str] | None = None, size: int = NONE) -> None:
        self.name = name
        self.labels: list[str] = labels if labels is not None else []
        self.values: dict[str, int] = {label: value for value, label in enumerate(self.labels)}
        self.shown: dict[int, str | None] = {**dict(enumerate(self.labels)), NONE: None}
        """By value: its label, and None for NONE, which is also what an unknown face is."""
        self.size: Final[i64] = len(self.labels) if self.labels else size
        """How many values there are, from 0 on."""
        if self.size > NONE:
            raise ValueError(f"{name}: a kind has {NONE} values at most, not {self.size}")

    def write(self, value: int) -> str | int | None:
        """The value as people and JSON read it."""
        if value == NONE:
            return None
        return self.labels[value] if self.labels else int(value)  # a comparison told as a number is one

    def read(self, text: str) -> int:
        if text == "none":
            return NONE
        value = self.values.get(text, -1) if self.labels else _number(text)
        if not 0 <= value < self.size:
            allowed = ", ".join(self.labels) if self.labels else f"0 to {self.size - 1}"
            raise ValueError(f"{self.name}: {quoted(text)} is none of {allowed}")
        return value


def _number(text: str) -> int:
    """The number that a few digits write; -1 for anything else."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_QUOTE else -1


SEAT: Final = Kind("seat", size=MOST_SEATS)
NUMBER: Final = Kind("number")
"""Any number that can be written."""


def number_up_to(most: int) -> Kind:
    """Numbers from 0 to that one."""
    return Kind("number", size=most + 1)


FLAG: Final = number_up_to(1)
"""NO or YES."""
NO: Final[i64] = 0
YES: Final[i64] = 1


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
