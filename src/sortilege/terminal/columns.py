"""Numbered words in columns, and what they have in common."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

NUMBER_STYLE = "bold cyan"

Cells = list[tuple[int, str]]
"""Numbered words."""
Block = tuple[str, Cells]
"""A heading, or none, and what stands under it."""


def factor(cells: Cells) -> Block:
    """The words with which all begin or end, and what is left of each."""
    said = [words.split(" ") for _, words in cells]
    shortest = min(len(words) for words in said)
    head = shared([words[: shortest - 1] for words in said])
    if any(words[head:][0].isdecimal() and len(words) == head + 1 for words in said):
        head = max(0, head - 1)  # a bare number would be taken for the number of an option
    tail = shared([words[head:][::-1][: shortest - 1 - head] for words in said])
    first = said[0]
    heading = " ".join([*first[:head], "…", *first[len(first) - tail :]]) if head + tail else ""
    return heading, [
        (number, " ".join(words[head : len(words) - tail])) for (number, _), words in zip(cells, said, strict=True)
    ]


def shared(lists: Sequence[Sequence[str]]) -> int:
    """How many words all the lists begin with."""
    count = 0
    for column in zip(*lists, strict=True):
        if len(set(column)) > 1:
            break
        count += 1
    return count


def in_columns(cells: Cells, width: int) -> list[Line]:
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
