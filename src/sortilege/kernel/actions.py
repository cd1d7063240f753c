"""Every answer that can be given at a table, numbered from 0: what a learner chooses from.

Who answers is not part of the number: the same deed has the same number at every seat. The numbers follow from the
declared steps and the number of players alone, so they stay as they are as long as the game's revision does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import NONE, SEAT, Kind
from sortilege.kernel.question_types import QuestionType1, QuestionType2, QuestionType3, QuestionType4
from sortilege.kernel.step_types import StepType

Narrowed = Mapping[StepType, Iterable[tuple[int, ...]]]
"""Of steps that allow far more than can ever be answered: the arguments after `by` that can; none for a step that only
follows from others."""
BY_WHOM: Final = 255 << 8
"""Where in a step its first argument stands."""
QUESTIONS: Final = (QuestionType1, QuestionType2, QuestionType3, QuestionType4)


class Actions:
    """The answers in the order of their numbers."""

    def __init__(self, book: Book, seats: int, narrowed: Narrowed) -> None:
        self.book = book
        self._steps: list[int] = []
        for step_type in book.by_name.values():
            if step_type.arguments[:1] == ["by"] and not isinstance(step_type, QUESTIONS):
                possible = narrowed.get(step_type)
                for arguments in _all_arguments(step_type.kinds[1:], seats) if possible is None else possible:
                    self._steps.append(step_type.with_arguments([0, *arguments]))
        self._numbers = {step: number for number, step in enumerate(self._steps)}

    def __len__(self) -> int:
        return len(self._steps)

    def name(self, number: int, seat: int) -> str:
        """How an answer is written when a seat gives it."""
        return self.book.write(self.step(number, seat))

    def number(self, step: int) -> int:
        """The number of a step; ValueError if it is no answer of this game."""
        found = self._numbers.get(step & ~BY_WHOM)
        if found is None:
            raise ValueError(f"{self.book.write(step)} is no answer that can be given at this table")
        return found

    def numbers(self, steps: list[int]) -> list[int]:
        """The numbers of several steps."""
        known = self._numbers
        found: list[int] = []
        for step in steps:
            number = known.get(step & ~BY_WHOM)
            found.append(self.number(step) if number is None else number)
        return found

    def mark(self, numbers: list[int], masks: bytearray, start: int = 0) -> None:
        """Writes 1 for each of some actions into a mask, which begins at some place of a row of masks."""
        for number in numbers:
            masks[start + number] = 1

    def step(self, number: int, seat: int) -> int:
        """What a seat does that chooses this number."""
        if not 0 <= number < len(self._steps):
            raise ValueError(f"actions are numbered 0 to {len(self._steps) - 1}, not {number}")
        return self._steps[number] | seat << 8


def _all_arguments(kinds: Sequence[Kind], seats: int) -> Iterator[tuple[int, ...]]:
    return product(*[(*range(seats if kind is SEAT else int(kind.size)), int(NONE)) for kind in kinds])
