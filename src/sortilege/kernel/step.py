"""Steps as they are seen from outside: integers that print as their notation."""

from __future__ import annotations

from typing import ClassVar

from sortilege.kernel.book import Book


class Step(int):
    """A step of one game; each ruleset has a subclass with its book."""

    __slots__ = ()
    book: ClassVar[Book]
    """Everything that can happen in its game."""

    @property
    def name(self) -> str:
        """Verb and object, such as `PlayCard`."""
        return self.book.type_of(self).name

    @property
    def arguments(self) -> dict[str, str | int | None]:
        """What it is done by, to and with; None where there is nobody or nothing."""
        return self.book.type_of(self).read_arguments(self)

    def __str__(self) -> str:
        return self.book.write(self)

    __repr__ = __str__


class RandomDefault:
    """The default that asks whoever runs the clock to draw an option and answer with it."""

    def __repr__(self) -> str:
        return "RANDOM"


RANDOM = RandomDefault()
