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
from sortilege.terminal.columns import NUMBER_STYLE, Block, Cells, factor, in_columns
from sortilege.text import Text

A_GROUP = 4
"""So many options alike have a heading of their own."""
A_CROWD = 12
"""A group larger than this is divided further."""
NO_BREAK = "\N{NO-BREAK SPACE}"
HEADING = "not bold italic"


def plain(words: str) -> str:
    """Words as people type them: no capitals, no accents."""
    return "".join(letter for letter in normalize("NFKD", words.casefold()) if not combining(letter))


def unbroken(words: str, names: Sequence[str]) -> str:
    """Words in which a player's name is one word."""
    for name in names:
        words = words.replace(name, name.replace(" ", NO_BREAK))
    return words


class Menu:
    """Options in the order they are shown, each with its number; a menu that comes `after` another
    goes on where that one ends."""

    def __init__(self, options: Sequence[Step], text: Text, after: Menu | None = None) -> None:
        groups = [part for group in gather(options, lambda step: step.name) for part in divide(group)]
        self.steps = [step for group in groups for step in group]
        self.words = [unbroken(text.step(step), text.names) for step in self.steps]
        self.numbers = numbers_of(self.steps, {} if after is None else after.by_number)
        self.by_number: dict[int, Step] = dict(zip(self.numbers, self.steps, strict=True))
        by_board = all(printed_number(step) in (None, number) for number, step in self.by_number.items())
        self._said = {
            number: said.removesuffix(f" ({number})") if by_board else said
            for number, said in zip(self.numbers, self.words, strict=True)
        }
        places = [place for place, group in enumerate(groups) for _ in group]
        self._group = dict(zip(self.numbers, places, strict=True))

    def notated(self, notation: str) -> Step | None:
        """The option that is written so."""
        return next((step for step in self.steps if str(step).replace(" ", "") == notation.replace(" ", "")), None)

    def find(self, words: str) -> list[int]:
        """The numbers of the options in which all the words occur."""
        sought = plain(words).split()
        said = zip(self.numbers, self.words, strict=True)
        return [number for number, words in said if all(word in plain(words) for word in sought)]

    def blocks(self, numbers: Sequence[int]) -> list[Block]:
        """These options in groups; a large one is headed by what the words of its options share."""
        blocks: list[Block] = []
        few: Cells = []
        for _, group in groupby(numbers, self._group.__getitem__):
            cells = [(number, self._said[number]) for number in group]
            if len(cells) < A_GROUP:
                few += cells
                continue
            blocks += [("", few), factor(cells)]
            few = []
        return [block for block in (*blocks, ("", few)) if block[1]]

    def draw(self, width: int, numbers: Sequence[int], above: Line | None = None, room: int | None = None) -> Group:
        """These options under what stands above; a single heading shares its line. Where there is
        not room for so many lines, a group is only its numbers and its heading."""
        blocks = self.blocks(numbers)
        columns = [in_columns(cells, width) for _, cells in blocks]
        folded = room is not None and len(blocks) > 1 and sum(map(len, columns)) + len(blocks) > room
        lines = [] if above is None else [above]
        for (heading, cells), column in zip(blocks, columns, strict=True):
            if heading and folded:
                lines.append(Line.assemble((f"{cells[0][0]}–{cells[-1][0]}", NUMBER_STYLE), f" {heading}"))
                continue
            if heading and above is not None and len(blocks) == 1:
                lines[0] = Line.assemble(above, " ", (heading, HEADING))
            elif heading:
                lines.append(Line(heading, style=HEADING))
            lines += column
        return Group(*lines)


def numbers_of(steps: Sequence[Step], taken: Mapping[int, Step]) -> list[int]:
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
