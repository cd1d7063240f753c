"""The options of a question: numbered, grouped by what they share, found by part of their words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, groupby
from typing import Any
from unicodedata import combining, normalize

from rich.console import Group
from rich.text import Text as Line

from sortilege import Step
from sortilege.kernel.vocabulary import NUMBER, SEAT
from sortilege.text import Text

A_GROUP = 4
"""So many options alike have a heading of their own."""
A_CROWD = 12
"""A group larger than this is divided further."""
NUMBER_STYLE, HEADING = "bold cyan", "not bold italic"


def plain(words: str) -> str:
    """Words as people type them: no capitals, no accents."""
    return "".join(letter for letter in normalize("NFD", words.casefold()) if not combining(letter))


class Menu:
    """Options in the order they are shown, each with its number; a menu that comes `after` another
    goes on where that one ends."""

    def __init__(self, options: Sequence[Step], text: Text, after: Menu | None = None) -> None:
        groups = [part for group in gather(options, lambda step: step.name) for part in divide(group)]
        self.steps = [step for group in groups for step in group]
        self.words = [text.step(step) for step in self.steps]
        self.numbers = number(self.steps, {} if after is None else after.by_number)
        self.by_number: dict[int, Step] = dict(zip(self.numbers, self.steps, strict=True))
        self._said = dict(zip(self.numbers, self.words, strict=True))
        self._group = {
            self.numbers[place]: number
            for place, number in enumerate(number for number, group in enumerate(groups) for _ in group)
        }

    def notated(self, notation: str) -> Step | None:
        """The option that is written so."""
        return next((step for step in self.steps if str(step).replace(" ", "") == notation.replace(" ", "")), None)

    def find(self, words: str) -> list[int]:
        """The numbers of the options in which all the words occur."""
        sought = plain(words).split()
        return [number for number, said in self._said.items() if all(word in plain(said) for word in sought)]

    def blocks(self, width: int, numbers: Sequence[int]) -> list[tuple[str, list[Line]]]:
        """These options in columns; a group's block is headed by what the words of the group share."""
        blocks: list[tuple[str, list[Line]]] = []
        few: list[tuple[int, str]] = []
        for _, group in groupby(numbers, self._group.__getitem__):
            members = [(number, self._said[number].removesuffix(f" ({number})")) for number in group]
            if len(members) < A_GROUP:
                few += members
                continue
            blocks.append(("", in_columns(few, width)))
            few = []
            heading, members = factor(members)
            blocks.append((heading, in_columns(members, width)))
        blocks.append(("", in_columns(few, width)))
        return [block for block in blocks if block[1]]

    def draw(self, width: int, numbers: Sequence[int], above: Line | None = None) -> Group:
        """These options under what stands above; a single heading shares its line."""
        blocks = self.blocks(width, numbers)
        lines = [] if above is None else [above]
        for heading, block in blocks:
            if heading and above is not None and len(blocks) == 1:
                lines[0] = Line.assemble(above, " ", (heading, HEADING))
            elif heading:
                lines.append(Line(heading, style=HEADING))
            lines += block
        return Group(*lines)


def number(steps: Sequence[Step], taken: Mapping[int, Step]) -> list[int]:
    """A number for each step that none has yet: the one printed on the board where all of a menu
    are alike and each names a space of its own, such as 13 for going to 13; otherwise they are counted."""
    verbs = {step.name for step in taken.values() or steps}
    printed = {step: printed_number(step) for step in steps if step.name in verbs}
    numbers = [*taken, *(number for number in printed.values() if number is not None)]
    by_board = len(verbs) == 1 and all(printed_number(step) == number for number, step in taken.items())
    if not by_board or len(set(numbers)) < len(taken) + len(printed):
        printed, numbers = {}, list(taken)
    counter = count(max(numbers, default=0) + 1)
    found = (printed.get(step) for step in steps)
    return [next(counter) if number is None else number for number in found]


def printed_number(step: Step) -> int | None:
    """The number on the board of the one thing a step names, if it names one."""
    verb = step.book.verb(step)
    named = [
        step.arguments[name]
        for name, kind in zip(verb.arguments, verb.kinds, strict=True)
        if not kind.labels and kind is not SEAT and kind is not NUMBER
    ]
    return named[0] if len(named) == 1 and isinstance(named[0], int) else None


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


def factor(members: Sequence[tuple[int, str]]) -> tuple[str, list[tuple[int, str]]]:
    """The words with which all begin or end, and what is left of each."""
    said = [words.split(" ") for _, words in members]
    shortest = min(len(words) for words in said)
    head = shared([words[: shortest - 1] for words in said])
    tail = shared([words[head:][::-1][: shortest - 1 - head] for words in said])
    first = said[0]
    heading = " ".join([*first[:head], "…", *first[len(first) - tail :]]) if head + tail else ""
    return heading, [
        (number, " ".join(words[head : len(words) - tail])) for (number, _), words in zip(members, said, strict=True)
    ]


def shared(lists: Sequence[Sequence[str]]) -> int:
    """How many words all the lists begin with."""
    count = 0
    for column in zip(*lists, strict=True):
        if len(set(column)) > 1:
            break
        count += 1
    return count


def in_columns(cells: Sequence[tuple[int, str]], width: int) -> list[Line]:
    """Numbered cells, downwards and then to the right, as many columns as fit."""
    if not cells:
        return []
    digits = len(str(max(number for number, _ in cells)))
    for rows in range(1, len(cells) + 1):
        columns = [cells[start : start + rows] for start in range(0, len(cells), rows)]
        widths = [digits + 1 + max(len(words) for _, words in column) for column in columns]
        if sum(widths) + 2 * (len(widths) - 1) <= width:
            break
    lines = []
    for row in range(rows):
        line = Line()
        for column, wide in zip(columns, widths, strict=True):
            if row < len(column):
                number, words = column[row]
                line.append(f"{number:>{digits}}", style=NUMBER_STYLE)
                line.append(f" {words}".ljust(wide - digits + 2))
        line.rstrip()
        lines.append(line)
    return lines
