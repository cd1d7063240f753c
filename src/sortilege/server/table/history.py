"""The way a match has come: a few copies of it, so that going back does not mean to play it all again."""

from __future__ import annotations

from typing import NamedTuple

from sortilege import Match
from sortilege.kernel.record import Choice

COPY_EVERY = 40
"""After so many choices a copy is kept to go back to."""


class Bookmark(NamedTuple):
    """A place in the game's log, and how many of the events before it a seat was told."""

    mark: int
    told: int


Bookmarks = dict[int | None, Bookmark]


class Copied(NamedTuple):
    """A match after so many choices, and a place up to which it is known what each seat was told."""

    made: int
    match: Match
    places: Bookmarks


def carry_out(match: Match, choice: Choice) -> None:
    """IllegalChoice if the match does not offer it."""
    if choice.act:
        match.act(choice.seat, choice.step)
    else:
        match.answer(choice.seat, choice.step, choice.late)


class History:
    __slots__ = ("_choices", "_copies")

    def __init__(self, match: Match, places: Bookmarks) -> None:
        self._copies = [Copied(len(match.choices), match.clone(), places)]
        """The last two."""
        self._choices: list[Choice] = []
        """What was chosen since the first of them."""

    def add(self, choice: Choice) -> None:
        self._choices.append(choice)

    def wants_copy(self, match: Match) -> bool:
        return len(match.choices) - self._copies[-1].made >= COPY_EVERY

    def keep(self, match: Match, places: Bookmarks) -> None:
        self._copies.append(Copied(len(match.choices), match.clone(), places))
        if len(self._copies) > 2:
            first = self._copies.pop(0)
            del self._choices[: self._copies[0].made - first.made]

    def earlier(self, match: Match, ply: int) -> Copied:
        """The match as it was after so many choices. It may have to be played again, which takes as long as it takes;
        nothing has changed here."""
        first = self._copies[0]
        if ply < first.made:
            return Copied(ply, match.rewound(ply), dict.fromkeys(first.places, Bookmark(0, 0)))
        last = [copy for copy in self._copies if copy.made <= ply][-1]
        again = last.match.clone()
        for choice in self._choices[last.made - first.made : ply - first.made]:
            carry_out(again, choice)
        return Copied(ply, again, last.places)

    def go_back(self, earlier: Copied) -> None:
        """What came after it is forgotten."""
        first = self._copies[0]
        if earlier.made < first.made:
            self._copies, self._choices = [earlier._replace(match=earlier.match.clone())], []
            return
        del self._choices[earlier.made - first.made :]
        self._copies = [copy for copy in self._copies if copy.made <= earlier.made]
