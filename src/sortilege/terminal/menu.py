"""The options of a question: numbered, grouped by what they share, found by part of their words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count, groupby
from typing import Any
from unicodedata import combining, normalize

from rich.console import Group
from rich.text import Text as Line

from sortilege import Step
from sortilege.terminal.columns import NUMBER_STYLE, Block, Cells, factor, in_columns
from sortilege.text import Text
from sortilege.typography import NO_BREAK

A_GROUP = 4
"""So many options alike have a heading of their own."""
A_CROWD = 12
"""A group larger than this is divided further."""
PRINTED_NUMBER = re.compile(r" \((\d+)\)$")
HEADING = "not bold italic"


def plain(words: str) -> str:
    """Words as people type them: no capitals, no accents, the apostrophe of the keyboard."""
    typed = normalize("NFKD", words.casefold()).replace("’", "'")
    return "".join(letter for letter in typed if not combining(letter))


def unbroken(words: str, names: Sequence[str]) -> str:
    """Words in which a player's name is one word."""
    for name in names:
        words = words.replace(name, name.replace(" ", NO_BREAK))
    return words


class Menu:
    """Options in the order they are shown, each with its number; a menu that comes `after` another
    uses none of its numbers again."""

    def __init__(self, options: Sequence[Step], text: Text, after: Menu | None = None) -> None:
        groups = [part for group in gather(options, lambda step: step.name) for part in divide(group)]
        self.steps = [step for group in groups for step in group]
        self.words = [unbroken(text.step(step), text.names) for step in self.steps]
        self.walk: str | None = walk_of(self.steps, self.words) if after is None else after.walk
        """The verb whose options have the numbers of the board, if there is one."""
        self.numbers: list[int] = self._numbered(() if after is None else after.numbers)
        self.by_number = dict(zip(self.numbers, self.steps, strict=True))
        self._said = dict(zip(self.numbers, self.words, strict=True))
        places = [place for place, group in enumerate(groups) for _ in group]
        self._group: dict[int, Any] = dict(zip(self.numbers, places, strict=True))
        self._verb: dict[int, Any] = {number: step.name for number, step in self.by_number.items()}

    def _numbered(self, taken: Sequence[int]) -> list[int]:
        on_board = [
            printed(words) if step.name == self.walk else None
            for step, words in zip(self.steps, self.words, strict=True)
        ]
        counter = count(max((*taken, *(number for number in on_board if number is not None)), default=0) + 1)
        return [next(counter) if number is None else number for number in on_board]

    def notated(self, notation: str) -> Step | None:
        """The option that is written so."""
        return next((step for step in self.steps if str(step).replace(" ", "") == notation.replace(" ", "")), None)

    def find(self, words: str) -> list[int]:
        """The numbers of the options in which all the words occur."""
        sought = plain(words).split()
        said = zip(self.numbers, self.words, strict=True)
        return [number for number, words in said if all(word in plain(words) for word in sought)]

    def blocks(self, numbers: Sequence[int], by_verb: bool = False) -> list[Block]:
        """These options in groups; a large one is headed by what the words of its options share."""
        blocks: list[Block] = []
        few: Cells = []
        for _, group in groupby(numbers, (self._verb if by_verb else self._group).__getitem__):
            cells = [(number, self._short(number)) for number in group]
            if len(cells) < A_GROUP:
                few += cells
                continue
            blocks += [("", few), factor(cells)]
            few = []
        return [block for block in (*blocks, ("", few)) if block[1]]

    def _short(self, number: int) -> str:
        """Its words, without the number of the board if that is its number."""
        said = self._said[number]
        return said.removesuffix(f" ({number})") if self.by_number[number].name == self.walk else said

    def draw(self, width: int, numbers: Sequence[int], above: Line | None = None) -> Group:
        """These options in columns under what stands above; a single heading shares its line."""
        blocks = self.blocks(numbers)
        lines = [] if above is None else [above]
        for heading, cells in blocks:
            if heading and above is not None and len(blocks) == 1:
                lines[0] = Line.assemble(above, " ", (heading, HEADING))
            elif heading:
                lines.append(Line(heading, style=HEADING))
            lines += in_columns(cells, width)
        return Group(*lines)

    def draw_folded(self, width: int, numbers: Sequence[int], by_verb: bool = False) -> Group:
        """The same where there is no room for it: of a group only its numbers and its heading."""
        lines: list[Line] = []
        for heading, cells in self.blocks(numbers, by_verb):
            if heading:
                lines.append(Line.assemble((f"{cells[0][0]}–{cells[-1][0]}", NUMBER_STYLE), f" {heading}"))
            else:
                lines += in_columns(cells, width)
        return Group(*lines)


def walk_of(steps: Sequence[Step], words: Sequence[str]) -> str | None:
    """The verb of options that are all alike and each name a space of their own by its number on the
    board: going to 13 should be number 13."""
    spaces = {printed(said) for said in words}
    alike = len({step.name for step in steps}) == 1 and len(spaces) == len(steps) and None not in spaces
    return steps[0].name if alike else None


def printed(words: str) -> int | None:
    """The number on the board with which an option's words end."""
    found = PRINTED_NUMBER.search(words)
    return int(found[1]) if found else None


def gather(steps: Sequence[Step], key: Callable[[Step], Any]) -> Iterator[list[Step]]:
    """Steps of the same key together, in the order in which the keys first appear."""
    groups: dict[Any, list[Step]] = {}
    for step in steps:
        groups.setdefault(key(step), []).append(step)
    return iter(groups.values())


def divide(group: list[Step]) -> list[list[Step]]:
    """A crowd of one verb, divided by the argument that makes the fewest parts of it."""
    if len(group) <= A_CROWD:
        return [group]
    counts = {name: len({step.arguments[name] for step in group}) for name in group[0].arguments}
    dividing = [name for name, count in counts.items() if 1 < count <= len(group) // A_GROUP]
    if not dividing:
        return [group]
    name = min(dividing, key=counts.__getitem__)
    return list(gather(group, lambda step: step.arguments[name]))
