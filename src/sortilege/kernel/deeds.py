"""What can be said of an answer by itself: whether everybody sees it, and whom it goes against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sortilege.kernel.step_types import StepType, argument, type_code

NOBODY: Final = -1


class Deeds:
    """A game's answers, as those at the table see them."""

    def __init__(self, unseen: Sequence[StepType] | None = None, against: Mapping[StepType, str] | None = None) -> None:
        """All are seen by everybody, just as they are given, but for those that are not; nothing is taken to be seen
        where that is not said. Some go against the seat that is the argument of that name."""
        self.says_who_sees = unseen is not None
        self.unseen: set[int] = {int(step_type.code) for step_type in unseen or ()}
        self.against: dict[int, int] = {}
        for step_type, name in (against or {}).items():
            self.against[int(step_type.code)] = step_type.arguments.index(name)

    def in_the_open(self, answer: int) -> bool:
        """Whether everybody sees an answer as it is, and sees when it is given."""
        return self.says_who_sees and int(type_code(answer)) not in self.unseen

    def aimed_at(self, answer: int) -> int:
        """The seat that an answer goes against, or nobody."""
        place = self.against.get(int(type_code(answer)), NOBODY)
        return int(argument(answer, place)) if place != NOBODY else NOBODY


NOTHING_KNOWN: Final = Deeds()
