"""A canvas of characters: fine lines in braille dots, and labels over them."""

from __future__ import annotations

from rich.text import Text

BLANK = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a braille character: two dots wide, four high."""


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._dots = [[0] * width for _ in range(height)]
        self._labels: list[tuple[int, int, Text]] = []

    def line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A line from the middle of one cell (column, row) to the middle of another."""
        (x0, y0), (x1, y1) = ((2 * column + 1, 4 * row + 2) for column, row in (start, end))
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            x, y = x0 + round((x1 - x0) * step / steps), y0 + round((y1 - y0) * step / steps)
            self._dots[y // 4][x // 2] |= DOTS[y % 4][x % 2]

    def label(self, column: int, row: int, label: Text) -> None:
        """Words over the lines, from a cell to the right as far as the edge allows."""
        left = max(0, min(column, self.width - len(label)))
        self._labels.append((left, row, label))

    def rows(self, style: str = "") -> list[Text]:
        rows = [Text("".join(chr(BLANK + dots) if dots else " " for dots in row), style=style) for row in self._dots]
        for left, row, label in self._labels:
            line = rows[row]
            rows[row] = Text.assemble(line[:left], label, line[left + len(label) :])
        return rows
